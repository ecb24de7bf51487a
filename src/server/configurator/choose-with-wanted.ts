import { passes } from '../../catalog/emissions.ts'
import type { WantedSlot } from '../../contract/wanted-slots.ts'
import { filledSlots } from '../../engine/fitment/check-build.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import type { Part, Slot } from '../../engine/model.ts'
import { laborCents } from '../../engine/optimizer/allowed-parts.ts'
import { billCents } from '../../engine/optimizer/planned-build.ts'
import type { FrontierPoint } from '../../engine/optimizer/search.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { BuildRequest } from './build-request.ts'
import { type ChosenBuild, type NoBuild, searchOf } from './choose-build.ts'
import { type Choice, chooseFor } from './just-over.ts'
import type { OfferedBuild } from './offers.ts'
import { wantedPlaces } from './wanted-places.ts'
import { isStaying } from './with-supports.ts'

/** A part that was wanted and is not in the build. */
export interface UnmetWish {
  slot: WantedSlot
  /** The very part, where one was named. */
  part?: Part
  /** What the cheapest costs installed, 0 where it only comes in a kit; absent where none is sold for this car. */
  fromCents?: number
  /** The rule that keeps all of them off this car. */
  ruleId?: string
  /** With none of them the car would pass. */
  isBarred?: boolean
}

/** The request as it was built, what came of it, and the wishes that are not in it. */
export interface ChosenWishes {
  buildRequest: BuildRequest
  choice: Choice
  unmet: readonly UnmetWish[]
  /** What a build with all of them starts at, where the budget is under it, and its parts. */
  all?: Pick<FrontierPoint, 'costCents' | 'parts'> | undefined
}

/** Parts for grip and comfort: a tight budget gives them up before what makes and bears power. */
const CAN_WAIT: ReadonlySet<WantedSlot> = new Set<WantedSlot>(['tires', 'brakes', 'suspension', 'differential'])
const WORTH_OF_WAITING = 0.3
/** A wheel hp more is worth as much as so many cents of wishes; where a time is asked for, a second less. */
const CENTS_PER_WHEEL_HP = 6_000
const CENTS_PER_SECOND = 2_000_000
/** What the computer has to know of: without the money for a tune such a wish is half a wish. */
const WANTS_A_TUNE: ReadonlySet<WantedSlot> = new Set<WantedSlot>([
  'headers',
  'camshafts',
  'intake_manifold',
  'downpipe',
  'intercooler',
])
const WORTH_UNTUNED = 0.5
/** Of more wishes the dearest are weighed. */
const MOST_WISHES = 10
/** A build for a time is chosen from many for a power. */
const MOST_TRIED = { power: 24, time: 12 }

/** Refusals that fewer wishes don't lift. */
const NO_WISH_AT_FAULT: ReadonlySet<NoBuild['reason']> = new Set<NoBuild['reason']>([
  'fuel_refused',
  'time_not_possible',
])

const fills = (part: Part, slot: Slot): boolean =>
  slotOf(part.kind) === slot || (part.ratings.includes?.includes(slot) ?? false)

/**
 * The build with everything that is wanted; where the money, or the car, takes less than all of it, the best with some of it:
 * by what the wished parts cost, a third of that for what can wait, and the power that is left money for. No wish keeps a car
 * from its build. Worked: $2,800 for an intake, a downpipe and a clutch buys the clutch and a tune of 38 whp ($1,899 + $2,280
 * of worth), not the intake and the clutch ($2,328 + $180).
 */
