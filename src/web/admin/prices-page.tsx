import { type FormEvent, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { PriceReply } from '../../contract/admin/catalog.ts'
import { PRICED_TABLES } from '../../contract/admin/editable.ts'
import { centsAsPrice, count } from '../ui/money.ts'
import { ask } from './ask.ts'
import { TABLE_NAMES } from './catalog-page.tsx'
import { Button, buttonLook, Choice, Heading, Input, Panel, Problem } from './controls.tsx'
import { RowTable } from './row-table.tsx'
import { useChange } from './use-ask.ts'

interface Change {
  q: string
  percent: number
  addCents: number
  roundToCents: number
}

/** Changes many prices at once: first what it would do, then it does just that. */
export function PricesPage() {
  const given = useParams().table
  const table = PRICED_TABLES.find((one) => one === given) ?? 'parts'
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<Change>()
  const [preview, setPreview] = useState<PriceReply>()
  const run = useChange(async (body: Change & { apply?: string }) => {
    setPreview(await ask('POST /api/admin/prices/:table', { params: { table }, body }))
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const number = (name: string) => Number(form.get(name) || 0)
    const change = {
      ...{ q: String(form.get('q')), percent: number('percent') },
      ...{ addCents: Math.round(number('add') * 100), roundToCents: number('round') },
    }
    setAsked(change)
    run.run(change)
  }
  return (
    <>
      <Heading title={`Prices: ${TABLE_NAMES[table]}`}>
        <Link className={buttonLook()} to={`/catalog/${table}`}>
          Back to the list
        </Link>
      </Heading>
      <Panel title="Which, and by how much">
        <form
          onSubmit={onSubmit}
          onChange={() => setPreview(undefined)}
          className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5"
        >
          <Input label="Words" name="q" defaultValue={search.get('q') ?? ''} placeholder="All" />
          <Input label="Percent" name="percent" type="number" step="0.1" min={-90} max={500} placeholder="0" />
          <Input label="Plus US$" name="add" type="number" step="0.01" placeholder="0" />
          <Choice label="Round to" name="round" defaultValue="100">
            <option value="1">Cents</option>
            <option value="100">Whole dollars</option>
            <option value="500">5 dollars</option>
          </Choice>
          <Button type="submit" disabled={run.isRunning}>
            Preview
          </Button>
        </form>
      </Panel>
      <div className="mt-5 grid gap-4">
        <Problem>{run.error}</Problem>
        {preview && asked ? (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <p className="font-semibold" role="status">
                {preview.isApplied
                  ? `${count(preview.changed)} prices changed. The audit log can take it back.`
                  : `${count(preview.changed)} prices would change.`}
              </p>
              {preview.isApplied || preview.changed === 0 ? null : (
                <Button
                  kind="primary"
                  disabled={run.isRunning}
                  onClick={() => run.run({ ...asked, apply: preview.digest })}
                >
                  Change {count(preview.changed)} prices
                </Button>
              )}
            </div>
            <RowTable
              label="Prices"
              rows={preview.changes}
              columns={[
                { head: 'Name', cell: ({ name }) => name },
                { head: 'Id', cell: ({ id }) => id },
                { head: 'Now', cell: ({ before }) => centsAsPrice(before), isRight: true },
                { head: 'Then', cell: ({ after }) => centsAsPrice(after), isRight: true },
              ]}
              keyOf={({ id }) => id}
              empty="Nothing would change."
            />
          </>
        ) : null}
      </div>
    </>
  )
}
