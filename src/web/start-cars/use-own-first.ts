import { chosenCar, type GarageVehicle } from '../garage/garage-storage.ts'
import { useGarage } from '../garage/use-garage.ts'
import { useVehicles } from '../vehicles/use-vehicles.ts'
import type { Car } from './start-address.ts'
import type { StartCar } from './start-cars.ts'

interface Own {
  car: Car & { label: string }
  own: GarageVehicle
}

/** The cars with the visitor's own in the first place; the others stay where they stand, so that nothing moves. */
export function useOwnFirst<C extends StartCar>(cars: readonly C[]): readonly (Own | { car: C; own?: undefined })[] {
  const own = chosenCar(useGarage())
  const { vehicles } = useVehicles()
  const make = own && vehicles.find(({ id }) => id === own.vehicleId)?.make
  if (!own || make === undefined) return cars.map((car) => ({ car }))
  const { vehicleId, modelId, year, label } = own
  const first: Own = { own, car: { vehicleId, modelId, year, label, make, brandSlug: make.toLowerCase() } }
  return cars.map((car, place) =>
    place === 0 ? first : { car: car.vehicleId === own.vehicleId ? (cars[0] ?? car) : car },
  )
}
