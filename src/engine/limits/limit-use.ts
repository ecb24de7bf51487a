import { isFedByHighPressurePump } from '../families/fuel-feed.ts'
import { boostOf } from '../fitment/induction.ts'
import { slotOf } from '../fitment/slots.ts'
import {
  type Build,
  type CalibrationFactors,
  type LimitComponent,
  type LimitUse,
  PART_KINDS,
  type Part,
  type PartKind,
  type Slot,
  type Vehicle,
} from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
import { powerScenario, shotWheelHp } from '../power/power-scenario.ts'
import type { SearchRules } from '../rulebook/search-rules.ts'
import { ceilingsOf } from './ceilings.ts'
import { launchGripTorqueLbft } from './launch-grip.ts'
import type { TunableLimit } from './limit-lifts.ts'
import type { LimitedPower } from './limit-power.ts'
import { ceilingMargin, type RuleHold, ruleHolds } from './rule-ceilings.ts'

/** Share above which a limit counts as approached. */
export const APPROACHED = 0.9

const LIFTING_KIND: Readonly<Record<TunableLimit | 'grip', PartKind>> = {
  internals: 'built_bottom_end',
  transmission: 'built_transmission',
  clutch: 'clutch',
  grip: 'drag_tires',
}

function boostLiftingKind(vehicle: Vehicle, source: Part | undefined): PartKind {
  if (source) return source.kind
  return vehicle.engine.aspiration === 'supercharged' ? 'supercharger_twin_screw' : 'turbo_upgrade'
}

interface Measured {
  component: LimitComponent
  unit: LimitUse['unit']
  value: number
  limit: number
  boost?: LimitUse['boost'] | undefined
  liftedByPartId?: string | undefined
  lift: PartKind
}

function used({ component, unit, value, limit, boost, liftedByPartId, lift }: Measured): LimitUse {
  const share = value / limit
  return {
    component,
    unit,
    value,
    limit,
    share,
    ...(boost ? { boost } : {}),
    ...(liftedByPartId === undefined ? {} : { liftedByPartId }),
    ...(share > APPROACHED ? { liftedByKind: lift } : {}),
  }
}

function fuelAndBoost(build: Build, limited: LimitedPower, factors: CalibrationFactors): LimitUse[] {
  const { vehicle, fuel, weather, parts } = build
  const { chosen, others } = scenarioParts(parts)
  const scenario = powerScenario({ vehicle, fuel, weather, factors, ...chosen })
  const crank = (wheelHp: number) => wheelHp / (1 - scenario.drivelineLoss)
  const injectors = others.find((part) => scenario.fuelRoleOf(part) === 'injectors')
  const pump = others.find((part) => scenario.fuelRoleOf(part) === 'fuel_pump')
  const kitBrings = (slot: 'injectors' | 'fuel_pump') => chosen.boostSource?.ratings.includes?.includes(slot)
  const injectorCap = (injectors && scenario.capOf(injectors)) ?? scenario.capWheelHp.stockInjectors
  const pumpCap = (pump && scenario.capOf(pump)) ?? scenario.capWheelHp.stockPump
  const byInjectors = injectorCap <= pumpCap
  const lifter = byInjectors
    ? (injectors ?? (kitBrings('injectors') ? chosen.boostSource : undefined))
    : (pump ?? (kitBrings('fuel_pump') ? chosen.boostSource : undefined))
  const value = limited.power.crankHp
  const uses: Measured[] = [
    {
      component: 'fuel_system',
      unit: 'crank hp',
      value,
      limit: crank(Math.min(injectorCap, pumpCap)),
      liftedByPartId: lifter?.id,
      lift: byInjectors
        ? 'injectors'
        : isFedByHighPressurePump(vehicle.family)
          ? 'high_pressure_fuel_pump'
          : 'fuel_pump',
    },
    {
      component: 'boost_source',
      boost: boostOf(vehicle.engine.aspiration, chosen.boostSource),
      unit: 'crank hp',
      value,
      limit: crank(scenario.capWheelHp.boostSource),
      liftedByPartId: chosen.boostSource?.id,
      lift: boostLiftingKind(vehicle, chosen.boostSource),
    },
  ]
  return uses.filter((use) => Number.isFinite(use.limit)).map(used)
}

