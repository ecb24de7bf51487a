import type { RaceLane } from '../../contract/race.ts'
import { MARKS_FT, quarterMileS, STRIP_FT, standingAt, trapMph } from '../../engine/dragstrip/race-run.ts'

/** When each lamp of the tree comes on, seconds before green: staged, then three ambers half a second apart. */
export const LAMPS = [
  { name: 'staged', fromS: -2.2, toS: 0 },
  { name: 'amber', fromS: -1.5, toS: -1 },
  { name: 'amber', fromS: -1, toS: -0.5 },
  { name: 'amber', fromS: -0.5, toS: 0 },
  { name: 'green', fromS: 0, toS: Number.POSITIVE_INFINITY },
] as const
export const START_S = -2.2

/** One car as it is drawn at a moment. */
export interface DrawnRun {
  /** Share of the strip that lies behind its nose. */
  share: number
  /** Feet rolled, for its wheels. */
  rolledFt: number
  /** What its boards show: its own clock stops at the line, and its speed is the trap's from there on. */
  clockS: number
  speedMph: number
  gear: number
  /** Engine speed over the highest of the run. */
  revs: number
  isFinished: boolean
  isWinner: boolean
}

const tops = new WeakMap<RaceLane, number>()
const topRpm = (lane: RaceLane): number => {
  const known = tops.get(lane) ?? Math.max(...lane.trace.map(([, , , rpm]) => rpm))
  tops.set(lane, known)
  return known
}

/** Everything that is drawn of a race at one moment; 0 is green. */
export function frameOf(lanes: readonly RaceLane[], raceS: number): DrawnRun[] {
  const bestS = Math.min(...lanes.map(quarterMileS))
  return lanes.map((lane) => {
    const { distanceFt, speedMph, gear, engineRpm } = standingAt(lane, raceS)
    const ownS = quarterMileS(lane)
    const isFinished = raceS >= ownS
    const feet = isFinished ? STRIP_FT : Math.min(distanceFt, STRIP_FT)
    return {
      share: Math.max(0, feet) / STRIP_FT,
      rolledFt: feet + 1,
      clockS: Math.min(Math.max(0, raceS), ownS),
      speedMph: isFinished ? trapMph(lane) : speedMph,
      gear,
      revs: engineRpm / topRpm(lane),
      isFinished,
      isWinner: isFinished && ownS === bestS,
    }
  })
}

/** The moment at which the first car crosses the line. */
export const photoFinishS = (lanes: readonly RaceLane[]): number => Math.min(...lanes.map(quarterMileS))
/** When all are home. */
export const endS = (lanes: readonly RaceLane[]): number => Math.max(...lanes.map(quarterMileS))

export interface MarkStanding {
  distanceFt: number
  /** When the first car passes it. */
  leaderS: number
  /** By lane: where each car is then, and how much later it passes. */
  runs: { share: number; behindFt: number; behindS: number }[]
}

/** Where all are each time the leader passes a beam. */
export const marksOf = (lanes: readonly RaceLane[]): MarkStanding[] =>
  MARKS_FT.map((distanceFt, at) => {
    const times = lanes.map(({ marks }) => marks[at]!.timeS)
    const leaderS = Math.min(...times)
    return {
      distanceFt,
      leaderS,
      runs: lanes.map((lane, index) => {
        const isLeader = times[index] === leaderS
        const feet = isLeader ? distanceFt : Math.min(distanceFt, standingAt(lane, leaderS).distanceFt)
        return {
          share: feet / STRIP_FT,
          behindFt: distanceFt - feet,
          behindS: Math.round((times[index]! - leaderS) * 100) / 100,
        }
      }),
    }
  })
