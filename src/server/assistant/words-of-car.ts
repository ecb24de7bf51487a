import { withNickname } from '../catalog/nickname-in.ts'
import { withoutOthers } from './cars-said.ts'
import type { Names } from './catalog-names.ts'
import { withoutRefusedCars } from './refused-car.ts'

/**
 * The words of a message in which its car stands: what other readers left of it, or all of it where they have read a part
 * of the name ("911 4s" is no time). Where cars are held against each other, what is left alone.
 */
export function wordsOfCar(
  catalog: Names,
  opening: string,
  { left, isHeld }: { left: string; isHeld: boolean },
): string {
  const words = isHeld ? left : withNickname(withoutOthers(catalog, opening), left)
  return withoutRefusedCars(catalog.vehicles, words).accepted
}
