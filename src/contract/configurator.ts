import { z } from 'zod'
import type { TimeGoal } from '../engine/dragstrip/timed-run.ts'
import { FUELS } from '../engine/model.ts'
import { INTENDED_USES, MUST_PASS, TIME_MEASURES } from '../engine/vocabulary.ts'
import { MOST_TIME_S } from './bounds.ts'
import { BUDGET_PRIORITIES } from './budget-priority.ts'
import { currentSetup, currentSetupReply } from './current-setup.ts'
import { fittedTires, limitUse, powerFigures, timeSlip } from './figures.ts'
import { vehicle } from './vehicles.ts'
import { WANTED_SLOTS } from './wanted-slots.ts'
import { whyPart } from './why-part.ts'

/**
 * Builds that stand beside the cheapest one for the goal; `as_asked` leads back to that one. `just_over` costs up to a tenth
 * more than the budget: it makes the goal, far more power, or the first build at all, and is planned where it is asked for.
 */
export const OFFERS = ['just_over', 'near_goal', 'more_headroom', 'most_power', 'no_engine_work', 'as_asked'] as const
export const offerName = z.enum(OFFERS)
export type OfferName = z.infer<typeof offerName>

/** A time to run in place of a power to make: power and tires are then chosen together. */
export const timeGoal = z.object({
  measure: z.enum(TIME_MEASURES),
  seconds: z.number().positive().max(MOST_TIME_S),
}) satisfies z.ZodType<TimeGoal>

/** What POST /api/configurator/generate takes. Words of the specification; our own fields are optional. */
export const generateRequest = z.object({
  /** A model's slug ("ford-mustang-gt") or one variant's id. */
  modelId: z.string().min(1).max(200),
  year: z.coerce.number().int().min(1980).max(2035),
  /** Wheel horsepower. */
  targetHorsepower: z.number().min(50).max(3000).default(500),
  /** Where given, it is the goal, and `targetHorsepower` is not read. */
  timeGoal: timeGoal.optional(),
  intendedUse: z.enum(INTENDED_USES).optional(),
  budgetRange: z.enum(['low', 'mid', 'high']).optional(),
  /** US dollars, parts and labor; a hard limit, which only the offer `just_over` passes. */
  budgetUsd: z.number().positive().max(1_000_000).optional(),
  /** The power is the most that the budget buys, not a goal that the customer named: the words say so. */
  isMostForBudget: z.boolean().optional(),
  vehicleId: z.string().max(200).optional(),
  preferences: z
    .object({
      forced_induction_preference: z.string().max(60).optional(),
      fuel_type: z.string().max(60).optional(),
      intended_use: z.string().max(60).optional(),
      budget_priority: z.string().max(60).optional(),
    })
    .default({}),
  /** Asks for the AI provider's explanation where the shop has one; the engine's own words stand in for it. */
  explain: z.boolean().optional(),
  lockedPartIds: z.array(z.string().max(200)).max(60).optional(),
  excludedPartIds: z.array(z.string().max(200)).max(200).optional(),
  /** Places in which the build has a new part, whether the goal takes it or not. */
  wantedSlots: z.array(z.enum(WANTED_SLOTS)).max(WANTED_SLOTS.length).optional(),
  /** The very part that is wanted in such a place, one each. Where the money or the car takes none, the build is told without it. */
  wantedPartIds: z.array(z.string().max(200)).max(WANTED_SLOTS.length).optional(),
  /** Only parts with which the car passes: `cats` keeps what an inspection looks for, `carb` is California's. */
  mustPass: z.enum(MUST_PASS).optional(),
  /** Supporting parts that stay out; a build that cannot do without one buys it anyway. */
  leftOutPartIds: z.array(z.string().max(200)).max(60).optional(),
  /** Tires that the car stands on, for its time slip; tires that the build buys take their place. */
  tires: fittedTires.optional(),
  /** Plans this offer of an earlier reply in place of the cheapest build; a goal that has no such offer keeps its own. */
  offer: offerName.optional(),
  /** The car as it stands; absent: as it left the factory. */
  currentSetup: currentSetup.optional(),
})
export type GenerateRequest = z.input<typeof generateRequest>

/** The parts that a request leaves to be wanted by name, by place. */
export const partChoices = z.object({
  places: z.array(
    z.object({
      slot: z.enum(WANTED_SLOTS),
      parts: z.array(
        z.object({ partId: z.string(), name: z.string(), manufacturer: z.string(), installedUsd: z.number() }),
      ),
    }),
  ),
})
export type PartChoices = z.infer<typeof partChoices>

