import { type PartKind, SAE_J1349_WEATHER, type Slot } from '../model.ts'
import { boostedOn } from '../power/fuel.ts'
import { powerScenario, type ScenarioParts } from '../power/power-scenario.ts'
import {
  addsBoost,
  BOOST_SOURCE_KINDS,
  brings,
  isEthanol,
  isFactoryBoosted,
  isFactoryTurbo,
  isUniversal,
  type Rule,
  type RuledCar,
} from './rule.ts'

/** Engine families whose charge is cooled by water: they take a heat exchanger, not a front-mount. */
const AIR_TO_WATER =
  /^(toy-b[45]8|bmw-(b48|b58|s55|s58|n63|s63)|mb-(m133|m139|m113k|m157|m177|m276)|audi-(30t-sc|40tt-824)|por-ma2|nis-vr30|gm-(lt4|lt5|lsa|ls9)|dodge-(hellcat|demon)|ford-(predator|trinity|gt500|lightning|mod-46-4v-sc|gt-2005))/

/** Factory twin turbos in the V or with variable vanes: no universal turbo mounts there. */
const NO_ROOM_FOR_UNIVERSAL = /^(mb-m1(77|57|39)|bmw-(n63|s63)|audi-40tt|por-|nis-vr38|dodge-)/

/** Powdered-metal oil pump gears that shatter at the limiter. */
const BRITTLE_OIL_PUMP = /^ford-(coyote|voodoo|predator|trinity)/

/** Crank hub held by friction alone; about 550 lb-ft at the wheels comes with as much power. */
const SLIPPING_CRANK_HUB = /^bmw-s55/
const CRANK_HUB_WHEEL_HP = 550

/** First-generation direct injection: fuel drops out before the turbo does. */
const WEAK_DIRECT_PUMP = /^(maz-l3-vdt|vag-ea113)/

/** Engines that get an inspection or a known fix before any boost. */
const FIX_BEFORE_BOOST = /^(bmw-(s54|s65|s85)|maz-13b|gm-ls7|audi-42fsi|por-m97)/
const FIX_BEFORE_POWER = /^mb-m156/

const isAirToWater = ({ family }: Pick<RuledCar, 'family'>): boolean => AIR_TO_WATER.test(family.id)

const isNamedSource = (car: RuledCar): boolean =>
  car.fitting.some((part) => BOOST_SOURCE_KINDS.has(part.kind) && !isUniversal(part) && !part.fabricated)

const offered = (car: RuledCar, ...kinds: readonly PartKind[]): boolean =>
  car.fitting.some((part) => kinds.includes(part.kind))

/** Whether the trade names the power of this engine from which it fits the kind. */
const isFittedFromAPower = ({ family }: RuledCar, kind: PartKind): boolean =>
  family.mustKindsAbove.some((must) => must.kind === kind && 'aboveWheelHp' in must)

/** The slot in which this car cools its charge better, where the catalog has a part for it. */
function chargeCoolingSlot(car: RuledCar): Slot | undefined {
  if (isAirToWater(car)) return offered(car, 'heat_exchanger') ? 'heat_exchanger' : undefined
  return offered(car, 'intercooler') ? 'intercooler' : undefined
}

/** Up to this share of its limit the stock turbo stays on the car. */
const STOCK_TURBO_USED = 0.97

/** The engine's, or less where this car has a smaller turbo. */
const boostLimitWheelHp = ({ vehicle, family, fuel, drivelineLoss }: RuledCar): number => {
  const limit = family.boostSourceLimitWheelHp
  if (!limit) return 0
  const { boostSourceCrankHp: gasoline = Number.POSITIVE_INFINITY, boostSourceE85CrankHp: e85 } = vehicle.limits
  return Math.min(
    boostedOn(fuel, { gasoline: limit[93], e85: limit.e85 }),
    (1 - drivelineLoss) * boostedOn(fuel, { gasoline, e85 }),
  )
}

/** A tune alone takes this share of a blower's power away at most. */
const BLOWER_TUNED_DOWN = 0.9

/** What a blower kit makes by its own pulley on pump fuel, whatever holds it; 0 for anything else. */
function blowerAsShippedWheelHp({ boostSource, tune }: ScenarioParts, car: RuledCar): number {
  if (!boostSource?.kind.startsWith('supercharger_')) return 0
  const { vehicle, factors } = car
  const onPumpFuel = isEthanol(car.fuel) || car.fuel === 'race' ? vehicle.engine.ratedFuel : car.fuel
  const weather = SAE_J1349_WEATHER
  const { uncappedWheelHp, capWheelHp } = powerScenario({
    ...{ vehicle, boostSource, tune, fuel: onPumpFuel, weather, factors },
  })
  return Math.min(uncappedWheelHp, capWheelHp.boostSource)
}

