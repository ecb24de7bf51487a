import type { VehicleReply } from '../../contract/vehicles.ts'
import { DRIVETRAIN_NAMES } from '../../engine/display-words.ts'
import { count } from '../ui/money.ts'

/** A vehicle's stock figures: the maker's crank rating beside the estimate at the wheels, and the stock limits. */
export function StockFigures({ vehicle }: { vehicle: VehicleReply }) {
  const items = [
    {
      name: 'Power',
      value: `${count(vehicle.basePower)} hp`,
      note: `crank, about ${count(vehicle.stockWheelHp)} whp`,
    },
    {
      name: 'Torque',
      value: `${count(vehicle.baseTorque)} lb-ft`,
      note: `crank, about ${count(vehicle.stockWheelTorqueLbft)} at the wheels`,
    },
    { name: 'Weight', value: `${count(vehicle.weightLb)} lb`, note: DRIVETRAIN_NAMES[vehicle.drivetrain] },
    {
      name: 'Transmission',
      value: vehicle.transmission,
      note: `good for ${count(vehicle.stockTransmissionLimit)} lb-ft`,
    },
    { name: 'Stock internals', value: `${count(vehicle.stockInternalLimit)} whp`, note: 'our limit for this car' },
    {
      name: 'Built engine',
      value: vehicle.builtEngineLimit === null ? 'N/A' : `${count(vehicle.builtEngineLimit)} whp`,
      note: `our limit for the stock fuel system: ${count(vehicle.stockFuelSystemLimit)} whp`,
    },
  ]
  return (
    <dl className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-sm border border-hairline/70 bg-hairline/50 sm:grid-cols-3 xl:grid-cols-6">
      {items.map((item) => (
        <div key={item.name} className="bg-panel p-4 sm:p-5">
          <dt className="telemetry text-steel">{item.name}</dt>
          <dd className="figures mt-2 text-lg font-bold break-words">{item.value}</dd>
          <dd className="mt-1 text-xs text-steel">{item.note}</dd>
        </div>
      ))}
    </dl>
  )
}
