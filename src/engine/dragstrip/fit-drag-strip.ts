import { type Observation, robustMap } from '../calibration/robust-map.ts'
import { DRAG_STRIP_PRIORS, type DragStripFactors } from './drag-strip-factors.ts'
import { FAMILY_POWER_SPREAD, FREE_FACTORS, type FreeFactor, valueAt, withValue } from './free-factors.ts'
import { predictTrackTest, type TrackTestCar } from './predict-track-test.ts'
import type { TimeSlip } from './time-slip.ts'

/** The figures that are fitted, with the scatter of one test around another of the same car. */
const FITTED_FIGURES = [
  { figure: 'zeroToSixtyS', scatter: 0.2 },
  { figure: 'quarterMileS', scatter: 0.17 },
  { figure: 'trapMph', scatter: 1.6 },
] as const satisfies readonly { figure: keyof TimeSlip; scatter: number }[]
/** A 0-60 that may or may not leave out the first foot (0.2-0.3 s) says less. */
const UNCLEAR_ROLLOUT_WEIGHT = 0.5
/** Student-t noise: one odd test must not steer the fit. */
const FREEDOM = 4
/** Later rounds go half the way, so that the last factors do not swing. */
const WHOLE_STEPS = 3
/** Differences are taken over this share of a factor's prior. */
const DIFFERENCE = 0.25

/** Figures of one test and how they change with each free factor, at some factors. */
interface Linearized {
  figures: readonly number[]
  /** By figure, then by free factor; the last is the power of its engine family. */
  slopes: readonly (readonly number[])[]
}

const figuresOf = (car: TrackTestCar, factors: DragStripFactors): number[] => {
  const slip = predictTrackTest(car, factors)
  return FITTED_FIGURES.map(({ figure }) => slip[figure])
}

const familyPath = ({ vehicle }: TrackTestCar): readonly string[] => ['familyPower', vehicle.family.id]
const familyPower = (factors: DragStripFactors, car: TrackTestCar) => factors.familyPower[car.vehicle.family.id] ?? 1

function linearized(car: TrackTestCar, factors: DragStripFactors, freeFactors: readonly FreeFactor[]): Linearized {
  const figures = figuresOf(car, factors)
  const slopeOf = (path: readonly string[], here: number, step: number) => {
    const there = figuresOf(car, withValue(factors, path, here + step))
    return there.map((value, index) => (value - (figures[index] ?? 0)) / step)
  }
  const columns = freeFactors.map(({ path, spread, high }) => {
    const here = valueAt(factors, path)
    const step = DIFFERENCE * spread
    return slopeOf(path, here, here + step > high ? -step : step)
  })
  columns.push(slopeOf(familyPath(car), familyPower(factors, car), DIFFERENCE * FAMILY_POWER_SPREAD))
  return { figures, slopes: FITTED_FIGURES.map((_, index) => columns.map((column) => column[index] ?? 0)) }
}

const known = new WeakMap<readonly FreeFactor[], WeakMap<DragStripFactors, WeakMap<TrackTestCar, Linearized>>>()

function entryOf<Key extends WeakKey, Value>(map: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

/** The same, kept for as long as the factors are: fits that leave out one part each start from the same place. */
function linearizedOnce(car: TrackTestCar, factors: DragStripFactors, free: readonly FreeFactor[]): Linearized {
  const ofFactors = entryOf(known, free, () => new WeakMap<DragStripFactors, WeakMap<TrackTestCar, Linearized>>())
  const ofCars = entryOf(ofFactors, factors, () => new WeakMap<TrackTestCar, Linearized>())
  return entryOf(ofCars, car, () => linearized(car, factors, free))
}

/** Every figure that a test states as one observation of what is to be added to the priors. */
function observationsOf(
  car: TrackTestCar,
  { figures, slopes }: Linearized,
  strayed: readonly number[],
  family: { column: number; strayed: number },
): Observation[] {
  return FITTED_FIGURES.flatMap(({ figure, scatter }, index) => {
    const measured = car.test[figure]
    if (measured === undefined) return []
    const values = slopes[index] ?? []
    const last = values.length - 1
    const fromPriors = values.reduce(
      (sum, slope, at) => sum + slope * (at === last ? family.strayed : (strayed[at] ?? 0)),
      0,
    )
    const isUnclear = figure === 'zeroToSixtyS' && car.test.rollout === 'unknown'
    return {
      target: measured - (figures[index] ?? 0) + fromPriors,
      columns: values.map((_, at) => (at === last ? family.column : at)),
      values,
      weight: isUnclear ? UNCLEAR_ROLLOUT_WEIGHT : 1,
      scatter,
    }
  })
}

/** One step of Gauss and Newton: the factors that fit the tests best if figures changed with them in straight lines. */
function stepFrom(
  cars: readonly TrackTestCar[],
  factors: DragStripFactors,
  freeFactors: readonly FreeFactor[],
  stride: number,
): DragStripFactors {
  const families = [...new Set(cars.map(({ vehicle }) => vehicle.family.id))].sort()
  const columnOf = new Map(families.map((id, index) => [id, freeFactors.length + index]))
  const strayed = freeFactors.map(({ path }) => valueAt(factors, path) - valueAt(DRAG_STRIP_PRIORS, path))
  const observations = cars.flatMap((car) =>
    observationsOf(car, linearizedOnce(car, factors, freeFactors), strayed, {
      column: columnOf.get(car.vehicle.family.id) ?? 0,
      strayed: familyPower(factors, car) - 1,
    }),
  )
  const spreads = [...freeFactors.map(({ spread }) => spread), ...families.map(() => FAMILY_POWER_SPREAD)]
  const found = robustMap(observations, spreads, FREEDOM)
  const moved = freeFactors.reduce((made, { path, low, high }, index) => {
    const value = valueAt(DRAG_STRIP_PRIORS, path) + (found[index] ?? 0)
    const here = valueAt(factors, path)
    return withValue(made, path, Math.min(high, Math.max(low, here + stride * (value - here))))
  }, factors)
  const power = families.map((id, index) => {
    const here = factors.familyPower[id] ?? 1
    return [id, here + stride * (1 + (found[freeFactors.length + index] ?? 0) - here)] as const
  })
  return { ...moved, familyPower: Object.fromEntries(power) }
}

const keyOf = ({ test, vehicle }: TrackTestCar): string => `${vehicle.id} ${JSON.stringify(test)}`

/**
 * Fits the free factors to the tests: each round runs every test and what a small change of each factor does to it,
 * and solves for the factors (Gauss-Newton with Student-t noise and the priors of `FREE_FACTORS`). Deterministic, and
 * the same in whatever order the tests stand. `start` is only where the first round looks.
 */
export function fitDragStrip(
  cars: readonly TrackTestCar[],
  start: DragStripFactors = DRAG_STRIP_PRIORS,
  rounds = 8,
  freeFactors: readonly FreeFactor[] = FREE_FACTORS,
): DragStripFactors {
  const sorted = [...cars].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  let factors = start
  for (let round = 0; round < rounds; round += 1) {
    factors = stepFrom(sorted, factors, freeFactors, round < WHOLE_STEPS ? 1 : 0.5)
  }
  return factors
}
