import { ask } from './ask.ts'
import { Button, Mark, Panel, Problem } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { moment } from './times.ts'
import { useAsk, useChange } from './use-ask.ts'

export function SessionList() {
  const found = useAsk('GET /api/admin/sessions')
  const end = useChange((id: string) => ask('DELETE /api/admin/sessions/:id', { params: { id } }))
  return (
    <Panel title="Signed in now">
      <Problem>{end.error}</Problem>
      <Loaded of={found}>
        {({ sessions }) => (
          <ul className="divide-y divide-hairline/50">
            {sessions.map(({ id, email, device, address, lastSeenAt, isThis }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span className="min-w-0">
                  {email} {isThis ? <Mark tone="good">this one</Mark> : null}
                  <span className="block text-sm text-steel wrap-anywhere">
                    {device}, {address}, seen {moment(lastSeenAt)}
                  </span>
                </span>
                {isThis ? null : (
                  <Button kind="danger" disabled={end.isRunning} onClick={() => end.run(id)}>
                    End
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}
