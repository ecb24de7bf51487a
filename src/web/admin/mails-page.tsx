import { Link, useParams } from 'react-router'
import type { AdminReply } from '../../contract/admin/calls.ts'
import { MAIL_KINDS, type MailKindName } from '../../contract/admin/mail-kinds.ts'
import { ask } from './ask.ts'
import { buttonLook, Choice, Heading, Mark } from './controls.tsx'
import { ListFrame } from './list-frame.tsx'
import { Loaded } from './loaded.tsx'
import { OneMail } from './one-mail.tsx'
import { type Column, RowTable } from './row-table.tsx'
import { moment } from './times.ts'
import { useAsk } from './use-ask.ts'
import { useList } from './use-list.ts'

type Listed = AdminReply<'GET /api/admin/mails'>['mails'][number]

const KIND_WORDS: Readonly<Record<MailKindName, string>> = {
  'mail-order': 'Order placed',
  'mail-order-event': 'Order update',
  'mail-booking': 'Appointment',
  'mail-quote': 'Quote',
  'mail-result': 'Result asked for',
  'mail-reply': 'Answer to a message',
  'mail-message': 'Contact form',
}

const COLUMNS: readonly Column<Listed>[] = [
  { head: 'Subject', cell: ({ subject }) => subject },
  { head: 'Kind', cell: ({ kind }) => KIND_WORDS[kind] },
  { head: 'To', cell: ({ to }) => to },
  { head: 'Due', cell: ({ at }) => moment(at) },
  {
    head: 'State',
    cell: ({ mailedAt, mailError }) => (
      <Mark tone={mailedAt ? 'good' : mailError ? 'bad' : 'wait'}>
        {mailedAt ? 'sent' : mailError ? 'failed' : 'waiting'}
      </Mark>
    ),
  },
]

/** Every mail of the shop, whether it went out or waits. */
export function MailsPage() {
  const list = useList('mails', (query) => ask('GET /api/admin/mails', { query }))
  const canMail = list.pages[0]?.canMail ?? true
  return (
    <>
      <Heading title="Outbox" />
      {canMail ? null : (
        <p className="mb-4 text-silver">
          This shop has no mail server yet (SMTP_URL). Mails of the last 30 days go out once it has one.
        </p>
      )}
      <ListFrame
        found={list}
        filters={
          <>
            <Choice
              label="Kind"
              value={list.narrowed.kind ?? ''}
              onChange={({ target }) => list.set('kind', target.value)}
            >
              <option value="">All</option>
              {MAIL_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {KIND_WORDS[kind]}
                </option>
              ))}
            </Choice>
            <Choice
              label="State"
              value={list.narrowed.state ?? ''}
              onChange={({ target }) => list.set('state', target.value)}
            >
              <option value="">All</option>
              <option value="unsent">Not sent</option>
            </Choice>
          </>
        }
      >
        <RowTable
          label="Mails"
          rows={list.pages.flatMap(({ mails }) => mails)}
          columns={COLUMNS}
          keyOf={({ of, to, subject }) => `${of} ${to} ${subject}`}
          to={({ kind, of }) => `/outbox/${kind}/${encodeURIComponent(of)}`}
          empty="No mails here."
        />
      </ListFrame>
    </>
  )
}

/** The mails that tell of one thing, as they go out. */
export function MailPage() {
  const { kind = '', id = '' } = useParams()
  const found = useAsk('GET /api/admin/mails/:kind/:id', { params: { kind: kind as MailKindName, id } })
  return (
    <>
      <Heading title={KIND_WORDS[kind as MailKindName] ?? 'Mail'}>
        <Link className={buttonLook()} to="/outbox">
          Outbox
        </Link>
      </Heading>
      <Loaded of={found}>
        {({ mails }) => (
          <div className="grid gap-5">
            {mails.map((mail) => (
              <OneMail key={mail.id} mail={mail} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}
