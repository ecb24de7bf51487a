import type { Drivetrain, Make, Vehicle } from '../engine/model.ts'
import { inductionOf } from '../engine/vocabulary.ts'
import type { readEngineWords, readTransmissionWords } from './engine-words.ts'
import { oncePer } from './once-per.ts'
import { otherCarIn, otherMakeIn } from './other-cars.ts'
import { isOptionalWord, type VehicleName, vehicleName } from './vehicle-words.ts'

/** What a query says, read into words and figures. */
export interface WantedCar {
  make: Make | undefined
  words: ReadonlySet<string>
  years: { from: number; to: number } | undefined
  engine: ReturnType<typeof readEngineWords>
  transmission: ReturnType<typeof readTransmissionWords>
  drivetrain: Drivetrain | undefined
  crankHp: number | undefined
}

/** A catalog car with how well it answers a query. */
export interface Candidate {
  vehicle: Vehicle
  name: VehicleName
  nameScore: number
  /** Every needed word of one of the model's names was said. */
  named: boolean
  /** Named by a chassis or engine code alone. */
  byCode?: true
  /** Words that name other models of its make and not this one. */
  unanswered: number
  detailScore: number
  yearsApart: number
  /** Chassis and engine codes that were said, that the catalog has, and that this car has not. */
  codesApart: number
  /** The same, also where it has another one of those that were said. */
  codesLacking: number
  engineApart: boolean
}

/** Every car of a catalog with the words by which it may be called. */
export const catalogNames = oncePer(
  (vehicles: readonly Vehicle[]): readonly { vehicle: Vehicle; name: VehicleName }[] =>
    vehicles.map((vehicle) => ({ vehicle, name: vehicleName(vehicle) })),
)

/** What the names of a whole catalog tell about single words. */
interface NameIndex {
  /** The words that tell the models of a make apart: said and not answered, they speak against a car. */
  wordsOfMake: ReadonlyMap<Make, ReadonlySet<string>>
  /** The nameplates among whose names a word stands. "zl1" is a Camaro only. */
  platesOfWord: ReadonlyMap<string, ReadonlySet<string>>
  /** Every chassis and engine code that no car has for a name. */
  codes: ReadonlySet<string>
}

function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const set = sets.get(key) ?? new Set<V>()
  sets.set(key, set.add(value))
}

const nameIndex = oncePer((vehicles: readonly Vehicle[]): NameIndex => {
  const wordsOfMake = new Map<Make, Set<string>>()
  const platesOfWord = new Map<string, Set<string>>()
  const codes = new Set<string>()
  for (const { vehicle, name } of catalogNames(vehicles)) {
    for (const word of name.alternatives.flat()) {
      addTo(wordsOfMake, vehicle.make, word)
      addTo(platesOfWord, word, name.nameplate)
    }
    for (const code of name.codes) codes.add(code)
  }
  return { wordsOfMake, platesOfWord, codes: new Set([...codes].filter((code) => !platesOfWord.has(code))) }
})

/** The words name a car that the shop does not build, and this one by a word of its name only: "Cayenne Turbo". */
export function isOtherCar(vehicles: readonly Vehicle[], { name }: Candidate, said: ReadonlySet<string>): boolean {
  const { platesOfWord } = nameIndex(vehicles)
  const isOurs = (word: string) => platesOfWord.has(word)
  return otherMakeIn(said, isOurs) || (!said.has(name.nameplate) && otherCarIn(said, isOurs))
}

/** `others` are the words said that tell models apart. */
function scoreName(
  name: VehicleName,
  said: ReadonlySet<string>,
  { others, isInYears, index }: { others: readonly string[]; isInYears: boolean; index: NameIndex },
): { score: number; named: boolean; unanswered: number } {
  let best = { score: Number.NEGATIVE_INFINITY, named: false, unanswered: 0 }
  const alternatives = isInYears ? [...name.alternatives, ...name.inItsYears] : name.alternatives
  for (const [at, alternative] of alternatives.entries()) {
    let score = at === 0 ? 0.1 : 0
    let whole = true
    let hits = 0
    const isTelling = (word: string) => word.length > 1 && said.has(word) && index.platesOfWord.get(word)?.size === 1
    const isPlateClear = alternative.some((word) => word !== name.nameplate && isTelling(word))
    for (const word of alternative) {
      const optional = isOptionalWord(word) || (word === name.nameplate && isPlateClear)
      if (said.has(word)) {
        score += isOptionalWord(word) ? 1.5 : 3
        hits += 1
      } else {
        score -= optional ? 0.4 : 2
        if (!optional) whole = false
      }
    }
    const left = others.filter((word) => !alternative.includes(word) && !name.details.has(word))
    const unanswered = left.filter((word) => !isOptionalWord(word)).length
    score -= 2 * unanswered + 0.6 * (left.length - unanswered)
    if (score > best.score) best = { score, named: whole && hits > 0, unanswered }
  }
  return best
}

