import type { Vehicle } from '../../src/engine/model.ts'
import type { Advisor } from '../../src/server/assistant/advisor.ts'
import { stockFigures } from '../../src/server/planning/car-facts.ts'
import type { BuildEvent, Heard } from './heard.ts'
import type { ExpectedGoal } from './trial.ts'

const HP_PER_PS = 0.98632
const HP_PER_KW = 1.34102
const LBFT_PER_NM = 0.73756
/** Units and wheel or crank are given and taken. */
const NEAR = 0.035

interface Planned {
  build: BuildEvent
  vehicle: Vehicle
  heard: Heard
}

/** How the build that is shown misses the goal in the visitor's own unit; empty where it was planned for it. */
export function goalMisses(advisor: Advisor, goal: ExpectedGoal, planned: Planned): string[] {
  const { request, reply } = planned.build
  const stock = stockFigures(advisor.catalog, planned.vehicle)
  const kept = stock.wheelHp / stock.crankHp
  const target = request.timeGoal ? Number.NaN : (request.targetHorsepower ?? Number.NaN)
  const near = (...wheelHp: number[]) => wheelHp.some((value) => Math.abs(target / value - 1) <= NEAR)
  const miss = (isSo: boolean, words: string): string[] => (isSo ? [] : [`goal ${words}: planned ${goalOf(planned)}`])
  const { drivelineLoss } = advisor.catalog.stockPower(planned.vehicle)
  const atWheels = (crankHp: number) => [crankHp * kept, crankHp * (1 - drivelineLoss), crankHp]
  const torque = (lbFt: number, words: string) =>
    miss(reply.estimatedTorque >= 0.9 * kept * lbFt || planned.heard.text.includes('lb-ft'), words)
  const [[kind, value] = []] = Object.entries(goal)
  const figure = Number(value)
  const words = `${kind} ${value}`
  switch (kind) {
    case 'wheelHp':
      return miss(near(figure), words)
    case 'crankHp':
      return miss(near(figure * kept, figure * (1 - advisor.catalog.stockPower(planned.vehicle).drivelineLoss)), words)
    case 'ps':
      return miss(near(...atWheels(figure * HP_PER_PS)), words)
    case 'kw':
      return miss(near(...atWheels(figure * HP_PER_KW)), words)
    case 'torqueLbFt':
      return torque(figure, words)
    case 'torqueNm':
      return torque(figure * LBFT_PER_NM, words)
    case 'gainHp': {
      const from = reply.currentSetup?.wheelHp ?? stock.wheelHp
      return miss(Math.abs(target - from - figure) <= 0.2 * figure + 3, words)
    }
    case 'doublePower':
      return miss(near(2 * stock.wheelHp), words)
    case 'asFastAs':
      return miss(isAsFast(advisor, String(value), planned), words)
    case 'stage':
      return miss(new RegExp(`(?:stage|etapa) ${figure}`, 'i').test(planned.heard.text), words)
    case 'maximum':
      return miss(value === 'safe_daily' ? reply.power.wheelHp > stock.wheelHp : isTheMost(planned), words)
    case 'budgetOnly':
      return miss(request.budgetUsd !== undefined && reply.estimatedCost <= request.budgetUsd, words)
    case 'quarterMileS':
      return miss(isTime(planned, 'quarter_mile', figure, 0.06), words)
    case 'zeroTo60S':
      return miss(isTime(planned, 'zero_to_sixty', figure, 0.26), words)
    default:
      return []
  }
}

const goalOf = ({ build: { request } }: Planned): string =>
  request.timeGoal ? `${request.timeGoal.measure} ${request.timeGoal.seconds}` : `${request.targetHorsepower} whp`

const isTime = ({ build: { request } }: Planned, measure: string, seconds: number, within: number): boolean =>
  request.timeGoal?.measure === measure && Math.abs(request.timeGoal.seconds - seconds) <= within

function isAsFast({ catalog }: Advisor, rival: string, { build: { request } }: Planned): boolean {
  const times = catalog.variantsOf(rival).map((one) => stockFigures(catalog, one).timeSlip.quarterMileS)
  const { timeGoal } = request
  if (timeGoal?.measure !== 'quarter_mile' || times.length === 0) return false
  return timeGoal.seconds >= Math.min(...times) - 0.1 && timeGoal.seconds <= Math.max(...times) + 0.1
}

/** Close to the strongest build of what is allowed, or said to be the most that is sensible. */
function isTheMost({ build: { request, reply } }: Planned): boolean {
  const strongest = reply.frontier.at(-1)?.wheelHp ?? reply.power.wheelHp
  const affordable = reply.frontier.filter(
    ({ costUsd }) => request.budgetUsd === undefined || costUsd <= request.budgetUsd,
  )
  return (
    reply.power.wheelHp >= 0.9 * Math.min(strongest, affordable.at(-1)?.wheelHp ?? strongest) ||
    reply.shortfall !== null
  )
}
