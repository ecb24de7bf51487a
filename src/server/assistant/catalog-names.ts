import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'

/** The part of the catalog that has names. */
export type Names = Pick<CatalogSnapshot, 'vehicles' | 'parts'>
