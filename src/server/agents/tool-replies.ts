import { z } from 'zod'
import { generateReply } from '../../contract/configurator.ts'
import { currentSetupReply } from '../../contract/current-setup.ts'
import { range90, timeSlip } from '../../contract/figures.ts'
import { FUELS, LIMIT_COMPONENTS, PART_KINDS } from '../../engine/model.ts'
import { STAGES } from '../../engine/vocabulary.ts'

/** What each tool answers, for agents that check what they get. Power is at the wheels unless the name says crank. */

const foundVehicle = z.object({
  vehicleId: z.string(),
  name: z.string(),
  years: z.string(),
  variant: z.string(),
  stockCrankHp: z.number(),
  stockWheelHp: z.number(),
  weightLb: z.number(),
})

export const findVehicleReply = z.object({
  found: foundVehicle,
  /** The words name this very car; otherwise it is the nearest one. */
  exact: z.boolean(),
  note: z.string().optional(),
  variants: z.array(foundVehicle),
})

const { shortfall, timeGoal, unmetWishes, limits: _, ...rest } = generateReply.shape
export const buildReply = z.object({
  explanation: rest.explanation,
  wheelHp: z.number(),
  wheelHpRange90: range90,
  stockWheelHp: z.number(),
  wheelTorqueLbft: z.number(),
  /** The car as it stands, where it was told. */
  currentSetup: currentSetupReply.omit({ curve: true }).optional(),
  totalUsd: z.number(),
  partsUsd: z.number(),
  laborHours: z.number(),
  laborUsd: z.number(),
  fuel: z.enum(FUELS),
  parts: z.array(
    z.object({
      partId: z.string(),
      name: z.string(),
      priceUsd: z.number(),
      gainWheelHp: z.number(),
      reason: z.string(),
    }),
  ),
  timeSlip,
  stockTimeSlip: timeSlip,
  limits: z.array(z.object({ component: z.enum(LIMIT_COMPONENTS), percentUsed: z.number() })),
  safetyNotes: z.array(z.string()),
  shortfall,
  timeGoal,
  unmetWishes,
})

export const stageReply = buildReply.extend({
  /** "4-6 weeks", from the order to the finished car. */
  timeline: z.string(),
})

/** Of the engine, its gearbox and its family what the catalog has; figures are the trade's, give or take 10 to 15%. */
const asCataloged = z.record(z.string(), z.unknown())
export const aboutCarReply = z.object({
  ...foundVehicle.shape,
  engineFamily: z.string(),
  engine: asCataloged,
  transmission: asCataloged,
  chassis: asCataloged,
  stock: z.object({ crankTorqueLbft: z.number(), wheelTorqueLbft: z.number(), timeSlip }),
  whatTheTradeKnowsOfTheEngine: asCataloged,
  stockPartsTakeWheelHpOn93: z.array(z.object({ part: z.string(), wheelHp: z.number() })),
  stages: z.array(
    z.object({
      stage: z.enum(STAGES),
      wheelHp: z.number(),
      wheelTorqueLbft: z.number(),
      totalUsd: z.number(),
      laborHours: z.number(),
      timeline: z.string(),
      timeSlip,
      parts: z.array(z.string()),
    }),
  ),
  stagesAreOn: z.enum(FUELS),
})

export const lookUpReply = z.object({
  general: z.array(z.object({ about: z.string(), says: z.string() })),
  ofThisCar: z.array(z.object({ of: z.string(), says: z.string() })),
})

export const compareReply = z.object({
  builds: z.array(z.union([buildReply, z.object({ refused: z.string(), help: z.unknown().optional() })])),
})

export const slipReply = z.object({
  ...foundVehicle.shape,
  /** Of the build where parts were given, else of the stock car. */
  wheelHp: z.number(),
  timeSlip,
  stockLimits: z.array(z.object({ component: z.enum(LIMIT_COMPONENTS), name: z.string(), wheelHp: z.number() })),
})

const toolPart = z.object({ partId: z.string(), name: z.string(), kind: z.enum(PART_KINDS), priceUsd: z.number() })

export const fitsReply = z.object({ count: z.number().int(), parts: z.array(toolPart) })

export const findPartsReply = z.object({
  /** What was searched for instead of the words, where one was mistyped or left out. */
  searched: z.string().nullable(),
  parts: z.array(
    z.object({
      ...toolPart.shape,
      partNumber: z.string().nullable(),
      priceIsEstimate: z.boolean(),
      fitsWhat: z.string(),
      /** Null where no car was said. */
      fits: z.boolean().nullable(),
      url: z.string(),
    }),
  ),
})

export const cartReply = z.object({
  added: z.number().int(),
  /** Opens the saved build: /plan/CODE. */
  plan: z.string(),
  cart: z.object({ id: z.string(), checkoutUrl: z.string(), total: z.string() }),
})
