import type { Fuel } from '../fuels.ts'
import type { PartKind } from '../part-kinds.ts'
import type { TunePlatform } from './tune-platforms.ts'

/**
 * What the trade knows about one engine family: how it is fueled, what gives up first, which software tunes it, and
 * which parts have to come above a power. The figures are trade practice, give or take 10-15 %: design values for
 * choosing and refusing parts, shown to customers as estimates.
 */

export const INJECTIONS = ['port', 'direct', 'dual'] as const
/** `dual` has port and direct injectors. */
export type Injection = (typeof INJECTIONS)[number]

export const INJECTOR_CLASSES = [
  'port_universal',
  'port_specific',
  'port_sidefeed',
  'port_by_year',
  'dual_small_port',
  'di_only',
] as const
/** `port_by_year`: side-feed bodies through `sideFeedInjectorsThroughYear`, the common top-feed body after it. */
export type InjectorClass = (typeof INJECTOR_CLASSES)[number]

export const UNIVERSAL_INJECTOR_FITS = ['yes', 'by_year', 'boosted_dual_file', 'no'] as const
/** Whether universal port injectors fit. `boosted_dual_file`: only with a boost kit and a dual-injection calibration. */
export type UniversalInjectorFit = (typeof UNIVERSAL_INJECTOR_FITS)[number]

export const OCTANE_87_ANSWERS = [
  'ok',
  'ok_unboosted',
  'reduced',
  'reduced_unboosted',
  'reduced_stock_only',
  'no',
] as const
/** What the engine does on 87: runs, runs with less power, or must not. `unboosted`: never with added boost. */
export type Octane87 = (typeof OCTANE_87_ANSWERS)[number]

export const INTAKE_TUNE_ANSWERS = ['no', 'some', 'yes'] as const
/** Whether a cold air intake needs a tune. `some`: kits that keep the factory airflow-meter housing do not. */
export type IntakeNeedsTune = (typeof INTAKE_TUNE_ANSWERS)[number]

export const ECU_LOCKS = ['open', 'unlock_or_exchange', 'no_flash'] as const
/** `no_flash`: nobody can flash the factory computer, the engine takes a chip or a standalone. */
export type EcuLock = (typeof ECU_LOCKS)[number]

export const FLEX_FUEL_ROUTES = ['factory', 'factory_on_some', 'kit', 'kit_unboosted', 'none'] as const
/** How the engine comes to burn changing ethanol blends. `kit_unboosted`: sensor and tune do it on the stock pump. */
export type FlexFuelRoute = (typeof FLEX_FUEL_ROUTES)[number]

export const CAMSHAFT_EXTRAS = [
  'valve_springs',
  'pushrods',
  'trunnions',
  'lifter_deactivation_delete',
  'cam_phaser_delete',
  'fuel_lobe',
  'torque_converter',
] as const
/** What goes in with a cam. `lifter_deactivation_delete` is AFM, DFM or MDS; `fuel_lobe` drives the high-pressure pump. */
export type CamshaftExtra = (typeof CAMSHAFT_EXTRAS)[number]

export const FAMILY_CONFIDENCES = ['high', 'medium', 'low'] as const
export type FamilyConfidence = (typeof FAMILY_CONFIDENCES)[number]

/** Wheel hp on 93 octane and on E85. */
export interface WheelHpByFuel {
  93: number
  e85: number
}

export interface ModelYears {
  from: number
  to: number
}

export interface WeakPoint {
  what: string
  /** The car's model years that have it, where not all have. */
  years?: ModelYears
  /** Fix it, or have it inspected, before any power part. */
  first?: true
}

/** The kind has to be in the build once wheel power passes the figure, or once boost is added. */
export type MustKind = ({ kind: PartKind; aboveWheelHp: number } | { kind: PartKind; addedBoost: true }) & {
  /** The car's model years that it is about, where not all are. */
  years?: ModelYears
}

export interface EngineFamily {
  /** Unique, stable: "ford-coyote-g3". */
  id: string
  /** As the trade calls it: "Coyote gen3". */
  name: string
  injection: Injection
  injectorClass: InjectorClass
  universalPortInjectors: UniversalInjectorFit
  /** Last model year with side-feed injectors; present with `port_by_year`. */
  sideFeedInjectorsThroughYear?: number
  /** One stock port injector, cc/min, where the trade names its size. */
  stockInjectorCcPerMin?: number
  /** Highest wheel power that the stock fuel system feeds. */
  fuelLimitWheelHp: WheelHpByFuel
  /** Where the factory turbo or blower is out of air; absent on naturally aspirated engines. */
  boostSourceLimitWheelHp?: WheelHpByFuel
  /** Highest wheel power of a stock bottom end: 93 octane, a careful tune. */
  bottomEndLimitWheelHp: number
  /** The same on E85, where knock is what breaks the pistons; absent = as on 93. */
  bottomEndLimitE85WheelHp?: number
  failsFirst: string
  weakPoints: readonly WeakPoint[]
  /** Crank torque of the stock clutch; absent where no car of the family has a clutch pedal. */
  clutchLimitLbft?: number
  /** Crank torque of each stock gearbox, by its code. */
  gearboxLimitsLbft: Readonly<Record<string, number>>
  /** False where no gearbox calibration exists for any car of the family. */
  transmissionTuneExists: boolean
  /** The maker's minimum for full power. */
  minOctane: Extract<Fuel, '87' | '91' | '93'>
  octane87: Octane87
  octane91WithBoost: {
    answer: 'ok' | 'reduced' | 'no'
    /** Highest added boost on 91, gauge psi. */
    maxBoostGaugePsi?: number
    /** Only with the calibration of the kit's maker. */
    kitCalibrationOnly?: true
  }
  tunePlatforms: readonly TunePlatform[]
  /** Model years of a platform that does not cover the whole family. */
  tunePlatformYears?: Readonly<Partial<Record<TunePlatform, { from?: number; to?: number }>>>
  intakeNeedsTune: IntakeNeedsTune
  ecuLock: EcuLock
  flexFuel: FlexFuelRoute
  maxEthanolPercentStockFuel: number
  /** Whether the trade builds this engine for full E85. False: ethanol blends at most. */
  e85Offered: boolean
  /** What E85 takes on a car without factory flex fuel. */
  e85Needs: readonly PartKind[]
  /** What E85 takes besides, above `fuelLimitWheelHp.e85`. */
  e85NeedsAboveFuelLimit?: readonly PartKind[]
  /** Auxiliary port injection on a direct-injected engine for E85. `or_pump`: it or a bigger high-pressure pump. */
  e85PortInjection?: 'needed' | 'or_pump'
  /** On E85 the low-pressure pump in the tank runs out as well as the high-pressure pump. */
  e85TankPump?: 'needed'
  /** Unboosted path in the order of the trade; each step names the kinds that count as it. */
  naPathInOrder: readonly (readonly PartKind[])[]
  camshaftExtras?: readonly CamshaftExtra[]
  /** Turbos, blowers and kits that are sold for the family; empty = none. */
  boostPathKits: readonly string[]
  stockWheelHp: number
  /** Usual wheel power of the trade's stages on 93 octane; a stage that is not sold is absent. */
  stageWheelHp: { stage1?: number; stage2?: number; stage3?: number }
  mustKindsAbove: readonly MustKind[]
  /** Pages that state some of the figures; where none stands, all is trade knowledge. */
  sources: readonly string[]
  confidence: FamilyConfidence
}
