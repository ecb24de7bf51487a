import type { Vehicle } from '../../engine/model.ts'
import { inVariantOrder } from '../catalog/variant-order.ts'

/** The car of ours that an answer was of, and the year that it was told for. */
export interface CarTold {
  car: string
  year?: number
}

/** What of a draft says which car the talk is of. */
interface OfTalk {
  car?: string
  year?: number
  talk?: { stranger?: string }
  compared?: { cars: readonly CarTold[] }
}

/** Who is asked for the car, or told that it is none of ours, was told of none. */
const OF_NO_CAR = /\bWhich (?:\w+ ){0,3}is it\b|¿Qué [\wáéíóú ]{2,24} es\b|\bWe build\b|\bdon't build\b|\bTrabajamos\b/

const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\w-]/.test(sign)

/** Where a name stands as whole words. */
function placesOf(name: string, words: string): readonly number[] {
  const found: number[] = []
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1))
    if (!isWord(words[at - 1]) && !isWord(words[at + name.length])) found.push(at)
  return found
}

/**
 * The only car of ours that an answer names: what was told of it makes it the car of the talk, however the question
 * came to it. "400 whp on the Subaru WRX (FA20DIT)" is the newest WRX with that engine.
 */
export function carTold(vehicles: readonly Vehicle[], answer: string): CarTold | undefined {
  if (OF_NO_CAR.test(answer)) return undefined
  const names = new Map(vehicles.map(({ make, model, modelId }) => [`${make} ${model}`, modelId]))
  const named = [...names].flatMap(([name, car]) =>
    answer.includes(name) ? placesOf(name, answer).map((at) => ({ at, name, car })) : [],
  )
  // The longer name of one place is the one that was told: the WRX STI is no WRX.
  const whole = named.filter((one) => !named.some(({ at, name }) => at === one.at && name.length > one.name.length))
  const [first] = whole
  if (!first || whole.some(({ car }) => car !== first.car)) return undefined
  const years = whole.flatMap(({ at }) => /\b((?:19|20)\d\d) $/.exec(answer.slice(0, at))?.[1] ?? [])
  const engine = /^ \(([^)]+)\)/.exec(answer.slice(first.at + first.name.length))?.[1]
  const year = years.length > 0 ? Number(years[0]) : newestWith(vehicles, first.car, engine)
  return { car: first.car, ...(year ? { year } : {}) }
}

const newestWith = (vehicles: readonly Vehicle[], car: string, engine: string | undefined): number | undefined =>
  vehicles
    .filter(({ modelId, family }) => modelId === car && family.name === engine)
    .toSorted((a, b) => b.yearTo - a.yearTo || inVariantOrder(a, b))[0]?.yearTo

/** The draft with the car that the answer was of, where none was named, and its year, where none was said. */
export function ofCarTold<T extends OfTalk>(vehicles: readonly Vehicle[], draft: T, answer: string): T {
  if (draft.talk?.stranger !== undefined) return draft
  if (draft.car !== undefined) return draft.year === undefined ? withItsYear(vehicles, draft, answer) : draft
  const told = draft.compared ? ofFailed(draft, answer) : carTold(vehicles, answer)
  return told ? { ...draft, ...told, ...(draft.year === undefined ? {} : { year: draft.year }) } : draft
}

/** "The 2021 WRX" was told of who named an engine: what comes next is of that year as well. */
function withItsYear<T extends OfTalk>(vehicles: readonly Vehicle[], draft: T, answer: string): T {
  const told = carTold(vehicles, answer)
  return told?.year !== undefined && told.car === draft.car ? { ...draft, year: told.year } : draft
}

const NO_RIVAL = /^(?:Compare it with which car|¿Con qué carro lo comparo)/m
/** A comparison that lacked its rival leaves the car that was named. */
function ofFailed({ compared }: OfTalk, answer: string): CarTold | undefined {
  const [only, other] = compared?.cars ?? []
  return only && !other && NO_RIVAL.test(answer)
    ? { car: only.car, ...(only.year ? { year: only.year } : {}) }
    : undefined
}
