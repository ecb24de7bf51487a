import type { CurvePoint, Fuel, Part } from '../../engine/model.ts'
import type { PlanLine } from '../../engine/optimizer/planned-build.ts'
import { type BenchRun, runBench, type StandingBench, thinned } from '../build-sheet/bench.ts'
import type { OpenedWith } from '../build-sheet/opened-with.ts'
import { type Totals, totalsOf } from './part-choice.ts'

/** A choice of parts with everything that the screen shows of it. */
export interface BuildView {
  chosen: readonly Part[]
  run: BenchRun
  totals: Totals
  /** For the chart: the curve and that of the car before anything is bought, with fewer points. */
  curve: CurvePoint[]
  stockCurve: CurvePoint[]
}

/** Runs the engine for a choice of parts; the same list of parts is worked out once and gives the same object again. */
export function buildViews(
  bench: StandingBench,
  options: { fuel: Fuel } & Partial<OpenedWith>,
): (chosen: readonly Part[]) => BuildView {
  const known = new WeakMap<readonly Part[], BuildView>()
  const stockCurve = thinned(runBench(bench, bench.installed ?? [], { fuel: options.fuel }).power.curve)
  return (chosen) => {
    const before = known.get(chosen)
    if (before) return before
    const run = runBench(bench, chosen, options)
    const view = { chosen, run, totals: totalsOf(chosen, run.power), curve: thinned(run.power.curve), stockCurve }
    known.set(chosen, view)
    return view
  }
}

/**
 * What a part brings on this build, wheel hp: its share of the gain, and never more than the build loses without it.
 * Worked: two parts share 40 whp of a build that is held there; either alone makes 40, so each brings 0 on top.
 */
export function broughtBy(view: BuildView, line: PlanLine, viewOf: (chosen: readonly Part[]) => BuildView): number {
  if (view.run.limitedBy === undefined || line.gainWheelHp <= 0) return line.gainWheelHp
  const without = viewOf(view.chosen.filter(({ id }) => id !== line.part.id))
  return Math.min(line.gainWheelHp, Math.max(0, view.totals.wheelHp - without.totals.wheelHp))
}
