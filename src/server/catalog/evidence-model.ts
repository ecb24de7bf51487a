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
  return vehicle && isOfCatalog(point) ? `${vehicle.make} ${vehicle.model}` : `${row.make} ${row.model}`.trim()
}

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
