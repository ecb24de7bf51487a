import type { Aspiration, Make, Vehicle } from '../engine/model.ts'
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

const INDUCTION_WORDS: Readonly<Record<Aspiration, string>> = {
  na: '',
  turbo: 'Turbo ',
  twin_turbo: 'Twin-Turbo ',
  supercharged: 'Supercharged ',
}

/** How the cylinders of this engine stand: boxers by maker and count, sixes by maker, the rest as usual. */
function layoutOf({ make, engine }: Vehicle): string {
  const { cylinders, code } = engine
  if (make === 'Porsche' || make === 'Subaru' || /^FA2/.test(code)) return `Flat-${cylinders}`
  if (/^13B/.test(code)) return 'Rotary'
  const inlineSix = make === 'BMW' || /^(?:B58|2JZ)/.test(code)
  if (cylinders === 6) return inlineSix ? 'I6' : 'V6'
  return cylinders >= 8 ? `V${cylinders}` : `I${cylinders}`
}

/** Worked: the Mustang GT's is "5.0L V8", the Supra's "3.0L Turbo I6". */
export function engineTypeOf(vehicle: Vehicle): string {
  return `${vehicle.engine.displacementL.toFixed(1)}L ${INDUCTION_WORDS[vehicle.engine.aspiration]}${layoutOf(vehicle)}`
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
