import CHASSIS from './questions/chassis.json' with { type: 'json' }
import ENGINE from './questions/engine.json' with { type: 'json' }
import SHOP from './questions/shop.json' with { type: 'json' }
import { stemOf } from './stems.ts'

/** Questions as many people put them, by the topic that answers them: what a topic is asked in is taught here. */
export const QUESTIONS: Readonly<Record<string, readonly string[]>> = { ...ENGINE, ...CHASSIS, ...SHOP }

/** So much of a message is compared. */
const MOST_WORDS = 80
/** Two words that follow each other count beside the words themselves. */
const PAIR = 0.5
/** A topic is as near as its nearest questions, each next one counting less. */
const NEAREST = 5
const EACH_NEXT = 0.8
const ALL_NEAREST = Array.from({ length: NEAREST }, (_, at) => EACH_NEXT ** at).reduce((sum, one) => sum + one, 0)

/** Every word, the small ones too ("why", "before", "or"), and every two that follow each other. */
function signsOf(text: string): ReadonlyMap<string, number> {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = (plain.match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => stemOf(word.replace(/'s$/, '').replace("'", '')))
  const signs = new Map(words.map((word) => [word, 1]))
  words.slice(1).forEach((word, at) => {
    signs.set(`${words[at]} ${word}`, PAIR)
  })
  return signs
}

/** The questions of one topic stand side by side. */
interface Index {
  topics: readonly { id: string; from: number; to: number }[]
  size: number
  /** By sign the questions that have it, each followed by how much of it the sign is. */
  found: ReadonlyMap<string, readonly number[]>
  rarityOf: (sign: string) => number
}

const lengthOf = (signs: ReadonlyMap<string, number>, rarityOf: (sign: string) => number): number =>
  Math.sqrt([...signs].reduce((sum, [sign, counts]) => sum + (counts * rarityOf(sign)) ** 2, 0)) || 1

function indexed(): Index {
  const all: ReadonlyMap<string, number>[] = []
  const topics = Object.entries(QUESTIONS).map(([id, asked]) => {
    const from = all.length
    all.push(...asked.map(signsOf))
    return { id, from, to: all.length }
  })
  const counts = new Map<string, number>()
  for (const signs of all) for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const rarityOf = (sign: string): number => Math.log(1 + all.length / ((counts.get(sign) ?? 0) + 0.5))
  const found = new Map([...counts.keys()].map((sign) => [sign, [] as number[]]))
  all.forEach((signs, at) => {
    const length = lengthOf(signs, rarityOf)
    for (const [sign, own] of signs) found.get(sign)?.push(at, (own * rarityOf(sign)) / length)
  })
  return { topics, size: all.length, found, rarityOf }
}

let index: Index | undefined
/** Made when the first message comes. */
function theIndex(): Index {
  index ??= indexed()
  return index
}

/** Where one clause ends and the next begins: what is asked may be one of them among much that is told. */
const CLAUSES = /[.,;:?!]+\s|\b(?:and|but|so|because|cuz)\b/
const LEAST_WORDS = 3
const MOST_CLAUSES = 4

/** How like a text, or the clause of it that is nearest, is to the questions of each topic, 0 to 1. */
export function likeness(text: string): ReadonlyMap<string, number> {
  const clauses = text.split(CLAUSES).filter((clause) => clause.trim().split(/\s+/).length >= LEAST_WORDS)
  const all = [text, ...(clauses.length > 1 ? clauses.slice(0, MOST_CLAUSES) : [])].map(likenessOf)
  return new Map(theIndex().topics.map(({ id }, at) => [id, Math.max(...all.map((likes) => likes[at] ?? 0))]))
}

/** By topic the mean likeness of its nearest questions. */
function likenessOf(text: string): number[] {
  const { topics, size, found, rarityOf } = theIndex()
  const signs = signsOf(text)
  const length = lengthOf(signs, rarityOf)
  const likes = new Float64Array(size)
  for (const [sign, counts] of signs) {
    const own = (counts * rarityOf(sign)) / length
    const alike = found.get(sign) ?? []
    for (let at = 0; at < alike.length; at += 2) likes[alike[at] ?? 0]! += own * (alike[at + 1] ?? 0)
  }
  return topics.map(({ from, to }) => meanOfNearest(likes, from, to))
}

/** The nearest are kept in order while all are looked at: this runs for every topic and every message. */
function meanOfNearest(likes: Float64Array, from: number, to: number): number {
  const nearest = new Array<number>(NEAREST).fill(0)
  for (let at = from; at < to; at++) {
    let like = likes[at] ?? 0
    for (let place = 0; like > (nearest[NEAREST - 1] ?? 0) && place < NEAREST; place++) {
      const held = nearest[place] ?? 0
      if (like > held) [nearest[place], like] = [like, held]
    }
  }
  return nearest.reduce((sum, like, at) => sum + like * EACH_NEXT ** at, 0) / ALL_NEAREST
}
