import type { Make, Vehicle } from '../engine/model.ts'
import { engineTypeOf } from './engine-type.ts'
import { VEHICLES } from './vehicles.ts'

/** One model as a customer picks it: all its variants together. */
export interface Model {
  /** Also its slug: "ford-mustang-gt". */
  id: string
  make: Make
  name: string
  years: readonly number[]
  /** Maker's crank rating of the newest variant; of several equally new ones the strongest. */
  baseHorsepower: number
  baseTorque: number
  /** Such as "5.0L V8" or "3.0L Twin-Turbo I6". */
  engineType: string
  variantIds: readonly string[]
}

function modelOf(variants: readonly Vehicle[]): Model | undefined {
  const newest = variants.toSorted((a, b) => b.yearTo - a.yearTo || b.engine.crankHp - a.engine.crankHp)[0]
  if (!newest) return undefined
  const years = new Set<number>()
  for (const { yearFrom, yearTo } of variants) for (let year = yearFrom; year <= yearTo; year += 1) years.add(year)
  return {
    id: newest.modelId,
    make: newest.make,
    name: newest.model,
    years: [...years].sort((a, b) => a - b),
    baseHorsepower: newest.engine.crankHp,
    baseTorque: newest.engine.crankTorqueLbft,
    engineType: engineTypeOf(newest),
    variantIds: variants.map((variant) => variant.id),
  }
}

/** Every model of the catalog, derived from its variants, in their order. */
export const MODELS: readonly Model[] = [...Map.groupBy(VEHICLES, (vehicle) => vehicle.modelId).values()].flatMap(
  (variants) => modelOf(variants) ?? [],
)
