import type { Vehicle } from '../engine/model.ts'
import { oncePer } from './once-per.ts'
import { catalogNames } from './vehicle-candidates.ts'

/** One letter wrong, missing, extra or swapped. */
function almostSame(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1
  const restA = a.slice(at)
  const restB = b.slice(at)
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

interface Vocabulary {
  words: ReadonlySet<string>
  longest: number
  /** Known words that may be misspelled, in their order, by themselves and by each form with one letter left out. */
  byForm: ReadonlyMap<string, readonly string[]>
}

const mayBeMisspelled = (word: string) => word.length >= 5 && !/\d/.test(word)

/** The word and its forms with one letter left out: two words that are one slip apart share at least one. */
function formsOf(word: string): Set<string> {
  return new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))])
}

const vocabularyOf = oncePer((vehicles: readonly Vehicle[]): Vocabulary => {
  const words = new Set<string>()
  for (const { vehicle, name } of catalogNames(vehicles)) {
    for (const alternative of name.alternatives) for (const known of alternative) words.add(known)
    for (const detail of name.details) words.add(detail)
    words.add(vehicle.make.toLowerCase())
  }
  const byForm = new Map<string, string[]>()
  for (const word of [...words].filter(mayBeMisspelled)) {
    for (const form of formsOf(word)) byForm.set(form, [...(byForm.get(form) ?? []), word])
  }
  return { words, longest: Math.max(0, ...[...words].map((word) => word.length)), byForm }
})

/**
 * The word itself when the catalog knows it, else the known word that a slip of the finger would give. Looks up the few
 * forms of the word, however many words the catalog has.
 */
export function spelled(vehicles: readonly Vehicle[], word: string): string {
  const { words, longest, byForm } = vocabularyOf(vehicles)
  if (words.has(word) || !mayBeMisspelled(word) || word.length > longest + 1) return word
  for (const form of formsOf(word)) {
    const known = byForm.get(form)?.find((one) => almostSame(word, one))
    if (known !== undefined) return known
  }
  return word
}
