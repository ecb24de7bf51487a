import type { Said } from './advisor.ts'

/** "No wait es el 2016", "sorry, it's a 2017": a year that puts the one before right, and nothing else. */
const ONLY_YEAR =
  /^\W*(?:(?:no|nah|nope|wait|espera|sorry|perdon|perdón|actually|oops|my bad|i mean|i meant|meant|correction|digo|quise decir|mejor dicho|its|it's|it is|that's|thats|mine is|mine's|es|era|the|an?|el|un|del|year|not|año|ok|oh)\b[\s,.!:]*){1,7}((?:19[89]|20[0-3])\d)\W*$/i
const YEAR = /\b(?:19[89]|20[0-3])\d\b/

/** Beside another car's the year of "my 2018" is the one that was wrong. */
const OWN_YEAR = /(?<=\bmy )(?:19[89]|20[0-3])\d\b/i

/**
 * The talk with the year that is put right where it was said first, and the last question open again: who asked of a
 * 2018 and owns a 2016 gets the same answer of the 2016. Only where words answered: a build is planned again by itself.
 */
export function withYearPutRight(told: readonly Said[], words: string): readonly Said[] | undefined {
  const year = ONLY_YEAR.exec(words)?.[1]
  if (year === undefined || told.length < 2) return undefined
  const at = told.findLastIndex(({ from, text }) => from === 'visitor' && YEAR.test(text))
  const said = told[at]
  const isOfWords = told.slice(at).every(({ request }) => request === undefined)
  if (!said || !isOfWords || told.at(-1)?.from !== 'assistant' || YEAR.exec(said.text)?.[0] === year) return undefined
  const right = { ...said, text: said.text.replace(OWN_YEAR.test(said.text) ? OWN_YEAR : YEAR, year) }
  return [...told.slice(0, at), right, ...told.slice(at + 1, -1)]
}
