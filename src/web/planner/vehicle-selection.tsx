import type { VehicleReply } from '../../contract/vehicles.ts'
import { COMPONENT_FILTER_NAMES, SHORT_INDUCTION_NAMES } from '../../engine/display-words.ts'
import { COMPONENT_FILTERS, type ComponentFilter, type InductionPreference } from '../../engine/vocabulary.ts'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/field.tsx'
import { makeNamed, modelsIn, variantsOf, yearsOf } from '../vehicles/choices.ts'
import { type Change, PREFERENCE_OPTIONS, type Selection } from './selection.ts'

interface VehicleSelectionProps {
  vehicles: readonly VehicleReply[]
  selection: Selection
  vehicle: VehicleReply | undefined
  onChange: (change: Change) => void
}

const chosenText = (value: string): string | undefined => (value === '' ? undefined : value)

/** Model and year of the chosen brand, the component filter, and, once there is a car, how it may be boosted. */
export function VehicleSelection({ vehicles, selection, vehicle, onChange }: VehicleSelectionProps) {
  const { modelId, year } = selection
  const make = makeNamed(vehicles, selection.make ?? '')
  const variants = modelId === undefined || year === undefined ? [] : variantsOf(vehicles, { modelId, year })
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="headline text-2xl">Complete Vehicle Selection</h2>
      <div className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label="Model"
          placeholder={make === undefined ? 'Choose a brand first' : 'Select model'}
          value={modelId ?? ''}
          disabled={make === undefined}
          onChange={(event) => onChange({ field: 'modelId', value: chosenText(event.target.value) })}
        >
          {(make === undefined ? [] : modelsIn(vehicles, { make })).map((option) => (
            <option key={option.modelId} value={option.modelId}>
              {option.model}
            </option>
          ))}
        </Select>
        <Select
          label="Year"
          placeholder="Select year"
          value={year ?? ''}
          disabled={modelId === undefined}
          onChange={(event) => {
            const text = chosenText(event.target.value)
            onChange({ field: 'year', value: text === undefined ? undefined : Number(text) })
          }}
        >
          {(modelId === undefined ? [] : yearsOf(vehicles, modelId)).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
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
        {variants.length > 1 && vehicle ? (
          <div className="sm:col-span-2">
            <Select
              label="Version"
              value={vehicle.id}
              onChange={(event) => onChange({ field: 'variantId', value: event.target.value })}
            >
              {variants.map((variant) => (
                <option key={variant.id} value={variant.id}>
                  {variant.variant}
                </option>
              ))}
            </Select>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
