import type { AuditEntry } from '../../contract/admin/pages.ts'
import { ask } from './ask.ts'
import { Button, Problem } from './controls.tsx'
import { useMay } from './session.ts'
import { moment } from './times.ts'
import { useChange } from './use-ask.ts'

const MOST_SHOWN = 12
const asText = (value: unknown): string =>
  value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value)

/** What a change changed, field by field. */
export function Difference({ entry: { before, after } }: { entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <ul className="text-sm text-silver">
      {names.slice(0, MOST_SHOWN).map((name) => (
        <li key={name} className="wrap-anywhere">
          {name}: {before ? <s className="text-steel">{asText(before[name])}</s> : null}{' '}
          {after ? asText(after[name]) : 'removed'}
        </li>
      ))}
      {names.length > MOST_SHOWN ? <li>and {names.length - MOST_SHOWN} more</li> : null}
    </ul>
  )
}

/** Changes, the last first, with a way to take them back. */
export function History({ entries }: { entries: readonly AuditEntry[] }) {
  const mayUndo = useMay('staff')
  const undo = useChange((id: number) => ask('POST /api/admin/audit/:id/undo', { params: { id: String(id) } }))
  if (entries.length === 0) return <p className="text-silver">Nothing was changed yet.</p>
  return (
    <>
      <Problem>{undo.error}</Problem>
      <ol className="divide-y divide-hairline/50">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-start justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <strong>{entry.action}</strong> {entry.subject}{' '}
                <span className="text-steel">
                  by {entry.actor}, {moment(entry.at)}
                </span>
              </p>
              <Difference entry={entry} />
            </div>
            {entry.canUndo && mayUndo ? (
              <Button disabled={undo.isRunning} onClick={() => undo.run(entry.id)}>
                Undo
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  )
}
