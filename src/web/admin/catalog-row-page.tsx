import { type FormEvent, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { AdminReply } from '../../contract/admin/calls.ts'
import type { Cell, FieldProblemOf } from '../../contract/admin/catalog.ts'
import { type CatalogTable, EDITABLE, type EditableField } from '../../contract/admin/editable.ts'
import { ask } from './ask.ts'
import { tableOf } from './catalog-page.tsx'
import { centsShown, centsTyped } from './cents.ts'
import { Button, buttonLook, Choice, Heading, Input, Panel, Problem } from './controls.tsx'
import { History } from './history.tsx'
import { Loaded } from './loaded.tsx'
import { PictureForm } from './picture-form.tsx'
import { useMay } from './session.ts'
import { StockForm } from './stock-form.tsx'
import { useAsk, useChange } from './use-ask.ts'

type Row = AdminReply<'GET /api/admin/catalog/:table/:id'>
type Typed = Record<string, string>

const asTyped = ({ kind }: EditableField, value: Cell | undefined): string =>
  value === null || value === undefined ? '' : kind === 'cents' ? centsShown(Number(value)) : String(value)

/** What somebody typed as a value of its column; text that is none stays text, and the check says so. */
function asCell({ kind }: EditableField, typed: string): Cell {
  if (kind === 'text') return typed.trim()
  if (kind === 'flag') return typed === 'true'
  if (kind === 'cents') return centsTyped(typed) ?? typed
  if (typed.trim() === '') return null
  return /^-?\d+$/.test(typed.trim()) ? Number(typed) : typed
}

export function CatalogRowPage() {
  const { table: given, id = '' } = useParams()
  const table = tableOf(given)
  const row = useAsk('GET /api/admin/catalog/:table/:id', { params: { table, id } })
  return (
    <Loaded of={row}>{(found) => <RowSheet key={JSON.stringify(found.values)} {...{ table, row: found }} />}</Loaded>
  )
}

function RowSheet({ table, row }: { table: CatalogTable; row: Row }) {
  const mayEdit = useMay('staff')
  const [title] = EDITABLE[table]
  return (
    <>
      <Heading title={String(row.values[title.name] ?? row.id)}>
        {row.page ? (
          <a className={buttonLook()} href={row.page}>
            See it in the shop
          </a>
        ) : null}
      </Heading>
      <div className="grid gap-5 lg:grid-cols-[2fr_1fr]">
        <div className="grid content-start gap-5">
          <Editor {...{ table, row, mayEdit }} />
          {table !== 'vehicles' && mayEdit ? <PictureForm table={table} id={row.id} picture={row.picture} /> : null}
          {table === 'merchandise' && mayEdit ? <StockForm id={row.id} variants={row.variants ?? []} /> : null}
        </div>
        <Panel title="History">
          <History entries={row.history} />
        </Panel>
      </div>
    </>
  )
}

function Editor({ table, row, mayEdit }: { table: CatalogTable; row: Row; mayEdit: boolean }) {
  const fields: readonly EditableField[] = EDITABLE[table]
  const params = { table, id: row.id }
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(fields.map((field) => [field.name, asTyped(field, row.values[field.name])])),
  )
  const changed = fields.filter((field) => asCell(field, typed[field.name] ?? '') !== (row.values[field.name] ?? null))
  const values = Object.fromEntries(changed.map((field) => [field.name, asCell(field, typed[field.name] ?? '')]))
  const problems = useLiveCheck(params, values)
  const save = useChange(() =>
    ask('PATCH /api/admin/catalog/:table/:id', { params, body: { expected: row.values, values } }),
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.run(undefined)
  }
  const ofRow = problems.filter(({ field }) => field === 'row').map(({ message }) => message)
  return (
    <form onSubmit={onSubmit}>
      <Panel title={row.id}>
        <div className="grid gap-4 sm:grid-cols-2">
          {fields.map((field) => {
            const shared = {
              label: field.kind === 'cents' ? `${field.label} (US$)` : field.label,
              value: typed[field.name] ?? '',
              disabled: !mayEdit || field.name === 'slug',
              error: problems.find((problem) => problem.field === field.name)?.message,
              onChange: (event: { target: { value: string } }) =>
                setTyped({ ...typed, [field.name]: event.target.value }),
            }
            if (field.kind !== 'flag')
              return <Input key={field.name} {...shared} inputMode={field.kind === 'text' ? 'text' : 'decimal'} />
            return (
              <Choice key={field.name} {...shared}>
                <option value="true">Yes</option>
                <option value="false">No</option>
              </Choice>
            )
          })}
        </div>
        <div className="mt-4 grid gap-3">
          <Problem>{save.error || ofRow.join('; ')}</Problem>
          {mayEdit ? (
            <Button
              kind="primary"
              type="submit"
              className="justify-self-start"
              disabled={changed.length === 0 || problems.length > 0 || save.isRunning}
            >
              {changed.length === 0 ? 'Saved' : 'Save'}
            </Button>
          ) : null}
        </div>
      </Panel>
    </form>
  )
}

/** What the shop's rules say of the values while they are typed. */
function useLiveCheck(
  params: { table: CatalogTable; id: string },
  values: Record<string, Cell>,
): readonly FieldProblemOf[] {
  const [problems, setProblems] = useState<readonly FieldProblemOf[]>([])
  const { table, id } = params
  const asked = JSON.stringify(values)
  useEffect(() => {
    const body = { values: JSON.parse(asked) as Record<string, Cell> }
    if (Object.keys(body.values).length === 0) {
      setProblems([])
      return undefined
    }
    let isOld = false
    const timer = setTimeout(() => {
      ask('POST /api/admin/catalog/:table/:id/check', { params: { table, id }, body }).then(
        (reply) => !isOld && setProblems(reply.problems),
        () => {},
      )
    }, 250)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [table, id, asked])
  return problems
}
