import { canJoin } from '../fitment/check-build.ts'
import { slotOf } from '../fitment/slots.ts'
import { limitSetBy } from '../limits/limit-lifts.ts'
import { isPlural, kindName, limitName } from '../limits/limit-words.ts'
import type { LimitComponent, LimitUse, Part, PartCategory, PartKind, Vehicle } from '../model.ts'
import { effectivePart } from '../optimizer/effective-parts.ts'
import { holds, type PlannedBuild } from '../optimizer/planned-build.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { ruleOfUse } from '../optimizer/use-rules.ts'
import { judgedBy } from '../rulebook/judge-build.ts'
import { ruledBuildOf } from '../rulebook/ruled-build.ts'
import { NO_RULES } from '../rulebook/search-rules.ts'
import { joinsSoundly } from './joins-soundly.ts'

/** A part that the build does not need for its power, and why it is worth having. */
export interface SupportingItem {
  part: Part
  reason: string
  /** The rule of the trade that recommends it, if one does. */
  ruleId?: string
  /** A good shop puts it in unless the customer strikes it: a `should_with` rule, or a stock part that is nearly used up. */
  isStandard?: true
  /** What it takes the strain off, where a stock part is nearly used up. */
  relieves?: Pick<LimitUse, 'component' | 'slot'>
}

export interface SupportingMods {
  category: PartCategory
  items: readonly SupportingItem[]
}

/** How much a build is to keep in hand. */
export interface AdviceTerms {
  /** It makes less than was asked for: what is left of the budget goes into supports sooner. */
  isShortOfGoal?: boolean | undefined
  /** The customer's priority is reliability. */
  isForLongLife?: boolean | undefined
}

interface Advice extends Omit<SupportingItem, 'part'> {
  kinds: readonly PartKind[]
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

const LIMIT_ADVICE: Partial<Record<LimitComponent, { kinds: readonly PartKind[]; name: string }>> = {
  internals: { kinds: ['head_studs', 'oil_pump_gears'], name: 'internals' },
  // A cooler adds no strength.
  transmission: { kinds: ['transmission_tune', 'torque_converter'], name: 'transmission' },
  clutch: { kinds: ['clutch'], name: 'clutch' },
}
/** Stock parts that a good shop replaces where less than 5 % is left of them; what costs little, where 5 % is. */
const NEARLY_USED_UP: Partial<Record<PartKind, number>> = {
  ...{ clutch: 0.955, intercooler: 0.955, heat_exchanger: 0.955, torque_converter: 0.955, head_studs: 0.955 },
  ...{ fuel_pump: 0.945, injectors: 0.945, transmission_tune: 0.945, transmission_cooler: 0.945 },
  ...{ high_pressure_fuel_pump: 0.965, charge_pipes: 0.925 },
  ...{ half_shafts: 0.975, reliability_fix: 0.955 },
}

/** On track, and for long life, what cools the charge is to have a tenth left. */
const CHARGE_COOLING: ReadonlySet<PartKind> = new Set<PartKind>(['intercooler', 'heat_exchanger'])
const TENTH_LEFT = 0.9

/** What costs little against any build. */
export const COSTS_LITTLE: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['fuel_pump', 'injectors', 'transmission_tune', 'transmission_cooler', 'charge_pipes'] as const),
])

/** What is to have a tenth left where long life comes first. */
const LASTS: ReadonlySet<PartKind> = new Set<PartKind>([...COSTS_LITTLE, 'half_shafts', 'high_pressure_fuel_pump'])

/** Without boost an engine that runs out of fuel loses power and no piston: its own pump and injectors stay. */
const FEEDS_BOOST: ReadonlySet<PartKind> = new Set<PartKind>(['fuel_pump', 'injectors'])

/** Where one of them holds the power while the goal is missed, it is what the money left over is for. */
const HOLDS_FROM = 0.9

function usedUpFrom(kind: PartKind, use: SearchRequest['use'], isForLongLife: boolean): number | undefined {
  const isWatched = CHARGE_COOLING.has(kind) ? use === 'track' || isForLongLife : isForLongLife && LASTS.has(kind)
  return isWatched ? TENTH_LEFT : NEARLY_USED_UP[kind]
}

/** What makes hardly more than the factory's power is as near to its limits as the factory left it. */
const USES_LIMITS_FROM = 1.03
/** Power over stock above which heat asks for more cooling; torque over stock above which shafts do; and brakes. */
const HEAT_FROM = 1.2
const SHAFTS_FROM = 1.5
const PADS_FROM = 1.15
const BRAKES_FROM = 1.5
const LIMIT_FROM = 0.8
/** From here a gearbox gets its own tune, which holds its clutches tighter; a shop doesn't hand over the car without. */
const GEARBOX_TUNE_FROM = 0.945
const GRIP_FROM = 1.5
const DRAG_GRIP_FROM = 1.2

