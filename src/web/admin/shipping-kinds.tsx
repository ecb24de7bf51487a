import type { FormEvent } from 'react'
import type { ShippingTables } from '../../contract/admin/shipping.ts'
import { ask } from './ask.ts'
import { Button, Mark, Panel, Problem } from './controls.tsx'
import { useMay } from './session.ts'
import { useChange } from './use-ask.ts'

const CLASSES = ['none', 'parcel', 'bulky', 'freight'] as const
type Kinds = { kind: string; weightClass: (typeof CLASSES)[number]; leadDays: number }[]
const BOX = 'min-h-9 rounded-sm border border-hairline bg-panel px-2'

/** How each kind of part ships, and how many business days it takes to be here. */
export function ShippingKinds({ kinds }: { kinds: ShippingTables['kinds'] }) {
  const mayEdit = useMay('owner')
  const save = useChange((body: { kinds: Kinds }) => ask('PUT /api/admin/shipping/kinds', { body }))
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    save.run({
      kinds: kinds.map(({ kind }) => ({
        kind,
        weightClass: CLASSES.find((one) => one === form.get(`${kind} class`)) ?? 'parcel',
        leadDays: Number(form.get(`${kind} days`)),
      })),
    })
  }
  return (
    <Panel
      title="How parts ship"
      aside={kinds.some(({ isSample }) => isSample) ? <Mark tone="wait">Sample figures</Mark> : null}
    >
      <form onSubmit={onSubmit} className="grid gap-4">
        <ul className="grid max-h-[28rem] gap-x-8 overflow-y-auto md:grid-cols-2">
          {kinds.map(({ kind, weightClass, leadDays }) => {
            const name = kind.replaceAll('_', ' ')
            return (
              <li key={kind} className="flex items-center gap-2 border-b border-hairline/50 py-1">
                <span className="min-w-0 flex-1">{name}</span>
                <select
                  name={`${kind} class`}
                  aria-label={`Weight class of ${name}`}
                  defaultValue={weightClass}
                  disabled={!mayEdit}
                  className={BOX}
                >
                  {CLASSES.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
                <input
                  name={`${kind} days`}
                  aria-label={`Business days until ${name} is here`}
                  type="number"
                  min={0}
                  max={400}
                  required
                  defaultValue={leadDays}
                  disabled={!mayEdit}
                  className={`${BOX} w-16 text-right`}
                />
                <span className="text-sm text-steel">days</span>
              </li>
            )
          })}
        </ul>
        <Problem>{save.error}</Problem>
        {mayEdit ? (
          <Button type="submit" className="justify-self-start" disabled={save.isRunning}>
            Save how parts ship
          </Button>
        ) : null}
      </form>
    </Panel>
  )
}
