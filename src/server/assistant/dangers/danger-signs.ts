import { signsOfWords } from '../asks/ask-signs.ts'
import { askWords } from '../asks/ask-words.ts'

/** What is wrong is told in one breath: words this near each other are read together. */
const WINDOW = 4
const NEAR_COUNT = 0.4

/** What of a message tells a danger: its words, and those that stand near each other in either order. `plain` is lower case without accents. */
export function dangerSigns(plain: string): ReadonlyMap<string, number> {
  const words = askWords(plain)
  const signs = signsOfWords(words)
  words.forEach((word, at) => {
    for (let apart = 3; apart <= WINDOW && at >= apart; apart += 1)
      signs.set([words[at - apart], word].toSorted().join(' .. '), NEAR_COUNT)
  })
  return signs
}
