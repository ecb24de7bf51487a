import { ZodError, z } from 'zod'
import { findVehicleByText } from '../../catalog/find-vehicle.ts'
import { type GenerateReply, type GenerateRequest, timeGoal } from '../../contract/configurator.ts'
import { type CurrentSetupReply, currentSetup } from '../../contract/current-setup.ts'
import type { PlanInput } from '../../contract/plans.ts'
import { INDUCTION_NAMES } from '../../engine/display-words.ts'
import { checkBuild } from '../../engine/fitment/check-build.ts'
import { FUELS, PART_KINDS, type Part, type Vehicle } from '../../engine/model.ts'
import { INTENDED_USES } from '../../engine/vocabulary.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { roundTo } from '../catalog/figures.ts'
import { yearsText } from '../catalog/vehicle-reply.ts'
import { cappedBuild } from '../planning/capped-build.ts'
import { partsInSlots, partsLike, stockFigures, stockLimits } from '../planning/car-facts.ts'
import type { PlanBuild } from '../planning/plan-build.ts'
import { PRIORITY_CHOICES } from '../planning/preference-words.ts'
import { dollarsOf } from '../pricing/money.ts'

/** What a language model or another program may ask of the shop. Nothing else is open to it. */
export interface ShopTool {
  name: string
  title: string
  description: string
  input: z.ZodObject
  /** Throws ZodError on input of another form; what the shop refuses is a reply with `refused`. */
  run: (shop: ToolShop, input: unknown) => ToolReply
}
export interface ToolShop {
  catalog: CatalogSnapshot
  plan: PlanBuild
}
export interface ToolReply {
  /** What the asker reads. */
  data: Record<string, unknown>
  /** The build that was planned, for whoever shows it. */
  build?: { request: GenerateRequest; reply: GenerateReply }
  /** The build to save and to put into a cart. */
  plan?: PlanInput
}

const buildInput = z.object({
  vehicleId: z.string().max(200).describe('from find_vehicle'),
  year: z.number().int().min(1980).max(2035).optional().describe('model year; the newest of the variant when absent'),
  goalWheelHp: z.number().min(50).max(3000).optional().describe('wheel horsepower to reach; this or timeGoal'),
  timeGoal: timeGoal.optional().describe('seconds to run, in place of goalWheelHp: power and tires chosen together'),
  budgetUsd: z.number().positive().max(1_000_000).optional().describe('hard limit for parts and labor'),
  fuel: z.enum(FUELS).optional().describe('87, 91, 93 octane (default), e30, e85 or race'),
  use: z.enum(INTENDED_USES).optional(),
  induction: z.enum(Object.values(INDUCTION_NAMES)).optional(),
  priority: z.enum(PRIORITY_CHOICES).optional(),
  keepStock: z
    .array(
      z.enum(['clutch', 'transmission', 'boost_source', 'bottom_end', 'injectors', 'fuel_pump', 'nitrous', 'methanol']),
    )
    .max(8)
    .optional()
    .describe('places that no part may change; bottom_end is the internals'),
  currentSetup: currentSetup
    .optional()
    .describe(
      'the car as it stands: installed = part ids or kinds such as "cat-back"; dynoSheet = its own peak figures; altitudeFt; weightChangeLb; mileage; gearbox = a swapped one, by code or "manual"; fuel = what can be bought; tires',
    ),
})
const car = z.object({ vehicleId: z.string().max(200).describe('from find_vehicle') })

function tool<S extends z.ZodObject>(
  given: Omit<ShopTool, 'input' | 'run'> & { input: S; run: (shop: ToolShop, input: z.output<S>) => ToolReply },
): ShopTool {
  return { ...given, run: (shop, input) => given.run(shop, given.input.parse(input)) }
}
const refusal = (detail: string, help?: unknown): ToolReply => ({
  data: { refused: detail, ...(help ? { help } : {}) },
})
const noVehicle = (id: string): ToolReply => refusal(`There is no vehicle "${id}": ask find_vehicle for its id.`)

function vehicleData(catalog: CatalogSnapshot, vehicle: Vehicle) {
  const stock = stockFigures(catalog, vehicle)
  return {
    vehicleId: vehicle.id,
    name: `${vehicle.make} ${vehicle.model}`,
    years: yearsText(vehicle),
    variant: vehicle.variant,
    stockCrankHp: stock.crankHp,
    stockWheelHp: Math.round(stock.wheelHp),
    weightLb: stock.weightLb,
  }
}

/** Plans what the input of a tool asks for; a refusal where the car is not known. */
function planned(shop: ToolShop, input: z.output<typeof buildInput>): ToolReply {
  const vehicle = shop.catalog.vehicle(input.vehicleId)
  if (!vehicle) return noVehicle(input.vehicleId)
  const { goalWheelHp, timeGoal: time } = input
  if ((goalWheelHp === undefined) === (time === undefined)) return refusal('Give one goal: goalWheelHp or timeGoal.')
  const excluded = partsInSlots(shop.catalog, vehicle, input.keepStock ?? []).map((part) => part.id)
  const request: GenerateRequest = {
    modelId: vehicle.modelId,
    vehicleId: vehicle.id,
    year: input.year ?? vehicle.yearTo,
    ...(time ? { timeGoal: time } : { targetHorsepower: Math.round(goalWheelHp ?? 0) }),
    ...(input.budgetUsd === undefined ? {} : { budgetUsd: input.budgetUsd }),
    preferences: {
      ...(input.induction ? { forced_induction_preference: input.induction } : {}),
      ...(input.fuel ? { fuel_type: input.fuel } : {}),
      ...(input.use ? { intended_use: input.use } : {}),
      ...(input.priority ? { budget_priority: input.priority } : {}),
    },
    ...(excluded.length > 0 ? { excludedPartIds: excluded.slice(0, 200) } : {}),
    ...(input.currentSetup ? { currentSetup: input.currentSetup } : {}),
  }
  const answer = shop.plan(request)
  if (!answer.ok) return refusal(answer.detail, answer.help)
  return { data: buildData(answer.reply), build: { request, reply: answer.reply } }
}

