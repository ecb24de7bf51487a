import type { FormEvent } from 'react'
import { ask } from './ask.ts'
import { Button, Choice, Input, Panel, Problem } from './controls.tsx'
import { useChange } from './use-ask.ts'

/** Counts items in or out of stock. */
interface StockFormProps {
  id: string
  variants: readonly { name: string; stock: number | null }[]
}

export function StockForm({ id, variants }: StockFormProps) {
  const move = useChange((body: { change: number; reason: string; variant?: string }) =>
    ask('POST /api/admin/catalog/merchandise/:id/stock', { params: { id }, body }),
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const variant = String(given.get('variant') ?? '')
    move.run({
      ...{ change: Number(given.get('change')), reason: String(given.get('reason')) },
      ...(variant ? { variant } : {}),
    })
  }
  return (
    <Panel title="Stock in or out">
      <form onSubmit={onSubmit} className="grid items-end gap-3 sm:grid-cols-[8rem_1fr_auto]">
        {variants.length > 0 ? (
          <div className="sm:col-span-3">
            <Choice label="Size and color" name="variant">
              <option value="">All that are not counted by themselves</option>
              {variants.map(({ name, stock }) => (
                <option key={name} value={name}>
                  {name}: {stock ?? 'not counted'}
                </option>
              ))}
            </Choice>
          </div>
        ) : null}
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
