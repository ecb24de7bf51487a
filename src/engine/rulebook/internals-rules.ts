import { isFedByHighPressurePump } from '../families/fuel-feed.ts'
import type { Part, PartKind } from '../model.ts'
import type { IntendedUse } from '../vocabulary.ts'
import { isOffTheRoad } from './at-the-cats.ts'
import { BOOST_SOURCE_KINDS, brings, isFactoryBoosted, isTune, isUniversal, type Rule, type RuledCar } from './rule.ts'

/** Engines that nobody builds for a price that we could quote. */
const NO_BUILDER =
  /^(por-(9a|ma2|mdg)|gm-lt[67]|mb-m139|audi-30t-ea839|bmw-(n63|s63|s85)|acu-jnc1|hon-lea|dodge-pentastar)/

/** Loose rods or pistons are parts on a shelf, not a built engine. */
const LOOSE_PARTS = /\b(rods?|pistons?)\b/i

/** Share of the stock bottom end's limit that a shop sells: 5% stays in hand on the road, 10% on track. */
const SOLD_OF_LIMIT: Readonly<Record<IntendedUse, number>> = { daily: 0.95, street: 0.95, track: 0.9, drag: 1 }

/** Highest wheel power of the stock bottom end on the fuel in the tank. */
const bottomEndLimitWheelHp = ({ family, fuel }: Pick<RuledCar, 'family' | 'fuel'>): number =>
  (fuel === 'e85' ? family.bottomEndLimitE85WheelHp : undefined) ?? family.bottomEndLimitWheelHp

const soldOfLimit = ({ use }: Pick<RuledCar, 'use'>): number => (use ? SOLD_OF_LIMIT[use] : 1)

/** Wheel power that is sold on the stock bottom end. Worked: a limit of 440 whp, no use stated: 440; street: 418; track: 396. */
export const soldOnStockBottomEnd = (car: Pick<RuledCar, 'family' | 'fuel' | 'use' | 'stockWheelHp'>): number =>
  Math.max(bottomEndLimitWheelHp(car) * soldOfLimit(car), 1.02 * car.stockWheelHp)

/** What the stock internals are good for, wheel hp: the lower of the car's own figure and what is sold on them. */
export const stockInternalsWheelHp = (car: Omit<RuledCar, 'factors' | 'fitting'>): number =>
  Math.min(car.vehicle.limits.internalsCrankHp * (1 - car.drivelineLoss), soldOnStockBottomEnd(car))

const isForYear = ({ fitment }: Part, year: number): boolean =>
  !('families' in fitment) || ((fitment.yearFrom ?? year) <= year && year <= (fitment.yearTo ?? year))

/** Kinds of which a universal one is a stopgap. */
const MADE_FOR_THE_CAR: ReadonlySet<PartKind> = new Set<PartKind>([
  'cold_air_intake',
  'charge_pipes',
  'catback_exhaust',
  'midpipe_catless',
  'downpipe',
  'intercooler',
  'heat_exchanger',
  'radiator',
  'injectors',
  'clutch',
  'flywheel',
  'built_transmission',
  'transmission_tune',
  'transmission_cooler',
  'differential',
  'half_shafts',
  'driveshaft',
  'coilovers',
  'springs',
  'sway_bar',
  'brake_kit',
  'pulley_smaller',
  'oil_cooler',
])

/** What a customer gladly pays more for a part that drops in. */
const UNIVERSAL_COUNTS_DEARER_CENTS = 20_000

