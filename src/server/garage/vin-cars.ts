import { drivetrainIn } from '../../engine/lexicon.ts'
import type { Vehicle } from '../../engine/model.ts'
import type { VinFacts } from './vin-facts.ts'

/** vPIC rounds displacement now and then: 6.3 for AMG's 6.2, 5.50 for its 5.4. */
const LITERS_APART = 0.15
const NOT_GASOLINE = /diesel|electric|hydrogen|natural gas/i
/** One car, two names. */
const SAME_NAME: readonly (readonly string[])[] = [
  ['miata', 'mx5'],
  ['evolution', 'evo'],
  ['mazdaspeed3', 'mazdaspeed', 'speed3'],
]
/** How vPIC names a car that our catalog calls otherwise. */
const VPIC_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Mustang Fox 5.0': ['Mustang GT', 'Mustang LX'],
  '1 Series M Coupe': ['1M'],
  Mazdaspeed3: ['Mazdaspeed3', 'Mazda3 Turbo'],
  Mazdaspeed6: ['Mazdaspeed6', 'Mazda6 Turbo'],
}
/** Trims that name a car on their own: vPIC calls the early STI an Impreza. */
const NAMING_TRIMS: ReadonlySet<string> = new Set(['wrx', 'sti', 'gti', 'gli', 'gsx', 'mazdaspeed3', 'evolution'])

/** "F-150" and "RS 3" are one word each, "Type R" and "R/T" too. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/\b(type)[ -]([rs])\b/g, '$1$2')
    .replaceAll(/\br\/t\b/g, 'rt')
    .replaceAll(/\b(rs|s|tt|sq|r|mazdaspeed) ?(\d)\b/g, '$1$2')
    .replaceAll(/([a-z0-9])[-.]([a-z0-9])/g, '$1$2')
  return plain
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .flatMap((word) => [word, ...(SAME_NAME.find((names) => names.includes(word)) ?? []), ...trimOf(word)])
}
/** "2SS" is an SS, and every STI a WRX. */
function trimOf(word: string): string[] {
  if (/^[12](ss|lt|zl1|lz)$/.test(word)) return [word.slice(1)]
  return /^stis?$/.test(word) ? ['sti', 'wrx'] : []
}

/**
 * Words of our model's names ("FR-S / 86" has two). What the engine tells ("F-150 5.0", "2.0T", "EcoBoost", "V6") is not
 * one of them, nor is what vPIC leaves out: Toyota's GR, Ford's SVT, the base C8's Stingray.
 */
const namesOf = ({ model }: Vehicle): string[][] =>
  (VPIC_NAMES[model] ?? model.split(' / ')).map((name) => [
    ...new Set(wordsOf(name.replaceAll(/\b\d\.\dt?\b|\becoboost\b|\bv\d+\b|\bgr |\bsvt\b|\bstingray\b/gi, ''))),
  ])

/** What contradicts the car outright. */
function isOtherCar({ engine }: Vehicle, facts: VinFacts): boolean {
  const differs = (values: readonly string[] | undefined, isSame: (value: number) => boolean) =>
    values !== undefined && values.length > 0 && !values.some((value) => isSame(Number(value)))
  if (facts.fuel?.length && facts.fuel.every((fuel) => NOT_GASOLINE.test(fuel))) return true
  if (isTurbo(facts) && engine.aspiration === 'na') return true
  if (differs(facts.cylinders, (count) => count === engine.cylinders)) return true
  return differs(facts.liters, (liters) => Math.abs(liters - engine.displacementL) <= LITERS_APART)
}

const isTurbo = ({ turbo }: VinFacts): boolean => turbo?.join() === 'Yes'

/** "LS6", "F20C1", "2JZ-GTE": two codes are one engine where one begins with the other. */
const codesIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((code) => code.length >= 3)
const hasEngine = ({ engine }: Vehicle, told: readonly string[]): boolean =>
  codesIn(engine.code).some((own) => told.some((code) => own.startsWith(code) || code.startsWith(own)))

interface Named {
  vehicle: Vehicle
  /** Words of the name that the VIN says, less those that it does not say. */
  score: number
  /** The words of the name, where the VIN says all of them. */
  whole: readonly string[]
}

export interface PossibleCars {
  vehicles: readonly Vehicle[]
  /** False where the VIN says only part of the name, and other cars that we do not list could have that part too. */
  isCertain: boolean
}
const NO_CAR: PossibleCars = { vehicles: [], isCertain: false }

/**
 * The variants of a year that a VIN may be: those that nothing it says contradicts and whose name it says best. Several
 * where it leaves a choice (the gearbox, mostly); none where its model is none of ours in that year.
 * Worked: "Mustang", "GT Coupe", 5.0 L in 2018 leaves the GT's versions, and neither Bullitt nor Mach 1.
 */
