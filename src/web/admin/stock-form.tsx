import type { FormEvent } from 'react'
import { ask } from './ask.ts'
import { Button, Input, Panel, Problem } from './controls.tsx'
import { useChange } from './use-ask.ts'

/** Counts items in or out of stock. */
export function StockForm({ id }: { id: string }) {
  const move = useChange((body: { change: number; reason: string }) =>
    ask('POST /api/admin/catalog/merchandise/:id/stock', { params: { id }, body }),
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    move.run({ change: Number(given.get('change')), reason: String(given.get('reason')) })
  }
  return (
    <Panel title="Stock in or out">
      <form onSubmit={onSubmit} className="grid items-end gap-3 sm:grid-cols-[8rem_1fr_auto]">
        <Input label="Change" name="change" type="number" step={1} required placeholder="+12 or -1" />
        <Input label="Why" name="reason" required minLength={2} placeholder="Delivery, damaged, counted" />
        <Button type="submit" disabled={move.isRunning}>
          Book
        </Button>
      </form>
      <div className="mt-3">
        <Problem>{move.error}</Problem>
      </div>
    </Panel>
  )
}
