import { Select } from '../ui/field.tsx'
import { type VehicleChoice, variantsOf } from './choices.ts'
import {
  type PickedField,
  type PickedVehicle,
  type PickOrder,
  pickerFields,
  type VehicleChange,
} from './vehicle-picks.ts'

interface VehiclePickerProps {
  vehicles: readonly VehicleChoice[]
  picked: PickedVehicle
  order: PickOrder
  onChange: (change: VehicleChange) => void
  /** What an empty select says where it is not "Select make". */
  placeholders?: Partial<Record<PickedField, string>>
  /** The fields shown, where one of them is chosen elsewhere on the screen. */
  fields?: readonly PickedField[]
  isLabelHidden?: boolean
}

const LABELS: Readonly<Record<PickedField, string>> = { make: 'Make', modelId: 'Model', year: 'Year' }

/** An empty select clears its field. */
function changeOf(field: PickedField, text: string): VehicleChange {
  if (field === 'year') return { field, value: text === '' ? undefined : Number(text) }
  return { field, value: text === '' ? undefined : text }
}

/** Make, model and year of a car, each opened by the one before it, for every screen that asks for a car. */
export function VehiclePicker(props: VehiclePickerProps) {
  const { vehicles, picked, order, onChange, placeholders, fields, isLabelHidden = false } = props
  return pickerFields(vehicles, picked, order)
    .filter(({ field }) => fields === undefined || fields.includes(field))
    .map(({ field, isOpen, options }) => (
      <Select
        key={field}
        label={LABELS[field]}
        isLabelHidden={isLabelHidden}
        placeholder={placeholders?.[field] ?? `Select ${LABELS[field].toLowerCase()}`}
        value={options.some(({ value }) => value === String(picked[field])) ? picked[field] : ''}
        disabled={!isOpen}
        onChange={(event) => onChange(changeOf(field, event.target.value))}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    ))
}

interface VersionPickerProps extends Pick<VehiclePickerProps, 'vehicles' | 'picked' | 'onChange' | 'isLabelHidden'> {
  className?: string
}

/** Which gearbox or facelift, where the model had several in that year; the shop's first until one is chosen. */
export function VersionPicker(props: VersionPickerProps) {
  const { vehicles, picked, onChange, isLabelHidden = false, className } = props
  const { modelId, year, variantId } = picked
  const variants = modelId === undefined || year === undefined ? [] : variantsOf(vehicles, { modelId, year })
  if (variants.length < 2) return null
  const chosen = variants.find(({ id }) => id === variantId) ?? variants[0]
  return (
    <div className={className}>
      <Select
        label="Trim"
        isLabelHidden={isLabelHidden}
        value={chosen?.id}
        onChange={(event) => onChange({ field: 'variantId', value: event.target.value })}
      >
        {variants.map((variant) => (
          <option key={variant.id} value={variant.id}>
            {variant.variant}
          </option>
        ))}
      </Select>
    </div>
  )
}
