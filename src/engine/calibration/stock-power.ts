import type { Drivetrain, Vehicle } from '../model.ts'
import { drivelineLoss } from '../power/driveline.ts'

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
  /** In lower case; absent where the page does not name it. */
  dyno?: string
  sourceUrl: string
}

/** A stock reading with its car. */
export interface StockReading {
  test: StockWheelTest
  vehicle: Vehicle
}

/** How far the trade's stock figure counts against the estimate of the car, and what the readings of a family weigh. */
const TRADE_SHARE = 0.5
const FAMILY_SPREAD = 0.04
const READING_SCATTER = 0.06
/** Readings that make news are those that stand above the rating, so a part of what all have in common is not the cars'. */
const MOST_CORRECTION = 0.09

/** Wheel hp of a stock car by its rating, in the given layout. */
export function stockWheelHpOf(
  { engine, chassis, transmission }: Pick<Vehicle, 'engine' | 'chassis' | 'transmission'>,
  effects: Readonly<Record<string, number>>,
  test?: Pick<StockWheelTest, 'drivetrain' | 'ratedCrankHp'>,
): number {
  const drivetrain = test?.drivetrain ?? chassis.drivetrain
  const loss = drivelineLoss({ drivetrain, transmission: transmission.kind }, effects)
  return (test?.ratedCrankHp ?? engine.crankHp) * engine.ratingRatio * (1 - loss)
}

const dynoShift = (dyno: string, effects: Readonly<Record<string, number>>): number =>
  /hub|dynapack/.test(dyno)
    ? (effects['dyno.hub'] ?? 0)
    : /mustang|dynocom/.test(dyno)
      ? (effects['dyno.loading'] ?? 0)
      : 0

/** ln(measured / expected at the wheels), the dyno's own level taken out. */
export const stockMiss = ({ test, vehicle }: StockReading, effects: Readonly<Record<string, number>>): number =>
  Math.log(test.wheelHp / stockWheelHpOf(vehicle, effects, test)) - dynoShift(test.dyno ?? '', effects)

/** Mean of ln(trade's stock figure / expected) over the cars of each family. */
function tradeDeviations(
  vehicles: readonly Vehicle[],
  effects: Readonly<Record<string, number>>,
): ReadonlyMap<string, number> {
  return new Map(
    [...Map.groupBy(vehicles, ({ family }) => family.id)].map(([id, cars]) => {
      const misses = cars.map((car) => Math.log(car.family.stockWheelHp / stockWheelHpOf(car, effects)))
      return [id, misses.reduce((sum, miss) => sum + miss, 0) / misses.length]
    }),
  )
}

/**
 * ln of the correction of the rating ratio, by engine family: half of what the trade's stock figure says, then drawn
 * toward what stock cars of the family read on dynos, with shrinkage (normal prior 4 %, each reading 6 %).
 * `vehicles` carry uncorrected ratios. Worked: trade 6 % above the estimate, two readings 5 % above: 3 % + 0.47 x 2 %.
 */
export function ratingCorrections(
  vehicles: readonly Vehicle[],
  readings: readonly StockReading[],
  effects: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const byFamily = Map.groupBy(readings, ({ vehicle }) => vehicle.family.id)
  const corrections = [...tradeDeviations(vehicles, effects)].map(([id, deviation]): [string, number] => {
    const trade = TRADE_SHARE * deviation
    const misses = (byFamily.get(id) ?? []).map((reading) => stockMiss(reading, effects) - trade)
    const weight = FAMILY_SPREAD ** 2 / (FAMILY_SPREAD ** 2 + READING_SCATTER ** 2 / Math.max(1, misses.length))
    const mean = misses.length === 0 ? 0 : misses.reduce((sum, miss) => sum + miss, 0) / misses.length
    const correction = Math.max(-MOST_CORRECTION, Math.min(MOST_CORRECTION, trade + weight * mean))
    return [id, Number(correction.toFixed(2))]
  })
  return Object.fromEntries(corrections.filter(([, value]) => value !== 0).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Unseen misses of the stock readings: each is judged by corrections without any reading of its family. */
export function leaveOneFamilyOut(
  vehicles: readonly Vehicle[],
  readings: readonly StockReading[],
  effects: Readonly<Record<string, number>>,
): readonly { reading: StockReading; before: number; after: number }[] {
  return readings.map((reading) => {
    const { id } = reading.vehicle.family
    const others = readings.filter(({ vehicle }) => vehicle.family.id !== id)
    const before = stockMiss(reading, effects)
    return { reading, before, after: before - (ratingCorrections(vehicles, others, effects)[id] ?? 0) }
  })
}
