import type { Vehicle } from '../model.ts'
import type { ModelYears } from './engine-family.ts'

const isOf = (year: number, { years }: { years?: ModelYears }): boolean =>
  years === undefined || (years.from <= year && year <= years.to)

/** One for each car and year: what is worked out for a car is remembered by it. */
const known = new WeakMap<Vehicle, Map<number, Vehicle>>()

/** The car as it was built in that model year: without the weak points and needs of its other years. */
export function carOfYear(vehicle: Vehicle, modelYear: number): Vehicle {
  const years = known.get(vehicle) ?? new Map<number, Vehicle>()
  known.set(vehicle, years)
  const { weakPoints, mustKindsAbove } = vehicle.family
  const ofYear = years.get(modelYear) ?? {
    ...vehicle,
    modelYear,
    family: {
      ...vehicle.family,
      weakPoints: weakPoints.filter((point) => isOf(modelYear, point)),
      mustKindsAbove: mustKindsAbove.filter((must) => isOf(modelYear, must)),
    },
  }
  years.set(modelYear, ofYear)
  return ofYear
}
