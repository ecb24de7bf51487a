import type { ReactNode } from 'react'
import type { CarToday } from '../../contract/current-setup.ts'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { FigureTile } from '../build-sheet/figure-tile.tsx'
import { Card } from '../ui/card.tsx'
import { count } from '../ui/money.ts'

interface VehicleSummaryProps {
  vehicle: VehicleReply
  year: number
  /** What it makes as it stands, where that is known. */
  today: CarToday | undefined
  /** What is on it. */
  children: ReactNode
}

/** The car that is planned for: what it is, what it makes stock or as it is now, and the limits of its engine. */
export function VehicleSummary({ vehicle, year, today, children }: VehicleSummaryProps) {
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="headline text-2xl sm:text-3xl">
        {year} {vehicle.make} {vehicle.model}
      </h2>
      <p className="mt-2 text-silver">
        {vehicle.engineType}, {vehicle.variant}
      </p>
      <div className="mt-3">{children}</div>
      <dl className="mt-6 grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-4">
        {today ? <TodayTiles vehicle={vehicle} today={today} /> : <StockTiles vehicle={vehicle} />}
        <FigureTile label="Stock Internal Limit" value={vehicle.stockInternalLimit} unit="whp" />
        <FigureTile
          label="Built Engine Limit"
          value={vehicle.builtEngineLimit ?? 'N/A'}
          {...(vehicle.builtEngineLimit === null ? {} : { unit: 'whp' })}
        />
      </dl>
    </Card>
  )
}

function StockTiles({ vehicle }: { vehicle: VehicleReply }) {
  return (
    <>
      <FigureTile
        label="Stock Power"
        value={count(vehicle.stockWheelHp)}
        unit="whp"
        note={`${vehicle.basePower} hp at the crank, factory rating`}
      />
      <FigureTile
        label="Stock Torque"
        value={count(vehicle.stockWheelTorqueLbft)}
        unit="lb-ft"
        note={`${vehicle.baseTorque} lb-ft at the crank, factory rating`}
      />
    </>
  )
}

function TodayTiles({ vehicle, today }: { vehicle: VehicleReply; today: CarToday }) {
  return (
    <>
      <FigureTile
        label="Power today"
        value={count(today.wheelHp)}
        unit="whp"
        note={
          today.sheetNote ??
          `${today.isMeasured ? 'Your dyno sheet' : 'Predicted'}; stock is ${count(vehicle.stockWheelHp)} whp`
        }
      />
      <FigureTile
        label="Torque today"
        value={count(today.wheelTorqueLbft)}
        unit="lb-ft"
        note={`Stock is ${count(vehicle.stockWheelTorqueLbft)} lb-ft`}
      />
    </>
  )
}