function scoreDetails(vehicle: Vehicle, name: VehicleName, wanted: WantedCar) {
  const { engine, transmission, chassis } = vehicle
  let score = 0
  for (const word of name.details) if (wanted.words.has(word) && !name.alternatives[0]?.includes(word)) score += 1.3
  let yearsApart = 0
  if (wanted.years) {
    yearsApart = Math.max(0, vehicle.yearFrom - wanted.years.to, wanted.years.from - vehicle.yearTo)
    const overlap = Math.min(vehicle.yearTo, wanted.years.to) - Math.max(vehicle.yearFrom, wanted.years.from) + 1
    score +=
      yearsApart === 0
        ? 3 + Math.max(0, overlap) / (wanted.years.to - wanted.years.from + 1)
        : -Math.min(6, 0.8 + 0.7 * yearsApart)
  }
  let engineApart = false
  if (wanted.engine.displacementL !== undefined) {
    const apart = Math.abs(wanted.engine.displacementL - engine.displacementL)
    engineApart = apart > 0.11
    score += apart < 0.06 ? 3 : apart < 0.11 ? 2.5 : -2 - Math.min(4, 2 * apart)
  }
  if (wanted.engine.cylinders !== undefined) {
    const same = wanted.engine.cylinders === engine.cylinders
    score += same ? 1 : -2.5
    engineApart ||= !same
  }
  if (wanted.engine.induction !== undefined) {
    // Audi's "3.0T" is supercharged: the badge counts as the maker wrote it.
    const badge = `${wanted.engine.displacementL?.toFixed(1)}t`
    const isBadge = wanted.words.has(badge) && name.details.has(badge)
    const same = isBadge || wanted.engine.induction === inductionOf(engine.aspiration)
    score += same ? 1.5 : -2.5
    engineApart ||= !same
  }
  if (wanted.transmission.kind) score += wanted.transmission.kind === transmission.kind ? 1.2 : -1.2
  if (wanted.transmission.gears) score += wanted.transmission.gears === transmission.gearRatios.length ? 0.8 : -0.6
  if (wanted.drivetrain) score += wanted.drivetrain === chassis.drivetrain ? 1 : -1
  if (wanted.crankHp) score -= Math.min(5, 25 * Math.abs(Math.log(wanted.crankHp / engine.crankHp)))
  return { score, yearsApart, engineApart }
}

/** Every car of the wanted make (of all makes, when none is known), scored; unsorted. */
export function candidates(vehicles: readonly Vehicle[], wanted: WantedCar): Candidate[] {
  const pool = catalogNames(vehicles).filter(({ vehicle }) => !wanted.make || vehicle.make === wanted.make)
  const index = nameIndex(vehicles)
  const codesSaid = [...wanted.words].filter((word) => index.codes.has(word))
  const others = new Map<Make, readonly string[]>()
  for (const make of new Set(pool.map(({ vehicle }) => vehicle.make))) {
    const known = index.wordsOfMake.get(make) ?? new Set()
    others.set(
      make,
      [...wanted.words].filter((word) => known.has(word)),
    )
  }
  const scored = pool.map(({ vehicle, name }) => {
    const details = scoreDetails(vehicle, name, wanted)
    const called = scoreName(name, wanted.words, {
      others: others.get(vehicle.make) ?? [],
      isInYears: wanted.years !== undefined && details.yearsApart === 0,
      index,
    })
    const codesLacking = codesSaid.filter((code) => !name.codes.has(code)).length
    // A car that has one of the codes is that car, with another engine in it or on other words for it.
    const codesApart = codesLacking < codesSaid.length ? 0 : codesLacking
    return {
      ...{ vehicle, name, codesApart, codesLacking },
      nameScore: called.score,
      named: called.named,
      unanswered: called.unanswered,
      detailScore: details.score - CODE_APART * codesLacking,
      yearsApart: details.yearsApart,
      engineApart: details.engineApart,
    }
  })
  return codesSaid.length > 0 ? namedByCode(scored, wanted) : scored
}

const CODE_APART = 2.5

/** "LT4 Camaro", "F80": where no whole name holds, the code names the car if it is of one nameplate only. */
function namedByCode(scored: Candidate[], wanted: WantedCar): Candidate[] {
  if (scored.some((one) => one.named && holds(one))) return scored
  const platesSaid = new Set(scored.map(({ name }) => name.nameplate).filter((plate) => wanted.words.has(plate)))
  const isOfPlate = ({ name }: Candidate) => platesSaid.size === 0 || platesSaid.has(name.nameplate)
  const holding = scored.filter((one) => holds(one) && isOfPlate(one))
  const fewest = Math.min(...holding.map((one) => one.codesLacking))
  const coded = holding.filter((one) => one.codesLacking === fewest)
  const plates = new Set(coded.map(({ name }) => name.nameplate))
  const [plate] = plates
  if (plates.size !== 1 || plate === undefined) return scored
  const models = new Set(coded.map(({ vehicle }) => vehicle.modelId))
  const isPlain = ({ name }: Candidate) => name.alternatives.some((words) => words.length === 1 && words[0] === plate)
  const meant = models.size === 1 || wanted.words.has(plate) ? coded : coded.filter(isPlain)
  for (const one of meant) {
    one.named = true
    one.byCode = true
  }
  return scored
}

/** Nothing that was said of names, years, codes and engine speaks against the car. */
const holds = (one: Candidate): boolean =>
  one.unanswered === 0 && one.yearsApart === 0 && one.codesApart === 0 && !one.engineApart

/** A named car that the words do not contradict, then another named one, then the rest. */
const rankOf = (one: Candidate): number => (one.named ? (holds(one) ? 2 : 1) : 0)

/** "G37" is the rear-drive car, and the other one is a G37x: who has driven front wheels besides says so. */
const isAllWheelDrive = ({ vehicle }: Candidate): number => Number(vehicle.chassis.drivetrain === 'awd')

/** Better first; ties go to the newer car, the manual gearbox, two driven wheels, the lower id: answers never flicker. */
export function better(a: Candidate, b: Candidate): number {
  return (
    rankOf(b) - rankOf(a) ||
    b.nameScore + b.detailScore - (a.nameScore + a.detailScore) ||
    b.vehicle.yearTo - a.vehicle.yearTo ||
    Number(b.vehicle.transmission.kind === 'manual') - Number(a.vehicle.transmission.kind === 'manual') ||
    isAllWheelDrive(a) - isAllWheelDrive(b) ||
    (a.vehicle.id < b.vehicle.id ? -1 : 1)
  )
}
