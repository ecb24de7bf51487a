import { namedGearboxLbft } from '../limits/family-limits.ts'
import type { PartKind, Vehicle } from '../model.ts'
import {
  BOOST_SOURCE_KINDS,
  brings,
  isEthanol,
  isFactoryTurbo,
  isTune,
  isUniversal,
  type Rule,
  type RuledBuild,
} from './rule.ts'
import { cooksItsOil, TRACK_POWER } from './track-rules.ts'

/** Cars whose factory intercooler heat-soaks before anything else. */
const SMALL_INTERCOOLER = /^(ford-eb-(16|20-st)|hon-k20c1|hon-l15)/

/** A pickup with another calibration, off the strip. */
const isTunedTruck = ({ vehicle, parts, use }: RuledBuild): boolean =>
  use !== 'drag' &&
  vehicle.chassis.body === 'pickup' &&
  parts.some(({ kind }) => kind === 'tune' || BOOST_SOURCE_KINDS.has(kind))

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

/** Automatics that came with a fluid cooler of their own, sized for a trailer or the track: ZF's eight-speed and AMG's MCT. */
const hasFluidCooler = ({ id, transmission: { code } }: Vehicle): boolean =>
  /^8HP|MCT/.test(code) || (code === '8AT' && id.startsWith('audi-'))
/** Share of its limit up to which the own cooler of a gearbox keeps up on the street. */
const OWN_COOLER_HOLDS = 0.85

/** An automatic, or a dual clutch that a cooler is made for, past what it is known for; on track with any more power. */
function heatsItsGearbox(build: RuledBuild): boolean {
  const { vehicle, crankTorqueLbft, wheelTorqueLbft, stockWheelTorqueLbft } = build
  if (vehicle.transmission.kind === 'manual' || wheelTorqueLbft <= stockWheelTorqueLbft) return false
  const isMuchOverStock =
    vehicle.transmission.kind === 'automatic' &&
    wheelTorqueLbft > HOT_FLUID_OVER_STOCK * stockWheelTorqueLbft &&
    !(hasFluidCooler(vehicle) && crankTorqueLbft < OWN_COOLER_HOLDS * vehicle.limits.transmissionTorqueLbft)
  const isPast = crankTorqueLbft > namedGearboxLbft(vehicle)
  return isMuchOverStock || isPast || (build.use === 'track' && gain(build) > TRACK_POWER)
}

/** Six years on the powertrain, where the others give four or five (makers' warranty booklets). */
const LONG_WARRANTY: ReadonlySet<string> = new Set(['Acura', 'Infiniti'])

const gain = ({ wheelHp, stockWheelHp }: RuledBuild): number => wheelHp / stockWheelHp

export const USE_RULES: readonly Rule[] = [
  {
    id: 'G03',
    severity: 'never',
    sentence: 'One set of springs, one set of brakes.',
    reason: 'Paid twice.',
    excludes: (part, { use }) => {
      if (part.kind === 'coilovers') return ['springs']
      if (part.kind !== 'brake_kit') return []
      // A kit brings street pads for one axle: the track wants its own, at both ends.
      return use === 'track' ? ['brake_rotors'] : ['brake_rotors', 'brake_pads']
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
    id: 'G05-factory',
    severity: 'never',
    sentence: 'No universal plate cooler on an automatic that has a fluid cooler of its own.',
    reason: 'The factory cooler is bigger and has its own thermostat: more takes a core made for the car.',
    refuses: (part, { vehicle }) => part.kind === 'transmission_cooler' && isUniversal(part) && hasFluidCooler(vehicle),
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
      'Towing, hauling or long grades: ask for a tow tune, and watch the transmission temperature: a cooler for the fluid is what helps.',
    reason: 'Full load for minutes heats oil, coolant and transmission more than any pass does.',
    warns: isTunedTruck,
  },
  {
    id: 'H04',
    severity: 'warn',
    sentence: 'A tune can cost you the powertrain warranty.',
    reason: 'Dealers read the flash counter.',
    warns: ({ vehicle, parts }) =>
      (vehicle.modelYear ?? vehicle.yearTo) >= (LONG_WARRANTY.has(vehicle.make) ? 2021 : 2022) &&
      parts.some((part) => isTune(part) || (BOOST_SOURCE_KINDS.has(part.kind) && brings(part, 'tune'))),
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
      build.family.weakPoints.some(({ first }) => gain(build) > (first ? TRACK_POWER : WEAK_POINT_GAIN))
        ? ['reliability_fix']
        : [],
  },
  {
    id: 'J10-2008',
    severity: 'warn',
    sentence:
      'Volkswagen changed this engine during 2008: read us the engine code off the car first. BPY is this one; CCTA or CBFA takes other parts and another tune.',
    reason: 'The GTI went from the EA113 FSI to the EA888 TSI in the middle of the model year.',
    warns: ({ family, vehicle, parts }) =>
      family.id === 'vag-ea113-k03' &&
      (vehicle.modelYear ?? vehicle.yearTo) >= 2008 &&
      parts.some(({ installed }) => !installed),
  },
  {
    id: 'J10',
    severity: 'warn',
    sentence: "Few shops have built this engine: we confirm the price once we've seen the car.",
    reason: 'Boost or internals on it are custom work, and nobody can give you a firm quote.',
    warns: ({ family, parts }) => family.confidence === 'low' && parts.some(({ kind }) => CUSTOM_WORK.has(kind)),
  },
]
