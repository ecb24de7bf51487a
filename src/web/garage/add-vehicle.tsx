import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { chosenVariant } from '../vehicles/choices.ts'
import { useVehicles } from '../vehicles/use-vehicles.ts'
import { VehiclePicker, VersionPicker } from '../vehicles/vehicle-picker.tsx'
import { type PickedVehicle, pick, type VehicleChange } from '../vehicles/vehicle-picks.ts'
import { withVehicle } from './garage-storage.ts'
import { changeGarage } from './use-garage.ts'
import { VinField } from './vin-field.tsx'

interface Choice extends PickedVehicle {
  vin?: string
}

/** Adds a car to the garage by its VIN, or by make, model and year. */
export function AddVehicle() {
  const { vehicles } = useVehicles()
  const [choice, setChoice] = useState<Choice>({})
  const { year } = choice
  const vehicle = chosenVariant(vehicles, choice)
  // A VIN is of one car: another make, model or year is another car.
  const change = (next: VehicleChange) =>
    setChoice(({ vin, ...picked }) => ({
      ...pick(picked, next, 'makeFirst'),
      ...(next.field === 'variantId' && vin !== undefined ? { vin } : {}),
    }))
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
      <VehiclePicker
        vehicles={vehicles}
        picked={choice}
        order="makeFirst"
        placeholders={{ make: 'Make', modelId: 'Model', year: 'Year' }}
        isLabelHidden
        onChange={change}
      />
      <VersionPicker vehicles={vehicles} picked={choice} isLabelHidden onChange={change} />
      <Button type="submit" kind="outline" disabled={vehicle === undefined}>
        Add to garage
      </Button>
    </form>
  )
}
