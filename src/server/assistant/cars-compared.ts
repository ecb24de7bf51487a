import { readCar } from '../catalog/car-words.ts'
import { carsIn, strangersIn } from './cars-said.ts'
import type { Names } from './catalog-names.ts'
import type { Draft } from './draft.ts'
import type { SaidCar } from './said-car.ts'

/** What parts one side of a comparison from the other. */
const APART = /\bvs?\b\.?|\bw\b|\bversus\b|\bagainst\b|\bor\b|\bto\b|\bwith\b|\bthan\b|\band\b|,/
/** "5.0 or the 3.5 eco": engines that name the truck by themselves, the one beside the other. */
const SIZES: readonly (readonly [plate: string, sizes: ReadonlySet<string>])[] = [
  ['f-150', new Set(['2.7', '3.5', '5.0'])],
  ['silverado', new Set(['5.3', '6.2'])],
]
const SIZE = /(?<![\d.])([2-6]\.\d)(?![\d.]| ?(?:s|sec\w*|k|grand|in|inch)\b)/g
/** So many words of one side may be what the other side leaves out. */
const MOST_WORDS = 6
const MOST_PIECES = 4

const wordsOf = (piece: string): readonly string[] =>
  piece
    .split(/\s+/)
    .filter((word) => /^[a-z\d.-]{2,}$/i.test(word))
    .slice(0, MOST_WORDS)

/** A piece with a word of the other side, where the word alone names no such car. */
function withWord(vehicles: Names['vehicles'], piece: string, word: string): SaidCar | undefined {
  const [named] = [`${piece} ${word}`, `${word} ${piece}`].flatMap((way) => readCar(vehicles, way).named ?? [])
  return named && readCar(vehicles, word).named?.car !== named.car ? named : undefined
}

/** "Fiesta or Focus ST", "a Q50 3.0t to the Red Sport": the word that both share is said once. */
function sharing({ vehicles }: Names, asked: string): readonly SaidCar[] {
  const pieces = asked.split(APART).slice(0, MOST_PIECES)
  const found = pieces.map((piece) => readCar(vehicles, piece).named)
  return pieces.flatMap((piece, at) => {
    const own = found[at]
    if (own) return [own]
    const beside = [pieces[at + 1], pieces[at - 1]].filter((one) => one !== undefined)
    const [trim] = wordsOf(piece).slice(-1)
    if (!trim) return []
    const other = beside
      .flatMap((one) => wordsOf(one).map((word) => withWord(vehicles, piece, word)))
      .find((named) => named !== undefined && !found.some((one) => one?.car === named.car))
    return other ? [other] : []
  })
}

function ofSizes({ vehicles }: Names, asked: string): readonly SaidCar[] {
  const sizes = [...new Set([...asked.matchAll(SIZE)].map(([, size]) => size ?? ''))]
  const [plate] = SIZES.find(([, known]) => sizes.length > 1 && sizes.every((size) => known.has(size))) ?? []
  return plate ? sizes.flatMap((size) => readCar(vehicles, `${plate} ${size}`).named ?? []) : []
}

const distinct = (cars: readonly SaidCar[]): readonly SaidCar[] =>
  cars.filter(
    (one, at) => cars.findIndex((other) => other.car === one.car && (other.year ?? one.year) === one.year) === at,
  )

/** "Looking at used 2017s", "both 2018": the year of all of them, where each was built in it. */
function ofYear({ vehicles }: Names, cars: readonly SaidCar[], asked: string): readonly SaidCar[] {
  const said = [...asked.matchAll(/\b((?:19[89]|20[0-2])\d)s?\b/g)].map(([, digits]) => Number(digits))
  const [year, ...more] = [...new Set(said)]
  if (year === undefined || more.length > 0) return cars
  const isBuilt = (id: string) =>
    vehicles.some(({ modelId, yearFrom, yearTo }) => modelId === id && yearFrom <= year && year <= yearTo)
  return cars.map((one) => (one.year === undefined && isBuilt(one.car) ? { ...one, year } : one))
}

