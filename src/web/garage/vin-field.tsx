import { useId, useState } from 'react'
import type { VinReply } from '../../contract/garage.ts'
import { useCall } from '../api/api-context.ts'
import { ApiError } from '../api/call.ts'
import { Button } from '../ui/button.tsx'

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
  | { kind: 'found'; reply: VinReply }

const LONGEST = 30

/** Finds the car by its VIN: the selectors below are filled, and what the VIN leaves open is asked. */
export function VinField({ onFound }: { onFound: (car: FoundCar) => void }) {
  const call = useCall()
  const id = useId()
  const [vin, setVin] = useState('')
  const [state, setState] = useState<State>({ kind: 'idle' })
  const choose = ({ make, year, vin: number, variants }: VinReply, modelId: string) => {
    const variant = variants.find((one) => one.modelId === modelId)
    onFound({ make, modelId, year, vin: number, ...(variant ? { variantId: variant.vehicleId } : {}) })
  }
  const open = state.kind === 'found' && !state.reply.isModelKnown ? state.reply.models : []
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
        {state.kind === 'found' ? (
          <p className="text-silver">
            {state.reply.year} {state.reply.make} {state.reply.description}
            {whatIsOpen(state.reply)}
          </p>
        ) : null}
      </div>
      {state.kind === 'found' && open.length > 0 ? (
        <ul className="mt-2 flex max-h-40 flex-wrap gap-2 overflow-y-auto">
          {open.map(({ modelId, model }) => (
            <li key={modelId}>
              <button
                type="button"
                className="min-h-10 rounded-sm border border-hairline px-3 text-sm text-cold hover:border-light hover:text-light"
                onClick={() => choose(state.reply, modelId)}
              >
                {model}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-3 text-sm text-steel">or choose it:</p>
    </div>
  )
}

/** A VIN names a car as far as it was told to NHTSA, and seldom the gearbox. */
function whatIsOpen({ isModelKnown, variants }: VinReply): string {
  if (!isModelKnown) return '. Which of these is it?'
  return variants.length > 1 ? ". Check the version below: the VIN doesn't say which one." : '.'
}
