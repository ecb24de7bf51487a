import { namedGearboxesOf, partProblems, vehicleProblems } from '../../catalog/rules.ts'
import type { Cell, FieldProblemOf } from '../../contract/admin/catalog.ts'
import type { CatalogTable, EditableField } from '../../contract/admin/editable.ts'
import type { Part, Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { editableTable } from './catalog-table.ts'

/** Columns of 32 bits. */
const MOST = 2_147_483_647

const isWhole = (value: Cell): value is number => typeof value === 'number' && Number.isInteger(value)

/** What is wrong with a value as a value of its column. */
function formProblem({ kind, label }: EditableField, value: Cell): string | undefined {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && value === value.trim()
        ? undefined
        : `Enter the ${label.toLowerCase()}`
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'Choose yes or no'
    case 'cents':
      return isWhole(value) && value > 0 && value <= MOST ? undefined : 'Enter a price above zero'
    case 'number or none':
      return value === null || (isWhole(value) && value >= 0 && value <= MOST)
        ? undefined
        : 'Enter a whole number, or nothing'
    case 'number':
      return isWhole(value) && value >= 0 && value <= MOST ? undefined : 'Enter a whole number'
  }
}

/** The same rules as `catalog-check` holds the seed to, asked of one row with some values changed. */
function ruleProblems(
  table: CatalogTable,
  id: string,
  values: Record<string, Cell>,
  catalog: CatalogSnapshot,
): string[] {
  if (table === 'vehicles') {
    const vehicle = { ...catalog.vehicle(id), ...values } as Vehicle
    const hasBrand = catalog.brands.some(({ make }) => make === vehicle.make)
    const hasModel = catalog.models.some((model) => model.id === vehicle.modelId)
    return [
      ...vehicleProblems(vehicle),
      ...(hasBrand ? [] : [`we have no brand page for ${vehicle.make}`]),
      ...(hasModel ? [] : [`there is no model ${vehicle.modelId}`]),
    ]
  }
  if (table === 'parts') {
    const part = { ...catalog.part(id), ...values } as Part
    const known = { vehicleById: catalog.vehicle, namedGearboxes: namedGearboxesOf(catalog.vehicles) }
    const fitsOne = catalog.vehicles.some((vehicle) => catalog.fits(part, vehicle))
    return [...partProblems(part, known), ...(fitsOne ? [] : ['fits no car once its kind is asked'])]
  }
  return []
}

/** What would be wrong with a row after a change. What was wrong before is not this change's fault. */
export function changeProblems(
  { table, id }: { table: CatalogTable; id: string },
  { before, values }: { before: Record<string, Cell>; values: Record<string, Cell> },
  catalog: CatalogSnapshot,
): FieldProblemOf[] {
  const { fields } = editableTable(table)
  const problems = Object.entries(values).flatMap(([name, value]): FieldProblemOf[] => {
    const field = fields.find((one) => one.name === name)
    if (!field || (name === 'slug' && value !== before.slug)) return [{ field: name, message: 'This cannot be edited' }]
    const message = formProblem(field, value)
    return message ? [{ field: name, message }] : []
  })
  if (problems.length > 0) return problems
  const known = new Set(ruleProblems(table, id, before, catalog))
  return ruleProblems(table, id, { ...before, ...values }, catalog)
    .filter((what) => !known.has(what))
    .map((what) => ({ field: 'row', message: what }))
}
