import type { Plan } from '../../contract/plans.ts'

type Planned = Pick<Plan, 'partIds' | 'request'> & {
  now: {
    enhancedData: { vehicle: Plan['now']['enhancedData']['vehicle'] }
    recommendedParts: readonly { slot: string; kind: string }[]
  }
}

/** Build My Ride with the same car and goal, ready to be changed. */
export function similarBuild({ request, now }: Planned): string {
  const { vehicle } = now.enhancedData
  const hp = Math.min(1000, Math.max(300, Math.round(request.targetHorsepower / 25) * 25))
  return `/build-my-ride?${new URLSearchParams({
    year: String(request.year),
    make: vehicle.make,
    model: vehicle.modelId,
    variant: vehicle.id,
    hp: String(hp),
  })}`
}

/** The real-time configurator with the same car and parts. */
export function inConfigurator({ request, now, partIds }: Planned): string {
  const { vehicle } = now.enhancedData
  return configuratorAddress({
    vehicle,
    year: Number(request.year),
    boostKind: now.recommendedParts.find((part) => part.slot === 'boost_source')?.kind,
    partIds,
  })
}

/** The configurator's address for a car with parts; the induction follows from the boost source, else from the factory. */
export function configuratorAddress(build: {
  vehicle: Pick<Plan['now']['enhancedData']['vehicle'], 'id' | 'make' | 'modelId' | 'factoryFI'>
  year: number
  boostKind: string | undefined
  partIds: readonly string[]
}): string {
  const { vehicle, year, boostKind, partIds } = build
  const isBlown = boostKind ? boostKind.startsWith('supercharger') : vehicle.factoryFI === 'Supercharger'
  const isTurbo = boostKind ? !isBlown : vehicle.factoryFI === 'Turbo'
  const induction = isBlown ? 'supercharger' : isTurbo ? 'turbo' : 'naturally_aspirated'
  const choice = { make: vehicle.make, model: vehicle.modelId, year: String(year), variant: vehicle.id, induction }
  return `/configurator?${new URLSearchParams({ ...choice, parts: partIds.join(',') })}`
}
