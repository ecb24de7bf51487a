import type { Drivetrain, Vehicle } from '../model.ts'
import { drivelineLoss } from '../power/driveline.ts'
import type { Prior } from './priors.ts'
import { type Observation, robustMap } from './robust-map.ts'

/** A published reading of a stock car on a chassis dyno. */
export interface StockWheelTest {
  make: string
  model: string
  trim: string
  year: number
  /** As printed: "8AT", "6MT", "7DCT". */
  transmission?: string
  drivetrain?: Drivetrain
  ratedCrankHp: number
  wheelHp: number
  /** Where the page prints it. */
  wheelTorqueLbft?: number
  /** In lower case; absent where the page does not name it. */
  dyno?: string
  sourceUrl: string
}

/** A stock reading with its car. */
export interface StockReading {
  test: StockWheelTest
  vehicle: Vehicle
  /** The baseline of a modified car: published for what came after it, not for standing above the rating. */
  isBaseline?: boolean
}

/**
 * What explains ln(reading / rating at the wheels): the trade's stock figure of the family and the catalog's entry, each
 * by a share; that readings make news when they stand above the rating; the kind of dyno; and what is left to a family.
 */
const RATING_PRIORS: Readonly<Record<string, Prior>> = {
  trade: { mean: 0.4, sd: 0.2 },
  catalog: { mean: 0.6, sd: 0.2 },
  news: { mean: 0.02, sd: 0.02 },
  hub: { mean: 0.03, sd: 0.03 },
  loading: { mean: -0.06, sd: 0.03 },
}
const FAMILY_SPREAD = 0.04
const READING_SCATTER = 0.06
const FREEDOM = 4
/** No family is corrected by more, whatever few readings say. */
const MOST_CORRECTION = 0.09

type Effects = Readonly<Record<string, number>>

/** Wheel hp of a stock car by its rating, in the given layout. */
export function stockWheelHpOf(
  { engine, chassis, transmission }: Pick<Vehicle, 'engine' | 'chassis' | 'transmission'>,
  effects: Effects,
  test?: Pick<StockWheelTest, 'drivetrain' | 'ratedCrankHp'>,
): number {
  const drivetrain = test?.drivetrain ?? chassis.drivetrain
  const loss = drivelineLoss({ drivetrain, transmission: transmission.kind }, effects)
  return (test?.ratedCrankHp ?? engine.crankHp) * engine.ratingRatio * (1 - loss)
}

/** Mean of ln(trade's stock figure / rating at the wheels) over the cars of each family. */
function tradeRatios(vehicles: readonly Vehicle[], effects: Effects): ReadonlyMap<string, number> {
  return new Map(
    [...Map.groupBy(vehicles, ({ family }) => family.id)].map(([id, cars]) => {
      const ratios = cars.map((car) =>
        Math.log((car.family.stockWheelHp * car.engine.ratingRatio) / stockWheelHpOf(car, effects)),
      )
      return [id, ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length]
    }),
  )
}

const dynoKind = (dyno: string): 'hub' | 'loading' | undefined =>
  /hub|dynapack/.test(dyno) ? 'hub' : /mustang|dynocom/.test(dyno) ? 'loading' : undefined

/** What the ratings of the families are worth: shares of trade and catalog, and what is left to each family. */
export interface RatingFit {
  shares: Effects
  families: Effects
  trade: ReadonlyMap<string, number>
}

