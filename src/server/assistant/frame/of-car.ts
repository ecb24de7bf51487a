import { buildPower } from '../../../engine/index.ts'
import { type Fuel, type Part, type PartKind, SAE_J1349_WEATHER } from '../../../engine/model.ts'
import { carWords } from '../../planning/car-facts.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { type Advisor, dollars } from '../advisor.ts'
import { type Draft, withMeaning } from '../draft.ts'
import { carOfEngine } from '../engine-said.ts'
import type { MessageReading } from '../meaning-of.ts'
import { BOOST_KINDS, makerIn, partsIn } from '../part-words.ts'
import { kindWords } from '../parts-answer.ts'
import { isRefusedPart } from '../refused-attributes.ts'
import { type ChosenCar, carOf } from '../request-of.ts'

/** The car that a question is about, and its name with what was taken for granted of the year. */
export interface OfCar extends ChosenCar {
  advisor: Advisor
  name: string
}

/** The car of the message, else the one that is talked about, else the one that its engine is known from. */
export function ofCar(advisor: Advisor, draft: Draft, { meaning, asked }: MessageReading): OfCar | undefined {
  // "Pulley or E85 on a 2018 ZL1" reads as a car that is held against another.
  const only = meaning.car === undefined && draft.car === undefined ? meaning.against?.car : undefined
  const own = only
    ? { car: only, ...(meaning.against?.year ? { year: meaning.against.year } : {}) }
    : meaning.car !== undefined && meaning.car !== draft.car
      ? withMeaning({}, { ...meaning, intent: 'plan' })
      : draft
  const chosen = carOf(advisor, own, true)
  if (typeof chosen !== 'string')
    return {
      ...chosen,
      advisor,
      name: carWords(chosen.vehicle, chosen.year),
      // Which gearbox it has changes no price and no power of a part.
      assumed: chosen.assumed.replace(/ ?(?:Assuming the|Lo calculé con la) .*$/, ''),
    }
  const vehicle =
    draft.car === undefined && chosen === 'none' ? carOfEngine(advisor.catalog.vehicles, asked) : undefined
  return (
    vehicle && {
      ...{ vehicle, year: vehicle.yearTo, advisor, assumed: '' },
      name: `${vehicle.make} ${vehicle.model} (${vehicle.family.name})`,
    }
  )
}

/** Parts of one name in a question: the maker, where one was said and sells it, and those that fit, the cheapest first. */
export interface Named {
  words: string
  kinds: readonly PartKind[]
  /** The maker that was said, sold for it or not. */
  maker?: string
  isOfMaker: boolean
  parts: readonly Part[]
}

/** "On the stock intercooler": a part that is not bought. */
const AS_IT_CAME = /\b(?:stock|factory|oem|original) $/
const CATLESS = /\bcatless\b|\boff[- ]road\b/i

/** Every part that the words name, as it is sold for the car. */
export function namedParts(
  { advisor, vehicle }: OfCar,
  words: string,
  notMade: readonly string[] = [],
): readonly Named[] {
  const { catalog } = advisor
  const maker = makerIn(catalog.parts, words)
  const fitting = catalog
    .partsFor(vehicle)
    .filter((part) => !isRefusedPart(part, notMade) && (/catless/.test(words) || !CATLESS.test(part.name)))
    .toSorted((a, b) => a.priceCents - b.priceCents)
  const added = partsIn(words).filter(({ from }) => !AS_IT_CAME.test(words.slice(0, from)))
  const found = added.map(({ word }): Named => {
    const kinds = word.induction === undefined ? word.kinds.slice(0, 1) : word.kinds
    const all = fitting.filter(({ kind }) => kinds.includes(kind))
    const next = all.length > 0 ? all : fitting.filter(({ kind }) => word.kinds.includes(kind))
    const ofMaker = next.filter(({ manufacturer }) => manufacturer === maker)
    const parts = ofMaker.length > 0 ? ofMaker : next
    const [kind] = kinds
    return {
      words: word.induction === undefined && kind ? kindWords(parts[0]?.kind ?? kind) : boostWords(word.kinds, parts),
      kinds,
      ...(maker ? { maker } : {}),
      isOfMaker: ofMaker.length > 0,
      parts,
    }
  })
  return found.filter(({ words: one }, at) => found.findIndex(({ words: other }) => other === one) === at)
}

const boostWords = (kinds: readonly PartKind[], parts: readonly Part[]): string => {
  const sold = new Set(parts.map(({ kind }) => kind))
  const [only] = sold
  if (sold.size === 1 && only && kinds[0] === only) return kindWords(only)
  const isTurbo = kinds.every((kind) => kind.startsWith('turbo'))
  const isBlower = kinds.every((kind) => kind.startsWith('supercharger'))
  return isTurbo ? 'turbo kit' : isBlower ? 'supercharger kit' : 'boost kit'
}

export const isBoost = ({ kind }: { kind: PartKind }): boolean => BOOST_KINDS.includes(kind)

/** Power at the wheels with these parts and nothing else. */
export const powerWith = ({ advisor, vehicle }: OfCar, parts: readonly Part[], fuel: Fuel) =>
  buildPower({ vehicle, parts, fuel, weather: SAE_J1349_WEATHER }, advisor.catalog.factors)

export const stockWhp = ({ advisor, vehicle }: OfCar): number => advisor.catalog.stockPower(vehicle).stockWheelHp

export const priceWords = (part: Part): string =>
  `${dollars(dollarsOf(part.priceCents))}${part.priceConfidence === 'estimated' ? ' (our estimate)' : ''}`

/** One side of "this or that": its parts, its fuel, and what it makes. */
export interface Side {
  words: string
  parts: readonly Part[]
  fuel: Fuel
  wheelHp: number
  usd: number
}
