import { count } from '../ui/money.ts'
import { ask } from './ask.ts'
import { Button, Heading, Panel, Problem } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { RowTable } from './row-table.tsx'
import { useMay } from './session.ts'
import { moment } from './times.ts'
import { useAsk, useChange } from './use-ask.ts'

const megabytes = (bytes: number): string => `${count(Math.round(bytes / 1_000_000))} MB`

export function HealthPage() {
  const health = useAsk('GET /api/admin/health')
  const mayRetry = useMay('staff')
  const retry = useChange((params: { queue: string; id: string }) =>
    ask('POST /api/admin/jobs/:queue/:id/retry', { params }),
  )
  return (
    <>
      <Heading title="Jobs and health" />
      <Loaded of={health}>
        {({ startedAt, node, database, databaseBytes, catalog, queues, failed }) => (
          <div className="grid gap-5">
            <Panel title="This process">
              <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr] [&_dt]:text-steel">
                <dt>Started</dt>
                <dd>{moment(startedAt)}</dd>
                <dt>Node</dt>
                <dd>{node}</dd>
                <dt>Database</dt>
                <dd>
                  PostgreSQL {database}, {megabytes(databaseBytes)}
                </dd>
                <dt>Catalog</dt>
                <dd>
                  {count(catalog.vehicles)} cars, {count(catalog.parts)} parts, {count(catalog.packages)} packages,{' '}
                  {count(catalog.merchandise)} items of gear
                </dd>
              </dl>
            </Panel>
            <Panel title="Failed jobs">
              <Problem>{retry.error}</Problem>
              <RowTable
                label="Failed jobs"
                rows={failed}
                columns={[
                  { head: 'Queue', cell: ({ queue }) => queue },
                  { head: 'Failed', cell: ({ failedAt }) => moment(failedAt) },
                  { head: 'Why', cell: ({ why }) => why },
                  {
                    head: 'Again',
                    cell: ({ queue, id }) =>
                      mayRetry ? <Button onClick={() => retry.run({ queue, id })}>Try again</Button> : null,
                  },
                ]}
                keyOf={({ id }) => id}
                empty="No job has failed."
              />
            </Panel>
            <Panel title="Queues">
              <RowTable
                label="Queues"
                rows={queues}
                columns={[
                  { head: 'Queue', cell: ({ queue }) => queue },
                  { head: 'Waiting', cell: ({ waiting }) => count(waiting), isRight: true },
                  { head: 'Running', cell: ({ running }) => count(running), isRight: true },
                  { head: 'Done', cell: ({ done }) => count(done), isRight: true },
                  { head: 'Failed', cell: ({ failed: lost }) => count(lost), isRight: true },
                ]}
                keyOf={({ queue }) => queue}
                empty="No job has run yet."
              />
            </Panel>
          </div>
        )}
      </Loaded>
    </>
  )
}
