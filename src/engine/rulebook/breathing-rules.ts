import type { PartKind } from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
import { type ScenarioParts, shotWheelHp } from '../power/power-scenario.ts'
import { isOffTheRoad } from './at-the-cats.ts'
import {
  addsBoost,
  brings,
  isFactoryBoosted,
  isFactoryTurbo,
  isTune,
  isUniversal,
  type Rule,
  type RuleCeiling,
  type RuledCar,
} from './rule.ts'

/** Nothing is sold by the number of cylinders. */
const ENGINE_SPECIFIC: ReadonlySet<PartKind> = new Set<PartKind>([
  'camshafts',
  'ported_heads',
  'built_bottom_end',
  'head_studs',
  'headers_long_tube',
  'turbo_upgrade',
])

/** Families with a factory redline so high that more cam is the dear way. */
const HIGH_REVVING = /^(bmw-s(54|65|85)|por-gt3|por-mdg|hon-f20c|gm-lt6|acu-jnc1|acu-c30a)/

/** The exhaust manifolds are cast into the heads (GM on the 2012 LFX): no header bolts on. */
const CAST_IN_MANIFOLDS = /^(LFX|LGX)\b/

/** Unboosted, over stock: the most of bolt-ons on the stock cam, and with cams and heads. */
const FULL_BOLT_ONS = 1.17
const WITH_CAMS = 1.28
/** Bolt-ons on the factory calibration, over stock. */
const UNTUNED = 1.025
/** A tune alone finds this share of what tune, intake and exhaust find together. */
const TUNE_SHARE = 0.6
/** Cars of one family differ, and the trade's figure for full bolt-ons is for a typical one. */
const TYPICAL = 1.02
const ETHANOL_EXTRA = 1.03

/** Steps for air and fuel that cost more than the intake. */
const AFTER_THE_INTAKE: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['pulley_smaller', 'downpipe', 'headers_long_tube', 'turbo_upgrade'] as const),
  ...(['injectors', 'high_pressure_fuel_pump', 'port_injection'] as const),
])

const ethanolFactor = ({ fuel }: RuledCar): number => (fuel === 'e85' ? ETHANOL_EXTRA : 1)

/** What a stage of the trade makes on this car, over stock. Worked: LS3, 375 whp stock, stage 2 at 450: 1.2. */
export function stageGain({ family }: RuledCar, stage: 'stage1' | 'stage2'): number {
  return (family.stageWheelHp[stage] ?? family.stockWheelHp) / family.stockWheelHp
}

/** Wheel hp of tune, intake and exhaust on the stock headers. */
const intakeAndExhaustCeiling = (car: RuledCar): number =>
  car.stockWheelHp * Math.max(1.05, stageGain(car, 'stage1')) * ethanolFactor(car)

/** Wheel hp of a tune alone. */
const tuneCeiling = (car: RuledCar): number =>
  car.stockWheelHp + TUNE_SHARE * (intakeAndExhaustCeiling(car) - car.stockWheelHp)

/** Wheel hp of full bolt-ons on stock cams. */
const boltOnCeiling = (car: RuledCar): number =>
  Math.max(
    intakeAndExhaustCeiling(car) * TYPICAL,
    car.stockWheelHp * Math.min(FULL_BOLT_ONS, stageGain(car, 'stage2') * TYPICAL) * ethanolFactor(car),
  )

/** Wheel hp with cams and heads: engines that the trade sells as heads-and-cam stages go further. */
const camCeiling = (car: RuledCar): number =>
  car.stockWheelHp * Math.max(WITH_CAMS, stageGain(car, 'stage2') * 1.05) * ethanolFactor(car)

/** What a combination makes that breathes this much: a shot of nitrous brings its own oxygen. */
const withShot = (wheelHp: number, chosen: ScenarioParts, { drivelineLoss }: RuledCar): number =>
  wheelHp + shotWheelHp(chosen, drivelineLoss)

