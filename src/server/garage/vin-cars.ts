import { drivetrainIn } from '../../engine/lexicon.ts'
import type { Vehicle } from '../../engine/model.ts'
import type { VinFacts } from './vin-facts.ts'

/** vPIC rounds displacement now and then: 6.3 for AMG's 6.2, 5.50 for its 5.4. */
const LITERS_APART = 0.15
const NOT_GASOLINE = /diesel|electric|hydrogen|natural gas/i
/** Engine and driven wheels tell two cars of equal names apart; they make no half name whole. */
const TIE_BREAK = 0.4
/** One car, two names. */
const SAME_NAME: readonly (readonly string[])[] = [
  ['miata', 'mx5'],
  ['evolution', 'evo'],
  ['mazdaspeed3', 'mazdaspeed', 'speed3'],
]
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
 * one of them, nor is what vPIC leaves out: Toyota's GR, the Fox body, the base C8's Stingray.
 */
const namesOf = ({ model }: Vehicle): string[][] =>
  model
    .replaceAll(/\b\d\.\dt?\b|\becoboost\b|\bv\d+\b|\bgr |\bfox\b|\bstingray\b/gi, '')
    .split(' / ')
    .map((name) => [...new Set(wordsOf(name))])

/** What contradicts the car outright. */
function isOtherCar({ engine }: Vehicle, facts: VinFacts): boolean {
  const differs = (values: readonly string[] | undefined, isSame: (value: number) => boolean) =>
    values !== undefined && values.length > 0 && !values.some((value) => isSame(Number(value)))
  if (facts.fuel?.length && facts.fuel.every((fuel) => NOT_GASOLINE.test(fuel))) return true
  if (facts.turbo?.join() === 'Yes' && engine.aspiration === 'na') return true
  if (differs(facts.cylinders, (count) => count === engine.cylinders)) return true
  return differs(facts.liters, (liters) => Math.abs(liters - engine.displacementL) <= LITERS_APART)
}

interface Named {
  vehicle: Vehicle
  /** Words of the name that the VIN says, less those that it does not say. */
  score: number
}

export interface PossibleCars {
  vehicles: readonly Vehicle[]
  /** False where the VIN says only part of the name, and other cars that we do not list could have that part too. */
  isCertain: boolean
}

/**
 * The variants that a VIN may be: those that nothing it says contradicts and whose name it says best. Several where it
 * leaves a choice (the gearbox, mostly); none where its model is none of ours.
 * Worked: "Mustang", "GT Coupe", 5.0 L in 2018 leaves the GT's versions, and neither Bullitt nor Mach 1.
 */
export function carsOf(vehicles: readonly Vehicle[], facts: VinFacts): PossibleCars {
  const named = vehicles.flatMap((vehicle) => nameInWords(vehicle, facts))
  const [possible, others] = partition(named, ({ vehicle }) => !isOtherCar(vehicle, facts))
  const best = Math.max(...possible.map(({ score }) => score))
  // A name half said is certain when the base model is another engine that this catalog knows: a WRX of 2.5 L is the STI.
  const isBaseKnown = others.some(({ score }) => score > 0)
  return {
    vehicles: possible.filter(({ score }) => score === best).map(({ vehicle }) => vehicle),
    isCertain: best >= 1 || isBaseKnown,
  }
}

function nameInWords(vehicle: Vehicle, facts: VinFacts): Named[] {
  const nameplate = new Set((facts.model ?? []).flatMap(wordsOf))
  const { series = [], trim = [], body = [] } = facts
  const said = new Set([...nameplate, ...[...series, ...trim, ...body].flatMap(wordsOf)])
  const ownName = [...nameplate].filter((word) => word !== vehicle.make.toLowerCase())
  const engineWords = (facts.engine ?? []).flatMap((text) => text.toLowerCase().split(/[^a-z0-9]+/))
  const ofEngine = engineWords.includes(vehicle.engine.code.toLowerCase()) ? TIE_BREAK : 0
  const isDrivenSo = (facts.drive ?? []).some((text) => drivetrainIn(text) === vehicle.chassis.drivetrain)
  const tieBreak = ofEngine + (isDrivenSo ? TIE_BREAK : 0)
  const scores = namesOf(vehicle).flatMap((words) => {
    // "C-Class" says little and its trim "C63 AMG" all: a word of letters and figures names a car wherever it stands.
    const isNaming = (word: string) => /[a-z]\d|\d[a-z]/.test(word) || NAMING_TRIMS.has(word)
    const telling = words.filter((word) => nameplate.has(word) || (said.has(word) && isNaming(word)))
    const isWholeName = ownName.length > 0 && ownName.join() === words.join()
    if (!isWholeName && telling.every((word) => word.length < 2)) return []
    return [2 * words.filter((word) => said.has(word)).length - words.length + tieBreak]
  })
  return scores.length === 0 ? [] : [{ vehicle, score: Math.max(...scores) }]
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}
