import { canJoin } from '../fitment/check-build.ts'
import { slotOf } from '../fitment/slots.ts'
import { limitSetBy } from '../limits/limit-lifts.ts'
import type { LimitComponent, Part, PartCategory, PartKind } from '../model.ts'
import type { PlannedBuild } from '../optimizer/planned-build.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { ruleOfUse } from '../optimizer/use-rules.ts'

/** A part that the build does not need for its power, and why it is worth having. */
export interface SupportingItem {
  part: Part
  reason: string
}

export interface SupportingMods {
  category: PartCategory
  items: readonly SupportingItem[]
}

interface Advice {
  kinds: readonly PartKind[]
  reason: string
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

const LIMIT_ADVICE: Partial<Record<LimitComponent, { kinds: readonly PartKind[]; name: string }>> = {
  internals: { kinds: ['head_studs', 'oil_pump_gears'], name: 'internals' },
  transmission: { kinds: ['transmission_cooler', 'transmission_tune', 'torque_converter'], name: 'transmission' },
  clutch: { kinds: ['clutch'], name: 'clutch' },
}

/** Power over stock above which heat asks for more cooling; torque over stock above which shafts do; and brakes. */
const HEAT_FROM = 1.2
const SHAFTS_FROM = 1.35
const PADS_FROM = 1.15
const BRAKES_FROM = 1.5
const LIMIT_FROM = 0.8
const GRIP_FROM = 1.5

function adviceFor(planned: PlannedBuild): Advice[] {
  const { power, limits, build } = planned
  const advice: Advice[] = []
  for (const use of limits) {
    const about = LIMIT_ADVICE[use.component]
    if (about && use.share > LIMIT_FROM && !use.liftedByPartId) {
      advice.push({
        kinds: about.kinds,
        reason: `Stock ${about.name} at ${percent(use.share)} of the limit.`,
      })
    }
  }
  const powerRatio = power.wheelHp / power.stockWheelHp
  const torqueRatio = power.wheelTorqueLbft / power.stockWheelTorqueLbft
  const boosted = power.boostGaugePsi > 0
  const supercharged =
    build.parts.some((part) => part.kind.startsWith('supercharger_')) ||
    (build.vehicle.engine.aspiration === 'supercharged' && !build.parts.some((part) => part.kind.startsWith('turbo_')))
  if (powerRatio > HEAT_FROM) {
    const reason = `${percent(powerRatio - 1)} more power is as much more heat to carry away.`
    advice.push({ kinds: ['radiator', 'oil_cooler'], reason })
    if (boosted) {
      const charge = `Keeps the charge cool at ${power.boostGaugePsi.toFixed(1)} psi, run after run.`
      advice.push({ kinds: supercharged ? ['heat_exchanger'] : ['intercooler'], reason: charge })
    }
  }
  if (torqueRatio > SHAFTS_FROM) {
    const reason = `${Math.round(power.wheelTorqueLbft)} lb-ft at the wheels is ${percent(torqueRatio - 1)} over stock.`
    advice.push({ kinds: ['half_shafts', 'driveshaft', 'differential'], reason })
  }
  const grip = limits.find((use) => use.component === 'grip')
  if (grip && grip.share > GRIP_FROM && !grip.liftedByPartId) {
    const reason = `First gear has ${grip.share.toFixed(1)} times the torque that the stock tires hold.`
    advice.push({ kinds: ['tires', 'drag_tires', 'suspension_other'], reason })
  }
  if (powerRatio > PADS_FROM) {
    const reason = `${Math.round(power.wheelHp - power.stockWheelHp)} more wheel hp arrive at every corner faster.`
    advice.push({
      kinds: powerRatio > BRAKES_FROM ? ['brake_kit', 'brake_pads'] : ['brake_pads', 'brake_fluid'],
      reason,
    })
  }
  return advice
}

/** Whether a part that is advised for a limit really stands more than the one that is there. */
function helps(part: Part, { build, limits }: PlannedBuild): boolean {
  const set = limitSetBy(part, build.vehicle)
  if (!set) return true
  const use = limits.find((limit) => limit.component === set.limit)
  return !use || set.value > use.limit
}

const cheaper = (a: Part, b: Part): number =>
  a.priceCents - b.priceCents ||
  (a.manufacturer < b.manufacturer ? -1 : a.manufacturer > b.manufacturer ? 1 : a.id < b.id ? -1 : 1)

/**
 * Parts worth having beside a build, by category, each with its reason in figures: from the limits it comes near, its
 * heat, its torque, its grip. The cheapest fitting part of each advised kind whose slot is free; none that the use
 * rules out or that would make the build impossible.
 */
export function supportingMods(request: SearchRequest, planned: PlannedBuild): SupportingMods[] {
  const { vehicle, parts: chosen } = planned.build
  const taken = new Set(chosen.flatMap((part) => [slotOf(part.kind), ...(part.ratings.includes ?? [])]))
  const forbidden = new Set([...ruleOfUse(request.use).excludedKinds, ...(request.excludedKinds ?? [])])
  const excluded = new Set(request.excludedPartIds)
  const byCategory = new Map<PartCategory, SupportingItem[]>()
  const advised = adviceFor(planned)
  const wanted = new Set(advised.flatMap((advice) => advice.kinds))
  const candidates = request.parts.filter(
    (part) => wanted.has(part.kind) && !excluded.has(part.id) && helps(part, planned),
  )
  for (const { kinds, reason } of advised) {
    for (const kind of kinds) {
      if (taken.has(slotOf(kind)) || forbidden.has(kind)) continue
      const part = candidates
        .filter((candidate) => candidate.kind === kind)
        .sort(cheaper)
        .find((candidate) => canJoin(vehicle, chosen, candidate))
      if (!part) continue
      taken.add(slotOf(kind))
      const items = byCategory.get(part.category)
      if (items) items.push({ part, reason })
      else byCategory.set(part.category, [{ part, reason }])
    }
  }
  return [...byCategory].map(([category, items]) => ({ category, items }))
}
