import { PART_KINDS } from '../../src/engine/model.ts'

const startingWith = (...starts: readonly string[]) =>
  PART_KINDS.filter((kind) => starts.some((start) => kind.startsWith(start)))

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  turbo: startingWith('turbo_'),
  supercharger: startingWith('supercharger_'),
  boost: startingWith('turbo_', 'supercharger_'),
  exhaust: ['catback_exhaust', 'headers_shorty', 'headers_long_tube', 'midpipe_catless', 'downpipe'],
  tune: ['tune', 'e85_tune'],
  headers: startingWith('headers_'),
}

/** The kinds of parts that a word of the trials means: a kind, or a group of them. */
export const kindsOf = (word: string): readonly string[] => GROUPS[word] ?? [word]
