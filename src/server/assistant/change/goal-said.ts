import { readBare, readCorrected, readGoal } from '../goal-of.ts'
import type { Goal, Meaning } from '../meaning.ts'
import { Sentence } from '../sentence.ts'
import { ROLLED } from '../strip-goal-words.ts'

const MOST =
  /\b(?:(?:the|what(?:'s| is)? the) (?:most|max)|max(?:imum)?(?: it)? (?:out|power|effort)?|as much as|all (?:it|you) (?:can|got|has)|everything it has|lo (?:mas|maximo)|el maximo)\b/
/** What was wanted before is not what is wanted now. */
const NOT_ANY_MORE =
  /\b(?:forget|scratch|screw|not|instead of|rather than|never ?mind|olvida) (?:the |that |about )*\$?\d[\d.,]*k?\b/g
const FIGURE =
  /(?<![\d.$#-])\b([1-9]\d\d|1[0-9]\d\d)\b(?! ?(?:\$|dollars|bucks|usd|miles|mi\b|rpm|lbs?|nm|ft|cc|shot|psi|octane|k\b|hours?|\/|tq|torque|mm|lph|pump|liter))/g
const IS_TORQUE = /\b(?:torque|tq|lb-?ft|ft-?lbs?|foot[- ]pounds?|pounds)\b/
const QUARTER =
  /(?<![\d.$])\b((?:[7-9]|1[0-7])(?:\.\d{1,2})?)(?: ?s(?:ec\w*)?\b|\b)(?! ?(?:psi|k\b|grand|lbs?|%|hours?|days?|inch))/
const SIXTY = /\b(?:0 ?(?:-|to) ?60|sixty)\b/
const SIXTY_S = /(?<![\d.$-])\b([2-8](?:\.\d{1,2})?)(?: ?s\b|\b)(?! ?(?:psi|k\b|grand))/
const WHOLE = 0.99

/**
 * The power or time that a change names, by whatever words. `isTime`: a time is changed, so a bare figure is one;
 * `isToSixty`: of 0-60, as the one before it.
 */
export function goalSaid(
  said: { typed: string; asked: string; meaning: Meaning },
  isTime = false,
  isToSixty = false,
): Goal | undefined {
  const { goal } = said.meaning
  if (goal && !new RegExp(NOT_ANY_MORE).test(said.typed) && (!isTime || !('wheelHp' in goal))) return goal
  const typed = said.typed.replaceAll(NOT_ANY_MORE, ' ').replace(ROLLED, ' ')
  const asked = said.asked.replaceAll(NOT_ANY_MORE, ' ').replace(ROLLED, ' ')
  const sentence = new Sentence(typed)
  const read = readCorrected(sentence) ?? readGoal(sentence)
  if (read && !isTime) return read
  if (isTime) return read && !('wheelHp' in read) ? read : timeIn(asked, isToSixty)
  const bare = readBare(sentence, undefined)
  if (bare) return bare
  const figure = [...asked.matchAll(FIGURE)].at(-1)?.[1]
  if (figure && !isYear(Number(figure)))
    return IS_TORQUE.test(asked) ? { torqueLbft: Number(figure) } : { wheelHp: Number(figure) }
  return MOST.test(asked) ? { most: true } : undefined
}

const isYear = (figure: number): boolean => figure >= 1900 && figure < 2030

function timeIn(asked: string, isToSixty: boolean): Goal | undefined {
  const sixty = isToSixty || SIXTY.test(asked) ? SIXTY_S.exec(asked.replace(SIXTY, ' '))?.[1] : undefined
  if (sixty) return { zeroToSixtyS: Number(sixty) }
  const quarter = QUARTER.exec(asked)?.[1]
  if (!quarter) return undefined
  const isWhole = !quarter.includes('.') && !/\bflat\b/.test(asked)
  return { quarterMileS: Number(quarter) + (isWhole ? WHOLE : 0) }
}
