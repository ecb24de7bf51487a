import { KPA_PER_PSI } from '../units.ts'

/** (gamma - 1) / gamma of air, gamma = 1.4, rounded as Garrett's turbo-matching pages do. */
const COMPRESSION_EXPONENT = 0.283
/** Standard ambient of all charge-air sums: SAE J1349, 25 C and 99 kPa. */
export const AMBIENT_K = 298.15
export const AMBIENT_KPA = 99
/** Specific heat of air at constant pressure, kJ/(kg K). */
const AIR_CP = 1.005
export type CompressorKind = 'roots' | 'twin_screw' | 'centrifugal' | 'turbo'

/**
 * Adiabatic efficiency near the power peak. Sources: Garrett compressor maps (turbo 0.70-0.76 in the middle
 * islands), Eaton TVS maps (0.60-0.68), Lysholm and Whipple twin-screw maps (0.68-0.74), Vortech (0.70-0.75).
 */
export const COMPRESSOR_EFFICIENCY: Readonly<Record<CompressorKind, number>> = {
  roots: 0.62,
  twin_screw: 0.69,
  centrifugal: 0.72,
  turbo: 0.72,
}

/** Absolute manifold over ambient pressure. Worked: 9 psi gauge at 99 kPa gives 1.627. */
export function pressureRatio(boostGaugePsi: number): number {
  return 1 + (Math.max(0, boostGaugePsi) * KPA_PER_PSI) / AMBIENT_KPA
}

/**
 * Temperature after the compressor, kelvin: T1 (1 + (PR^0.283 - 1) / efficiency).
 * Source: Garrett, "Turbo Tech: compressor maps"; Heywood eq. 6.39.
 * Worked: 298.15 K, PR 2, efficiency 0.72 gives 387.9 K.
 */
export function compressorOutletK(air: { inletK: number; pressureRatio: number; efficiency: number }): number {
  return air.inletK * (1 + (air.pressureRatio ** COMPRESSION_EXPONENT - 1) / air.efficiency)
}

/**
 * Temperature after an intercooler, kelvin. `effectiveness` is the share of the heat above the coolant that is
 * removed, 0 to 1 (Garrett: good air-to-air cores 0.6 to 0.8). Worked: 387.9 K, 0.7, coolant 298.15 K gives 325.1 K.
 */
export function intercooledK(air: { hotK: number; coolantK: number; effectiveness: number }): number {
  return air.hotK - air.effectiveness * Math.max(0, air.hotK - air.coolantK)
}

export interface Charge {
  pressureRatio: number
  outletK: number
  chargeK: number
  /** Charge density over ambient density. */
  densityRatio: number
}

/**
 * State of the charge behind compressor and intercooler.
 * Worked: turbo, 14.36 psi (PR 2), effectiveness 0.7: 325.1 K, density ratio 2 x 298.15 / 325.1 = 1.834.
 */
export function chargeOf(air: { boostGaugePsi: number; compressor: CompressorKind; effectiveness: number }): Charge {
  const ratio = pressureRatio(air.boostGaugePsi)
  const outletK = compressorOutletK({
    inletK: AMBIENT_K,
    pressureRatio: ratio,
    efficiency: COMPRESSOR_EFFICIENCY[air.compressor],
  })
  const chargeK = intercooledK({ hotK: outletK, coolantK: AMBIENT_K, effectiveness: air.effectiveness })
  return { pressureRatio: ratio, outletK, chargeK, densityRatio: (ratio * AMBIENT_K) / chargeK }
}

/** Crank hp that one lb/min of air makes on gasoline: BSFC 0.50 lb/(hp h) at air-fuel ratio 12.5 (Garrett: 9.5-10.5).
 * Worked: 9.6 hp. */
export const HP_PER_LB_PER_MIN = 60 / (0.5 * 12.5)

/** Useful work per kg of air that the engine itself draws, kJ/kg, at `HP_PER_LB_PER_MIN`. Worked: 947 kJ/kg. */
const WORK_PER_KG_AIR = (HP_PER_LB_PER_MIN * 0.745_699_87 * 60) / 0.453_592_37

/**
 * Power that turns a belt-driven compressor, as a share of the unboosted engine's net power:
 * m cp (T2 - T1) / belt efficiency 0.95, over the work of the unboosted air.
 * Worked: roots, 9 psi, density ratio 1.535, T2 - T1 = 71.0 K: 0.122.
 */
export function driveShare(air: { densityRatio: number; outletK: number }): number {
  return (air.densityRatio * AIR_CP * (air.outletK - AMBIENT_K)) / 0.95 / WORK_PER_KG_AIR
}
