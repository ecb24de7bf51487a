import { queryOptions } from '@tanstack/react-query'
import type { PackageDetail, PackageItem } from '../../contract/packages.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { PartKind } from '../../engine/model.ts'
import type { ApiCall } from '../api/call.ts'
import type { LoadContext } from '../app/page-route.ts'

/** A car that a tool offers to start with, and the build that we know best on it: its Stage 3 package. */
export interface StartCar {
  vehicleId: string
  modelId: string
  make: string
  brandSlug: string
  year: number
  /** "2018 Mustang GT". */
  label: string
  wheelHp: number
  costUsd: number
}
/** With what stands on the car in the package. */
export interface StartBuild extends StartCar {
  partIds: readonly string[]
  boostKind?: string
}

const CARS = 6
const STAGE = 'stage3'

/** The first cars that the shop keeps packages for, in the order of the packages. */
export function startCarsOf(packages: readonly PackageItem[]): (StartCar & { slug: string })[] {
  return packages
    .filter(({ stage, years, isSample }) => stage === STAGE && years !== undefined && !isSample)
    .slice(0, CARS)
    .map(({ slug, vehicleId, modelId, modelName, brandName, brandSlug, years = '', dynoResults, basePrice }) => {
      const year = Number.parseInt(years, 10)
      return {
        ...{ slug, vehicleId, modelId, brandSlug, year, make: brandName, label: `${year} ${modelName}` },
        ...{ wheelHp: dynoResults.afterHp, costUsd: basePrice },
      }
    })
}

/** A start car with the parts of its package. */
export function startBuildOf(car: StartCar, { parts }: Pick<PackageDetail, 'parts'>): StartBuild {
  const boost = parts.find(({ kind }) => slotOf(kind as PartKind) === 'boost_source')
  return { ...car, partIds: parts.map(({ partId }) => partId), ...(boost ? { boostKind: boost.kind } : {}) }
}

const packagesOf = (call: ApiCall) => call('GET /api/packages', { query: {} })

export const startCars = (call: ApiCall) =>
  queryOptions({
    queryKey: ['api', 'packages', 'start-cars'],
    queryFn: async () => startCarsOf(await packagesOf(call)).map(({ slug: _slug, ...car }): StartCar => car),
  })

export const startBuilds = (call: ApiCall) =>
  queryOptions({
    queryKey: ['api', 'packages', 'start-builds'],
    queryFn: async () =>
      Promise.all(
        startCarsOf(await packagesOf(call)).map(async ({ slug, ...car }) =>
          startBuildOf(car, await call('GET /api/packages/:slug', { params: { slug } })),
        ),
      ),
  })

/** Loads the start cars for a tool that is opened without a car. */
export const loadStartCars = ({ call, queries }: Pick<LoadContext, 'call' | 'queries'>): Promise<unknown> =>
  queries.ensureQueryData(startCars(call))
