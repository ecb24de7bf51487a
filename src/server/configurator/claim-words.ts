import { FUEL_NAMES, listed, STRENGTHS_IN_TEXT } from '../../engine/display-words.ts'
import { hasOneCam } from '../../engine/families/one-cam.ts'
import { filledSlots } from '../../engine/fitment/check-build.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { aKind, limitName } from '../../engine/limits/limit-words.ts'
import type { Build, LimitUse, Part, Slot, Vehicle } from '../../engine/model.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import { gasolineInstead } from '../../engine/optimizer/remedies.ts'
import { wholeDollars } from '../pricing/money.ts'
import type { BuildRequest } from './build-request.ts'
import type { ChosenBuild } from './choose-build.ts'

/** On what terms a build is the cheapest, and makes the power that it makes. */

/** What the reserve of the customer's priority is kept of. */
const STRENGTHS: ReadonlySet<LimitUse['component']> = new Set(['internals', 'transmission', 'clutch'])

/** The same of what the rulebook knows of engine, clutch and gearbox: a gearbox without its own tune has nothing in hand. */
const STRENGTH_SLOTS: ReadonlySet<Slot> = new Set<Slot>([
  ...(['bottom_end', 'clutch', 'transmission', 'transmission_tune', 'torque_converter'] as const),
])

export const isStrong = ({ component, slot }: Pick<LimitUse, 'component' | 'slot'>): boolean =>
  STRENGTHS.has(component) || (slot !== undefined && STRENGTH_SLOTS.has(slot))

export const reserveWords = (reserve: number, { transmission }: Pick<Vehicle, 'transmission'>): string =>
  reserve > 0 ? `, with ${Math.round(reserve * 100)}% headroom on ${STRENGTHS_IN_TEXT[transmission.kind]}` : ''

/** The strength that the reserve is kept of, where it holds the power. */
const marginOf = (by: PlannedBuild['limitedBy']): LimitUse['component'] | undefined =>
  by !== undefined && by !== 'request' && STRENGTHS.has(by) ? by : undefined

/** Why the same parts make another figure elsewhere: the tune is set for the goal, or a margin is kept. */
export function heldWords({ planned, reserve, reserveGivenUp }: ChosenBuild): string[] {
  const { limitedBy, allWheelHp = 0, power } = planned
  if (limitedBy === 'request' && allWheelHp > power.wheelHp * 1.01) {
    return ['The tune is set for your goal: set for more, the same parts make more.']
  }
  const component = marginOf(limitedBy)
  if (!component || reserve <= 0 || reserveGivenUp) return []
  const what = limitName({ component }, planned.build.vehicle.family)
  return [`The tune keeps ${Math.round(reserve * 100)}% headroom on the ${what}: without it the same parts make more.`]
}

/** What the bill holds that the power does not take. */
export function besideWords({ lockedPartIds, car }: BuildRequest, { supports }: ChosenBuild): string {
  const isAdded = lockedPartIds.some((id) => !car.parts.some((part) => part.installed && part.id === id))
  const beside = [...(supports.length > 0 ? ['supporting parts'] : []), ...(isAdded ? ['your picks'] : [])]
  return beside.length > 0 ? `, ${beside.join(' and ')} included` : ''
}

/** The budget is passed only where that was asked for, and never in silence. */
export function overBudgetWords(
  { budgetCents = Number.POSITIVE_INFINITY }: BuildRequest,
  { costCents }: PlannedBuild,
): string[] {
  const over = costCents - budgetCents
  return over > 0 ? [`It's ${wholeDollars(over)} over your budget of ${wholeDollars(budgetCents)}.`] : []
}

