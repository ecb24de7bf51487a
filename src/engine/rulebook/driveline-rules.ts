import { slotOf } from '../fitment/slots.ts'
import { namedGearboxLbft } from '../limits/family-limits.ts'
import type { PartKind } from '../model.ts'
import { stockCrankTorqueLbft } from '../power/stock-curve.ts'
import { factoryDifferentialWheelHp, hasFactoryLimitedSlip } from './factory-differentials.ts'
import { isShodForPower } from './factory-tires.ts'
import { soldOnStockBottomEnd } from './internals-rules.ts'
import { isUniversal, type Rule, type RuleCeiling, type RuledBuild, type RuledCar } from './rule.ts'

/** Wheel power that the factory tire widths still put down; on front drive stickier ones are advised before they are a must. */
const TIRES_ABOVE_WHEEL_HP = { fwd: 380, rwd: 650, awd: 700 } as const
const TIRES_ADVISED_ABOVE_FWD_WHEEL_HP = 330
const HALF_SHAFTS_ABOVE_WHEEL_HP = 700
/** On drag radials the launch loads them more. */
const HALF_SHAFTS_ON_RADIALS_ABOVE_WHEEL_HP = 550
/** Slicks or drag radials and a clutch dropped on them: so much torque at the wheels breaks shafts. */
const SHAFTS_ON_A_CLUTCH_DROP_LBFT = 600
/** What is used on the strip of a limit that is known for the car's own shafts. */
const USED_OF_SHAFTS_ON_RADIALS = 0.9
const SOLID_AXLE_ABOVE_WHEEL_HP = 600
const DIFFERENTIAL_ABOVE_WHEEL_HP = { fwd: 280, rwd: 450 } as const
const DRIVESHAFT_ABOVE_WHEEL_HP = 600
/** What the maker sold with the car's own shaft takes this much more; beyond it on street tires, the shaft is an offer. */
const DRIVESHAFT_OVER_STOCK = { sticky: 1.1, street: 1.3 } as const

/** A gearbox build of this strength goes with a clutch or converter of the same. */
const STRONG_GEARBOX_LBFT = 700

/** Gearboxes that only named builders open. */
const NAMED_BUILDERS_ONLY = /pdk|dct|dsg|tr-90|dq|dl\d|gr6|w6dga|sst/i

/** Open differential from the factory, or one that gives up early. */
const SOLID_AXLE = /^(ford-(windsor|essex|mod-46-[234]v$|coyote-g1|lightning|gt500|trinity))/

/**
 * One piece from the factory, without a center bearing: Mustangs to 2004, the carbon shaft of the 2013-14 GT500, LS1
 * F-bodies, Viper, S2000, RX-7 and RX-8, Miata.
 */
const ONE_PIECE = /^(?:ford-(?:windsor|essex|mod-46-[24]v|trinity)|gm-ls1$|dodge-viper|hon-f20c|maz-(?:13b|bp|lf|pe$))/

const offers = ({ fitting }: RuledCar, ...kinds: readonly PartKind[]): boolean =>
  fitting.some((part) => kinds.includes(part.kind))

const isRearEngined = ({ vehicle }: RuledCar): boolean =>
  vehicle.chassis.body === 'mid_engine' || vehicle.chassis.body === 'rear_engine'

const ceiling = (car: RuledCar, kind: PartKind, slot: RuleCeiling['slot'], wheelHp: number): RuleCeiling[] =>
  offers(car, kind) && wheelHp > car.stockWheelHp && Number.isFinite(wheelHp) ? [{ slot, wheelHp }] : []

/** Wheel power at which the torque curve of this engine peaks at so much torque. Worked: 435 hp, 400 lb-ft: 600 lb-ft at 652 whp. */
const wheelHpAtTorque = (wheelTorqueLbft: number, { vehicle: { engine } }: RuledCar): number =>
  (wheelTorqueLbft * engine.crankHp * engine.ratingRatio) / stockCrankTorqueLbft(engine)

