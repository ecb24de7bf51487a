import { oncePer } from '../../catalog/once-per.ts'
import { spelled } from '../../catalog/spelling.ts'
import { CATEGORY_WORDS, TRADE_WORDS } from '../../catalog/trade-words.ts'
import { catalogNames } from '../../catalog/vehicle-candidates.ts'
import { isMakeWord, makeOfWords, vehicleWords } from '../../catalog/vehicle-words.ts'
import type { Vehicle } from '../../engine/model.ts'
import { readCar, yearIn } from '../catalog/car-words.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { searchTerms, spelledAlike, type WordForms, wordsOf } from '../listing/search-words.ts'

/** A search, understood: the words as typed, the cars that they name, and what is left to look for on those. */
export interface SearchRead {
  terms: readonly WordForms[]
  /** The variants that the words may mean; empty when they name no car. */
  vehicles: readonly Vehicle[]
  /** One model was named, not half a name. */
  isOneModel: boolean
  /** What is looked for on those cars. */
  rest: readonly WordForms[]
}

/** Words of parts that also stand in names of cars: alone they name a part. */
const PART_WORDS: ReadonlySet<string> = new Set(
  [...Object.values(TRADE_WORDS), { names: Object.values(CATEGORY_WORDS).flat(), troubles: [] }]
    .flatMap(({ names, troubles = [] }) => [...names, ...troubles])
    .flatMap(wordsOf)
    .flatMap(({ joined, pieces }) => [joined, ...pieces])
    .filter((word) => word.length >= 4),
)
const isPartWord = (token: string): boolean => wordsOf(token).every(({ joined }) => PART_WORDS.has(joined))

const LONGEST_NAME = 3

/** Which of the words name the cars: their make, model, chassis and engine, alone or together with their neighbors. */
function carTokens(
  vehicles: readonly Vehicle[],
  all: readonly Vehicle[],
  tokens: readonly string[],
): ReadonlySet<number> {
  const ids = new Set(vehicles.map(({ id }) => id))
  const makes = new Set(vehicles.map(({ make }) => make))
  const words = new Set<string>()
  for (const { vehicle, name } of catalogNames(all)) {
    if (!ids.has(vehicle.id)) continue
    for (const word of chassisOf(all).get(vehicle.id) ?? []) words.add(word)
    for (const word of name.alternatives.flat()) words.add(word)
    for (const word of name.details) if (!PART_WORDS.has(spelledAlike(word))) words.add(word)
  }
  const names = (text: string): boolean => {
    const said = vehicleWords(text).map((word) => (isMakeWord(word) ? word : spelled(all, word)))
    const isOfMake = (word: string) => isMakeWord(word) && makes.has(makeOfWords([word])!)
    return said.length > 0 && said.every((word) => words.has(word) || isOfMake(word))
  }
  const taken = new Set<number>()
  for (let length = LONGEST_NAME; length >= 1; length -= 1) {
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const span = Array.from({ length }, (_, step) => at + step)
      const together = span.map((one) => tokens[one]!)
      if (span.some((one) => taken.has(one)) || (length > 1 && together.some(isPartWord))) continue
      if (names(together.join(' '))) for (const one of span) taken.add(one)
    }
  }
  return taken
}

/** The variants that the words' chassis and engine codes name, where they name some of them. */
function variantsSaid(vehicles: readonly Vehicle[], all: readonly Vehicle[], text: string): readonly Vehicle[] {
  const said = vehicleWords(text).filter((word) => /\d/.test(word) && !/^\d+$/.test(word))
  const details = new Map(catalogNames(all).map(({ vehicle, name }) => [vehicle.id, name.details]))
  const named = vehicles.filter(({ id }) => said.some((word) => details.get(id)?.has(word)))
  return named.length > 0 ? named : vehicles
}

