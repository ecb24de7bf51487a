import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { chosenCar, type GarageVehicle } from './garage-storage.ts'
import { useGarage } from './use-garage.ts'

/** What a package that is made for one variant means for the visitor's car. */
export function fitOf(
  car: Pick<GarageVehicle, 'vehicleId' | 'modelId'>,
  made: { vehicleId: string; modelId: string },
): 'fits' | 'other_version' | 'other_car' {
  if (car.vehicleId === made.vehicleId) return 'fits'
  return car.modelId === made.modelId ? 'other_version' : 'other_car'
}

/** Says whether something made for one car fits the car chosen in the garage; nothing without a chosen car. */
export function FitsMyCar({ vehicleId, modelId }: { vehicleId: string; modelId: string }) {
  const car = chosenCar(useGarage())
  if (!car) return null
  const fit = fitOf(car, { vehicleId, modelId })
  if (fit === 'fits') {
    return (
      <p className="flex items-center gap-2 text-sm text-go">
        <Icon name="check" className="size-4 shrink-0" />
        Fits your {car.label}
      </p>
    )
  }
  return (
    <p className="flex items-start gap-2 text-sm text-caution">
      <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
      <span>
        {fit === 'other_version' ? `Made for another version of your ${car.label}.` : `Not made for your ${car.label}.`}{' '}
        <Link to="/packages" className="underline underline-offset-4 hover:text-light">
          Plan its own stages
        </Link>
      </span>
    </p>
  )
}
