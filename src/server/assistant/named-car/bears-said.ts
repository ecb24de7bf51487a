import { NM_PER_LBFT } from '../../../engine/units.ts'
import { BUYS_OR_BUILDS } from '../strength-asked.ts'

const BEARS =
  /\b(?:hold(?:s|ing)?(?: up)?|hodl|takes?|handles?|survives?|stands?|lives?|supports?|good (?:for|to|till|until|past)|any good|limits?|lim|max(?:es|ed)?|rat(?:ed|ing)|ceiling|capacity|slips?|slipping|dead|dies|boom|eats?|explodes?|ok(?:ay)?|fine|safe|enough|mad|upset|runs? out|gives? (?:up|out)|leaves the chat|bears?|true numbers|last|breaks?|blows?|pops?|aguanta\w*|split(?:s)?)\b|\byes or no\b/
const ASKS =
  /\?|\b(?:how (?:much|many|far|high)|what|whats|when|where|wheres|at (?:what|which)|will|would|does|do|can|is|are|limits?|lim|max|yes or no|numbers?|safe (?:[awr]?whp|hp|power|tq|torque)|hold \d{3}|cuanto|aguanta\w*)\b/
/** A part is bought, fixed or chosen, or something else is asked of it. */
const ELSE =
  /\b(?:weld\w*|spool(?:ed)? (?:diff|rear)|mini spool|what (?:have|do) (?:you|yall) (?:have|got|carry)|have you got|toast|klarna|affirm|financ\w*|pay\w*|buy|price|cost\w*|how long|hours|install\w*|order|cart|fix|noise|smell\w*|leak\w*|codes?|p0\d{3}|fluid|oil|recommend|which (?:clutch|pump|turbo)|pedal|warranty|legal|e85 (?:or|vs)|or just|(?:do|buy|upgrade|replace|mod) first|first (?:mod|upgrade|thing to)|swap|dyno sheet|son|daughter|teen\w*|new driver|first car|kids?)\b|\$/

export const asksBearing = (asked: string): boolean =>
  BEARS.test(asked) && ASKS.test(asked) && !ELSE.test(asked) && !BUYS_OR_BUILDS.test(asked.replaceAll(A_PLAN, ' '))

/** "With a ProCharger plan": no plan is asked for. */
const A_PLAN = /\b(?:with|on|in) (?:a|the|my) [\w -]{2,24} plan\b/g

/** "Thank you. And the T5 behind it?", "so the V160 fine too?": the next component. */
const GOES_ON = /^\W*(?:(?:thank you|thanks|ok(?:ay)?|cool|nice|so|and|but|what about|how about|y)\b[ ,.!]*)+/
const MOST_WORDS = 9
export const goesOnToNext = (asked: string): boolean =>
  GOES_ON.test(asked) && asked.trim().split(/\s+/).length <= MOST_WORDS && !ELSE.test(asked)

const TORQUE =
  /(?<![\d.])(\d{2,4}) ?-?(lb ?-?ft|lbft|ft ?-?lbs?|lb ?-?feet|foot ?-?pounds?|pounds? ?-?f(?:ee|oo)t|tq|torque|wtq|nm|newton ?-?met(?:er|re)s?)\b/
const IS_NM = /\bnm\b|newton/

/** Torque that is to go through it, in lb-ft: "600 tq", "400 lbft", "600" of a question in Nm. */
export function torqueSaid(asked: string): number | undefined {
  const said = TORQUE.exec(asked)
  if (said) return Number(said[1]) / (IS_NM.test(said[2] ?? '') ? NM_PER_LBFT : 1)
  const bare = IS_NM.test(asked)
    ? /\b(?:say|says|at|to|about|want|with|make) (?:about |around )?(\d{3})\b/.exec(asked)?.[1]
    : undefined
  return bare ? Number(bare) / NM_PER_LBFT : undefined
}

const NOW =
  /\b(?:i am|im|i'm|it is|its|it's|makes?|making|has|have|at|about|abt|around|currently|running)\b[^.?!\d]{0,16}(\d{3,4}) ?(?:[awr]?whp|hp|wheel|w|at the (?:wheels|tires)|to the (?:wheels|tires))\b|\b(\d{3,4}) ?(?:[awr]?whp|ish to the (?:wheels|tires))\b/
/** What it makes as it stands. */
export function powerNow(asked: string): number | undefined {
  const found = NOW.exec(asked)
  const figure = Number(found?.[1] ?? found?.[2] ?? 0)
  return figure >= 100 && figure <= 2500 ? figure : undefined
}
