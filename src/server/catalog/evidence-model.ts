import type { EvidenceRow } from '../../engine/calibration/evidence.ts'
import type { EvidencePoint } from '../../engine/calibration/fit.ts'

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The catalog knows this very car; otherwise `vehicle` is at best the nearest platform. */
export const isOfCatalog = ({ vehicle, exact }: EvidencePoint): boolean => vehicle !== undefined && exact !== false

/** What a result's car is called: the catalog's make and model, else the row's own words. */
export function platformOf(point: EvidencePoint): string {
  const { vehicle, row } = point
  return vehicle && isOfCatalog(point) ? `${vehicle.make} ${vehicle.model}` : ownName(row)
}

/** What a row calls a car that the catalog does not know. */
const ownName = ({ make, model }: Pick<EvidenceRow, 'make' | 'model'>): string => `${make} ${model}`.trim()

/** The slug under which results of such a car count, and its name. */
export const ownModel = (row: Pick<EvidenceRow, 'make' | 'model'>): readonly [slug: string, name: string] => [
  slugOf(ownName(row)),
  ownName(row),
]

/** The model that a result counts for: the catalog's, such as "ford-mustang-gt", else a slug of the row's own words. */
export function vehicleModelOf(point: EvidencePoint): string {
  const { vehicle } = point
  return vehicle && isOfCatalog(point) ? vehicle.modelId : slugOf(platformOf(point))
}

/** The car as a reader knows it. Worked: "2015-2017 Ford Mustang GT". */
export function carOf(row: EvidenceRow): string {
  const { yearFrom, yearTo } = row
  const years = yearFrom === undefined ? '' : yearTo === yearFrom ? `${yearFrom}` : `${yearFrom}-${yearTo}`
  return `${years} ${row.make} ${row.model}`.trim()
}

/** "mini-cooper-s-f56" as "Mini Cooper S F56": a model whose results are gone, and its name with them. */
export const nameOfSlug = (slug: string): string =>
  slug.includes(' ')
    ? slug
    : slug
        .split('-')
        .map((word) => (/\d/.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
        .join(' ')
