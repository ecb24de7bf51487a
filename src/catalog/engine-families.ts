import { AUDI_FAMILIES } from './engine-families/audi.ts'
import { BMW_FAMILIES } from './engine-families/bmw.ts'
import { DODGE_FAMILIES } from './engine-families/dodge.ts'
import { FORD_ECOBOOST_FAMILIES } from './engine-families/ford-ecoboost.ts'
import { FORD_V8_FAMILIES } from './engine-families/ford-v8.ts'
import { GM_FAMILIES } from './engine-families/gm.ts'
import { HONDA_FAMILIES } from './engine-families/honda.ts'
import { MAZDA_FAMILIES } from './engine-families/mazda.ts'
import { MERCEDES_BENZ_FAMILIES } from './engine-families/mercedes-benz.ts'
import { MITSUBISHI_FAMILIES } from './engine-families/mitsubishi.ts'
import { NISSAN_FAMILIES } from './engine-families/nissan.ts'
import { PORSCHE_FAMILIES } from './engine-families/porsche.ts'
import { SUBARU_FAMILIES } from './engine-families/subaru.ts'
import { TOYOTA_FAMILIES } from './engine-families/toyota.ts'
import { VOLKSWAGEN_FAMILIES } from './engine-families/volkswagen.ts'
import type { EngineFamilyEntry } from './engine-family-entry.ts'

const ALL = [
  ...FORD_V8_FAMILIES,
  ...FORD_ECOBOOST_FAMILIES,
  ...DODGE_FAMILIES,
  ...GM_FAMILIES,
  ...TOYOTA_FAMILIES,
  ...NISSAN_FAMILIES,
  ...BMW_FAMILIES,
  ...HONDA_FAMILIES,
  ...MAZDA_FAMILIES,
  ...MERCEDES_BENZ_FAMILIES,
  ...VOLKSWAGEN_FAMILIES,
  ...AUDI_FAMILIES,
  ...PORSCHE_FAMILIES,
  ...SUBARU_FAMILIES,
  ...MITSUBISHI_FAMILIES,
] as const
export type EngineFamilyId = (typeof ALL)[number]['id']

/** Every engine family of the shop, by make. */
export const ENGINE_FAMILIES: readonly EngineFamilyEntry[] = ALL

const FAMILY_BY_ID: ReadonlyMap<string, EngineFamilyEntry> = new Map(
  ENGINE_FAMILIES.map((family) => [family.id, family]),
)

/** The family with this id. Throws when there is none: the id is ours, so that is a bug. */
export function engineFamily(id: EngineFamilyId): EngineFamilyEntry {
  const family = FAMILY_BY_ID.get(id)
  if (!family) throw new Error(`engine family ${id} is missing`)
  return family
}