/** Sold for this car and its use: race headers are none for the street. */
const offers = (car: RuledCar, ...kinds: readonly PartKind[]): boolean =>
  car.fitting.some((part) => kinds.includes(part.kind) && !isOffTheRoad(part, car))

export const BREATHING_RULES: readonly Rule[] = [
  {
    id: 'D01',
    severity: 'must_with',
    sentence: 'Cams come with valve springs.',
    reason: 'Stock springs float at the new lift.',
    needs: (part, car) => (part.kind === 'camshafts' && offers(car, 'valve_springs') ? ['valve_springs'] : []),
  },
  {
    id: 'D02',
    severity: 'must_with',
    sentence: 'Cams come after headers and intake on this engine.',
    reason: 'The factory manifolds leave half the gain on the table.',
    needs: (part, car) => {
      if (part.kind !== 'camshafts' || isFactoryBoosted(car) || car.vehicle.engine.cylinders < 8) return []
      const headers = offers(car, 'headers_long_tube', 'headers_shorty') ? (['headers'] as const) : []
      return [...headers, ...(offers(car, 'cold_air_intake') ? (['intake'] as const) : [])]
    },
  },
  {
    id: 'D03',
    severity: 'must_with',
    sentence: 'Cams in an automatic need a looser converter.',
    reason: 'It will not idle in gear on the stock one.',
    needs: (part, car) =>
      part.kind === 'camshafts' &&
      car.vehicle.transmission.kind === 'automatic' &&
      car.vehicle.engine.cylinders >= 8 &&
      offers(car, 'torque_converter')
        ? ['torque_converter']
        : [],
  },
  {
    id: 'D04',
    severity: 'never',
    sentence: 'No cams or heads in a factory turbo engine on its stock turbo.',
    reason: 'Three thousand dollars for 15 whp: the turbo is the limit.',
    needs: (part, car) =>
      (part.kind === 'camshafts' || part.kind === 'ported_heads') && isFactoryTurbo(car) ? ['boost_source'] : [],
  },
  {
    id: 'D05',
    severity: 'never',
    sentence: 'Cams, heads, short blocks and head studs are made for one engine, not for a number of cylinders.',
    reason: 'Cylinders do not make it fit.',
    refuses: (part) => ENGINE_SPECIFIC.has(part.kind) && isUniversal(part),
  },
  {
    id: 'D06',
    severity: 'should_with',
    sentence: 'Heads and cam work in one job: the heads are off once.',
    reason: 'The labor is the same, and each needs the other.',
    recommends: ({ parts }) => (parts.some(({ kind }) => kind === 'ported_heads') ? ['camshafts'] : []),
  },
  {
    id: 'D07',
    severity: 'never',
    sentence: 'A bigger throttle body alone does nothing on a stock manifold.',
    reason: '0-3 whp.',
    needs: (part, car) => (part.kind === 'throttle_body' && !isFactoryBoosted(car) ? ['intake_manifold'] : []),
  },
  {
    id: 'D09',
    severity: 'never',
    sentence: 'Headers take a naturally aspirated engine past the 8-10% that intake, cat-back and tune find.',
    reason: 'Intake, cat-back and a tune are good for 8-10%, whatever the box says.',
    ceilings: (car) => {
      if (isFactoryBoosted(car)) return []
      const when = (chosen: ScenarioParts) => !addsBoost(chosen)
      const without = (ceiling: RuleCeiling, ...kinds: readonly PartKind[]) =>
        offers(car, ...kinds) ? [{ ...ceiling, when, ofAir: true }] : []
      const headers: RuleCeiling = {
        slot: 'headers',
        wheelHp: intakeAndExhaustCeiling(car),
        liftedTo: ({ kind }) =>
          kind === 'headers_shorty' && offers(car, 'headers_long_tube')
            ? (intakeAndExhaustCeiling(car) + boltOnCeiling(car)) / 2
            : Number.POSITIVE_INFINITY,
      }
      const castIn = 'The exhaust manifolds of this engine are cast into its heads: no header bolts on.'
      const sentence = 'A tune alone finds a little over half of what it finds with an intake.'
      return [
        ...(CAST_IN_MANIFOLDS.test(car.vehicle.engine.code)
          ? [{ ...headers, sentence: castIn, when, ofAir: true }]
          : without(headers, 'headers_long_tube', 'headers_shorty')),
        ...without({ slot: 'intake', wheelHp: tuneCeiling(car), sentence }, 'cold_air_intake'),
      ]
    },
  },
  {
    id: 'D08',
    severity: 'must_with',
    sentence: 'Without a tune, bolt-ons are worth next to nothing.',
    reason: 'The factory tune takes most of it back.',
    scenarioCeiling: (chosen, car) =>
      chosen.tune || brings(chosen.boostSource, 'tune')
        ? Number.POSITIVE_INFINITY
        : withShot(UNTUNED * car.stockWheelHp, chosen, car),
  },
  {
    id: 'D10',
    severity: 'never',
    sentence: 'Beyond full bolt-ons it takes cam work or boost.',
    reason: 'The stock cam is the limit.',
    ceilings: (car) =>
      isFactoryBoosted(car) || !offers(car, 'camshafts')
        ? []
        : [{ slot: 'camshafts', wheelHp: boltOnCeiling(car), when: (chosen) => !addsBoost(chosen), ofAir: true }],
  },
  {
    id: 'D10-cams',
    severity: 'never',
    sentence: 'Past cam work and full bolt-ons it takes boost.',
    reason: 'The displacement is the limit.',
    scenarioCeiling: (chosen, car) =>
      isFactoryBoosted(car) || addsBoost(chosen) || !offers(car, 'camshafts')
        ? Number.POSITIVE_INFINITY
        : withShot(camCeiling(car), chosen, car),
  },
  {
    id: 'D10-bolt-ons',
    severity: 'never',
    sentence: 'Full bolt-ons are as far as this engine goes without boost.',
    reason: 'Nobody sells a cam for it that is worth its price.',
    scenarioCeiling: (chosen, car) =>
      isFactoryBoosted(car) || addsBoost(chosen) || offers(car, 'camshafts')
        ? Number.POSITIVE_INFINITY
        : withShot(boltOnCeiling(car), chosen, car),
  },
  {
    id: 'D11',
    severity: 'never',
    sentence: 'More cam is the expensive way on an engine that already revs this high.',
    reason: 'Exhaust, tune, gearing and tires come first.',
    refuses: (part, car) =>
      HIGH_REVVING.test(car.family.id) &&
      (part.kind === 'camshafts' || part.kind === 'stroker' || part.kind === 'ported_heads'),
  },
  {
    id: 'J03-intake',
    severity: 'should_with',
    sentence: "The intake goes in first: it's the cheapest air there is.",
    reason:
      'A pulley, a downpipe, headers or a bigger fuel system behind the stock air box is work in the wrong order.',
    recommends: ({ parts }) =>
      parts.some((part) => isTune(part)) &&
      parts.some(({ kind, installed }) => !installed && AFTER_THE_INTAKE.has(kind))
        ? ['cold_air_intake']
        : [],
  },
  {
    id: 'D12',
    severity: 'warn',
    sentence: 'Take the grind with a bigger fuel lobe: it drives the high-pressure pump of this engine.',
    reason: 'With boost or E85 the pump is the next limit, and the cam is changed once.',
    warns: ({ family, fuel, parts }) =>
      (family.camshaftExtras?.includes('fuel_lobe') ?? false) &&
      parts.some(({ kind }) => kind === 'camshafts') &&
      (fuel === 'e85' || addsBoost(scenarioParts(parts).chosen)),
  },
  {
    id: 'J02',
    severity: 'should_with',
    sentence: 'Bolt-ons and tune first; then boost or cam work.',
    reason: 'Beyond +15% boost is the cheaper horsepower on these engines.',
    penaltyCents: (part) => {
      if (part.kind === 'camshafts' || part.kind === 'ported_heads') return 100_000
      return part.kind === 'stroker' ? 300_000 : 0
    },
  },
]
