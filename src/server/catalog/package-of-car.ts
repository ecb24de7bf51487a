import type { Vehicle } from '../../engine/model.ts'

const PACKAGE = '-competition'
/** Chassis and engines of before the Competition was a model of its own. */
const OF_THE_PLAIN_CAR = /\b(?:f8[023]|s55\w*|e9[023]|s65\w*|e46|s54\w*|f1[023]|e60|s85\w*)\b/i
const COMPETITION_S55 = 'bmw-m2-competition'

/**
 * "2018 M3 Competition package (F80)": in that year the Competition was a package of the plain car, which we build.
 * Worked: "bmw-m3-competition" in 2018 = "bmw-m3".
 */
export function ofPackage(vehicles: readonly Vehicle[], car: string, text: string, year: number | undefined): string {
  if (!car.endsWith(PACKAGE)) return car
  const plain = car.slice(0, -PACKAGE.length)
  const covers = (id: string) =>
    vehicles.some((one) => one.modelId === id && (year === undefined || (one.yearFrom <= year && year <= one.yearTo)))
  const isCoded = year === undefined && car !== COMPETITION_S55 && OF_THE_PLAIN_CAR.test(text)
  return covers(plain) && (isCoded || !covers(car)) ? plain : car
}
