import type { Vehicle } from '../../engine/model.ts'
import type { MessageReading } from './meaning-of.ts'

const wordsOf = ({ model }: Vehicle): string[] => model.toLowerCase().split(/\s+/)

/**
 * The car of a correction that says only the nameplate: it keeps the trim of the car before.
 * Worked: a Challenger SRT Hellcat, then "I meant the Charger" = the Charger SRT Hellcat.
 */
export function correctedCar(
  vehicles: readonly Vehicle[],
  draft: { car?: string; year?: number },
  { isCorrection, asked, meaning }: Pick<MessageReading, 'isCorrection' | 'asked' | 'meaning'>,
): string | undefined {
  if (!isCorrection || meaning.car === undefined || meaning.car === draft.car) return meaning.car
  const from = vehicles.find(({ modelId }) => modelId === draft.car)
  const to = vehicles.find(({ modelId }) => modelId === meaning.car)
  if (!from || !to || from.make !== to.make || wordsOf(from)[0] === wordsOf(to)[0]) return meaning.car
  const [plate, ...trim] = wordsOf(to)
  if (trim.some((word) => new Set(asked.split(/[^a-z\d/-]+/)).has(word))) return meaning.car
  const shared = (one: Vehicle) => wordsOf(one).filter((word) => word !== plate && wordsOf(from).includes(word)).length
  const year = meaning.year ?? draft.year
  const [best] = vehicles
    .filter((one) => one.make === to.make && wordsOf(one)[0] === plate && shared(one) > 0)
    .filter((one) => year === undefined || (one.yearFrom <= year && year <= one.yearTo))
    .toSorted((a, b) => shared(b) - shared(a))
  return best?.modelId ?? meaning.car
}
