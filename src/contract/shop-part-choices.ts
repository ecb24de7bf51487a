/** What a part list is narrowed and ordered by. No schema library, so that a page may import it. */
export const FACETS = ['kind', 'maker', 'price', 'gain', 'fuel', 'emissions', 'stock', 'confidence'] as const
export type FacetName = (typeof FACETS)[number]
export const PART_SORTS = ['popular', 'price', 'price_down', 'gain'] as const
export type PartSort = (typeof PART_SORTS)[number]
