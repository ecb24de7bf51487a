import { BUILD_YEARS, makesIn, modelsIn, type VehicleChoice, yearsOf } from './choices.ts'

export type PickedField = 'make' | 'modelId' | 'year'

/** A car as far as it is chosen. */
export interface PickedVehicle {
  make?: string
  modelId?: string
  year?: number
  /** Which gearbox or facelift, where the model has several in that year. */
  variantId?: string
}

export type VehicleChange =
  | { field: 'make' | 'modelId' | 'variantId'; value: string | undefined }
  | { field: 'year'; value: number | undefined }

/** Build My Ride asks for the year first; the configurator, the planner and the garage for the make. */
export const ORDERS = {
  yearFirst: ['year', 'make', 'modelId'],
  makeFirst: ['make', 'modelId', 'year'],
} as const satisfies Readonly<Record<string, readonly PickedField[]>>
export type PickOrder = keyof typeof ORDERS

/** What a change of each field clears: all that comes after it, and the version. */
export function clearedBy(order: PickOrder, field: VehicleChange['field']): readonly (keyof PickedVehicle)[] {
  if (field === 'variantId') return []
  const fields: readonly PickedField[] = ORDERS[order]
  return [...fields.slice(fields.indexOf(field) + 1), 'variantId']
}

/** The car after one change. */
export function pick<P extends PickedVehicle>(picked: P, change: VehicleChange, order: PickOrder): P {
  const next: P = { ...picked, [change.field]: change.value }
  for (const field of [...clearedBy(order, change.field), ...(change.value === undefined ? [change.field] : [])])
    delete next[field]
  return next
}

interface PickerField {
  field: PickedField
  /** What comes before it is chosen. */
  isOpen: boolean
  options: readonly { value: string; text: string }[]
}

const plain = (values: readonly (string | number)[]) => values.map((one) => ({ value: String(one), text: String(one) }))

/** What each select of a screen offers, given what is chosen before it. */
export function pickerFields(
  vehicles: readonly VehicleChoice[],
  { make, modelId, year }: PickedVehicle,
  order: PickOrder,
): PickerField[] {
  const isYearFirst = order === 'yearFirst'
  const models = make === undefined ? [] : modelsIn(vehicles, { make, year: isYearFirst ? year : undefined })
  const optionsOf: Readonly<Record<PickedField, PickerField['options']>> = {
    make: isYearFirst && year === undefined ? [] : plain(makesIn(vehicles, isYearFirst ? year : undefined)),
    modelId: models.map(({ modelId: value, model: text }) => ({ value, text })),
    year: plain(isYearFirst ? BUILD_YEARS : modelId === undefined ? [] : yearsOf(vehicles, modelId)),
  }
  const picked = { make, modelId, year }
  return ORDERS[order].map((field, at, fields) => {
    const before = fields[at - 1]
    return {
      field,
      isOpen: vehicles.length > 0 && (!before || picked[before] !== undefined),
      options: optionsOf[field],
    }
  })
}
