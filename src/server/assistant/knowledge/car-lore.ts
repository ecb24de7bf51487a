import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../places.ts'
import type { Bilingual } from '../advisor.ts'

/** An engine or a generation of which the same things are true. */
export interface Platform {
  key: string
  /** "the N54 (2007-10 335i, 135i)" */
  title: string
  models: readonly (readonly [make: string, model: string, yearFrom: number, yearTo: number])[]
  /** What names it by itself: engines, chassis, nicknames. */
  codes: readonly string[]
  /** Cars of these names that have another engine: no "911 Turbo" has the M96. */
  except?: readonly string[]
}

/** What owners of one platform ask, and what the trade says to it. */
export interface Lore {
  platform: string
  asks: readonly string[]
  says: Bilingual
}

interface File {
  platforms: readonly Platform[]
  lore: readonly Lore[]
}

const FOLDER = join(ROOT, 'src/server/assistant/knowledge/car-lore')

let known: { platforms: readonly Platform[]; lore: ReadonlyMap<string, readonly Lore[]> } | undefined

/** Read when the first message comes. */
function all() {
  if (known) return known
  const files = readdirSync(FOLDER)
    .toSorted()
    .map((name): File => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))
  known = {
    platforms: files.flatMap(({ platforms }) => platforms),
    lore: Map.groupBy(
      files.flatMap(({ lore }) => lore),
      ({ platform }) => platform,
    ),
  }
  return known
}

export const loreOf = (platform: string): readonly Lore[] => all().lore.get(platform) ?? []
export const platforms = (): readonly Platform[] => all().platforms

/** A car as it is called, and the years that are meant. */
export interface CarCalled {
  make: string
  model: string
  yearFrom: number
  yearTo: number
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+(?:\.[a-z0-9]+)*/g) ?? []
const within = (few: readonly string[], many: readonly string[]): boolean => few.every((word) => many.includes(word))

/** The platforms of a car of ours. */
export function platformsOfCar({ make, model, yearFrom, yearTo }: CarCalled): readonly Platform[] {
  const called = wordsIn(model)
  const isOther = ({ except = [] }: Platform) => except.some((name) => within(wordsIn(name), called))
  const own = platforms().filter((one) => !isOther(one))
  return own.filter(({ models }) =>
    models.some(([maker, name, from, to]) => {
      const own = wordsIn(name)
      const isMaker = maker.toLowerCase() === make.toLowerCase()
      return isMaker && from <= yearTo && to >= yearFrom && (within(own, called) || within(called, own))
    }),
  )
}

const SHORT_NAME = 3
/** A model without a year is told of so many of its generations at most. */
const MOST_OPEN = 2

/** The platforms that a text names: by a model and a year of it, else by a code of theirs, else by a model that only one has. */
export function platformsNamed(text: string): readonly Platform[] {
  const said = ` ${wordsIn(text).join(' ')} `
  const names = (name: string) => said.includes(` ${wordsIn(name).join(' ')} `)
  // "Fit", "SS", "86" are said of anything: with their make they are cars.
  const isNamed = (make: string, model: string) =>
    model.length > SHORT_NAME ? names(model) : names(`${make} ${model}`)
  const isExcept = ({ except = [] }: Platform) => except.some(names)
  const isOfYear = ([make, model, from, to]: Platform['models'][number]) =>
    isNamed(make, model) &&
    Array.from({ length: to - from + 1 }, (_, at) => from + at).some((year) => {
      const short = String(year).slice(2)
      return names(String(year)) || names(`${short} ${model}`) || names(`${short} ${make} ${model}`)
    })
  const found = (of: Platform, isIt: (model: Platform['models'][number]) => boolean) =>
    isExcept(of) ? [] : of.models.filter(isIt)
  const byYear = closest((of) => found(of, isOfYear))
  if (byYear.length > 0) return byYear
  const byCode = platforms().filter((one) => !isExcept(one) && one.codes.some(names))
  if (byCode.length > 0) return byCode
  const byModel = closest((of) => found(of, ([make, model]) => isNamed(make, model)))
  return byModel.length <= MOST_OPEN ? byModel : []
}

/** The platforms of which the longest name is said: "Civic Si" is no "Civic". */
function closest(saidOf: (platform: Platform) => Platform['models']): readonly Platform[] {
  const found = platforms().map((platform) => ({
    platform,
    length: Math.max(0, ...saidOf(platform).map(([, model]) => wordsIn(model).length)),
  }))
  const most = Math.max(...found.map(({ length }) => length))
  return most === 0 ? [] : found.filter(({ length }) => length === most).map(({ platform }) => platform)
}
