import type { Vehicle } from '../../../engine/model.ts'
import { readCar } from '../../catalog/car-words.ts'
import type { Bilingual } from '../advisor.ts'

/** So many years beside ours a car is near enough to be told of ours; farther off it is another generation. */
const NEAR = 1
/** What is ordered or fitted has to be for the very year. */
const OF_THE_VERY_YEAR = /\bcart\b|\border\w*\b|\bfits?\b|\bcheckout\b|\bvin\b|\bvs\.?\b|\bversus\b|\bor\b|\bcompare\b/

const isBuilt = (years: readonly Vehicle[], year: number): boolean =>
  years.some(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo)
const nearestOf = (years: readonly Vehicle[], year: number): number => {
  const [nearest = year] = years
    .flatMap(({ yearFrom, yearTo }) => [yearFrom, yearTo])
    .toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year) || b - a)
  return nearest
}

/** A message of a year that our catalog lacks: put of the nearest one that it has, and what is to be said of it. */
export interface NearYear {
  words: string
  model: string
  says: Bilingual
}

export function nearYear(vehicles: readonly Vehicle[], words: string): NearYear | undefined {
  const { named } = readCar(vehicles, words)
  const own = vehicles.filter(({ modelId }) => modelId === named?.car)
  const [any] = own
  const year = named?.year
  if (!any || year === undefined || isBuilt(own, year)) return undefined
  if (!named?.isYearOfCode && OF_THE_VERY_YEAR.test(words)) return undefined
  const near = nearestOf(own, year)
  if (Math.abs(near - year) > NEAR) return undefined
  const name = `${any.make} ${any.model}`
  const says: Bilingual = [
    `We don't list the ${year} ${name}; these are the ${near}'s numbers, and parts and figures can differ on yours. `,
    `No tenemos el ${name} ${year}; estos son los números del ${near}: piezas y cifras pueden cambiar en el tuyo. `,
  ]
  // A year that a code stands for was not said: ours of that code is meant.
  if (named?.isYearOfCode) return { words: `${near} ${words}`, model: any.modelId, says: ['', ''] }
  const spoken = new RegExp(String.raw`\b${year}\b|(?<![\d.])'?${String(year).slice(2)}(?=\s+[a-z])`)
  return spoken.test(words) ? { words: words.replace(spoken, String(near)), model: any.modelId, says } : undefined
}
