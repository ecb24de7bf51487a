import type { VehicleReply } from '../../contract/vehicles.ts'
import { FigureTile } from '../build-sheet/figure-tile.tsx'
import { Card } from '../ui/card.tsx'
import { whole } from '../ui/money.ts'

/** The car that is planned for: what it is, what it makes stock, and what its engine stands. */
export function VehicleSummary({ vehicle, year }: { vehicle: VehicleReply; year: number }) {
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="headline text-2xl sm:text-3xl">
        {year} {vehicle.make} {vehicle.model}
      </h2>
      <p className="mt-2 text-silver">
        {vehicle.engineType}, {vehicle.variant}
      </p>
      <dl className="mt-6 grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-4">
        <FigureTile
          label="Stock Power"
          value={whole(vehicle.stockWheelHp)}
          unit="WHP"
          note={`${vehicle.basePower} hp at the crank, as rated`}
        />
        <FigureTile
          label="Stock Torque"
          value={whole(vehicle.stockWheelTorqueLbft)}
          unit="lb-ft"
          note={`${vehicle.baseTorque} lb-ft at the crank, as rated`}
        />
        <FigureTile label="Stock Internal Limit" value={vehicle.stockInternalLimit} unit="WHP" />
        <FigureTile
          label="Built Engine Limit"
          value={vehicle.builtEngineLimit ?? 'N/A'}
          {...(vehicle.builtEngineLimit === null ? {} : { unit: 'WHP' })}
        />
      </dl>
    </Card>
  )
}
