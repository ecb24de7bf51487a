import type { VehicleReply } from '../../contract/vehicles.ts'
import { COMPONENT_FILTER_NAMES, SHORT_INDUCTION_NAMES } from '../../engine/display-words.ts'
import { COMPONENT_FILTERS, type ComponentFilter, type InductionPreference } from '../../engine/vocabulary.ts'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/field.tsx'
import { makeNamed } from '../vehicles/choices.ts'
import { VehiclePicker, VersionPicker } from '../vehicles/vehicle-picker.tsx'
import type { PickedVehicle } from '../vehicles/vehicle-picks.ts'
import { type Change, PREFERENCE_OPTIONS, type Selection } from './selection.ts'

interface VehicleSelectionProps {
  vehicles: readonly VehicleReply[]
  selection: Selection
  vehicle: VehicleReply | undefined
  onChange: (change: Change) => void
}

/** Model and year of the chosen brand, the component filter, and, once there is a car, how it may be boosted. */
export function VehicleSelection({ vehicles, selection, vehicle, onChange }: VehicleSelectionProps) {
  const { make: chosenMake, ...chosen } = selection
  const make = makeNamed(vehicles, chosenMake ?? '')
  const picked: PickedVehicle = make === undefined ? chosen : { ...chosen, make }
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="headline text-2xl">Complete Vehicle Selection</h2>
      <div className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <VehiclePicker
          vehicles={vehicles}
          picked={picked}
          order="makeFirst"
          fields={['modelId', 'year']}
          placeholders={picked.make === undefined ? { modelId: 'Choose a brand first' } : {}}
          onChange={onChange}
        />
        <Select
          label="Component Filter"
          value={selection.filter}
          onChange={(event) => onChange({ field: 'filter', value: event.target.value as ComponentFilter })}
        >
          {COMPONENT_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {COMPONENT_FILTER_NAMES[filter]}
            </option>
          ))}
        </Select>
        {vehicle ? (
          <Select
            label="Forced Induction Preference"
            value={selection.induction}
            onChange={(event) => onChange({ field: 'induction', value: event.target.value as InductionPreference })}
          >
            {PREFERENCE_OPTIONS.map((preference) => (
              <option key={preference} value={preference}>
                {SHORT_INDUCTION_NAMES[preference]}
              </option>
            ))}
          </Select>
        ) : null}
        <VersionPicker vehicles={vehicles} picked={picked} onChange={onChange} className="sm:col-span-2" />
      </div>
    </Card>
  )
}
