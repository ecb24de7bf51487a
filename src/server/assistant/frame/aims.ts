import type { PartKind } from '../../../engine/model.ts'
import { kindsIn } from '../part-words.ts'

/** What a sentence wants to know of the parts that it names. */
export type Aim = 'price' | 'hours' | 'gain' | 'loud'

const OF_MONEY = String.raw`(?:be|cost|run|set|charge|go for|installed|to (?:install|put|fit|swap|have|get))`
const PRICE = new RegExp(
  [
    String.raw`\bhow much (?:is|are|for|installed|it is|they are|they go|it costs|do they (?:go|run|cost))\b`,
    String.raw`\bhow much (?:to|would it be to|is it to|do you charge to) (?:have|put|get|install|do|swap|add|fit|change)\b`,
    String.raw`\bhow much (?:would|does|do|will|should|did)\b[^.?!]{0,60}\b${OF_MONEY}\b`,
    String.raw`\bwhat (?:is|does|do|would|will|are|it)\b[^.?!]{0,60}\b(?:go for|set me back|costs?)\b`,
    String.raw`\bwhat (?:do|does|would) (?:they|it|these|those|one) run\b`,
    String.raw`\b(?:prices?|pricing|quote|total|labor)\b(?! (?:hours|time))`,
    String.raw`\bhow much\W*$|\bcosts?\b[^.?!]{0,30}\b(?:installed|parts|labor)\b`,
  ].join('|'),
)
const HOURS =
  /\bhow long\b(?![^.?!]{0,24}\b(?:last|lasts|hold|live|survive|good|get (?:it )?here|ship|arrive)\b)[^.?!]{0,60}\b(?:take|takes|shop|install\w*|without|job|done|swap|put|be down)\b|\bhow long\W*$|\bhow many hours\b|^\W*hours (?:for|to|on)\b|\b(?:book|labor|flat rate) (?:time|hours)\b|\blabor (?:hours|time)\b/
const GAIN =
  /\bhow (?:much|many)\b[^.?!]{0,24}\b(?:power|w?hp|horse ?powers?|horses|torque|gains?)\b|\b(?:what|how much)\b[^.?!]{0,40}(?<!\b(?:when|once|if|before|after) (?:i|we) )\b(?:gains?|adds?|net|pick up)\b|\b(?:w?hp|power) gains?\b/
const LOUD =
  /\b(?:is|are|how|will|does|do|make|makes|makes it|get)\b[^.?!]{0,30}\b(?:loud(?:er)?|noisy|noisier|drones?|raspy)\b/
/** What it costs to drive, is a claim, or is no money at all. */
const NOT_MONEY =
  /\b(?:a|per|every|each) (?:month|year|week|mile|tank|gallon)\b|\b(?:monthly|yearly)\b|\bcost me (?:my|the) (?:engine|motor)\b|\btotal(?:ed|ly)\b|\bto run (?:e85|9[13]|premium)\b/

/** Sentences and the questions that are tied together by "and": each asks for itself. */
export const questionsOf = (asked: string): readonly string[] =>
  asked
    .split(
      /[?!;]|\.(?=\s|$)|,? (?:and|but)(?: also)? (?=(?:is|are|do|does|did|will|would|can|could|should|how|what|which|whether|when|why|who|if)\b)/,
    )
    .map((one) => one.trim())
    .filter(Boolean)

export function aimsIn(sentence: string): ReadonlySet<Aim> {
  const aims = new Set<Aim>()
  if (GAIN.test(sentence)) aims.add('gain')
  if (HOURS.test(sentence)) aims.add('hours')
  if (LOUD.test(sentence)) aims.add('loud')
  if (PRICE.test(sentence) && !NOT_MONEY.test(sentence)) aims.add('price')
  return aims
}

/** What is asked of the parts of a message, and the questions that ask something else. */
export interface PartsAsked {
  aims: ReadonlySet<Aim>
  /** The words that the parts are read from: the sentences that ask, else the whole message. */
  words: string
  others: readonly string[]
}

export function partsAskedIn(asked: string): PartsAsked | undefined {
  const sentences = questionsOf(asked)
  const asking = sentences.filter((one) => aimsIn(one).size > 0)
  if (asking.length === 0) return undefined
  const own = asking.join(' . ')
  const words = kindsIn(own).length > 0 ? own : asked
  if (kindsIn(words).length === 0) return undefined
  return {
    aims: new Set(asking.flatMap((one) => [...aimsIn(one)])),
    words,
    others: sentences.filter((one) => !asking.includes(one)),
  }
}

const MAKES_POWER =
  /^(?:cold_air|intake_man|throttle|charge_pipes|catback|headers|midpipe|downpipe|intercooler|tune|e85_tune|pulley|supercharger|turbo|cam|ported|stroker|methanol|heat_exchanger)/
export const makesPower = (kind: PartKind): boolean => MAKES_POWER.test(kind)
