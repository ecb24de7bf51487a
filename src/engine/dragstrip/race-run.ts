import type { TimeSlip, TracePoint } from './time-slip.ts'
import { slipRanges } from './time-slip-range.ts'

/** The finish line, and the beams on the way there, feet from the staging beam. */
export const STRIP_FT = 1320
export const MARKS_FT = [60, 330, 660, 1000, STRIP_FT] as const

/** Seconds since the launch, feet from where the car stood, mph, rpm, gear. */
type RacePoint = [timeS: number, distanceFt: number, speedMph: number, engineRpm: number, gear: number]

/** A beam of the strip as the time slip prints it: seconds, and mph where there is a speed trap. */
export interface RaceMark {
  distanceFt: number
  timeS: number
  speedMph?: number
}

/** One car down the strip, for a race: the run of `timeSlip` in round figures. */
export interface RaceRun {
  /** What the car takes from its first movement to the end of the staging beam; then the clock starts. */
  firstFootS: number
  zeroToSixtyS: number
  marks: RaceMark[]
  quarterMileRange90: { low: number; high: number }
  trace: RacePoint[]
}

const ROLLOUT_FT = 1
const FEET_PER_SECOND_PER_MPH = 5280 / 3600

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** A run with its trace as a race tells it. Throws where the run was made without one. */
export function raceRun(slip: TimeSlip): RaceRun {
  if (!slip.trace) throw new RangeError('raceRun: the run has no trace')
  const beam = (distanceFt: number, timeS: number, speedMph?: number): RaceMark => ({
    distanceFt,
    timeS: Math.round(timeS * 100) / 100,
    ...(speedMph === undefined ? {} : { speedMph: Math.round(speedMph * 10) / 10 }),
  })
  const { low, high } = slipRanges(slip).quarterMileS
  return {
    firstFootS: rounded(slip.firstFootS, 4),
    zeroToSixtyS: Math.round(slip.zeroToSixtyS * 100) / 100,
    marks: [
      beam(60, slip.sixtyFootS),
      beam(330, slip.threeThirtyS),
      beam(660, slip.eighthMileS, slip.eighthMileMph),
      beam(1000, slip.thousandFootS),
      beam(STRIP_FT, slip.quarterMileS, slip.trapMph),
    ],
    quarterMileRange90: { low: Math.round(low * 100) / 100, high: Math.round(high * 100) / 100 },
    trace: slip.trace.map(pointOf),
  }
}

const pointOf = ({ timeS, distanceFt, speedMph, engineRpm, gear }: TracePoint): RacePoint => [
  ...([rounded(timeS, 4), rounded(distanceFt, 3), rounded(speedMph, 2)] as const),
  Math.round(engineRpm),
  gear,
]

/** Where a car is and what it does at a moment of the race. */
export interface Standing {
  /** Feet from the staging beam: -1 before the start, `STRIP_FT` from the finish on. */
  distanceFt: number
  speedMph: number
  engineRpm: number
  gear: number
}

/**
 * A car at a moment of the race. Every driver has a perfect light: at 0, on green, the front tire leaves the beam, so the
 * car moves `firstFootS` earlier. Between two points of the trace a cubic with their speeds.
 */
export function standingAt({ firstFootS, trace }: Pick<RaceRun, 'firstFootS' | 'trace'>, raceS: number): Standing {
  const timeS = raceS + firstFootS
  const last = trace.length - 1
  let low = 0
  let high = last
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (trace[middle]![0] <= timeS) low = middle
    else high = middle
  }
  const [from, to] = [trace[low]!, trace[high]!]
  const span = to[0] - from[0]
  const share = span > 0 ? Math.min(1, Math.max(0, (timeS - from[0]) / span)) : 0
  const between = (at: 1 | 2 | 3) => from[at] + (to[at] - from[at]) * share
  const gear = share === 1 ? to[4] : from[4]
  return {
    distanceFt: cubic(from, to, share, span) - ROLLOUT_FT,
    speedMph: between(2),
    engineRpm: from[4] === to[4] ? between(3) : share === 1 ? to[3] : from[3],
    gear,
  }
}

/** Hermite's cubic through two points of a trace with the speeds there. */
function cubic(from: RacePoint, to: RacePoint, share: number, spanS: number): number {
  const [square, cube] = [share * share, share ** 3]
  const reach = spanS * FEET_PER_SECOND_PER_MPH
  return (
    (2 * cube - 3 * square + 1) * from[1] +
    (3 * square - 2 * cube) * to[1] +
    (cube - 2 * square + share) * reach * from[2] +
    (cube - square) * reach * to[2]
  )
}

/** When each next gear takes over, and how fast the car is then. */
export function shiftsOf({ firstFootS, trace }: Pick<RaceRun, 'firstFootS' | 'trace'>) {
  return trace.flatMap(([timeS, distanceFt, speedMph, , gear], at) =>
    at > 0 && gear !== trace[at - 1]![4]
      ? [{ raceS: timeS - firstFootS, distanceFt: distanceFt - ROLLOUT_FT, speedMph, gear }]
      : [],
  )
}

export const quarterMileS = ({ marks }: Pick<RaceRun, 'marks'>): number => marks[marks.length - 1]!.timeS
export const trapMph = ({ marks }: Pick<RaceRun, 'marks'>): number => marks[marks.length - 1]!.speedMph ?? 0

export interface Finisher {
  /** Place of the run in the list that raced. */
  lane: number
  timeS: number
  /** Behind the winner: seconds, and feet at the moment when the winner crosses the line. */
  gapS: number
  gapFt: number
}

/** The runs in the order in which they cross the line; equal times keep their lanes' order. */
export function finishOrder(runs: readonly RaceRun[]): Finisher[] {
  const bestS = Math.min(...runs.map(quarterMileS))
  return runs
    .map((run, lane) => {
      const timeS = quarterMileS(run)
      return {
        ...{ lane, timeS, gapS: Math.round((timeS - bestS) * 100) / 100 },
        gapFt: timeS === bestS ? 0 : STRIP_FT - standingAt(run, bestS).distanceFt,
      }
    })
    .sort((a, b) => a.timeS - b.timeS)
}
