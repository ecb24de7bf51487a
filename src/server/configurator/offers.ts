import type { GenerateReply, OfferName } from '../../contract/configurator.ts'
import { partName } from '../../engine/display-words.ts'
import { offersBeside } from '../../engine/optimizer/offers-beside.ts'
import { type PlannedBuild, plannedBuild } from '../../engine/optimizer/planned-build.ts'
import { limitedAt, type Search } from '../../engine/optimizer/search.ts'
import type { SearchRequest } from '../../engine/optimizer/search-request.ts'
import { roundTo } from '../catalog/figures.ts'
import { dollarsOf, wholeDollars } from '../pricing/money.ts'

/** Another build that a good shop would mention, as it would be planned. */
export interface OfferedBuild {
  offer: OfferName
  /** The request that it was planned under. */
  request: SearchRequest
  planned: PlannedBuild
}

/** Less than this apart, two builds are one to a customer: whole wheel hp and dollars. */
const SAME_WHEEL_HP = 1
const SAME_CENTS = 100

/** The builds beside a planned one, the near goal first. */
export function offeredBuilds(
  search: Search,
  asked: { goalWheelHp: number; budgetCents: number | undefined },
  planned: PlannedBuild,
): OfferedBuild[] {
  const { power, costCents, build } = planned
  if (build.parts.every((part) => part.installed)) return []
  const goalWheelHp = Math.min(asked.goalWheelHp, power.wheelHp)
  const chosen = { costCents, wheelHp: power.wheelHp, parts: build.parts }
  const beside = offersBeside(search, { ...asked, goalWheelHp }, chosen)
  const named = [
    ['near_goal', beside.nearGoal],
    ['more_headroom', beside.moreHeadroom],
    ['most_power', beside.mostPower],
    ['no_engine_work', beside.noEngineWork],
  ] as const
  const unheld = limitedAt(search, { deliverWheelHp: undefined })
  return named.flatMap(([offer, found]) => {
    if (!found || found.build.parts.every((part) => part.installed)) return []
    const { request } = offer === 'most_power' ? unheld : search
    return [{ offer, request, planned: plannedBuild(request, found.build.parts) }]
  })
}

/** The offers for the wire, against the build that is shown; what is the same build to a customer is left out. */
export function offersReply(offers: readonly OfferedBuild[], shown: PlannedBuild): GenerateReply['offers'] {
  const isOther = ({ offer, planned }: OfferedBuild) =>
    (Math.abs(planned.power.wheelHp - shown.power.wheelHp) >= SAME_WHEEL_HP ||
      Math.abs(planned.costCents - shown.costCents) >= SAME_CENTS) &&
    // What goes in with a build can eat up what it saves, or be all that the other one lacks.
    (offer !== 'near_goal' || planned.costCents < shown.costCents) &&
    (offer !== 'most_power' || planned.costCents > shown.costCents)
  return offers.filter(isOther).map((offered) => offerReply(offered, shown.power.wheelHp, shown.costCents))
}

const bought = ({ planned }: OfferedBuild) => planned.build.parts.filter((part) => !part.installed)

/** One of them against what is shown; beside a refusal, against the stock car and the budget. */
export function offerReply(offered: OfferedBuild, wheelHp: number, costCents: number): GenerateReply['offers'][number] {
  const { offer, planned } = offered
  return {
    offer,
    wheelHp: roundTo(planned.power.wheelHp, 1),
    costUsd: dollarsOf(planned.costCents),
    deltaWheelHp: Math.round(planned.power.wheelHp) - Math.round(wheelHp),
    deltaUsd: dollarsOf(planned.costCents - costCents),
    partIds: bought(offered).map((part) => part.id),
  }
}

/** What a build is, where only its price was said. */
export function offeredPartsWords(offered: OfferedBuild): string {
  const { power, costCents } = offered.planned
  const names = bought(offered).map(partName).join('; ')
  return `The whole build, ${Math.round(power.wheelHp)} whp for ${wholeDollars(costCents)}: ${names}.`
}