/** What a plan made of the car as it stands, without its curve. */
const setupData = ({ curve: _, wheelHp, wheelTorqueLbft, ...told }: CurrentSetupReply) => ({
  ...told,
  wheelHp: Math.round(wheelHp),
  wheelTorqueLbft: Math.round(wheelTorqueLbft),
})

/** A build as a tool tells it: every figure that an explanation may use, and no curve. */
export function buildData(reply: GenerateReply): Record<string, unknown> {
  const { power } = reply
  return {
    explanation: reply.explanation,
    wheelHp: reply.estimatedHorsepower,
    wheelHpRange90: power.wheelHpRange90,
    stockWheelHp: Math.round(power.stockWheelHp),
    ...(reply.currentSetup ? { currentSetup: setupData(reply.currentSetup) } : {}),
    wheelTorqueLbft: reply.estimatedTorque,
    totalUsd: reply.estimatedCost,
    partsUsd: reply.partsCost,
    laborHours: reply.laborHours,
    laborUsd: reply.laborCost,
    fuel: reply.enhancedData.preferences.fuel_type,
    parts: reply.recommendedParts.map((part) => ({
      partId: part.partId,
      name: `${part.manufacturer} ${part.name}`,
      priceUsd: part.pricing.partCost,
      gainWheelHp: Math.round(part.performance.hpGain),
      reason: part.reason,
    })),
    timeSlip: reply.timeSlip,
    stockTimeSlip: reply.stockTimeSlip,
    limits: reply.limits.map(({ component, share }) => ({ component, percentUsed: Math.round(share * 100) })),
    safetyNotes: reply.safetyNotes,
    shortfall: reply.shortfall,
    timeGoal: reply.timeGoal,
  }
}

/** A build of chosen parts on pump gas, as it is saved: its goal is what it makes. */
function planOfParts(catalog: CatalogSnapshot, vehicle: Vehicle, parts: readonly Part[]): PlanInput {
  const goal = { use: 'street', priority: 'lowest_cost', atLeastWheelHp: 0 } as const
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

/** The tools of the shop. Each answers from the catalog and the engine alone. */
export const SHOP_TOOLS: readonly ShopTool[] = [
  tool({
    name: 'find_vehicle',
    title: 'Find a vehicle',
    description:
      'The catalog car that words such as "2018 mustang gt automatic" name, and its siblings of other years.',
    input: z.object({ words: z.string().min(1).max(200) }),
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
  tool({
    name: 'plan_build',
    title: 'Plan a build',
    description:
      'The cheapest build that makes a power or runs a time, proven, with parts, power, cost, time slip and limits.',
    input: buildInput,
    run: planned,
  }),
  tool({
    name: 'compare_builds',
    title: 'Compare builds',
    description: 'Two or three builds side by side.',
    input: z.object({ builds: z.array(buildInput).min(2).max(3) }),
    run: (shop, { builds }) => ({ data: { builds: builds.map((one) => planned(shop, one).data) } }),
  }),
  tool({
    name: 'time_slip',
    title: 'Stock figures and time slip',
    description: 'Power, weight, 0-60 and quarter mile of the stock car, and what its own parts stand.',
    input: car,
    run: ({ catalog }, { vehicleId }) => {
      const vehicle = catalog.vehicle(vehicleId)
      if (!vehicle) return noVehicle(vehicleId)
      const { timeSlip } = stockFigures(catalog, vehicle)
      const limits = stockLimits(catalog, vehicle).map(({ component, wheelHp }) => ({
        component,
        wheelHp: roundTo(wheelHp, 0),
      }))
      return { data: { ...vehicleData(catalog, vehicle), timeSlip, stockLimits: limits } }
    },
  }),
  tool({
    name: 'fits',
    title: 'Parts that fit',
    description: 'The parts of one kind, one maker or both that fit a car, the cheapest first.',
    input: car.extend({ kind: z.enum(PART_KINDS).optional(), maker: z.string().max(60).optional() }),
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
    description: 'Puts the parts of a build for one car and their installation into a cart.',
    input: car.extend({ partIds: z.array(z.string().max(200)).min(1).max(60) }),
    run: ({ catalog }, { vehicleId, partIds }) => {
      const vehicle = catalog.vehicle(vehicleId)
      if (!vehicle) return noVehicle(vehicleId)
      const wrong = partIds.filter((id) => {
        const part = catalog.part(id)
        return !part || !catalog.fits(part, vehicle)
      })
      if (wrong.length > 0) return refusal('These parts do not fit this car or do not exist.', { partIds: wrong })
      const parts = [...new Set(partIds)].flatMap((id) => catalog.part(id) ?? [])
      const [problem] = checkBuild(vehicle, parts)
      if (problem) return refusal('These parts cannot go on the car together.', { problem })
      return { data: { added: parts.length }, plan: planOfParts(catalog, vehicle, parts) }
    },
  }),
]

/** Uses a tool by its name; input of another form and a name that is none are refused in words. */
export function useTool(shop: ToolShop, name: string, input: unknown): ToolReply {
  const found = SHOP_TOOLS.find((one) => one.name === name)
  if (!found) return refusal(`There is no tool "${name}".`)
  try {
    return found.run(shop, input)
  } catch (error) {
    if (error instanceof ZodError) return refusal(error.issues.map((issue) => issue.message).join('; '))
    throw error
  }
}
