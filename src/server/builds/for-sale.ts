import type { BuildDetail } from '../../contract/builds.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { StoredBuild } from '../database/schema/catalog.ts'
import { buildReply } from '../planning/build-reply.ts'
import { startingCarNow } from '../planning/current-setup.ts'
import { galleryBuild, galleryGoal } from '../planning/gallery-build.ts'

/** A build's parts at today's prices and hours; undefined where its car or one of its parts is no longer sold. */
export function forSale(catalog: CatalogSnapshot, build: StoredBuild): BuildDetail['forSale'] {
  const { partIds = [], fuel, goalWheelHp = build.finalHorsepower } = build
  const vehicle = catalog.vehicle(build.vehicleId)
  const parts = partIds.flatMap((id) => catalog.part(id) ?? [])
  if (!vehicle || fuel === undefined || parts.length === 0 || parts.length < partIds.length) return undefined
  const planned = galleryBuild(catalog, { vehicle, parts, fuel }, goalWheelHp)
  const car = startingCarNow(catalog, vehicle, undefined)
  const terms = { ...galleryGoal(goalWheelHp), induction: 'auto', car }
  const { recommendedParts, estimatedCost, limits } = buildReply(catalog, planned, terms)
  return { fuel, goalWheelHp, costUsd: estimatedCost, parts: recommendedParts, limits }
}
