import type { Range90 } from '../model.ts'
import type { JudgedTest } from './drag-strip-accuracy.ts'
import { STRIP_FIGURES, type StripFigure, type StripSpread } from './drag-strip-factors.ts'
import { FITTED_STRIP_SPREAD } from './fitted-strip-accuracy.ts'

const HELD = 0.9

/**
 * The spread that nine in ten of these tests stay within (split conformal: the share is taken over one test more than
 * there are, so that an unseen one counts). The tests must be predicted by factors that have not seen them.
 */
export function stripSpread(tests: readonly JudgedTest[]): StripSpread {
  const of = (figure: StripFigure): number => {
    const shares = tests
      .flatMap(({ car, predicted }) => {
        const measured = car.test[figure]
        return measured === undefined ? [] : [Math.abs(measured / predicted[figure] - 1)]
      })
      .sort((a, b) => a - b)
    return shares[Math.min(shares.length, Math.ceil(HELD * (shares.length + 1))) - 1] ?? 0
  }
  return { zeroToSixtyS: of('zeroToSixtyS'), quarterMileS: of('quarterMileS'), trapMph: of('trapMph') }
}

/** The 90 % ranges around a time slip. Worked: 12.00 s with a spread of 0.04: 11.52 to 12.48 s. */
export function slipRanges(
  slip: Readonly<Record<StripFigure, number>>,
  spread: StripSpread = FITTED_STRIP_SPREAD,
): Readonly<Record<StripFigure, Range90>> {
  const around = (figure: StripFigure): Range90 => ({
    low: slip[figure] * (1 - spread[figure]),
    high: slip[figure] * (1 + spread[figure]),
  })
  return {
    zeroToSixtyS: around('zeroToSixtyS'),
    quarterMileS: around('quarterMileS'),
    trapMph: around('trapMph'),
  }
}

/** Share of the stated figures that lie within their range, each group judged by the spread of the others. */
export function stripCoverage(
  tests: readonly JudgedTest[],
  groupOf: (car: JudgedTest['car']) => string,
): Readonly<Record<StripFigure, number>> {
  const held: Record<StripFigure, boolean[]> = { zeroToSixtyS: [], quarterMileS: [], trapMph: [] }
  for (const group of new Set(tests.map(({ car }) => groupOf(car)))) {
    const spread = stripSpread(tests.filter(({ car }) => groupOf(car) !== group))
    for (const { car, predicted } of tests.filter((one) => groupOf(one.car) === group)) {
      for (const figure of STRIP_FIGURES) {
        const measured = car.test[figure]
        if (measured !== undefined) held[figure].push(Math.abs(measured / predicted[figure] - 1) <= spread[figure])
      }
    }
  }
  const share = (of: readonly boolean[]) => of.filter(Boolean).length / Math.max(1, of.length)
  return {
    zeroToSixtyS: share(held.zeroToSixtyS),
    quarterMileS: share(held.quarterMileS),
    trapMph: share(held.trapMph),
  }
}