/** The big jobs of a build, the biggest named first. */
const BIG_STEPS: readonly (readonly [words: string, is: (part: Part) => boolean])[] = [
  ['a supercharger', ({ kind }) => kind.startsWith('supercharger_')],
  ['a turbo kit', ({ kind }) => kind.startsWith('turbo_kit')],
  ['a bigger turbo', ({ kind }) => kind === 'turbo_upgrade'],
  ['a built bottom end', ({ kind }) => kind === 'built_bottom_end' || kind === 'stroker'],
  ['a built transmission', ({ kind }) => kind === 'built_transmission'],
  ['heads', ({ kind }) => kind === 'ported_heads'],
  ['cams', ({ kind }) => kind === 'camshafts'],
]

/** "a supercharger and a built bottom end", for a build with such jobs that the one beside it does not have; else empty. */
export function bigStepWords({ parts, vehicle }: Steps, beside: readonly Part[] = []): string {
  return listed(bigSteps({ parts, vehicle }, beside).map(([words]) => words))
}

type Steps = Pick<Build, 'parts' | 'vehicle'>

function bigSteps(
  { parts, vehicle }: Steps,
  beside: readonly Part[],
): (readonly [words: string, parts: readonly Part[]])[] {
  return BIG_STEPS.flatMap(([words, is]) => {
    const taken = parts.filter((part) => !part.installed && is(part))
    if (taken.length === 0 || beside.some(is)) return []
    return [[words === 'cams' && hasOneCam(vehicle.family) ? 'a cam' : words, taken] as const]
  })
}

/** "a cam, along with valve springs and a torque converter": the big jobs with what else they add. */
export function stepsInFull(steps: Steps, beside: readonly Part[]): string {
  const big = bigSteps(steps, beside)
  if (big.length === 0) return ''
  const taken = big.flatMap(([, parts]) => parts)
  const others = addedWords(steps, [...beside, ...taken])
  return `${listed(big.map(([words]) => words))}${others && `, along with ${others}`}`
}

/** Of what a build adds to others so many are named, the dearest first. */
const NAMED = 4

/** "valve springs, injectors and a torque converter": what a build has in places that these parts leave open; else empty. */
export function addedWords({ parts, vehicle }: Steps, beside: readonly Part[]): string {
  const filled = filledSlots(beside)
  const added = parts
    .filter((part) => !part.installed && !filled.has(slotOf(part.kind)))
    .toSorted((a, b) => b.priceCents - a.priceCents)
  const names = [...new Set(added.map(({ kind }) => aKind(kind, vehicle.family)))]
  return listed(names.length > NAMED ? [...names.slice(0, NAMED - 1), 'more'] : names)
}

/** Ethanol that was asked for is planned, and what gasoline makes of the same goal is said where it saves a lot. */
export function gasolineWords(goalWheelHp: number, { request, bare }: ChosenBuild): string[] {
  const instead = gasolineInstead(request, goalWheelHp, bare.costCents)
  if (!instead) return []
  const [power, price] = [`${Math.round(instead.build.wheelHp)} whp`, wholeDollars(instead.build.costCents)]
  return [`You don't need ${FUEL_NAMES[request.fuel]} for this: 93 octane makes ${power} for ${price}.`]
}

/** From this share of the power, and up to this share of the bill, a build that leaves the engine closed is worth a word. */
const CLOSED_FROM = 0.92
const CLOSED_UP_TO = 0.65

/** What the last whp cost where only they open the engine. */
export function closedEngineWords({ offers, planned: { power, costCents } }: ChosenBuild): string[] {
  const { planned: closed } = offers.find(({ offer }) => offer === 'no_engine_work') ?? {}
  const isWorthAWord =
    closed && closed.power.wheelHp > power.wheelHp * CLOSED_FROM && closed.costCents < costCents * CLOSED_UP_TO
  if (!isWorthAWord) return []
  const more = Math.round(power.wheelHp) - Math.round(closed.power.wheelHp)
  const price = wholeDollars(closed.costCents)
  if (more < 1) return [`With the engine left closed it takes ${price}, with nothing in hand.`]
  const dearer = wholeDollars(costCents - closed.costCents)
  return [
    `With the engine left closed, ${Math.round(closed.power.wheelHp)} whp takes ${price}: the last ${more} whp cost ${dearer}.`,
  ]
}
