import type { OptimizationStatus } from '../../contract/optimization.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Progress } from '../ui/progress.tsx'
import { accuracyBand, BAND_LABEL, BAND_TONE, percentOf } from './accuracy-bands.ts'

interface VehicleAccuracyTabProps {
  vehicles: OptimizationStatus['vehicleAccuracy']
  pendingModel: string | undefined
  onTrigger: (vehicleModel: string) => void
}

const BAR = { excellent: 'bg-go', good: 'bg-cold', needs_work: 'bg-redline' } as const

/** Accuracy per vehicle model, with a button that runs 20 tests of it. */
export function VehicleAccuracyTab({ vehicles, pendingModel, onTrigger }: VehicleAccuracyTabProps) {
  if (vehicles.length === 0) {
    return (
      <p className="text-silver">No vehicle accuracy data available. Start the optimization engine to begin testing.</p>
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {vehicles.map((vehicle) => {
        const band = accuracyBand(vehicle.avgAccuracy)
        return (
          <li key={vehicle.vehicleModel}>
            <Card className="grid grid-cols-1 gap-3 p-5">
              <div className="flex items-start justify-between gap-4">
                <div className="min-w-0">
                  <h3 className="truncate font-semibold">{vehicle.vehicleName}</h3>
                  <p className="figures text-sm text-steel">
                    {vehicle.testCount} {vehicle.testCount === 1 ? 'test' : 'tests'}
                  </p>
                </div>
                <div className="flex shrink-0 items-center gap-3">
                  <span className="figures text-lg font-bold">{percentOf(vehicle.avgAccuracy)}</span>
                  <Badge tone={BAND_TONE[band]}>{BAND_LABEL[band]}</Badge>
                </div>
              </div>
              <Progress
                value={vehicle.avgAccuracy * 100}
                label={`Accuracy of ${vehicle.vehicleName}`}
                barClassName={BAR[band]}
              />
              <Button
                kind="outline"
                size="small"
                className="justify-self-start"
                disabled={pendingModel !== undefined}
                aria-label={`Run 20 tests of ${vehicle.vehicleName}`}
                onClick={() => onTrigger(vehicle.vehicleModel)}
              >
                {pendingModel === vehicle.vehicleModel ? 'Queuing...' : 'Run 20 tests'}
              </Button>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
