import { type TimeSlip, timeSlip } from '../dragstrip/time-slip.ts'
import { type TimeGoal, timeOf } from '../dragstrip/timed-run.ts'
import { runningGrip, tireGripOf } from '../dragstrip/tire-grip.ts'
import { slotOf } from '../fitment/slots.ts'
import { FUELS, type Fuel, type Part, type Slot } from '../model.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import { type Frontier, frontierOf } from './frontier.ts'
import { type PlanRefusal, refusalBeforeSearch } from './plan-build.ts'
import { deliveredBuild, type PlannedBuild, plannedBuild } from './planned-build.ts'
import { byBill, type FrontierPoint, openSearch, type Search, type SearchProof } from './search.ts'
import type { SearchRequest } from './search-request.ts'

/** A build with the run that it makes. */
export interface TimedBuild {
  planned: PlannedBuild
  slip: TimeSlip
}

export interface TimeProof {
  /** Kinds of tires by grip, the stock ones among them. */
  tires: number
  /** Builds on the frontiers of power against dollars, one for each kind of tires and boost source; and those that were run. */
  builds: number
  run: number
  /** Of the searches together, as in `SearchProof`. */
  statesExamined: number
  buildsSpelled: number
}

export type TimeResult =
  | ({ ok: true; points: readonly FrontierPoint[]; proof: TimeProof } & TimedBuild)
  | {
      ok: false
      reason: 'time_out_of_reach'
      /** The quickest build within the budget. */
      best: TimedBuild
      /** The quickest of each other fuel that is quicker, those that make the time first. A search for each. */
      onOtherFuels: () => readonly (TimedBuild & { fuel: Fuel; reachesGoal: boolean })[]
      points: readonly FrontierPoint[]
      proof: TimeProof
    }
  | PlanRefusal

const isTires = (part: Part): boolean => slotOf(part.kind) === 'tires'
const tireClass = (part: Part): string => `${part.kind} ${tireGripOf([part])}`

/** The request for each kind of tires: the stock ones, and each grip that is sold, with its cheapest set to choose. */
function byTires({ request, allowed }: Search): SearchRequest[] {
  const sold = (allowed.bySlot.get('tires') ?? []).map(({ part }) => part)
  const stays = allowed.fixed.has('tires') ? [] : [withoutSlot(request, 'tires')]
  const classes = [...new Set(sold.map(tireClass))].map((kind) =>
    keepingOf(request, 'tires', (part) => !isTires(part) || tireClass(part) === kind),
  )
  return [...stays, ...classes]
}

/**
 * The request for each boost source, and without one: a blower that peaks lower can run quicker than a turbo that
 * spools late, so that power against dollars is compared within one source only.
 */
function bySource(request: SearchRequest, { allowed }: Search): SearchRequest[] {
  if (allowed.fixed.has('boost_source')) return [request]
  const sold = (allowed.bySlot.get('boost_source') ?? []).map(({ part }) => part)
  const isNeeded = request.requiredSlots?.includes('boost_source')
  return [
    ...(isNeeded ? [] : [withoutSlot(request, 'boost_source')]),
    ...sold.map((source) =>
      keepingOf(request, 'boost_source', (part) => slotOf(part.kind) !== 'boost_source' || part.id === source.id),
    ),
  ]
}

const withoutSlot = (request: SearchRequest, slot: Slot): SearchRequest => ({
  ...request,
  excludedSlots: [...(request.excludedSlots ?? []), slot],
})

/** The slot filled, by a part that is kept. */
const keepingOf = (request: SearchRequest, slot: Slot, isKept: (part: Part) => boolean): SearchRequest => ({
  ...request,
  excludedPartIds: [
    ...(request.excludedPartIds ?? []),
    ...request.parts.filter((part) => !isKept(part)).map(({ id }) => id),
  ],
  requiredSlots: [...(request.requiredSlots ?? []), slot],
})

/** The run of a build on this fuel and in this weather. */
export function runOf(request: SearchRequest, parts: readonly Part[]): TimedBuild {
  const planned = plannedBuild(request, parts)
  return { planned, slip: slipOf(request, planned) }
}

