import { memo, useMemo, useState } from 'react'
import { TIRE_COMPOUND_NAMES } from '../../engine/display-words.ts'
import { TIRE_COMPOUNDS, type TireCompound } from '../../engine/dragstrip/tire.ts'
import { tireGripOf } from '../../engine/dragstrip/tire-grip.ts'
import { type StandingBench, slipOf } from '../build-sheet/bench.ts'
import { TimeSlipCard } from '../figures/time-slip-card.tsx'
import { Select } from '../ui/field.tsx'
import type { BuildView } from './build-view.ts'

interface TireSlipProps {
  bench: StandingBench
  view: BuildView
  stock: BuildView
}

/** The time slip of the build, on tires that the visitor can change; tires in the build take their place. */
export const TireSlip = memo(function TireSlip({ bench, view, stock }: TireSlipProps) {
  const [chosen, setChosen] = useState<TireCompound | ''>()
  const { tires } = bench
  const compound = chosen ?? tires?.compound ?? ''
  const hasTires = tireGripOf(view.chosen) !== 1
  const slips = useMemo(() => {
    if (chosen === undefined) return { slip: view.run.timeSlip, stockSlip: stock.run.timeSlip }
    const fitted = chosen === '' ? {} : { compound: chosen }
    const on = (one: BuildView) => slipOf(bench, one.run.power.curve, one.chosen, { tires: fitted })
    return { slip: on(view), stockSlip: on(stock) }
  }, [bench, view, stock, chosen])
  return (
    <TimeSlipCard className="h-full" {...slips} {...(bench.installed ? { stockName: 'Now' } : {})}>
      <Select
        label="Tires on the car"
        value={hasTires ? 'build' : compound}
        disabled={hasTires}
        onChange={(event) => setChosen(TIRE_COMPOUNDS.find((one) => one === event.target.value) ?? '')}
      >
        {hasTires ? <option value="build">Tires in this build</option> : null}
        <option value="">As it comes</option>
        {TIRE_COMPOUNDS.map((one) => (
          <option key={one} value={one}>
            {TIRE_COMPOUND_NAMES[one]}
          </option>
        ))}
      </Select>
    </TimeSlipCard>
  )
})
