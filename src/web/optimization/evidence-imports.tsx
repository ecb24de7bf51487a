import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EvidenceImport } from '../../contract/evidence.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { load } from '../api/queries.ts'
import { useShopTokenHeaders } from '../shop-token/shop-token.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** What was imported, newest first, each with a way to take it back. Nothing while nothing was. */
export function EvidenceImports({ isShown, onUndone }: { isShown: boolean; onUndone: () => void }) {
  const call = useCall()
  const imports = useQuery({ ...load(call, 'GET /api/evidence/imports'), enabled: isShown })
  const list = imports.data?.imports ?? []
  if (list.length === 0) return null
  return (
    <section className="grid gap-4" aria-label="Imports">
      <h3 className="headline text-xl">Imports</h3>
      <ul className="grid gap-3 lg:grid-cols-2">
        {list.map((one) => (
          <li key={one.id}>
            <Import one={one} onUndone={onUndone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asks once more before it removes: the sheets would have to be imported again. */
function Import({ one, onUndone }: { one: EvidenceImport; onUndone: () => void }) {
  const call = useCall()
  const headers = useShopTokenHeaders()
  const [isAsking, setAsking] = useState(false)
  const undo = useMutation({
    mutationFn: () => call('DELETE /api/evidence/imports/:id', { params: { id: one.id } }, { headers }),
    onSuccess: onUndone,
    onSettled: () => setAsking(false),
  })
  const sheets = `${one.sheets} ${one.sheets === 1 ? 'sheet' : 'sheets'}`
  const more = one.sheets - one.cars.length
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">
          {sheets}, <time dateTime={one.importedAt}>{one.importedAt.slice(0, 16).replace('T', ' ')} UTC</time>
        </p>
        <p className="text-steel">
          {[...new Set(one.cars)].join(', ')}
          {more > 0 ? ` and ${more} more` : ''}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isAsking ? (
          <>
            <Button kind="danger" size="small" disabled={undo.isPending} onClick={() => undo.mutate()}>
              {undo.isPending ? 'Removing...' : `Remove ${sheets}`}
            </Button>
            <Button kind="quiet" size="small" onClick={() => setAsking(false)}>
              Keep
            </Button>
          </>
        ) : (
          <Button kind="outline" size="small" onClick={() => setAsking(true)}>
            Undo import
          </Button>
        )}
      </div>
      {undo.error ? (
        <p role="alert" className="basis-full text-redline">
          {errorWords(undo.error)}
        </p>
      ) : null}
    </Card>
  )
}