export function chooseWithWanted(catalog: CatalogSnapshot, asked: BuildRequest): ChosenWishes {
  const { wantedSlots } = asked
  if (wantedSlots.length === 0) return { buildRequest: asked, choice: chooseFor(catalog, asked), unmet: [] }
  const wishes = wishesOf(catalog, asked)
  const sold = wishes.filter(({ fromCents }) => fromCents !== undefined)
  const whole = withWishes(asked, asked, sold)
  const all = chooseFor(catalog, whole)
  if (all.ok || sold.length === 0 || NO_WISH_AT_FAULT.has(all.why.reason))
    return { buildRequest: whole, choice: all, unmet: unmetIn(asked, all, wishes) }
  const cheapest = all.why.reason === 'budget_too_small' ? all.why.cheapest : undefined
  // What lies just over the budget is the build with everything.
  const within = asked.offer === 'just_over' ? { ...asked, offer: undefined } : asked
  const failed: (readonly WantedSlot[])[] = [whole.wantedSlots]
  let best: { worth: number; buildRequest: BuildRequest; choice: Choice } | undefined
  const isTunable = asked.car.parts.some(tunes)
  for (const some of choicesOf(sold, asked).slice(0, MOST_TRIED[asked.timeGoal ? 'time' : 'power'])) {
    const slots = some.map(({ slot }) => slot)
    if (failed.some((wanted) => wanted.every((slot) => slots.includes(slot)))) continue
    const buildRequest = withWishes(asked, within, some)
    const choice = chooseFor(catalog, buildRequest)
    if (!choice.ok) failed.push(slots)
    const worth = choice.ok ? worthOf(some, choice.chosen, isTunable) : Number.NEGATIVE_INFINITY
    if (!best || worth > best.worth) best = { worth, buildRequest, choice }
  }
  // Where no build has any of them, the request without a wish says why.
  const none = { ...within, wantedSlots: [] }
  const { buildRequest, choice } = best?.choice.ok ? best : { buildRequest: none, choice: chooseFor(catalog, none) }
  return {
    buildRequest,
    choice: withOffer(choice, all.justOver),
    unmet: unmetIn(asked, choice, wishes),
    all: wholeBuild(cheapest, all.justOver, choice),
  }
}

/**
 * The cheapest build with all wishes, as it is sold beside the one that is shown: with the supporting parts that one must
 * keep; or the one that is offered just over the budget, where that is cheaper.
 */
function wholeBuild(
  cheapest: FrontierPoint | undefined,
  justOver: OfferedBuild | undefined,
  choice: Choice,
): ChosenWishes['all'] {
  if (!cheapest || !choice.ok) return cheapest
  const { planned, supports, request } = choice.chosen
  const filled = filledSlots(cheapest.parts)
  const kept = supports.filter((item) => isStaying(planned, item) && !filled.has(slotOf(item.part.kind)))
  const parts = [...cheapest.parts, ...kept.map(({ part }) => part)]
  const costCents = billCents(request, parts)
  const offered = justOver?.planned
  return offered && offered.costCents <= costCents
    ? { costCents: offered.costCents, parts: offered.build.parts }
    : { costCents, parts }
}

/** The request with these of its wishes, and no other. */
function withWishes({ lockedPartIds }: BuildRequest, asked: BuildRequest, wishes: readonly UnmetWish[]): BuildRequest {
  const named = wishes.flatMap(({ part }) => part?.id ?? [])
  return { ...asked, wantedSlots: wishes.map(({ slot }) => slot), lockedPartIds: [...lockedPartIds, ...named] }
}

const tunes = (part: Part): boolean =>
  part.kind === 'tune' || part.kind === 'e85_tune' || (part.ratings.includes?.includes('tune') ?? false)

/** What a build with some of the wishes is worth, cents: the wishes that it fills, and the power that it makes, or its time. */
function worthOf(some: readonly UnmetWish[], chosen: ChosenBuild, isTunable: boolean): number {
  const { planned, timed } = chosen
  const { build, power } = planned
  const isUntuned = isTunable && !build.parts.some(tunes)
  const wishes = some.map(
    (wish) => worthOfWish(wish, timed !== undefined) * (isUntuned && WANTS_A_TUNE.has(wish.slot) ? WORTH_UNTUNED : 1),
  )
  const goal = timed ? -CENTS_PER_SECOND * timed.runsS : CENTS_PER_WHEEL_HP * (power.wheelHp - power.stockWheelHp)
  return wishes.reduce((sum, cents) => sum + cents, goal)
}

/** Tires are what a time is run on. */
const worthOfWish = ({ slot, fromCents = 0 }: UnmetWish, isForTime: boolean): number =>
  fromCents * (CAN_WAIT.has(slot) && !(isForTime && slot === 'tires') ? WORTH_OF_WAITING : 1)

