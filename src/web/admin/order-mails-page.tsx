import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { AdminReply } from '../../contract/admin/calls.ts'
import { Button, buttonLook, Heading, Mark, Panel } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { moment } from './times.ts'
import { useAsk } from './use-ask.ts'

type OrderMail = AdminReply<'GET /api/admin/orders/:id/mails'>['mails'][number]

/** Every mail of an order as it goes out, as a mail program shows it and in plain text. */
export function OrderMailsPage() {
  const { id = '' } = useParams()
  const found = useAsk('GET /api/admin/orders/:id/mails', { params: { id } })
  return (
    <>
      <Heading title="Mails of this order">
        <Link className={buttonLook()} to={`/orders/${id}`}>
          Back to the order
        </Link>
      </Heading>
      <Loaded of={found}>
        {({ mails }) =>
          mails.length === 0 ? (
            <p className="text-silver">No mails. Orders paid by card are confirmed when the payment is in.</p>
          ) : (
            <div className="grid gap-5">
              {mails.map((mail) => (
                <OneMail key={mail.id} mail={mail} />
              ))}
            </div>
          )
        }
      </Loaded>
    </>
  )
}

function OneMail({ mail: { to, subject, text, html, at, mailedAt, mailError } }: { mail: OrderMail }) {
  const [isPlain, setIsPlain] = useState(html === null)
  const state = mailedAt ? `sent ${moment(mailedAt)}` : (mailError ?? 'not sent yet')
  return (
    <Panel title={subject} aside={<Mark tone={mailedAt ? 'good' : mailError ? 'bad' : 'plain'}>{state}</Mark>}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-silver wrap-anywhere">
          To {to}, {moment(at)}
        </p>
        {html === null ? null : (
          <Button onClick={() => setIsPlain(!isPlain)}>{isPlain ? 'Show HTML' : 'Show plain text'}</Button>
        )}
      </div>
      {isPlain || html === null ? (
        <pre className="overflow-x-auto rounded-sm bg-ink p-4 text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
      ) : (
        <iframe
          title={`${subject}, to ${to}`}
          sandbox=""
          srcDoc={html}
          className="h-[32rem] w-full rounded-sm bg-white"
        />
      )}
    </Panel>
  )
}
