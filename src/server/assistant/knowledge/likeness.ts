import { stemOf } from './stems.ts'

/** So much of a message is compared. */
const MOST_WORDS = 80
/** Two words that follow each other count beside the words themselves. */
const PAIR = 0.5
const LEAST_WORDS_OF_CLAUSE = 3
const MOST_CLAUSES = 4
/** Where one clause ends and the next begins: what is asked may be one of them among much that is told. */
const CLAUSES = /[.,;:?!]+\s|\b(?:and|but|so|because|cuz)\b/

/** Every word as it is spelled, the small ones too ("why", "before", "or"), without accents and apostrophes. */
export const plainWords = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []
  )
    .slice(0, MOST_WORDS)
    .map((word) => word.replace(/'s$/, '').replace("'", ''))

/** Every word, and every two that follow each other. */
function signsOf(text: string): ReadonlyMap<string, number> {
  const words = plainWords(text).map(stemOf)
  const signs = new Map(words.map((word) => [word, 1]))
  words.slice(1).forEach((word, at) => {
    signs.set(`${words[at]} ${word}`, PAIR)
  })
  return signs
}

/** A text, and the clauses of it that may be what is asked. */
export function clausesOf(text: string): readonly string[] {
  const clauses = text.split(CLAUSES).filter((clause) => clause.trim().split(/\s+/).length >= LEAST_WORDS_OF_CLAUSE)
  return [text, ...(clauses.length > 1 ? clauses.slice(0, MOST_CLAUSES) : [])]
}

const lengthOf = (signs: ReadonlyMap<string, number>, rarityOf: (sign: string) => number): number =>
  Math.sqrt([...signs].reduce((sum, [sign, counts]) => sum + (counts * rarityOf(sign)) ** 2, 0)) || 1

/**
 * How like a text is to each of the known ones, 0 to 1 in their order: the cosine of their words and pairs of words, each
 * counted by how rare it is among the known.
 */
export function likenessTo(known: readonly string[]): (text: string) => Float64Array {
  const all = known.map(signsOf)
  const counts = new Map<string, number>()
  for (const signs of all) for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const rarityOf = (sign: string): number => Math.log(1 + all.length / ((counts.get(sign) ?? 0) + 0.5))
  // By sign the texts that have it, each followed by how much of it the sign is.
  const found = new Map([...counts.keys()].map((sign) => [sign, [] as number[]]))
  all.forEach((signs, at) => {
    const length = lengthOf(signs, rarityOf)
    for (const [sign, own] of signs) found.get(sign)?.push(at, (own * rarityOf(sign)) / length)
  })
  return (text) => {
    const signs = signsOf(text)
    const length = lengthOf(signs, rarityOf)
    const likes = new Float64Array(all.length)
    for (const [sign, own] of signs) {
      const share = (own * rarityOf(sign)) / length
      const alike = found.get(sign) ?? []
      for (let at = 0; at < alike.length; at += 2) likes[alike[at] ?? 0]! += share * (alike[at + 1] ?? 0)
    }
    return likes
  }
}
