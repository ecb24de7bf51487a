import { aspectAsked } from './asked-of-talk.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import type { Before } from './said-before.ts'
import { STRENGTH_TOPICS, type StrengthTopic, strengthAsked } from './strength-asked.ts'

const MOST_WORDS = 7
const LEADS =
  /^\W*(?:(?:ok(?:ay)?|and|but|so|then|what|how|about|is|the|my|stock|for|with|of|same|question|y|el|la|que|hay) ?)*/

/** "And the clutch?", "what about the motor" after the gearbox: the same question of the next component. */
export function strengthGoesOn({ last, shown }: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  const isOfStrength = last?.intent === 'limits' || STRENGTH_TOPICS.has(last?.topic ?? '')
  const words = asked.trim().split(/\s+/).length
  if (!isOfStrength || words > MOST_WORDS || meaning.car !== undefined || meaning.budgetUsd !== undefined)
    return undefined
  const aspect = aspectAsked(asked, asked)
  if (shown && (aspect === 'last' || aspect === 'duration')) return { intent: 'topic', topic: 'build_lasts' }
  const topic = componentAlone(asked)
  return topic ? { intent: 'topic', topic, ...(meaning.goal ? { goal: meaning.goal } : {}) } : undefined
}

/** "And the clutch?": the component that a few words name. */
function componentAlone(asked: string): StrengthTopic | undefined {
  const component = asked
    .replace(LEADS, '')
    .replace(/[^a-z\d -]/g, '')
    .trim()
  return component ? strengthAsked(`will the stock ${component} hold`) : undefined
}

/** The component whose strength is asked about, in a whole question or in a few words after one. */
export const componentSaid = (asked: string): StrengthTopic | undefined =>
  strengthAsked(asked) ?? (asked.trim().split(/\s+/).length <= MOST_WORDS ? componentAlone(asked) : undefined)

/** The components that two cars are held against each other by, in a word. */
export const COMPONENT_WORDS: readonly (readonly [StrengthTopic, RegExp])[] = [
  ['transmission', /\b(?:trans(?:mission)?|gear ?box|tranny|dct|dsg)s?\b/],
  ['fuel_system', /\bfuel (?:system|pump)s?\b|\bfueling\b/],
  ['clutch', /\bclutch(?:es)?\b/],
  ['boost_source', /\bstock turbos?\b/],
  ['safe_limit', /\b(?:block|bottom end|internals|pistons?|rods?)\b/],
]
