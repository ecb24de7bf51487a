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

/** Each sign with its weight. */
type Signs = ReadonlyMap<string, number>

/** Every word, and every two that follow each other. */
function signsOf(text: string): Signs {
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

/** Every sign of some texts by a number, and how many of the texts have each. */
function countedSigns(known: readonly Signs[]) {
  const numbers = new Map<string, number>()
  const counts: number[] = []
  for (const signs of known)
    for (const sign of signs.keys()) {
      const number = numbers.get(sign) ?? numbers.size
      numbers.set(sign, number)
      counts[number] = (counts[number] ?? 0) + 1
    }
  return { numbers, counts }
}

/**
 * How like a text is to each of the known ones, 0 to 1 in their order: the cosine of their words and pairs of words, each
 * counted by how rare it is among the known. Which texts have a sign, and how much of each the sign is, stands in two rows
 * of numbers, sign after sign: a list for each sign takes several times the memory.
 */
export function likenessTo(known: readonly string[]): (text: string) => Float64Array {
  const signsKnown = known.map(signsOf)
  const { numbers, counts } = countedSigns(signsKnown)
  const begins = new Uint32Array(counts.length + 1)
  counts.forEach((count, number) => {
    begins[number + 1] = begins[number]! + count
  })
  const size = known.length
  /** The numbers of the known ones among a text's signs, each with its share of the whole text. */
  const sharesOf = (said: Signs): (readonly [number, number])[] => {
    const signs = [...said].map(([sign, own]) => {
      const number = numbers.get(sign) ?? -1
      return [number, own * Math.log(1 + size / ((counts[number] ?? 0) + 0.5))] as const
    })
    const length = Math.sqrt(signs.reduce((sum, [, own]) => sum + own * own, 0)) || 1
    return signs.filter(([number]) => number >= 0).map(([number, own]) => [number, own / length])
  }
  const texts = new Uint32Array(begins.at(-1) ?? 0)
  const shares = new Float32Array(texts.length)
  const next = begins.slice()
  signsKnown.forEach((signs, at) => {
    for (const [number, share] of sharesOf(signs)) {
      const place = next[number]!++
      texts[place] = at
      shares[place] = share
    }
  })
  return (text) => {
    const likes = new Float64Array(size)
    for (const [number, share] of sharesOf(signsOf(text)))
      for (let at = begins[number]!; at < begins[number + 1]!; at++) likes[texts[at]!]! += share * shares[at]!
    return likes
  }
}