/** Fits the true over the rated output of engine families to stock cars on dynos, each family shrunk to what is known. */
export function fitRatings(
  vehicles: readonly Vehicle[],
  readings: readonly StockReading[],
  effects: Effects,
): RatingFit {
  const trade = tradeRatios(vehicles, effects)
  const names = Object.keys(RATING_PRIORS)
  const families = [...new Set(readings.map(({ vehicle }) => vehicle.family.id))].sort()
  const columnOf = new Map([...names, ...families].map((name, index) => [name, index]))
  const observations = readings.map((reading): Observation => {
    const amounts: Record<string, number> = { ...amountsOf(reading, trade), [reading.vehicle.family.id]: 1 }
    const used = Object.keys(amounts)
    const expected = used.reduce((sum, name) => sum + (RATING_PRIORS[name]?.mean ?? 0) * amounts[name]!, 0)
    return {
      target: ratioRead(reading, effects) - expected,
      columns: used.map((name) => columnOf.get(name)!),
      values: used.map((name) => amounts[name]!),
      weight: 1,
      scatter: READING_SCATTER,
    }
  })
  const sds = [...names.map((name) => RATING_PRIORS[name]!.sd), ...families.map(() => FAMILY_SPREAD)]
  const solution = robustMap(observations, sds, FREEDOM)
  return {
    shares: Object.fromEntries(names.map((name, index) => [name, RATING_PRIORS[name]!.mean + solution[index]!])),
    families: Object.fromEntries(families.map((id, index) => [id, solution[names.length + index]!])),
    trade,
  }
}

/** ln(reading / rating at the wheels), before any rating ratio. */
const ratioRead = ({ test, vehicle }: StockReading, effects: Effects): number =>
  Math.log((test.wheelHp * vehicle.engine.ratingRatio) / stockWheelHpOf(vehicle, effects, test))

function amountsOf({ test, vehicle, isBaseline }: StockReading, trade: RatingFit['trade']): Record<string, number> {
  const kind = dynoKind(test.dyno ?? '')
  return {
    trade: trade.get(vehicle.family.id) ?? 0,
    catalog: Math.log(vehicle.engine.ratingRatio),
    ...(!isBaseline && { news: 1 }),
    ...(kind && { [kind]: 1 }),
  }
}

/** ln of the correction of a car's rating ratio. `vehicle` carries the catalog's own. */
function correctionOf({ shares, families, trade }: RatingFit, { engine, family }: Vehicle): number {
  const fitted =
    (shares.trade ?? 0) * (trade.get(family.id) ?? 0) +
    (shares.catalog ?? 1) * Math.log(engine.ratingRatio) +
    (families[family.id] ?? 0)
  return Math.max(-MOST_CORRECTION, Math.min(MOST_CORRECTION, fitted - Math.log(engine.ratingRatio)))
}

/** Mean ln correction of the rating ratio by engine family, to two digits. `vehicles` carry the catalog's own ratios. */
export function ratingCorrections(
  vehicles: readonly Vehicle[],
  readings: readonly StockReading[],
  effects: Effects,
): Effects {
  const fit = fitRatings(vehicles, readings, effects)
  const corrections = [...Map.groupBy(vehicles, ({ family }) => family.id)].map(([id, cars]): [string, number] => {
    const mean = cars.reduce((sum, car) => sum + correctionOf(fit, car), 0) / cars.length
    return [id, Number(mean.toFixed(2))]
  })
  return Object.fromEntries(corrections.filter(([, value]) => value !== 0).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** One stock reading against what the rating predicts, ln(measured / predicted). */
export interface StockJudgement {
  reading: StockReading
  /** By the catalog's entry. */
  before: number
  /** By a fit that has seen nothing of the family. */
  after: number
  /** The same, read as such readings are published: on this kind of dyno, and because it stood out. */
  asPublished: number
}

/** Unseen misses of the stock readings: each is judged by a fit without any reading of its family. */
export function leaveOneFamilyOut(
  vehicles: readonly Vehicle[],
  readings: readonly StockReading[],
  effects: Effects,
): readonly StockJudgement[] {
  const families = [...new Set(readings.map(({ vehicle }) => vehicle.family.id))]
  return families.flatMap((id) => {
    const others = readings.filter(({ vehicle }) => vehicle.family.id !== id)
    const fit = fitRatings(vehicles, others, effects)
    return readings
      .filter(({ vehicle, isBaseline }) => vehicle.family.id === id && !isBaseline)
      .map((reading): StockJudgement => {
        const before = ratioRead(reading, effects) - Math.log(reading.vehicle.engine.ratingRatio)
        const after = before - correctionOf(fit, reading.vehicle)
        const kind = dynoKind(reading.test.dyno ?? '')
        return { reading, before, after, asPublished: after - fit.shares.news! - (kind ? fit.shares[kind]! : 0) }
      })
  })
}
