import type { Vehicle } from '../../engine/model.ts'
import type { Compared } from './compared.ts'
import type { MessageReading } from './meaning-of.ts'
import type { SaidCar } from './said-car.ts'

/** "The 18 ST": two digits right before the trim. */
function shortYear(asked: string, { model }: Vehicle): number | undefined {
  const trim = model.toLowerCase().split(' ').at(-1) ?? ''
  const digits = new RegExp(String.raw`(?<![\d.])'?(\d\d) ${trim.replaceAll(/\W/g, '.')}\b`).exec(asked)?.[1]
  return digits === undefined ? undefined : Number(digits) + (Number(digits) > 50 ? 1900 : 2000)
}

/** Of the cars that were compared the one whose trim a message says, with the year that it says: "a 2018 ST, sorry". */
export function halfOfCompared(
  vehicles: readonly Vehicle[],
  { cars }: Compared,
  { mayMean, meaning, asked }: Pick<MessageReading, 'mayMean' | 'meaning' | 'asked'>,
): { at: number; one: SaidCar } | undefined {
  const named = cars.filter((one) => mayMean.some(({ car }) => car === one.car))
  const [old] = named
  if (old === undefined || named.length > 1) return undefined
  const ofModel = vehicles.filter(({ modelId }) => modelId === old.car)
  const [any] = ofModel
  const year = meaning.year ?? meaning.maybeYear ?? (any ? shortYear(asked, any) : undefined)
  const isBuilt = year !== undefined && ofModel.some(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo)
  return { at: cars.indexOf(old), one: isBuilt ? { ...old, year } : old }
}
