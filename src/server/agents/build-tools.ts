import { z } from 'zod'
import { type GenerateReply, type GenerateRequest, timeGoal } from '../../contract/configurator.ts'
import { type CurrentSetupReply, currentSetup } from '../../contract/current-setup.ts'
import { WANTED_SLOTS } from '../../contract/wanted-slots.ts'
import { INDUCTION_NAMES } from '../../engine/display-words.ts'
import { FUELS } from '../../engine/model.ts'
import { INTENDED_USES, MUST_PASS } from '../../engine/vocabulary.ts'
import { partsInSlots } from '../planning/car-facts.ts'
import { PRIORITY_CHOICES } from '../planning/preference-words.ts'
import { noVehicle, partIds, refusal, type ShopTool, type ToolReply, type ToolShop, tool } from './tool.ts'
import { buildReply, compareReply } from './tool-replies.ts'

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
  lockedPartIds: partIds.optional().describe('parts that must be in the build'),
  excludedPartIds: partIds.optional().describe('parts that must not'),
  wantedSlots: z
    .array(z.enum(WANTED_SLOTS))
    .max(WANTED_SLOTS.length)
    .optional()
    .describe('places that should get a new part, whichever; what the budget does not cover is named in unmetWishes'),
  wantedPartIds: partIds.optional().describe('the same for the very part, one a place'),
  mustPass: z
    .enum(MUST_PASS)
    .optional()
    .describe('the car has to pass: cats = an inspection that looks for its cats, carb = California'),
  currentSetup: currentSetup
    .optional()
    .describe(
      'the car as it stands: installed = part ids or kinds such as "cat-back"; dynoSheet = its own peak figures; altitudeFt; weightChangeLb; mileage; gearbox = a swapped one, by code or "manual"; fuel = what can be bought; tires',
    ),
})
/** Plans what the input of a tool asks for; a refusal where the car is not known. */
function planned(shop: ToolShop, input: z.output<typeof buildInput>): ToolReply {
  const vehicle = shop.catalog.vehicle(input.vehicleId)
  if (!vehicle) return noVehicle(input.vehicleId)
  const { goalWheelHp, timeGoal: time } = input
  if ((goalWheelHp === undefined) === (time === undefined)) return refusal('Give one goal: goalWheelHp or timeGoal.')
  const stock = partsInSlots(shop.catalog, vehicle, input.keepStock ?? []).map((part) => part.id)
  const excluded = [...new Set([...(input.excludedPartIds ?? []), ...stock])]
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
    ...(input.lockedPartIds ? { lockedPartIds: input.lockedPartIds } : {}),
    ...(input.wantedSlots ? { wantedSlots: input.wantedSlots } : {}),
    ...(input.wantedPartIds ? { wantedPartIds: input.wantedPartIds } : {}),
    ...(input.mustPass ? { mustPass: input.mustPass } : {}),
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
    unmetWishes: reply.unmetWishes,
  }
}

export const BUILD_TOOLS: readonly ShopTool[] = [
  tool({
    name: 'plan_build',
    title: 'Plan a build',
    description:
      'The cheapest build that makes a power or runs a time, proven, with parts, power, cost, time slip and limits.',
    input: buildInput,
    output: buildReply,
    run: planned,
  }),
  tool({
    name: 'compare_builds',
    title: 'Compare builds',
    description: 'Two or three builds side by side.',
    input: z.object({ builds: z.array(buildInput).min(2).max(3) }),
    output: compareReply,
    run: (shop, { builds }) => ({ data: { builds: builds.map((one) => planned(shop, one).data) } }),
  }),
]
