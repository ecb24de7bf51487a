import type { Vehicle } from '../../../engine/model.ts'
import { carWords } from '../../planning/car-facts.ts'
import { inLanguage } from '../advisor.ts'
import { carOfGearbox } from '../engine-said.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { carOfTalk } from '../named-car/car-of-talk.ts'
import type { Turn } from '../turn.ts'
import { carOfNamedEngine, nameplateWith, withNamedBox } from './engine-names.ts'

/** The car whose figures answer, and the car that we do not build where only its engine is one of ours. */
export interface CarAsked {
  car: OfCar
  /** "Stinger": only the engine is known. */
  guideFor?: string
}

/** `asked` in plain words, `typed` as it stands: "IS38" is a turbo in plain words. */
export interface AskedWords {
  asked: string
  typed: string
}

/** So many messages back the engine is looked for. */
const MOST_BACK = 4

/** The car of the question: named in it, the one with the engine that it names, or the one that is talked about. */
export function carAsked(turn: Turn, words: AskedWords): CarAsked | undefined {
  const { advisor, draft, reading, messages } = turn
  const { vehicles } = advisor.catalog
  const { meaning } = reading
  const engine = carOfNamedEngine(vehicles, words.typed) ?? carOfNamedEngine(vehicles, words.asked)
  const stranger = meaning.stranger ?? draft.talk?.stranger
  if (stranger !== undefined && meaning.car === undefined) {
    const own = engine ?? engineOfTalk(vehicles, messages) ?? carOfGearbox(vehicles, words.typed.toLowerCase())
    return own && { car: byVehicle(turn, withNamedBox(vehicles, own, words.typed) ?? own, true), guideFor: stranger }
  }
  const told = meaning.car === undefined ? carOfTalk(turn) : ofCar(advisor, draft, reading)
  const named = engine ?? (told && meaning.car === undefined ? engineOfTalk(vehicles, messages) : undefined)
  const meant =
    told && named
      ? withEngine(turn, told, named, engine !== undefined)
      : (told ?? halfNamed(turn, words) ?? ofVehicle(turn, engine))
  const base = meant ?? ofVehicle(turn, engineOfTalk(vehicles, messages))
  // A car that was named keeps its own gearbox, whatever code is said.
  const ofName = told && base && told.vehicle.modelId === base.vehicle.modelId
  const boxed = withNamedBox(
    ofName ? advisor.catalog.variantsOf(base.vehicle.modelId) : vehicles,
    base?.vehicle,
    words.typed,
  )
  if (!boxed) return base && { car: base }
  return { car: base && boxed === base.vehicle ? base : byVehicle(turn, boxed, base === undefined) }
}

const ofVehicle = (turn: Turn, vehicle: Vehicle | undefined): OfCar | undefined =>
  vehicle && byVehicle(turn, ofTalk(turn, vehicle), true)

/** The car that is told has the engine that is named, or the one of its name that has it, or another car is meant. */
function withEngine(turn: Turn, told: OfCar, engine: Vehicle, isNamedNow: boolean): OfCar {
  const { advisor, draft, reading } = turn
  const year = reading.meaning.year ?? draft.year
  if (told.vehicle.family.id === engine.family.id) return told
  if (year !== undefined && told.vehicle.modelId === engine.modelId) return told
  const same = nameplateWith(advisor.catalog.vehicles, told.vehicle, engine, year)
  if (same) return byVehicle(turn, same, false)
  return reading.meaning.car === undefined && isNamedNow ? byVehicle(turn, ofTalk(turn, engine), true) : told
}

/** Half a name that may mean several of ours: one answer where all of them have the same engine, or the gearbox that is named. */
function halfNamed(turn: Turn, { typed }: AskedWords): OfCar | undefined {
  const { advisor, reading, draft } = turn
  const { vehicles } = advisor.catalog
  const ids = new Set(reading.mayMean.map(({ car }) => car))
  const year = reading.meaning.year
  const all = vehicles.filter(
    (one) => ids.has(one.modelId) && (year === undefined || (one.yearFrom <= year && year <= one.yearTo)),
  )
  const [first] = all.toSorted((a, b) => b.yearTo - a.yearTo)
  const engine = carOfNamedEngine(vehicles, typed)
  const own = engine && all.find((one) => one.family.id === engine.family.id)
  const isOne =
    first !== undefined &&
    all.every((one) => one.family.id === first.family.id || one.transmission.code === first.transmission.code)
  const boxed = first && withNamedBox(all, undefined, typed)
  const meant = own ?? boxed ?? (isOne ? first : undefined)
  if (!meant) return undefined
  const car = byVehicle(turn, meant, false)
  const name = `${meant.make} ${meant.model}`
  return {
    ...car,
    assumed: inLanguage(draft.language, [`Assuming the ${name}. Another one? Tell me.`, `Tomé el ${name}. ¿Es otro?`]),
  }
}

const byVehicle = ({ advisor, reading, draft }: Turn, vehicle: Vehicle, isOfEngine: boolean): OfCar => {
  const said = reading.meaning.year ?? draft.year
  const year = said !== undefined && vehicle.yearFrom <= said && said <= vehicle.yearTo ? said : vehicle.yearTo
  const name = carWords(vehicle, year)
  return { ...{ advisor, vehicle, year, assumed: '' }, name: isOfEngine ? `${name} (${vehicle.family.name})` : name }
}

/** The engine that an earlier message names, the latest first. */
function engineOfTalk(vehicles: readonly Vehicle[], messages: Turn['messages']): Vehicle | undefined {
  return messages
    .filter(({ from }) => from === 'visitor')
    .slice(-MOST_BACK)
    .toReversed()
    .map((message) => carOfNamedEngine(vehicles, message.text))
    .find(Boolean)
}

/** Of the cars with an engine the one whose name and year the talk has said. */
function ofTalk({ advisor, messages }: Turn, engine: Vehicle): Vehicle {
  const said = messages
    .filter(({ from }) => from === 'visitor')
    .map(({ text }) => text.toLowerCase())
    .join(' ')
  const same = advisor.catalog.vehicles
    .filter((one) => one.family.id === engine.family.id)
    .toSorted((a, b) => b.yearTo - a.yearTo)
  const plated = same.filter(({ model }) => said.includes((model.split(' ')[0] ?? model).toLowerCase()))
  const year = [...said.matchAll(/\b((?:19|20)\d\d)\b/g)].map(([, one]) => Number(one)).at(-1)
  const isOfYear = (one: Vehicle) => year !== undefined && one.yearFrom <= year && year <= one.yearTo
  return plated.find(isOfYear) ?? plated[0] ?? engine
}
