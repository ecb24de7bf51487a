import type { z } from 'zod'
import type { partsReply as replyForm } from '../../contract/planner.ts'
import { isOfUseWith, isProCharger, isSupercharger, isTurbo } from '../../engine/fitment/induction.ts'
import { buildPower } from '../../engine/index.ts'
import { PART_CATEGORIES, type Part, type PartCategory, SAE_J1349_WEATHER, type Vehicle } from '../../engine/model.ts'
import { INDUCTION_PREFERENCES } from '../../engine/vocabulary.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { roundTo } from '../catalog/figures.ts'
import { modelNamed } from '../catalog/model-named.ts'
import type { Refused } from '../http/problem.ts'
import { dollarsOf } from '../pricing/money.ts'

/** A preference names an induction or a category; `all` and `auto` name everything. */
export const INDUCTION_WORDS = ['all', ...INDUCTION_PREFERENCES] as const
export type InductionWord = (typeof INDUCTION_WORDS)[number]

/** Words as customers and the specification write them: "Supercharger", "engine-internals", "turbocharger". */
export const plainWord = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

const isInduction = (word: string): word is InductionWord => (INDUCTION_WORDS as readonly string[]).includes(word)
const isCategory = (word: string): word is PartCategory => (PART_CATEGORIES as readonly string[]).includes(word)

/**
 * The parts that a preference leaves to choose from; undefined when it is neither an induction nor a category.
 * "turbo" is both: it means the induction, so that the fuel system and the tune that go with a turbo are there too.
 */
export function partsOfPreference(parts: readonly Part[], preference: string): Part[] | undefined {
  const word = plainWord(preference)
  if (isInduction(word)) return parts.filter((part) => word === 'all' || isOfUseWith(word, part))
  if (isCategory(word)) return parts.filter((part) => part.category === word)
  return undefined
}

/** Whether a build of this preference cannot do without a part of this kind: the tune, and the boost source it names. */
export function isRequired(part: Part, preference: string, vehicle: Vehicle | undefined): boolean {
  const word = plainWord(preference)
  if (part.kind === 'tune') return true
  const boosted = vehicle !== undefined && vehicle.engine.aspiration !== 'na'
  if (word === 'turbo') return isTurbo(part) && !boosted
  if (word === 'supercharger') return isSupercharger(part) && !boosted
  return word === 'procharger' && isProCharger(part)
}

export interface PartsInput {
  preference: string
  vehicleModel: string | undefined
}

/** What a preference leaves to choose from, for the newest variant of the model where one is named. */
export function partsReply(
  catalog: CatalogSnapshot,
  { preference, vehicleModel }: PartsInput,
): { ok: true; reply: z.output<typeof replyForm> } | Refused {
  const notFound = (detail: string, help?: Record<string, unknown>): Refused => ({
    ...{ ok: false, code: 'not_found', detail },
    ...(help ? { help } : {}),
  })
  const vehicle = vehicleModel === undefined ? undefined : carNamed(catalog, vehicleModel)
  if (vehicleModel !== undefined && !vehicle) return notFound(`There is no model "${vehicleModel}" in the catalog.`)
  const chosen = partsOfPreference(vehicle ? catalog.partsFor(vehicle) : catalog.parts, preference)
  if (!chosen) {
    return notFound(`"${preference}" is neither an induction preference nor a category.`, {
      preferences: INDUCTION_WORDS,
      categories: [...new Set(catalog.parts.map((part) => part.category))],
    })
  }
  const parts = chosen.map((part) => ({
    ...{ id: part.id, name: part.name, manufacturer: part.manufacturer, category: part.category, kind: part.kind },
    price: dollarsOf(part.priceCents),
    laborHours: part.laborHours,
    powerGain: vehicle ? gainAlone(catalog, vehicle, part) : null,
    required: isRequired(part, preference, vehicle),
  }))
  return { ok: true, reply: { preference, vehicleModel: vehicle?.modelId ?? null, parts } }
}

/** The newest variant of a model, or one variant by its id. */
function carNamed(catalog: CatalogSnapshot, words: string): Vehicle | undefined {
  return modelNamed(catalog, words).at(-1) ?? catalog.vehicle(words.trim().toLowerCase())
}

/** What the part adds at the wheels when it is the only one, hp. */
function gainAlone(catalog: CatalogSnapshot, vehicle: Vehicle, part: Part): number {
  const build = { vehicle, parts: [part], fuel: vehicle.engine.ratedFuel, weather: SAE_J1349_WEATHER }
  const power = buildPower(build, catalog.factors)
  return roundTo(power.wheelHp - power.stockWheelHp, 1)
}
