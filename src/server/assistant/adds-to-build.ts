import type { PartKind } from '../../engine/model.ts'
import type { Meaning } from './meaning.ts'
import type { Before } from './said-before.ts'

const ADDS =
  /^\W*(?:(?:ok|oh|great|nice|cool|yes|yeah|but) )*(?:and|plus|also|with)(?: also| maybe)? (?:an?|some|new|the)? ?(?:\w+ ){0,2}\w+\W*$|\b(?:add|include|throw in|put|toss in|stick)\b[^?.]{0,50}\b(?:to|in|into|on) (?:it|that|this|the|my)(?: (?:build|plan|list|package|set-?up|quote))?\W*$|^\W*(?:please |ok |also |and )*(?:upgrade|beef up|replace) (?:the|my) (?:\w+ ){0,2}\w+(?: too| as well| also| while .*)?\W*$|\bi (?:would )?(?:also|still) (?:want|need|like)\b|\b(?:i )?(?:want|need|would like) [^?.]{2,40}\b(?:too|as well|also)\W*$/
const OTHERWISE =
  /\b(?:cart|basket|order|how|what|why|which|price|cost|do i|is|are|does|will|fit|no|not|don't|without|stock|factory)\b/
const FEW_WORDS = 12

/** "And a clutch", "can you add coilovers to that build": a part for the build that is shown. */
export function addsToBuild(
  { shown }: Before,
  { meaning, asked, kinds }: { meaning: Meaning; asked: string; kinds: readonly PartKind[] },
): Meaning | undefined {
  const [kind] = kinds
  const isOther = meaning.car !== undefined || meaning.goal !== undefined || meaning.budgetUsd !== undefined
  if (shown === undefined || !kind || isOther || meaning.intent === 'cart') return undefined
  if (asked.trim().split(/\s+/).length > FEW_WORDS || OTHERWISE.test(asked) || !ADDS.test(asked)) return undefined
  const { part: _, topic: __, cart: ___, ...said } = meaning
  return { ...said, intent: 'plan', wants: [...new Set([...(meaning.wants ?? []), ...kinds])].sort() }
}

const OTHER_YEAR =
  /\b(?:it is|it was|that is|mine is|she is|(?:car|truck|registration|title|vin) (?:is|says|shows)|turns out|actually|checked|really) (?:an? |the |it is |actually |really |from )*(?:19[89]|20[0-3])\d\b/

/** "The truck is a 2017, not a 2016. Does that change anything?": the same build for the year that is right. */
export function otherYear(before: Before, meaning: Meaning, asked: string): Meaning | undefined {
  const isOther = meaning.year !== undefined && meaning.year !== before.year && meaning.car === undefined
  const isOpen = meaning.intent === 'topic' || meaning.intent === 'unknown' || meaning.intent === 'stock'
  if (before.shown === undefined || !isOther || !isOpen || !OTHER_YEAR.test(asked)) return undefined
  const { topic: _, ...said } = meaning
  return { ...said, intent: 'plan' }
}
