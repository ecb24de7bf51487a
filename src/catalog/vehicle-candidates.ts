import type { Make, Vehicle } from '../engine/model.ts'
import {
  inductionOf,
  type readDrivetrainWords,
  type readEngineWords,
  type readTransmissionWords,
} from './engine-words.ts'
import { oncePer } from './once-per.ts'
import { isOptionalWord, type VehicleName, vehicleName } from './vehicle-words.ts'

/** What a query says, read into words and figures. */
export interface WantedCar {
  make: Make | undefined
  words: ReadonlySet<string>
  years: { from: number; to: number } | undefined
  engine: ReturnType<typeof readEngineWords>
  transmission: ReturnType<typeof readTransmissionWords>
  drivetrain: ReturnType<typeof readDrivetrainWords>
  crankHp: number | undefined
}

/** A catalog car with how well it answers a query. */
export interface Candidate {
  vehicle: Vehicle
  name: VehicleName
  nameScore: number
  /** Every needed word of one of the model's names was said. */
  named: boolean
  detailScore: number
  yearsApart: number
  engineApart: boolean
}

/** Every car of a catalog with the words by which it may be called. */
export const catalogNames = oncePer(
  (vehicles: readonly Vehicle[]): readonly { vehicle: Vehicle; name: VehicleName }[] =>
    vehicles.map((vehicle) => ({ vehicle, name: vehicleName(vehicle) })),
)

/** For each make the words that tell its models apart: said and not answered, they speak against a car. */
const nameWordsByMake = oncePer((vehicles: readonly Vehicle[]): ReadonlyMap<Make, ReadonlySet<string>> => {
  const byMake = new Map<Make, Set<string>>()
  for (const { vehicle, name } of catalogNames(vehicles)) {
    const words = byMake.get(vehicle.make) ?? new Set<string>()
    for (const alternative of name.alternatives) for (const word of alternative) words.add(word)
    byMake.set(vehicle.make, words)
  }
  return byMake
})

/** `others` are the words said that tell models of this make apart. */
function scoreName(
  name: VehicleName,
  said: ReadonlySet<string>,
  others: readonly string[],
): { score: number; named: boolean } {
  let best = { score: Number.NEGATIVE_INFINITY, named: false }
  for (const [index, alternative] of name.alternatives.entries()) {
    let score = index === 0 ? 0.1 : 0
    let whole = true
    let hits = 0
    for (const word of alternative) {
      const optional = isOptionalWord(word)
      if (said.has(word)) {
        score += optional ? 1.5 : 3
        hits += 1
      } else {
        score -= optional ? 0.4 : 2
        if (!optional) whole = false
      }
    }
    for (const word of others) {
      if (!alternative.includes(word) && !name.details.has(word)) score -= isOptionalWord(word) ? 0.6 : 2
    }
    const isNamed = whole && hits > 0
    if (score > best.score) best = { score, named: isNamed }
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
  if (wanted.engine.cylinders !== undefined) score += wanted.engine.cylinders === engine.cylinders ? 1 : -2.5
  if (wanted.engine.induction !== undefined) {
    const same = wanted.engine.induction === inductionOf(engine.aspiration)
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
  const others = new Map<Make, readonly string[]>()
  for (const make of new Set(pool.map(({ vehicle }) => vehicle.make))) {
    const known = nameWordsByMake(vehicles).get(make) ?? new Set()
    others.set(
      make,
      [...wanted.words].filter((word) => known.has(word)),
    )
  }
  return pool.map(({ vehicle, name }) => {
    const called = scoreName(name, wanted.words, others.get(vehicle.make) ?? [])
    const details = scoreDetails(vehicle, name, wanted)
    return {
      vehicle,
      name,
      nameScore: called.score,
      named: called.named,
      detailScore: details.score,
      yearsApart: details.yearsApart,
      engineApart: details.engineApart,
    }
  })
}

/** Better first; ties go to the newer car, then to the manual gearbox, then to the lower id: answers never flicker. */
export function better(a: Candidate, b: Candidate): number {
  return (
    Number(b.named) - Number(a.named) ||
    b.nameScore + b.detailScore - (a.nameScore + a.detailScore) ||
    b.vehicle.yearTo - a.vehicle.yearTo ||
    Number(b.vehicle.transmission.kind === 'manual') - Number(a.vehicle.transmission.kind === 'manual') ||
    (a.vehicle.id < b.vehicle.id ? -1 : 1)
  )
}
