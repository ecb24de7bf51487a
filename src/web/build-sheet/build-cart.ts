import { laborMerchandiseId, partMerchandiseId } from '../../contract/cart-lines.ts'
import type { PlanInput } from '../../contract/plans.ts'
import { LABOR_CENTS_PER_HOUR, type PlanTool } from '../../engine/labor-rates.ts'
import type { CartItem } from '../cart/cart-lines.ts'
import type { Service } from '../cart/service-choice.tsx'
import { usdOf } from '../ui/money.ts'

/** A part as any of the planning tools knows it. Prices in US dollars. */
export interface BuildPart {
  partId: string
  name: string
  manufacturer: string
  category: string
  price: number
  laborHours: number
  imageUrl?: string
}

/** A build that is saved already, or what to save before its labor can go into a cart. */
export type CartPlan = { code: string; tool: PlanTool } | Pick<PlanInput, 'request' | 'stagePackage'>

export interface CartBuild {
  /** "2018 Ford Mustang GT, 612 whp". */
  name: string
  vehicleId: string
  parts: readonly BuildPart[]
  plan: CartPlan
}

/** A build's parts and wish as they are saved. The same build is saved once, wherever it is saved from. */
export function planInputOf(build: {
  name: string
  vehicleId: string
  partIds: readonly string[]
  plan: Pick<PlanInput, 'request' | 'stagePackage'>
}): PlanInput {
  const { request, stagePackage } = build.plan
  return {
    title: build.name,
    vehicleId: build.vehicleId,
    partIds: [...build.partIds],
    request,
    ...(stagePackage ? { stagePackage } : {}),
  }
}

/** One part for this car as a cart item. */
export function partCartItem(vehicleId: string, part: Omit<BuildPart, 'laborHours'>): CartItem {
  return {
    merchandiseId: partMerchandiseId(part.partId),
    id: part.partId,
    name: `${part.manufacturer} ${part.name}`,
    price: part.price,
    imageUrl: part.imageUrl ?? '',
    category: part.category,
    attributes: [{ key: 'vehicle', value: vehicleId }],
  }
}

/**
 * A whole build as cart items: each part for this car, and one line for installing them. The server prices them
 * again; the prices here only show until it answers. Parts only, and without labor hours, there is no labor line.
 */
export function buildCartItems(build: CartBuild, service: Service = 'installed'): { item: CartItem }[] {
  const { plan, vehicleId } = build
  const labor = service === 'installed' ? laborItem(build) : undefined
  const items = [...build.parts.map((part) => partCartItem(vehicleId, part)), ...(labor ? [labor] : [])]
  if ('code' in plan) return items.map((item) => ({ item: partOfBuild(item, plan.code) }))
  const partIds = build.parts.map((part) => part.partId)
  const toSave = planInputOf({ ...build, partIds, plan })
  return items.map((item, index) => ({ item: index === 0 ? { ...item, plan: toSave } : item }))
}

const partOfBuild = (item: CartItem, code: string): CartItem =>
  item.category === 'labor'
    ? item
    : { ...item, attributes: [...(item.attributes ?? []), { key: 'build', value: code }] }

function laborItem(build: CartBuild): CartItem | undefined {
  const { plan } = build
  const tool = 'code' in plan ? plan.tool : plan.stagePackage ? 'planner' : 'configurator'
  const hours = build.parts.reduce((sum, part) => sum + part.laborHours, 0)
  if (hours === 0) return undefined
  const rate = LABOR_CENTS_PER_HOUR[tool]
  const partIds = build.parts.map((part) => part.partId)
  return {
    merchandiseId: laborMerchandiseId('code' in plan ? plan.code : [build.name, tool, ...partIds.toSorted()].join()),
    id: 'labor',
    name: `Installation labor, ${Math.round(hours * 10) / 10} h`,
    note: build.name,
    price: usdOf(build.parts.reduce((cents, part) => cents + Math.round(part.laborHours * rate), 0)),
    imageUrl: '',
    category: 'labor',
  }
}
