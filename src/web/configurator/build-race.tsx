import { memo, useMemo, useRef } from 'react'
import { type StandingBench, slipOf } from '../build-sheet/bench.ts'
import { latePart } from '../late-code/late-part.tsx'
import type { LiveCar, LiveRun } from '../race/live-race.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useIsNear } from '../ui/use-is-near.ts'
import type { BuildView } from './build-view.ts'

const LiveRace = latePart(() => import('../race/live-race.tsx'), 'race')

interface BuildRaceProps {
  bench: StandingBench
  name: string
  view: BuildView
  stock: BuildView
}

/** The build under the visitor's hands against the car that it starts from, run by the browser's own engine. */
export const BuildRace = memo(function BuildRace({ bench, name, view, stock }: BuildRaceProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const runs = useMemo((): LiveRun[] => {
    if (!isNear) return []
    const runOf = ({ run, totals, chosen }: BuildView, detail: string): LiveRun => ({
      ...{ detail, wheelHp: totals.wheelHp },
      slip: slipOf(bench, run.power.curve, chosen, { trace: true }),
    })
    return [runOf(stock, bench.installed ? 'Your car now' : 'Stock'), runOf(view, 'Your build')]
  }, [isNear, bench, view, stock])
  const { id: vehicleId, model, variant } = bench.vehicle
  const car = useMemo((): LiveCar => ({ name, model, variant, vehicleId }), [name, model, variant, vehicleId])
  const waiting = <Skeleton className="race-waiting h-120" />
  return (
    <Card
      id="build-race"
      role="region"
      aria-label="The Race"
      className={classes('p-4 sm:p-8', !isNear && 'print:hidden')}
    >
      <p className="telemetry mb-4 text-redline">The Race</p>
      <div ref={frame}>{isNear ? <LiveRace car={car} runs={runs} fallback={waiting} /> : waiting}</div>
    </Card>
  )
})
