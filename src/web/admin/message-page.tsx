import { type FormEvent, useRef } from 'react'
import { Link, useParams } from 'react-router'
import type { DeskMessage } from '../../contract/admin/messages.ts'
import { ask } from './ask.ts'
import { Area, Button, Heading, Mark, Panel, Problem } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { useMay } from './session.ts'
import { moment } from './times.ts'
import { useAsk, useChange } from './use-ask.ts'

export function MessagePage() {
  const { id = '' } = useParams()
  const message = useAsk('GET /api/admin/messages/:id', { params: { id } })
  return <Loaded of={message}>{(found) => <Conversation message={found} />}</Loaded>
}

function Conversation({ message }: { message: DeskMessage }) {
  const mayAnswer = useMay('staff')
  const params = { id: message.id }
  const isClosed = message.closedAt !== null
  const change = useChange(() => ask('PATCH /api/admin/messages/:id', { params, body: { isClosed: !isClosed } }))
  return (
    <>
      <Heading title={message.subject}>
        {mayAnswer ? (
          <Button disabled={change.isRunning} onClick={() => change.run(undefined)}>
            {isClosed ? 'Open again' : 'Close'}
          </Button>
        ) : null}
      </Heading>
      <div className="grid gap-5">
        <Problem>{change.error}</Problem>
        <Panel
          title={message.name}
          aside={<Mark tone={isClosed ? 'good' : 'wait'}>{isClosed ? 'closed' : 'open'}</Mark>}
        >
          <p className="mb-3 text-sm text-steel">
            <Link to={`/customers/${encodeURIComponent(message.email)}`} className="underline">
              {message.email}
            </Link>
            {message.phone ? `, ${message.phone}` : ''}, {moment(message.receivedAt)}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{message.message}</p>
        </Panel>
        {message.replies.map((reply) => (
          <Panel
            key={reply.id}
            title={`${reply.author}, ${moment(reply.writtenAt)}`}
            aside={<Mark tone={reply.mailedAt ? 'good' : 'wait'}>{reply.mailedAt ? 'sent' : 'not sent yet'}</Mark>}
          >
            <p className="whitespace-pre-wrap wrap-anywhere">{reply.text}</p>
            {reply.mailError ? <p className="mt-2 text-sm text-redline">{reply.mailError}</p> : null}
          </Panel>
        ))}
        {mayAnswer ? <Answer message={message} /> : null}
      </div>
    </>
  )
}

function Answer({ message: { id, name, canMail } }: { message: DeskMessage }) {
  const form = useRef<HTMLFormElement>(null)
  const reply = useChange(
    (text: string) => ask('POST /api/admin/messages/:id/replies', { params: { id }, body: { text } }),
    () => form.current?.reset(),
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    reply.run(String(new FormData(event.currentTarget).get('text')))
  }
  return (
    <form ref={form} onSubmit={onSubmit} className="grid gap-3">
      <Area
        label={`Answer ${name} by email`}
        name="text"
        required
        hint={
          canMail
            ? 'It is sent with what they wrote below. The message is closed then.'
            : 'This shop has no mail server yet (SMTP_URL). The answer is kept and sent once it has one.'
        }
      />
      <Problem>{reply.error}</Problem>
      <Button kind="primary" type="submit" disabled={reply.isRunning} className="justify-self-start">
        Send answer
      </Button>
    </form>
  )
}
