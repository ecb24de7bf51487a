import type { Workbench } from '../../contract/workbench.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { Fuel, Part } from '../../engine/model.ts'
import {
  breachesOf,
  partsInTheWay,
  partsUnderRules,
  refusalOn,
  runBench,
  slotsStillNeeded,
} from '../build-sheet/bench.ts'
import { type Chosen, missingNeeds, obstacles, type Preselection, preselect } from './part-choice.ts'

/** Less than this counts as rounding, wheel hp. */
const LOSS_WHEEL_HP = 0.5

/**
 * The part that has to go so that the rest can be sold: what the boost does not go with, then of a breach the boost
 * source first, else what costs power.
 */
function partToDrop(bench: Workbench, chosen: Chosen, fuel: Fuel): string | undefined {
  const [inTheWay] = partsInTheWay(bench, chosen, fuel)
  if (inTheWay) return inTheWay.id
  const breach = breachesOf(bench, chosen, fuel).find(({ partIds }) => partIds.length > 0)
  if (breach) {
    const source = chosen.find((part) => slotOf(part.kind) === 'boost_source' && breach.partIds.includes(part.id))
    return source?.id ?? breach.partIds.at(-1)
  }
  return runBench(bench, chosen, { fuel }).lines.find(({ gainWheelHp }) => gainWheelHp < -LOSS_WHEEL_HP)?.part.id
}

/**
 * The parts that stand chosen when the page opens: the first of each category that the rulebook allows on this fuel and
 * that goes with the others, with what they need besides. Together a build that we would sell, and none costs power.
 */
export function soundPreselection(bench: Workbench, offered: readonly Part[], fuel: Fuel): Preselection {
  const { vehicle } = bench
  const known = new Map(offered.map((part) => [part.id, part]))
  const allowed = offered.filter((part) => refusalOn(bench, fuel, part) === undefined)
  const ruled = partsUnderRules(bench, fuel, allowed)
  const first = preselect(vehicle, ruled)
  let chosen: Chosen = first.chosen
  const dropped = new Set<string>()
  const add = (isWanted: (part: Part) => boolean): boolean => {
    const part = ruled.find(
      (one) => isWanted(one) && !dropped.has(one.id) && obstacles(vehicle, chosen, one).length === 0,
    )
    if (part) chosen = [...chosen, part]
    return part !== undefined
  }
  const drop = (id: string) => {
    const part = chosen.find((one) => one.id === id)
    dropped.add(id)
    chosen = chosen.filter((one) => one !== part)
    if (part) add((one) => slotOf(one.kind) === slotOf(part.kind))
  }
  // A part that was dropped stays out, so that this comes to an end.
  for (;;) {
    const [need] = missingNeeds(vehicle, chosen)
    if (need) {
      if (!add((part) => slotOf(part.kind) === need.slot)) drop(need.part.id)
      continue
    }
    const slots = slotsStillNeeded(bench, chosen, fuel)
    if (slots.some((slot) => add((part) => slotOf(part.kind) === slot))) continue
    const id = partToDrop(bench, chosen, fuel)
    if (id === undefined) break
    drop(id)
  }
  return { ...first, chosen: chosen.flatMap(({ id }) => known.get(id) ?? []) }
}