export const recommendedPart = z.object({
  partId: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  category: z.string(),
  kind: z.string(),
  slot: z.string(),
  description: z.string(),
  partNumber: z.string().nullable(),
  imageUrl: z.string(),
  totalCost: z.number(),
  estimatedPrice: z.number(),
  priceIsEstimate: z.boolean(),
  horsepower: z.number(),
  pricing: z.object({ partCost: z.number(), laborHours: z.number(), totalCost: z.number() }),
  performance: z.object({ hpGain: z.number(), torqueGain: z.number() }),
  reason: z.string(),
  /** Why this part: what it adds, the limit it sets, the rule that asked for it. `reason` is the same in one text. */
  why: z.array(whyPart),
  source: z.string(),
})
export type RecommendedPart = z.infer<typeof recommendedPart>

export const generateReply = z.object({
  success: z.boolean(),
  /** Who explains the build: "Adrenaline Engine", or the AI provider's name. */
  provider: z.string(),
  explanation: z.string(),
  recommendedStage: z.string(),
  /** Wheel horsepower and lb-ft. */
  estimatedHorsepower: z.number(),
  estimatedTorque: z.number(),
  /** Parts plus labor, US dollars. */
  estimatedCost: z.number(),
  partsCost: z.number(),
  laborHours: z.number(),
  laborCost: z.number(),
  performanceGains: z.object({ horsepower: z.number(), torque: z.number() }),
  enhancedData: z.object({
    vehicle,
    vehicleInfo: z.object({ engineSpecs: z.object({ type: z.string() }) }),
    /** As they were understood; a stage package is for no one use. */
    preferences: z.object({
      fuel_type: z.enum(FUELS),
      forced_induction_preference: z.string(),
      intended_use: z.enum(INTENDED_USES).nullable(),
      budget_priority: z.enum(BUDGET_PRIORITIES),
    }),
  }),
  /** The build: one entry per part to buy. */
  recommendedParts: z.array(recommendedPart),
  /** Which of them add no power that was asked for: what a good shop puts in with the rest, and the customer may leave out. */
  supportingPartIds: z.array(z.string()),
  /** Of the supporting parts, those that stay: gearbox or fuel system are near their limit even with them, or a cheap part is at its limit without. */
  stayingPartIds: z.array(z.string()),
  /** What was wanted and is not in the build, a part by its maker and name where one was named: `fromUsd` installed where the budget is short, else why; null where all of it is in. */
  unmetWishes: z
    .object({
      parts: z.array(
        z.object({
          slot: z.enum(WANTED_SLOTS),
          /** Where a part was named. */
          partId: z.string().nullable(),
          name: z.string(),
          fromUsd: z.number().nullable(),
          reason: z.string().nullable(),
        }),
      ),
      /** What a build with everything that was wanted starts at. */
      allFromUsd: z.number().nullable(),
    })
    .nullable(),
  /** Every part that fits, by category: what the real-time configurator chooses from. */
  availableParts: z.array(recommendedPart),
  complementary: z.array(z.object({ title: z.string(), reason: z.string(), parts: z.array(recommendedPart) })),
  power: powerFigures,
  timeSlip,
  stockTimeSlip: timeSlip,
  /** What became of the car as it stands; null where none was told. */
  currentSetup: currentSetupReply.nullable(),
  limits: z.array(limitUse),
  safetyNotes: z.array(z.string()),
  /** How the build stands to the time that was asked for; null where power was. */
  timeGoal: z
    .object({
      ...timeGoal.shape,
      /** What this build runs, in the measure of the goal. */
      runsS: z.number(),
      isReached: z.boolean(),
      /** The tires that the run counts on: a part of the build, or the stock ones. */
      tires: z.string(),
      /** Where the goal is out of reach: what gets nearer, those that reach it first. A null fuel is this one without the budget. */
      nearer: z.array(
        z.object({
          fuel: z.enum(FUELS).nullable(),
          runsS: z.number(),
          wheelHp: z.number(),
          costUsd: z.number(),
          isReached: z.boolean(),
        }),
      ),
      /** Why this is as quick as it gets and what would help, in words; null where the goal is reached. */
      shortfall: z.string().nullable(),
    })
    .nullable(),
  /** Other builds worth a word, the near goal first. Differences are against this build: negative is less. */
  offers: z.array(
    z.object({
      offer: offerName,
      wheelHp: z.number(),
      costUsd: z.number(),
      deltaWheelHp: z.number(),
      deltaUsd: z.number(),
      partIds: z.array(z.string()),
    }),
  ),
  /** Power against dollars: every point is a build that no other beats. */
  frontier: z.array(z.object({ wheelHp: z.number(), costUsd: z.number(), partIds: z.array(z.string()) })),
  proof: z.object({ method: z.string(), statesExamined: z.number().int(), buildsRuledOut: z.string() }),
  /** Present when the goal cannot be reached: how near one comes and why. */
  shortfall: z
    .object({ goalWheelHp: z.number(), bestWheelHp: z.number(), reason: z.string(), remedy: z.string() })
    .nullable(),
  engineVersion: z.string(),
})
export type GenerateReply = z.infer<typeof generateReply>
export type TimeGoalReply = NonNullable<GenerateReply['timeGoal']>
