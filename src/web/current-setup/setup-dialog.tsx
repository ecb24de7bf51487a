import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { type CurrentSetup, SETUP_BOUNDS } from '../../engine/current-setup/current-setup.ts'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { CarFields } from './car-fields.tsx'
import { DynoSheetFields } from './dyno-sheet-fields.tsx'
import { InstalledList } from './installed-list.tsx'
import type { DynoCurve } from './read-dyno-curve.ts'
import { soundSetup } from './setup-address.ts'
import { SheetChart } from './sheet-chart.tsx'

/** A car as it stands, with the run of its dyno sheet where that was read. */
export interface KeptSetup {
  setup?: CurrentSetup | undefined
  sheetCurve?: DynoCurve | undefined
}

interface SetupDialogProps {
  isOpen: boolean
  onClose: () => void
  car: { vehicleId: string; label: string }
  kept: KeptSetup
  onSave: (kept: KeptSetup) => void
}

/** What's on the car: its parts, its dyno sheet, where it runs and what it weighs. */
export default function SetupDialog(props: SetupDialogProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title="What's on the car"
      className="w-[min(48rem,calc(100vw-1.5rem))]"
    >
      <SetupForm {...props} />
    </Dialog>
  )
}

const signedNumber = (text: string): number | undefined => {
  const digits = text.replace(/[^0-9-]/g, '')
  return digits === '' || digits === '-' ? undefined : Number(digits)
}

function SetupForm({ car, kept, onSave, onClose }: SetupDialogProps) {
  const call = useCall()
  const bench = useQuery(load(call, 'GET /api/vehicles/:id/workbench', { params: { id: car.vehicleId } }))
  const [setup, setSetup] = useState<CurrentSetup>(kept.setup ?? {})
  const [curve, setCurve] = useState(kept.sheetCurve)
  const headingId = useId()
  const sound = useMemo(() => soundSetup(setup), [setup])
  const change = (more: CurrentSetup) => setSetup((before) => ({ ...before, ...more }))
  const save = (event: FormEvent) => {
    event.preventDefault()
    // React hands it on to the form that the window was opened from.
    event.stopPropagation()
    onSave({ setup: sound, sheetCurve: sound?.dynoSheet ? curve : undefined })
    onClose()
  }
  return (
    <form onSubmit={save} className="grid gap-8 px-5 pb-6" aria-label={`What's on the ${car.label}`}>
      <p className="text-silver">
        {car.label}. Every plan starts from here: parts you have cost nothing, and your own dyno sheet tightens the
        range.
      </p>
      <InstalledList
        installed={setup.installed ?? []}
        parts={bench.data?.parts ?? []}
        onChange={(installed) => change({ installed })}
      />
      <section aria-labelledby={`${headingId}-dyno`} className="grid gap-4">
        <h3 id={`${headingId}-dyno`} className="headline text-lg">
          Your dyno sheet
        </h3>
        <DynoSheetFields
          sheet={setup.dynoSheet}
          onChange={(dynoSheet) => change({ dynoSheet })}
          onCurve={setCurve}
          hasCurve={curve !== undefined}
        />
        {bench.data ? <SheetChart bench={bench.data} setup={sound ?? {}} curve={curve} label={car.label} /> : null}
      </section>
      <section aria-labelledby={`${headingId}-where`} className="grid gap-4">
        <h3 id={`${headingId}-where`} className="headline text-lg">
          Where it runs, what it weighs
        </h3>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Altitude"
            isOptional
            inputMode="numeric"
            placeholder="0"
            hint="Feet. Thinner air slows the time slip; dyno figures stay corrected."
            value={setup.altitudeFt ?? ''}
            onChange={(event) => change({ altitudeFt: signedNumber(event.target.value) })}
          />
          <Field
            label="Weight change"
            isOptional
            inputMode="text"
            placeholder="-120"
            hint={`Pounds against stock, ${SETUP_BOUNDS.weightChangeLb.min} to ${SETUP_BOUNDS.weightChangeLb.max}`}
            value={setup.weightChangeLb ?? ''}
            onChange={(event) => change({ weightChangeLb: signedNumber(event.target.value) })}
          />
        </div>
      </section>
      <section aria-labelledby={`${headingId}-car`} className="grid gap-4">
        <h3 id={`${headingId}-car`} className="headline text-lg">
          Gearbox, tires, fuel, miles
        </h3>
        <CarFields setup={setup} bench={bench.data} onChange={change} />
      </section>
      <div className="sticky bottom-0 -mx-5 flex flex-wrap gap-3 border-t border-hairline bg-panel px-5 py-4">
        <Button type="submit">Save</Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
