import { WANTED_SLOT_NAMES, WANTED_SLOTS, type WantedSlot } from '../../contract/wanted-slots.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import type { VehicleChoice } from '../vehicles/choices.ts'
import type { Change, Selection } from './selection.ts'

/** What only an engine with boost has. */
const FOR_BOOST: ReadonlySet<WantedSlot> = new Set<WantedSlot>([
  ...(['boost_source', 'downpipe', 'pulley', 'intercooler', 'heat_exchanger'] as const),
])

/** Whether the place is one of this car and of the induction that is asked for. */
export function goesOn(slot: WantedSlot, vehicle: VehicleChoice, induction: Selection['induction']): boolean {
  if (slot === 'clutch') return vehicle.transmissionKind !== 'automatic'
  if (slot === 'transmission_cooler') return vehicle.transmissionKind !== 'manual'
  return !FOR_BOOST.has(slot) || vehicle.factoryFI !== 'NA' || induction !== 'naturally_aspirated'
}

interface WantedPartsProps {
  vehicle: VehicleChoice
  selection: Selection
  onChange: (change: Change) => void
}

/** The parts that the customer has in mind, whether the goal takes them or not. */
export function WantedParts({ vehicle, selection, onChange }: WantedPartsProps) {
  const wanted = selection.wantedSlots ?? []
  const slots = WANTED_SLOTS.filter((slot) => wanted.includes(slot) || goesOn(slot, vehicle, selection.induction))
  const toggle = (slot: WantedSlot) => {
    const next = WANTED_SLOTS.filter((one) => (one === slot) !== wanted.includes(one))
    onChange({ field: 'wantedSlots', value: next.length > 0 ? next : undefined })
  }
  return (
    <details open={wanted.length > 0}>
      <summary className="cursor-pointer text-sm font-semibold text-cold underline underline-offset-4">
        Parts you want in it
      </summary>
      <fieldset className="mt-4">
        <legend className="text-sm text-steel">
          We pick which one. If the budget doesn't cover them all, we say what we left out.
        </legend>
        <div className="mt-3 flex flex-wrap gap-2">
          {slots.map((slot) => {
            const isOn = wanted.includes(slot)
            return (
              <label
                key={slot}
                className={classes(
                  'flex min-h-11 cursor-pointer items-center rounded-sm border px-3 text-sm transition-colors duration-150 focus-within:border-cold hover:border-steel',
                  isOn ? 'border-cold text-light' : 'border-hairline text-silver',
                )}
              >
                <input type="checkbox" className="sr-only" checked={isOn} onChange={() => toggle(slot)} />
                {isOn ? <Icon name="check" className="mr-1.5 size-4" /> : null}
                {WANTED_SLOT_NAMES[slot]}
              </label>
            )
          })}
        </div>
      </fieldset>
    </details>
  )
}
