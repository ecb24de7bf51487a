import { isFedByHighPressurePump } from '../families/fuel-feed.ts'
import { slotOf } from '../fitment/slots.ts'
import type { Part } from '../model.ts'
import { stockFuelCrankHp } from '../power/fuel.ts'
import {
  directFuelInHand,
  directFuelWheelHp,
  feedsCrankHp,
  isDrivenHard,
  isFedByItsKit,
  isSmallerThanStock,
  LOW_PRESSURE_MARGIN,
  liftPumpWheelHp,
  portFuelWheelHp,
  stockDirectFuelWheelHp,
  stockFuelWheelHp,
  takesUniversalInjectors,
  usedOfFuelLimit,
} from './fuel-supply.ts'
import {
  BOOST_SOURCE_KINDS,
  brings,
  isEthanol,
  isFactoryBoosted,
  isTune,
  isUniversal,
  type Rule,
  type RuledBuild,
  type RuledCar,
} from './rule.ts'

/** A maker that allows 87 allows it for the factory tune: a build wants more. */
function notOn87(minOctane: string): string {
  if (minOctane !== '87') return `Not on 87: this engine wants ${minOctane} octane. Pick ${minOctane} or better.`
  return 'Not on 87: the factory tune runs on it, but nothing that adds power does. Pick 91 or better.'
}

/** The 255 L/h pump of the nineties is for gasoline. */
const GASOLINE_PUMP = /\b255\b/

/** A pump alone, without what hangs it in the tank and drives it. The shop's own hangers and systems bring that. */
const isBarePump = (part: Part): boolean =>
  part.kind === 'fuel_pump' && isUniversal(part) && !/\b(hanger|system)\b/.test(part.name)

/** From this flow on a pump draws more than the factory wiring gives, L/h. */
const BIG_PUMP_LITERS_PER_HOUR = 400
const isBigPump = ({ kind, ratings }: Part): boolean =>
  kind === 'fuel_pump' && (ratings.pumpLitersPerHour ?? 0) >= BIG_PUMP_LITERS_PER_HOUR

/** What feeds port injection. */
const FEEDS = ['injectors', 'fuel_pump'] as const

const sellsPlugs = ({ fitting }: RuledCar): boolean => fitting.some(({ kind }) => kind === 'spark_plugs')

const gainedPower = ({ wheelHp, stockWheelHp }: RuledBuild): number => wheelHp / stockWheelHp

