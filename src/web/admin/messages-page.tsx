import { ask } from './ask.ts'
import { Choice, Heading, Mark } from './controls.tsx'
import { ListFrame } from './list-frame.tsx'
import { type Column, RowTable } from './row-table.tsx'
import { moment } from './times.ts'
import { useList } from './use-list.ts'

interface MessageRow {
  id: string
  name: string
  email: string
  subject: string
  receivedAt: string
  answeredAt: string | null
  closedAt: string | null
}

export const MESSAGE_COLUMNS: readonly Column<MessageRow>[] = [
  { head: 'Subject', cell: ({ subject }) => subject },
  { head: 'From', cell: ({ name, email }) => `${name}, ${email}` },
  { head: 'Received', cell: ({ receivedAt }) => moment(receivedAt) },
  {
    head: 'State',
    cell: ({ answeredAt, closedAt }) =>
      closedAt ? <Mark tone="good">{answeredAt ? 'answered' : 'closed'}</Mark> : <Mark tone="wait">open</Mark>,
  },
]

export function MessagesPage() {
  const list = useList('messages', (query) => ask('GET /api/admin/messages', { query }))
  return (
    <>
      <Heading title="Messages" />
      <ListFrame
        search={{ q: list.narrowed.q ?? '', onSearch: (q) => list.set('q', q), hint: 'Name, email or subject' }}
        found={list}
        filters={
          <Choice
            label="State"
            value={list.narrowed.state ?? ''}
            onChange={(event) => list.set('state', event.target.value)}
          >
            <option value="">All</option>
            <option value="open">Open</option>
            <option value="closed">Closed</option>
          </Choice>
        }
      >
        <RowTable
          label="Messages"
          rows={list.pages.flatMap(({ messages }) => messages)}
          columns={MESSAGE_COLUMNS}
          keyOf={({ id }) => id}
          to={({ id }) => `/messages/${id}`}
          empty="No messages here."
        />
      </ListFrame>
    </>
  )
}
