import { checkBuild } from '../fitment/check-build.ts'
import { slotOf } from '../fitment/slots.ts'
import { isGrip } from '../limits/is-strength.ts'
import type { Part, PartKind, Slot } from '../model.ts'
import { type PlannedBuild, plannedBuild } from '../optimizer/planned-build.ts'
import type { SearchRequest } from '../optimizer/search-request.ts'
import { isUniversal } from '../rulebook/rule.ts'
import { breaches } from './joins-soundly.ts'
import { type AdviceTerms, COSTS_LITTLE, type SupportingItem, supportingItems } from './supporting-mods.ts'

/** A build with what a good shop puts in with it. */
export interface SupportedBuild {
  planned: PlannedBuild
  /** The parts that were added, each with its reason, in the order in which the money went to them. */
  supports: readonly SupportingItem[]
  /** How many more there would be with a little more money. */
  unaffordable: number
}

interface SupportTerms extends AdviceTerms {
  /** The bill stays within it; absent = no limit. */
  budgetCents?: number | undefined
  /** The lowest cost is asked for: only what costs little goes in, where what it spares has nothing left. */
  isLowestCost?: boolean | undefined
  /** Parts that the customer struck. */
  leftOutPartIds?: readonly string[]
}

/** What the money goes to first: what kills the engine, cheap insurance, heat and the clutch, then what puts the power down. */
const FIRST: readonly PartKind[] = [
  ...(['reliability_fix', 'spark_plugs', 'transmission_tune', 'heat_exchanger', 'intercooler'] as const),
  ...(['clutch', 'flywheel', 'charge_pipes', 'fuel_pump', 'high_pressure_fuel_pump', 'head_studs'] as const),
  ...(['transmission_cooler', 'torque_converter', 'half_shafts', 'cold_air_intake', 'drag_tires', 'tires'] as const),
  ...(['brake_pads', 'brake_fluid', 'oil_cooler'] as const),
]
/** Made for no one car by nature; of anything else, a universal part is offered and not put in. */
const ANY_CAR: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['drag_tires', 'tires', 'brake_fluid', 'brake_pads', 'oil_cooler', 'fuel_pump', 'transmission_cooler'] as const),
])
/**
 * A reserve that only the estimate of a limit asks for is bought up to this share of the bill, else it is offered; more of
 * it where a budget was stated and has the money left.
 */
const RESERVE_OF_BILL = { open: 0.2, stated: 0.34, statedAtItsEnd: 0.45 } as const
/** Or, where the stock part is at its end, up to this share of the budget. */
const RESERVE_OF_BUDGET = 0.35
/** A stock part at this share of its limit has nothing left. */
const AT_ITS_END = 0.995
const RESERVES: ReadonlySet<PartKind> = new Set<PartKind>([
  ...(['intercooler', 'heat_exchanger', 'transmission_cooler', 'torque_converter'] as const),
  ...(['high_pressure_fuel_pump', 'half_shafts'] as const),
])
/** The cheapest air there is, up to this price, and up to this much for each wheel horsepower that it could bring. */
const MOST_FOR_INTAKE_CENTS = 100_000
const MOST_FOR_INTAKE_CENTS_PER_WHP = 12_000
const INTAKE_RULE = 'J03-intake'
/** What takes a larger share of the budget is the next step, not what should go in with this one. */
const NEXT_STEP_OF_BUDGET = 0.25
/** So many parts of a kind are tried where the cheapest one takes no strain off. */
const MOST_TRIED = 4

const isPutIn = ({ isStandard, part }: SupportingItem): boolean =>
  isStandard === true && (!isUniversal(part) || ANY_CAR.has(part.kind))

const rank = ({ part }: SupportingItem): number => {
  const at = FIRST.indexOf(part.kind)
  return at === -1 ? FIRST.length : at
}

/**
 * The build with its standard supporting parts, one after the other as long as the bill stays within `budgetCents`,
 * the power does not fall and no rule is broken that was kept before. A kind of which the customer struck a part stays
 * out; where nothing is bought, nothing is added. Example: a Stage 2 build with $1,200 left takes colder plugs for $340 and
 * the transmission tune for $600.
 */
export function supportedBuild(
  request: SearchRequest,
  bare: PlannedBuild,
  { budgetCents = Number.POSITIVE_INFINITY, leftOutPartIds = [], isLowestCost, ...terms }: SupportTerms = {},
): SupportedBuild {
  if (bare.build.parts.every((part) => part.installed)) return { planned: bare, supports: [], unaffordable: 0 }
  const struck = new Set([...leftOutPartIds, ...(request.excludedPartIds ?? [])])
  const left = new Set(request.parts.filter(({ id }) => struck.has(id)).map(({ kind }) => slotOf(kind)))
  const broken = breaches(request, bare)
  const supports: SupportingItem[] = []
  const passedOver = new Set<Part>()
  const tries = new Map<Slot, number>()
  let unaffordable = 0
  let planned = bare
  for (;;) {
    const offered = supportingItems(request, planned, { ...terms, passedOver }).filter(
      (item) =>
        isPutIn(item) && !left.has(slotOf(item.part.kind)) && (!isLowestCost || sparesWhatIsAtItsEnd(item, planned)),
    )
    const [item] = offered.toSorted((a, b) => rank(a) - rank(b))
    if (!item) return { planned, supports, unaffordable }
    const slot = slotOf(item.part.kind)
    const next = plannedBuild(request, [...planned.build.parts, item.part])
    const isSound = next.power.wheelHp >= planned.power.wheelHp && breaches(request, next) <= broken
    if (!isSound || !takesStrainOff(item, planned, next)) {
      passedOver.add(item.part)
      const tried = (tries.get(slot) ?? 0) + 1
      tries.set(slot, tried)
      if (tried >= MOST_TRIED) left.add(slot)
      continue
    }
    left.add(slot)
    if (isTooDear(item, planned, next, { budgetCents, ...terms })) continue
    if (next.costCents > budgetCents) {
      const isNextStep = next.costCents - planned.costCents > NEXT_STEP_OF_BUDGET * budgetCents
      if (!isNextStep || COSTS_LITTLE.has(item.part.kind)) unaffordable += 1
      continue
    }
    planned = next
    supports.push(item)
  }
}

