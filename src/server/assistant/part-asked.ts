import { partsIn } from './part-words.ts'

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
