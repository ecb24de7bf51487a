import type { Vehicle } from '../../../engine/model.ts'
import type { Advisor } from '../advisor.ts'
import { isBoost, namedParts, type OfCar, powerWith } from './of-car.ts'

/** "Will the 10R80 hold a Whipple": the power that the kit which is named makes on this car. */
export function powerOfKit(advisor: Advisor, vehicle: Vehicle, asked: string): number | undefined {
  const car: OfCar = { advisor, vehicle, year: vehicle.yearTo, name: vehicle.model, assumed: '' }
  // "How much boost can it take" names no kit.
  const kit = namedParts(car, asked)
    .filter(({ words }) => words !== 'boost kit')
    .flatMap(({ parts: [part] }) => part ?? [])
    .find(isBoost)
  return kit && powerWith(car, [kit], car.vehicle.engine.ratedFuel).wheelHp
}
