import type { Vehicle } from '../../engine/model.ts'
import { type NamedCar, readCar } from '../catalog/car-words.ts'
import { bareNameplate } from './bare-plate.ts'
import { budgetCut } from './budget-cut.ts'
import type { Compared } from './compared.ts'
import { type Held, inComparison, withOwnSides } from './compared-in-talk.ts'
import { correctedFigure } from './corrected-figure.ts'
import { bothCars, carAgain } from './earlier-cars.ts'
import { halfOfCompared } from './half-of-compared.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { withoutRefusedCars } from './refused-car.ts'
import { othersThan, siblingCar } from './sibling-car.ts'

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

/** A car that is held against the one of the talk is compared with that one; one that has only a stranger beside it stands alone. */
export function comparedIn(
  { cars, car, year, gearbox, against, goal, budgetUsd, use, fuel, induction }: Meaning,
  own: { car?: string; year?: number; compared?: Compared } = {},
  words?: string,
): Compared | undefined {
  const first = car ? { car, year, gearbox } : { car: own.car, year: own.year, gearbox: undefined }
  const two = [
    ...(first.car
      ? [
          {
            car: first.car,
            ...(first.year ? { year: first.year } : {}),
            ...(first.gearbox ? { gearbox: first.gearbox } : {}),
          },
        ]
      : []),
    ...(against?.car ? [{ ...against, car: against.car }] : []),
  ]
  const list = cars ?? two
  if (list.length === 0 || (!against?.car && list.length < 2)) return undefined
  const isSame = own.compared?.cars.every((one, at) => one.car === list[at]?.car) ?? false
  const told = words ?? (isSame ? own.compared?.words : undefined)
  return {
    cars: list,
    ...(told ? { words: told } : {}),
    said: {
      ...(goal ? { goal } : {}),
      ...(budgetUsd ? { budgetUsd } : {}),
      ...(use ? { use } : {}),
      ...(fuel ? { fuel } : {}),
      ...(induction && !against?.induction ? { induction } : {}),
    },
  }
}

const ORDINAL =
  /\bthe (first|second|third|last|former|latter)(?: (?:one|car|option))?\b(?! (?:mod|step|thing|part|stage|turn|session|lap|year|gen))/
const PLACE: Readonly<Record<string, number>> = { first: 0, former: 0, second: 1, third: 2, last: -1, latter: -1 }

/** "Run COA 1 for me": of those that were compared the one with that number or letter. */
const LETTERED =
  /\b(?:coa|option|plan|choice|car|scenario|route|number|no\.) ?#?(?:([1-4])|([a-d]))\b(?! ?(?:k\b|grand|w?hp|speed|[.,]\d))/
function lettered(asked: string): number | undefined {
  const [, number, letter] = LETTERED.exec(asked) ?? []
  return number ? Number(number) - 1 : letter ? 'abcd'.indexOf(letter) : undefined
}

/** Half a car that was named before, and the words that named it. */
export interface HalfNamed {
  cars: readonly string[]
  words: string
}

/** Half a car that a message names, and the year that it says: the other half is said without one. */
export function halfNamed(
  draft: { car?: string; year?: number },
  { mayMean, meaning }: Pick<MessageReading, 'mayMean' | 'meaning'>,
): { half: HalfNamed; year?: number; isYearSaid?: boolean } {
  const plates = mayMean.map(({ label }) => label.split(' ').slice(0, 2).join(' '))
  // "The Honda warranty": of several models the make alone was said.
  const [plate = ''] = plates
  const words = plates.every((one) => one === plate) ? plate : (plate.split(' ')[0] ?? '')
  const year = meaning.year ?? meaning.maybeYear
  const isNew = draft.car === undefined && draft.year === undefined && year !== undefined
  return { half: { cars: mayMean.map(({ car }) => car), words }, ...(isNew ? { year, isYearSaid: true } : {}) }
}

/** "A Mustang", then "it says GT on the back": what completes the name tells its engine. */
function ofHalf(vehicles: readonly Vehicle[], half: HalfNamed, asked: string): NamedCar | undefined {
  const whole = `${half.words} ${asked.replaceAll(/'s(?= )/g, '  ')}`
  const { named } = readCar(vehicles, whole)
  return named && half.cars.includes(named.car) && bareNameplate(vehicles, whole, named).length === 0
    ? named
    : undefined
}

/** "My husband has a Challenger", then "it says Scat Pack": the trim belongs to the nameplate that was said. */
function completedCar(
  vehicles: readonly Vehicle[],
  { car, half }: { car?: string; half?: HalfNamed },
  { asked, meaning, isCorrection, mayMean }: Pick<MessageReading, 'asked' | 'meaning' | 'isCorrection' | 'mayMean'>,
): NamedCar | undefined {
  const said = vehicles.find(({ modelId }) => modelId === meaning.car)
  const before = vehicles.find(({ modelId }) => modelId === car)
  if (!said && !before && half) {
    const [one, other] = half.cars.filter((modelId) => mayMean.some((meant) => meant.car === modelId))
    return one && !other ? { car: one } : ofHalf(vehicles, half, asked)
  }
  if (!said) return undefined
  if (isCorrection) return undefined
  if (before) {
    const [plate = ''] = wordsOf(before)
    const [other = ''] = wordsOf(said)
    if (before.make !== said.make || plate === other || asked.includes(other)) return undefined
    const { named } = readCar(vehicles, `${before.make} ${plate} ${asked}`)
    return named && vehicles.some((one) => one.modelId === named.car && wordsOf(one)[0] === plate) ? named : undefined
  }
  if (!half || half.cars.includes(said.modelId) || asked.includes(wordsOf(said)[0] ?? '')) return undefined
  const { named } = readCar(vehicles, `${half.words} ${asked}`)
  return named && half.cars.includes(named.car) ? named : undefined
}