/** What is nearly used up: of a weak point its own name, "rod bearings". */
const nameOf = (use: LimitUse, kind: PartKind, { family }: Vehicle): string =>
  use.slot === 'reliability_fix' ? limitName(use, family) : kindName(kind, family)

function adviceFor(
  planned: PlannedBuild,
  use: SearchRequest['use'],
  { isShortOfGoal, isForLongLife }: AdviceTerms,
): Advice[] {
  const { power, limits, build } = planned
  const boosted = power.boostGaugePsi > 0
  const advice: Advice[] = []
  const powerRatio = power.wheelHp / power.stockWheelHp
  const torqueRatio = power.wheelTorqueLbft / power.stockWheelTorqueLbft
  const isAsTheFactoryLeftIt = powerRatio < USES_LIMITS_FROM && torqueRatio < USES_LIMITS_FROM
  for (const limit of isAsTheFactoryLeftIt ? [] : limits) {
    const { share, liftedByKind, liftedByPartId } = limit
    if (liftedByPartId) continue
    const stock = (name: string) => {
      const are = isPlural(limit, build.vehicle.family) || name.endsWith('s') ? 'are' : 'is'
      return `The stock ${name} ${are} at ${percent(share)} of ${are === 'are' ? 'their' : 'its'} limit.`
    }
    const about = LIMIT_ADVICE[limit.component]
    const isSpared = !boosted && liftedByKind && FEEDS_BOOST.has(liftedByKind)
    const usedUp = liftedByKind && !isSpared && usedUpFrom(liftedByKind, use, isForLongLife === true)
    if (liftedByKind && usedUp && share > (isShortOfGoal && holds(limit, planned) ? HOLDS_FROM : usedUp)) {
      const relieves = { component: limit.component, ...(limit.slot ? { slot: limit.slot } : {}) }
      advice.push({
        kinds: [liftedByKind],
        reason: stock(nameOf(limit, liftedByKind, build.vehicle)),
        isStandard: true,
        relieves,
      })
    } else if (about && share > LIMIT_FROM) {
      const reason = stock(about.name)
      if (limit.component === 'transmission' && share > GEARBOX_TUNE_FROM) {
        advice.push({ kinds: ['transmission_tune'], reason, isStandard: true })
      }
      advice.push({ kinds: about.kinds, reason })
    }
  }
  const supercharged =
    build.parts.some((part) => part.kind.startsWith('supercharger_')) ||
    (build.vehicle.engine.aspiration === 'supercharged' && !build.parts.some((part) => part.kind.startsWith('turbo_')))
  if (powerRatio > HEAT_FROM) {
    const reason = `${percent(powerRatio - 1)} more power means ${percent(powerRatio - 1)} more heat.`
    advice.push({ kinds: ['radiator', 'oil_cooler'], reason })
    if (boosted) {
      const charge = `Keeps the charge cool at ${power.boostGaugePsi.toFixed(1)} psi, run after run.`
      advice.push({ kinds: supercharged ? ['heat_exchanger'] : ['intercooler'], reason: charge })
    }
  }
  if (torqueRatio > SHAFTS_FROM) {
    const reason = `${Math.round(power.wheelTorqueLbft)} lb-ft at the wheels is ${percent(torqueRatio - 1)} over stock.`
    advice.push({ kinds: ['half_shafts', 'differential'], reason })
  }
  const grip = limits.find((use) => use.component === 'grip')
  if (grip && grip.share > (use === 'drag' ? DRAG_GRIP_FROM : GRIP_FROM) && !grip.liftedByPartId) {
    const reason = `First gear has ${grip.share.toFixed(1)} times the torque your tires can hold.`
    if (use === 'drag') advice.push({ kinds: ['drag_tires'], reason, isStandard: true })
    advice.push({ kinds: ['tires', 'suspension_other'], reason })
  }
  if (powerRatio > PADS_FROM) {
    const reason = `${Math.round(power.wheelHp - power.stockWheelHp)} more whp means more speed, and more speed needs more brake.`
    advice.push({
      kinds: powerRatio > BRAKES_FROM ? ['brake_kit', 'brake_pads'] : ['brake_pads', 'brake_fluid'],
      reason,
    })
  }
  return advice
}