export const BOOST_RULES: readonly Rule[] = [
  {
    id: 'C01',
    severity: 'never',
    sentence: 'No pulley for a blower that this build takes off: the new kit brings its own.',
    reason: 'There is nothing left to drive.',
    refusesScenario: ({ pulley, boostSource }) => pulley !== undefined && boostSource !== undefined,
  },
  {
    id: 'C02',
    severity: 'never',
    sentence: 'One source of boost: no turbo kit on a factory blower.',
    reason: 'Taking the blower off is another job, with another intake.',
    refuses: (part, { vehicle }) =>
      vehicle.engine.aspiration === 'supercharged' && part.kind.startsWith('turbo_') && isUniversal(part),
  },
  {
    id: 'C05',
    severity: 'must_with',
    sentence: 'A bigger turbo goes in as a set: tune, downpipe and charge cooling.',
    reason: 'On its own it makes heat, not power.',
    needs: (part, car) => {
      if (part.kind !== 'turbo_upgrade') return []
      const cooling = isAirToWater(car) ? undefined : chargeCoolingSlot(car)
      return ['tune', ...(offered(car, 'downpipe') ? (['downpipe'] as const) : []), ...(cooling ? [cooling] : [])]
    },
  },
  {
    id: 'C06',
    severity: 'should_with',
    sentence: 'A bigger turbo needs a better intake and more charge cooling.',
    reason: 'The inlet chokes and the charge runs hot.',
    recommends: ({ parts, ...car }) => {
      if (!parts.some(({ kind }) => kind === 'turbo_upgrade')) return []
      return ['cold_air_intake', ...(isAirToWater(car) ? (['heat_exchanger'] as const) : [])]
    },
  },
  {
    id: 'C07',
    severity: 'never',
    sentence: 'No bigger turbo while the stock one makes the power.',
    reason: 'A tune and bolt-ons get you there, and the stock turbo spools sooner.',
    scenarioFloor: ({ boostSource }, car) =>
      boostSource?.kind === 'turbo_upgrade' ? STOCK_TURBO_USED * boostLimitWheelHp(car) : 0,
    penaltyCents: (part) => (part.kind === 'turbo_upgrade' ? 150_000 : 0),
  },
  {
    id: 'C07-manifold',
    severity: 'should_with',
    sentence: 'On a turbo engine the intake manifold comes last.',
    reason: 'Fifteen hundred dollars for 8 whp: the turbo is the limit, and the bigger one makes the goal.',
    penaltyCents: (part, car) => (part.kind === 'intake_manifold' && isFactoryTurbo(car) ? 200_000 : 0),
  },
  {
    id: 'C08',
    severity: 'never',
    sentence: 'No turbo that is way too big for the goal.',
    reason: 'It spools late, and you pay for air you never use.',
    scenarioFloor: ({ boostSource }, { drivelineLoss }) =>
      boostSource?.kind.startsWith('turbo_') && boostSource.ratings.supportsCrankHp !== undefined
        ? (boostSource.ratings.supportsCrankHp / 1.9) * (1 - drivelineLoss)
        : 0,
  },
  {
    id: 'C08-blower',
    severity: 'never',
    sentence: 'A blower makes what its pulley makes, so the car has to take it.',
    reason:
      "A tune can pull about 10% out at most. Less boost takes a bigger pulley, and the kit doesn't come with one.",
    scenarioFloor: (chosen, car) => BLOWER_TUNED_DOWN * blowerAsShippedWheelHp(chosen, car),
  },
  {
    id: 'C09',
    severity: 'never',
    sentence: 'No fabricated turbo mount where a kit for the car is sold.',
    reason: 'Forty hours of welding against a box that bolts on.',
    refuses: (part, car) =>
      (part.kind === 'turbo_upgrade' || part.kind.startsWith('turbo_kit')) &&
      (isUniversal(part) || part.fabricated === true) &&
      (isNamedSource(car) || NO_ROOM_FOR_UNIVERSAL.test(car.family.id)),
  },
  {
    id: 'C10',
    severity: 'never',
    sentence: 'No universal blower head unit where a kit for the car is sold, or where nothing can drive it.',
    reason: 'No bracket, no belt run, no ducting.',
    refuses: (part, car) => {
      if (!part.kind.startsWith('supercharger_') || !(isUniversal(part) || part.fabricated)) return false
      const { body } = car.vehicle.chassis
      return isNamedSource(car) || body === 'mid_engine' || body === 'rear_engine' || car.vehicle.engine.cylinders === 2
    },
  },
  {
    id: 'C12',
    severity: 'never',
    sentence: 'Nobody makes a boost kit for this engine that we would install.',
    reason: 'Nothing proven is out there.',
    refuses: (part, { family, vehicle }) =>
      BOOST_SOURCE_KINDS.has(part.kind) &&
      (isUniversal(part) || part.fabricated === true) &&
      vehicle.engine.aspiration === 'na' &&
      family.boostPathKits.length === 0,
  },
  {
    id: 'C14',
    severity: 'never',
    sentence: 'This engine cools its charge with water: a front-mount has nowhere to go.',
    reason: 'It takes a heat exchanger or a bigger core in the manifold.',
    refuses: (part, car) =>
      part.kind === 'intercooler' &&
      ((part.chargeCooling !== 'air_to_water' && isFactoryBoosted(car) && isAirToWater(car)) ||
        (isUniversal(part) && /^(mid|rear)_engine$/.test(car.vehicle.chassis.body))),
  },
  {
    id: 'C15',
    severity: 'never',
    sentence: 'No heat exchanger on an air-to-air car.',
    reason: 'There is no water circuit.',
    refuses: (part, car) => part.kind === 'heat_exchanger' && isFactoryTurbo(car) && !isAirToWater(car),
  },
  {
    id: 'C17',
    severity: 'must_with',
    sentence: 'On this engine the fuel pump comes first.',
    reason: 'Early direct injection runs out of fuel before the turbo runs out of air.',
    needs: (part, car) =>
      WEAK_DIRECT_PUMP.test(car.family.id) &&
      offered(car, 'high_pressure_fuel_pump') &&
      (part.kind === 'downpipe' || part.kind === 'turbo_upgrade')
        ? ['direct_fuel']
        : [],
  },
  {
    id: 'C18',
    severity: 'must_with',
    sentence: 'Boost on this engine calls for billet oil pump gears.',
    reason: 'The powdered-metal gears shatter at the limiter.',
    // Behind the smaller pulley of a factory blower the trade fits them from a power on, which P01 holds.
    scenarioNeeds: (chosen, car) =>
      BRITTLE_OIL_PUMP.test(car.family.id) &&
      addsBoost(chosen) &&
      (chosen.boostSource !== undefined || !isFittedFromAPower(car, 'oil_pump_gears')) &&
      offered(car, 'oil_pump_gears')
        ? ['oil_pump']
        : [],
  },
  {
    id: 'C19',
    severity: 'must_with',
    sentence: 'The crank hub of this engine gets fixed before this much torque.',
    reason: 'The press-fit hub slips, and valves meet pistons.',
    ceilings: (car) =>
      SLIPPING_CRANK_HUB.test(car.family.id) && offered(car, 'reliability_fix')
        ? [{ slot: 'reliability_fix', wheelHp: CRANK_HUB_WHEEL_HP }]
        : [],
    // Bigger turbos bring that torque at any peak power.
    scenarioNeeds: ({ boostSource }, car) =>
      boostSource && SLIPPING_CRANK_HUB.test(car.family.id) && offered(car, 'reliability_fix')
        ? ['reliability_fix']
        : [],
  },
  {
    id: 'C20',
    severity: 'must_with',
    sentence: 'This engine has a known weak point: fix or inspect it before it gets boost.',
    reason: 'Worn bearings, seals or bolts fail on the first pull.',
    scenarioNeeds: (chosen, { family }) =>
      FIX_BEFORE_BOOST.test(family.id) && addsBoost(chosen) ? ['reliability_fix'] : [],
  },
  {
    id: 'C20-power',
    severity: 'must_with',
    sentence: 'This engine has a known weak point: fix or inspect it before the tune.',
    reason: 'Head bolts and lifters that are about to go do not wait for more power.',
    needs: ({ kind }, { family }) =>
      FIX_BEFORE_POWER.test(family.id) && (kind === 'tune' || BOOST_SOURCE_KINDS.has(kind)) ? ['reliability_fix'] : [],
  },
  {
    id: 'C22',
    severity: 'warn',
    sentence: 'We cap torque below 4,000 rpm: low-rpm torque is what bends these rods.',
    reason: 'Peak torque early loads the rods more than peak power late.',
    warns: ({ family, parts }) =>
      /^(sub-fa20dit|hon-l15|maz-l3|vag-ea888|ford-eb-2)/.test(family.id) &&
      parts.some(({ kind }) => kind === 'turbo_upgrade'),
  },
  {
    id: 'F07',
    severity: 'should_with',
    sentence: 'Head studs: this much boost lifts the heads.',
    reason: 'Factory bolts stretch.',
    recommends: ({ vehicle, boostGaugePsi, parts }) => {
      const much = vehicle.engine.cylinders >= 8 ? 15 : 26
      const opened = parts.some((part) => part.kind === 'built_bottom_end' || brings(part, 'head_studs'))
      return boostGaugePsi > much && opened ? ['head_studs'] : []
    },
  },
]
