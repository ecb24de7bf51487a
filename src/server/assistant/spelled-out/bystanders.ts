import type { Names } from '../catalog-names.ts'
import { carsMentioned } from './cars-mentioned.ts'

/** Who is called by his car: "the Miata girl", "Supra guys", "the Mustang crowd"; and money that was put by for one. */
const CALLED_BY =
  /^(?:'s)? (?:girls?|guys?|dudes?|boys?|kids?|bros?|ladies|lady|crowd|people|folks|owners?|drivers?|fan ?boys?|fellas?|forums?|gang|community|money|fund|payments?)\b(?! (?:next door|across|at work|down the))/
const IS_ONESELF = /\b(?:i'?m|am|as|being|like us|us) (?:an? |the )?$/

/**
 * A message without the cars by which others are called, where the talk has its car or the message names one besides. Words in
 * lower case.
 */
export function withoutBystanders(catalog: Names, words: string, isCarKnown: boolean): string {
  if (!CALLED_BY_ANY.test(words)) return words
  const cars = carsMentioned(catalog, words, 1)
  const aside = cars.filter(({ from, to }) => CALLED_BY.test(words.slice(to)) && !IS_ONESELF.test(words.slice(0, from)))
  if (aside.length === 0 || (!isCarKnown && aside.length === cars.length)) return words
  let rest = words
  for (const { from, to } of aside.toReversed()) rest = `${rest.slice(0, from)}other${rest.slice(to)}`
  return rest
}
const CALLED_BY_ANY = new RegExp(CALLED_BY.source.slice(1))
