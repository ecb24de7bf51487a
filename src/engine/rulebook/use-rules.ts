import { namedGearboxLbft } from '../limits/family-limits.ts'
import type { Part, PartKind } from '../model.ts'
import { hasStickyTires } from './factory-tires.ts'
import {
  addsBoost,
  BOOST_SOURCE_KINDS,
  brings,
  isEthanol,
  isFactoryTurbo,
  isTune,
  isUniversal,
  type Rule,
  type RuledBuild,
} from './rule.ts'

/** Engines that cook their oil under boost or on track. */
const HOT_OIL = /^(nis-vq3[57]|toy-fa2|sub-(fa|ej)|hon-k20c1)/
const cooksItsOil = ({ id, mustKindsAbove }: RuledBuild['family']): boolean =>
  HOT_OIL.test(id) || mustKindsAbove.some(({ kind }) => kind === 'oil_cooler')

/** Cars whose factory intercooler heat-soaks before anything else. */
const SMALL_INTERCOOLER = /^(ford-eb-(16|20-st)|hon-k20c1|hon-l15)/

/** Cars with an oil cooler from the factory: a universal core is no step, and has no place. */
const FACTORY_OIL_COOLER = new RegExp(
  '^(por-|toy-(g16|b58|3ur)|nis-(vr38|vr30)|bmw-|mb-|audi-|acu-jnc1|mit-4b11t$|mit-4g63-evo|maz-13b|hon-k20c1|' +
    'dodge-(viper|hell|demon)|gm-(ls7|ls9|lsa|lt[1-7])$|ford-(coyote-boss|voodoo|predator|trinity|gt-20|eb-35-raptor|eb-23-rs))',
)

/** Friction for the road and a light car's track day: on a fast one it fades on the third lap. */
const STREET_PADS = /\b(HPS|HP Plus|Yellowstuff|DS2500|street)\b/i
const isTrackPads = ({ kind, name }: Part): boolean =>
  kind === 'brake_pads' && /\bfront and rear\b/.test(name) && !STREET_PADS.test(name)

/** Drag radials for each wheel. */
const IN_FOURS = /\bset of 4\b/

/** Engines whose wet sump runs dry in long corners, and the cars of theirs that have a dry one. */
const WET_SUMP = /^(gm-ls[1236]|toy-fa2|por-m9[67])/
const DRY_SUMP = /-(grand-sport|z06|zr1|gt[23])/

/** 200-treadwear and below. */
const isTrackTire = ({ kind, name }: Part): boolean => kind === 'tires' && /Cup 2|R888|RE-71/.test(name)

/** A pickup with another calibration, off the strip. */
const isTunedTruck = ({ vehicle, parts, use }: RuledBuild): boolean =>
  use !== 'drag' &&
  vehicle.chassis.body === 'pickup' &&
  parts.some(({ kind }) => kind === 'tune' || BOOST_SOURCE_KINDS.has(kind))

/** A track car gets brakes with its first power part, and oil cooling soon after. */
const ANY_POWER = 1.001
const TRACK_POWER = 1.02

/** Beyond this over stock a weak point of the engine is no longer left to chance. */
const WEAK_POINT_GAIN = 1.1

/** What a smog station looks at: air, exhaust before the last catalyst, fuel and the calibration. */
const NEEDS_EO: ReadonlySet<PartKind> = new Set<PartKind>([
  ...BOOST_SOURCE_KINDS,
  'pulley_smaller',
  'tune',
  'e85_tune',
  'cold_air_intake',
  'intake_manifold',
  'headers_long_tube',
  'headers_shorty',
  'downpipe',
  'midpipe_catless',
  'camshafts',
  'ported_heads',
])

/** What is no bolt-on. */
const CUSTOM_WORK: ReadonlySet<PartKind> = new Set<PartKind>([
  ...BOOST_SOURCE_KINDS,
  ...(['built_bottom_end', 'stroker', 'camshafts', 'ported_heads', 'built_transmission'] as const),
])

/** Power over stock from which the factory's own cooling of water and oil is used up on the street. */
const HEATS_FROM = 1.3

/** Torque over stock from which the fluid of an automatic runs hot. */
const HOT_FLUID_OVER_STOCK = 1.3

/** An automatic, or a dual clutch that a cooler is made for, past what it is known for; on track with any more power. */
function heatsItsGearbox(build: RuledBuild): boolean {
  const { vehicle, crankTorqueLbft, wheelTorqueLbft, stockWheelTorqueLbft } = build
  if (vehicle.transmission.kind === 'manual' || wheelTorqueLbft <= stockWheelTorqueLbft) return false
  const isMuchOverStock =
    vehicle.transmission.kind === 'automatic' && wheelTorqueLbft > HOT_FLUID_OVER_STOCK * stockWheelTorqueLbft
  const isPast = crankTorqueLbft > namedGearboxLbft(vehicle)
  return isMuchOverStock || isPast || (build.use === 'track' && gain(build) > TRACK_POWER)
}