/** Example: the gearbox tune, where the gearbox stands at all that it is good for. */
const sparesWhatIsAtItsEnd = ({ part: { kind }, relieves }: SupportingItem, { limits }: PlannedBuild): boolean =>
  COSTS_LITTLE.has(kind) &&
  limits.some(
    ({ component, slot, share }) =>
      share >= AT_ITS_END &&
      (relieves ? component === relieves.component && slot === relieves.slot : component === 'transmission'),
  )

/** Whether something reaches its limit that did not before. */
const comesToAnEnd = ({ limits }: PlannedBuild, before: PlannedBuild): boolean =>
  limits.some((limit) => limit.share >= AT_ITS_END && !isGrip(limit) && shareOf(limit, before) < AT_ITS_END)

/** Whether less of the limit is used that the part is for; of what delivers more for it, that it is used no more. */
function takesStrainOff({ relieves }: SupportingItem, before: PlannedBuild, after: PlannedBuild): boolean {
  if (!relieves) return true
  return shareOf(relieves, after) < shareOf(relieves, before) || after.power.wheelHp > before.power.wheelHp
}

const shareOf = (of: NonNullable<SupportingItem['relieves']>, { limits }: PlannedBuild): number =>
  limits.find(({ component, slot }) => component === of.component && slot === of.slot)?.share ?? 0

/** A reserve that only the estimate of a limit asks for, at a price that the build is not about; an intake of carbon. */
function isTooDear(
  { part, relieves, ruleId }: SupportingItem,
  before: PlannedBuild,
  after: PlannedBuild,
  { budgetCents, isShortOfGoal }: { budgetCents: number; isShortOfGoal?: boolean | undefined },
): boolean {
  const cents = after.costCents - before.costCents
  if (ruleId === INTAKE_RULE) {
    // A build that is held below its goal by something else has no use for more air.
    const gainedWheelHp = isShortOfGoal
      ? after.power.wheelHp - before.power.wheelHp
      : after.unlimitedWheelHp - before.unlimitedWheelHp
    return cents > Math.min(MOST_FOR_INTAKE_CENTS, MOST_FOR_INTAKE_CENTS_PER_WHP * gainedWheelHp)
  }
  const isByEstimate = relieves !== undefined || part.kind === 'torque_converter'
  const isAtItsEnd = relieves !== undefined && shareOf(relieves, before) >= AT_ITS_END
  const hasBudget = Number.isFinite(budgetCents)
  const ofBill = RESERVE_OF_BILL[hasBudget ? (isAtItsEnd ? 'statedAtItsEnd' : 'stated') : 'open'] * after.costCents
  const most = hasBudget && isAtItsEnd ? Math.max(ofBill, RESERVE_OF_BUDGET * budgetCents) : ofBill
  return isByEstimate && RESERVES.has(part.kind) && cents > most
}

/**
 * The same build without the parts that were bought for power which the supports bring besides: what is left makes
 * `atLeastWheelHp`, and breaks no rule that was kept before. The dearest goes first. Example: a heat exchanger brings
 * 5 whp, and the charge pipes that brought 3 stay on the shelf.
 */
export function withoutNeedless(
  request: SearchRequest,
  { bare, ...supported }: SupportedBuild & { bare: PlannedBuild },
  atLeastWheelHp: number,
): SupportedBuild & { bare: PlannedBuild } {
  const locked = new Set(request.lockedPartIds)
  const broken = breaches(request, supported.planned)
  const required = new Set(request.requiredSlots)
  const own = bare.build.parts.filter(
    ({ id, kind, installed }) => !installed && !locked.has(id) && !required.has(slotOf(kind)),
  )
  const needless = own
    .toSorted((a, b) => b.priceCents - a.priceCents)
    .find((part) => {
      const parts = supported.planned.build.parts.filter((one) => one !== part)
      if (checkBuild(request.vehicle, parts).length > 0) return false
      const next = plannedBuild(request, parts)
      return (
        next.power.wheelHp >= atLeastWheelHp &&
        breaches(request, next) <= broken &&
        !comesToAnEnd(next, supported.planned)
      )
    })
  if (!needless) return { bare, ...supported }
  const without = ({ build }: PlannedBuild) =>
    plannedBuild(
      request,
      build.parts.filter((one) => one !== needless),
    )
  return withoutNeedless(
    request,
    { ...supported, bare: without(bare), planned: without(supported.planned) },
    atLeastWheelHp,
  )
}
