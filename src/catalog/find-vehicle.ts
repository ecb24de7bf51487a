import type { Make, Vehicle } from '../engine/model.ts'
import { inductionOf, readDrivetrainWords, readEngineWords, readTransmissionWords, readYears } from './engine-words.ts'
import { isMakeWord, isOptionalWord, makeNamed, type VehicleName, vehicleName, vehicleWords } from './vehicle-words.ts'
import { VEHICLES } from './vehicles.ts'

/** What is known of a car, in any words. Only make and model are needed; blanks are fine everywhere. */
export interface VehicleQuery {
  make: string
  model: string
  /** A year or a range: 2018, "2018", "2015-2017". */
  year?: string | number | undefined
  engine?: string | undefined
  transmission?: string | undefined
  drivetrain?: string | undefined
  trim?: string | undefined
  /** The stock crank rating, where it helps to tell variants apart. */
  crankHp?: number | undefined
}

export interface FoundVehicle {
  vehicle: Vehicle
  /** The catalog has this very model, year and engine; otherwise `vehicle` is the nearest platform. */
  exact: boolean
  /** What was assumed; empty when nothing was. */
  note: string
}

interface Wanted {
  make: Make | undefined
  words: ReadonlySet<string>
  years: { from: number; to: number } | undefined
  engine: ReturnType<typeof readEngineWords>
  transmission: ReturnType<typeof readTransmissionWords>
  drivetrain: ReturnType<typeof readDrivetrainWords>
  crankHp: number | undefined
}

interface Candidate {
  vehicle: Vehicle
  name: VehicleName
  nameScore: number
  /** Every needed word of one of the model's names was said. */
  named: boolean
  detailScore: number
  yearsApart: number
  engineApart: boolean
}

let named: readonly { vehicle: Vehicle; name: VehicleName }[] | undefined
let wordsOfMake: ReadonlyMap<Make, ReadonlySet<string>> | undefined

function catalogNames(): readonly { vehicle: Vehicle; name: VehicleName }[] {
  named ??= VEHICLES.map((vehicle) => ({ vehicle, name: vehicleName(vehicle) }))
  return named
}

/** The words that tell models of a make apart: said and not answered, they speak against a car. */
function nameWordsOf(make: Make): ReadonlySet<string> {
  if (!wordsOfMake) {
    const byMake = new Map<Make, Set<string>>()
    for (const { vehicle, name } of catalogNames()) {
      const words = byMake.get(vehicle.make) ?? new Set<string>()
      for (const alternative of name.alternatives) for (const word of alternative) words.add(word)
      byMake.set(vehicle.make, words)
    }
    wordsOfMake = byMake
  }
  return wordsOfMake.get(make) ?? new Set()
}

function scoreName(vehicle: Vehicle, name: VehicleName, said: ReadonlySet<string>): { score: number; named: boolean } {
  let best = { score: Number.NEGATIVE_INFINITY, named: false }
  const others = nameWordsOf(vehicle.make)
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
    for (const word of said) {
      if (others.has(word) && !alternative.includes(word) && !name.details.has(word))
        score -= isOptionalWord(word) ? 0.6 : 2
    }
    const isNamed = whole && hits > 0
    if (score > best.score) best = { score, named: isNamed }
  }
  return best
}

