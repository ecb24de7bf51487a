/** The part of `npm run accuracy` on stock cars at the wheels, and on how far two readings of the same thing differ. */
import { EVIDENCE, STOCK_WHEEL_READINGS } from '../src/catalog/evidence.ts'
import { baselineReadings, stockReadings, uncorrectedVehicles } from '../src/catalog/stock-readings.ts'
import type { ModeledResult } from '../src/engine/calibration/fit.ts'
import { accuracyFigures, type UnseenPrediction } from '../src/engine/calibration/leave-one-source-out.ts'
import { fitRatings, leaveOneFamilyOut, type StockReading } from '../src/engine/calibration/stock-power.ts'
import { leaveOneTorqueFamilyOut, torqueReadings } from '../src/engine/calibration/torque-ratings.ts'
import { platformOf } from '../src/engine/power/platform.ts'
import { cell, percent } from './accuracy-tables.ts'

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function line(name: string, misses: readonly number[]): void {
  const sizes = misses.map((miss) => Math.abs(Math.expm1(miss))).sort((a, b) => a - b)
  console.log(`  ${cell(name, 58)}${cell(percent(meanOf(sizes)), 10)}${percent(sizes[Math.floor(sizes.length / 2)]!)}`)
}

/** Two of the same from different sites: mean |ln| of their difference; one of them is off by that over root two. */
function printFloor(name: string, differences: readonly number[]): void {
  const apart = meanOf(differences.map(Math.abs))
  console.log(
    `  ${cell(name, 58)}${differences.length} pairs, ${percent(apart)} apart: either is ${percent(apart / Math.SQRT2)} off`,
  )
}

/** Differences between all pairs that `sameThing` accepts. */
function pairs<T>(all: readonly T[], sameThing: (a: T, b: T) => boolean, figureOf: (one: T) => number): number[] {
  return all.flatMap((a, index) =>
    all.slice(index + 1).flatMap((b) => (sameThing(a, b) ? [figureOf(a) - figureOf(b)] : [])),
  )
}

const sameStock = (a: StockReading, b: StockReading): boolean =>
  a.test.sourceUrl !== b.test.sourceUrl &&
  a.vehicle.family.id === b.vehicle.family.id &&
  a.test.ratedCrankHp === b.test.ratedCrankHp &&
  (a.test.drivetrain ?? a.vehicle.chassis.drivetrain) === (b.test.drivetrain ?? b.vehicle.chassis.drivetrain)

const partsOf = ({ model }: ModeledResult): string =>
  [...model.mods.kinds, ...model.mods.extras].sort((a, b) => (a < b ? -1 : 1)).join(' ')

const samePackage = (a: ModeledResult, b: ModeledResult): boolean =>
  a.source !== b.source &&
  partsOf(a) === partsOf(b) &&
  a.row.boostGaugePsi === b.row.boostGaugePsi &&
  platformOf(a.row.make, a.model.car.engine) === platformOf(b.row.make, b.model.car.engine)

/** How far two sources differ on the same: what no prediction can beat. */
function printFloors(
  results: readonly ModeledResult[],
  unseen: readonly UnseenPrediction[],
  readings: readonly StockReading[],
): void {
  console.log('\nHow far two sites differ on the same thing')
  const stated = results.filter(({ row }) => row.baselineHp !== undefined && row.modifiedHp !== undefined)
  const gainOf = ({ row }: ModeledResult) => Math.log(row.modifiedHp! / row.baselineHp!)
  printFloor('gain of the same parts on the same engine platform', pairs(stated, samePackage, gainOf))
  const paired = new Set(stated.filter((one) => stated.some((other) => samePackage(one, other))))
  const ours = accuracyFigures(unseen.filter(({ index }) => paired.has(results[index]!)))
  console.log(
    `  ${cell('the model, unseen, on the results of those pairs', 58)}${ours.rows} results, ${percent(ours.meanError)} off`,
  )
  printFloor(
    'the same stock car at the wheels',
    pairs(readings, sameStock, ({ test }) => Math.log(test.wheelHp)),
  )
}

/** Stock cars on dynos against the ratings, the ratios that they call for, and the floors. */
export function printStock(
  effects: Readonly<Record<string, number>>,
  results: readonly ModeledResult[],
  unseen: readonly UnseenPrediction[],
): void {
  const vehicles = uncorrectedVehicles()
  const readings = [...stockReadings(STOCK_WHEEL_READINGS), ...baselineReadings(EVIDENCE)]
  const judged = leaveOneFamilyOut(vehicles, readings, effects)
  console.log(`\nStock cars at the wheels: ${judged.length} readings, each engine family left out (mean error, median)`)
  const misses = (read: (one: (typeof judged)[number]) => number) => judged.map(read)
  line(
    "by the catalog's rating ratios",
    misses(({ before }) => before),
  )
  line(
    'by fitted ratios',
    misses(({ after }) => after),
  )
  line(
    'by fitted ratios, as such readings are published',
    misses(({ asPublished }) => asPublished),
  )
  const { shares } = fitRatings(vehicles, readings, effects)
  const words = Object.entries(shares).map(([name, value]) => `${name} ${value.toFixed(2)}`)
  console.log(`  fitted on ${readings.length} readings: ${words.join(', ')}`)
  printTorque(readings)
  printFloors(results, unseen, readings)
}

/** Torque of stock turbo engines over their rating, torque per horsepower. */
function printTorque(readings: readonly StockReading[]): void {
  const judged = leaveOneTorqueFamilyOut(torqueReadings(readings)).filter(({ reading }) =>
    reading.vehicle.engine.aspiration.includes('turbo'),
  )
  console.log(
    `\nTorque per hp of stock turbo cars: ${judged.length} readings, each engine family left out (mean error, median)`,
  )
  line(
    'as rated',
    judged.map(({ asRated }) => asRated),
  )
  line(
    'by fitted ratios',
    judged.map(({ fitted }) => fitted),
  )
}
