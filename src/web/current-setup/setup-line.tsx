import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'
import { INSTALLABLE_KINDS, type KnownKind } from '../../engine/current-setup/installable-kinds.ts'
import { setupWords } from '../../engine/current-setup/setup-words.ts'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'
import { latePart } from '../late-code/late-part.tsx'
import type { KeptSetup } from './setup-dialog.tsx'

const SetupDialog = latePart(() => import('./setup-dialog.tsx'))

/** The names of what is installed: kinds by heart, products from the catalog, which is asked only for those. */
export function useInstalledNames(vehicleId: string, installed: readonly string[] = []): { name: string }[] {
  const isKind = (word: string) => word in INSTALLABLE_KINDS
  const bench = useQuery({
    ...load(useCall(), 'GET /api/vehicles/:id/workbench', { params: { id: vehicleId } }),
    enabled: installed.some((word) => !isKind(word)),
  })
  return installed.map((word) => ({
    name: isKind(word)
      ? INSTALLABLE_KINDS[word as KnownKind].name
      : (bench.data?.parts.find((part) => part.id === word)?.name ?? 'A part'),
  }))
}

const LINK = 'inline-flex min-h-8 items-center font-semibold text-cold underline underline-offset-4 hover:text-light'

interface SetupLineProps {
  car: { vehicleId: string; label: string }
  kept: KeptSetup
  /** A setup is known, and the plan starts from stock all the same. */
  isFromStock: boolean
  onSave: (kept: KeptSetup) => void
  onFromStock: (isFromStock: boolean) => void
}

/** "Starts from your car: cat-back, 398 whp measured", with the way to change it and to plan from stock. */
export function SetupLine({ car, kept, isFromStock, onSave, onFromStock }: SetupLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { setup } = kept
  return (
    <div className="text-sm text-silver">
      {setup && !isFromStock ? (
        <p>
          <span className="text-steel">Starts from your car: </span>
          <SetupWords vehicleId={car.vehicleId} setup={setup} />
        </p>
      ) : (
        <p>
          <span className="text-steel">Starts from </span>a stock car.
        </p>
      )}
      <p className="flex flex-wrap gap-x-5">
        <button type="button" className={LINK} onClick={() => setIsOpen(true)}>
          {setup ? "Edit what's on it" : "What's on your car?"}
        </button>
        {setup ? (
          <button type="button" className={LINK} onClick={() => onFromStock(!isFromStock)}>
            {isFromStock ? 'Plan from your car' : 'Plan from stock'}
          </button>
        ) : null}
      </p>
      {isOpen ? <SetupWindow car={car} kept={kept} onSave={onSave} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}

/** The window that edits it; outside of whatever form it is opened from. */
export function SetupWindow(given: Pick<SetupLineProps, 'car' | 'kept' | 'onSave'> & { onClose: () => void }) {
  return createPortal(<SetupDialog fallback={null} isOpen {...given} />, document.body)
}

/** The setup in a line. */
export function SetupWords({ vehicleId, setup }: { vehicleId: string; setup: CurrentSetup }) {
  const names = useInstalledNames(vehicleId, setup.installed)
  return <span className="text-light">{setupWords(setup, names)}</span>
}
