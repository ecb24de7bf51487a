import { plainWords } from '../likeness.ts'
import { stemOf } from '../stems.ts'

/** How much two words that follow each other, and a few letters of a word, count beside the words themselves. */
const PAIR = 0.7
const LETTERS = 0.5
/** So many letters in a row: a word typed wrong, or one that nobody has used yet, still shares most of them. */
const LENGTHS = [3, 4]

/** A sign by a number of its own (FNV-1a), so that no words have to be kept. */
export function signOf(sign: string): number {
  let number = 0x811c9dc5
  for (let at = 0; at < sign.length; at++) number = Math.imul(number ^ sign.charCodeAt(at), 0x01000193)
  return number >>> 0
}

/** What of a text tells its topic, by number, with how much its kind counts: words, pairs of them, letters of each. */
export function signsOf(text: string): ReadonlyMap<number, number> {
  const words = plainWords(text)
  const stems = words.map(stemOf)
  const signs = new Map(stems.map((stem) => [signOf(stem), 1]))
  stems.slice(1).forEach((stem, at) => {
    signs.set(signOf(`${stems[at]} ${stem}`), PAIR)
  })
  for (const word of words.map((one) => `<${one}>`))
    for (const length of LENGTHS.filter((one) => one < word.length))
      for (let from = 0; from + length <= word.length; from++)
        signs.set(signOf(`~${word.slice(from, from + length)}`), LETTERS)
  return signs
}