export function carsOf(ofMake: readonly Vehicle[], year: number, facts: VinFacts): PossibleCars {
  const allNamed = ofMake.flatMap((vehicle) => nameInWords(vehicle, facts))
  const inYear = allNamed.filter(({ vehicle }) => vehicle.yearFrom <= year && year <= vehicle.yearTo)
  const [possible, others] = partition(inYear, ({ vehicle }) => !isOtherCar(vehicle, facts))
  const told = (facts.engine ?? []).flatMap(codesIn)
  const [sameEngine, otherEngine] = partition(possible, ({ vehicle }) => hasEngine(vehicle, told))
  const left = sameEngine.length > 0 ? sameEngine : possible
  const best = bestOf(left)
  const named = left.filter(({ score }) => score === best)
  if (named.length === 0 || isNamedElse(named, allNamed)) return NO_CAR
  // A name half said is certain when the base model is another engine that this catalog knows: a WRX of 2.5 L is the STI.
  const isBaseKnown = [...others, ...(left === sameEngine ? otherEngine : [])].some(({ score }) => score > 0)
  const { vehicles, isSame } = versionsOf(
    named.map(({ vehicle }) => vehicle),
    facts,
  )
  return { vehicles, isCertain: isSame && (best >= 1 || isBaseKnown) }
}

/** The VIN says the whole name of a car that the catalog has in other years: the GT3 of 2007 is no Turbo. */
function isNamedElse(named: readonly Named[], all: readonly Named[]): boolean {
  const words = new Set(named.flatMap(({ vehicle }) => namesOf(vehicle).flat()))
  return all.some(({ whole }) => whole.some((word) => !words.has(word)))
}

/** Whether the catalog has a car of that name, or half of it and its engine, in another year. */
export const isSoldInOtherYears = (ofMake: readonly Vehicle[], year: number, facts: VinFacts): boolean =>
  ofMake
    .filter(({ yearFrom, yearTo }) => year < yearFrom || yearTo < year)
    .flatMap((vehicle) => nameInWords(vehicle, facts))
    .some(({ vehicle, whole }) => whole.length > 0 || !isOtherCar(vehicle, facts))

const bestOf = (named: readonly Named[]): number => Math.max(...named.map(({ score }) => score))

/** Body and driven wheels, where VIN and version both name them; a version of another body is shown and not chosen. */
function versionsOf(named: readonly Vehicle[], { body, drive }: VinFacts): { vehicles: Vehicle[]; isSame: boolean } {
  const bodies = new Set((body ?? []).flatMap(bodiesIn))
  const sameBody = named.filter(({ model, variant }) => {
    const own = bodiesIn(`${model} ${variant}`)
    return own.length === 0 || bodies.size === 0 || own.some((one) => bodies.has(one))
  })
  const isAllWheel = drive?.[0] === undefined ? undefined : drivetrainIn(drive[0]) === 'awd'
  const sameDrive = sameBody.filter(
    ({ chassis }) => isAllWheel === undefined || (chassis.drivetrain === 'awd') === isAllWheel,
  )
  return sameDrive.length > 0 ? { vehicles: sameDrive, isSame: true } : { vehicles: [...named], isSame: false }
}

const bodiesIn = (text: string): string[] => text.toLowerCase().match(/coupe|sedan|wagon/g) ?? []

function nameInWords(vehicle: Vehicle, facts: VinFacts): Named[] {
  const nameplate = new Set((facts.model ?? []).flatMap(wordsOf))
  const { series = [], trim = [], body = [], engine = [] } = facts
  const said = new Set([...nameplate, ...[...series, ...trim, ...body].flatMap(wordsOf)])
  if (isTurbo(facts) || (vehicle.engine.aspiration !== 'na' && hasWholeCode(vehicle, engine))) said.add('turbo')
  const ownName = [...nameplate].filter((word) => word !== vehicle.make.toLowerCase())
  const names = namesOf(vehicle).flatMap((words) => {
    // "C-Class" says little and its trim "C63 AMG" all: a word of letters and figures names a car wherever it stands.
    const isNaming = (word: string) => /[a-z]\d|\d[a-z]/.test(word) || NAMING_TRIMS.has(word)
    const telling = words.filter((word) => nameplate.has(word) || (said.has(word) && isNaming(word)))
    const isWholeName = ownName.length > 0 && ownName.join() === words.join()
    if (!isWholeName && telling.every((word) => word.length < 2)) return []
    const count = words.filter((word) => said.has(word)).length
    return [{ vehicle, score: 2 * count - words.length, whole: count === words.length ? words : [] }]
  })
  return names.toSorted((a, b) => b.score - a.score).slice(0, 1)
}

const hasWholeCode = ({ engine }: Vehicle, told: readonly string[]) =>
  told.some((text) => text.toUpperCase() === engine.code.toUpperCase())

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}
