import { useId, useState } from 'react'
import type { VinReply } from '../../contract/garage.ts'
import { useCall } from '../api/api-context.ts'
import { ApiError } from '../api/call.ts'
import { Button } from '../ui/button.tsx'
import { type VehicleChoice, variantsOf } from '../vehicles/choices.ts'
import { useVehicles } from '../vehicles/use-vehicles.ts'

/** What the VIN tells of the car; nothing when it tells nothing, and then no earlier car stays chosen. */
interface FoundCar {
  make?: string
  modelId?: string
  year?: number
  variantId?: string
  vin?: string
}
type State =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'wrong'; words: string }
  | { kind: 'found'; reply: VinReply; modelId?: string; variantId?: string }

const LONGEST = 30

/** Finds the car by its VIN: the selectors below are filled once nothing is open, and what the VIN leaves open is asked. */
export function VinField({ onFound }: { onFound: (car: FoundCar) => void }) {
  const call = useCall()
  const { vehicles } = useVehicles()
  const id = useId()
  const [vin, setVin] = useState('')
  const [state, setState] = useState<State>({ kind: 'idle' })
  const choose = (reply: VinReply, modelId: string, picked?: string) => {
    const versions = versionsOf(reply, modelId, vehicles)
    const variantId = picked ?? (versions.length === 1 ? versions[0]?.vehicleId : undefined)
    setState({ kind: 'found', reply, modelId, ...(variantId ? { variantId } : {}) })
    if (variantId === undefined && versions.length > 1) return
    onFound({ make: reply.make, modelId, year: reply.year, vin: reply.vin, ...(variantId ? { variantId } : {}) })
  }
  const find = async () => {
    if (vin.trim() === '' || state.kind === 'asking') return
    setState({ kind: 'asking' })
    onFound({})
    try {
      const reply = await call('GET /api/garage/vin/:vin', { params: { vin: vin.trim() } })
      setState({ kind: 'found', reply })
      const [first, second] = reply.models
      if (first && !second && reply.isModelKnown) choose(reply, first.modelId)
    } catch (error) {
      const words = error instanceof ApiError ? error.problem?.detail : undefined
      setState({ kind: 'wrong', words: words ?? "We couldn't read that VIN just now. Try again." })
    }
  }
  const open = state.kind === 'found' ? openChoice(state, vehicles) : undefined
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        VIN
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={vin}
          maxLength={LONGEST}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          placeholder="VIN, 17 characters"
          aria-describedby={`${id}-answer`}
          aria-invalid={state.kind === 'wrong'}
          className="figures h-12 min-w-0 flex-1 rounded-sm border border-hairline bg-panel px-4 text-light uppercase placeholder:normal-case placeholder:text-steel hover:border-steel focus-visible:border-cold"
          onChange={(event) => setVin(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void find()
          }}
        />
        <Button kind="outline" disabled={vin.trim() === '' || state.kind === 'asking'} onClick={() => void find()}>
          Find
        </Button>
      </div>
      <div id={`${id}-answer`} role="status" className="mt-2 text-sm empty:hidden">
        {state.kind === 'wrong' ? <p className="text-caution">{state.words}</p> : null}
        {state.kind === 'found' ? <p className="text-silver">{answerOf(state, vehicles, open)}</p> : null}
      </div>
      {state.kind === 'found' && open ? (
        <ul className="mt-2 flex max-h-40 flex-wrap gap-2 overflow-y-auto">
          {open.options.map(({ modelId, variantId, label }) => (
            <li key={variantId ?? modelId}>
              <button
                type="button"
                className="min-h-10 rounded-sm border border-hairline px-3 text-sm text-cold hover:border-light hover:text-light"
                onClick={() => choose(state.reply, modelId, variantId)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-3 text-sm text-steel">or choose it:</p>
    </div>
  )
}

interface OpenChoice {
  question: string
  options: { modelId: string; variantId?: string; label: string }[]
}
type Found = Extract<State, { kind: 'found' }>
type Vehicles = readonly VehicleChoice[]
/** So many versions are asked at once; of more, the model first. */
const FEW = 6

/** The versions that the VIN leaves of a model; where it is not certain of the model, all of that year. */
function versionsOf({ variants, year }: VinReply, modelId: string, vehicles: Vehicles): VinReply['variants'] {
  const told = variants.filter((one) => one.modelId === modelId)
  if (told.length > 0) return told
  return variantsOf(vehicles, { modelId, year }).map(({ id, model, variant }) => ({
    ...{ vehicleId: id, modelId, name: `${model}, ${variant}` },
  }))
}

/** What the VIN doesn't tell: the model first, then the version, which is the gearbox mostly. */
function openChoice({ reply, modelId, variantId }: Found, vehicles: Vehicles): OpenChoice | undefined {
  if (modelId === undefined) {
    const all = reply.models.flatMap((one) => versionsOf(reply, one.modelId, vehicles))
    const question = all.length === 1 ? "Is it this one? If not, we don't build yours yet." : 'Which of these is it?'
    if (all.length > FEW) return { question, options: reply.models.map((one) => ({ ...one, label: one.model })) }
    return { question, options: all.map((one) => ({ ...one, variantId: one.vehicleId, label: one.name })) }
  }
  const versions = versionsOf(reply, modelId, vehicles)
  if (variantId !== undefined || versions.length < 2) return undefined
  const gearboxes = versions.map(({ name }) => name.split(', ').at(-1) ?? name)
  const isGearboxOnly = new Set(gearboxes).size === versions.length
  return {
    question: isGearboxOnly ? "Which gearbox? The VIN doesn't say." : "Which one is yours? The VIN doesn't say.",
    options: versions.map(({ vehicleId, name }, index) => ({
      modelId,
      variantId: vehicleId,
      label: (isGearboxOnly ? gearboxes[index] : name.split(', ').slice(1).join(', ')) || name,
    })),
  }
}

function answerOf({ reply, modelId, variantId }: Found, vehicles: Vehicles, open: OpenChoice | undefined): string {
  const car = [reply.year, reply.make, reply.description].filter((part) => part !== null).join(' ')
  if (open) return `${car}. ${open.question}`
  const chosen = versionsOf(reply, modelId ?? '', vehicles).find(({ vehicleId }) => vehicleId === variantId)
  return chosen ? `${car}. In our catalog: ${chosen.name}.` : `${car}.`
}
