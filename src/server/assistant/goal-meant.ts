import type { Ask } from './asks/asks-in.ts'
import type { Goal, Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { BLOWER_KINDS, TURBO_KINDS } from './part-words.ts'
import type { Before } from './said-before.ts'

/** Of what the car makes today so much more is "a bit more". */
const A_BIT_MORE = 0.08
const LEAST_MORE_HP = 15

const DOUBLE = /\b(?:doubl(?:e|ing)|twice|2x)\b(?! (?:disc|disk|din|pumper|clutch|valve|adjust\w*|check|wishbone))/
const LITTLE =
  /\b(?:(?:a )?(?:little|lil|bit|tad|touch)(?: bit)?(?: of)?(?: (?:more|extra|of))?|wak\w+|wake|pep\w*|mild|livel\w+|perk\w*|spice|get up and go|nothing crazy|cheap\w*|easy|basic|modest|some (?:more|extra)|freshen)\b/

const WAKES = /\b(?:wak\w+|wake|pep\w*|livel\w+|perk\w*|easy stuff)\b/

/** What pulls a trailer is made a little stronger, never as strong as it gets. */
const TOWS = /\btow\w*\b|\b(?:pull\w*|haul\w*)\b[^.;]{0,40}\b(?:trailer|camper|boat|rv|lbs?|pounds)\b/

/** "Wake it up", "a little more pep". */
export const wishesMore = (asked: string): boolean => LITTLE.test(asked) && !/\bcheap\w*\b/.test(asked)

/** What of a request is planned by itself: money, the parts that are named, another kind of boost. */
const PLANNED_BY = ['budgetUsd', 'boostKinds', 'maker', 'wants'] as const
const isPlannedBy = (meaning: Meaning, isWoken: boolean): boolean =>
  PLANNED_BY.some((name) => meaning[name] !== undefined && !(isWoken && name === 'wants')) ||
  (meaning.induction !== undefined && meaning.induction !== 'auto' && meaning.induction !== 'naturally_aspirated')

/** What the car makes today, and no wish: beside these a figure is a reading. */
const MAKES_NOW =
  /\b(?:mak(?:es?|ing)|made|currently|now|today|already (?:at|mak\w+)|put(?:s|ting)? down|put \d|dyno\w*|running|sits?|sitting|it's at|is at|has \d)\b/

/** "300whp no boost, I have test pipes already": asked for a build, a power beside what is on the car is the goal. */
export const wishedFigure = ({ meaning: { goal, dynoSheet, budgetUsd }, asked }: MessageReading): number | undefined =>
  goal === undefined && budgetUsd === undefined && dynoSheet && !MAKES_NOW.test(asked) ? dynoSheet.wheelHp : undefined

/** "No turbo": all motor comes first, and what else there is (`all-motor-first.ts`). */
const isMotorFirst = ({ without = [] }: Meaning): boolean =>
  [TURBO_KINDS, BLOWER_KINDS].some((kinds) => kinds.every((kind) => without.includes(kind)))

/** Said of all that is wanted: a stage as a figure of its own. */
const STAGE = /\bstage ?([1-3])\b/

/** "So what would 400 cost me": a power without its unit. */
const COST_OF_FIGURE =
  /\b(?:what|how much)\b[^.?!]{0,24}\b(?:would|will|does|do|is|to (?:get|make|hit|reach)(?: to)?) ([2-9]\d\d|1[0-4]\d\d)(?: (?:whp|hp|wheel))? ?(?:cost|run|take|be|set|need|actually|really|then)\b/

/** The power that a price is asked for. */
export const figureOfCost = (asked: string): Goal | undefined => {
  const figure = COST_OF_FIGURE.exec(asked)?.[1]
  return figure ? { wheelHp: Number(figure) } : undefined
}

/**
 * The goal of a build that was asked for without a figure: "wake it up" is stage 1, a car that makes 410 and "a bit more" is
 * that and a bit, and what is left is the most that is safe on the terms. Undefined where a goal was said.
 */
export function goalMeant({ meaning, asked, language }: MessageReading, before: Before, ask: Ask): Goal | undefined {
  const stage = STAGE.exec(asked)?.[1]
  if (ask.kind === 'build.stage' && stage) return { stage: Number(stage) as 1 | 2 | 3 }
  if (meaning.goal !== undefined) return undefined
  if (DOUBLE.test(asked)) return { timesStock: 2 }
  const now = meaning.dynoSheet && 'wheelHp' in meaning.dynoSheet ? meaning.dynoSheet.wheelHp : undefined
  const isLittle = LITTLE.test(asked) || meaning.change === 'more_power'
  if (now && isLittle && meaning.budgetUsd === undefined)
    return { gainHp: Math.max(LEAST_MORE_HP, Math.round(A_BIT_MORE * now)) }
  if (isPlannedBy(meaning, isLittle && WAKES.test(asked))) return undefined
  if (meaning.fuel === '87' && !isLittle && !TOWS.test(asked)) return undefined
  if (isMotorFirst(meaning) && language !== 'es') return undefined
  const figure = figureOfCost(asked)
  if (figure) return figure
  if (before.shown !== undefined || before.goal !== undefined || ask.kind !== 'build.goal') return undefined
  return isLittle || TOWS.test(asked) ? { stage: 1 } : { most: true, isSafe: true }
}
