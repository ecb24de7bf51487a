import { torqueAtPowerPeakLbft } from '../limits/limit-lifts.ts'
import type { Part } from '../model.ts'
import { fedOn, injectorCrankHp } from '../power/fuel.ts'
import { soldOnStockBottomEnd } from './internals-rules.ts'
import { brings, isEthanol, isTune, type Rule, type RuledBuild } from './rule.ts'

/** What a kit's own file was not written for. */
const DEPARTURES: ReadonlySet<string> = new Set([
  'pulley_smaller',
  'camshafts',
  'ported_heads',
  'headers_long_tube',
  'intake_manifold',
  'injectors',
  'port_injection',
  'stroker',
  'built_bottom_end',
  'flex_fuel',
  'methanol_injection',
])

/** Stock injectors this far below the family's limit are under 80 % duty; the limit is stated at 85 %. */
const UNDER_80_PERCENT_DUTY = 0.8 / 0.85
const MOST_INJECTOR = 2.2
const MOST_CLUTCH = 2.2
const CLUTCH_HOLDS = 0.85
/** A short block below this share of what is sold on the stock one has nothing to do; a customer may keep a tenth in hand. */
const BOTTOM_END_USED = 0.9
/** The largest reserve that a build keeps leaves this share of the stock gearbox to use; beyond it a built one has work to do. */
export const GEARBOX_USED = 0.9
const MOST_CENTS_PER_WHEEL_HP = 12_000

const kitFileFits = ({ parts, fuel }: RuledBuild): boolean =>
  !isEthanol(fuel) && fuel !== 'race' && !parts.some(({ kind }) => DEPARTURES.has(kind))

const injectorSupportsCrankHp = (part: Part, { vehicle, fuel, boostGaugePsi }: RuledBuild): number => {
  const ccPerMin = part.ratings.injectorCcPerMin
  if (part.kind !== 'injectors' || ccPerMin === undefined) return 0
  return injectorCrankHp({ ccPerMin, cylinders: vehicle.engine.cylinders, boosted: boostGaugePsi > 0, fuel })
}

/** What clutch and gearbox carry, as their limits are stated: peak torque, or the peak power at the rated rpm. */
const drivelineTorqueLbft = ({ vehicle, wheelHp, drivelineLoss, crankTorqueLbft }: RuledBuild): number =>
  Math.max(crankTorqueLbft, torqueAtPowerPeakLbft(wheelHp / (1 - drivelineLoss), vehicle))

const streetDriven = ({ use }: RuledBuild): boolean => use === 'daily' || use === 'street'

/**
 * What a bill may not hold at the power that the build delivers. The search obeys by its objective: what does nothing
 * costs money, so the cheapest build is without it; `npm run catalog-check` proves that it is.
 */
export const BILL_RULES: readonly Rule[] = [
  {
    id: 'A13',
    severity: 'never',
    sentence: 'One engine tune: the kit comes with its own.',
    reason: "A second tune is money twice, unless you changed something the kit's tune doesn't cover.",
    breaks: (part, build) =>
      isTune(part) && build.parts.some((other) => other !== part && brings(other, 'tune')) && kitFileFits(build),
  },
  {
    id: 'B08',
    severity: 'never',
    sentence: 'No bigger injectors while the stock ones have room.',
    reason: 'You gain nothing, and it idles worse.',
    idle: (part, { family, fuel, wheelHp }) =>
      part.kind === 'injectors' &&
      family.injection === 'port' &&
      wheelHp <
        UNDER_80_PERCENT_DUTY *
          fedOn(fuel, { gasoline: family.fuelLimitWheelHp[93], e85: family.fuelLimitWheelHp.e85 }),
  },
  {
    id: 'B09',
    severity: 'warn',
    sentence: 'These injectors are more than twice as big as this power needs.',
    reason: 'Idle, tip-in and the evap system suffer. A smaller set drives better.',
    warns: (build) =>
      build.parts.some(
        (part) => injectorSupportsCrankHp(part, build) > MOST_INJECTOR * (build.wheelHp / (1 - build.drivelineLoss)),
      ),
  },
  {
    id: 'E02',
    severity: 'never',
    sentence: 'No clutch while the stock one holds with room to spare.',
    reason: 'The gearbox comes out for nothing, and the new clutch chatters.',
    idle: (part, build) =>
      part.kind === 'clutch' && drivelineTorqueLbft(build) < CLUTCH_HOLDS * build.vehicle.limits.clutchTorqueLbft,
  },
  {
    id: 'E02-size',
    severity: 'warn',
    sentence: 'This clutch holds more than twice your torque: expect chatter in traffic.',
    reason: 'Race discs grab. On the street you want the smallest clutch that holds.',
    warns: (build) =>
      streetDriven(build) &&
      build.parts.some(
        ({ kind, ratings }) =>
          kind === 'clutch' && (ratings.supportsTorqueLbft ?? 0) > MOST_CLUTCH * build.crankTorqueLbft,
      ),
  },
  {
    id: 'E06',
    severity: 'never',
    sentence: 'No gearbox build while the stock box holds.',
    reason: 'Save the most expensive part of the driveline for last.',
    idle: (part, build) =>
      part.kind === 'built_transmission' &&
      drivelineTorqueLbft(build) <= GEARBOX_USED * build.vehicle.limits.transmissionTorqueLbft &&
      build.family.mustKindsAbove.every(
        (must) => must.kind !== part.kind || 'addedBoost' in must || build.wheelHp <= GEARBOX_USED * must.aboveWheelHp,
      ),
  },
  {
    id: 'F02',
    severity: 'never',
    sentence: 'No built short block while the stock one is good for the power.',
    reason: "Strong parts don't make power.",
    floorWheelHp: (part, car) => (part.kind === 'built_bottom_end' ? BOTTOM_END_USED * soldOnStockBottomEnd(car) : 0),
  },
  {
    id: 'J08',
    severity: 'warn',
    sentence: 'You are paying over $120 per horsepower here. Look at the next goal down.',
    reason: 'The last few horsepower cost the most.',
    warns: ({ costCents, wheelHp, stockWheelHp }) =>
      costCents !== undefined && costCents > MOST_CENTS_PER_WHEEL_HP * Math.max(1, wheelHp - stockWheelHp),
  },
]