const gain = ({ wheelHp, stockWheelHp }: RuledBuild): number => wheelHp / stockWheelHp

export const USE_RULES: readonly Rule[] = [
  {
    id: 'G01',
    severity: 'must_with',
    sentence: 'An oil cooler for track days, or for boost on this engine.',
    reason: 'Oil over 280 F and limp mode.',
    ceilings: ({ use, stockWheelHp, family, fitting }) =>
      use === 'track' &&
      (!FACTORY_OIL_COOLER.test(family.id) || fitting.some((part) => part.kind === 'oil_cooler' && !isUniversal(part)))
        ? [{ slot: 'oil_cooler', wheelHp: (HOT_OIL.test(family.id) ? ANY_POWER : TRACK_POWER) * stockWheelHp }]
        : [],
    scenarioNeeds: (chosen, { family, vehicle }) =>
      HOT_OIL.test(family.id) && vehicle.engine.aspiration === 'na' && addsBoost(chosen) ? ['oil_cooler'] : [],
  },
  {
    id: 'G02',
    severity: 'must_with',
    sentence: 'Pads and fluid before power on track.',
    reason: 'The brakes are the first limit.',
    ceilings: ({ use, stockWheelHp }) =>
      use === 'track'
        ? (['brake_pads', 'brake_fluid'] as const).map((slot) => ({ slot, wheelHp: ANY_POWER * stockWheelHp }))
        : [],
  },
  {
    id: 'G01-factory',
    severity: 'never',
    sentence: 'No universal oil cooler on a car that has one from the factory, unless the platform asks for more.',
    reason: 'The factory core is bigger than what the sandwich plate feeds.',
    refuses: (part, { family }) =>
      part.kind === 'oil_cooler' && isUniversal(part) && FACTORY_OIL_COOLER.test(family.id) && !cooksItsOil(family),
  },
  {
    id: 'G02-compound',
    severity: 'never',
    sentence: 'A track car needs track pads at both ends.',
    reason: 'Street pads fade on the third lap, and one strong axle locks before the other works.',
    refuses: (part, { use, fitting }) =>
      use === 'track' && part.kind === 'brake_pads' && !isTrackPads(part) && fitting.some(isTrackPads),
  },
  {
    id: 'G02-tires',
    severity: 'never',
    sentence: 'New tires for the track or the strip should be track tires.',
    reason: 'Street rubber goes greasy on the third lap and tears, and hooks no better than the factory set.',
    refuses: (part, { use, fitting }) =>
      (use === 'track' || use === 'drag') && part.kind === 'tires' && !isTrackTire(part) && fitting.some(isTrackTire),
  },
  {
    id: 'G02-grip',
    severity: 'should_with',
    sentence: 'Track tires: worth more per lap than the power.',
    reason: 'Factory summer tires overheat first.',
    recommends: (build) =>
      build.use === 'track' && gain(build) > TRACK_POWER && !hasStickyTires(build.vehicle) ? ['tires'] : [],
  },
  {
    id: 'G08',
    severity: 'warn',
    sentence:
      'Long corners on sticky tires uncover the pickup of this wet sump: run the oil a quart over, and plan on a baffled pan.',
    reason: 'Oil pressure that drops out for a second takes the bearings.',
    warns: ({ use, vehicle, family, parts }) =>
      use === 'track' &&
      WET_SUMP.test(family.id) &&
      !DRY_SUMP.test(vehicle.modelId) &&
      (hasStickyTires(vehicle) || parts.some(({ kind }) => kind === 'tires')),
  },
  {
    id: 'G03',
    severity: 'never',
    sentence: 'One set of springs, one set of brakes.',
    reason: 'Paid twice.',
    excludes: (part) => {
      if (part.kind === 'coilovers') return ['springs']
      return part.kind === 'brake_kit' ? ['brake_rotors', 'brake_pads'] : []
    },
  },
  {
    id: 'G05',
    severity: 'should_with',
    sentence: 'A transmission cooler: this much torque heats the fluid.',
    reason: 'Heat kills automatics and dual clutches before torque does.',
    recommends: (build) => (heatsItsGearbox(build) ? ['transmission_cooler'] : []),
  },
  {
    id: 'G06',
    severity: 'must_with',
    sentence: 'Intercooler before downpipe on this car.',
    reason: 'The factory core heat-soaks, and the downpipe gain goes with it.',
    needs: (part, car) =>
      SMALL_INTERCOOLER.test(car.family.id) &&
      part.kind === 'downpipe' &&
      isFactoryTurbo(car) &&
      car.fitting.some(({ kind }) => kind === 'intercooler')
        ? ['intercooler']
        : [],
  },
  {
    id: 'G07',
    severity: 'never',
    sentence: 'The stock radiator and oil cooling hold for up to 30% more power on the street.',
    reason: 'Dead money.',
    idle: (part, build) =>
      (part.kind === 'radiator' || (part.kind === 'oil_cooler' && !cooksItsOil(build.family))) &&
      isUniversal(part) &&
      build.use !== 'track' &&
      build.use !== 'drag' &&
      gain(build) < HEATS_FROM,
  },
  {
    id: 'H02',
    severity: 'warn',
    sentence: 'In California and other CARB states, check each of these parts for an EO number before you buy.',
    reason: 'Without an Executive Order, the car fails smog no matter how clean it runs.',
    warns: ({ use, parts }) => use !== 'track' && use !== 'drag' && parts.some(({ kind }) => NEEDS_EO.has(kind)),
  },
  {
    id: 'H06',
    severity: 'warn',
    sentence: 'The tune is written for this fuel: fill up with that octane every time.',
    reason: 'A tank of less knocks under boost or full timing.',
    warns: ({ parts, fuel }) =>
      fuel !== '87' &&
      !isEthanol(fuel) &&
      parts.some((part) => part.kind === 'tune' || (BOOST_SOURCE_KINDS.has(part.kind) && !part.installed)),
  },
  {
    id: 'H07',
    severity: 'warn',
    sentence:
      'Towing, hauling or long grades: ask for a tow map, add a transmission cooler if yours has none, and watch the temperature.',
    reason: 'Full load for minutes heats oil, coolant and transmission more than any pass does.',
    warns: isTunedTruck,
  },
  {
    id: 'H08',
    severity: 'warn',
    sentence: "These are summer tires: below 45 F they go hard and don't grip. Put winter tires on before it freezes.",
    reason: 'Their makers warn that the compound can crack in freezing weather.',
    warns: ({ use, parts }) => use === 'daily' && parts.some(({ kind, installed }) => kind === 'tires' && !installed),
  },
  {
    id: 'H04',
    severity: 'warn',
    sentence: 'A tune can cost you the powertrain warranty.',
    reason: 'Dealers read the flash counter.',
    warns: ({ vehicle, parts }) =>
      (vehicle.modelYear ?? vehicle.yearTo) >= 2022 &&
      parts.some((part) => isTune(part) || (BOOST_SOURCE_KINDS.has(part.kind) && brings(part, 'tune'))),
  },
  {
    id: 'H05',
    severity: 'never',
    sentence:
      'No nitrous and no drag radials on a daily driver. All-wheel drive takes four of them, two driven wheels a pair.',
    reason:
      'Those are for the strip; two tire sizes wear out a transfer case, and radials that drive nothing only drag.',
    refuses: (part, { use, vehicle }) =>
      (part.kind === 'drag_tires' &&
        (use === 'daily' || (vehicle.chassis.drivetrain === 'awd') !== IN_FOURS.test(part.name))) ||
      (part.kind === 'nitrous' && use !== undefined && use !== 'drag'),
  },
  {
    id: 'H05-street',
    severity: 'should_with',
    sentence: 'On the street, sticky street tires come before drag radials.',
    reason: 'Drag radials are for a time at the strip: in the rain they are dangerous, and they last a summer.',
    penaltyCents: ({ kind }, { use }) => (kind === 'drag_tires' && use === 'street' ? 60_000 : 0),
  },
  {
    id: 'F10',
    severity: 'must_with',
    sentence: "Fix or inspect this engine's known weak point before it makes more power.",
    reason: 'It fails first, no matter what you bolt on.',
    ceilings: ({ family, fitting, stockWheelHp, use }) =>
      family.weakPoints.some(({ first }) => first) && fitting.some(({ kind }) => kind === 'reliability_fix')
        ? [{ slot: 'reliability_fix', wheelHp: (use === 'track' ? TRACK_POWER : WEAK_POINT_GAIN) * stockWheelHp }]
        : [],
  },
  {
    id: 'C21',
    severity: 'advise',
    sentence: 'Health check first: compression, leak-down and the weak points of this engine.',
    reason: 'Power finds whatever is already worn.',
    recommends: (build) =>
      build.family.weakPoints.length > 0 && gain(build) > WEAK_POINT_GAIN ? ['reliability_fix'] : [],
  },
  {
    id: 'J10',
    severity: 'warn',
    sentence: "Few shops have built this engine: we confirm the price once we've seen the car.",
    reason: 'Boost or internals on it are custom work, and nobody can give you a firm quote.',
    warns: ({ family, parts }) => family.confidence === 'low' && parts.some(({ kind }) => CUSTOM_WORK.has(kind)),
  },
]
