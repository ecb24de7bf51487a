import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RaceLane } from '../../contract/race.ts'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'
import { useGarage } from '../garage/use-garage.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { chosenVariant } from '../vehicles/choices.ts'
import { useVehicles } from '../vehicles/use-vehicles.ts'
import { VehiclePicker, VersionPicker } from '../vehicles/vehicle-picker.tsx'
import { type PickedVehicle, pick } from '../vehicles/vehicle-picks.ts'
import { LANE_COLORS } from './race-lane.tsx'
import type { LaneName, Racers } from './racers.ts'

interface LanePickersProps {
  racers: Racers
  lanes: readonly RaceLane[]
  onShow: (racers: Racers) => void
}

const NAMES: readonly LaneName[] = ['a', 'b', 'c']

/** Who stands in each lane, and another in its place. */
export function LanePickers({ racers, lanes, onShow }: LanePickersProps) {
  const named = NAMES.filter((name) => racers[name])
  const put = (name: LaneName, racer: string) => onShow({ ...racers, [name]: racer })
  const remove = (name: LaneName) => {
    const [a = '', b, c] = NAMES.filter((one) => one !== name).flatMap((one) => racers[one] ?? [])
    onShow({ a, ...(b ? { b } : {}), ...(c ? { c } : {}) })
  }
  const free = NAMES.find((name) => !racers[name])
  return (
    <section aria-labelledby="lineup" className="print:hidden">
      <h2 id="lineup" className="headline text-2xl sm:text-3xl">
        Pick the cars
      </h2>
      <div className="mt-5 grid items-start gap-4 md:grid-cols-3">
        {named.map((name, index) => (
          <LanePicker
            key={`${name} ${racers[name]}`}
            name={name}
            color={LANE_COLORS[index] ?? 'currentColor'}
            now={
              lanes[index]
                ? `${lanes[index].detail}, ${lanes[index].name}, ${lanes[index].variant}`
                : (racers[name] ?? '')
            }
            onPut={(racer) => put(name, racer)}
            {...(named.length > 1 ? { onRemove: () => remove(name) } : {})}
          />
        ))}
        {free ? (
          <LanePicker key={free} name={free} color="var(--color-steel)" onPut={(racer) => put(free, racer)} />
        ) : null}
      </div>
    </section>
  )
}

interface LanePickerProps {
  name: LaneName
  color: string
  /** Who stands there; absent: the lane is free. */
  now?: string
  onPut: (racer: string) => void
  onRemove?: () => void
}

function LanePicker({ name, color, now, onPut, onRemove }: LanePickerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const letter = name.toUpperCase()
  return (
    <div className="light-edge rounded-sm border-t-2 p-4" style={{ borderTopColor: color }}>
      <p className="min-h-12 text-sm">
        <span className="telemetry block text-steel">Lane {letter}</span>
        <span className="font-semibold">{now ?? 'Empty'}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button kind="outline" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {now ? `Change lane ${letter}` : 'Add a car'}
        </Button>
        {onRemove ? (
          <Button kind="quiet" size="small" onClick={onRemove}>
            Remove<span className="sr-only"> lane {letter}</span>
          </Button>
        ) : null}
      </div>
      {isOpen ? <Choices onPut={onPut} /> : null}
    </div>
  )
}

/** A plan's code out of its code or its link. */
const codeIn = (text: string): string | undefined => /(?:^|\/plans\/|plan:)([\w-]{6,40})\/?$/.exec(text.trim())?.[1]

function Choices({ onPut }: { onPut: (racer: string) => void }) {
  const { vehicles } = useVehicles()
  const { plans } = useGarage()
  const packages = useQuery(load(useCall(), 'GET /api/packages', { query: {} }))
  const [picked, setPicked] = useState<PickedVehicle>({})
  const [link, setLink] = useState('')
  const vehicle = chosenVariant(vehicles, picked)
  const fitting = packages.data?.filter(({ modelId }) => modelId === picked.modelId) ?? []
  const code = codeIn(link)
  const change = (what: Parameters<typeof pick>[1]) => setPicked(pick(picked, what, 'makeFirst'))
  return (
    <div className="mt-4 grid gap-3 border-t border-hairline/60 pt-4">
      {plans.length > 0 ? (
        <Select
          label="A build from your garage"
          placeholder="Select a build"
          value=""
          onChange={(event) => onPut(`plan:${event.target.value}`)}
        >
          {plans.map((plan) => (
            <option key={plan.code} value={plan.code}>
              {plan.title}
            </option>
          ))}
        </Select>
      ) : null}
      <VehiclePicker vehicles={vehicles} picked={picked} order="makeFirst" onChange={change} />
      <VersionPicker vehicles={vehicles} picked={picked} onChange={change} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={!vehicle} onClick={() => vehicle && onPut(`stock:${vehicle.id}`)}>
          Race it stock
        </Button>
        {fitting.map(({ slug, name }) => (
          <Button key={slug} kind="outline" size="small" onClick={() => onPut(`package:${slug}`)}>
            {name}
          </Button>
        ))}
      </div>
      <form
        className="flex items-end gap-2 border-t border-hairline/60 pt-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (code) onPut(`plan:${code}`)
        }}
      >
        <Field
          className="min-w-0 flex-1"
          label="A friend's build"
          placeholder="Link or code"
          value={link}
          onChange={(event) => setLink(event.target.value)}
        />
        <Button type="submit" kind="outline" disabled={!code}>
          Race
        </Button>
      </form>
    </div>
  )
}
