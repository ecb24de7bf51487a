import type { Vehicle } from '../../engine/model.ts'
import type { SaidCar } from './cars-said.ts'

const YEAR_BEHIND =
  /^\W*(?:(?:the|an?|el|la|un|una) (?:later |newer |older )?'?((?:19[89]|20[0-2])\d|[01]\d|2[0-6]|8\d|9[05-9])|((?:19[89]|20[0-2])\d))(?: (?:one|model))?(?=\W*$|[.,;?!])/

/** "A 2010 Camaro SS or the 2016": the year of a second one of the car before, or nothing. */
export function yearAfterCar(piece: string): string | undefined {
  const found = YEAR_BEHIND.exec(piece)
  return found?.[1] ?? found?.[2]
}

const YEAR_TOLD =
  /^\W*(?:and )?(?:the |my )?([a-z\d/ -]{1,20}?) (?:is|was|would be) (?:an? |the )?'?((?:19[89]|20[0-2])\d)\b/

/** "A Camaro SS or a Mustang GT. The Camaro is a 2016": the year of one that was named before without one. */
export function yearTold(
  vehicles: readonly Vehicle[],
  found: readonly SaidCar[],
  piece: string,
): { at: number; one: SaidCar } | undefined {
  const [, name = '', digits] = YEAR_TOLD.exec(piece) ?? []
  const year = Number(digits)
  const ofName = found.filter(({ car, year: own }) => {
    const words = new Set(car.split('-'))
    return own === undefined && name.split(/[ /-]+/).every((word) => words.has(word))
  })
  const [one] = ofName
  const isBuilt =
    one && vehicles.some(({ modelId, yearFrom, yearTo }) => modelId === one.car && yearFrom <= year && year <= yearTo)
  return one && isBuilt && ofName.length === 1 ? { at: found.indexOf(one), one: { ...one, year } } : undefined
}

/** "Both 18s", "same year, 18": the year of all the cars. */
export const sharedYear = (text: string): number | undefined => {
  const short = /\b(?:both|all|same year) (?:are |of them )?'?([012]\d)\b/.exec(text)?.[1]
  return short ? 2000 + Number(short) : undefined
}
