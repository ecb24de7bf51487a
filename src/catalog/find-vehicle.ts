import { drivetrainIn } from '../engine/lexicon.ts'
import type { Engine, Vehicle } from '../engine/model.ts'
import { inductionOf } from '../engine/vocabulary.ts'
import { readEngineWords, readTransmissionWords, readYears } from './engine-words.ts'
import { generationYears } from './generations.ts'
import { oncePer } from './once-per.ts'
import { refusedCar } from './refused-cars.ts'
import { spelled } from './spelling.ts'
import { better, type Candidate, candidates, catalogNames, isOtherCar, type WantedCar } from './vehicle-candidates.ts'
import { isMakeWord, isOptionalWord, makeNamed, makeOfWords, type VehicleName, vehicleWords } from './vehicle-words.ts'

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
  /** Found by its name; otherwise by its engine or power. */
  named: boolean
  /** The catalog has this very model, year and engine; otherwise `vehicle` is the nearest platform. */
  exact: boolean
  /** What was assumed; empty when nothing was. */
  note: string
}

/** What a customer reads: "2018-2021 Ford Mustang GT (S550 facelift, 6-speed manual)". */
export function vehicleLabel(vehicle: Vehicle): string {
  const years = vehicle.yearFrom === vehicle.yearTo ? `${vehicle.yearFrom}` : `${vehicle.yearFrom}-${vehicle.yearTo}`
  return `${years} ${vehicle.make} ${vehicle.model} (${vehicle.variant})`
}

function answer(best: Candidate, wanted: WantedCar): FoundVehicle {
  const notes: string[] = []
  if (best.yearsApart > 0) notes.push(`year outside ${best.vehicle.yearFrom}-${best.vehicle.yearTo}`)
  if (best.engineApart)
    notes.push(`engine here is the ${best.vehicle.engine.displacementL.toFixed(1)} ${best.vehicle.engine.code}`)
  if (best.codesApart > 0) notes.push('another chassis or engine code')
  const exact = notes.length === 0 && best.named && wanted.make !== undefined
  const lead = notes.length > 0 ? `not in the catalog; nearest platform: ${vehicleLabel(best.vehicle)}; ` : ''
  return { vehicle: best.vehicle, named: true, exact, note: lead + notes.join('; ') }
}

/** A platform is near only if its engine is: a displacement within this, ln, with the same cylinders and induction. */
const NEAR_DISPLACEMENT = 0.15

function isNear({ engine }: Vehicle, { displacementL, cylinders, induction }: WantedCar['engine']): boolean {
  if (displacementL !== undefined && Math.abs(Math.log(displacementL / engine.displacementL)) > NEAR_DISPLACEMENT) {
    return false
  }
  if (cylinders !== undefined && cylinders !== engine.cylinders) return false
  return induction === undefined || induction === inductionOf(engine.aspiration)
}

/** The words of an engine's code that say by themselves which one it is: "b58b30", "coyote". */
const tellingCodeWords = oncePer(({ code }: Engine): readonly string[] =>
  vehicleWords(code).filter((word) => /[a-z]\w*\d|coyote|voodoo|predator|hemi/.test(word)),
)

/**
 * Nearest platform by engine for a car that the catalog does not name. Undefined when the engine says too little, or
 * when no engine of the catalog is near.
 */
function nearestByEngine(vehicles: readonly Vehicle[], wanted: WantedCar): FoundVehicle | undefined {
  const { displacementL, cylinders, induction } = wanted.engine
  const codeSaid = (name: VehicleName, { engine }: Vehicle) =>
    tellingCodeWords(engine).some((word) => wanted.words.has(word) && name.details.has(word))
  if (
    displacementL === undefined &&
    cylinders === undefined &&
    !catalogNames(vehicles).some(({ name, vehicle }) => codeSaid(name, vehicle))
  ) {
    return undefined
  }
  const byEngine = catalogNames(vehicles).map(({ vehicle, name }) => {
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
    return { vehicle, score, near: codeSaid(name, vehicle) || isNear(vehicle, wanted.engine) }
  })
  byEngine.sort((a, b) => b.score - a.score || (a.vehicle.id < b.vehicle.id ? -1 : 1))
  const best = byEngine[0]
  if (!best?.near) return undefined
  return {
    vehicle: best.vehicle,
    named: false,
    exact: false,
    note: `not in the catalog; nearest platform by engine: ${vehicleLabel(best.vehicle)}`,
  }
}

