import { nearestTarget } from '../../contract/bounds.ts'
import { BUDGET_PRIORITIES } from '../../contract/budget-priority.ts'
import type { GenerateRequest, OfferName } from '../../contract/configurator.ts'
import type { Plan } from '../../contract/plans.ts'
import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'
import { FUELS } from '../../engine/model.ts'
import { writeSetup } from '../current-setup/setup-address.ts'
import { goalInAddress } from './goal-address.ts'
import { wantedInAddress } from './wanted-address.ts'

type Planned = Pick<Plan, 'partIds' | 'request'> & {
  now: {
    enhancedData: { vehicle: Plan['now']['enhancedData']['vehicle'] }
    recommendedParts: readonly { partId: string; slot: string; kind: string }[]
  }
}

/** Build My Ride with the same car and goal, ready to be changed. */
export function similarBuild({ request, now }: Planned): string {
  const { vehicle } = now.enhancedData
  const search = new URLSearchParams({
    year: String(request.year),
    make: vehicle.make,
    model: vehicle.modelId,
    variant: vehicle.id,
    ...(request.timeGoal ? goalInAddress(request.timeGoal) : { hp: String(nearestTarget(request.targetHorsepower)) }),
  })
  const { wantedSlots, wantedPartIds, mustPass, intendedUse: use, preferences } = request
  const named = now.recommendedParts.filter(({ partId }) => wantedPartIds?.includes(partId))
  const parts = Object.fromEntries(named.map(({ slot, partId }) => [slot, partId]))
  if (wantedSlots) search.set('want', wantedInAddress(wantedSlots, parts))
  if (mustPass) search.set('smog', mustPass)
  if (use && use !== 'street') search.set('use', use)
  const priority = BUDGET_PRIORITIES.find((one) => one === preferences.budget_priority && one !== 'balanced')
  if (priority) search.set('priority', priority)
  writeSetup(search, startOf(request))
  return `/build-my-ride?${search}`
}

/** What a plan was made to start from. */
const startOf = ({ currentSetup: setup }: Plan['request']) => (setup ? { setup } : { isFromStock: true })

/** What Build My Ride asks for this plan's car, goal, fuel and induction: without the parts that were added by hand. */
export function askedAgain({ request, now }: Pick<Plan, 'request' | 'now'>): Plan['request'] {
  const { offer: _offer, lockedPartIds: _locked, excludedPartIds: _excluded, leftOutPartIds: _left, ...asked } = request
  return { ...asked, vehicleId: now.enhancedData.vehicle.id, targetHorsepower: nearestTarget(request.targetHorsepower) }
}

/** The address under which Build My Ride plans one of the offers beside this plan. */
export function offerOfPlan(plan: Planned, offer: OfferName): string {
  const search = new URLSearchParams(similarBuild(plan).split('?')[1])
  const { preferences, budgetUsd } = plan.request
  const fuel = preferences.fuel_type
  if (preferences.forced_induction_preference) search.set('induction', preferences.forced_induction_preference)
  if (fuel && FUELS.some((one) => one === fuel)) search.set('fuel', fuel)
  if (budgetUsd !== undefined) search.set('budget', String(budgetUsd))
  return offerAddress(search, offer)
}

/** Build My Ride's own address with an offer taken, or with the cheapest build again. */
export function offerAddress(search: URLSearchParams, offer: OfferName): string {
  const next = new URLSearchParams(search)
  next.set('build', '1')
  if (offer === 'as_asked') next.delete('offer')
  else next.set('offer', offer)
  return `/build-my-ride?${next}`
}

/** The real-time configurator with the same car, parts and goal; a stage package is held at its stage, not at a goal. */
export function inConfigurator({
  request,
  now,
  partIds,
  tool,
}: Pick<Plan, 'request' | 'now' | 'partIds' | 'tool'>): string {
  return configuratorAddress({
    ...now.enhancedData,
    year: Number(request.year),
    boostKind: now.recommendedParts.find((part) => part.slot === 'boost_source')?.kind,
    partIds,
    setup: request.currentSetup,
    ...(tool === 'configurator' ? { request } : {}),
  })
}

/** What the configurator is opened with. */
interface OpenedBuild {
  vehicle: Pick<Plan['now']['enhancedData']['vehicle'], 'id' | 'modelId' | 'factoryFI'> & { make: string }
  preferences: Pick<Plan['now']['enhancedData']['preferences'], 'fuel_type' | 'intended_use' | 'budget_priority'>
  year: number
  boostKind: string | undefined
  partIds: readonly string[]
  setup?: CurrentSetup | undefined
  /** What the build was made for, so that its tune stands there too; absent: all that its parts make. */
  request?: Pick<GenerateRequest, 'targetHorsepower' | 'timeGoal' | 'offer'>
}

/** The configurator's address for a car with parts; the induction follows from the boost source, else from the factory. */
export function configuratorAddress(build: OpenedBuild): string {
  const { vehicle, preferences, year, boostKind, partIds, setup, request } = build
  const isBlown = boostKind ? boostKind.startsWith('supercharger') : vehicle.factoryFI === 'Supercharger'
  const isTurbo = boostKind ? !isBlown : vehicle.factoryFI === 'Turbo'
  const induction = isBlown ? 'supercharger' : isTurbo ? 'turbo' : 'naturally_aspirated'
  const { fuel_type: fuel, intended_use: use, budget_priority: priority } = preferences
  const search = new URLSearchParams({
    ...{ make: vehicle.make, model: vehicle.modelId, year: String(year), variant: vehicle.id, induction },
    parts: partIds.join(','),
    ...(fuel === (setup?.fuel ?? '93') ? {} : { fuel }),
    ...(use && use !== 'street' ? { use } : {}),
    ...(priority && priority !== 'balanced' ? { priority } : {}),
    ...(request ? goalOf(request) : {}),
  })
  if (setup) writeSetup(search, { setup })
  return `/configurator?${search}`
}

const goalOf = ({ targetHorsepower, timeGoal, offer }: NonNullable<OpenedBuild['request']>): Record<string, string> =>
  timeGoal
    ? goalInAddress(timeGoal)
    : { ...(targetHorsepower === undefined ? {} : { hp: String(targetHorsepower) }), ...(offer ? { offer } : {}) }
