import { z } from 'zod'
import {
  CAMSHAFT_EXTRAS,
  ECU_LOCKS,
  type EngineFamily,
  FAMILY_CONFIDENCES,
  FLEX_FUEL_ROUTES,
  INJECTIONS,
  INJECTOR_CLASSES,
  INTAKE_TUNE_ANSWERS,
  OCTANE_87_ANSWERS,
  UNIVERSAL_INJECTOR_FITS,
} from '../engine/families/engine-family.ts'
import { TUNE_PLATFORMS, type TunePlatform } from '../engine/families/tune-platforms.ts'
import { PART_KINDS } from '../engine/part-kinds.ts'

const kind = z.enum(PART_KINDS)
const kinds = z.array(kind)
const wheelHpByFuel = z.object({ 93: z.number(), e85: z.number() })
const tunePlatform = z.enum(Object.keys(TUNE_PLATFORMS) as [TunePlatform, ...TunePlatform[]])
const years = z.object({ from: z.number(), to: z.number() })

/** The engine family of a car as the engine reads it: trade knowledge, every figure an estimate. */
export const engineFamily: z.ZodType<EngineFamily> = z.looseObject({
  id: z.string(),
  name: z.string(),
  injection: z.enum(INJECTIONS),
  injectorClass: z.enum(INJECTOR_CLASSES),
  universalPortInjectors: z.enum(UNIVERSAL_INJECTOR_FITS),
  sideFeedInjectorsThroughYear: z.number().exactOptional(),
  stockInjectorCcPerMin: z.number().exactOptional(),
  fuelLimitWheelHp: wheelHpByFuel,
  boostSourceLimitWheelHp: wheelHpByFuel.exactOptional(),
  bottomEndLimitWheelHp: z.number(),
  bottomEndLimitE85WheelHp: z.number().exactOptional(),
  failsFirst: z.string(),
  weakPoints: z.array(
    z.object({ what: z.string(), years: years.exactOptional(), first: z.literal(true).exactOptional() }),
  ),
  clutchLimitLbft: z.number().exactOptional(),
  gearboxLimitsLbft: z.record(z.string(), z.number()),
  transmissionTuneExists: z.boolean(),
  minOctane: z.enum(['87', '91', '93']),
  octane87: z.enum(OCTANE_87_ANSWERS),
  octane91WithBoost: z.object({
    answer: z.enum(['ok', 'reduced', 'no']),
    maxBoostGaugePsi: z.number().exactOptional(),
    kitCalibrationOnly: z.literal(true).exactOptional(),
  }),
  tunePlatforms: z.array(tunePlatform),
  tunePlatformYears: z
    .partialRecord(tunePlatform, z.object({ from: z.number().exactOptional(), to: z.number().exactOptional() }))
    .exactOptional(),
  intakeNeedsTune: z.enum(INTAKE_TUNE_ANSWERS),
  ecuLock: z.enum(ECU_LOCKS),
  flexFuel: z.enum(FLEX_FUEL_ROUTES),
  maxEthanolPercentStockFuel: z.number(),
  e85Offered: z.boolean(),
  e85Needs: kinds,
  e85NeedsAboveFuelLimit: kinds.exactOptional(),
  e85PortInjection: z.enum(['needed', 'or_pump']).exactOptional(),
  e85TankPump: z.enum(['needed']).exactOptional(),
  naPathInOrder: z.array(kinds),
  camshaftExtras: z.array(z.enum(CAMSHAFT_EXTRAS)).exactOptional(),
  boostPathKits: z.array(z.string()),
  stockWheelHp: z.number(),
  stageWheelHp: z.object({
    stage1: z.number().exactOptional(),
    stage2: z.number().exactOptional(),
    stage3: z.number().exactOptional(),
  }),
  mustKindsAbove: z.array(
    z.union([
      z.object({ kind, aboveWheelHp: z.number(), years: years.exactOptional() }),
      z.object({ kind, addedBoost: z.literal(true), years: years.exactOptional() }),
    ]),
  ),
  sources: z.array(z.string()),
  confidence: z.enum(FAMILY_CONFIDENCES),
})
