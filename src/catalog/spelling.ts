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

let vocabulary: ReadonlySet<string> | undefined

/** The word itself when the catalog knows it, else the one known word that a slip of the finger would give. */
export function spelled(word: string): string {
  if (!vocabulary) {
    const all = new Set<string>()
    for (const { vehicle, name } of catalogNames()) {
      for (const alternative of name.alternatives) for (const known of alternative) all.add(known)
      for (const detail of name.details) all.add(detail)
      all.add(vehicle.make.toLowerCase())
    }
    vocabulary = all
  }
  if (vocabulary.has(word) || word.length < 5 || /\d/.test(word)) return word
  for (const known of vocabulary) if (known.length >= 5 && !/\d/.test(known) && almostSame(word, known)) return known
  return word
}
