import { drivetrainIn } from '../../engine/lexicon.ts'
import type { Make, Vehicle } from '../../engine/model.ts'
import type { VinFacts } from './vin-facts.ts'

/** vPIC rounds displacement now and then: 6.3 for AMG's 6.2, 5.50 for its 5.4. */
const LITERS_APART = 0.15
const NOT_GASOLINE = /diesel|electric|hydrogen|natural gas/i
const HYBRID = /hybrid|mach-e|e-ray/i
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
  M850i: ['M850i', '850i'],
  'GR Supra 2.0': ['Supra'],
  'GR Supra 3.0': ['Supra'],
  'Challenger SRT8 392': ['Challenger SRT8 392', 'Challenger SRT8'],
  'Charger SRT8 392': ['Charger SRT8 392', 'Charger SRT8'],
  'Durango SRT 392': ['Durango SRT 392', 'Durango SRT'],
  'Lancer Evolution VIII': ['Lancer Evolution VIII', 'Lancer Evolution'],
  'Lancer Evolution IX': ['Lancer Evolution IX', 'Lancer Evolution'],
  'Lancer Evolution X': ['Lancer Evolution'],
}
/** Trims that name a car on their own under these nameplates: vPIC calls the early STI an Impreza. */
const NAMING_TRIMS: Readonly<Record<string, readonly string[]>> = {
  wrx: ['impreza'],
  sti: ['impreza'],
  gti: ['golf'],
  gli: ['jetta'],
  gsx: ['eclipse'],
}
/** Trims with a tune of their own that we have no car for, except under their whole name. */
const OWN_TUNES: Readonly<Partial<Record<Make, readonly string[]>>> = {
  BMW: ['cs', 'csl', 'gts'],
  Ford: ['gtd'],
  Subaru: ['s209'],
}

/** "F-150" and "RS 3" are one word each, "Type R" and "R/T" too. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/\b(type)[ -]([rs])\b/g, '$1$2')
    .replaceAll(/\br\/t\b/g, 'rt')
    .replaceAll(/\b(rs|s|tt|sq|r|mazdaspeed) ?(\d)\b/g, '$1$2')
    .replaceAll(/\bgt (350|500)\b/g, 'gt$1')
    .replaceAll(/\b(m3)ci\b/g, '$1')
    .replaceAll(/\bwrx-/g, 'wrx ')
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

const ENGINE_WORDS = /\b\d\.\dt?\b|\becoboost\b|\bv\d+\b/gi
const UNSAID_WORDS = /\bsvt\b|\bstingray\b/gi

/**
 * Words of our model's names ("FR-S / 86" has two). What the engine tells ("F-150 5.0", "2.0T", "EcoBoost", "V6") is not
 * one of them, nor is what vPIC leaves out: Ford's SVT, the Corvette's Stingray.
 */
const namesOf = ({ model }: Vehicle): string[][] =>
  (VPIC_NAMES[model] ?? model.split(' / ')).map((name) => [
    ...new Set(wordsOf(name.replaceAll(ENGINE_WORDS, '').replaceAll(UNSAID_WORDS, ''))),
  ])

/** What contradicts the car outright. */
function isOtherCar({ model, variant, engine }: Vehicle, facts: VinFacts): boolean {
  const differs = (values: readonly string[] | undefined, isSame: (value: number) => boolean) =>
    values !== undefined && values.length > 0 && !values.some((value) => isSame(Number(value)))
  if (facts.fuel?.length && facts.fuel.every((fuel) => NOT_GASOLINE.test(fuel))) return true
  if (isTurbo(facts) && engine.aspiration === 'na') return true
  const words = [facts.model, facts.trim, facts.series].flatMap((texts) => texts ?? []).join(' ')
  if (HYBRID.test(words) && !HYBRID.test(`${model} ${variant}`)) return true
  const cylinders = /\bvr?(\d+)\b/i.exec(words)?.[1]
  if (cylinders !== undefined && Number(cylinders) !== engine.cylinders) return true
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

/** Both say a code of letters and figures, and not the same one: half a name is too little then. */
const isOtherEngine = (vehicle: Vehicle, told: readonly string[]): boolean =>
  told.some(isEngineCode) && codesIn(vehicle.engine.code).some(isEngineCode) && !hasEngine(vehicle, told)
const isEngineCode = (code: string): boolean => code.length > 3 && /[A-Z]\d/.test(code)

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
  const answers = alternativesOf(facts).map((alternative) => carsOfOne(ofMake, year, alternative))
  const vehicles = [...new Set(answers.flatMap((answer) => answer.vehicles))]
  return { vehicles, isCertain: answers.every(({ isCertain }) => isCertain) }
}

