import { engineTypeOf } from '../../catalog/engine-type.ts'
import { generationName, generationsOf, type ModelGeneration, shortYears } from '../../catalog/model-generations.ts'
import type { Brand, Generation, Model } from '../../contract/brands.ts'
import type { Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { thinCurve } from '../catalog/figures.ts'
import type { BrandRow } from '../catalog/stored-rows.ts'
import { vehicleReply } from '../catalog/vehicle-reply.ts'
import { stockTimeSlip } from '../planning/time-slip.ts'

/**
 * A model as a card shows it: the years of all its variants, and the figures of its newest; of several equally new
 * the strongest. It is called as its row says, or as the car when it has none. Crank horsepower and lb-ft as the maker rates them.
 */
export function modelOf(variants: readonly Vehicle[], brandSlug: string, name?: string): Model | undefined {
  const [newest] = variants.toSorted((a, b) => b.yearTo - a.yearTo || b.engine.crankHp - a.engine.crankHp)
  if (!newest) return undefined
  const years = new Set<number>()
  for (const variant of variants) for (let year = variant.yearFrom; year <= variant.yearTo; year += 1) years.add(year)
  return {
    id: newest.modelId,
    slug: newest.modelId,
    name: name ?? newest.model,
    brandSlug,
    years: [...years].sort((a, b) => a - b),
    baseHorsepower: newest.engine.crankHp,
    baseTorque: newest.engine.crankTorqueLbft,
    engineType: engineTypeOf(newest),
    isOneEngine: variants.every(
      (one) =>
        engineTypeOf(one) === engineTypeOf(newest) &&
        one.engine.crankHp === newest.engine.crankHp &&
        one.engine.crankTorqueLbft === newest.engine.crankTorqueLbft,
    ),
    body: newest.chassis.body,
    generations: generationsOf(variants).map((one) => generationReply(one, name ?? newest.model)),
  }
}

export const generationReply = (generation: ModelGeneration, model: string): Generation => ({
  years: shortYears(generation),
  yearFrom: generation.yearFrom,
  yearTo: generation.yearTo,
  platform: generation.platform ?? null,
  name: generationName(generation, model),
  vehicleId: generation.variants[0]?.id ?? '',
})

/** The models of a brand by name. */
export function modelsOf(catalog: CatalogSnapshot, brand: BrandRow): Model[] {
  return catalog.models
    .filter((model) => model.brandId === brand.id)
    .flatMap((row) => modelOf(catalog.variantsOf(row.id), brand.slug, row.name) ?? [])
}

export function brandReply(catalog: CatalogSnapshot, brand: BrandRow): Brand {
  const { id, make, name, slug, description, imageUrl, onHome } = brand
  return { ...{ id, make, name, slug, description, imageUrl, onHome }, modelCount: modelsOf(catalog, brand).length }
}

/** Finds a brand by slug, shown name or make, whatever the case: "mercedes", "Mercedes-Benz". */
export function findBrand(catalog: CatalogSnapshot, words: string): BrandRow | undefined {
  const wanted = words.trim().toLowerCase()
  return catalog.brands.find(({ slug, name, make }) => [slug, name, make].some((word) => word.toLowerCase() === wanted))
}

/** A model with its variants and its brand, as far as the shop has them. */
export function modelAt(catalog: CatalogSnapshot, slug: string) {
  const variants = catalog.variantsOf(slug)
  const row = catalog.models.find(({ id }) => id === slug)
  const brand = catalog.brands.find(({ id, make }) => (row ? row.brandId === id : variants[0]?.make === make))
  return { variants, brand, model: brand && modelOf(variants, brand.slug, row?.name) }
}

/** A variant as it left the factory. */
export function stockCarOf(catalog: CatalogSnapshot, vehicle: Vehicle) {
  const stock = catalog.stockPower(vehicle)
  return {
    vehicle: vehicleReply(vehicle, stock),
    stockCurve: thinCurve(stock.stockCurve),
    stockTimeSlip: stockTimeSlip(vehicle, stock),
  }
}
