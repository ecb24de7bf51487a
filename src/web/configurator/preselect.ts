import type { Workbench } from '../../contract/workbench.ts'
import type { Fuel, Part } from '../../engine/model.ts'
import { breachesOf, partsUnderRules, refusalOn, runBench } from '../build-sheet/bench.ts'
import { type Chosen, missingNeeds, obstacles, type Preselection, preselect } from './part-choice.ts'

/** Less than this counts as rounding, wheel hp. */
const LOSS_WHEEL_HP = 0.5

/** The build that has most of the wanted parts; of several, the first. */
function nearestBuild(builds: readonly Chosen[], wanted: Chosen): Chosen {
  const wantedIds = new Set(wanted.map(({ id }) => id))
  const shared = (build: Chosen) => build.filter(({ id }) => wantedIds.has(id)).length
  return builds.reduce((best, build) => (shared(build) > shared(best) ? build : best), builds[0] ?? [])
}

/**
 * The parts that stand chosen when the page opens: of the builds that we sell for this car on this fuel, the one that
 * has most of the first parts of each category; besides, the other first parts that go with it and cost no power.
 */
export function soundPreselection(
  bench: Workbench,
  offered: readonly Part[],
  fuel: Fuel,
  builds: readonly Chosen[],
): Preselection {
  const { vehicle } = bench
  const known = new Map(offered.map((part) => [part.id, part]))
  const allowed = offered.filter((part) => refusalOn(bench, fuel, part) === undefined)
  const first = preselect(vehicle, partsUnderRules(bench, fuel, allowed))
  const goesWith = (chosen: Chosen, part: Part): boolean => {
    const together = [...chosen, part]
    return (
      obstacles(vehicle, chosen, part).length === 0 &&
      missingNeeds(vehicle, together).length === 0 &&
      breachesOf(bench, together, fuel).length === 0 &&
      runBench(bench, together, { fuel }).lines.every(({ gainWheelHp }) => gainWheelHp > -LOSS_WHEEL_HP)
    )
  }
  const chosen = [...nearestBuild(builds, first.chosen)]
  for (const part of first.chosen) {
    if (!chosen.includes(part) && goesWith(chosen, part)) chosen.push(part)
  }
  return { ...first, chosen: chosen.flatMap(({ id }) => known.get(id) ?? []) }
}