/** "Base, S" and "Carrera S / Carrera 4S": one code for several trims, and each may be the car. */
function alternativesOf(facts: VinFacts): VinFacts[] {
  const { model = [], series = [], trim = [] } = facts
  const choices = (texts: readonly string[]) =>
    texts.length === 1 ? trimsIn(texts[0]!).map((text) => [text]) : [texts]
  return model.flatMap((name) =>
    choices(series).flatMap((some) =>
      choices(trim).map((own) => ({ ...facts, model: [name], series: some, trim: own })),
    ),
  )
}
const trimsIn = (text: string): string[] =>
  text
    .replaceAll(/\([^)]*\)?/g, '')
    .split(/\s*,\s*|\s+\/\s*|(?<=\w{2})\/(?=\w{2})/)
    .filter((trim, index) => trim.trim() !== '' || index === 0)

function carsOfOne(ofMake: readonly Vehicle[], year: number, facts: VinFacts): PossibleCars {
  const [inYear, otherYears] = partition(
    ofMake.flatMap((vehicle) => nameInWords(vehicle, facts)),
    ({ vehicle }) => vehicle.yearFrom <= year && year <= vehicle.yearTo,
  )
  const models = new Set(inYear.map(({ vehicle }) => vehicle.modelId))
  const absent = otherYears.filter(({ vehicle }) => !models.has(vehicle.modelId))
  const told = (facts.engine ?? []).flatMap(codesIn)
  const [possible, others] = partition(
    inYear,
    ({ vehicle, whole }) => !isOtherCar(vehicle, facts) && (whole.length > 0 || !isOtherEngine(vehicle, told)),
  )
  const [sameEngine, otherEngine] = partition(possible, ({ vehicle }) => hasEngine(vehicle, told))
  const left = sameEngine.length > 0 ? sameEngine : possible
  const best = Math.max(...left.map(({ score }) => score))
  const named = left.filter(({ score }) => score === best)
  if (named.length === 0 || isNamedElse(named, absent)) return NO_CAR
  // A name half said is certain when the base model is another engine that this catalog knows: a WRX of 2.5 L is the STI.
  const isBaseKnown = [...others, ...(left === sameEngine ? otherEngine : [])].some(({ score }) => score > 0)
  const { vehicles, isSame } = versionsOf(
    named.map(({ vehicle }) => vehicle),
    facts,
  )
  const isNamed = named.every(({ whole }) => whole.length > 0) || isBaseKnown
  return { vehicles, isCertain: isSame && isNamed && vehicles.every((vehicle) => isSaidEnough(vehicle, facts)) }
}

/** A name that its engine completes ("Accord 2.0T") needs the engine told, and a tune of its own is no plain car. */
function isSaidEnough(vehicle: Vehicle, { liters = [], cylinders = [], engine = [], trim = [] }: VinFacts): boolean {
  const { make, model } = vehicle
  const own = new Set(wordsOf(model))
  if (trim.flatMap(wordsOf).some((word) => OWN_TUNES[make]?.includes(word) && !own.has(word))) return false
  if (model.search(ENGINE_WORDS) < 0) return true
  const told = engine.flatMap(codesIn)
  return hasEngine(vehicle, told) || (liters.length + cylinders.length > 0 && !isOtherEngine(vehicle, told))
}

/** The VIN says more of the name of a car that the catalog has in other years: the GT3 of 2007 is no Turbo. */
function isNamedElse(named: readonly Named[], absent: readonly Named[]): boolean {
  const words = new Set(named.flatMap(({ vehicle }) => namesOf(vehicle).flat()))
  const longest = Math.max(...named.map(({ whole }) => whole.length))
  return absent.some(({ whole }) => whole.length > longest && whole.some((word) => !words.has(word)))
}

/** Whether the catalog has a car of that name, or half of it and its engine, in another year. */
export function isSoldInOtherYears(ofMake: readonly Vehicle[], year: number, facts: VinFacts): boolean {
  const [inYear, otherYears] = partition(
    ofMake.flatMap((vehicle) => nameInWords(vehicle, facts)),
    ({ vehicle }) => vehicle.yearFrom <= year && year <= vehicle.yearTo,
  )
  if (inYear.some(({ whole }) => whole.length > 0)) return false
  return otherYears.some(
    ({ vehicle, whole }) => !isOtherCar(vehicle, facts) || (whole.length > 0 && vehicle.model.search(ENGINE_WORDS) < 0),
  )
}