/** The nearest of the rulebook's ceilings on each slot; one that a stronger part has set aside is gone. */
function byRules(build: Build, { power }: LimitedPower, rules: SearchRules | undefined): LimitUse[] {
  const { vehicle, parts } = build
  const { chosen } = scenarioParts(parts)
  const boost = boostOf(vehicle.engine.aspiration, chosen.boostSource)
  const { drivelineLoss } = power
  const margin = ceilingMargin(vehicle, 0, { drivelineLoss, shotWheelHp: shotWheelHp(chosen, drivelineLoss) })
  const nearest = new Map<Slot, RuleHold>()
  for (const hold of ruleHolds(rules, { chosen, parts }, margin)) {
    if (hold.wheelHp < (nearest.get(hold.slot)?.wheelHp ?? Number.POSITIVE_INFINITY)) nearest.set(hold.slot, hold)
  }
  return [...nearest.values()].map(({ slot, wheelHp, ruleId, setByPartId, inHand = 0 }) => {
    // The gauge of a pump shows what it feeds, and not what it is let to.
    const limit = wheelHp / (1 - inHand) / (1 - drivelineLoss)
    const share = (power.wheelHp / wheelHp) * (1 - inHand)
    // A combination that is not sold for more is moved by no single part.
    const lift = ruleId === undefined ? undefined : PART_KINDS.find((kind) => slotOf(kind) === slot)
    return {
      ...{ component: 'hardware', unit: 'crank hp', value: power.crankHp, limit, share, slot },
      ...(ruleId === undefined ? {} : { ruleId }),
      ...(slot === 'boost_source' && boost ? { boost } : {}),
      ...(setByPartId === undefined ? {} : { liftedByPartId: setByPartId }),
      ...(share > APPROACHED && lift ? { liftedByKind: lift } : {}),
    }
  })
}

/**
 * How near the build is to each limit, the nearest first: internals, fuel system and boost source in crank hp;
 * transmission, clutch and grip in crank lb-ft. `share` 1 = at the limit; the kind of part that would move it is
 * named above 0.9. Grip is the torque that spins the tires in first gear: above 1 means that the launch must be
 * metered, not that something breaks. With `rules`, the rulebook's ceilings stand among them. Limits without a known figure (no factory turbo, a part without rating) are left out.
 */
export function limitUse(
  build: Build,
  limited: LimitedPower,
  factors: CalibrationFactors,
  rules?: SearchRules,
): LimitUse[] {
  const { power } = limited
  const strength = ceilingsOf(build.vehicle, build.parts).map((ceiling) =>
    used({
      component: ceiling.limit,
      unit: ceiling.limit === 'internals' ? 'crank hp' : 'lb-ft',
      value: ceiling.limit === 'internals' ? power.crankHp : power.crankTorqueLbft,
      limit: ceiling.value,
      liftedByPartId: ceiling.setByPartId,
      lift: LIFTING_KIND[ceiling.limit],
    }),
  )
  const gripTorque = launchGripTorqueLbft(build.vehicle, build.parts, power.drivelineLoss)
  const grip = gripTorque
    ? used({
        component: 'grip',
        unit: 'lb-ft',
        value: power.crankTorqueLbft,
        limit: gripTorque,
        liftedByPartId: build.parts.find((part) => part.kind === 'drag_tires' || part.kind === 'tires')?.id,
        lift: LIFTING_KIND.grip,
      })
    : []
  return [...strength, ...fuelAndBoost(build, limited, factors), ...byRules(build, limited, rules), grip]
    .flat()
    .sort((a, b) => b.share - a.share)
}

/** The limit that gives way first as power grows; grip apart, which spins but does not break. */
export function bindsFirst(uses: readonly LimitUse[]): LimitUse | undefined {
  return uses.find((use) => use.component !== 'grip')
}
