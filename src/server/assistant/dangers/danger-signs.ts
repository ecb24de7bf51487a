import { askWords } from '../asks/ask-words.ts'

const LETTERS = 4
const LETTERS_COUNT = 0.5
const APART_COUNT = 0.7
/** What is wrong is told in one breath: words this near each other are read together. */
const WINDOW = 4
const NEAR_COUNT = 0.4

/** What of a message tells a danger: words, pairs of them, words that stand near each other, and runs of letters. `plain` is lower case without accents. */
export function dangerSigns(plain: string): ReadonlyMap<string, number> {
  const words = askWords(plain)
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
    for (let apart = 3; apart <= WINDOW && at >= apart; apart += 1)
      signs.set([words[at - apart], word].toSorted().join(' .. '), NEAR_COUNT)
  })
  return signs
}
