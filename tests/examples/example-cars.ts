import type { Part, PartKind, PartRatings, Vehicle } from '../../src/engine/model.ts'
import { EXAMPLE_FAMILY } from './example-family.ts'

/** Cars of round, plausible figures for worked numbers and laws; not for sale. */
const BASE: Omit<Vehicle, 'id' | 'engine'> = {
  make: 'Ford',
  model: 'Example',
  modelId: 'ford-example',
  variant: 'for worked numbers',
  yearFrom: 2018,
  yearTo: 2020,
  family: EXAMPLE_FAMILY,
  transmission: { kind: 'manual', code: '6MT', gearRatios: [3.2, 2.1, 1.4, 1, 0.8, 0.6], finalDrive: 3.55 },
  chassis: {
    curbWeightLb: 3700,
    drivetrain: 'rwd',
    tire: '275/40R19',
    dragCoefficient: 0.36,
    frontalAreaM2: 2.3,
    body: 'fastback',
  },
  limits: {
    internalsCrankHp: 900,
    transmissionTorqueLbft: 600,
    clutchTorqueLbft: 550,
    fuelSystemCrankHp: 640,
    builtEngineCrankHp: 1500,
  },
  sources: {},
}

/** Unboosted 5.0 V8, 460 hp at 7000 rpm, 420 lb-ft at 4600 rpm, compression 12. */
export const EXAMPLE_V8: Vehicle = {
  ...BASE,
  id: 'example-v8',
  engine: {
    code: 'V8',
    displacementL: 5,
    cylinders: 8,
    aspiration: 'na',
    compressionRatio: 12,
    crankHp: 460,
    crankHpRpm: 7000,
    crankTorqueLbft: 420,
    crankTorqueRpm: 4600,
    redlineRpm: 7500,
    boostGaugePsi: 0,
    ratedFuel: '93',
    ratingRatio: 1,
  },
}

/** Turbo 2.0 of 250 hp at 5500 rpm, all-wheel drive; its turbo flows 340 crank hp. */
export const EXAMPLE_TURBO: Vehicle = {
  ...BASE,
  id: 'example-turbo',
  chassis: { ...BASE.chassis, drivetrain: 'awd' },
  limits: { ...BASE.limits, fuelSystemCrankHp: 380, boostSourceCrankHp: 340 },
  engine: {
    ...EXAMPLE_V8.engine,
    code: '2.0T',
    displacementL: 2,
    cylinders: 4,
    aspiration: 'turbo',
    compressionRatio: 9.5,
    crankHp: 250,
    crankHpRpm: 5500,
    crankTorqueLbft: 270,
    crankTorqueRpm: 2500,
    redlineRpm: 6500,
    boostGaugePsi: 16,
    ratedFuel: '91',
  },
}

/** Supercharged 6.2 V8, 650 hp at 6400 rpm, 10 psi. */
export const EXAMPLE_BLOWN_V8: Vehicle = {
  ...BASE,
  id: 'example-blown-v8',
  limits: { ...BASE.limits, fuelSystemCrankHp: 850, boostSourceCrankHp: 880 },
  engine: {
    ...EXAMPLE_V8.engine,
    code: '6.2 SC',
    displacementL: 6.2,
    aspiration: 'supercharged',
    compressionRatio: 10,
    crankHp: 650,
    crankHpRpm: 6400,
    crankTorqueLbft: 650,
    crankTorqueRpm: 3600,
    redlineRpm: 6600,
    boostGaugePsi: 10,
  },
}

/** A part of a kind, with ratings where they matter. */
export function examplePart(kind: PartKind, ratings: PartRatings = {}, id: string = kind): Part {
  return {
    id,
    category: 'tuning',
    kind,
    manufacturer: 'Example',
    name: kind,
    description: '',
    priceCents: 10_000,
    priceConfidence: 'estimated',
    laborHours: 1,
    fitment: { universal: true },
    ratings,
    needs: [],
    excludes: [],
    source: 'example',
    confidence: 'estimated',
  }
}
