import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { ImportReply } from '../../contract/market.ts'
import { errorWords } from '../api/error-words.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

interface CsvImportProps {
  title: string
  /** What the columns are. */
  children: ReactNode
  send: (csv: string) => Promise<ImportReply>
  onImported: () => void
}

/** The server takes 100 kB a request. */
const LARGEST_FILE_BYTES = 90_000

/** Chooses a CSV file, sends it, and says what became of every line. */
export function CsvImportForm({ title, children, send, onImported }: CsvImportProps) {
  const fileId = useId()
  const [file, setFile] = useState<File>()
  const load = useMutation({
    mutationFn: async (chosen: File) => {
      if (chosen.size > LARGEST_FILE_BYTES) throw new Error('The file is larger than 90 kB: split it into several.')
      return send(await chosen.text())
    },
    onSuccess: onImported,
  })
  return (
    <Card className="grid content-start gap-4 p-5 sm:p-6">
      <h3 className="headline text-xl">{title}</h3>
      <div className="text-sm text-silver">{children}</div>
      <div className="flex flex-wrap items-end gap-4">
        <div className="grid gap-2">
          <label htmlFor={fileId} className="telemetry text-silver">
            CSV file
          </label>
          <input
            id={fileId}
            type="file"
            accept=".csv,text/csv"
            className="text-sm text-silver file:mr-4 file:min-h-10 file:rounded-sm file:border file:border-hairline file:bg-raised file:px-4 file:text-light"
            onChange={(event) => {
              load.reset()
              setFile(event.target.files?.[0])
            }}
          />
        </div>
        <Button
          kind="outline"
          size="small"
          disabled={!file || load.isPending}
          aria-busy={load.isPending}
          onClick={() => file && load.mutate(file)}
        >
          {load.isPending ? 'Importing...' : 'Import'}
        </Button>
      </div>
      {load.error ? (
        <p role="alert" className="text-sm text-redline">
          {errorWords(load.error)}
        </p>
      ) : null}
      {load.data ? <Outcome reply={load.data} /> : null}
    </Card>
  )
}

function Outcome({ reply }: { reply: ImportReply }) {
  const { imported, duplicates, badRows } = reply
  return (
    <div role="status" className="grid gap-3 text-sm">
      <p className="font-semibold">
        {imported} imported, {duplicates} already known, {badRows.length} not taken.
      </p>
      {badRows.length > 0 ? (
        <ul className="grid max-h-64 gap-1 overflow-y-auto text-silver">
          {badRows.map(({ row, reason }) => (
            <li key={row}>
              <span className="figures text-caution">Line {row}:</span> {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
