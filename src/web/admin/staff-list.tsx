import { type FormEvent, useState } from 'react'
import type { AdminReply } from '../../contract/admin/calls.ts'
import { ROLES, type Role } from '../../contract/admin/roles.ts'
import type { StaffMember } from '../../contract/admin/staff.ts'
import { ask } from './ask.ts'
import { Button, Choice, Input, Mark, Panel, Problem } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { OneMail } from './one-mail.tsx'
import { RowTable } from './row-table.tsx'
import { useMe } from './session.ts'
import { moment } from './times.ts'
import { useAsk, useChange } from './use-ask.ts'

const ROLE_WORDS: Record<Role, string> = {
  ...{ 'read-only': 'Read-only: sees, changes nothing', staff: 'Staff: daily work' },
  owner: 'Owner: staff, settings, audit log',
}

export function StaffList() {
  const me = useMe()
  const found = useAsk('GET /api/admin/staff')
  const change = useChange(({ id, ...body }: { id: string; role?: Role; isDisabled?: boolean }) =>
    ask('PATCH /api/admin/staff/:id', { params: { id }, body }),
  )
  return (
    <Panel title="Who may sign in">
      <Loaded of={found}>
        {({ staff }) => (
          <RowTable<StaffMember>
            label="Staff"
            rows={staff}
            columns={[
              { head: 'Email', cell: ({ email }) => email },
              { head: 'Name', cell: ({ name }) => name },
              { head: 'Role', cell: ({ role }) => <Mark>{role}</Mark> },
              { head: 'Passkeys', cell: ({ passkeys }) => passkeys },
              { head: 'Last seen', cell: ({ lastSeenAt }) => moment(lastSeenAt) },
              {
                head: 'Change',
                cell: ({ id, role, email, isDisabled }) =>
                  id === me.id ? null : (
                    <span className="flex flex-wrap items-center gap-2">
                      <select
                        aria-label={`Role of ${email}`}
                        value={role}
                        className="min-h-9 rounded-sm border border-hairline bg-panel px-2"
                        onChange={(event) => change.run({ id, role: event.target.value as Role })}
                      >
                        {ROLES.map((one) => (
                          <option key={one}>{one}</option>
                        ))}
                      </select>
                      <Button
                        kind="danger"
                        className="min-h-9 px-3"
                        onClick={() => change.run({ id, isDisabled: !isDisabled })}
                      >
                        {isDisabled ? 'Let back in' : 'Lock out'}
                      </Button>
                    </span>
                  ),
              },
            ]}
            keyOf={({ id }) => id}
            empty="Nobody."
          />
        )}
      </Loaded>
      <Problem>{change.error}</Problem>
      <Invite />
    </Panel>
  )
}

function Invite() {
  const [made, setMade] = useState<AdminReply<'POST /api/admin/staff'>>()
  const invite = useChange(async (body: { email: string; role: Role }) => {
    setMade(await ask('POST /api/admin/staff', { body }))
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    invite.run({ email: String(given.get('email')).trim(), role: String(given.get('role')) as Role })
  }
  return (
    <form onSubmit={onSubmit} className="mt-4 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <Input label="Invite by email" name="email" type="email" required />
      <Choice label="Role" name="role" defaultValue="staff">
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_WORDS[role]}
          </option>
        ))}
      </Choice>
      <Button type="submit" disabled={invite.isRunning}>
        Make a link
      </Button>
      <div className="sm:col-span-3">
        <Problem>{invite.error}</Problem>
        {made ? (
          <div className="grid gap-3">
            <p role="status" className="wrap-anywhere">
              {made.mail.mailedAt ? 'We mailed them this link.' : 'Send them this link.'} It works once, within 24
              hours: <code className="select-all text-cold">{made.link}</code>
            </p>
            <details>
              <summary className="cursor-pointer py-2 font-semibold">The mail with this link</summary>
              <OneMail mail={made.mail} />
            </details>
          </div>
        ) : null}
      </div>
    </form>
  )
}
