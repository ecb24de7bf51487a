import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { askShop } from './ask.ts'
import { Button, buttonLook, Heading, Panel, Problem } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { ResultsPanel } from './results-panel.tsx'
import { RowTable } from './row-table.tsx'
import { moment } from './times.ts'
import { useChange } from './use-ask.ts'

/** The shop's own dyno sheets: import them from CSV, and take an import back. */
export function EvidencePage() {
  const imports = useQuery({ queryKey: ['evidence imports'], queryFn: () => askShop('GET /api/evidence/imports') })
  const [told, setTold] = useState('')
  const add = useChange(async (file: File) => {
    const { imported, duplicates, badRows } = await askShop('POST /api/evidence/import', {
      body: { csv: await file.text() },
    })
    const bad = badRows.map(({ row, reason }) => `Line ${row}: ${reason}`)
    setTold([`${imported} sheets imported, ${duplicates} known already.`, ...bad].join(' '))
  })
  const undo = useChange(async (id: string) => {
    const { removed } = await askShop('DELETE /api/evidence/imports/:id', { params: { id } })
    setTold(`${removed} sheets taken back.`)
  })
  const onFile = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) add.run(file)
    event.target.value = ''
  }
  return (
    <>
      <Heading title="Evidence">
        <a className={buttonLook()} href="/accuracy">
          See it in the shop
        </a>
      </Heading>
      <div className="grid gap-5">
        <ResultsPanel />
        <Panel title="Import dyno sheets">
          <label className="grid gap-2">
            <span className="text-silver">
              A CSV file with one sheet a line, up to 95 kB. It needs the columns make, model, year, modified_hp and
              mods.
            </span>
            <input
              type="file"
              accept=".csv,text/csv"
              onChange={onFile}
              disabled={add.isRunning}
              className="file:mr-3 file:min-h-10 file:rounded-sm file:border file:border-hairline file:bg-panel file:px-4 file:text-light"
            />
          </label>
          <div className="mt-3 grid gap-2">
            <Problem>{add.error || undo.error}</Problem>
            {told ? <p role="status">{told}</p> : null}
          </div>
        </Panel>
        <Panel title="Imports">
          <Loaded of={imports}>
            {(found) => (
              <RowTable
                label="Imports"
                rows={found.imports}
                columns={[
                  { head: 'Cars', cell: ({ cars }) => cars.join(', ') },
                  { head: 'Imported', cell: ({ importedAt }) => moment(importedAt) },
                  { head: 'Sheets', cell: ({ sheets }) => sheets, isRight: true },
                  {
                    head: 'Undo',
                    cell: ({ id }) => (
                      <Button kind="danger" disabled={undo.isRunning} onClick={() => undo.run(id)}>
                        Take back
                      </Button>
                    ),
                  },
                ]}
                keyOf={({ id }) => id}
                empty="No sheets of your own yet."
              />
            )}
          </Loaded>
        </Panel>
      </div>
    </>
  )
}
