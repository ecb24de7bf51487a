import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { GenerateRequest, PartChoices } from '../../contract/configurator.ts'
import { WANTED_SLOT_NAMES, WANTED_SLOTS, type WantedSlot } from '../../contract/wanted-slots.ts'
import { useCall } from '../api/api-context.ts'
import { classes } from '../ui/classes.ts'
import { Select } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { dollars } from '../ui/money.ts'
import type { VehicleChoice } from '../vehicles/choices.ts'
import { type Change, requestFor, type Selection } from './selection.ts'

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
  const choices = usePartChoices(vehicle, selection)
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
          We pick which one unless you do. If the budget doesn't cover them all, we say what we left out.
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
        <div className="mt-4 grid gap-4 empty:hidden">
          {choices
            .filter(({ slot }) => wanted.includes(slot))
            .map((place) => (
              <WhichPart key={place.slot} place={place} wantedParts={selection.wantedParts} onChange={onChange} />
            ))}
        </div>
      </fieldset>
    </details>
  )
}

type Place = PartChoices['places'][number]

/** What the choice of parts depends on: the car and its terms, and no goal. */
function termsOf(asked: GenerateRequest): GenerateRequest {
  const { modelId, year, vehicleId, intendedUse, mustPass, currentSetup, preferences } = asked
  return { modelId, year, vehicleId, intendedUse, mustPass, currentSetup, preferences }
}

/** What can be named for the car as it is asked about, once a part is wanted. */
function usePartChoices(vehicle: VehicleChoice, selection: Selection): readonly Place[] {
  const call = useCall()
  const asked = requestFor({ ...selection, induction: selection.induction ?? 'auto' }, [vehicle])
  const request = asked.ok ? termsOf(asked.request) : undefined
  const { data } = useQuery({
    queryKey: ['part-choices', request],
    queryFn: () => {
      if (!request) throw new Error('part choices: asked without a car')
      return call('POST /api/configurator/part-choices', { body: request })
    },
    enabled: request !== undefined && selection.wantedSlots !== undefined,
    placeholderData: keepPreviousData,
  })
  return data?.places ?? []
}

interface WhichPartProps {
  place: Place
  wantedParts: Selection['wantedParts']
  onChange: (change: Change) => void
}

/** Which part of a place: ours to pick, or one by its name. */
function WhichPart({ place: { slot, parts }, wantedParts = {}, onChange }: WhichPartProps) {
  const { [slot]: chosen, ...others } = wantedParts
  const isGone = chosen !== undefined && !parts.some(({ partId }) => partId === chosen)
  const pick = (partId: string) => {
    const next = partId ? { ...others, [slot]: partId } : others
    onChange({ field: 'wantedParts', value: Object.keys(next).length > 0 ? next : undefined })
  }
  return (
    <Select
      label={`${WANTED_SLOT_NAMES[slot]}: which one`}
      value={chosen ?? ''}
      onChange={(event) => pick(event.target.value)}
    >
      <option value="">You pick</option>
      {isGone ? <option value={chosen}>Doesn't go with this setup</option> : null}
      {parts.map(({ partId, manufacturer, name, installedUsd }) => (
        <option key={partId} value={partId}>
          {manufacturer} {name}, {dollars(installedUsd)} installed
        </option>
      ))}
    </Select>
  )
}
