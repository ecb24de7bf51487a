import { nearestTarget, TARGET_HP } from '../../contract/bounds.ts'
import { configuratorAddress } from '../build-sheet/build-addresses.ts'
import type { VehicleChoice } from '../vehicles/choices.ts'
import type { StartBuild, StartCar } from './start-cars.ts'

/** What every tool is told of a car. */
export type Car = Pick<StartCar, 'vehicleId' | 'modelId' | 'make' | 'brandSlug' | 'year'>

/** The most power on Build My Ride's slider that the car's build makes. Worked: 642 is 625. */
export const goalOf = (wheelHp: number): number => nearestTarget(wheelHp - TARGET_HP.step / 2)

const carOf = ({ modelId, year, vehicleId }: Car) => ({ model: modelId, year: String(year), variant: vehicleId })

/** Build My Ride with the car, and with the goal where one is told. */
export function rideAddress(car: Car & { wheelHp?: number }): string {
  const goal = car.wheelHp === undefined ? {} : { hp: String(goalOf(car.wheelHp)), induction: 'auto' }
  return `/build-my-ride?${new URLSearchParams({ make: car.make, ...carOf(car), ...goal })}`
}

/** The planner with the car. */
export const plannerAddress = (car: Car): string =>
  `/packages?${new URLSearchParams({ brand: car.brandSlug, ...carOf(car) })}`

/** The configurator with the car, and with its build once the catalog says how the car left the factory. */
export function liveAddress(car: Car & Partial<StartBuild>, vehicles: readonly VehicleChoice[]): string {
  const vehicle = vehicles.find(({ id }) => id === car.vehicleId)
  if (!vehicle || !car.partIds) return `/configurator?${new URLSearchParams({ make: car.make, ...carOf(car) })}`
  return configuratorAddress({
    ...{ vehicle, year: car.year, partIds: car.partIds, boostKind: car.boostKind },
    preferences: { fuel_type: '93', intended_use: 'street', budget_priority: 'balanced' },
  })
}