/** Wheel power that the factory shafts stand on the strip: all that is known of them behind a converter, which takes the shock. */
function shaftsOnRadialsWheelHp(car: RuledCar, kind: PartKind): number {
  const isCushioned = car.vehicle.transmission.kind === 'automatic'
  const used = isCushioned ? 1 : USED_OF_SHAFTS_ON_RADIALS
  const known = car.family.mustKindsAbove.flatMap((must) =>
    must.kind === kind && 'aboveWheelHp' in must ? [used * must.aboveWheelHp] : [],
  )
  const isDropped = car.vehicle.transmission.kind === 'manual'
  const dropped = isDropped ? [wheelHpAtTorque(SHAFTS_ON_A_CLUTCH_DROP_LBFT, car)] : []
  return Math.max(Math.min(...known, ...dropped), 1.1 * car.stockWheelHp)
}

/** A clutch used to this share of its limit is not put back behind a built engine. */
const CLUTCH_PUT_BACK = 0.9

/** Wheel power at which this engine's peak torque takes nine tenths of the stock clutch. */
const clutchUsedWheelHp = (car: RuledCar): number =>
  wheelHpAtTorque(CLUTCH_PUT_BACK * car.vehicle.limits.clutchTorqueLbft * (1 - car.drivelineLoss), car)

const has = ({ parts }: RuledBuild, kind: PartKind): boolean => parts.some((part) => part.kind === kind)

const factoryDifferentialHolds = (build: RuledBuild): boolean => build.wheelHp < factoryDifferentialWheelHp(build)

function overpowersDifferential({ vehicle, wheelHp }: RuledBuild): boolean {
  const { drivetrain } = vehicle.chassis
  return drivetrain !== 'awd' && wheelHp > 1.3 * DIFFERENTIAL_ABOVE_WHEEL_HP[drivetrain]
}

function overpowersTires({ family, vehicle, stockWheelHp, wheelHp }: RuledBuild): boolean {
  const known = family.mustKindsAbove.find(({ kind }) => slotOf(kind) === 'tires')
  const above = known && 'aboveWheelHp' in known ? known.aboveWheelHp : TIRES_ABOVE_WHEEL_HP[vehicle.chassis.drivetrain]
  return wheelHp > Math.max(above, 1.15 * stockWheelHp)
}

/** Drag radials, or a car for the strip. */
const launchesHard = (build: RuledBuild): boolean => build.use === 'drag' || has(build, 'drag_tires')

function isDriveshaftLoaded(build: RuledBuild, on: keyof typeof DRIVESHAFT_OVER_STOCK): boolean {
  const { wheelHp, stockWheelHp, vehicle } = build
  const isTwoPiece = vehicle.chassis.drivetrain === 'rwd' && !isRearEngined(build) && !ONE_PIECE.test(build.family.id)
  return isTwoPiece && wheelHp > Math.max(DRIVESHAFT_ABOVE_WHEEL_HP, DRIVESHAFT_OVER_STOCK[on] * stockWheelHp)
}

