import { replacedParts } from '../src/engine/current-setup/kept-parts.ts'
import {
  notesOn,
  type PlannedBuild,
  type PlanResult,
  reasonsFor,
  type SearchRequest,
  type TimedBuild,
  type TimeResult,
} from '../src/engine/index.ts'
import { recommendedWith, usd } from './plan-print.ts'

/** A plan as `npm run plan -- --json` writes it. */

export function plannedJson(planned: PlannedBuild, request: SearchRequest) {
  const reasons = reasonsFor(planned, request)
  const { power } = planned
  return {
    wheelHp: power.wheelHp,
    wheelTorqueLbft: power.wheelTorqueLbft,
    crankHp: power.crankHp,
    wheelHpRange90: power.wheelHpRange90,
    stockWheelHp: power.stockWheelHp,
    unlimitedWheelHp: planned.unlimitedWheelHp,
    limitedBy: planned.limitedBy ?? null,
    boostGaugePsi: power.boostGaugePsi,
    range90WithoutSheet: planned.range90WithoutSheet ?? null,
    replaced: replacedParts(
      planned.build.parts,
      request.parts.filter((part) => part.installed),
      request,
    ).map(({ part, sentence }) => ({ id: part.id, sentence })),
    parts: planned.lines.map((line) => ({
      id: line.part.id,
      installed: line.part.installed ?? false,
      kind: line.part.kind,
      category: line.part.category,
      manufacturer: line.part.manufacturer,
      name: line.part.name,
      priceUsd: usd(line.priceCents),
      laborHours: line.laborHours,
      laborUsd: usd(line.laborCents),
      gainWheelHp: line.gainWheelHp,
      brings: line.part.ratings.includes ?? [],
      why: reasons.get(line.part.id) ?? [],
    })),
    partsUsd: usd(planned.partsCents),
    laborHours: planned.laborHours,
    laborUsd: usd(planned.laborCents),
    totalUsd: usd(planned.costCents),
    limits: planned.limits,
    safetyNotes: notesOn(planned, request),
    recommended: recommendedWith(planned, request).map(({ part, reason, ruleId = null }) => ({
      ...{ id: part.id, manufacturer: part.manufacturer, name: part.name },
      ...{ priceUsd: usd(part.priceCents), reason, ruleId },
    })),
  }
}

export function resultJson(result: PlanResult, request: SearchRequest) {
  if (result.ok) {
    const { planned, justShort = null, proof } = result
    return { ok: true, build: plannedJson(planned, request), justShort, proof }
  }
  const { ok, reason, ...rest } = result
  const remedies = 'remedies' in result ? result.remedies() : []
  const builds = Object.entries(rest).map(([key, value]) => [
    key,
    value && typeof value === 'object' && 'lines' in value ? plannedJson(value, request) : value,
  ])
  const told = remedies.map(({ build, ...remedy }) => ({
    ...remedy,
    wheelHp: build.wheelHp,
    totalUsd: usd(build.costCents),
    partIds: build.parts.map((part) => part.id),
  }))
  return { ok, reason, ...Object.fromEntries(builds), remedies: told }
}

export function timeJson(result: TimeResult, request: SearchRequest) {
  const timed = ({ planned, slip }: TimedBuild) => ({ slip, build: plannedJson(planned, request) })
  if (result.ok) return { ok: true, ...timed(result), proof: result.proof }
  if (result.reason !== 'time_out_of_reach') return resultJson(result, request)
  const { ok, reason, best, proof } = result
  const otherFuels = result.onOtherFuels().map(({ fuel, reachesGoal, slip, planned }) => ({
    ...{ fuel, reachesGoal, slip, wheelHp: planned.power.wheelHp, totalUsd: usd(planned.costCents) },
  }))
  return { ok, reason, best: timed(best), otherFuels, proof }
}
