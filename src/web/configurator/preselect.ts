import type { Workbench } from '../../contract/workbench.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { Fuel, Part } from '../../engine/model.ts'
import { breachesOf, partsUnderRules, refusalOn } from '../build-sheet/bench.ts'
import { type Chosen, missingNeeds, obstacles, type Preselection, preselect } from './part-choice.ts'

/**
 * The parts that stand chosen when the page opens: the first of each category that the rulebook allows on this fuel and
 * that goes with the others, with what they need besides. Together a build that we would sell.
 */
export function soundPreselection(bench: Workbench, offered: readonly Part[], fuel: Fuel): Preselection {
  const { vehicle } = bench
  const known = new Map(offered.map((part) => [part.id, part]))
  const allowed = offered.filter((part) => refusalOn(bench, fuel, part) === undefined)
  const ruled = partsUnderRules(bench, fuel, allowed)
  const first = preselect(vehicle, ruled)
  let chosen: Chosen = first.chosen
  const dropped = new Set<string>()
  // Each round adds one part or drops one for good, so that there are at most twice as many as parts.
  for (let round = 0; round < 2 * ruled.length; round++) {
    const [need] = missingNeeds(vehicle, chosen)
    if (need) {
      const helps = (part: Part) => slotOf(part.kind) === need.slot && !dropped.has(part.id)
      const part = ruled.find((one) => helps(one) && obstacles(vehicle, chosen, one).length === 0)
      if (part) {
        chosen = [...chosen, part]
        continue
      }
      dropped.add(need.part.id)
      chosen = chosen.filter(({ id }) => id !== need.part.id)
      continue
    }
    const breach = breachesOf(bench, chosen, fuel).find(({ partIds }) => partIds.length > 0)
    const last = breach?.partIds.at(-1)
    if (last === undefined) break
    dropped.add(last)
    chosen = chosen.filter(({ id }) => id !== last)
  }
  return { ...first, chosen: chosen.flatMap(({ id }) => known.get(id) ?? []) }
}