export function slipOf(
  { vehicle, weather, fittedTires }: SearchRequest,
  { power, build }: Pick<PlannedBuild, 'power' | 'build'>,
): TimeSlip {
  const tireGrip = runningGrip(vehicle, build.parts, fittedTires)
  return timeSlip({ vehicle, curve: power.curve, tireGrip, rollout: true, weather })
}

/** Every build that may be the answer, the cheapest first: the frontiers of power against dollars of each kind of tires with each boost source. */
export function timeCandidates(
  search: Search,
  budgetCents = Number.POSITIVE_INFINITY,
): { points: FrontierPoint[]; searched: Pick<TimeProof, 'tires' | 'statesExamined' | 'buildsSpelled'> } {
  const tires = byTires(search)
  const searches = tires.flatMap((request) => bySource(request, search)).map((request) => openSearch(request))
  const frontiers: Frontier[] = searches.map((one) => frontierOf(Number.isFinite(budgetCents) ? byBill(one) : one))
  const points = frontiers
    .flatMap((frontier) => frontier.points)
    .filter((point) => point.costCents <= budgetCents)
    .sort((a, b) => a.scoreCents - b.scoreCents || b.wheelHp - a.wheelHp)
  const sum = (count: (proof: SearchProof) => number) => frontiers.reduce((all, { proof }) => all + count(proof), 0)
  const statesExamined = sum((proof) => proof.statesExamined)
  const buildsSpelled = sum((proof) => proof.buildsSpelled)
  return { points, searched: { tires: tires.length, statesExamined, buildsSpelled } }
}

function timedIn(
  search: Search,
  goal: TimeGoal,
  budgetCents?: number,
): { timed?: TimedBuild; reached: boolean; points: readonly FrontierPoint[]; proof: TimeProof } {
  const { points, searched } = timeCandidates(search, budgetCents)
  const { request } = search
  const withRun = (run: number) => ({ points, proof: { ...searched, builds: points.length, run } })
  let best: { parts: readonly Part[]; slip: TimeSlip } | undefined
  for (const [index, { parts }] of points.entries()) {
    // A run needs the power alone; all the rest of a build is worked out for the one that is answered.
    const slip = slipOf(request, deliveredBuild(request, parts))
    if (timeOf(slip, goal) <= goal.seconds)
      return { timed: { planned: plannedBuild(request, parts), slip }, reached: true, ...withRun(index + 1) }
    if (!best || timeOf(slip, goal) < timeOf(best.slip, goal)) best = { parts, slip }
  }
  const timed = best && { planned: plannedBuild(request, best.parts), slip: best.slip }
  return { ...(timed ? { timed } : {}), reached: false, ...withRun(points.length) }
}

/** Those that make more than the cheapest pump fuel. */
const OTHER_FUELS: readonly Fuel[] = FUELS.slice(FUELS.indexOf('93'))

/**
 * The cheapest build (bill and penalties) that makes a time, power and tires chosen together: of the frontiers of power
 * against dollars, one for each grip of tires with each boost source that is sold, the first whose run makes it,
 * cheapest first. Exact over those frontiers: no cheaper build on them makes the time. Power is peak power: of two
 * builds of like power on the same source and tires the dearer, with the broader curve, is not run.
 */
export function planForTime(request: SearchRequest, goal: TimeGoal, budgetCents?: number): TimeResult {
  const search = openSearch(request)
  const refusal = refusalBeforeSearch(search)
  if (refusal) return refusal
  const { timed, reached, ...found } = timedIn(search, goal, budgetCents)
  if (!timed) return { ok: false, reason: 'no_build_allowed' }
  if (reached) return { ok: true, ...timed, ...found }
  const onOtherFuels = () =>
    OTHER_FUELS.flatMap((fuel) => {
      if (fuel === request.fuel || request.noOtherFuel) return []
      const changed = request.rules ? underRulebook({ ...request, fuel }) : { ...request, fuel }
      if (changed.rules?.fuelRefusal) return []
      const there = timedIn(openSearch(changed), goal, budgetCents)
      const isQuicker = there.timed && timeOf(there.timed.slip, goal) < timeOf(timed.slip, goal)
      return there.timed && isQuicker ? [{ ...there.timed, fuel, reachesGoal: there.reached }] : []
    }).sort((a, b) => Number(b.reachesGoal) - Number(a.reachesGoal))
  return { ok: false, reason: 'time_out_of_reach', best: timed, onOtherFuels, ...found }
}
