import type { Vehicle } from '../../../engine/model.ts'
import { readCar } from '../../catalog/car-words.ts'

const wordsOf = (names: string): string[] => names.toLowerCase().split(/[^a-z\d/]+/)
/** A year, another generation or another trim tells of another car than the one that is talked about. */
const TELLS_OTHER =
  /\b(?:19[89]|20[0-2])\d\b|(?<![\w.$])'?[0189]\d (?=[a-z])|\bvs\.?\b|\bversus\b|\bor\b|\bthan\b|\binstead\b|\bnot\b|\bno,/

/**
 * In the talk of a car a word of its own name or chassis means that car, though alone it names another model: "the c5 diff" of
 * a C5 Z06, "the 392's pistons" of an SRT8 392, "supra guys" of a Supra Turbo. Words in lower case.
 */
export function withOwnName(
  vehicles: readonly Vehicle[],
  car: string | undefined,
  year: number | undefined,
  words: string,
): string {
  const own = vehicles.filter(
    ({ modelId, yearFrom, yearTo }) => modelId === car && (year === undefined || (yearFrom <= year && year <= yearTo)),
  )
  const [any] = own
  if (!any || TELLS_OTHER.test(words)) return words
  const { named } = readCar(vehicles, words)
  const other = vehicles.find(({ modelId }) => modelId === named?.car)
  if (
    !other ||
    other.modelId === any.modelId ||
    other.make !== any.make ||
    (named?.year !== undefined && !named.isYearOfCode)
  )
    return words
  const ours = new Set(own.flatMap(({ model, variant }) => wordsOf(`${model} ${variant}`)))
  const said = wordsOf(words).filter((word) => word.length > 1 && !/^(?:auto|manual|speed|turbo|gt)$/.test(word))
  // Any word of the other's name that is none of ours tells that the other is meant.
  const isOther = wordsOf(`${other.model} ${other.variant}`).some((word) => said.includes(word) && !ours.has(word))
  const token = isOther
    ? undefined
    : said.find((word) => ours.has(word) && readCar(vehicles, words.replace(word, ' ')).named?.car !== other.modelId)
  return token ? words.replace(token, `${any.make} ${any.model}`.toLowerCase()) : words
}

const SIZE_PUT_RIGHT =
  /\b(?:it is|it's|its|it was|mine is|mine's|i meant?|says|has|with|(?:got|have) the)(?: (?:really|actually|just|only|a|an|the))* (\d\.\d)l?\b(?! ?(?:s\b|sec|k\b|gears?|psi|w?hp|%|inch|in\b|"))/
const PUTS_RIGHT =
  /\b(?:no|nope|sorry|wait|actually|mistake|my bad|oops|scratch that|i lied|wrong|correction|not (?:the |a )?\d\.\d)\b/
const NEAR_LITERS = 0.07

/** "My mistake, it is the 2.0 without turbo" of a Civic with the 1.5: a version of the plate that none of ours has is told by its name. */
export function withSizePutRight(vehicles: readonly Vehicle[], car: string | undefined, words: string): string {
  const own = vehicles.find(({ modelId }) => modelId === car)
  const size = PUTS_RIGHT.test(words) ? SIZE_PUT_RIGHT.exec(words)?.[1] : undefined
  if (!own || !size) return words
  const plate = own.model.split(' ')[0] ?? ''
  const isBuilt = vehicles.some(
    ({ make, model, engine }) =>
      make === own.make && model.split(' ')[0] === plate && Math.abs(engine.displacementL - Number(size)) < NEAR_LITERS,
  )
  return isBuilt || readCar(vehicles, words).named
    ? words
    : words.replace(size, `${own.make} ${plate} ${size}`.toLowerCase())
}
