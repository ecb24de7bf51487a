import { partsIn } from './part-words.ts'

/** A part and the power that it is to bear: "a clutch that will carry 500 lb-ft". */
export const RATED_PART =
  /\b(?:need|want|looking for|after) (?:an? |some )?(?:stronger|better|new|bigger|good)? ?[a-z ]{2,20}\b(?:for .{2,20}, )?\d{3} ?(?:ft-? ?lbs?|lb-? ?ft|tq|torque)\b|\b(?:need|want|after|have|sell|carry|looking for) (?:an?|some|new) .{2,40}\b(?:good for|rated (?:for|at)|(?:that|which|to)(?:'ll)? ?(?:will |can |would |could )?(?:carry|carries|hold|holds|handle|handles|take|takes|stand|stands|flow|flows|support|supports|feed|feeds))\b.{0,16}\d{3,4}/
/** "My clutch is toast, what have you got?" */
export const WHAT_YOU_SELL =
  /\bwhat (?:have|do|can) (?:you|yall|y'all)(?: guys)? (?:got|have|sell|carry|stock|offer)\b|\bwhat (?:[a-z-]+ ){0,3}(?:do )?you (?:carry|sell|stock|have)\b(?! to\b)|\bwhat is (?:out there|available|on the market)\b|\bwhat(?: are)? (?:my|the|our) (?:options|choices)\b/

/** "Injectors for 800 whp on E85": a part of which it is said what it is for, and nothing wished of a build. */
export function isPartFor(asked: string): boolean {
  if (/^\W*[a-z-]+ or [a-z-]+ /.test(asked)) return false
  const [first] = partsIn(asked)
  if (/\b(?:what|which) $/.test(asked.slice(0, first?.from)) && first?.word.induction === undefined)
    return /^ (?:will |would |can |that )?(?:holds?|handles?|supports?|flows?|feeds?|fits?)\b.{0,20}\d/.test(
      asked.slice(first?.to),
    )
  return (
    first !== undefined &&
    first.from <= 2 &&
    first.word.induction === undefined &&
    /^\s*(?:for|that|good for|to (?:hold|support|handle|feed))\b(?!.{0,40}\b(?:want|build|goal)\b)/.test(
      asked.slice(first.to),
    )
  )
}

const RATING =
  /\brated\b.{0,14}\d{3}|\b(?:needs? to|has to|must|have to|should|that can|that will|good (?:for|to)|will|can) (?:hold|handle|support|take|feed|flow|carry)s?\b.{0,14}\d{3}|\b\d{3} ?(?:tq|lb-?ft|ft-?lbs?|torque|whp|hp)? (?:min(?:imum)?|or (?:more|better)|capable|rated)\b/

/** "Clutch and flywheel, rated 450 tq min", "drop-in pump, needs to support 750": a part first, and what it is to bear. */
export function isRated(asked: string, hasCar: boolean): boolean {
  const parts = partsIn(asked)
  const [first] = parts
  return (
    hasCar &&
    first !== undefined &&
    parts.every(({ word }) => word.induction === undefined) &&
    RATING.test(asked.slice(first.to)) &&
    !/\b(?:build|goal|plan|get (?:it|me|to)|make|stock)\b/.test(asked) &&
    !/\?|^\W*(?:will|would|can|could|does|do|is|are|how)\b/.test(asked)
  )
}

const IS_THERE =
  /\b(?:(?:is|are) there(?: an?| any| some)?|do (?:you|yall|y'all)(?: guys)? (?:have|sell|carry|stock)(?: an?| any| some)?|(?:you|yall|y'all)(?: guys)? (?:got|have|sell|carry)(?: an?| any| some)?) (?:[a-z-]+ )?$/

/** "Is there a clutch for a 15 GT": a part that is asked for by name, with the car right behind it. */
export function isThere(asked: string): boolean {
  const [first, second] = partsIn(asked)
  return (
    first !== undefined &&
    second === undefined &&
    first.word.induction === undefined &&
    IS_THERE.test(asked.slice(0, first.from)) &&
    /^(?: kit| set| upgrade)?(?: (?:that|which) fits?| for| to fit| in stock)\b(?! (?:free|sale|that|me to|what))/.test(
      asked.slice(first.to),
    )
  )
}

/** "Show me what tires": parts to be seen. */
export const SHOW_PARTS =
  /^\W*(?:ok(?:ay)? |and |so |well |alright |please |now )*(?:(?:show|list|pull up)(?: me| us)?|(?:find|get|send) (?:me|us)) (?:some |the |your |which |what |any |all )*(?!build|plan|stages)[a-z-]+(?: [a-z-]+){0,3}\W*$/

/** "What's it run to put a Whipple on": what a part costs on the car. */
export const COSTS_TO =
  /\bwhat (?:is|does|will|would) (?:it|that|this) (?:run|cost|take) (?:me |us )?(?:to|for)\b|\b(?:what is|how much(?: is| does it cost| would it (?:be|cost|run))?)\b.{0,12}\bto (?:put|throw|slap|bolt|install|add|fit|mount|swap)\b/
