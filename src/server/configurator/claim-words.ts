import type { LimitUse } from '../../engine/model.ts'
import type { BuildRequest } from './build-request.ts'
import type { ChosenBuild } from './choose-build.ts'

/** On what terms a build is the cheapest, and makes the power that it makes. */

/** What the reserve of the customer's priority is kept of. */
export const STRENGTHS: ReadonlySet<LimitUse['component']> = new Set(['internals', 'transmission', 'clutch'])

export const reserveWords = (reserve: number): string =>
  reserve > 0 ? `, with ${Math.round(reserve * 100)}% headroom on engine, clutch and gearbox` : ''

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
  const beside = [...(supports.length > 0 ? ['what should go in with it'] : []), ...(isAdded ? ['what you added'] : [])]
  return beside.length > 0 ? `, counting ${beside.join(' and ')}` : ''
}
