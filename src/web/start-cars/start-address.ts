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

/** The configurator with the car and its build; what stays stock is turbo or not as the catalog says, once it is here. */
export function liveAddress(car: Car & Partial<StartBuild>, vehicles: readonly VehicleChoice[]): string {
  const { vehicleId: id, make, modelId, year, partIds, boostKind } = car
  const factoryFI = vehicles.find((one) => one.id === id)?.factoryFI ?? (boostKind ? 'NA' : undefined)
  if (!factoryFI || !partIds) return `/configurator?${new URLSearchParams({ make, ...carOf(car) })}`
  return configuratorAddress({
    ...{ vehicle: { id, make, modelId, factoryFI }, year, partIds, boostKind },
    preferences: { fuel_type: '93', intended_use: 'street', budget_priority: 'balanced' },
  })
}
