import type { Vehicle } from '../../engine/model.ts'
import type { Names } from './catalog-names.ts'
import type { GearboxSaid } from './gearbox-said.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { readMessageOnce } from './read-message-once.ts'
import type { Before } from './said-before.ts'

interface Named {
  car: string
  year?: number
  gearbox?: GearboxSaid
}

/** The car that the talk named, where the message names none and nothing was planned: a question about it named it as well. */
export function carOfTalk(catalog: Names, before: Before, { meaning, mayMean }: MessageReading): Named | undefined {
  if (meaning.car !== undefined || before.car !== undefined || mayMean.length > 1) return undefined
  const { cars } = (before.compared ?? {}) as { cars?: readonly Named[] }
  if (cars && cars.length > 1) return undefined
  const named = cars?.[0] ?? ofHalf(before) ?? ofTurns(catalog, before.turns ?? [])
  const gearbox = named && gearboxOf(catalog, before.turns ?? [])
  return named && { ...(gearbox ? { gearbox } : {}), ...named }
}

const gearboxOf = (catalog: Names, turns: readonly string[]): GearboxSaid | undefined =>
  turns.flatMap((turn) => readMessageOnce(catalog, turn).meaning.gearbox ?? []).at(-1)

/** One car alone that half a name meant. */
function ofHalf({ half }: Before): Named | undefined {
  const { cars = [], year } = (half ?? {}) as { cars?: readonly string[]; year?: number }
  const [car, ...more] = cars
  return car !== undefined && more.length === 0 ? { car, ...(year ? { year } : {}) } : undefined
}

function ofTurns(catalog: Names, turns: readonly string[]): Named | undefined {
  for (const turn of turns.toReversed()) {
    const { meaning, mayMean } = readMessageOnce(catalog, turn)
    if (meaning.stranger ?? meaning.cars ?? meaning.against?.car) return undefined
    if (meaning.car) return { car: meaning.car, ...(meaning.year ? { year: meaning.year } : {}) }
    if (mayMean.length > 0) return undefined
  }
  return undefined
}

const SHORT_YEAR = /(?<![\w.'$#/-])'?(0\d|1\d|2[0-6])(?=[ ,;]|$)/g
/** What makes two digits something else than a year. */
const NO_YEAR_BEFORE =
  /\b(?:on|with|under|around|about|at|for|until|till|stage|gen|mk|than|under|over|make|makes|run|runs|in|to|by|just|like|only|another|extra|\+)\W*$/
const NO_YEAR_AFTER =
  /^\W*(?:psi|w?hp|whp|rwhp|awhp|octane|k\b|miles?|lbs?|pounds?|inch|in\b|"|'|x\b|min|percent|%|sec|s\b|laps?|gears?|speed|spd|grand|years?|yo\b|more|to\b|degrees?|mm|cc|ft|foot|feet|flat|shot|days?|hours?|weeks?|months?|kw|ps|nm|mph|of\b|or\b|gallon|mpg|lift|row|quart)/

/** "C6 LS2 05 6spd", "S2000 CR clone, 06 w 88k": two digits that are a year of the car that is named, and nothing else. */
export function yearAlone(vehicles: readonly Vehicle[], { car, year }: Meaning, asked: string): number | undefined {
  if (car === undefined || year !== undefined) return undefined
  const own = vehicles.filter(({ modelId }) => modelId === car)
  const years = [...asked.matchAll(SHORT_YEAR)].flatMap((match) => {
    const full = 2000 + Number(match[1])
    const isOther =
      NO_YEAR_BEFORE.test(asked.slice(0, match.index)) || NO_YEAR_AFTER.test(asked.slice(match.index + match[0].length))
    return !isOther && own.some(({ yearFrom, yearTo }) => yearFrom <= full && full <= yearTo) ? [full] : []
  })
  return new Set(years).size === 1 ? years[0] : undefined
}
