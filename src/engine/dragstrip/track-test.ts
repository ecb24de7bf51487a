import { DRIVETRAINS, type Drivetrain } from '../model.ts'

/** Whether a published time leaves out the first foot of travel, as American magazines do. */
export type Rollout = 'yes' | 'no' | 'unknown'

/** One published acceleration test, or one to predict: the columns of track-tests.csv, typed. */
export interface TrackTest {
  make: string
  model: string
  trim: string
  year?: number
  /** As printed: "8AT", "6MT", "7DCT". */
  transmission?: string
  drivetrain?: Drivetrain
  /** Make, size or kind of the tires, as printed. */
  tire?: string
  densityAltitudeFt?: number
  /** What was changed on the car; undefined for a stock one. */
  modification?: string
  /** Rated or stated crank horsepower. */
  crankHp?: number
  /** With driver and fuel where the source says so; the lighter published weights are without. */
  weightAsTestedLb?: number
  zeroToSixtyS?: number
  quarterMileS?: number
  trapMph?: number
  zeroToHundredS?: number
  /** From a rolling 5 mph to 60, without a launch. */
  fiveToSixtyS?: number
  sixtyFootS?: number
  eighthMileS?: number
  eighthMileMph?: number
  rollout: Rollout
  publication: string
  sourceUrl: string
  /** Doubts about the row. */
  note?: string
}

/** Cells of one CSV row by column name, as any CSV reader gives them. */
export type TrackTestCells = Readonly<Record<string, string | undefined>>

function positive(cell: string | undefined): number | undefined {
  const value = Number.parseFloat((cell ?? '').replaceAll(',', ''))
  return Number.isFinite(value) && value > 0 ? value : undefined
}

/** Reads one row. Never throws: missing and odd cells are left out, an unclear rollout is `unknown`. */
export function readTrackTest(cells: TrackTestCells): TrackTest {
  const text = (column: string) => (cells[column] ?? '').trim()
  const modified = text('modified')
  const stock = modified === '' || /^(?:no|n|false|0|stock)\b/i.test(modified)
  const rollout = text('rollout').toLowerCase()
  const test: TrackTest = {
    make: text('make'),
    model: text('model'),
    trim: text('trim'),
    rollout: /^(?:no|n|false|0)$/.test(rollout) ? 'no' : /^(?:yes|y|true|1)$/.test(rollout) ? 'yes' : 'unknown',
    publication: text('publication'),
    sourceUrl: text('source_url'),
  }
  const numbers = {
    year: positive(text('year').slice(0, 4)),
    crankHp: positive(cells.crank_hp),
    weightAsTestedLb: positive(cells.weight_as_tested_lb),
    zeroToSixtyS: positive(cells.zero_to_sixty_s),
    quarterMileS: positive(cells.quarter_mile_s),
    trapMph: positive(cells.trap_mph),
    zeroToHundredS: positive(cells.zero_to_100_s),
    fiveToSixtyS: positive(cells.rolling_5_60_s),
    sixtyFootS: positive(cells.sixty_ft_s),
    eighthMileS: positive(cells.eighth_mile_s),
    eighthMileMph: positive(cells.eighth_mph),
    densityAltitudeFt: positive(cells.density_altitude_ft),
  }
  for (const [key, value] of Object.entries(numbers)) if (value !== undefined) Object.assign(test, { [key]: value })
  if (text('transmission') !== '') test.transmission = text('transmission')
  const drivetrain = text('drivetrain').toLowerCase().replace('4wd', 'awd')
  const driven = DRIVETRAINS.find((one) => one === drivetrain)
  if (driven) test.drivetrain = driven
  if (text('tire') !== '') test.tire = text('tire')
  if (!stock) test.modification = modified.replace(/^yes\s*:?\s*/i, '') || 'modified'
  return test
}

/** Makers, tuners and shops about their own cars, owners' slips, and tracks whose surface is prepared. */
const NO_ROAD_TEST =
  /manufacturer|tuner|shop|owner|slip|strip|shootout|raceway|record|project|steeda|real street|racecraft|mm&ff|titan|santa pod|dragtimes|world cup|drag video|forum|\bchevrolet\b/i

/**
 * Whether the test may judge the model: not a maker's or tuner's own claim, and not run on a prepared drag strip, whose
 * glued surface is another road.
 */
export function isIndependentRoadTest(test: TrackTest): boolean {
  return !NO_ROAD_TEST.test(test.publication) && !/drag strip/i.test(test.trim)
}
