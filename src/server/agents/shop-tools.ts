import { ZodError, z } from 'zod'
import { findVehicleByText } from '../../catalog/find-vehicle.ts'
import { fittedTires } from '../../contract/figures.ts'
import type { PlanInput } from '../../contract/plans.ts'
import type { FittedTires } from '../../engine/dragstrip/tire.ts'
import { checkBuild } from '../../engine/fitment/check-build.ts'
import { FUELS, type Fuel, PART_KINDS, type Part, type Vehicle } from '../../engine/model.ts'
import { ANY_POWER } from '../../engine/optimizer/planned-for-goal.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { roundTo } from '../catalog/figures.ts'
import { cappedBuild } from '../planning/capped-build.ts'
import { partsLike, stockLimits } from '../planning/car-facts.ts'
import { timeSlipOfBuild } from '../planning/time-slip.ts'
import { dollarsOf } from '../pricing/money.ts'
import { BUILD_TOOLS } from './build-tools.ts'
import {
  car,
  noVehicle,
  partIds,
  refusal,
  type ShopTool,
  type ToolReply,
  type ToolShop,
  tool,
  vehicleData,
  wrongInput,
} from './tool.ts'
import { cartReply, findVehicleReply, fitsReply, slipReply } from './tool-replies.ts'

/** A build of chosen parts on pump gas, as it is saved: its goal is what it makes. */
function planOfParts(catalog: CatalogSnapshot, vehicle: Vehicle, parts: readonly Part[]): PlanInput {
  const goal = { use: 'street', priority: 'lowest_cost', ...ANY_POWER } as const
  const wheelHp = Math.floor(cappedBuild(catalog, { vehicle, parts, fuel: '93' }, goal).power.wheelHp)
  return {
    title: `${vehicle.yearTo} ${vehicle.make} ${vehicle.model}, ${wheelHp} whp`,
    vehicleId: vehicle.id,
    partIds: parts.map((part) => part.id),
    request: {
      modelId: vehicle.modelId,
      vehicleId: vehicle.id,
      year: vehicle.yearTo,
      targetHorsepower: Math.max(50, wheelHp),
    },
  }
}

/** The parts that these ids name, or why they can't be on this car together. */
function partsOf(
  catalog: CatalogSnapshot,
  vehicle: Vehicle,
  ids: readonly string[],
): { ok: true; parts: readonly Part[] } | { ok: false; refused: ToolReply } {
  const parts = [...new Set(ids)].map((id) => catalog.part(id))
  const wrong = ids.filter((id) => {
    const part = catalog.part(id)
    return !part || !catalog.fits(part, vehicle)
  })
  if (wrong.length > 0) {
    return { ok: false, refused: refusal('These parts do not fit this car or do not exist.', { partIds: wrong }) }
  }
  const known = parts.filter((part) => part !== undefined)
  const [problem] = checkBuild(vehicle, known)
  if (problem) return { ok: false, refused: refusal('These parts cannot go on the car together.', { problem }) }
  return { ok: true, parts: known }
}

interface SlipInput {
  vehicleId: string
  partIds?: string[] | undefined
  fuel?: Fuel | undefined
  fittedTires?: FittedTires | undefined
  altitudeFt?: number | undefined
}

/** The run of a stock car, or of one with these parts under the rulebook. */
function slipOf({ catalog }: ToolShop, input: SlipInput): ToolReply {
  const vehicle = catalog.vehicle(input.vehicleId)
  if (!vehicle) return noVehicle(input.vehicleId)
  const { partIds: ids = [], fittedTires: tires, altitudeFt } = input
  const chosen = partsOf(catalog, vehicle, ids)
  if (!chosen.ok) return chosen.refused
  const { parts } = chosen
  const fuel = input.fuel ?? (parts.length > 0 ? '93' : vehicle.engine.ratedFuel)
  const goal = { use: undefined, priority: 'lowest_cost', ...ANY_POWER } as const
  const { power } = cappedBuild(catalog, { vehicle, parts, fuel }, goal)
  const stockLimitsWheelHp = stockLimits(catalog, vehicle).map(({ component, name, wheelHp }) => ({
    component,
    name,
    wheelHp: roundTo(wheelHp, 0),
  }))
  return {
    data: {
      ...vehicleData(catalog, vehicle),
      wheelHp: Math.round(power.wheelHp),
      timeSlip: timeSlipOfBuild(vehicle, parts, power.curve, { tires, altitudeFt }),
      stockLimits: stockLimitsWheelHp,
    },
  }
}