export const FUEL_RULES: readonly Rule[] = [
  {
    id: 'B01',
    severity: 'never',
    sentence:
      "We don't carry direct injectors for this engine, and port injectors don't fit it. More fuel comes from the high-pressure pump.",
    reason: 'The head has no hole for them.',
    refuses: (part, { family }) =>
      part.kind === 'injectors' &&
      part.ratings.injectorCcPerMin !== undefined &&
      (family.injectorClass === 'di_only' || isFedByHighPressurePump(family)),
  },
  {
    id: 'B02',
    severity: 'must_with',
    sentence: 'Bigger port injectors are for more boost or E85 on this engine.',
    reason: 'The port side is small and the computer splits the fuel: alone they do nothing.',
    needs: (part, car) =>
      part.kind === 'injectors' && car.family.injection === 'dual' && !isEthanol(car.fuel) ? ['boost_source'] : [],
  },
  {
    id: 'B03',
    severity: 'never',
    sentence: 'Universal injectors have the wrong body for this engine.',
    reason: 'Side-feed or special injectors: only a set made for the engine fits.',
    refuses: (part, car) => part.kind === 'injectors' && isUniversal(part) && !takesUniversalInjectors(car),
  },
  {
    id: 'B04',
    severity: 'must_with',
    sentence: "Past the stock high-pressure pump's limit, this engine needs a bigger pump or port injection.",
    reason: 'The cam-driven pump sets the limit on direct injection.',
    ceilings: (car) =>
      isFedByHighPressurePump(car.family)
        ? [
            {
              slot: 'direct_fuel',
              wheelHp: Math.max(stockDirectFuelWheelHp(car), car.stockWheelHp),
              inHand: directFuelInHand(car),
              ofAir: true,
              liftedTo: (part) => directFuelWheelHp(part, car),
            },
          ]
        : [],
  },
  {
    id: 'B06',
    severity: 'must_with',
    sentence: 'A bigger high-pressure pump needs a stronger in-tank pump behind it.',
    reason: 'Starved from the tank it falls short at the top.',
    ceilings: (car) =>
      isFedByHighPressurePump(car.family)
        ? [
            {
              slot: 'fuel_pump',
              wheelHp: Math.max(
                (1 - directFuelInHand(car)) * (car.fuel === 'e85' ? 1 : LOW_PRESSURE_MARGIN) * stockFuelWheelHp(car),
                car.stockWheelHp,
              ),
              inHand: directFuelInHand(car),
              liftedTo: (part) => liftPumpWheelHp(part, car),
            },
          ]
        : [],
  },
  {
    id: 'B10-reserve',
    severity: 'must_with',
    sentence:
      'With a new turbo, blower or pulley, or on ethanol, injectors and pump of a boosted engine keep 5% headroom on the street, 10% on E85, track or strip.',
    reason: 'The limits are estimates, and one lean cylinder kills the engine.',
    ceilings: (car) =>
      isFedByHighPressurePump(car.family)
        ? []
        : FEEDS.filter((slot) => car.fitting.some(({ kind }) => slotOf(kind) === slot)).map((slot) => ({
            slot,
            wheelHp: usedOfFuelLimit(car) * stockFuelWheelHp(car),
            inHand: 1 - usedOfFuelLimit(car),
            ...(car.fuel === 'e85' ? { sentence: 'Under boost on E85, injectors and pump keep 10% headroom.' } : {}),
            liftedTo: (part: Part) => portFuelWheelHp(part, car),
            when: ({ boostSource, pulley }) =>
              boostSource
                ? !isFedByItsKit(boostSource, car)
                : isFactoryBoosted(car) && (isDrivenHard(car) || pulley !== undefined),
          })),
  },
  {
    id: 'B10-turbo',
    severity: 'must_with',
    sentence: 'A turbo that flows more than the stock fuel system feeds takes injectors and a pump.',
    reason: 'Without them the tune holds it to what the old turbo nearly made.',
    needs: (part, car) =>
      part.kind === 'turbo_upgrade' &&
      car.family.injection === 'port' &&
      (part.ratings.supportsCrankHp ?? 0) > stockFuelCrankHp(car.vehicle, car.fuel) &&
      !isFedByItsKit(part, car)
        ? FEEDS.filter((slot) => car.fitting.some(({ kind }) => slotOf(kind) === slot))
        : [],
  },
  {
    id: 'B10',
    severity: 'should_with',
    sentence: 'With bigger injectors, the fuel pump maxes out next.',
    reason: 'Injectors that flow 30% more need a pump that does.',
    recommends: ({ parts, family }) =>
      family.injection === 'port' && parts.some(({ kind }) => kind === 'injectors') ? ['fuel_pump'] : [],
  },
  {
    id: 'B16',
    severity: 'never',
    sentence: 'No boost, cam work or power tune on 87.',
    reason: 'The engine detonates.',
    refuses: (part, car) =>
      car.fuel === '87' &&
      (BOOST_SOURCE_KINDS.has(part.kind) ||
        part.kind === 'pulley_smaller' ||
        part.kind === 'camshafts' ||
        (isTune(part) && isFactoryBoosted(car))),
  },
  {
    id: 'B17',
    severity: 'never',
    sentence: 'The fuel must meet the octane that the engine asks for.',
    reason: "Below the maker's minimum it pulls timing, and under load it knocks.",
    refusesFuel: ({ fuel, family }) =>
      fuel === '87' && family.octane87 !== 'ok' && family.octane87 !== 'ok_unboosted'
        ? notOn87(family.minOctane)
        : undefined,
  },
  {
    id: 'B18',
    severity: 'never',
    sentence: 'No more boost than this compression and fuel can take.',
    reason: 'Detonation breaks pistons long before the rods bend.',
    refusesScenario: ({ boostSource }, car) => {
      const boost = boostSource?.ratings.boostGaugePsi
      if (boost === undefined || isFactoryBoosted(car) || boostSource?.kind.startsWith('turbo_')) return false
      return boost > mostBoostGaugePsi(car, brings(boostSource, 'tune'), brings(boostSource, 'intercooler'))
    },
  },
  {
    id: 'B10-pump',
    severity: 'never',
    sentence: 'Only a pump that is rated for ethanol feeds E85.',
    reason: 'E85 eats the seals and brushes of a gasoline pump: it quits without warning.',
    refuses: (part, { fuel }) => part.kind === 'fuel_pump' && fuel === 'e85' && GASOLINE_PUMP.test(part.name),
  },
  {
    id: 'B10-bare',
    severity: 'never',
    sentence: 'No bare pump where the car takes a kit: a module drives the factory pump, or the wiring is too thin.',
    reason: 'It takes the hanger, the driver and the wiring that a kit brings.',
    refuses: (part, car) =>
      isBarePump(part) &&
      (car.family.injection !== 'port' ||
        car.fitting.some(
          (other) =>
            other.kind === 'fuel_pump' &&
            !isUniversal(other) &&
            (feedsCrankHp(other, car) >= feedsCrankHp(part, car) || (isBigPump(part) && isBigPump(other))),
        )),
  },
  {
    id: 'B06-smaller',
    severity: 'never',
    sentence: 'A pump that feeds less than the stock fuel system is no upgrade.',
    reason: 'It takes away what it was bought for.',
    refuses: isSmallerThanStock,
  },
  {
    id: 'B22',
    severity: 'warn',
    sentence: 'Race gas costs three times as much and you will not find it on the road.',
    reason: 'Price and availability.',
    warns: ({ fuel, use }) => fuel === 'race' && (use === 'daily' || use === 'street'),
  },
  {
    id: 'F09-boost',
    severity: 'must_with',
    sentence: 'A new turbo, a blower, a smaller pulley or a downpipe with its tune takes colder plugs.',
    reason: 'Stock heat range and gap misfire or knock under the added boost.',
    needs: (part, car) =>
      (BOOST_SOURCE_KINDS.has(part.kind) || part.kind === 'pulley_smaller' || part.kind === 'downpipe') &&
      !brings(part, 'spark_plugs') &&
      sellsPlugs(car)
        ? ['spark_plugs']
        : [],
  },
  {
    id: 'F09-ethanol',
    severity: 'must_with',
    sentence: 'A boosted engine on ethanol takes fresh, colder plugs.',
    reason: 'The tune turns up boost and timing for it: worn or hot plugs with a wide gap misfire at the top.',
    needs: (part, car) =>
      isTune(part) && isEthanol(car.fuel) && isFactoryBoosted(car) && sellsPlugs(car) ? ['spark_plugs'] : [],
  },
  {
    id: 'F09',
    severity: 'should_with',
    sentence: 'New plugs, one or two steps colder for more boost, and a boost leak test.',
    reason: 'Half of all bad tunes turn out to be worn plugs.',
    recommends: (build) => (build.boostGaugePsi > 0 && gainedPower(build) > 1.15 ? ['spark_plugs'] : []),
  },
]

