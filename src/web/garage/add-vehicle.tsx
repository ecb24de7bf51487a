import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { chosenVariant, makesIn, modelsIn, variantsOf, yearsOf } from '../vehicles/choices.ts'
import { useVehicles } from '../vehicles/use-vehicles.ts'
import { withVehicle } from './garage-storage.ts'
import { changeGarage } from './use-garage.ts'
import { VinField } from './vin-field.tsx'

interface Choice {
  make?: string
  modelId?: string
  year?: number
  variantId?: string
  vin?: string
}

/** Adds a car to the garage by its VIN, or by make, model and year. */
export function AddVehicle() {
  const { vehicles } = useVehicles()
  const [choice, setChoice] = useState<Choice>({})
  const { make, modelId, year } = choice
  const vehicle = chosenVariant(vehicles, choice)
  const variants = modelId === undefined || year === undefined ? [] : variantsOf(vehicles, { modelId, year })
  const add = () => {
    if (!vehicle || year === undefined) return
    const label = `${year} ${vehicle.make} ${vehicle.model}`
    changeGarage((garage) =>
      withVehicle(garage, {
        ...{ vehicleId: vehicle.id, modelId: vehicle.modelId, year, label },
        ...(choice.vin === undefined ? {} : { vin: choice.vin }),
      }),
    )
    setChoice({})
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <p className="telemetry text-silver">Add a vehicle</p>
      <VinField onFound={setChoice} />
      <Select
        label="Make"
        isLabelHidden
        placeholder="Make"
        value={make ?? ''}
        disabled={vehicles.length === 0}
        onChange={(event) => setChoice(event.target.value === '' ? {} : { make: event.target.value })}
      >
        {makesIn(vehicles).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
      <Select
        label="Model"
        isLabelHidden
        placeholder="Model"
        value={modelId ?? ''}
        disabled={make === undefined}
        onChange={(event) => {
          if (make !== undefined)
            setChoice(event.target.value === '' ? { make } : { make, modelId: event.target.value })
        }}
      >
        {(make === undefined ? [] : modelsIn(vehicles, { make })).map((option) => (
          <option key={option.modelId} value={option.modelId}>
            {option.model}
          </option>
        ))}
      </Select>
      <Select
        label="Year"
        isLabelHidden
        placeholder="Year"
        value={year ?? ''}
        disabled={modelId === undefined}
        onChange={(event) => {
          if (make === undefined || modelId === undefined) return
          setChoice(event.target.value === '' ? { make, modelId } : { make, modelId, year: Number(event.target.value) })
        }}
      >
        {(modelId === undefined ? [] : yearsOf(vehicles, modelId)).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
      {variants.length > 1 ? (
        <Select
          label="Version"
          isLabelHidden
          value={vehicle?.id}
          onChange={(event) => setChoice({ ...choice, variantId: event.target.value })}
        >
          {variants.map((variant) => (
            <option key={variant.id} value={variant.id}>
              {variant.variant}
            </option>
          ))}
        </Select>
      ) : null}
      <Button type="submit" kind="outline" disabled={vehicle === undefined}>
        Add to garage
      </Button>
    </form>
  )
}