/** Body, driven wheels and gearbox, where VIN and version both name them; what differs is shown and not chosen. */
function versionsOf(named: readonly Vehicle[], facts: VinFacts): { vehicles: Vehicle[]; isSame: boolean } {
  const bodies = new Set((facts.body ?? []).flatMap(bodiesIn))
  const drive = facts.drive?.[0]
  const gearbox = facts.gearbox?.[0]
  const same = named.filter(({ model, variant, chassis, transmission }) => {
    const own = bodiesIn(`${model} ${variant}`)
    const isOtherBody = own.length > 0 && bodies.size > 0 && !own.some((one) => bodies.has(one))
    const isOtherDrive = drive !== undefined && (drivetrainIn(drive) === 'awd') !== (chassis.drivetrain === 'awd')
    const isOtherGearbox = gearbox !== undefined && (gearbox === 'manual') !== (transmission.kind === 'manual')
    return !isOtherBody && !isOtherDrive && !isOtherGearbox
  })
  return same.length > 0
    ? { vehicles: bySaidCodes(same, facts), isSame: true }
    : { vehicles: [...named], isSame: false }
}

/** BMW's: E92, F30. */
const GENERATION = /^[efg]\d\d$/

/**
 * Of versions with one gearbox, those whose codes ("Z51", "F30") the VIN says, and none whose code it would say.
 * Worked: a C7 "1LT w/Z51" is the Z51, and a C7 "1LT" is not; no C8 says either, and both are left.
 */
function bySaidCodes(versions: readonly Vehicle[], { series = [], trim = [], otherTrims = [] }: VinFacts): Vehicle[] {
  const said = new Set([...series, ...trim].flatMap(wordsOf))
  const sayable = new Set(otherTrims.flatMap(wordsOf))
  const codesOf = ({ variant }: Vehicle) => wordsOf(variant).filter((word) => /[a-z]\d/.test(word))
  const isSaid = (one: Vehicle) => codesOf(one).some((code) => said.has(code))
  if ([...said].some((word) => GENERATION.test(word)) && versions.some(isSaid)) return versions.filter(isSaid)
  return versions.filter((version) => {
    const rivals = versions.filter(({ transmission }) => transmission.kind === version.transmission.kind)
    if (rivals.length < 2) return true
    return rivals.some(isSaid) ? isSaid(version) : !codesOf(version).some((code) => sayable.has(code))
  })
}

const bodiesIn = (text: string): string[] => text.toLowerCase().match(/coupe|sedan|wagon/g) ?? []

function nameInWords(vehicle: Vehicle, facts: VinFacts): Named[] {
  const nameplate = new Set((facts.model ?? []).flatMap(wordsOf))
  const { series = [], trim = [], body = [], engine = [] } = facts
  const said = new Set([...nameplate, ...[...series, ...trim, ...body].flatMap(wordsOf)])
  if (isTurbo(facts) || (vehicle.engine.aspiration !== 'na' && hasWholeCode(vehicle, engine))) said.add('turbo')
  // Half a name is not this car where the maker's codes would have said the other half: a Civic "LX" is no Si.
  const sayable = new Set((facts.siblings ?? []).flatMap(wordsOf))
  const ownName = [...nameplate].filter((word) => word !== vehicle.make.toLowerCase())
  const names = namesOf(vehicle).flatMap((words) => {
    // "C-Class" says little and its trim "C63 AMG" all: a word of letters and figures names a car wherever it stands.
    const isNaming = (word: string) =>
      /[a-z]\d|\d[a-z]/.test(word) || NAMING_TRIMS[word]?.some((base) => nameplate.has(base))
    const telling = words.filter((word) => nameplate.has(word) || (said.has(word) && isNaming(word)))
    const isWholeName = ownName.length > 0 && ownName.join() === words.slice(0, ownName.length).join()
    if (!isWholeName && telling.every((word) => word.length < 2)) return []
    const count = words.filter((word) => said.has(word)).length
    if (count < words.length && words.every((word) => said.has(word) || sayable.has(word))) return []
    return [{ vehicle, score: 2 * count - words.length, whole: count === words.length ? words : [] }]
  })
  return names.toSorted((a, b) => b.score - a.score).slice(0, 1)
}

const hasWholeCode = ({ engine }: Vehicle, told: readonly string[]) =>
  told.some((text) => text.toUpperCase() === engine.code.toUpperCase())

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}
