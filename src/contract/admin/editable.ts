/** How a column is written: words, whole US cents, a whole number (or none), yes or no. */
export type FieldKind = 'text' | 'cents' | 'number' | 'number or none' | 'flag'
export interface EditableField {
  name: string
  label: string
  kind: FieldKind
}
const field = (name: string, label: string, kind: FieldKind): EditableField => ({ name, label, kind })

/** What can be edited: the columns that are in force. The first one names the row. */
export const EDITABLE = {
  parts: [
    field('name', 'Name', 'text'),
    field('manufacturer', 'Maker', 'text'),
    field('category', 'Category', 'text'),
    field('kind', 'Kind', 'text'),
    field('priceCents', 'Price', 'cents'),
  ],
  packages: [
    field('slug', 'Address', 'text'),
    field('priceCents', 'Price', 'cents'),
    field('position', 'Position', 'number'),
    field('onHome', 'On the home page', 'flag'),
  ],
  merchandise: [
    field('name', 'Name', 'text'),
    field('category', 'Category', 'text'),
    field('priceCents', 'Price', 'cents'),
    field('stock', 'In stock', 'number or none'),
    field('position', 'Position', 'number'),
  ],
  vehicles: [
    field('model', 'Model', 'text'),
    field('make', 'Make', 'text'),
    field('modelId', 'Model id', 'text'),
    field('yearFrom', 'First year', 'number'),
    field('yearTo', 'Last year', 'number'),
  ],
} as const satisfies Record<string, readonly EditableField[]>
export type CatalogTable = keyof typeof EDITABLE
export const CATALOG_TABLES = ['parts', 'packages', 'merchandise', 'vehicles'] as const satisfies CatalogTable[]
/** Those that have a price. */
export const PRICED_TABLES = ['parts', 'packages', 'merchandise'] as const
export type PricedTable = (typeof PRICED_TABLES)[number]
