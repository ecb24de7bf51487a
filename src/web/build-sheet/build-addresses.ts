import { nearestTarget } from '../../contract/bounds.ts'
import type { OfferName } from '../../contract/configurator.ts'
import type { Plan } from '../../contract/plans.ts'
import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'
import { FUELS } from '../../engine/model.ts'
import { writeSetup } from '../current-setup/setup-address.ts'

type Planned = Pick<Plan, 'partIds' | 'request'> & {
  now: {
    enhancedData: { vehicle: Plan['now']['enhancedData']['vehicle'] }
    recommendedParts: readonly { slot: string; kind: string }[]
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
    hp: String(nearestTarget(request.targetHorsepower)),
  })
  writeSetup(search, startOf(request))
  return `/build-my-ride?${search}`
}

/** What a plan was made to start from. */
const startOf = ({ currentSetup: setup }: Plan['request']) => (setup ? { setup } : { isFromStock: true })

/** What Build My Ride asks for this plan's car, goal, fuel and induction: without the parts that were added by hand. */
export function askedAgain({ request, now }: Pick<Plan, 'request' | 'now'>): Plan['request'] {
  const { offer: _offer, lockedPartIds: _locked, excludedPartIds: _excluded, ...asked } = request
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

/** The real-time configurator with the same car and parts. */
export function inConfigurator({ request, now, partIds }: Planned): string {
  const { vehicle } = now.enhancedData
  return configuratorAddress({
    vehicle,
    year: Number(request.year),
    boostKind: now.recommendedParts.find((part) => part.slot === 'boost_source')?.kind,
    partIds,
    setup: request.currentSetup,
  })
}

/** The configurator's address for a car with parts; the induction follows from the boost source, else from the factory. */
export function configuratorAddress(build: {
  vehicle: Pick<Plan['now']['enhancedData']['vehicle'], 'id' | 'make' | 'modelId' | 'factoryFI'>
  year: number
  boostKind: string | undefined
  partIds: readonly string[]
  setup?: CurrentSetup | undefined
}): string {
  const { vehicle, year, boostKind, partIds, setup } = build
  const isBlown = boostKind ? boostKind.startsWith('supercharger') : vehicle.factoryFI === 'Supercharger'
  const isTurbo = boostKind ? !isBlown : vehicle.factoryFI === 'Turbo'
  const induction = isBlown ? 'supercharger' : isTurbo ? 'turbo' : 'naturally_aspirated'
  const choice = { make: vehicle.make, model: vehicle.modelId, year: String(year), variant: vehicle.id, induction }
  const search = new URLSearchParams({ ...choice, parts: partIds.join(',') })
  if (setup) writeSetup(search, { setup })
  return `/configurator?${search}`
}