export const DRIVELINE_RULES: readonly Rule[] = [
  {
    id: 'E02-engine-out',
    severity: 'must_with',
    sentence: 'With the engine out, replace a clutch that is past 90% of its limit.',
    reason: 'The gearbox is off already: a slipping clutch takes it off again.',
    ceilings: (car) =>
      car.vehicle.transmission.kind === 'manual'
        ? ceiling(car, 'clutch', 'clutch', Math.max(soldOnStockBottomEnd(car), clutchUsedWheelHp(car)))
        : [],
  },
  {
    id: 'E03',
    severity: 'never',
    sentence: 'A dual-clutch gearbox takes its own clutch packs, not a street clutch.',
    reason: 'Such a part does not exist.',
    refuses: (part, { vehicle }) =>
      part.kind === 'clutch' &&
      vehicle.transmission.kind !== 'manual' &&
      (isUniversal(part) || vehicle.transmission.kind === 'automatic'),
  },
  {
    id: 'E04',
    severity: 'should_with',
    sentence: 'Resurface or replace the flywheel with the clutch.',
    reason: 'The gearbox is out once.',
    recommends: (build) => (has(build, 'clutch') ? ['flywheel'] : []),
  },
  {
    id: 'E05',
    severity: 'never',
    sentence: 'A flywheel goes in with a clutch.',
    reason: 'The gearbox comes out either way.',
    needs: (part) => (part.kind === 'flywheel' ? ['clutch'] : []),
  },
  {
    id: 'E07',
    severity: 'must_with',
    sentence: 'Transmission tune first, then hard parts.',
    reason: 'The cheap step is good for 1.15-1.3 times stock torque, and a built box needs the tune anyway.',
    needs: (part, car) =>
      (part.kind === 'built_transmission' || part.kind === 'torque_converter') &&
      car.vehicle.transmission.kind !== 'manual' &&
      car.family.transmissionTuneExists &&
      offers(car, 'transmission_tune')
        ? ['transmission_tune']
        : [],
  },
  {
    id: 'E07-converter',
    severity: 'should_with',
    sentence: 'A stronger converter: past the torque that this automatic is known for, its lock-up clutch slips first.',
    reason: 'Order in the trade: transmission tune, cooler, converter, and the built gearbox last.',
    recommends: (build) =>
      build.vehicle.transmission.kind === 'automatic' &&
      !has(build, 'built_transmission') &&
      build.wheelTorqueLbft > build.stockWheelTorqueLbft &&
      build.crankTorqueLbft > namedGearboxLbft(build.vehicle)
        ? ['torque_converter']
        : [],
  },
  {
    id: 'E08',
    severity: 'never',
    sentence: 'No gearbox build that is no stronger than the stock box, or that nobody does.',
    reason: 'It gains nothing, or the builder does not exist.',
    refuses: (part, { vehicle }) =>
      part.kind === 'built_transmission' &&
      ((part.ratings.supportsTorqueLbft ?? Number.POSITIVE_INFINITY) <= vehicle.limits.transmissionTorqueLbft ||
        (isUniversal(part) &&
          (vehicle.transmission.kind === 'dual_clutch' || NAMED_BUILDERS_ONLY.test(vehicle.transmission.code)))),
  },
  {
    id: 'E09',
    severity: 'must_with',
    sentence: 'A gearbox built for this torque needs a clutch or converter to match.',
    reason: 'Otherwise the next link breaks.',
    needs: (part, car) => {
      if (part.kind !== 'built_transmission' || (part.ratings.supportsTorqueLbft ?? 0) <= STRONG_GEARBOX_LBFT) return []
      if (car.vehicle.transmission.kind === 'manual') return offers(car, 'clutch') ? ['clutch'] : []
      return car.vehicle.transmission.kind === 'automatic' && offers(car, 'torque_converter')
        ? ['torque_converter']
        : []
    },
  },
  {
    id: 'E10',
    severity: 'should_with',
    sentence: 'Stickier tires: this much power just spins the stock ones.',
    reason: "Power the tires can't hold is power you can't use. Only the dyno doesn't care.",
    recommends: (build) =>
      overpowersTires(build) && (build.use === 'drag' || !isShodForPower(build.vehicle, build.use))
        ? [build.use === 'drag' ? 'drag_tires' : 'tires']
        : [],
  },
  {
    id: 'E10-advice',
    severity: 'advise',
    sentence: 'Stickier tires: the front wheels spin through second gear.',
    reason: 'Factory summer tires still spin. A softer compound lets you use the power.',
    recommends: ({ wheelHp, vehicle }) =>
      vehicle.chassis.drivetrain === 'fwd' && wheelHp > TIRES_ADVISED_ABOVE_FWD_WHEEL_HP ? ['tires'] : [],
  },
  {
    id: 'E11',
    severity: 'must_with',
    sentence: 'This much power wants stronger axles.',
    reason: 'The factory shafts twist off on a sticky launch.',
    ceilings: (car) => {
      const isKnown = car.family.mustKindsAbove.some(({ kind }) => kind === 'half_shafts')
      if (isKnown || car.vehicle.chassis.drivetrain !== 'rwd' || isRearEngined(car)) return []
      const independent = car.use === 'drag' ? HALF_SHAFTS_ON_RADIALS_ABOVE_WHEEL_HP : HALF_SHAFTS_ABOVE_WHEEL_HP
      const above = SOLID_AXLE.test(car.family.id) ? SOLID_AXLE_ABOVE_WHEEL_HP : independent
      return ceiling(car, 'half_shafts', 'half_shafts', Math.max(above, 1.1 * car.stockWheelHp))
    },
  },
  {
    id: 'E11-strip',
    severity: 'must_with',
    sentence: 'On drag radials this torque takes stronger axles and a one-piece driveshaft.',
    reason: 'Dump the clutch on sticky tires and you break what wheelspin used to save.',
    ceilings: (car) =>
      car.use === 'drag' && car.vehicle.chassis.drivetrain === 'rwd' && !isRearEngined(car)
        ? (['half_shafts', 'driveshaft'] as const).flatMap((kind) =>
            ceiling(car, kind, slotOf(kind), shaftsOnRadialsWheelHp(car, kind)),
          )
        : [],
  },
  {
    id: 'E12',
    severity: 'should_with',
    sentence: 'On sticky tires, this much power wants a one-piece driveshaft.',
    reason: 'Grip loads the center bearing of the two-piece shaft until it gives up.',
    recommends: (build) => (isDriveshaftLoaded(build, 'sticky') && launchesHard(build) ? ['driveshaft'] : []),
  },
  {
    id: 'E12-advice',
    severity: 'advise',
    sentence: 'A one-piece driveshaft comes before sticky tires do.',
    reason: 'On street tires wheelspin saves the center bearing of the two-piece shaft.',
    recommends: (build) => (isDriveshaftLoaded(build, 'street') && !launchesHard(build) ? ['driveshaft'] : []),
  },
  {
    id: 'E13',
    severity: 'advise',
    sentence: "Get a limited-slip: one wheel won't put this down.",
    reason: 'An open differential spins the inside wheel.',
    recommends: (build) =>
      overpowersDifferential(build) && !hasFactoryLimitedSlip(build.vehicle) ? ['differential'] : [],
  },
  {
    id: 'E13-factory',
    severity: 'advise',
    sentence: 'A stronger limited-slip: the factory one was built for far less torque.',
    reason: 'Its clutches or gears wear out early.',
    recommends: (build) =>
      overpowersDifferential(build) && hasFactoryLimitedSlip(build.vehicle) && !factoryDifferentialHolds(build)
        ? ['differential']
        : [],
  },
  {
    id: 'E14',
    severity: 'never',
    sentence: 'No differential while the factory limited-slip can handle the power.',
    reason: 'It replaces a good part.',
    idle: (part, build) => part.kind === 'differential' && factoryDifferentialHolds(build),
  },
  {
    id: 'E15',
    severity: 'never',
    sentence: 'This car has no such part.',
    reason: 'No converter on a manual, no shaft where there is none; a dual clutch takes a cooler made for it.',
    refuses: (part, car) => {
      const { transmission, chassis } = car.vehicle
      if (part.kind === 'torque_converter') return transmission.kind !== 'automatic'
      if (part.kind === 'transmission_cooler') return isUniversal(part) && transmission.kind === 'dual_clutch'
      if (part.kind === 'midpipe_catless') return isUniversal(part) && isRearEngined(car)
      if (part.kind === 'driveshaft') return chassis.drivetrain === 'fwd' || isRearEngined(car)
      if (part.kind === 'half_shafts' && isUniversal(part)) return chassis.drivetrain === 'awd'
      return part.kind === 'differential' && isUniversal(part) && (chassis.drivetrain === 'awd' || isRearEngined(car))
    },
  },
  {
    id: 'E18',
    severity: 'warn',
    sentence: 'Drag radials shock the axles: plan on stronger ones next.',
    reason: 'Grip loads what slip used to save.',
    warns: (build) => has(build, 'drag_tires') && !has(build, 'half_shafts') && build.wheelHp > 500,
  },
  {
    id: 'J-gearbox',
    severity: 'should_with',
    sentence: 'Gearbox internals last.',
    reason: 'The gearbox is the last thing a sensible build opens.',
    penaltyCents: (part) => (part.kind === 'built_transmission' ? 50_000 : 0),
  },
]
