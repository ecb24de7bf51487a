import { sql } from 'drizzle-orm'
import type { SentResult } from '../../contract/results.ts'
import { FUELS } from '../../engine/fuels.ts'
import type { Part } from '../../engine/model.ts'
import { carImage } from '../../xray/car-image.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Transaction } from '../database/connection.ts'
import { builds, type StoredBuild } from '../database/schema/catalog.ts'
import { galleryBuild, galleryFigures } from '../planning/gallery-build.ts'

/** Asks for all that the parts make. */
const MORE_THAN_ANY_WHEEL_HP = 10_000

/**
 * A customer's car for the gallery: the parts of the order, the power that the sheet says, and a drawing of its body.
 * Nothing that the customer wrote stands in it, and no name. Undefined where the car, its brand or its parts are not in
 * the catalog.
 */
export function shownBuild(
  catalog: CatalogSnapshot,
  given: { id: string; result: SentResult; partIds: readonly string[] },
): StoredBuild | undefined {
  const { id, result, partIds } = given
  const vehicle = catalog.vehicle(result.vehicleId)
  const brand = catalog.brands.find(({ make }) => make === vehicle?.make)
  const parts = partIds.map((partId) => catalog.part(partId)).filter((part): part is Part => part !== undefined)
  if (!vehicle || !brand || parts.length === 0) return undefined
  const fuel = FUELS.find((one) => one === result.fuel) ?? vehicle.engine.ratedFuel
  const goalWheelHp = Math.round(result.wheelHp ?? MORE_THAN_ANY_WHEEL_HP)
  const figures = galleryFigures(galleryBuild(catalog, { vehicle, parts, fuel }, goalWheelHp))
  const baseHorsepower = Math.round(result.baselineWheelHp ?? figures.baseHorsepower ?? 0)
  const measured = [
    ...(result.wheelHp === undefined ? [] : [`${Math.round(result.wheelHp)} whp on the dyno`]),
    ...(result.quarterMileS === undefined ? [] : [`a ${result.quarterMileS.toFixed(2)} quarter mile`]),
  ]
  return {
    ...figures,
    goalWheelHp: result.wheelHp === undefined ? figures.finalHorsepower : goalWheelHp,
    id,
    title: `${result.year} ${vehicle.make} ${vehicle.model}`,
    description: `A customer's ${vehicle.variant} with our parts: ${measured.join(' and ')}.`,
    year: result.year,
    finalHorsepower: Math.round(result.wheelHp ?? figures.finalHorsepower),
    baseHorsepower,
    finalTorque: result.wheelHp === undefined ? figures.finalTorque : null,
    imageUrls: [carImage(vehicle.id, { paint: 'silver', inRoom: true })],
    ...{ ownerStory: null, dynoSheetUrl: null, videoUrl: null },
    model: {
      ...{ id: vehicle.modelId, name: vehicle.model },
      ...{ brand: { name: brand.name, slug: brand.slug }, baseHorsepower },
    },
    vehicleId: vehicle.id,
    isFeatured: false,
    status: 'completed',
    isSample: false,
  }
}

/** Puts the build into the gallery, before all others; no seed takes it out again. */
export async function showBuild(tx: Transaction, catalog: CatalogSnapshot, data: StoredBuild): Promise<void> {
  const brand = catalog.brands.find(({ slug }) => slug === data.model.brand.slug)
  if (!brand) return
  await tx
    .insert(builds)
    .values({
      ...{ id: data.id, vehicleId: data.vehicleId, brandId: brand.id, data },
      position: sql`(select least(0, min(position)) - 1 from ${builds})`,
      ...{ engineVersion: catalog.factors.version, edited: true },
    })
    .onConflictDoNothing()
}
