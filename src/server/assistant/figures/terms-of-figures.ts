import { HP_PER_KW, HP_PER_PS } from '../../../engine/units.ts'
import { readBare, readCorrected, readGoal } from '../goal-of.ts'
import { readBudget } from '../goal-words.ts'
import type { Goal } from '../meaning.ts'
import type { Sentence } from '../sentence.ts'
import { readStripGoal } from '../strip-goal-words.ts'
import { chanceOfRoles, type FigureRole, type FigureSaid, likeliestFigure, onlyWith } from './figures-said.ts'

const GOALS: readonly FigureRole[] = ['wheel_power_goal', 'crank_power_goal', 'gain_goal', 'time_goal']
/** Whatever may be read as a goal: a power that is asked about is told by the same words. */
export const POWERS: readonly FigureRole[] = [...GOALS, 'torque_goal', 'power_now', 'power_told', 'stage']
const MONEY: readonly FigureRole[] = ['budget']
/** So likely a figure is money to spend, or a goal, where no words say so: an engine of 350 cubic inches is no wish. */
const LIKELY = 0.6
const LIKELY_GOAL = 0.65
/** "3.2 0-60": a time that is read by its words may be this unlikely by itself. */
const POSSIBLE = 0.04
const THOUSANDS = /^(?:k|grand|gs?|racks?|bands?|stacks?|thousand|mil)$/
/** What a figure with such a word right behind it measures is no money, however likely: "down around 2500 rpm". */
const MEASURES =
  /^(?:rpms?|w?hp|bhp|ps|kw|nm|psi|bar|mph|kmh|kph|mi|miles?|km|lbs?|pounds?|tq|lb|cc|mm|ft|feet|foot|rev|revs)$/
const [LEAST_USD, MOST_USD] = [150, 250_000]

/** Money in dollars: "7.5" and "8k" are thousands. */
function usdOf({ value, unit }: FigureSaid): number | undefined {
  if (MEASURES.test(unit)) return undefined
  const usd = Math.round(value * (THOUSANDS.test(unit) || value < 100 ? 1000 : 1))
  return usd >= LEAST_USD && usd <= MOST_USD ? usd : undefined
}

/** Whether nothing has understood a figure before: it still stands in what is left of the sentence. */
const isLeft = ({ rest }: Sentence, { text }: FigureSaid): boolean =>
  new RegExp(String.raw`(?<![\d.,])${text.replaceAll('.', '\\.')}(?!\d|[.,]\d)`).test(rest)

/** A budget in dollars, of a range the upper end. Worked: "got like 7 maybe 7.5 if its worth it" = 7500, "flat 5-8k" = none. */
export function budgetSaid(sentence: Sentence, said: readonly FigureSaid[]): number | undefined {
  const read = onlyWith(sentence, said, MONEY, readBudget, LIKELY) ?? onlyWith(sentence, said, MONEY, readBudget)
  if (read !== undefined) return read
  const likely = said.filter((figure) => chanceOfRoles(figure, MONEY) >= LIKELY && isLeft(sentence, figure))
  const usd = likely.flatMap((figure) => usdOf(figure) ?? [])
  return usd.length > 0 ? Math.max(...usd) : undefined
}

const HP_PER: Readonly<Record<string, number>> = { kw: HP_PER_KW, ps: HP_PER_PS }

function goalOfFigure({ value, unit }: FigureSaid, role: FigureRole): Goal | undefined {
  const hp = Math.round(value * (HP_PER[unit] ?? 1))
  if (role === 'wheel_power_goal' && value >= 80 && value <= 3000) return { wheelHp: hp }
  if (role === 'crank_power_goal' && value >= 80 && value <= 3000) return { crankHp: hp }
  if (role === 'gain_goal' && value >= 10 && value <= 800) return { gainHp: hp }
  if (role === 'time_goal' && value >= 7.5 && value <= 18) return { quarterMileS: value }
  if (role === 'time_goal' && value >= 2 && value < 7.5) return { zeroToSixtyS: value }
  return undefined
}

/** The goal that is said, of figures that may be one alone. Worked: "jesus christ. 800 then" = 800 whp. */
export function goalSaid(sentence: Sentence, said: readonly FigureSaid[]): Goal | undefined {
  const read = onlyWith(sentence, said, POWERS, (rest) => readCorrected(rest) ?? readGoal(rest))
  return read ?? onlyWith(sentence, said, ['time_goal'], readStripGoal, POSSIBLE)
}
export function bareGoalSaid(
  sentence: Sentence,
  said: readonly FigureSaid[],
  goal: Goal | undefined,
): Goal | undefined {
  const bare = onlyWith(sentence, said, POWERS, (rest) => readBare(rest, goal))
  if (bare || goal) return bare
  for (const role of GOALS) {
    const left = said.filter((one) => isLeft(sentence, one))
    const figure = likeliestFigure(left, [role], LIKELY_GOAL)
    const own = figure && goalOfFigure(figure, role)
    if (own) return own
  }
  return undefined
}
