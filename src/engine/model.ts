/**
 * The vocabulary of the tuning engine. Every wing speaks these words.
 *
 * Units stand in the names: hp and lb-ft are mechanical horsepower and pound-feet; pressures say gauge or
 * absolute; money is whole US cents. Ratios carry no unit.
 */

import type { Fuel } from './fuels.ts'
import type { Part, Slot } from './part.ts'
import type { PartKind } from './part-kinds.ts'
import type { Vehicle } from './vehicle.ts'

export * from './fuels.ts'
export * from './part.ts'
export * from './part-kinds.ts'
export * from './vehicle.ts'

/** SAE J1349 reference: 25 C, 99 kPa dry. */
export interface Weather {
  temperatureF: number
  /** Station pressure, absolute. */
  pressureAbsKpa: number
  relativeHumidityPercent: number
}
export const SAE_J1349_WEATHER: Weather = { temperatureF: 77, pressureAbsKpa: 99, relativeHumidityPercent: 0 }

export interface CurvePoint {
  rpm: number
  crankHp: number
  crankTorqueLbft: number
  wheelHp: number
  wheelTorqueLbft: number
}
/** Rising in rpm. hp = lb-ft x rpm / 5252 holds at every point. */
export type PowerCurve = readonly CurvePoint[]

export interface Range90 {
  low: number
  high: number
}

/** The fitted numbers: data, produced by `npm run accuracy -- --fit`. Opaque to all but power/ and calibration/. */
export type CalibrationFactors = Readonly<Record<string, unknown>> & { readonly version: string }

/** What one part adds. Base + sum of all gains = total exactly. */
export interface PartGain {
  partId: string
  wheelHp: number
  wheelTorqueLbft: number
}

/** `hardware`: what a rule keeps within its power until a part fills its slot. */
export const LIMIT_COMPONENTS = [
  'internals',
  'transmission',
  'clutch',
  'fuel_system',
  'boost_source',
  'grip',
  'hardware',
] as const
export type LimitComponent = (typeof LIMIT_COMPONENTS)[number]
export interface LimitUse {
  component: LimitComponent
  unit: 'crank hp' | 'lb-ft'
  value: number
  limit: number
  /** value / limit: 1 = at the limit. */
  share: number
  /** Of `hardware`: the slot and the rule, if one sets it. */
  slot?: Slot
  ruleId?: string
  /** Of what makes boost: which it is on this car. */
  boost?: 'turbo' | 'blower'
  /** Whether the limit shown is stock or lifted, and by which part. */
  liftedByPartId?: string
  /** The cheapest kind of part that would lift it, when share is above 0.9. */
  liftedByKind?: PartKind
}

/** What can hold the power of a build below what its air would make. */
export const POWER_CAPS = ['injectors', 'fuel_pump', 'fuel_system', 'boost_source'] as const
export type PowerCap = (typeof POWER_CAPS)[number]

export interface BuildPower {
  stockWheelHp: number
  stockWheelTorqueLbft: number
  stockCrankHp: number
  wheelHp: number
  wheelTorqueLbft: number
  crankHp: number
  crankTorqueLbft: number
  wheelHpRange90: Range90
  /** What one car gains between two runs on one dyno: narrower, for the car and the dyno are the same. Never below 0. */
  gainRange90: Range90
  boostGaugePsi: number
  /** Air at the power peak, lb/min: what the compressor must flow. */
  peakAirLbPerMin?: number
  drivelineLoss: number
  curve: PowerCurve
  stockCurve: PowerCurve
  gains: readonly PartGain[]
  /** What holds the power down, if anything does: the smallest cap that is below what the air alone would make. */
  cappedBy?: PowerCap
}

/** A car with the parts chosen for it: the input of every question. */
export interface Build {
  vehicle: Vehicle
  parts: readonly Part[]
  fuel: Fuel
  weather: Weather
}
