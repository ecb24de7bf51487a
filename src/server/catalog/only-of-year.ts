import type { Vehicle } from '../../engine/model.ts'
import type { CarReading } from './car-reading.ts'

/** "On the X, 2011 GSR": half a name that only one car has is that car, where it was built that year. */
export function onlyOfYear(
  vehicles: readonly Vehicle[],
  mayMean: CarReading['mayMean'],
  year: number | undefined,
): CarReading {
  const [only, other] = mayMean
  const isOfYear = (one: Vehicle) =>
    one.modelId === only?.car && one.yearFrom <= (year ?? 0) && (year ?? 0) <= one.yearTo
  return only && !other && year !== undefined && vehicles.some(isOfYear)
    ? { named: { car: only.car, year }, mayMean: [] }
    : { mayMean }
}
