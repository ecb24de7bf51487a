import type { Meaning } from './meaning.ts'

/** What was settled of a car before another one was talked about. */
interface OfCar {
  car?: string
  year?: number
  shown?: unknown
  earlier?: readonly OfCar[]
}
const MOST_REMEMBERED = 3
const BACK_TO =
  /\bback (?:to|on)\b|\bagain\b|\breturn(?:ing)? to\b|\b(?:as|now) for\b|\bthe (?:first|other|previous|earlier|original) (?:one|car|truck|guy|customer|build)\b|\bmine\b/
const FIRST =
  /\bthe (?:first|original) (?:one|car|truck|guy|customer|build)\b|\bmine\b|\bmy (?:own )?(?:car|truck|one)\b/
const OTHER = /\bthe (?:other|previous|earlier) (?:one|car|truck|guy|customer|build)\b/

const plateOf = (modelId = ''): string => modelId.split('-').slice(0, 2).join('-')
const isCar = (one: OfCar, { car, year }: { car?: string; year?: number }): boolean =>
  one.car === car && (year === undefined || one.year === undefined || one.year === year)

/** The cars that were planned before, the latest first, once another car is talked about. */
export function remembering<D extends OfCar>(draft: D, said: { car?: string; year?: number }): readonly D[] {
  const { earlier = [], ...own } = draft
  const others = (earlier as readonly D[]).filter((one) => !isCar(one, said) && one.car !== draft.car)
  return [...(draft.shown ? [own as D] : []), ...others].slice(0, MOST_REMEMBERED)
}

/** What was settled of the car that a message comes back to. */
export const recalled = <D extends OfCar>({ earlier = [] }: D, said: { car?: string; year?: number }): D | undefined =>
  (earlier as readonly D[]).find((one) => isCar(one, said))

/** "Back to the Vette", "mine again", "the first guy": the car that was planned before, by whatever it is called now. */
export function carAgain(
  { earlier = [], car }: OfCar,
  { meaning, asked, mayMean }: { meaning: Meaning; asked: string; mayMean: readonly { car: string }[] },
): Meaning | undefined {
  if (earlier.length === 0 || meaning.intent === 'compare') return undefined
  const { change, ...said } = meaning
  const rest = change === 'back' ? said : meaning
  if (earlier.some((one) => isCar(one, meaning))) return rest
  if (!BACK_TO.test(asked) || meaning.year !== undefined) return undefined
  const named = earlier.find(
    (one) => plateOf(one.car) === plateOf(meaning.car) || mayMean.some((half) => half.car === one.car),
  )
  const meant =
    named ??
    (meaning.car === undefined && mayMean.length === 0
      ? FIRST.test(asked)
        ? earlier.at(-1)
        : OTHER.test(asked)
          ? earlier[0]
          : undefined
      : undefined)
  if (!meant?.car || meant.car === car) return undefined
  return { ...rest, car: meant.car, intent: meaning.intent === 'unknown' ? 'plan' : meaning.intent }
}

const WHICH_OF_BOTH =
  /\bwhich (?:one |car |of )?(?:(?:of )?(?:those|these|them|the (?:two|2)|both) )?(?:is|would be|makes|comes out|ends up|wins|costs|gets)\b/

/** "Side by side, he's shopping both": the two cars that were planned. */
export function bothCars(
  { earlier = [], car, year, ...draft }: OfCar & Pick<Meaning, 'goal' | 'fuel'>,
  meaning: Meaning,
  asked: string,
): Meaning | undefined {
  const [other] = earlier
  const isOpen = meaning.car === undefined && !meaning.against && !meaning.cars && !meaning.fuel && !meaning.induction
  const isCompare = meaning.intent === 'compare' || WHICH_OF_BOTH.test(asked)
  if (!isCompare || !isOpen || !other?.car || !car) return undefined
  const { goal, fuel } = draft
  return {
    ...{ ...(goal ? { goal } : {}), ...(fuel ? { fuel } : {}), ...meaning },
    intent: 'compare',
    car: other.car,
    ...(other.year ? { year: other.year } : {}),
    against: { car, ...(year ? { year } : {}) },
  }
}
