import { readEngineWords, readShortYear, readTransmissionWords } from '../../catalog/engine-words.ts'
import { oncePer } from '../../catalog/once-per.ts'
import { spelled } from '../../catalog/spelling.ts'
import { better, candidates, catalogNames, isOtherCar } from '../../catalog/vehicle-candidates.ts'
import { isMakeWord, isOptionalWord, makeOfWords, vehicleWords } from '../../catalog/vehicle-words.ts'
import { drivetrainIn } from '../../engine/lexicon.ts'
import type { Make, Vehicle } from '../../engine/model.ts'

/** A car as it was named: the catalog's model, and the year where one was said. */
export interface NamedCar {
  car: string
  year?: number
}

/** English words that a slip of the finger would turn into the name of a car, or that stand in one by chance. */
const PLAIN_ENGLISH: ReadonlySet<string> = new Set([
  ...['charge', 'charged', 'changer', 'sports', 'sporty', 'tracks', 'coupes', 'supreme', 'might', 'turbos'],
  ...['power', 'wheel', 'wheels', 'under', 'daily', 'quick', 'stock', 'budget', 'build', 'magnum', 'please'],
]) // prettier-ignore

const nameWords = oncePer((vehicles: readonly Vehicle[]): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const { name } of catalogNames(vehicles)) {
    for (const alternative of name.alternatives) for (const one of alternative) words.add(one)
    for (const detail of name.details) words.add(detail)
  }
  return words
})

const LATEST = 2035
/** The year that the words say; of several the last ("2011, sorry, 2009"). "'19" and "an 08 STI" count. */
export function yearIn(text: string): number | undefined {
  const years = [...text.matchAll(/\b(?:19[89]\d|20[0-3]\d)\b(?!\s?(?:dollars|bucks|w?hp|rpm))/g)].map((match) =>
    Number(match[0]),
  )
  const last = years.at(-1)
  if (last !== undefined && last <= LATEST) return last
  return readShortYear(text)
}

export interface CarReading {
  named?: NamedCar
  /** Where the words name a make or half a name ("Mustang"): the models that they may mean, best first. */
  mayMean: readonly { car: string; label: string }[]
}

/** The car that the words name, in any spelling the catalog understands; or those that they may mean. */
export function readCar(vehicles: readonly Vehicle[], text: string): CarReading {
  const known = nameWords(vehicles)
  const words = [...new Set(vehicleWords(text))]
    .filter((word) => !PLAIN_ENGLISH.has(word))
    .map((word) => (isMakeWord(word) || known.has(word) ? word : spelled(vehicles, word)))
  const make: Make | undefined = words.map((word) => (isMakeWord(word) ? makeOfWords([word]) : undefined)).find(Boolean)
  const said = new Set(words.filter((word) => known.has(word) && (!isMakeWord(word) || isOptionalWord(word) || !make)))
  const year = yearIn(text)
  if (said.size === 0 && !make) return { mayMean: [] }
  const wanted = {
    make,
    words: said,
    years: year === undefined ? undefined : { from: year, to: year },
    engine: readEngineWords(text),
    transmission: readTransmissionWords(text),
    drivetrain: drivetrainIn(text),
    crankHp: undefined,
  }
  const sorted = candidates(vehicles, wanted).sort(better)
  const best = sorted.find((one) => one.named && one.nameScore > 0 && one.yearsApart === 0) ?? sorted[0]
  if (best && isOtherCar(vehicles, best, new Set(words))) return { mayMean: [] }
  if (best?.named && best.nameScore > 0) {
    return { named: { car: best.vehicle.modelId, ...(year === undefined ? {} : { year }) }, mayMean: [] }
  }
  const mayMean = new Map<string, string>()
  for (const { vehicle, name, nameScore } of sorted) {
    const namesIt = make === vehicle.make || name.alternatives[0]?.some((word) => said.has(word))
    if (namesIt && nameScore > -6) mayMean.set(vehicle.modelId, `${vehicle.make} ${vehicle.model}`)
    if (mayMean.size === 6) break
  }
  return { mayMean: [...mayMean].map(([car, label]) => ({ car, label })) }
}
