import { checkBuild } from '../../src/engine/fitment/check-build.ts'
import { fits } from '../../src/engine/fitment/fits.ts'
import { slotOf } from '../../src/engine/fitment/slots.ts'
import { ceilingsOf } from '../../src/engine/limits/ceilings.ts'
import { limitedWheelHp } from '../../src/engine/limits/goal-limit.ts'
import { wheelCeilingHp } from '../../src/engine/limits/limit-power.ts'
import { type Part, type PartKind, SLOTS, type Slot } from '../../src/engine/model.ts'
import type { SearchRequest } from '../../src/engine/optimizer/search-request.ts'
import { scenarioParts } from '../../src/engine/power/build-power.ts'
import { powerScenario, type ScenarioParts, scenarioWheelHp } from '../../src/engine/power/power-scenario.ts'
import type { SearchRules } from '../../src/engine/rulebook/search-rules.ts'
import { usedShare } from './margin-slots.ts'

const SAME = 1e-11

/** A build with its cost and power, found by trying everything. */
export interface TriedBuild {
  /** The bill, and the bill with the rulebook's penalties. */
  costCents: number
  scoreCents: number
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

const filledBy = (parts: readonly Part[], slot: Slot): Part[] =>
  parts.filter((part) => slotOf(part.kind) === slot || part.ratings.includes?.includes(slot))

/** Whether the rulebook allows the parts together, whatever power they make. */
function obeys(rules: SearchRules, parts: readonly Part[], chosen: ScenarioParts): boolean {
  const has = (slot: Slot) => filledBy(parts, slot).length > 0
  const holdsKind = (kinds: readonly PartKind[]) => parts.some((part) => kinds.includes(part.kind))
  return (
    parts.every((part) => part.installed || rules.refusalOf(part) === undefined) &&
    parts.every((part) => (part.installed || rules.needsOf(part).every(has)) && !holdsKind(rules.excludesOf(part))) &&
    rules.scenarioRefusal(chosen) === undefined &&
    rules.scenarioNeeds(chosen).every(has) &&
    !holdsKind(rules.scenarioExcludes(chosen))
  )
}

/** The least power at which some ceiling of the rulebook holds the build, wheel hp. */
function ruledWheelHp(
  { rules, vehicle, limitReserve = 0 }: SearchRequest,
  parts: readonly Part[],
  at: { chosen: ScenarioParts; drivelineLoss: number; shotWheelHp: number },
): number {
  if (!rules) return Number.POSITIVE_INFINITY
  const factory = vehicle.engine.crankHp * vehicle.engine.ratingRatio * (1 - at.drivelineLoss)
  let least = rules.scenarioCeilingWheelHp(at.chosen)
  for (const { slot, inHand = 0, wheelHp, when, liftedTo, ofAir } of rules.ceilings) {
    if (when && !when(at.chosen)) continue
    const lifts = filledBy(parts, slot).map((part) => liftedTo?.(part) ?? Number.POSITIVE_INFINITY)
    const good = lifts.length > 0 ? Math.max(...lifts) : wheelHp
    const air = Math.max(good * usedShare({ slot, inHand }, limitReserve, vehicle), factory)
    least = Math.min(least, ofAir ? air + at.shotWheelHp : air)
  }
  return least
}

/** Price and labor, each shared job paid once: by the part that takes longest over it. */
function billCents({ rules, laborRateCentsPerHour: rate }: SearchRequest, parts: readonly Part[]): number {
  let cents = 0
  const longest = new Map<string, number>()
  for (const part of parts) {
    cents += part.priceCents + Math.round(part.laborHours * rate)
    let done = 0
    for (const shared of rules?.sharedJobsOf(part) ?? []) {
      const until = Math.min(done + shared.hours, part.laborHours)
      const job = Math.round(until * rate) - Math.round(done * rate)
      done = until
      cents -= job
      longest.set(shared.job, Math.max(job, longest.get(shared.job) ?? 0))
    }
  }
  return [...longest.values()].reduce((sum, job) => sum + job, cents)
}

/** Every allowed build of the request (no preferences, locks or exclusions), each by the power model itself. */
export function everyBuild(request: SearchRequest): TriedBuild[] {
  const { vehicle, fuel, weather, factors, rules, limitReserve = 0 } = request
  const tried: TriedBuild[] = []
  for (const parts of everySubset(request.parts, vehicle)) {
    if (checkBuild(vehicle, parts).length > 0) continue
    if (parts.some((part) => part.kind === 'e85_tune') && fuel !== 'e85' && fuel !== 'e30') continue
    const { chosen, others } = scenarioParts(parts)
    if (rules && !obeys(rules, parts, chosen)) continue
    const scenario = powerScenario({ vehicle, fuel, weather, factors, ...chosen })
    const { drivelineLoss, shotWheelHp } = scenario
    const ceilings = ceilingsOf(vehicle, parts, limitReserve).map((ceiling) => wheelCeilingHp(ceiling, drivelineLoss))
    const ruled = ruledWheelHp(request, parts, { chosen, drivelineLoss, shotWheelHp })
    const held = limitedWheelHp(request, chosen) ?? Number.POSITIVE_INFINITY
    const wheelHp = Math.min(scenarioWheelHp(scenario, others).wheelHp, held, ruled, ...ceilings)
    if (rules && wheelHp < rules.scenarioFloorWheelHp(chosen) * (1 - SAME)) continue
    const costCents = billCents(request, parts)
    const penalties = rules ? parts.reduce((sum, part) => sum + (part.installed ? 0 : rules.penaltyCents(part)), 0) : 0
    tried.push({ parts, wheelHp, costCents, scoreCents: costCents + penalties })
  }
  return tried
}

/** The stated tie rule, word for word: fewer to buy, more of what is installed, fewer of our own, then makers slot by slot, then ids slot by slot. */
function tieWords(parts: readonly Part[]): string {
  const inSlot = (slot: Slot) => parts.find((part) => slotOf(part.kind) === slot)
  const makers = SLOTS.map((slot) => inSlot(slot)?.manufacturer ?? '')
  const ids = SLOTS.map((slot) => inSlot(slot)?.id ?? '')
  const ours = parts.filter((part) => part.manufacturer === 'Adrenaline Performance').length
  const installed = parts.filter((part) => part.installed).length
  return [
    ...[parts.length - installed, SLOTS.length - installed, ours].map((count) => String(count).padStart(3, '0')),
    ...makers,
    ...ids,
  ].join('\u0000')
}

/** The frontier of the tried builds: nothing as cheap is stronger, nothing as strong is cheaper; ties by the rule. */
export function frontierByForce(tried: readonly TriedBuild[]): TriedBuild[] {
  const sorted = [...tried].sort((a, b) => a.scoreCents - b.scoreCents || b.wheelHp - a.wheelHp)
  const kept: TriedBuild[] = []
  for (const build of sorted) {
    const last = kept.at(-1)
    if (!last || build.wheelHp > last.wheelHp * (1 + SAME)) kept.push(build)
    else if (build.scoreCents === last.scoreCents && build.wheelHp >= last.wheelHp * (1 - SAME)) {
      if (tieWords(build.parts) < tieWords(last.parts)) kept[kept.length - 1] = build
    }
  }
  return kept
}