function wantedFrom(vehicles: readonly Vehicle[], query: VehicleQuery): WantedCar {
  const text = [query.model, query.trim, query.engine].filter(Boolean).join(' ')
  const make =
    makeNamed(query.make ?? '') ?? makeOfWords(vehicleWords(query.make ?? '').map((word) => spelled(vehicles, word)))
  const words = vehicleWords(`${text} ${make ? '' : (query.make ?? '')}`).map((word) => spelled(vehicles, word))
  if (/\bscion\b/i.test(query.make ?? '')) words.push('frs')
  const engineText = query.engine?.trim() ? query.engine : `${query.model} ${query.trim ?? ''}`
  const drivetrain = drivetrainIn(`${query.drivetrain ?? ''} ${query.trim ?? ''} ${query.model}`)
  return {
    make,
    words: new Set(words.filter((word) => !/^(?:19|20)\d\d$/.test(word))),
    years:
      readYears(String(query.year ?? '')) ??
      readYears(query.model) ??
      generationYears(`${query.model} ${query.trim ?? ''}`),
    engine: readEngineWords(engineText ?? ''),
    transmission: readTransmissionWords(`${query.transmission ?? ''} ${query.transmission ? '' : (query.trim ?? '')}`),
    drivetrain,
    crankHp: query.crankHp && query.crankHp > 0 ? query.crankHp : undefined,
  }
}

/**
 * The catalog car that a row or a form means, in any sensible spelling: "Chevy", "VW", "Evo X", "GT-R R35",
 * "F-150 EcoBoost", "Coyote 5.0 V8 gen 3", year ranges. A car that the catalog lacks gets the nearest platform by
 * engine, with `exact: false` and a note, if the catalog has one near. Undefined when the words say too little, and for what the
 * model does not know (`refusedCar`). Never throws.
 */
export function findVehicle(vehicles: readonly Vehicle[], query: VehicleQuery): FoundVehicle | undefined {
  if (refusedCar(query)) return undefined
  const wanted = wantedFrom(vehicles, query)
  const best = wanted.words.size > 0 ? candidates(vehicles, wanted).sort(better)[0] : undefined
  // A make that is not ours is never answered by a namesake: a Kia Stinger GT is no Ford GT.
  const foreign =
    (wanted.make === undefined && (query.make ?? '').trim() !== '') ||
    (best !== undefined && isOtherCar(vehicles, best, wanted.words))
  if (best?.named && !foreign && (!best.engineApart || best.yearsApart < 8)) return answer(best, wanted)
  if (best && wanted.make && !foreign && best.nameScore > 1 && !best.engineApart) {
    const near = answer(best, wanted)
    return {
      ...near,
      exact: false,
      note: near.note || `not in the catalog; nearest platform: ${vehicleLabel(best.vehicle)}`,
    }
  }
  return nearestByEngine(vehicles, wanted)
}

const NEAREST_SHOWN = 5

/**
 * The catalog car that one line of text names, such as "2018 Ford Mustang GT", "WRX STI 2015" or "bmw m3 g80 comp".
 * When it names none, the nearest names to offer instead (best first, at most five, never empty).
 */
export function findVehicleByText(
  vehicles: readonly Vehicle[],
  text: string,
): FoundVehicle | { nearest: readonly string[] } {
  const said = vehicleWords(text)
  const words = said.map((word) => spelled(vehicles, word))
  const wanted: WantedCar = {
    make: makeOfWords(said) ?? makeOfWords(words),
    words: new Set(
      words.filter((word) => !/^(?:19|20)\d\d$/.test(word) && (!isMakeWord(word) || isOptionalWord(word))),
    ),
    years: readYears(text) ?? generationYears(text),
    engine: readEngineWords(text),
    transmission: readTransmissionWords(text),
    drivetrain: drivetrainIn(text),
    crankHp: undefined,
  }
  const sorted = candidates(vehicles, wanted).sort(better)
  const best = sorted[0]
  if (best?.named && !isOtherCar(vehicles, best, wanted.words)) {
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
