import { type Answer, text } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { ofCar } from '../frame/of-car.ts'
import { answerPlan } from '../plan-answer.ts'
import type { Turn } from '../turn.ts'
import type { LimitAsk } from './asked-kinds.ts'
import { comfortOf } from './comfort.ts'
import { fuelAsked } from './fuel-asked.ts'

/** A build is wished for as well: the answer to what is doubted, then the build; for a safe number the one that makes it. */
export function withBuild(turn: Turn, asks: readonly LimitAsk[], told: Answer): Answer {
  const { advisor, before, draft, reading, words } = turn
  const [first] = asks
  const { goal, intent } = reading.meaning
  // "The safest max, daily" orders it.
  const isMost = goal !== undefined && 'most' in goal && !words.includes('?')
  const isWished = intent === 'plan' && (isMost || (asks.some(({ isOfBuild }) => isOfBuild) && !isDoubt(turn, asks)))
  const car = isWished ? ofCar(advisor, draft, reading) : undefined
  if (!first || !car) return told
  const isNumber = asks.some(({ kind }) => kind === 'limit.safe') && draft.goal === undefined
  const fuel = fuelAsked(turn, first.asked)
  const wished: Draft = isNumber ? { ...draft, goal: { wheelHp: comfortOf(car, fuel, first.asked).wheelHp } } : draft
  if (wished.goal === undefined) return told
  const planned = answerPlan(advisor, before, wished, { ...car, assumed: '' }, undefined, () => [])
  return planned.some(({ type }) => type === 'build')
    ? [...told.filter(({ type }) => type === 'text'), text('\n'), ...planned]
    : told
}

/** "What fails first past stage 2": the stage says where it fails, and is not ordered. */
const FIRST_AT =
  /\bfirst (?:when |if |once )?(?:(?:i|you|it|we) (?:go|run|do|get|push) )?(?:past|after|above|over|beyond|at|on|with|to) (?:an? |the )?(?:stage|stg|st?g?\d|\d{3})/

/** "400 is easy, is he right?", "what fails above 350": a power that is doubted is no wish. */
const isDoubt = ({ draft, reading }: Turn, asks: readonly LimitAsk[]): boolean =>
  asks.some(
    ({ kind, isWished }) =>
      kind === 'limit.weak_points' ||
      (kind === 'limit.first' && FIRST_AT.test(reading.asked)) ||
      (kind === 'limit.safe' && !isWished && draft.goal !== undefined),
  )
