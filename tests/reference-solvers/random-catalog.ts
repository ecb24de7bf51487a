import { slotOf } from '../../src/engine/fitment/slots.ts'
import type { Part, PartKind, PartRatings, Slot, Vehicle } from '../../src/engine/model.ts'
import { EXAMPLE_FAMILY } from '../examples/example-family.ts'

/** An invented car whose limits lie within reach of invented parts, so that every cap binds now and then. */
export function inventedVehicle(random: () => number): Vehicle {
  const boosted = random() < 0.5
  const crankHp = 250 + Math.round(random() * 200)
  const crankTorqueLbft = Math.round(crankHp * (0.85 + random() * 0.3))
  return {
    id: 'invented-car',
    make: 'Ford',
    model: 'Invented',
    modelId: 'ford-invented',
    variant: 'test',
    yearFrom: 2018,
    yearTo: 2020,
    engine: {
      code: 'X',
      displacementL: boosted ? 2.3 : 5,
      cylinders: boosted ? 4 : 8,
      aspiration: boosted ? 'turbo' : 'na',
      compressionRatio: boosted ? 9.5 : 11,
      crankHp,
      crankHpRpm: 6000,
      crankTorqueLbft,
      crankTorqueRpm: 4000,
      redlineRpm: 6800,
      boostGaugePsi: boosted ? 15 : 0,
      ratedFuel: '93',
      ratingRatio: 1,
    },
    family: EXAMPLE_FAMILY,
    transmission: {
      kind: random() < 0.6 ? 'manual' : 'automatic',
      code: '6MT',
      gearRatios: [3.6, 2.2, 1.5, 1.1, 0.9, 0.7],
      finalDrive: 3.55,
    },
    chassis: {
      curbWeightLb: 3600,
      drivetrain: 'rwd',
      tire: '275/40R19',
      dragCoefficient: 0.35,
      frontalAreaM2: 2.3,
      body: 'coupe',
    },
    limits: {
      internalsCrankHp: Math.round(crankHp * (1.15 + random())),
      transmissionTorqueLbft: Math.round(crankTorqueLbft * (1.1 + random())),
      clutchTorqueLbft: Math.round(crankTorqueLbft * (1.05 + random() * 0.6)),
      fuelSystemCrankHp: Math.round(crankHp * (1.1 + random() * 0.6)),
      ...(boosted ? { boostSourceCrankHp: Math.round(crankHp * (1.2 + random() * 0.5)) } : {}),
      builtEngineCrankHp: Math.round(crankHp * 2.6),
    },
    sources: {},
  }
}

const KINDS: readonly PartKind[] = [
  'cold_air_intake',
  'intake_manifold',
  'throttle_body',
  'catback_exhaust',
  'headers_shorty',
  'headers_long_tube',
  'midpipe_catless',
  'downpipe',
  'intercooler',
  'tune',
  'supercharger_twin_screw',
  'supercharger_centrifugal',
  'turbo_kit_single',
  'turbo_upgrade',
  'pulley_smaller',
  'camshafts',
  'built_bottom_end',
  'injectors',
  'fuel_pump',
  'methanol_injection',
  'nitrous',
  'clutch',
  'built_transmission',
]
const NEEDABLE: readonly Slot[] = [
  'tune',
  'injectors',
  'fuel_pump',
  'intercooler',
  'intake_manifold',
  'headers',
  'clutch',
]
const EXCLUDABLE: readonly PartKind[] = ['catback_exhaust', 'nitrous', 'headers_shorty', 'cold_air_intake', 'tune']
const INCLUDABLE: readonly Slot[] = ['tune', 'injectors', 'fuel_pump', 'intercooler', 'catback']

const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)]!

function inventedRatings(kind: PartKind, random: () => number, related: number): PartRatings {
  const includes =
    random() < 0.25 * related ? { includes: [pick(random, INCLUDABLE)].filter((s) => s !== slotOf(kind)) } : {}
  switch (slotOf(kind)) {
    case 'boost_source':
      return {
        ...(random() < 0.7 ? { boostGaugePsi: 5 + Math.round(random() * 12) } : {}),
        ...(random() < 0.5 ? { supportsCrankHp: 400 + Math.round(random() * 500) } : {}),
        ...includes,
      }
    case 'injectors':
      return { injectorCcPerMin: 400 + Math.round(random() * 1600) }
    case 'fuel_pump':
      return { pumpLitersPerHour: 200 + Math.round(random() * 500), ...includes }
    case 'bottom_end':
    case 'clutch':
    case 'transmission':
      return random() < 0.5 ? { supportsCrankHp: 350 + Math.round(random() * 700) } : {}
    case 'nitrous':
      return { nitrousHp: 50 + Math.round(random() * 3) * 25 }
    default:
      return includes
  }
}

/**
 * An invented catalog: `count` parts over the kinds that make power or lift limits, with needs, excludes, kits that
 * bring other slots, equal prices (so that ties occur) and unequal ones. `related` (0 to 1) thins out the needs,
 * excludes and kits; real catalogs have few.
 */
export function inventedParts(random: () => number, count: number, related = 1): Part[] {
  return Array.from({ length: count }, (_, index): Part => {
    const kind = pick(random, KINDS)
    const slot = slotOf(kind)
    return {
      id: `part-${index}`,
      category: 'intake',
      kind,
      manufacturer: pick(random, ['Alpha', 'Beta', 'Gamma', 'Adrenaline Performance']),
      name: `${kind} ${index}`,
      description: '',
      priceCents: (random() < 0.5 ? Math.round(random() * 8) * 25_000 : Math.round(random() * 300_000)) + 5_000,
      priceConfidence: 'estimated',
      laborHours: Math.round(random() * 16) / 4,
      fitment: { universal: true },
      ratings: inventedRatings(kind, random, related),
      needs: random() < 0.3 * related ? [pick(random, NEEDABLE)].filter((need) => need !== slot) : [],
      excludes: random() < 0.2 * related ? [pick(random, EXCLUDABLE)].filter((other) => slotOf(other) !== slot) : [],
      source: 'invented',
      confidence: 'estimated',
    }
  })
}
