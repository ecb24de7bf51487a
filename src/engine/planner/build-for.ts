import { slotOf } from '../fitment/slots.ts'
import { keptOfAll } from '../limits/ceilings.ts'
import type { Part, Slot, Vehicle } from '../model.ts'
import { nearestBuild, type PlanRefusal, planBuild } from '../optimizer/plan-build.ts'
import { type PlannedBuild, plannedBuild } from '../optimizer/planned-build.ts'
import { openSearch, type SearchProof } from '../optimizer/search.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { cheapestFor } from '../optimizer/single-answers.ts'
import type { Stage } from '../vocabulary.ts'
import { type SupportingMods, supportingMods } from './supporting-mods.ts'

export const BUDGET_RANGES = ['low', 'mid', 'high'] as const
/** low: the cheapest build. mid: the cheapest that keeps 5 % of every limit. high: the most strength in hand. */
export type BudgetRange = (typeof BUDGET_RANGES)[number]

export type GoalRequest = SearchRequest & {
  goalWheelHp: number
  budgetRange?: BudgetRange
  /** A hard limit, parts and labor. */
  budgetCents?: number
}

/** A build a little short of the goal that costs much less. */
export interface NearMiss {
  planned: PlannedBuild
  shortWheelHp: number
  savesCents: number
}

export type GoalResult =
  | {
      ok: true
      planned: PlannedBuild
      stage: Stage
      supportingMods: readonly SupportingMods[]
      nearMiss: NearMiss | undefined
      proof: SearchProof
    }
  | { ok: false; refusal: PlanRefusal; stage: Stage | undefined; supportingMods: readonly SupportingMods[] }

const STAGE_2_SLOTS: readonly Slot[] = ['headers', 'downpipe', 'intercooler', 'pulley', 'intake_manifold', 'midpipe']
const STAGE_3_SLOTS: readonly Slot[] = [
  'injectors',
  'fuel_pump',
  'camshafts',
  'heads',
  'transmission',
  'methanol',
  'nitrous',
]

/** The stage that a workshop would call these parts. */
export function stageOf(vehicle: Vehicle, parts: readonly Part[]): Stage {
  const slots = new Set(parts.map((part) => slotOf(part.kind)))
  if (slots.has('bottom_end')) return 'wide_open'
  const converted = vehicle.engine.aspiration === 'na' && slots.has('boost_source')
  if (converted || STAGE_3_SLOTS.some((slot) => slots.has(slot))) return 'stage3'
  if (slots.has('boost_source') || STAGE_2_SLOTS.some((slot) => slots.has(slot))) return 'stage2'
  return 'stage1'
}

/** How far short of the goal a near miss may fall, and what share of the cost it must save. */
const NEAR = 0.97
const WORTH_SAVING = 0.15

function nearMissOf(request: GoalRequest, planned: PlannedBuild): NearMiss | undefined {
  const { point } = cheapestFor(openSearch(request), request.goalWheelHp * NEAR)
  if (!point || point.costCents > planned.costCents * (1 - WORTH_SAVING)) return undefined
  const nearly = plannedBuild(request, point.parts)
  return {
    planned: nearly,
    shortWheelHp: request.goalWheelHp - nearly.power.wheelHp,
    savesCents: planned.costCents - nearly.costCents,
  }
}

/**
 * The build for a goal, with what a workshop would add to it: the proven cheapest (`low`, the default), or with
 * strength in hand (`mid`, `high`). Where that strength cannot be had, the cheapest build that makes the goal. A
 * refusal carries the best build there is. `nearMiss`: at most 3 % short of the goal for at least 15 % less money.
 */
export function buildFor(request: GoalRequest): GoalResult {
  const { goalWheelHp, budgetCents, budgetRange = 'low' } = request
  const budget = budgetCents === undefined ? {} : { budgetCents }
  const cheapest = { kind: 'cheapest', goalWheelHp, ...budget } as const
  const first =
    budgetRange === 'high'
      ? planBuild({ ...request, objective: { kind: 'reliability', goalWheelHp, ...budget } })
      : planBuild({
          ...request,
          limitReserve: Math.max(keptOfAll(request.limitReserve ?? 0), budgetRange === 'mid' ? 0.05 : 0),
          objective: cheapest,
        })
  const result = first.ok || budgetRange === 'low' ? first : planBuild({ ...request, objective: cheapest })
  if (!result.ok) {
    const best = nearestBuild(result)
    return {
      ok: false,
      refusal: result,
      stage: best && stageOf(request.vehicle, best.build.parts),
      supportingMods: best ? supportingMods(request, best) : [],
    }
  }
  const { planned, proof } = result
  return {
    ok: true,
    planned,
    stage: stageOf(request.vehicle, planned.build.parts),
    supportingMods: supportingMods(request, planned),
    nearMiss: nearMissOf(request, planned),
    proof,
  }
}