function withOffer(choice: Choice, justOver: OfferedBuild | undefined): Choice {
  if (!choice.ok || !justOver) return choice
  const others = choice.chosen.offers.filter(({ offer }) => offer !== 'just_over')
  return { ok: true, chosen: { ...choice.chosen, offers: [justOver, ...others] } }
}

/** Each wish with what the cheapest such parts cost installed, or why none are sold for the car on these terms. */
function wishesOf(catalog: CatalogSnapshot, asked: BuildRequest): UnmetWish[] {
  const { parts, excludedKinds, rules } = searchOf(catalog, asked, 0)
  const rate = LABOR_CENTS_PER_HOUR.configurator
  const ofKinds = parts.filter((part) => !part.installed && !excludedKinds?.includes(part.kind))
  const buyable = ofKinds.filter((part) => !asked.excludedPartIds.includes(part.id))
  return asked.wantedSlots.map((slot): UnmetWish => {
    const wish = wishFor(asked, slot)
    let fromCents = 0
    for (const place of placesOf(asked, slot)) {
      const fitting = buyable.filter((part) => meets(part, wish, place))
      const isBarred =
        fitting.length === 0 && ofKinds.some((part) => meets(part, wish, place) && !passes(part, asked.mustPass))
      if (isBarred) return { ...wish, isBarred }
      const offered = fitting.filter((part) => rules?.refusalOf(part) === undefined)
      const [refused] = fitting
      const ruleId = refused && rules?.refusalOf(refused)
      if (offered.length === 0) return { ...wish, ...(ruleId === undefined ? {} : { ruleId }) }
      const prices = offered
        .filter((part) => slotOf(part.kind) === place)
        .map((part) => part.priceCents + laborCents(part, rate))
      fromCents += prices.length > 0 ? Math.min(...prices) : 0
    }
    return { ...wish, fromCents }
  })
}

const wishFor = ({ wantedParts }: BuildRequest, slot: WantedSlot): UnmetWish => {
  const part = wantedParts.get(slot)
  return part ? { slot, part } : { slot }
}

/** A part by name is met by itself alone. */
const meets = (part: Part, wish: UnmetWish, place: Slot): boolean =>
  wish.part ? part.id === wish.part.id : fills(part, place)

const placesOf = (asked: BuildRequest, slot: WantedSlot): Slot[] =>
  asked.wantedParts.has(slot) ? [slot] : wantedPlaces({ ...asked, wantedSlots: [slot] })

/** All choices of these wishes that the budget could pay for, the one worth most first; none of them last. */
function choicesOf(wishes: readonly UnmetWish[], { budgetCents, timeGoal }: BuildRequest): (readonly UnmetWish[])[] {
  const dearest = wishes.toSorted((a, b) => (b.fromCents ?? 0) - (a.fromCents ?? 0)).slice(0, MOST_WISHES)
  const choices = Array.from({ length: 2 ** dearest.length }, (_, bits) => dearest.filter((__, at) => bits & (1 << at)))
  const worth = (wish: UnmetWish) => worthOfWish(wish, timeGoal !== undefined)
  // Of the few that are tried for a time, those that can put power down.
  const hasTires = (some: readonly UnmetWish[]) =>
    Number(timeGoal !== undefined && some.some(({ slot }) => slot === 'tires'))
  const tiresFirst = (a: readonly UnmetWish[], b: readonly UnmetWish[]) => hasTires(b) - hasTires(a)
  const sum = (some: readonly UnmetWish[], of: (wish: UnmetWish) => number) =>
    some.reduce((total, one) => total + of(one), 0)
  return choices
    .filter((some) => budgetCents === undefined || sum(some, ({ fromCents = 0 }) => fromCents) <= budgetCents)
    .toSorted((a, b) => tiresFirst(a, b) || sum(b, worth) - sum(a, worth))
}

/** The wishes that no part of the build fills. */
function unmetIn(asked: BuildRequest, choice: Choice, wishes: readonly UnmetWish[]): UnmetWish[] {
  if (!choice.ok) return []
  const bought = choice.chosen.planned.build.parts.filter((part) => !part.installed)
  return wishes.filter(
    (wish) => !placesOf(asked, wish.slot).every((place) => bought.some((part) => meets(part, wish, place))),
  )
}
