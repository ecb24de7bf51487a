import type { Bilingual } from '../advisor.ts'
import type { OfCar } from '../frame/of-car.ts'

/** A trouble as it was told: the words now and before, and the car where one is known. */
export interface Told {
  typed: string
  /** What the visitor said before, in lower case. */
  before: string
  car?: OfCar | undefined
}

/** A trouble that tells so much of itself that the next check follows from it: all forms have to hold. */
export interface TroubleRow {
  all: readonly RegExp[]
  none?: RegExp
  tell: (told: Told) => Bilingual | undefined
}

export const row = (all: readonly RegExp[], tell: TroubleRow['tell'], none?: RegExp): TroubleRow => ({
  all,
  tell,
  ...(none ? { none } : {}),
})
export const isBoosted = (car: OfCar | undefined): boolean =>
  car !== undefined && car.vehicle.engine.aspiration !== 'na'
