import type { GenerateReply } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import type { TimeGoal } from '../../engine/dragstrip/timed-run.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { roundTo } from '../catalog/figures.ts'
import { dollarsOf, wholeDollars } from '../pricing/money.ts'
import type { BuildRequest } from './build-request.ts'
import type { ChosenBuild, TimedAnswer } from './choose-build.ts'

const seconds = (value: number): string => `${roundTo(value, 2).toFixed(2)} s`

/** "a 10.90 s quarter mile", "an 11.20 s quarter mile", "0-60 in 3.50 s". */
const goalInWords = ({ measure, seconds: wanted }: TimeGoal): string =>
  measure === 'quarter_mile' ? `${articleOf(wanted)} ${seconds(wanted)} quarter mile` : `0-60 in ${seconds(wanted)}`
/** Eight, eleven and eighteen begin with a vowel. */
const articleOf = (value: number): string => (/^(?:8|11|18)\b/.test(seconds(value)) ? 'an' : 'a')
/** After "it": "runs a 10.88 s quarter mile", "does 0-60 in 3.48 s". */
export const runInWords = (goal: TimeGoal, time: number): string =>
  `${goal.measure === 'quarter_mile' ? 'runs' : 'does'} ${goalInWords({ ...goal, seconds: time })}`

const tiresOf = ({ planned, request }: ChosenBuild): string => {
  const tires = planned.build.parts.find((part) => slotOf(part.kind) === 'tires')
  if (tires) return `${tires.manufacturer} ${tires.name}`
  return request.fittedTires ? 'the tires it has' : 'the stock tires'
}

/** What is said of the run before the rest of the build. */
export function timeWords(buildRequest: BuildRequest, chosen: ChosenBuild, timed: TimedAnswer): string {
  const runs = `${runInWords(timed.goal, timed.runsS)} on ${tiresOf(chosen)}`
  if (!timed.isReached) return timeShortfall(buildRequest, timed, chosen)
  if (chosen.planned.build.parts.length === 0) return `Stock, it already ${runs}.`
  return `This is our lowest-cost build for ${goalInWords(timed.goal)}: it ${runs}.`
}

/** How near the quickest build comes, and what would get nearer: those that make the time, or else the quickest. */
function timeShortfall({ budgetCents, fuel }: BuildRequest, timed: TimedAnswer, chosen: ChosenBuild): string {
  const { goal, runsS, nearer } = timed
  const runs = `${runInWords(goal, runsS)} on ${tiresOf(chosen)}`
  const first =
    budgetCents === undefined
      ? `No allowed build gets to ${goalInWords(goal)} on ${FUEL_NAMES[fuel]}. The quickest ${runs}.`
      : `${wholeDollars(budgetCents)} doesn't get you to ${goalInWords(goal)} on ${FUEL_NAMES[fuel]}. The best it buys ${runs}.`
  const reaching = nearer.filter(({ reachesGoal }) => reachesGoal)
  const quickest = nearer.toSorted((a, b) => a.runsS - b.runsS).slice(0, 1)
  // What another fuel does for the money comes before what more money does.
  const told = (reaching.length > 0 ? reaching : quickest)
    .toSorted((a, b) => Number(a.fuel === null) - Number(b.fuel === null))
    .map(({ fuel: other, runsS: theirs, planned, reachesGoal }) => {
      const where = other === null ? 'With no budget cap' : `On ${FUEL_NAMES[other]}`
      return `${where} it ${runInWords(goal, theirs)} for ${wholeDollars(planned.costCents)}${reachesGoal ? '' : ', still short'}.`
    })
  return [first, ...told].join(' ')
}

/** The answer to a time goal for the wire. */
export function timeGoalReply(buildRequest: BuildRequest, chosen: ChosenBuild): GenerateReply['timeGoal'] {
  const { timed } = chosen
  if (!timed) return null
  const { goal, runsS, isReached, nearer } = timed
  return {
    ...goal,
    runsS: roundTo(runsS, 2),
    isReached,
    tires: tiresOf(chosen),
    nearer: nearer.map(({ fuel, runsS: theirs, planned, reachesGoal }) => ({
      fuel,
      runsS: roundTo(theirs, 2),
      wheelHp: Math.round(planned.power.wheelHp),
      costUsd: dollarsOf(planned.costCents),
      isReached: reachesGoal,
    })),
    shortfall: isReached ? null : timeShortfall(buildRequest, timed, chosen),
  }
}
