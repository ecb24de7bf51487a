import { memo, useMemo, useState } from 'react'
import type { Workbench } from '../../contract/workbench.ts'
import { TIRE_COMPOUNDS, type TireCompound } from '../../engine/dragstrip/tire.ts'
import { tireGripOf } from '../../engine/dragstrip/tire-grip.ts'
import { slipOf } from '../build-sheet/bench.ts'
import { TimeSlipCard } from '../figures/time-slip-card.tsx'
import { Select } from '../ui/field.tsx'
import type { BuildView } from './build-view.ts'

const COMPOUND_NAMES: Readonly<Record<TireCompound, string>> = {
  all_season: 'All-season',
  summer: 'Summer',
  extreme_summer: 'Extreme summer (200tw)',
  track: 'Track (R-comp)',
  drag_radial: 'Drag radial',
  slick: 'Slick',
}

interface TireSlipProps {
  bench: Workbench
  view: BuildView
  stock: BuildView
}

/** The time slip of the build, on tires that the visitor can change; tires in the build take their place. */
export const TireSlip = memo(function TireSlip({ bench, view, stock }: TireSlipProps) {
  const [compound, setCompound] = useState<TireCompound>()
  const hasTires = tireGripOf(view.chosen) !== 1
  const slips = useMemo(() => {
    if (compound === undefined) return { slip: view.run.timeSlip, stockSlip: stock.run.timeSlip }
    const on = (one: BuildView) => slipOf(bench, one.run.power.curve, one.chosen, { compound })
    return { slip: on(view), stockSlip: on(stock) }
  }, [bench, view, stock, compound])
  return (
    <TimeSlipCard className="h-full" {...slips}>
      <Select
        label="Tires on the car"
        value={hasTires ? 'build' : (compound ?? '')}
        disabled={hasTires}
        onChange={(event) => setCompound(TIRE_COMPOUNDS.find((one) => one === event.target.value))}
      >
        {hasTires ? <option value="build">Tires in this build</option> : null}
        <option value="">As it comes</option>
        {TIRE_COMPOUNDS.map((one) => (
          <option key={one} value={one}>
            {COMPOUND_NAMES[one]}
          </option>
        ))}
      </Select>
    </TimeSlipCard>
  )
})
