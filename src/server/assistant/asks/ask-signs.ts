import { askWords } from './ask-words.ts'

const LETTERS = 4
/** Letters of a word tell less than the word, words that stand apart less than beside each other; what was asked before more. */
const LETTERS_COUNT = 0.5
const APART_COUNT = 0.7
const BEFORE_COUNTS = 2

/** What words tell wherever they stand: each, pairs of them, those that stand one apart, and runs of letters for slips. */
export function signsOfWords(words: readonly string[]): Map<string, number> {
  const signs = new Map<string, number>()
  for (const word of new Set(words)) {
    const whole = `<${word}>`
    if (word.length >= LETTERS)
      for (let at = 0; at + LETTERS <= whole.length; at += 1)
        signs.set(`~${whole.slice(at, at + LETTERS)}`, LETTERS_COUNT)
  }
  words.forEach((word, at) => {
    signs.set(word, 1)
    if (at > 0) signs.set(`${words[at - 1]} ${word}`, 1)
    if (at > 1) signs.set(`${words[at - 2]} _ ${word}`, APART_COUNT)
  })
  return signs
}

/** What of a message tells what it asks: its words, how it begins and ends, and what was asked before. `plain` is lower case without accents. */
export function askSigns(plain: string, before: readonly string[]): ReadonlyMap<string, number> {
  const words = askWords(plain)
  const signs = signsOfWords(words)
  signs.set(`begins: ${words[0] ?? ''}`, 1)
  signs.set(`begins: ${words.slice(0, 2).join(' ')}`, 1)
  signs.set(`ends: ${words.slice(-2).join(' ')}`, 1)
  signs.set(`length: ${Math.min(5, Math.floor(words.length / 3))}`, 1)
  for (const sign of before) signs.set(sign, BEFORE_COUNTS)
  return signs
}
