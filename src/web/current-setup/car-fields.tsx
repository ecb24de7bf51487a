import type { Workbench } from '../../contract/workbench.ts'
import { type CurrentSetup, SETUP_BOUNDS } from '../../engine/current-setup/current-setup.ts'
import type { SwapGearbox } from '../../engine/current-setup/swapped-gearbox.ts'
import { FUEL_NAMES, TIRE_COMPOUND_NAMES } from '../../engine/display-words.ts'
import { TIRE_COMPOUNDS } from '../../engine/dragstrip/tire.ts'
import { FUELS } from '../../engine/model.ts'
import { Field, Select } from '../ui/field.tsx'

/** "MT-82 (manual)". */
const gearboxWords = ({ transmission: { code, kind } }: Pick<SwapGearbox, 'transmission'>): string =>
  `${code} (${kind.replace('_', '-')})`

const wholeNumber = (text: string): number | undefined => {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? undefined : Number(digits)
}

interface CarFieldsProps {
  setup: CurrentSetup
  bench: Workbench | undefined
  onChange: (more: CurrentSetup) => void
}

/** Gearbox, tires, fuel and miles of the car. */
export function CarFields({ setup, bench, onChange }: CarFieldsProps) {
  const { gearbox, tires, fuel, mileage } = setup
  const gearboxes = bench?.gearboxes ?? []
  const isListed = gearboxes.some(({ transmission }) => transmission.code === gearbox)
  const changeTires = (more: CurrentSetup['tires']) => {
    const { compound, widthMm, grip } = { ...tires, ...more }
    const next = { ...(compound ? { compound } : {}), ...(widthMm ? { widthMm } : {}), ...(grip ? { grip } : {}) }
    onChange({ tires: Object.keys(next).length > 0 ? next : undefined })
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label="Gearbox"
        value={gearbox ?? ''}
        disabled={!bench || gearboxes.length === 0}
        hint={bench && gearboxes.length === 0 ? "We don't have another gearbox for this engine." : undefined}
        onChange={(event) => onChange({ gearbox: event.target.value || undefined })}
      >
        <option value="">As it came{bench ? `: ${gearboxWords(bench.vehicle)}` : ''}</option>
        {gearbox !== undefined && !isListed ? <option value={gearbox}>{gearbox}</option> : null}
        {gearboxes.map((one) => (
          <option key={one.transmission.code} value={one.transmission.code}>
            {gearboxWords(one)}
          </option>
        ))}
      </Select>
      <Select
        label="Fuel you can buy"
        value={fuel ?? ''}
        onChange={(event) => onChange({ fuel: FUELS.find((one) => one === event.target.value) })}
      >
        <option value="">Any</option>
        {FUELS.map((one) => (
          <option key={one} value={one}>
            {FUEL_NAMES[one]}
          </option>
        ))}
      </Select>
      <Select
        label="Tires"
        value={tires?.compound ?? ''}
        onChange={(event) => {
          const compound = TIRE_COMPOUNDS.find((one) => one === event.target.value)
          changeTires({ ...tires, compound: compound as NonNullable<typeof compound> })
        }}
      >
        <option value="">As it comes</option>
        {TIRE_COMPOUNDS.map((one) => (
          <option key={one} value={one}>
            {TIRE_COMPOUND_NAMES[one]}
          </option>
        ))}
      </Select>
      <Field
        label="Tire width"
        isOptional
        inputMode="numeric"
        placeholder="275"
        hint={`Millimeters, driven wheels, ${SETUP_BOUNDS.tireWidthMm.min} to ${SETUP_BOUNDS.tireWidthMm.max}`}
        value={tires?.widthMm ?? ''}
        onChange={(event) => changeTires({ ...tires, widthMm: wholeNumber(event.target.value) as number })}
      />
      <Field
        label="Mileage"
        isOptional
        inputMode="numeric"
        placeholder="80000"
        hint="Miles. Adds what to check first. Our numbers assume a healthy engine."
        value={mileage ?? ''}
        onChange={(event) => onChange({ mileage: wholeNumber(event.target.value) })}
      />
    </div>
  )
}
