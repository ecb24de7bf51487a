import { useMemo } from 'react'
import type { RaceLane } from '../../contract/race.ts'
import { raceRun } from '../../engine/dragstrip/race-run.ts'
import type { TimeSlip } from '../../engine/dragstrip/time-slip.ts'
import { RaceOfLanes } from './race-of.tsx'

export type LiveCar = Pick<RaceLane, 'name' | 'model' | 'variant' | 'vehicleId'>
export interface LiveRun {
  detail: string
  wheelHp: number
  slip: TimeSlip
}

/** A race of runs that the browser's own engine made. */
export default function LiveRace({ car, runs }: { car: LiveCar; runs: readonly LiveRun[] }) {
  const lanes = useMemo(
    () =>
      runs.map(
        ({ detail, wheelHp, slip }): RaceLane => ({
          ...{ racer: null, detail, ...car, wheelHp: Math.round(wheelHp) },
          ...raceRun(slip),
        }),
      ),
    [car, runs],
  )
  return <RaceOfLanes lanes={lanes} />
}
