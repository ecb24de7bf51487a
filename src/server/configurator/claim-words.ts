import { FUEL_NAMES, listed, STRENGTHS_IN_TEXT } from '../../engine/display-words.ts'
import { hasOneCam } from '../../engine/families/one-cam.ts'
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

/** Why the same parts make another figure elsewhere: the tune is set for the goal, or a margin is kept. */
export function heldWords({ planned, reserve, reserveGivenUp }: ChosenBuild): string[] {
  const { limitedBy, allWheelHp = 0, power } = planned
  if (limitedBy === 'request' && allWheelHp > power.wheelHp * 1.01) {
    return ['The tune is set for your goal: set for more, the same parts make more.']
  }
  const isMargin = limitedBy !== undefined && STRENGTHS.has(limitedBy as LimitUse['component'])
  return isMargin && reserve > 0 && !reserveGivenUp
    ? [`The tune keeps ${Math.round(reserve * 100)}% headroom: without it the same parts make more.`]
    : []
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
export function bigStepWords(
  { parts, vehicle }: Pick<Build, 'parts' | 'vehicle'>,
  beside: readonly Part[] = [],
): string {
  const bought = parts.filter((part) => !part.installed)
  const steps = BIG_STEPS.filter(([, is]) => bought.some(is) && !beside.some(is)).map(([words]) =>
    words === 'cams' && hasOneCam(vehicle.family) ? 'a cam' : words,
  )
  return steps.length === 0 ? '' : listed(steps)
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
