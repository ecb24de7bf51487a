import { FAR_BETTER, JUST_OVER } from '../../engine/optimizer/bought-with.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { BuildRequest } from './build-request.ts'
import { type ChosenBuild, chooseBuild, type NoBuild } from './choose-build.ts'
import { chooseTimedBuild } from './choose-timed-build.ts'
import type { OfferedBuild } from './offers.ts'

export type Choice =
  | { ok: true; chosen: ChosenBuild }
  /** `justOver`: the build that little more money buys. */
  | { ok: false; why: NoBuild; justOver?: OfferedBuild }

/**
 * The build to show. The budget is a hard limit; a build for the goal, or a far stronger one, that a tenth more money buys
 * stands beside it as an offer, and is planned where that offer was taken.
 */
export function chooseFor(catalog: CatalogSnapshot, asked: BuildRequest): Choice {
  const { budgetCents } = asked
  const within = chooseWithin(catalog, asked.offer === 'just_over' ? { ...asked, offer: undefined } : asked)
  if (budgetCents === undefined || !mayBeJustOver(within, budgetCents)) return within
  const most = Math.floor(budgetCents * JUST_OVER)
  const over = chooseWithin(catalog, { ...asked, offer: undefined, budgetCents: most })
  if (!over.ok || over.chosen.planned.costCents <= budgetCents) return within
  // Beside a build that the budget does buy, the goal is worth more than the budget, or a far stronger one on the way to it.
  if (within.ok && !isMade(over.chosen) && !isFarStronger(over.chosen, within.chosen)) return within
  if (asked.offer === 'just_over') return { ok: true, chosen: taken(over.chosen, within) }
  const { request, planned } = over.chosen
  const justOver: OfferedBuild = { offer: 'just_over', request, planned }
  if (!within.ok) return { ...within, justOver }
  return { ok: true, chosen: { ...within.chosen, offers: [justOver, ...within.chosen.offers] } }
}

const chooseWithin = (catalog: CatalogSnapshot, asked: BuildRequest): Choice =>
  asked.timeGoal ? chooseTimedBuild(catalog, asked, asked.timeGoal) : chooseBuild(catalog, asked)

const isMade = ({ short, timed }: ChosenBuild): boolean => (timed ? timed.isReached : short === undefined)

const isFarStronger = ({ planned, timed }: ChosenBuild, within: ChosenBuild): boolean =>
  timed === undefined && planned.power.wheelHp >= within.planned.power.wheelHp * FAR_BETTER

/** Whether the goal, a far stronger build, or the first build at all, costs little more than the budget. */
function mayBeJustOver(within: Choice, budgetCents: number): boolean {
  const prices = within.ok ? goalPrices(within.chosen) : cheapestPrice(within.why)
  return prices.some((cents) => cents > budgetCents && cents <= budgetCents * JUST_OVER)
}

function goalPrices({ short, timed }: ChosenBuild): number[] {
  const nearer = timed?.nearer.filter(({ fuel, reachesGoal }) => fuel === null && reachesGoal) ?? []
  const goal = short?.reason === 'budget_too_small' ? [short.cheapestBuild] : []
  const stronger = short?.budget?.justOver ? [short.budget.justOver] : []
  return [...nearer.map(({ planned }) => planned), ...goal, ...stronger].map(({ costCents }) => costCents)
}

const cheapestPrice = (why: NoBuild): number[] =>
  why.reason === 'budget_too_small' && why.cheapest ? [why.cheapest.costCents] : []

/** The offer as the build that is shown, with the way back to what the budget buys. */
function taken(over: ChosenBuild, within: Choice): ChosenBuild {
  if (!within.ok) return over
  const { request, planned } = within.chosen
  return { ...over, offers: [{ offer: 'as_asked', request, planned }, ...over.offers] }
}
