/** The side view of a car, in its paint where one is told. */
export const carImage = (vehicleId: string, paint?: string): string =>
  `/images/cars/${vehicleId}.svg${paint ? `?paint=${paint}` : ''}`
