import type { VehicleReply } from '../../contract/vehicles.ts'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { makesIn, modelsIn, variantsOf, yearsOf } from '../vehicles/choices.ts'
import { type Change, INDUCTION_LABEL, inductionChoices, type OfferedInduction, type Selection } from './selection.ts'

interface ConfiguratorFormProps {
  vehicles: readonly VehicleReply[]
  selection: Selection
  vehicle: VehicleReply | undefined
  naRefused: boolean
  onChange: (change: Change) => void
}

const chosenText = (value: string): string | undefined => (value === '' ? undefined : value)

/** Make, model, year and forced induction, each opened by the one before it. */
export function ConfiguratorForm({ vehicles, selection, vehicle, naRefused, onChange }: ConfiguratorFormProps) {
  const { make, modelId, year, induction } = selection
  const variants = modelId === undefined || year === undefined ? [] : variantsOf(vehicles, { modelId, year })
  return (
    <Card className="grid gap-5 p-5 sm:grid-cols-2 sm:p-7 lg:grid-cols-4">
      <Select
        label="Make"
        placeholder="Select make"
        value={make ?? ''}
        disabled={vehicles.length === 0}
        onChange={(event) => onChange({ field: 'make', value: chosenText(event.target.value) })}
      >
        {makesIn(vehicles).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
      <Select
        label="Model"
        placeholder="Select model"
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
        label="Forced Induction"
        placeholder="Select forced induction"
        value={induction ?? ''}
        disabled={year === undefined}
        onChange={(event) =>
          onChange({ field: 'induction', value: chosenText(event.target.value) as OfferedInduction | undefined })
        }
      >
        {inductionChoices(vehicle).map((option) => (
          <option key={option} value={option}>
            {INDUCTION_LABEL[option]}
          </option>
        ))}
      </Select>
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
      {vehicle && vehicle.factoryFI !== 'NA' ? (
        <p
          role={naRefused ? 'alert' : 'note'}
          className={`flex items-start gap-3 text-sm sm:col-span-2 lg:col-span-4 ${naRefused ? 'text-caution' : 'text-silver'}`}
        >
          <Icon name="info" className="mt-0.5 size-4 shrink-0 text-cold" />
          <span>
            The {vehicle.make} {vehicle.model} has a factory {vehicle.factoryFI.toLowerCase()}. A vehicle with factory
            induction cannot be Naturally Aspirated, so that choice is not offered.
          </span>
        </p>
      ) : null}
    </Card>
  )
}
