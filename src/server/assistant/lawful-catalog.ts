import { passes } from '../../catalog/emissions.ts'
import { oncePer } from '../../catalog/once-per.ts'
import type { MustPass } from '../../engine/vocabulary.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Advisor } from './advisor.ts'

/** The catalog with what may be offered, and the whole of it, of which a build has to leave the rest out. */
interface LawfulCatalog extends CatalogSnapshot {
  whole: CatalogSnapshot
}

export const wholeCatalog = (catalog: CatalogSnapshot): CatalogSnapshot =>
  'whole' in catalog ? (catalog as LawfulCatalog).whole : catalog

const lawful = (mustPass: MustPass) =>
  oncePer((catalog: CatalogSnapshot): LawfulCatalog => {
    const passing = oncePer((parts: CatalogSnapshot['parts']) => parts.filter((part) => passes(part, mustPass)))
    const parts = passing(catalog.parts)
    return { ...catalog, whole: catalog, parts, partsFor: (vehicle) => passing(catalog.partsFor(vehicle)) }
  })
const LAWFUL: Readonly<Record<MustPass, (catalog: CatalogSnapshot) => CatalogSnapshot>> = {
  carb: lawful('carb'),
  cats: lawful('cats'),
}

/** The shop for a car that has to pass: whatever answers, nothing else is there to be offered. */
export const lawfulAdvisor = (advisor: Advisor, mustPass: MustPass | undefined): Advisor =>
  mustPass ? { ...advisor, catalog: LAWFUL[mustPass](advisor.catalog) } : advisor