const SHORT_YEAR = /^['’]?(?:0\d|1\d|2[0-6]|8[7-9]|9\d)$/
const fullYear = (token: string): number => {
  const short = Number(token.slice(-2))
  return (short > 50 ? 1900 : 2000) + short
}

const readName = (catalog: CatalogSnapshot, text: string) => {
  const { named, mayMean } = readCar(catalog.vehicles, text)
  const models = named ? [named.car] : mayMean.map(({ car }) => car)
  const vehicles = models.flatMap((id) => catalog.variantsOf(id))
  return { isOneModel: named !== undefined, vehicles: vehicles.length > 0 ? vehicles : ofChassis(catalog, text) }
}

/** "997", "997.1", "e90": the chassis that the words of a variant name. */
const chassisIn = (words: string): string[] =>
  vehicleWords(words).flatMap((word) => [
    ...(/^(?:9\d\d(?:\.\d)?|[a-z]\d\d)$/.test(word) ? [word] : []),
    ...(/^9\d\d(?=\.\d$)/.exec(word) ?? []),
  ])

const chassisOf = oncePer(
  (vehicles: readonly Vehicle[]) => new Map(vehicles.map(({ id, variant }) => [id, chassisIn(variant)])),
)

/** A chassis that several models share names all of them, and no model alone. */
function ofChassis({ vehicles }: CatalogSnapshot, text: string): readonly Vehicle[] {
  const said = chassisIn(text)
  const chassis = chassisOf(vehicles)
  return said.length === 0 ? [] : vehicles.filter(({ id }) => chassis.get(id)!.some((word) => said.includes(word)))
}

const lastReads = oncePer((_: CatalogSnapshot) => new Map<string, SearchRead>())
const MOST_KEPT = 500

/** Understands the words of a search by the one resolver of cars. */
export function readSearch(catalog: CatalogSnapshot, text: string): SearchRead {
  const kept = lastReads(catalog)
  const known = kept.get(text)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const read = readAnew(catalog, text)
  kept.set(text, read)
  return read
}

function readAnew(catalog: CatalogSnapshot, text: string): SearchRead {
  const terms = searchTerms(text)
  const none: SearchRead = { terms, vehicles: [], isOneModel: false, rest: terms }
  const tokens = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 24)
  const all = catalog.vehicles
  let read = readName(catalog, text)
  let taken = carTokens(read.vehicles, all, tokens)
  if ([...taken].every((at) => isPartWord(tokens[at]!))) {
    const others = tokens.filter((token) => !isPartWord(token))
    read = readName(catalog, others.join(' '))
    taken = carTokens(read.vehicles, all, tokens)
    if ([...taken].every((at) => isPartWord(tokens[at]!))) return none
  }
  // "09 STI": two digits before a car are its year, wherever they stand.
  const short = tokens.find((token, at) => SHORT_YEAR.test(token) && !taken.has(at) && taken.has(at + 1))
  const year = yearIn(text) ?? (short === undefined ? undefined : fullYear(short))
  const ofYear = read.vehicles.filter(
    ({ yearFrom, yearTo }) => year === undefined || (yearFrom <= year && year <= yearTo),
  )
  const isYear = (token: string) =>
    year !== undefined && (token === String(year) || (SHORT_YEAR.test(token) && fullYear(token) === year))
  const vehicles = variantsSaid(ofYear, all, text)
  if (vehicles.length === 0) return none
  // "Supra turbo kit": of a name the words of parts stay, unless they end a name ("911 Turbo exhaust").
  const stays = tokens.filter(
    (token, at) => !isYear(token) && (!taken.has(at) || (isPartWord(token) && isBeforePart(tokens, at))),
  )
  return { terms, vehicles, isOneModel: read.isOneModel, rest: stays.length > 0 ? searchTerms(stays.join(' ')) : [] }
}

const NOUNS: ReadonlySet<string> = new Set(['kit', 'upgrade', 'system', 'timer', 'swap'].map(spelledAlike))
const isBeforePart = (tokens: readonly string[], at: number): boolean =>
  NOUNS.has(spelledAlike(tokens[at + 1]?.toLowerCase() ?? ''))
