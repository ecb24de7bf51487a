import type { Vehicle } from '../../engine/model.ts'
import type { SaidCar } from './said-car.ts'

const YEAR_BEHIND =
  /^\W*(?:(?:the|an?|el|la|un|una) (?:later |newer |older )?'?((?:19[89]|20[0-2])\d|[01]\d|2[0-6]|8\d|9[05-9])|((?:19[89]|20[0-2])\d))(?: (?:one|model))?(?=\W*$|[.,;?!]| (?:cual|which|what|who|que|is|has|for)\b)/
const YEAR_TOLD =
  /^\W*(?:and )?(?:the |my )?([a-z\d/ -]{1,20}?) (?:is|was|would be) (?:an? |the )?'?((?:19[89]|20[0-2])\d)\b/

const fullYear = (digits: string): number =>
  Number(digits.length > 2 ? digits : Number(digits) + (digits > '50' ? 1900 : 2000))

/** Where in the list a car stands now, or at its end. */
interface Placed {
  at: number
  one: SaidCar
}

/** "A 2010 Camaro SS or the 2016": the year of a second one of the car before; "a Mustang GT, 2018": the year of that one. */
function yearAlone(found: readonly SaidCar[], piece: string): Placed | undefined {
  const said = YEAR_BEHIND.exec(piece)
  const digits = said?.[1] ?? said?.[2]
  const last = found.at(-1)
  if (digits === undefined || !last) return undefined
  const year = fullYear(digits)
  return last.year === undefined || last.isYearOfCode
    ? { at: found.length - 1, one: { ...last, year } }
    : { at: found.length, one: { car: last.car, year } }
}

/** "A Camaro SS or a Mustang GT. The Camaro is a 2016": the year of one that was named before without one. */
function yearOfNamed(found: readonly SaidCar[], piece: string): Placed | undefined {
  const [, name = '', digits = ''] = YEAR_TOLD.exec(piece) ?? []
  const [one, more] = found.filter(({ car, year }) => {
    const words = car.split('-')
    const isOf = (word: string) => words.some((own) => own === word || (word.length > 2 && own.startsWith(word)))
    return year === undefined && name.split(/[ /-]+/).every(isOf)
  })
  return one && more === undefined ? { at: found.indexOf(one), one: { ...one, year: fullYear(digits) } } : undefined
}

/** A piece of a comparison that says only the year of one of its cars, where that car was built in it. */
export function yearTold(vehicles: readonly Vehicle[], found: readonly SaidCar[], piece: string): Placed | undefined {
  const placed = yearOfNamed(found, piece) ?? yearAlone(found, piece)
  if (!placed) return undefined
  const { car, year = 0 } = placed.one
  const isBuilt = vehicles.some((one) => one.modelId === car && one.yearFrom <= year && year <= one.yearTo)
  return isBuilt ? placed : undefined
}

/** "Both 18s", "same year, 18": the year of all the cars. */
export const sharedYear = (text: string): number | undefined => {
  const short = /\b(?:both|all|same year) (?:are |of them )?'?([012]\d)\b/.exec(text)?.[1]
  return short ? 2000 + Number(short) : undefined
}