/** A car spelled out keeps its year, and says no more than a build to plan where nothing else was read. */
const ofSibling = ({ year }: { year?: number }, meaning: Meaning): Meaning => ({
  ...(year === undefined ? {} : { year }),
  ...meaning,
  ...(meaning.intent === 'unknown' ? { intent: 'plan' } : {}),
})

const FEW_WORDS = 10
/** "Not the Turbo, the Carrera S": of so few words none speaks of a part. */
const onlyOfCar = (meaning: Meaning, asked: string): Meaning => {
  const { goal, budgetUsd, fuel, year } = meaning
  const isOnly = (goal ?? budgetUsd ?? fuel) === undefined && asked.trim().split(/\s+/).length <= FEW_WORDS
  return isOnly ? { intent: 'plan', ...(year === undefined ? {} : { year }) } : meaning
}

const ONLY_CAR: ReadonlySet<string> = new Set(['intent', 'car', 'year', 'isYearOfCode'])

/** "Oh, the 370 would be the Nismo": another trim of a car that was compared, and the comparison again. */
function otherTrim({ cars, said }: Compared, meaning: Meaning): Meaning | undefined {
  const { car, year } = meaning
  if (!car || !Object.keys(meaning).every((key) => ONLY_CAR.has(key))) return undefined
  const at = cars.findIndex(
    (one) => car !== one.car && (car.startsWith(`${one.car}-`) || one.car.startsWith(`${car}-`)),
  )
  const old = cars[at]
  if (!old) return undefined
  const list = cars.map((one, place) => (place === at ? { ...old, car, ...(year ? { year } : {}) } : one))
  return comparedAgain({ cars: list, said })
}

function comparedAgain({ cars: list, said }: Compared): Meaning {
  const [first, second] = list
  return {
    ...said,
    intent: 'compare',
    ...first,
    ...(list.length > 2 ? { cars: list } : { against: second }),
  } as Meaning
}

/** What a message means after a comparison: "the second one, build it"; "compare them for 300". */
export function inContext(
  vehicles: readonly Vehicle[],
  draft: Parameters<typeof bothCars>[0] & Parameters<typeof correctedFigure>[0] & Held & { half?: HalfNamed },
  asRead: MessageReading,
): Meaning {
  const reading = withOwnSides(draft, asRead)
  const { meaning, asked } = reading
  const figure = correctedFigure(draft, reading)
  if (figure) return figure
  const held = budgetCut(draft, reading) ?? inComparison(vehicles, draft, reading)
  if (held) return held
  const known = carAgain(draft, reading) ?? (draft.compared ? undefined : bothCars(draft, meaning, asked))
  if (known) return known
  const [one, two, ...others] = reading.listed ?? []
  if (draft.compared && one && two && meaning.intent !== 'compare')
    return {
      ...{ ...draft.compared.said, ...one, intent: 'compare' },
      ...(others.length > 0 ? { cars: [one, two, ...others] } : { against: two }),
    }
  const trimmed = draft.compared && otherTrim(draft.compared, meaning)
  if (trimmed) return trimmed
  const { accepted, refused } = withoutRefusedCars(vehicles, asked)
  const whole = completedCar(vehicles, draft, { ...reading, asked: accepted })
  if (whole) return { ...meaning, ...whole, ...(meaning.intent === 'unknown' ? { intent: 'plan' as const } : {}) }
  const sibling = siblingCar(vehicles, draft, reading)
  if (sibling) return { ...ofSibling(draft, refused.length > 0 ? onlyOfCar(meaning, asked) : meaning), car: sibling }
  const notThisCar = othersThan(vehicles, draft, reading)
  if (notThisCar) {
    const [only, more] = notThisCar.cars
    return { ...onlyOfCar(meaning, asked), ...(only && more === undefined ? { car: only } : { notThisCar }) }
  }
  const car = correctedCar(vehicles, draft, reading)
  const before = draft.compared?.cars.find((one) => one.car === car)
  if (before && reading.isCorrection && draft.compared && Object.keys(meaning).every((key) => ONLY_CAR.has(key)))
    return comparedAgain(draft.compared)
  if (before?.year && meaning.year === undefined && meaning.intent !== 'compare') return { ...meaning, ...before }
  if (car !== undefined || !draft.compared) return { ...meaning, ...(car ? { car } : {}) }
  const { cars, said } = draft.compared
  const [first, second] = cars
  if (meaning.intent === 'compare' && !meaning.against && first && second)
    return { ...said, ...meaning, ...first, ...(cars.length > 2 ? { cars } : { against: second }) }
  const half = halfOfCompared(vehicles, draft.compared, reading)
  if (half && reading.isCorrection && meaning.car === undefined && half.one.year !== cars[half.at]?.year)
    return comparedAgain({ cars: cars.with(half.at, half.one), said })
  const chosen = cars.at(PLACE[ORDINAL.exec(asked)?.[1] ?? ''] ?? lettered(asked) ?? cars.length) ?? half?.one
  if (!chosen) return meaning
  return { ...said, ...meaning, ...chosen, ...(meaning.intent === 'unknown' ? { intent: 'plan' as const } : {}) }
}