/** The build to save and to put into a cart. */
function cartOf({ catalog }: ToolShop, input: { vehicleId: string; partIds: string[] }): ToolReply {
  const vehicle = catalog.vehicle(input.vehicleId)
  if (!vehicle) return noVehicle(input.vehicleId)
  const chosen = partsOf(catalog, vehicle, input.partIds)
  if (!chosen.ok) return chosen.refused
  return { data: { added: chosen.parts.length }, plan: planOfParts(catalog, vehicle, chosen.parts) }
}

/** The tools of the shop. Each answers from the catalog and the engine alone. */
export const SHOP_TOOLS: readonly ShopTool[] = [
  tool({
    name: 'find_vehicle',
    title: 'Find a vehicle',
    description:
      'The catalog car that words such as "2018 mustang gt automatic" name, and its siblings of other years.',
    input: z.object({ words: z.string().min(1).max(200) }),
    output: findVehicleReply,
    run: ({ catalog }, { words }) => {
      const found = findVehicleByText(catalog.vehicles, words)
      if (!('vehicle' in found))
        return refusal('No car of the catalog is named by these words.', { nearest: found.nearest })
      const siblings = catalog.variantsOf(found.vehicle.modelId)
      return {
        data: {
          found: vehicleData(catalog, found.vehicle),
          exact: found.exact,
          note: found.note,
          variants: siblings.map((one) => vehicleData(catalog, one)),
        },
      }
    },
  }),
  ...BUILD_TOOLS,
  tool({
    name: 'time_slip',
    title: 'Time slip',
    description:
      '0-60 and quarter mile of a car, stock or with parts and tires of your choice, and what its own parts take.',
    input: car.extend({
      partIds: partIds.optional().describe('catalog parts on the car; none: stock'),
      fuel: z.enum(FUELS).optional().describe('93 with parts; stock: what the car is rated on'),
      fittedTires: fittedTires.optional(),
      altitudeFt: z.number().min(-300).max(12_000).optional(),
    }),
    output: slipReply,
    run: slipOf,
  }),
  tool({
    name: 'fits',
    title: 'Parts that fit',
    description: 'The parts of one kind, one maker or both that fit a car, the cheapest first.',
    input: car.extend({ kind: z.enum(PART_KINDS).optional(), maker: z.string().max(60).optional() }),
    output: fitsReply,
    run: ({ catalog }, { vehicleId, kind, maker }) => {
      const vehicle = catalog.vehicle(vehicleId)
      if (!vehicle) return noVehicle(vehicleId)
      const found = partsLike(catalog, vehicle, { kind, maker })
      return {
        data: {
          count: found.length,
          parts: found.slice(0, 30).map((part) => ({
            partId: part.id,
            name: `${part.manufacturer} ${part.name}`,
            kind: part.kind,
            priceUsd: dollarsOf(part.priceCents),
          })),
        },
      }
    },
  }),
  tool({
    name: 'add_to_cart',
    title: 'Add a build to the cart',
    description:
      'Puts the parts of a build for one car and their installation into a new cart. Asked again with the same key it answers with the same cart.',
    input: car.extend({
      partIds: partIds.min(1),
      idempotencyKey: z
        .string()
        .regex(/^[\x21-\x7e]{16,200}$/)
        .optional()
        .describe('16 to 200 characters of your own, such as a UUID; the same key never makes a second cart'),
    }),
    output: cartReply,
    run: cartOf,
  }),
]

/** Uses a tool by its name; input of another form and a name that is none are refused in words. */
export function runShopTool(shop: ToolShop, name: string, input: unknown): ToolReply {
  const found = SHOP_TOOLS.find((one) => one.name === name)
  if (!found) return refusal(`There is no tool "${name}".`)
  try {
    return found.run(shop, input)
  } catch (error) {
    if (error instanceof ZodError) return wrongInput(error)
    throw error
  }
}
