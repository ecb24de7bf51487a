import type { ReactNode } from 'react'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { Card } from '../ui/card.tsx'
import { Select } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { VehiclePicker, VersionPicker } from '../vehicles/vehicle-picker.tsx'
import { type Change, INDUCTION_LABEL, inductionChoices, type OfferedInduction, type Selection } from './selection.ts'

interface ConfiguratorFormProps {
  vehicles: readonly VehicleReply[]
  selection: Selection
  vehicle: VehicleReply | undefined
  naRefused: boolean
  onChange: (change: Change) => void
  /** What stands below the car: what it starts from. */
  children?: ReactNode
}

/** Make, model, year and forced induction, each opened by the one before it. */
export function ConfiguratorForm({
  vehicles,
  selection,
  vehicle,
  naRefused,
  onChange,
  children,
}: ConfiguratorFormProps) {
  const { year, induction } = selection
  return (
    <Card className="grid gap-5 p-5 sm:grid-cols-2 sm:p-7 lg:grid-cols-4">
      <VehiclePicker vehicles={vehicles} picked={selection} order="makeFirst" onChange={onChange} />
      <Select
        label="Forced Induction"
        placeholder="Select forced induction"
        value={induction ?? ''}
        disabled={year === undefined}
        onChange={(event) =>
          onChange({ field: 'induction', value: (event.target.value || undefined) as OfferedInduction | undefined })
        }
      >
        {inductionChoices(vehicle).map((option) => (
          <option key={option} value={option}>
            {INDUCTION_LABEL[option]}
          </option>
        ))}
      </Select>
      <VersionPicker vehicles={vehicles} picked={selection} onChange={onChange} className="sm:col-span-2" />
      {children ? <div className="sm:col-span-2 lg:col-span-4">{children}</div> : null}
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
