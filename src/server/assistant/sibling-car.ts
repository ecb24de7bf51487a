import { isOptionalWord } from '../../catalog/vehicle-words.ts'
import type { Vehicle } from '../../engine/model.ts'
import type { MessageReading } from './meaning-of.ts'
import { withoutRefusedCars } from './refused-car.ts'

const wordsOf = ({ model }: Vehicle): string[] => model.toLowerCase().replaceAll('/', '').split(/\s+/)
const LITERS = /^\d\.\d$/

/** What makes a figure with a point a time, a ratio or a size and no engine. */
const NO_ENGINE_BEHIND = /^ ?(?:s\b|sec|psi|flat|0-60|to 60|in the|gears?|rear|diff|axle|inch|"|%|k\b|grand|lbs?)/
const NO_ENGINE_BEFORE = /(?:0-60|60|quarter|time|et|under|sub|below|runs?|in|boost|psi|by|of)\W*(?:is |in |of |a )?$/

/** Where the word stands as the name of an engine or a trim. */
function isNamed(asked: string, word: string): boolean {
  for (let at = asked.indexOf(word); at >= 0; at = asked.indexOf(word, at + 1)) {
    const behind = asked.slice(at + word.length)
    const before = asked.slice(0, at)
    if (/[a-z\d.']$/.test(before) || (LITERS.test(word) ? /^(?:[a-km-z\d]|l[a-z])/ : /^[a-z\d]/).test(behind)) continue
    if (!LITERS.test(word) || !(NO_ENGINE_BEHIND.test(behind) || NO_ENGINE_BEFORE.test(before))) return true
  }
  return false
}

/** "The GT one", "mine is a 3.0": what a message says that only spells out the car. */
const SPELLS_OUT =
  /^\W*(?:(?:yes|yeah|yep|no|nope|so|oh|ok|and|sorry|actually|it is|she is|that is|mine is|i have|my|an?|the|this|one is|got|with)\W+)*$/
const FEW_WORDS = 7
/** "Mine is the base one": the car without a trim. */
const BASE =
  /\b(?:base|plain|regular|normal|standard) (?:one|model|car|trim|version|corvette|vette)\b|\bthe (?:base|plain)\b/
const OF_MINE = /\b(?:mine|it|my (?:car|truck)) is\b|\bmines\b/
/** What a maker's fast cars are called, beside what they are. */
const OF_MAKER: ReadonlySet<string> = new Set(['srt', 'svt', 'shelby', 'amg'])

/**
 * Another engine or trim of the car that is talked about, said without its name: "no wait, it's the 5.3" after a Silverado 6.2,
 * "ew no, the 3.0" after a Supra 2.0. Undefined where a message does not correct itself and says more than that.
 */
export function siblingCar(
  vehicles: readonly Vehicle[],
  draft: { car?: string; year?: number },
  { isCorrection, asked, meaning }: Pick<MessageReading, 'isCorrection' | 'asked' | 'meaning'>,
): string | undefined {
  const from = vehicles.find(({ modelId }) => modelId === draft.car)
  if (!from || meaning.intent === 'compare') return undefined
  const { accepted, refused } = withoutRefusedCars(vehicles, asked.replaceAll(/\br\/t\b/g, 'rt'))
  const said = vehicles.find(({ modelId }) => modelId === meaning.car)
  if (said && isNamed(accepted, wordsOf(said)[0] ?? '')) return undefined
  const own = wordsOf(from)
  const year = meaning.year ?? draft.year
  const siblings = vehicles.filter(
    (one) => one.make === from.make && one.modelId !== from.modelId && wordsOf(one)[0] === own[0],
  )
  const isBuilt = ({ yearFrom, yearTo }: Vehicle) => year === undefined || (yearFrom <= year && year <= yearTo)
  const saysBase = BASE.test(accepted) && (isCorrection || OF_MINE.test(accepted))
  const saidOf = (ones: readonly Vehicle[]) =>
    ones.flatMap((one) => {
      const other = wordsOf(one).filter((word) => !own.includes(word))
      const telling = other.filter((word) => !isOptionalWord(word) && !OF_MAKER.has(word))
      const trim = own.filter((word) => !wordsOf(one).includes(word))
      // "The 2.0, not the STI": the trim is taken away, and the plain car is left.
      if (other.length === 0 && trim.length > 0 && (saysBase || trim.every((word) => refused.includes(word))))
        return [{ car: one.modelId, words: 0 }]
      if (other.length === 0 || !(telling.length > 0 ? telling : other).every((word) => isNamed(accepted, word)))
        return []
      const [first = ''] = telling.length > 0 ? telling : other
      const isOnlyThat =
        asked.trim().split(/\s+/).length <= FEW_WORDS && SPELLS_OUT.test(accepted.slice(0, accepted.indexOf(first)))
      return isCorrection || refused.length > 0 || isOnlyThat ? [{ car: one.modelId, words: telling.length }] : []
    })
  const ofYear = saidOf(siblings.filter(isBuilt))
  // A version that was not built in the year is still the one that is meant, and its years are told.
  const found = ofYear.length > 0 || !isCorrection ? ofYear : saidOf(siblings)
  const [best] = found.toSorted((one, other) => other.words - one.words)
  const isShort = meaning.intent === 'unknown' && asked.trim().split(/\s+/).length <= FEW_WORDS
  const isOwnAgain = (refused.length > 0 || isShort) && own.slice(1).some((word) => isNamed(accepted, word))
  return best?.car ?? (isOwnAgain ? from.modelId : undefined)
}

/** "No, not the 6.2": the other versions of that year, where the one that is talked about is refused and no other named. */
export function othersThan(
  vehicles: readonly Vehicle[],
  draft: { car?: string; year?: number },
  { asked, meaning }: Pick<MessageReading, 'asked' | 'meaning'>,
): { cars: readonly string[]; words: string } | undefined {
  const from = vehicles.find(({ modelId }) => modelId === draft.car)
  const { refused } = withoutRefusedCars(vehicles, asked)
  if (!from || meaning.car !== undefined || meaning.intent === 'compare') return undefined
  const [plate = '', ...trim] = wordsOf(from)
  if (trim.length === 0 || !trim.some((word) => refused.includes(word))) return undefined
  const { year } = draft
  const others = vehicles.filter(
    (one) =>
      one.make === from.make &&
      one.modelId !== from.modelId &&
      wordsOf(one)[0] === plate &&
      (year === undefined || (one.yearFrom <= year && year <= one.yearTo)),
  )
  const cars = [...new Set(others.map(({ modelId }) => modelId))]
  return cars.length > 0 ? { cars, words: `${from.make} ${plate}` } : undefined
}
