import type { ModelPage } from '../../contract/brands.ts'
import { DynoChart } from '../figures/dyno-chart.tsx'
import { TimeSlipCard } from '../figures/time-slip-card.tsx'
import { Select } from '../ui/field.tsx'
import { StockFigures } from './stock-figures.tsx'

interface StockProps {
  name: string
  variants: ModelPage['variants']
  chosen: ModelPage['variants'][number]
  onChoose: (vehicleId: string) => void
}

/** One of the variants as it left the factory. */
export function StockSection({ name, variants, chosen, onChoose }: StockProps) {
  return (
    <section aria-labelledby="stock" className="mt-16">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 id="stock" className="headline text-3xl sm:text-4xl">
          Stock
        </h2>
        <div className="w-full sm:w-96">
          <Select label="Engine and years" value={chosen.vehicle.id} onChange={(event) => onChoose(event.target.value)}>
            {variants.map(({ vehicle }) => (
              <option key={vehicle.id} value={vehicle.id}>
                {vehicle.year}, {vehicle.engine}, {vehicle.variant}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <StockFigures vehicle={chosen.vehicle} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[1.8fr_1fr]">
        <div className="light-edge rounded-sm p-4 sm:p-6">
          <h3 className="telemetry mb-6 text-silver">Stock dyno, at the wheels</h3>
          <DynoChart curve={chosen.stockCurve} title={`Stock ${name}, ${chosen.vehicle.engine}`} tunedName="Stock" />
        </div>
        <TimeSlipCard slip={chosen.stockTimeSlip} title="Stock time slip, predicted" />
      </div>
    </section>
  )
}
