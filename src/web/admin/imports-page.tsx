import { type FormEvent, useRef, useState } from 'react'
import type { ImportQuery, ImportReply } from '../../contract/admin/imports.ts'
import { centsAsPrice, count } from '../ui/money.ts'
import { ask, sendForm } from './ask.ts'
import { Button, Heading, Panel, Problem } from './controls.tsx'
import { PastImports } from './past-imports.tsx'
import { RowTable } from './row-table.tsx'
import { useChange } from './use-ask.ts'

const FILE =
  'w-full file:mr-3 file:min-h-10 file:rounded-sm file:border file:border-hairline file:bg-panel file:px-4 file:text-light'

/** Parts from a file: first what it would change, then it does just that, and each import can be taken back. */
export function ImportsPage() {
  const form = useRef<HTMLFormElement>(null)
  const [preview, setPreview] = useState<ImportReply>()
  const [told, setTold] = useState('')
  const run = useChange(async (query: ImportQuery) => {
    setTold('')
    const reply = await sendForm('POST /api/admin/imports', new FormData(form.current!), { query })
    if (query.write === undefined) return setPreview(reply)
    setPreview(undefined)
    setTold(doneWords(reply))
    if (reply.importId !== null) form.current?.reset()
  })
  const undo = useChange(async (id: number) => {
    setTold('')
    const { removed, restored } = await ask('POST /api/admin/imports/:id/undo', { params: { id } })
    setTold(`Import ${id} taken back. Parts removed: ${count(removed)}. Put back: ${count(restored)}.`)
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPreview(undefined)
    run.run({})
  }
  return (
    <>
      <Heading title="Imports" />
      <div className="grid gap-5">
        <Panel title="Parts from a file">
          <form ref={form} onSubmit={onSubmit} onChange={() => setPreview(undefined)} className="grid gap-4">
            <FileField name="parts" label="Parts file" accept=".csv,.xml,text/csv,text/xml" isNeeded />
            <p className="text-sm text-steel">
              CSV with a header line: sku, maker, part_number, name, category, kind, price, labor_hours, fuel,
              emissions, stock, description, fits. Nothing is written before you have seen what would change.
            </p>
            <details>
              <summary className="min-h-10 cursor-pointer py-2 font-semibold text-silver hover:text-light">
                PIES and ACES files
              </summary>
              <p className="mb-3 text-sm text-steel">
                Choose the PIES 7 items as the parts file, and these three beside it.
              </p>
              <div className="grid gap-4 sm:grid-cols-3">
                <FileField name="applications" label="ACES 4 applications" accept=".xml,text/xml" />
                <FileField name="vehicleTable" label="Your cars (CSV)" accept=".csv,text/csv" />
                <FileField name="partTypes" label="Your part types (CSV)" accept=".csv,text/csv" />
              </div>
            </details>
            <Button type="submit" className="justify-self-start" disabled={run.isRunning}>
              Preview
            </Button>
          </form>
        </Panel>
        <Problem>{run.error || undo.error}</Problem>
        <p role="status" className="font-semibold empty:hidden">
          {run.isRunning ? 'Reading the file. 100,000 parts take up to a minute.' : told}
        </p>
        {preview ? <Preview preview={preview} isRunning={run.isRunning} onImport={run.run} /> : null}
        <PastImports isRunning={undo.isRunning} onUndo={undo.run} />
      </div>
    </>
  )
}

const doneWords = ({ importId, added, changed }: ImportReply): string =>
  importId === null
    ? 'Nothing to change.'
    : `Import ${importId} done: ${count(added)} new, ${count(changed)} changed. You can take it back below.`

function FileField({
  name,
  label,
  accept,
  isNeeded,
}: {
  name: string
  label: string
  accept: string
  isNeeded?: boolean
}) {
  return (
    <label className="grid gap-1">
      <span className="text-sm font-semibold text-silver">{label}</span>
      <input type="file" name={name} accept={accept} required={isNeeded} className={FILE} />
    </label>
  )
}

interface PreviewProps {
  preview: ImportReply
  isRunning: boolean
  onImport: (query: ImportQuery) => void
}

function Preview({ preview, isRunning, onImport }: PreviewProps) {
  const { added, changed, unchanged, gone, wrong, wrongLines, changes } = preview
  const [skipsWrong, setSkipsWrong] = useState(false)
  const [removesGone, setRemovesGone] = useState(false)
  const toWrite = added + changed + (removesGone ? gone : 0)
  return (
    <Panel title="What would change">
      <div className="grid gap-4">
        <p className="font-semibold">
          {count(added)} new, {count(changed)} changed, {count(unchanged)} unchanged, {count(gone)} not in this file.
        </p>
        {wrong > 0 ? (
          <>
            <RowTable
              label="Wrong lines"
              rows={wrongLines}
              columns={[
                { head: 'Line', cell: ({ line }) => `Line ${count(line)}` },
                { head: 'What is wrong', cell: ({ why }) => why },
              ]}
              keyOf={({ line, why }) => `${line} ${why}`}
              empty=""
            />
            {wrong > wrongLines.length ? <p>{count(wrong)} wrong lines in all.</p> : null}
            <Tick isOn={skipsWrong} onChange={setSkipsWrong}>
              Leave the wrong lines out and import the rest
            </Tick>
          </>
        ) : null}
        {gone > 0 ? (
          <Tick isOn={removesGone} onChange={setRemovesGone}>
            Take {count(gone)} imported parts that are not in this file off the shop
          </Tick>
        ) : null}
        {changed > 0 ? (
          <RowTable
            label="Changed parts"
            rows={changes}
            columns={[
              { head: 'SKU', cell: ({ sku }) => sku },
              { head: 'Name', cell: ({ name }) => name },
              { head: 'Now', cell: ({ oldPriceCents }) => centsAsPrice(oldPriceCents), isRight: true },
              { head: 'Then', cell: ({ newPriceCents }) => centsAsPrice(newPriceCents), isRight: true },
            ]}
            keyOf={({ sku }) => sku}
            empty=""
          />
        ) : null}
        {changed > changes.length ? <p>And {count(changed - changes.length)} more changed parts.</p> : null}
        <Button
          kind="primary"
          className="justify-self-start"
          disabled={isRunning || toWrite === 0 || (wrong > 0 && !skipsWrong)}
          onClick={() =>
            onImport({
              write: '1',
              ...(skipsWrong ? { skipWrong: '1' } : {}),
              ...(removesGone ? { removeGone: '1' } : {}),
            })
          }
        >
          Import {count(toWrite)} {toWrite === 1 ? 'part' : 'parts'}
        </Button>
      </div>
    </Panel>
  )
}

function Tick(given: { isOn: boolean; onChange: (isOn: boolean) => void; children: React.ReactNode }) {
  return (
    <label className="flex min-h-10 items-center gap-3">
      <input type="checkbox" checked={given.isOn} onChange={({ target }) => given.onChange(target.checked)} />
      <span>{given.children}</span>
    </label>
  )
}
