import { z } from 'zod'
import { COMPONENT_FILTERS, INDUCTION_PREFERENCES } from '../engine/vocabulary.ts'
import { SMART_TARGET } from './bounds.ts'
import { timeGoal } from './configurator.ts'
import { carInBuild, carToday, currentSetup } from './current-setup.ts'
import { curvePoint, limitUse, range90, timeSlip } from './figures.ts'
import { stage } from './packages.ts'
import { vehicle } from './vehicles.ts'
import { whyPart } from './why-part.ts'

export const inductionPreference = z.enum(INDUCTION_PREFERENCES)
export const componentFilter = z.enum(COMPONENT_FILTERS)

export const stagePart = z.object({
  partId: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  category: z.string(),
  kind: z.string(),
  price: z.number(),
  laborHours: z.number(),
  /** At the wheels. */
  powerGain: z.number(),
  required: z.boolean(),
  /** Why this part is in the package. */
  why: z.array(whyPart),
})

export const stagePackage = z.object({
  name: z.string(),
  stage,
  /** Wheel horsepower. */
  targetHp: z.number(),
  /**
   * What the package starts from. The Stock Power shown beside it, on the fuel that the car is rated on; of a car with a
   * current setup what it makes today.
   */
  stockHp: z.number(),
  gainHp: z.number(),
  /** The core components that the filter shows. */
  parts: z.array(stagePart),
  /** Every part that the total holds, the tune among them, whatever the filter shows; none that is on the car. */
  allParts: z.array(stagePart),
  tuning: z.object({
    /** Null when the calibration comes with a kit. */
    partId: z.string().nullable(),
    name: z.string(),
    manufacturer: z.string(),
    cost: z.number(),
    description: z.string(),
    requiresDualInjection: z.boolean(),
    /** At the wheels, what the package's fuel adds among it. The car's Stock Power + the parts' gains + this = target. */
    powerGain: z.number(),
  }),
  supportingMods: z.array(
    z.object({
      category: z.string(),
      items: z.array(
        z.object({
          partId: z.string(),
          name: z.string(),
          manufacturer: z.string(),
          reason: z.string(),
          /** The rule that recommends it; null where the build's own figures do. */
          ruleId: z.string().nullable(),
          price: z.number(),
        }),
      ),
    }),
  ),
  injectors: z.object({ sizeCc: z.number(), label: z.string() }).nullable(),
  partsCost: z.number(),
  laborHours: z.number(),
  laborCost: z.number(),
  totalCost: z.number(),
  timeline: z.string(),
  safetyNotes: z.array(z.string()),
  limits: z.array(limitUse),
  curve: z.array(curvePoint),
  wheelHpRange90: range90,
  timeSlip,
  /** What becomes of the car's own parts; null for a stock car. */
  currentSetup: carInBuild
    .extend({
      /**
       * At the wheels: what its own parts make more or less beside the new ones, and what comes off takes with it. What
       * the car makes today + the parts' gains + the tuning's + this = target.
       */
      powerGain: z.number(),
    })
    .nullable(),
})
export type StagePackageReply = z.infer<typeof stagePackage>

/** GET /api/planner/stages: the four packages of one vehicle, or why one is missing. */
export const stagesQuery = z.object({
  vehicleId: z.string().min(1).max(200),
  induction: inductionPreference.default('auto'),
  fuel: z.string().max(10).default('93'),
  filter: componentFilter.default('all'),
})

/** POST /api/planner/stages: the same for a car as it stands. */
export const stagesRequest = stagesQuery.extend({
  /** Absent: what the setup says can be bought, else 93. */
  fuel: z.string().max(10).optional(),
  currentSetup: currentSetup.optional(),
})
export type StagesRequest = z.input<typeof stagesRequest>
export const stagesReply = z.object({
  vehicle,
  /** The car as every package starts from it; null for a stock car. */
  currentSetup: carToday.nullable(),
  stockCurve: z.array(curvePoint),
  packages: z.array(stagePackage),
  missing: z.array(z.object({ stage, reason: z.string() })),
})
export type StagesReply = z.infer<typeof stagesReply>

export const preferenceRequest = z.object({
  /** Make and model lower-cased, joined by hyphens. */
  vehicleModel: z.string().min(1).max(200),
  preferenceType: inductionPreference.default('auto'),
  stage: stage.default('stage2'),
  targetHorsepower: z.number().min(SMART_TARGET.min).max(SMART_TARGET.max).optional(),
  /** Where given, it is the goal, and `targetHorsepower` is not read. */
  timeGoal: timeGoal.optional(),
  budgetRange: z.enum(['low', 'mid', 'high']).default('mid'),
  /** One car of the model: packages for it alone, not one for each engine that the model had. */
  vehicleId: z.string().min(1).max(200).optional(),
  /** What is on that car already; read only together with `vehicleId`. */
  currentSetup: currentSetup.optional(),
})
export type PreferenceRequest = z.input<typeof preferenceRequest>

export const preferencePackage = z.object({
  packageName: z.string(),
  description: z.string(),
  vehicleId: z.string(),
  stage,
  targetHorsepower: z.number(),
  estimatedHorsepower: z.number(),
  estimatedTorque: z.number(),
  /** The time that was asked for, and what the package runs; null where power was. */
  timeGoal: z.object({ ...timeGoal.shape, runsS: z.number(), isReached: z.boolean() }).nullable(),
  /** What the car had already, in words: "Cat-back exhaust, 398 whp measured"; null for a stock one. */
  startsFrom: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  parts: z.array(z.object({ partId: z.string(), partName: z.string(), manufacturer: z.string(), price: z.number() })),
  totalCost: z.number(),
  estimatedInstallTime: z.string(),
  socialValidation: z.string(),
})
export const preferenceReply = z.object({ packages: z.array(preferencePackage), note: z.string().nullable() })
export type PreferenceReply = z.infer<typeof preferenceReply>

export const partsReply = z.object({
  preference: z.string(),
  vehicleModel: z.string().nullable(),
  parts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      manufacturer: z.string(),
      category: z.string(),
      kind: z.string(),
      price: z.number(),
      laborHours: z.number(),
      powerGain: z.number().nullable(),
      required: z.boolean(),
    }),
  ),
})
