import { DRAG_STRIP_PRIORS, type DragStripFactors, PUBLICATIONS } from './drag-strip-factors.ts'
import { predictTrackTest, type TrackTestCar } from './predict-track-test.ts'

/** One fitted number: where it stands, its bounds, and how far it may stray from its prior at unit cost. */
interface FreeFactor {
  path: readonly string[]
  spread: number
  low: number
  high: number
}

const free = (path: string, spread: number, low: number, high: number): FreeFactor => ({
  path: path.split('.'),
  spread,
  low,
  high,
})

/** Spreads are what the literature leaves open; the fit may not leave the bounds. */
const FREE_FACTORS: readonly FreeFactor[] = [
  free('grip', 0.15, 0.8, 1.6),
  free('loadSensitivity', 0.1, 0, 0.5),
  free('highProfileGrip', 0.06, 0.75, 1),
  free('gripPerYear', 0.004, 0, 0.015),
  free('launch.manual', 0.06, 0.6, 1),
  free('launch.automatic', 0.06, 0.6, 1.1),
  free('traction.fwd', 0.1, 0.6, 1.3),
  free('traction.awd', 0.1, 0.6, 1.1),
  free('shiftS.manual', 0.1, 0.1, 0.7),
  free('shiftS.automatic', 0.06, 0.02, 0.35),
  free('shiftS.dual_clutch', 0.04, 0.01, 0.2),
  free('driveline.fwd', 0.02, 0.82, 0.97),
  free('driveline.rwd', 0.02, 0.82, 0.97),
  free('driveline.awd', 0.025, 0.78, 0.96),
  free('automaticDriveline', 0.015, 0.93, 1),
  free('launchRpmShare', 0.12, 0.3, 0.85),
  free('stallRpm', 350, 1500, 3500),
  free('stallTorqueRatio', 0.2, 1.3, 2.3),
  free('spoolS', 0.2, 0.05, 1.5),
  free('launchBoost.manual', 0.15, 0, 1),
  free('launchBoost.automatic', 0.15, 0, 1),
  free('launchBoost.dual_clutch', 0.15, 0, 1),
  ...PUBLICATIONS.map((publication) => free(`publicationPower.${publication}`, 0.012, 0.9, 1.1)),
]

type Tree = { [key: string]: number | Tree }

function valueAt(factors: DragStripFactors, path: readonly string[]): number {
  let node: number | Tree | undefined = factors as unknown as Tree
  for (const key of path) node = typeof node === 'object' ? node[key] : undefined
  if (typeof node !== 'number') throw new RangeError(`fitDragStrip: no number at ${path.join('.')}`)
  return node
}

function withValue(factors: DragStripFactors, path: readonly string[], value: number): DragStripFactors {
  const copy = structuredCloneOf(factors as unknown as Tree)
  let node = copy
  for (const key of path.slice(0, -1)) node = node[key] as Tree
  node[path[path.length - 1] as string] = value
  return copy as unknown as DragStripFactors
}

function structuredCloneOf(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'number' ? value : structuredCloneOf(value)]),
  )
}

/** Scale of each figure: the error that the goal allows. */
const SECONDS_SCALE = 0.2
const MPH_SCALE = 2
/** A 0-60 that may or may not leave out the first foot (0.2-0.3 s) says less. */
const UNCLEAR_ROLLOUT_WEIGHT = 0.4
/** Between squared and absolute error: one odd test must not steer the fit. */
const robust = (scaled: number): number => Math.sqrt(1 + scaled * scaled) - 1

/** Robust misfit of the tests plus the cost of leaving the priors. */
export function dragStripMisfit(cars: readonly TrackTestCar[], factors: DragStripFactors): number {
  let sum = 0
  for (const car of cars) {
    const slip = predictTrackTest(car, factors)
    const { zeroToSixtyS, quarterMileS, trapMph } = car.test
    if (zeroToSixtyS !== undefined) {
      const weight = car.test.rollout === 'unknown' ? UNCLEAR_ROLLOUT_WEIGHT : 1
      sum += weight * robust((slip.zeroToSixtyS - zeroToSixtyS) / SECONDS_SCALE)
    }
    if (quarterMileS !== undefined) sum += robust((slip.quarterMileS - quarterMileS) / SECONDS_SCALE)
    if (trapMph !== undefined) sum += robust((slip.trapMph - trapMph) / MPH_SCALE)
  }
  for (const { path, spread } of FREE_FACTORS) {
    const strayed = (valueAt(factors, path) - valueAt(DRAG_STRIP_PRIORS, path)) / spread
    sum += 0.5 * strayed * strayed
  }
  return sum
}

/**
 * Fits the free factors to the tests by pattern search: each factor in turn is moved by its step, kept if the misfit
 * falls, the step halved when it does not. Deterministic. `rounds` sweeps over all factors.
 */
export function fitDragStrip(
  cars: readonly TrackTestCar[],
  start: DragStripFactors = DRAG_STRIP_PRIORS,
  rounds = 40,
): DragStripFactors {
  let factors = start
  let misfit = dragStripMisfit(cars, factors)
  const steps = FREE_FACTORS.map((factor) => factor.spread / 2)
  for (let round = 0; round < rounds; round += 1) {
    let moved = false
    FREE_FACTORS.forEach(({ path, low, high }, index) => {
      const step = steps[index] ?? 0
      const here = valueAt(factors, path)
      for (const candidate of [here + step, here - step]) {
        const trial = withValue(factors, path, Math.min(high, Math.max(low, candidate)))
        const trialMisfit = dragStripMisfit(cars, trial)
        if (trialMisfit < misfit - 1e-9) {
          factors = trial
          misfit = trialMisfit
          steps[index] = step * 1.3
          moved = true
          return
        }
      }
      steps[index] = step / 2
    })
    if (!moved && steps.every((step, index) => step < (FREE_FACTORS[index]?.spread ?? 0) / 200)) break
  }
  return factors
}

/** The factors with five significant digits: what the repository keeps. */
export function roundedFactors(factors: DragStripFactors): DragStripFactors {
  const round = (tree: Tree): Tree =>
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [
        key,
        typeof value === 'number' ? Number(value.toPrecision(5)) : round(value),
      ]),
    )
  return round(factors as unknown as Tree) as unknown as DragStripFactors
}
