import type { FittedTires } from '../dragstrip/tire.ts'
import type { Fuel } from '../model.ts'

/** How a chassis dyno reads: Dynojets and other inertia dynos are the level that our figures are in. */
export const DYNOS = ['dynojet', 'mustang', 'dyno_dynamics', 'mainline', 'superflow', 'dynapack'] as const
export type Dyno = (typeof DYNOS)[number]

/** What a sheet was corrected to. STD (SAE J607) reads about 4% above SAE (J1349). */
export const CORRECTIONS = ['sae', 'std', 'uncorrected'] as const
export type Correction = (typeof CORRECTIONS)[number]

/** The owner's own dyno sheet: peak figures as printed. */
export interface DynoSheet {
  wheelHp: number
  wheelTorqueLbft?: number | undefined
  /** Absent: read as a Dynojet. */
  dyno?: Dyno | undefined
  /** Absent: SAE. */
  correction?: Correction | undefined
  /** What was in the tank; absent: what the car is rated on. */
  fuel?: Fuel | undefined
}

/** A customer's car as it stands today, where it differs from the catalog's. */
export interface CurrentSetup {
  /** Ids of catalog parts, or kinds in the trade's words: "catback_exhaust", "cat-back", "long-tube headers". */
  installed?: readonly string[] | undefined
  dynoSheet?: DynoSheet | undefined
  /** Where the car is driven, feet: it makes less power there, and a quicker or slower run. */
  altitudeFt?: number | undefined
  /** Against the catalog's curb weight, lb; negative for what was taken out. */
  weightChangeLb?: number | undefined
  /** What the odometer says: what to check before power goes on. It changes no figure. */
  mileage?: number | undefined
  /** A gearbox that is not the car's own: its code ("MT-82") or "manual" or "automatic"; see `swappedGearbox`. */
  gearbox?: string | undefined
  /** What the customer can buy: plans are made on it unless they ask for another, and no other is suggested. */
  fuel?: Fuel | undefined
  /** On the driven wheels, where they are not the car's own. */
  tires?: FittedTires | undefined
}

/** Bounds of what a form and a request take. */
export const SETUP_BOUNDS = {
  installed: 30,
  wheelHp: { min: 40, max: 2500 },
  wheelTorqueLbft: { min: 40, max: 2500 },
  altitudeFt: { min: -300, max: 12_000 },
  weightChangeLb: { min: -1500, max: 1500 },
  mileage: { min: 0, max: 500_000 },
  gearbox: 40,
  tireWidthMm: { min: 135, max: 455 },
  tireGrip: { min: 0.6, max: 1.6 },
} as const
