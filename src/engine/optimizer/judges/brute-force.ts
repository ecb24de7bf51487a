import { checkBuild } from '../../fitment/check-build.ts'
import { fits } from '../../fitment/fits.ts'
import { slotOf } from '../../fitment/slots.ts'
import { ceilingsOf } from '../../limits/ceilings.ts'
import { wheelCeilingHp } from '../../limits/hold-power.ts'
import { type Part, SLOTS, type Slot } from '../../model.ts'
import { scenarioParts } from '../../power/build-power.ts'
import { powerScenario, scenarioWheelHp } from '../../power/power-scenario.ts'
import { laborCents } from '../allowed-parts.ts'
import type { SearchRequest } from '../search-request.ts'

/** A build with its cost and power, found by trying everything. */
export interface TriedBuild {
  costCents: number
  wheelHp: number
  parts: readonly Part[]
}

/** Every way to put at most one fitting part into each slot; exponential, so for small catalogs only. */
function* everySubset(parts: readonly Part[], vehicle: SearchRequest['vehicle']): Generator<Part[]> {
  const bySlot = new Map<Slot, Part[]>()
  for (const part of parts) {
    if (fits(part, vehicle)) bySlot.set(slotOf(part.kind), [...(bySlot.get(slotOf(part.kind)) ?? []), part])
  }
  const slots = [...bySlot.values()]
  const choose = function* (index: number, chosen: Part[]): Generator<Part[]> {
    const slot = slots[index]
    if (!slot) {
      yield chosen
      return
    }
    yield* choose(index + 1, chosen)
    for (const part of slot) yield* choose(index + 1, [...chosen, part])
  }
  yield* choose(0, [])
}

/** Every allowed build of the request (no preferences, locks or exclusions), each by the power model itself. */
export function everyBuild(request: SearchRequest): TriedBuild[] {
  const { vehicle, fuel, weather, factors } = request
  const tried: TriedBuild[] = []
  for (const parts of everySubset(request.parts, vehicle)) {
    if (checkBuild(vehicle, parts).length > 0) continue
    if (parts.some((part) => part.kind === 'e85_tune') && fuel !== 'e85' && fuel !== 'e30') continue
    const { chosen, others } = scenarioParts(parts)
    const scenario = powerScenario({ vehicle, fuel, weather, factors, ...chosen })
    const ceilings = ceilingsOf(vehicle, parts).map((ceiling) => wheelCeilingHp(ceiling, scenario.drivelineLoss))
    tried.push({
      parts,
      wheelHp: Math.min(scenarioWheelHp(scenario, others).wheelHp, ...ceilings),
      costCents: parts.reduce(
        (sum, part) => sum + part.priceCents + laborCents(part, request.laborRateCentsPerHour),
        0,
      ),
    })
  }
  return tried
}

/** The stated tie rule, word for word: fewer parts, then makers slot by slot, then ids slot by slot. */
function tieWords(parts: readonly Part[]): string {
  const inSlot = (slot: Slot) => parts.find((part) => slotOf(part.kind) === slot)
  const makers = SLOTS.map((slot) => inSlot(slot)?.manufacturer ?? '')
  const ids = SLOTS.map((slot) => inSlot(slot)?.id ?? '')
  return [String(parts.length).padStart(3, '0'), ...makers, ...ids].join('\u0000')
}

const SAME = 1e-11

/** The frontier of the tried builds: nothing as cheap is stronger, nothing as strong is cheaper; ties by the rule. */
export function frontierByForce(tried: readonly TriedBuild[]): TriedBuild[] {
  const sorted = [...tried].sort((a, b) => a.costCents - b.costCents || b.wheelHp - a.wheelHp)
  const kept: TriedBuild[] = []
  for (const build of sorted) {
    const last = kept.at(-1)
    if (!last || build.wheelHp > last.wheelHp * (1 + SAME)) kept.push(build)
    else if (build.costCents === last.costCents && build.wheelHp >= last.wheelHp * (1 - SAME)) {
      if (tieWords(build.parts) < tieWords(last.parts)) kept[kept.length - 1] = build
    }
  }
  return kept
}
