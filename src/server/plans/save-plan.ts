import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { planInput } from '../../contract/plans.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { limitPer } from '../http/limit-per.ts'
import { type Refused, refuse, refuseAs } from '../http/problem.ts'
import type { SavePlan } from '../pricing/saved-plans.ts'
import type { Services } from '../services.ts'
import { type CheckRequest, keptRequest, type PlanContent, planCode, planNow, planParts, planReply } from './plans.ts'
import { findPlan, insertPlan, markOpened } from './store.ts'

/** More than a person saves, less than a program would. */
const PLANS_PER_CLIENT = 60
const WINDOW_MS = 60 * 60 * 1000

type StagePackage = NonNullable<z.output<typeof planInput>['stagePackage']>
/** The parts of a stage package for a plan's car as the planner makes it today. */
export type PartsOfStage = (
  plan: Pick<PlanContent, 'vehicleId' | 'request'>,
  stagePackage: StagePackage,
) => Promise<{ ok: true; partIds: readonly string[] } | Refused>

/**
 * Saves builds. The labor rate is that of the tool which makes the build, and nobody's word is taken for which one it
 * was: the planner's is what the planner makes when it is asked again.
 */
export function planSaver(services: Services, checkRequest: CheckRequest, partsOfStage: PartsOfStage): SavePlan {
  const { db, random, clock } = services
  const secondsToWait = limitPer(PLANS_PER_CLIENT, clock, WINDOW_MS)
  return async (input, ip) => {
    const { catalog } = services
    const checked = planParts(catalog, input.vehicleId, input.partIds, input.request)
    if (!checked.ok) return refuseAs(checked)
    const { vehicle, parts } = checked
    const request = keptRequest(catalog, vehicle, input.request, checkRequest)
    if (!request.ok) return refuseAs(request)
    const tool = input.stagePackage ? 'planner' : 'configurator'
    const content: PlanContent = {
      title: input.title,
      vehicleId: vehicle.id,
      partIds: parts.map((part) => part.id).sort(),
      request: request.kept,
      engineVersion: catalog.factors.version,
      tool,
      laborCentsPerHour: LABOR_CENTS_PER_HOUR[tool],
    }
    const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
    const known = await findPlan(db, { contentHash })
    const knownReply = known && planReply(catalog, known)
    if (knownReply) {
      await markOpened(db, knownReply.code)
      return knownReply
    }
    refuseTooMany(secondsToWait(ip))
    if (input.stagePackage) await refuseOther(partsOfStage, content, input.stagePackage)
    const { estimatedHorsepower, estimatedCost } = planNow(catalog, vehicle, parts, content)
    const saved = { estimatedHorsepower, estimatedCost }
    const plan = await insertPlan(db, { ...content, code: planCode(random(9)), saved, contentHash })
    return planReply(catalog, plan) ?? refuse('not_found', `There is no vehicle "${vehicle.id}".`)
  }
}

function refuseTooMany(waitS: number): void {
  if (waitS === 0) return
  const minutes = Math.ceil(waitS / 60)
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  refuse('too_many_requests', `You saved many builds in a short time. Your cart is safe: try this one again ${when}.`, {
    headers: { 'retry-after': String(waitS) },
    help: { retryAfterS: waitS },
  })
}

async function refuseOther(
  partsOfStage: PartsOfStage,
  content: PlanContent,
  stagePackage: StagePackage,
): Promise<void> {
  const made = await partsOfStage(content, stagePackage)
  if (!made.ok) refuseAs(made)
  if (made.partIds.toSorted().join() === content.partIds.join()) return
  refuse('package_changed', 'This package has changed since you opened it. Load the page again to see it as it is now.')
}