export const INTERNALS_RULES: readonly Rule[] = [
  {
    id: 'F01',
    severity: 'must_with',
    sentence: "Past the stock bottom end's limit, you need a built one.",
    reason: 'The family limit is where rods or pistons give up, less 5% on the road and 10% on track.',
    ceilings: (car) => [{ slot: 'bottom_end', wheelHp: soldOnStockBottomEnd(car), inHand: 1 - soldOfLimit(car) }],
  },
  {
    id: 'F03',
    severity: 'must_with',
    sentence: "A built engine gets head studs while it's open.",
    reason: 'Gaskets, studs and bearings belong to the same job.',
    needs: (part, { fitting }) =>
      part.kind === 'built_bottom_end' &&
      fitting.some(({ kind, fitment }) => kind === 'head_studs' && !('universal' in fitment))
        ? ['head_studs']
        : [],
  },
  {
    id: 'F04',
    severity: 'never',
    sentence: 'Rods or pistons alone do not make a built engine.',
    reason: 'The other half, the machining and 25-40 hours are missing.',
    refuses: (part) =>
      part.kind === 'built_bottom_end' && LOOSE_PARTS.test(part.name) && !/block|package|engine/i.test(part.name),
  },
  {
    id: 'F05',
    severity: 'never',
    sentence: 'Nobody builds this engine at a price that we could quote.',
    reason: 'The builder does not exist.',
    refuses: (part, { family }) =>
      (part.kind === 'built_bottom_end' || part.kind === 'stroker') &&
      NO_BUILDER.test(family.id) &&
      (isUniversal(part) || part.manufacturer === 'Adrenaline Performance'),
  },
  {
    id: 'F06',
    severity: 'must_with',
    sentence: 'A built short block is for boost.',
    reason: "Strong parts don't make power without more air.",
    needs: (part, car) => (part.kind === 'built_bottom_end' && !isFactoryBoosted(car) ? ['boost_source'] : []),
  },
  {
    id: 'F08',
    severity: 'never',
    sentence: 'Head studs go in when the engine is open or you turn up the boost.',
    reason: 'Alone they are a day of labor for nothing.',
    // Where the trade fits them to this engine by themselves, they come with the boost.
    needs: (part, { family }) =>
      part.kind === 'head_studs' && !family.mustKindsAbove.some(({ kind }) => kind === 'head_studs')
        ? ['bottom_end']
        : [],
  },
  {
    id: 'I11',
    severity: 'never',
    sentence: 'No universal part where one made for the car is sold.',
    reason: 'It fits the first time, and the next owner can order it again.',
    refuses: (part, car) =>
      isUniversal(part) &&
      MADE_FOR_THE_CAR.has(part.kind) &&
      car.fitting.some((other) => other.kind === part.kind && !isUniversal(other) && !isOffTheRoad(other, car)),
  },
  {
    id: 'I11-file',
    severity: 'never',
    sentence: 'The custom tune that comes with the license and the tool for this car goes before a bare dyno session.',
    reason: 'Dyno time opens no computer by itself.',
    refuses: (part, car) =>
      isUniversal(part) &&
      isTune(part) &&
      car.fitting.some(
        (other) => other.kind === part.kind && !isUniversal(other) && (other.calibration ?? 'custom') === 'custom',
      ),
  },
  {
    id: 'I11-near',
    severity: 'should_with',
    sentence: 'The part made for the car comes before a universal one at about the same price.',
    reason: 'It drops in; the universal one is cut, wired and plumbed.',
    penaltyCents: (part, { fitting }) =>
      isUniversal(part) && fitting.some((other) => other.kind === part.kind && !isUniversal(other))
        ? UNIVERSAL_COUNTS_DEARER_CENTS
        : 0,
  },
  {
    id: 'I02',
    severity: 'never',
    sentence: 'A positive-displacement blower brings its own intake and manifold.',
    reason: 'What it replaces comes off the car.',
    excludes: (part) =>
      part.kind === 'supercharger_roots' || part.kind === 'supercharger_twin_screw'
        ? ['intake_manifold', 'throttle_body', 'cold_air_intake']
        : [],
  },
  {
    id: 'I03',
    severity: 'never',
    sentence: 'A turbo kit brings its own manifolds and piping.',
    reason: 'Headers, mid-pipe and charge pipes are in the box.',
    excludes: (part, car) =>
      part.kind.startsWith('turbo_kit') && !isFactoryBoosted(car)
        ? ['headers_long_tube', 'headers_shorty', 'midpipe_catless', 'downpipe', 'charge_pipes']
        : [],
  },
  {
    id: 'I04',
    severity: 'never',
    sentence: 'The kit brings its own air filter.',
    reason: 'A cold air intake has nowhere to go.',
    excludes: (part, car) =>
      (part.kind === 'supercharger_centrifugal' || part.kind.startsWith('turbo_kit')) && !isFactoryBoosted(car)
        ? ['cold_air_intake']
        : [],
  },
  {
    id: 'F10-year',
    severity: 'never',
    sentence: 'No cure for a trouble that this model year left the factory without.',
    reason: 'The maker had fixed it on the line.',
    refuses: (part, { vehicle: { modelYear } }) =>
      part.kind === 'reliability_fix' && modelYear !== undefined && !isForYear(part, modelYear),
  },
  {
    id: 'I06',
    severity: 'must_with',
    sentence: 'A tuner kit is hardware only: you still need a tune and fuel.',
    reason: "It's not in the box.",
    needs: (part, { family, vehicle }) => {
      if (!BOOST_SOURCE_KINDS.has(part.kind) || part.kind === 'turbo_upgrade' || vehicle.engine.aspiration !== 'na')
        return []
      if (brings(part, 'injectors') || brings(part, 'fuel_pump') || brings(part, 'direct_fuel')) return []
      return isFedByHighPressurePump(family) ? ['direct_fuel'] : ['injectors', 'fuel_pump']
    },
  },
]
