import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../src/server/pages/files.ts'
import { NEVER_SAID } from './support/voice.ts'

const ROOT = join(import.meta.dirname, '..')

/** Whose sentences customers read. The back office, the assistant's word lists and the logs are not. */
const READ_BY_CUSTOMERS =
  /^src\/(?:web\/(?!admin\/)|server\/(?!admin\/|assistant\/|catalog-import\/|database\/|agents\/|docs\/|mcp\/)|engine\/|xray\/|contract\/(?!admin\/)|catalog\/(?:packages|builds|brands|merchandise|social)\.ts)/

const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
/** Text between tags, which holds at least two words. */
const JSX_TEXT = />([^<>{}]*[a-z] [a-z][^<>{}]*)</gi
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')

/** What a source says: its strings of two words and more, and the text of its elements. */
function sentencesOf(source: string): string[] {
  const bare = withoutComments(source)
  const strings = [...bare.matchAll(STRING)].map(([literal]) => literal.slice(1, -1))
  const texts = [...bare.matchAll(JSX_TEXT)].map(([, text]) => text ?? '')
  return [...strings, ...texts].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text.includes(' '))
}

const FILES = filesBelow(join(ROOT, 'src'))
  .map((path) => `src/${path}`)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && READ_BY_CUSTOMERS.test(path))

describe('what customers read', () => {
  const said = FILES.flatMap((path) =>
    sentencesOf(readFileSync(join(ROOT, path), 'utf8')).map((sentence) => ({ path, sentence })),
  )

  test.each(NEVER_SAID)('never says %s', (words, say) => {
    const found = said
      .filter(({ sentence }) => words.test(sentence))
      .map(({ path, sentence }) => `${path}: "${sentence}" (say: ${say})`)
    expect(found).toEqual([])
  })

  test('is read from the sources, wherever it is written', () => {
    const source = `
      // grip at launch
      const a = { title: 'Ranges that hold', other: "as it is" }
      const b = <p className="mt-4">
          Every part in
          your hand
        </p>`
    expect(sentencesOf(source)).toEqual(['Ranges that hold', 'as it is', 'Every part in your hand'])
    expect(said.length).toBeGreaterThan(1_500)
  })
})