/** What a comparison is of: the cars that it names, those of the talk, and one that we do not build. */
export interface CarsCompared {
  cars: readonly SaidCar[]
  stranger?: string
}

const saidOf = ({ car, year, gearbox }: Draft): readonly SaidCar[] =>
  car === undefined ? [] : [{ car, ...(year ? { year } : {}), ...(gearbox ? { gearbox } : {}) }]

/** The words of a car that we know, for a trim that is said without them. */
const wordsOfCar = ({ vehicles }: Names, id: string | undefined): readonly string[] => {
  const one = vehicles.find(({ modelId }) => modelId === id)
  return one ? one.model.toLowerCase().split(' ').slice(0, 2) : []
}

/** "And the same for the Red Sport" after a Q50: a trim of the car that is talked about. */
function trimOf(catalog: Names, id: string | undefined, said: string): readonly SaidCar[] {
  const pieces = said.split(APART).slice(0, MOST_PIECES)
  const found = pieces.flatMap((piece) => {
    const tail = wordsOf(piece)
      .filter((word) => !PLAIN.has(word))
      .join(' ')
    return tail === '' ? [] : wordsOfCar(catalog, id).flatMap((word) => withWord(catalog.vehicles, tail, word) ?? [])
  })
  return found.filter(({ car }) => car !== id)
}
const PLAIN: ReadonlySet<string> = new Set([
  'the',
  'same',
  'for',
  'my',
  'his',
  'on',
  'of',
  'it',
  'what',
  'about',
  'abt',
  'instead',
  'compare',
])

/** What else the talk spoke of: what was compared, what was to be beaten, and what its messages name, the latest first. */
function otherCars(catalog: Names, { car, goal, compared, turns = [] }: Draft): readonly SaidCar[] {
  const rival = goal && 'fasterThan' in goal ? [goal.fasterThan] : []
  const named = turns.toReversed().flatMap((turn) => {
    const said = turn.toLowerCase()
    return [...carsIn(catalog, said), ...(readCar(catalog.vehicles, said).named ? [] : trimOf(catalog, car, said))]
  })
  return [...(compared?.cars ?? []), ...rival, ...named]
}

/** A car that was spoken of before and is none of ours. */
const strangerBefore = ({ vehicles }: Names, { talk, turns = [] }: Draft): string | undefined =>
  talk?.stranger ??
  turns
    .toReversed()
    .map((turn) => readCar(vehicles, turn.toLowerCase()))
    .find(({ stranger, named }) => stranger !== undefined && named === undefined)?.stranger

/** The cars of a message that holds some against each other, with those of the talk where it names fewer than two. */
export function carsCompared(catalog: Names, before: Draft, asked: string): CarsCompared {
  const read = [carsIn(catalog, asked), ofSizes(catalog, asked)].find((cars) => cars.length > 1)
  const inYear = ofYear(catalog, read ?? distinct(sharing(catalog, asked)), asked)
  if (inYear.length > 1) return { cars: inYear }
  const [strangerNow] = strangersIn(catalog, asked)
  const [one] = inYear.length > 0 ? inYear : strangerNow === undefined ? trimOf(catalog, before.car, asked) : []
  if (strangerNow !== undefined && one) return { cars: [one], stranger: strangerNow }
  const planned = [before, ...(before.earlier ?? [])].flatMap(saidOf)
  if (strangerNow !== undefined) return { cars: planned.slice(0, 1), stranger: strangerNow }
  const ofTalk = distinct([...planned, ...otherCars(catalog, before)])
  const others = ofTalk.filter(
    ({ car }, at) => car !== one?.car && ofTalk.findIndex((other) => other.car === car) === at,
  )
  const own = one ? (ofTalk.find(({ car, year }) => car === one.car && year !== undefined) ?? one) : undefined
  const both = own ? [...others.slice(0, 1), own] : others.slice(0, 2)
  const years = new Set(both.flatMap(({ year }) => year ?? []))
  const cars = years.size === 1 ? ofYear(catalog, both, `${[...years][0]}`) : both
  const stranger = cars.length < 2 ? strangerBefore(catalog, before) : undefined
  return { cars, ...(stranger === undefined ? {} : { stranger }) }
}
