import type { RaceLane } from '../../contract/race.ts'
import { finishOrder, quarterMileS } from '../../engine/dragstrip/race-run.ts'
import { fixed, whole } from '../ui/money.ts'

const secondsOf = (value: number) => fixed(value, 2)

const BOARDS: Readonly<Record<number, readonly [figure: string, unit: string]>> = {
  0: ['Start', ''],
  60: ['60', ' ft'],
  330: ['330', ' ft'],
  660: ['1/8', ' mile'],
  1000: ['1000', ' ft'],
  1320: ['1/4', ' mile'],
}
export const boardAt = (feet: number) => BOARDS[feet] ?? (['', ''] as const)
export const markName = (feet: number): string => boardAt(feet).join('')

/** What a car is called in this race: by what was done to it among cars of one kind, else by its model. */
export function nameIn(lanes: readonly RaceLane[], { detail, model, name, vehicleId }: RaceLane): string {
  const isOneCar = lanes.every((lane) => lane.vehicleId === vehicleId)
  // A saved build is called after its car and its power.
  const power = /, ([\d.,]+ whp)$/.exec(detail)?.[1]
  if (power) return isOneCar ? `${power} build` : `${model}, ${power}`
  if (isOneCar || !/^(?:Stock|Your car now)$/.test(detail)) return detail
  const isOnly = lanes.filter((lane) => lane.model === model && lane.detail === detail).length === 1
  return `${detail === 'Stock' ? detail : 'Your'} ${isOnly ? model : name}`
}

/** Who wins, and by how much. */
export function verdict(lanes: readonly RaceLane[]): { headline: string; detail: string } {
  const [first, second] = finishOrder(lanes)
  const winner = lanes[first!.lane]!
  const run = `${secondsOf(first!.timeS)} s at ${fixed(winner.marks.at(-1)?.speedMph ?? 0, 1)} mph`
  if (!second) return { headline: run, detail: `${nameIn(lanes, winner)}, 1/4 mile` }
  if (second.gapS === 0) return { headline: 'Dead heat', detail: `Both run ${run}.` }
  return {
    headline: `${nameIn(lanes, winner)} by ${secondsOf(second.gapS)} s`,
    detail: `${run}. ${nameIn(lanes, lanes[second.lane]!)} is ${whole(second.gapFt)} ft back at the line.`,
  }
}

/** How sure the order is: where most cars of each kind land, and whether that leaves the race open. */
export function rangesInWords(lanes: readonly RaceLane[]): string {
  const ranges = lanes.map((lane) => {
    const { low, high } = lane.quarterMileRange90
    return `${nameIn(lanes, lane)}: most land between ${fixed(low, 1)} and ${fixed(high, 1)} s.`
  })
  return [
    ...ranges,
    ...(isOpen(lanes) ? ['Different cars with overlapping ranges: this one could go either way.'] : []),
  ].join(' ')
}

/** Two different cars whose ranges overlap. On one car, the model's error moves both runs the same way. */
function isOpen(lanes: readonly RaceLane[]): boolean {
  const [first, second] = finishOrder(lanes).map(({ lane }) => lanes[lane]!)
  if (!first || !second || first.vehicleId === second.vehicleId) return false
  return second.quarterMileRange90.low < first.quarterMileRange90.high
}

/** A moment of the race, for who does not see it. */
export function momentInWords(
  lanes: readonly RaceLane[],
  raceS: number,
  at: readonly { share: number; speedMph: number }[],
) {
  if (raceS < 0) return 'On the line, waiting for green'
  const cars = lanes.map((lane, index) => {
    const name = nameIn(lanes, lane)
    const { share, speedMph } = at[index]!
    if (share >= 1) return `${name} finished in ${secondsOf(quarterMileS(lane))} s`
    return `${name} at ${whole(share * 1320)} ft, ${whole(speedMph)} mph`
  })
  return `${secondsOf(raceS)} s: ${cars.join('; ')}`
}