function scoreDetails(vehicle: Vehicle, name: VehicleName, wanted: Wanted) {
  const { engine, transmission, chassis } = vehicle
  let score = 0
  for (const word of wanted.words) if (name.details.has(word) && !name.alternatives[0]?.includes(word)) score += 1.3
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

function candidates(wanted: Wanted): Candidate[] {
  const pool = catalogNames().filter(({ vehicle }) => !wanted.make || vehicle.make === wanted.make)
  return pool.map(({ vehicle, name }) => {
    const called = scoreName(vehicle, name, wanted.words)
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
function better(a: Candidate, b: Candidate): number {
  return (
    Number(b.named) - Number(a.named) ||
    b.nameScore + b.detailScore - (a.nameScore + a.detailScore) ||
    b.vehicle.yearTo - a.vehicle.yearTo ||
    Number(b.vehicle.transmission.kind === 'manual') - Number(a.vehicle.transmission.kind === 'manual') ||
    (a.vehicle.id < b.vehicle.id ? -1 : 1)
  )
}

/** What a customer reads: "2018-2021 Ford Mustang GT (S550 facelift, 6-speed manual)". */
export function vehicleLabel(vehicle: Vehicle): string {
  const years = vehicle.yearFrom === vehicle.yearTo ? `${vehicle.yearFrom}` : `${vehicle.yearFrom}-${vehicle.yearTo}`
  return `${years} ${vehicle.make} ${vehicle.model} (${vehicle.variant})`
}

function answer(best: Candidate, wanted: Wanted): FoundVehicle {
  const notes: string[] = []
  if (best.yearsApart > 0) notes.push(`year outside ${best.vehicle.yearFrom}-${best.vehicle.yearTo}`)
  if (best.engineApart)
    notes.push(`engine here is the ${best.vehicle.engine.displacementL.toFixed(1)} ${best.vehicle.engine.code}`)
  const exact = notes.length === 0 && best.named && wanted.make !== undefined
  const lead = exact ? '' : notes.length > 0 ? `nearest platform: ${vehicleLabel(best.vehicle)}; ` : ''
  return { vehicle: best.vehicle, exact, note: lead + notes.join('; ') }
}

/** Nearest platform by engine for a car that the catalog does not name. Undefined when the engine says too little. */
function nearestByEngine(wanted: Wanted): FoundVehicle | undefined {
  const { displacementL, cylinders, induction } = wanted.engine
  const codeSaid = (name: VehicleName, vehicle: Vehicle) =>
    vehicleWords(vehicle.engine.code).some(
      (word) => /[a-z]\w*\d|coyote|voodoo|predator|hemi/.test(word) && wanted.words.has(word) && name.details.has(word),
    )
  if (
    displacementL === undefined &&
    cylinders === undefined &&
    !catalogNames().some(({ name, vehicle }) => codeSaid(name, vehicle))
  ) {
    return undefined
  }
  const byEngine = catalogNames().map(({ vehicle, name }) => {
    const { engine } = vehicle
    let score = wanted.make === vehicle.make ? 0.8 : 0
    if (displacementL !== undefined) score -= 8 * Math.abs(Math.log(displacementL / engine.displacementL))
    if (cylinders !== undefined) score -= cylinders === engine.cylinders ? 0 : 2
    if (induction !== undefined || displacementL !== undefined) {
      score -= (induction ?? 'na') === inductionOf(engine.aspiration) ? 0 : 2.5
    }
    if (codeSaid(name, vehicle)) score += 2.5
    if (wanted.years) {
      const apart = Math.max(0, vehicle.yearFrom - wanted.years.to, wanted.years.from - vehicle.yearTo)
      score -= Math.min(1.5, 0.1 * apart)
    }
    if (wanted.drivetrain) score -= wanted.drivetrain === vehicle.chassis.drivetrain ? 0 : 0.6
    if (wanted.transmission.kind) score -= wanted.transmission.kind === vehicle.transmission.kind ? 0 : 0.2
    if (wanted.crankHp) score -= Math.min(4, 6 * Math.abs(Math.log(wanted.crankHp / engine.crankHp)))
    return { vehicle, score }
  })
  byEngine.sort((a, b) => b.score - a.score || (a.vehicle.id < b.vehicle.id ? -1 : 1))
  const best = byEngine[0]
  if (!best) return undefined
  return {
    vehicle: best.vehicle,
    exact: false,
    note: `not in the catalog; nearest platform by engine: ${vehicleLabel(best.vehicle)}`,
  }
}

/** One letter wrong, missing, extra or swapped. */
function almostSame(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1
  const restA = a.slice(at)
  const restB = b.slice(at)
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

let vocabulary: ReadonlySet<string> | undefined

/** The word itself when the catalog knows it, else the one known word that a slip of the finger would give. */
function spelled(word: string): string {
  if (!vocabulary) {
    const all = new Set<string>()
    for (const { vehicle, name } of catalogNames()) {
      for (const alternative of name.alternatives) for (const known of alternative) all.add(known)
      for (const detail of name.details) all.add(detail)
      all.add(vehicle.make.toLowerCase())
    }
    vocabulary = all
  }
  if (vocabulary.has(word) || word.length < 5 || /\d/.test(word)) return word
  for (const known of vocabulary) if (known.length >= 5 && !/\d/.test(known) && almostSame(word, known)) return known
  return word
}

function wantedFrom(query: VehicleQuery): Wanted {
  const text = [query.model, query.trim, query.engine].filter(Boolean).join(' ')
  const make = makeNamed(query.make ?? '')
  const words = vehicleWords(`${text} ${make ? '' : (query.make ?? '')}`).map(spelled)
  if (/\bscion\b/i.test(query.make ?? '')) words.push('frs')
  const engineText = query.engine?.trim() ? query.engine : `${query.model} ${query.trim ?? ''}`
  const drivetrain = readDrivetrainWords(`${query.drivetrain ?? ''} ${query.trim ?? ''} ${query.model}`)
  return {
    make,
    words: new Set(words.filter((word) => !/^(?:19|20)\d\d$/.test(word))),
    years: readYears(String(query.year ?? '')) ?? readYears(query.model),
    engine: readEngineWords(engineText ?? ''),
    transmission: readTransmissionWords(`${query.transmission ?? ''} ${query.transmission ? '' : (query.trim ?? '')}`),
    drivetrain,
    crankHp: query.crankHp && query.crankHp > 0 ? query.crankHp : undefined,
  }
}

/**
 * The catalog car that a row or a form means, in any sensible spelling: "Chevy", "VW", "Evo X", "GT-R R35",
 * "F-150 EcoBoost", "Coyote 5.0 V8 gen 3", year ranges. A car that the catalog lacks gets the nearest platform by
 * engine, with `exact: false` and a note. Undefined when the words say too little. Never throws.
 */
export function findVehicle(query: VehicleQuery): FoundVehicle | undefined {
  const wanted = wantedFrom(query)
  const best = wanted.words.size > 0 ? candidates(wanted).sort(better)[0] : undefined
  // A make that is not ours is never answered by a namesake: "Lamborghini" is no Mustang GT because both say "V10".
  if (best?.named && (wanted.make !== undefined || best.nameScore >= 3)) {
    if (!best.engineApart || best.yearsApart < 8) return answer(best, wanted)
  }
  if (best && wanted.make && best.nameScore > 1 && !best.engineApart) {
    const near = answer(best, wanted)
    return { ...near, exact: false, note: near.note || `nearest platform: ${vehicleLabel(best.vehicle)}` }
  }
  return nearestByEngine(wanted)
}

const NEAREST_SHOWN = 5

/**
 * The catalog car that one line of text names, such as "2018 Ford Mustang GT", "WRX STI 2015" or "bmw m3 g80 comp".
 * When it names none, the nearest names to offer instead (best first, at most five, never empty).
 */
export function findVehicleByText(
  text: string,
): { vehicle: Vehicle; exact: boolean; note: string } | { nearest: readonly string[] } {
  const make = makeNamed(text)
  const words = vehicleWords(text).map(spelled)
  const wanted: Wanted = {
    make: make ?? makeNamed(words.join(' ')),
    words: new Set(
      words.filter((word) => !/^(?:19|20)\d\d$/.test(word) && (!isMakeWord(word) || isOptionalWord(word))),
    ),
    years: readYears(text),
    engine: readEngineWords(text),
    transmission: readTransmissionWords(text),
    drivetrain: readDrivetrainWords(text),
    crankHp: undefined,
  }
  const sorted = candidates(wanted).sort(better)
  const best = sorted[0]
  if (best?.named) {
    const found = answer(best, { ...wanted, make: best.vehicle.make })
    return found
  }
  const labels = new Set<string>()
  for (const { vehicle } of sorted) {
    labels.add(`${vehicle.make} ${vehicle.model}`)
    if (labels.size === NEAREST_SHOWN) break
  }
  return { nearest: [...labels] }
}