/** Whether a part that is advised for a limit really stands more than the one that is there. */
function helps(part: Part, { build, limits }: PlannedBuild): boolean {
  const set = limitSetBy(part, build.vehicle)
  if (!set) return true
  const use = limits.find((limit) => limit.component === set.limit)
  return !use || set.value > use.limit
}

const byPrice = (a: Part, b: Part): number =>
  a.priceCents - b.priceCents ||
  (a.manufacturer < b.manufacturer ? -1 : a.manufacturer > b.manufacturer ? 1 : a.id < b.id ? -1 : 1)

/** What the rulebook recommends with this build, in its own words. */
function adviceOfRules(request: SearchRequest, planned: PlannedBuild): Advice[] {
  if (!request.rules || planned.build.parts.length === 0) return []
  const ruled = ruledBuildOf(planned, request)
  const said = [...judgedBy('should_with', ruled), ...judgedBy('advise', ruled)]
  return said.map(({ ruleId, severity, sentence, mendedByKinds }) => ({
    ...{ ruleId, kinds: mendedByKinds, reason: sentence },
    ...(severity === 'should_with' ? { isStandard: true } : {}),
  }))
}

/** The parts that may be advised: sold for this car, fuel and use, and stronger than what is there. */
function candidatesFor(request: SearchRequest, planned: PlannedBuild, advised: readonly Advice[]): Part[] {
  const { rules = NO_RULES } = request
  const wanted = new Set(advised.flatMap((advice) => advice.kinds))
  const forbidden = new Set([...ruleOfUse(request.use).excludedKinds, ...(request.excludedKinds ?? [])])
  const excluded = new Set(request.excludedPartIds)
  const counted = (part: Part) => part.priceCents + rules.penaltyCents(part)
  return request.parts
    .filter((part) => !part.installed && wanted.has(part.kind) && !forbidden.has(part.kind) && !excluded.has(part.id))
    .filter((part) => rules.refusalOf(part) === undefined && helps(part, planned))
    .sort((a, b) => counted(a) - counted(b) || byPrice(a, b))
}

/** Whether a part can be added to the build as the rulebook sees both. */
function joins({ rules = NO_RULES }: SearchRequest, { build }: PlannedBuild): (candidate: Part) => boolean {
  const parts = build.parts.map((part) => effectivePart(part, rules))
  return (candidate) => canJoin(build.vehicle, parts, effectivePart(candidate, rules))
}

/**
 * Parts worth having beside a build, by category, each with its reason: what the rulebook recommends, then what the
 * limits it comes near, its heat, its torque and its grip call for. The cheapest fitting part of each advised kind
 * whose slot is free; none that the use or a rule keeps out, that takes power from the build, or that goes over
 * `budgetCents`: whatever is advised can be added.
 */
export function supportingMods(
  request: SearchRequest,
  planned: PlannedBuild,
  budgetCents = Number.POSITIVE_INFINITY,
): SupportingMods[] {
  const items = supportingItems(request, planned, { canAdd: joinsSoundly(request, planned, budgetCents) })
  return [...Map.groupBy(items, ({ part }) => part.category)].map(([category, inCategory]) => ({
    category,
    items: inCategory,
  }))
}

/**
 * The same as one list, in the order of the advice, of what `canAdd` allows; `passedOver`: parts that stay out, others
 * of their kind may stand for them.
 */
export function supportingItems(
  request: SearchRequest,
  planned: PlannedBuild,
  {
    passedOver,
    canAdd = () => true,
    ...terms
  }: AdviceTerms & { passedOver?: ReadonlySet<Part>; canAdd?: (part: Part) => boolean } = {},
): SupportingItem[] {
  const chosen = planned.build.parts
  const taken = new Set(chosen.flatMap((part) => [slotOf(part.kind), ...(part.ratings.includes ?? [])]))
  const said = [...adviceOfRules(request, planned), ...adviceFor(planned, request.use, terms)]
  const advised = [...said.filter(({ isStandard }) => isStandard), ...said.filter(({ isStandard }) => !isStandard)]
  const candidates = candidatesFor(request, planned, advised).filter((part) => !passedOver?.has(part))
  const canJoinIt = joins(request, planned)
  const items: SupportingItem[] = []
  for (const { kinds, ...why } of advised) {
    for (const kind of kinds) {
      if (taken.has(slotOf(kind))) continue
      const part = candidates.find((one) => one.kind === kind && canJoinIt(one) && canAdd(one))
      if (!part) continue
      taken.add(slotOf(kind))
      items.push({ part, ...why })
    }
  }
  return items
}
