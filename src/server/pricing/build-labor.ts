import type { CartBuild } from '../../contract/cart.ts'
import { buildOf, partIdOf } from '../../contract/cart-lines.ts'
import { partName } from '../../engine/display-words.ts'
import type { Part, Vehicle } from '../../engine/model.ts'
import { billedLabor } from '../../engine/optimizer/shared-labor.ts'
import { sharedJobsOf } from '../../engine/rulebook/shared-jobs.ts'
import { partImageUrl } from '../pictures/picture-index.ts'
import { moneyOf } from './money.ts'

/** What installing a saved build is priced by, and named by: nothing of it is a customer's own words. */
export interface LaborPlan {
  vehicleId: string
  year: number
  wheelHp: number
  partIds: readonly string[]
  laborCentsPerHour: number
}

/** What is asked of a price list. */
interface Known {
  part(id: string): Part | undefined
  vehicle(id: string): Vehicle | undefined
  plan(code: string): LaborPlan | undefined
}

export interface PlanLine {
  merchandiseId: string
  attributes: readonly { key: string; value: string }[]
}

/** What of a saved build stands in a cart or an order. */
export interface BuildInCart {
  /** In one order, whoever lists them. */
  partIds: readonly string[]
  /** How often all of it is there: so often it can be installed. */
  count: number
}

/** The builds that lines are parts of, by code. */
export function buildsInCart(lines: readonly (PlanLine & { quantity: number })[]): ReadonlyMap<string, BuildInCart> {
  const builds = new Map<string, Map<string, number>>()
  for (const line of lines) {
    const [code, id] = [buildOf(line.attributes), partIdOf(line)]
    if (code === undefined || id === undefined) continue
    const parts = builds.get(code) ?? new Map<string, number>()
    builds.set(code, parts)
    parts.set(id, line.quantity + (parts.get(id) ?? 0))
  }
  return new Map(
    [...builds].map(([code, parts]) => [
      code,
      { partIds: [...parts.keys()].toSorted(), count: Math.min(...parts.values()) },
    ]),
  )
}

/** Hours and whole cents of installing these parts together, at the rate of the plan. */
export function laborOf(
  source: Pick<Known, 'part'>,
  plan: Pick<LaborPlan, 'laborCentsPerHour'>,
  partIds: readonly string[],
): { hours: number; cents: number } {
  const parts = partIds.flatMap((id) => source.part(id) ?? [])
  const billed = billedLabor(parts, plan.laborCentsPerHour, sharedJobsOf)
  return billed.reduce((sum, one) => ({ hours: sum.hours + one.hours, cents: sum.cents + one.cents }), {
    hours: 0,
    cents: 0,
  })
}

/** Parts of the plan that are not in the cart, and parts in their place; undefined while the build is as it was saved. */
function changeOf(source: Pick<Known, 'part'>, plan: LaborPlan, { partIds }: BuildInCart) {
  const out = plan.partIds.filter((id) => !partIds.includes(id)).flatMap((id) => source.part(id) ?? [])
  const put = partIds.filter((id) => !plan.partIds.includes(id)).flatMap((id) => source.part(id) ?? [])
  return out.length + put.length > 0 ? { out, put } : undefined
}

/** "2018 Ford Mustang GT, 480 whp"; a build that was changed since promises no power. */
export function buildName(
  source: Omit<Known, 'plan'>,
  plan: LaborPlan,
  inCart: BuildInCart = { partIds: plan.partIds, count: 1 },
): string {
  const vehicle = source.vehicle(plan.vehicleId)
  if (!vehicle) return 'Saved build'
  const car = `${plan.year} ${vehicle.make} ${vehicle.model}`
  return changeOf(source, plan, inCart) ? `${car}, changed build` : `${car}, ${plan.wheelHp} whp`
}

const LIST = new Intl.ListFormat('en-US')
/** More names than these are only counted. */
const MOST_NAMES = 3
const named = (parts: readonly Part[]): string =>
  parts.length > MOST_NAMES ? `${parts.length} parts` : LIST.format(parts.map(partName))

/** A build of the cart as customers read it: what was changed of it, and the parts that bring it back. */
export function cartBuild(
  source: Known,
  code: string,
  { inCart, hasLabor }: { inCart: BuildInCart | undefined; hasLabor: boolean },
): CartBuild[] {
  const plan = source.plan(code)
  if (!plan) return []
  const build = { code, name: buildName(source, plan, inCart), vehicleId: plan.vehicleId }
  const change = inCart && changeOf(source, plan, inCart)
  if (!change) return [build]
  const { out, put } = change
  const what = [
    ...(out.length > 0 ? [`${named(out)} ${out.length > 1 ? 'are' : 'is'} out of this build`] : []),
    ...(put.length > 0 ? [`${named(put)} ${put.length > 1 ? 'are' : 'is'} in it`] : []),
  ].join(' and ')
  const labor = hasLabor ? ' Labor covers the parts in your cart.' : ''
  const message = `${what}. It isn't the ${plan.wheelHp} whp build you saved anymore.${labor}`
  const missing = out.map((part) => ({
    ...{ partId: part.id, name: partName(part), imageUrl: partImageUrl(part), category: part.category },
    price: moneyOf(part.priceCents),
  }))
  return [{ ...build, change: { message, missing } }]
}
