import { count } from '../ui/money.ts'
import { Button, Panel } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { RowTable } from './row-table.tsx'
import { moment } from './times.ts'
import { useAsk } from './use-ask.ts'

/** The last imports of parts; each can be taken back, the latest first. */
export function PastImports({ isRunning, onUndo }: { isRunning: boolean; onUndo: (id: number) => void }) {
  const imports = useAsk('GET /api/admin/imports')
  return (
    <Panel title="Past imports">
      <Loaded of={imports}>
        {(loaded) => (
          <RowTable
            label="Past imports"
            rows={loaded.imports}
            columns={[
              { head: 'Number', cell: ({ id }) => id },
              { head: 'File', cell: ({ fileName }) => fileName },
              { head: 'When', cell: ({ createdAt }) => moment(createdAt) },
              { head: 'Parts', cell: ({ parts }) => count(parts), isRight: true },
              {
                head: 'Take back',
                isWord: true,
                cell: ({ id, undoneAt }) =>
                  undoneAt ? (
                    'Taken back'
                  ) : (
                    <Button disabled={isRunning} onClick={() => onUndo(id)} aria-label={`Take import ${id} back`}>
                      Take back
                    </Button>
                  ),
              },
            ]}
            keyOf={({ id }) => String(id)}
            empty="No parts were imported yet."
          />
        )}
      </Loaded>
    </Panel>
  )
}