/** Boost that a shop sells on a stock compression ratio, intercooled, gauge psi: [port, direct] by fuel. */
const BOOST_TABLE: readonly { upToCompression: number; on91: [number, number]; on93: [number, number]; e85: number }[] =
  [
    { upToCompression: 8.5, on91: [17, 20], on93: [20, 23], e85: 30 },
    { upToCompression: 9.5, on91: [14, 18], on93: [17, 22], e85: 28 },
    { upToCompression: 10.5, on91: [9, 17], on93: [11, 20], e85: 22 },
    { upToCompression: 11.3, on91: [7, 14], on93: [9, 16], e85: 15 },
    { upToCompression: 12, on91: [6, 8], on93: [8, 10], e85: 14 },
    { upToCompression: Number.POSITIVE_INFINITY, on91: [5, 6], on93: [6, 8], e85: 10 },
  ]
const NOT_INTERCOOLED_PSI = 3
/** A maker's own file, proven on that engine, goes further than a custom tune would. */
const KIT_FILE_PSI = 4

/**
 * Highest added boost for a compression ratio, kind of injection and fuel, gauge psi. Worked: Coyote gen3, 12.0:1,
 * port and direct, 93: 10, with the maker's file 14. Source: trade practice, table C-1 of the build rules. What is known of the
 * engine itself on 91 stands as it is known, with the kits that it is known from.
 */
function mostBoostGaugePsi({ vehicle, family, fuel }: RuledCar, kitFile: boolean, intercooled: boolean): number {
  const { compressionRatio } = vehicle.engine
  const row = BOOST_TABLE.find(({ upToCompression }) => compressionRatio <= upToCompression)!
  const direct = family.injection === 'port' ? 0 : 1
  const byFuel =
    fuel === 'e85' || fuel === 'race' ? row.e85 : fuel === '91' || fuel === '87' ? row.on91[direct] : row.on93[direct]
  const byFamily = fuel === '91' ? (family.octane91WithBoost.maxBoostGaugePsi ?? 0) : 0
  const byTable = byFuel + (kitFile ? KIT_FILE_PSI : 0) - (intercooled ? 0 : NOT_INTERCOOLED_PSI)
  return Math.max(byTable, byFamily)
}
