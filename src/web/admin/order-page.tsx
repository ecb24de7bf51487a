import { type FormEvent, useRef } from 'react'
import { Link, useParams } from 'react-router'
import type { DeskOrder } from '../../contract/admin/orders.ts'
import { ask } from './ask.ts'
import { Area, Button, buttonLook, Heading, Mark, Panel, Problem } from './controls.tsx'
import { History } from './history.tsx'
import { Loaded } from './loaded.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderEvents } from './order-events.tsx'
import { OrderLines } from './order-lines.tsx'
import { useMay } from './session.ts'
import { stateWords } from './state-words.ts'
import { moment } from './times.ts'
import { useAsk, useChange } from './use-ask.ts'

export function OrderPage() {
  const { id = '' } = useParams()
  const order = useAsk('GET /api/admin/orders/:id', { params: { id } })
  return <Loaded of={order}>{(found) => <OrderSheet order={found} />}</Loaded>
}

function OrderSheet({ order }: { order: DeskOrder }) {
  return (
    <>
      <Heading title={`Order ${order.number}`}>
        <Link className={buttonLook()} to={`/orders/${order.id}/picking-list`}>
          Picking list
        </Link>
        <Link className={buttonLook()} to={`/orders/${order.id}/invoice`}>
          Invoice
        </Link>
        <Link className={buttonLook()} to={`/orders/${order.id}/mails`}>
          Mails
        </Link>
      </Heading>
      <div className="grid gap-5 lg:grid-cols-[2fr_1fr]">
        <div className="grid content-start gap-5">
          <Panel title="Items" aside={<Mark>{stateWords(order.state)}</Mark>}>
            <OrderLines order={order} />
          </Panel>
          <OrderActions id={order.id} />
          <Notes order={order} />
        </div>
        <div className="grid content-start gap-5">
          <Panel title="Customer">
            <Customer order={order} />
          </Panel>
          <Panel title="What happened">
            <OrderEvents events={order.events} />
          </Panel>
          <Panel title="Audit log">
            <History entries={order.history} />
          </Panel>
        </div>
      </div>
    </>
  )
}

function Customer({ order }: { order: DeskOrder }) {
  const { email, phone, address, customerNotes, mailedAt, mailError } = order
  return (
    <div className="grid gap-2">
      <p>
        {order.name}
        <br />
        <Link to={`/customers/${encodeURIComponent(email)}`} className="underline wrap-anywhere">
          {email}
        </Link>
        {phone ? <span className="block">{phone}</span> : null}
      </p>
      <p className="text-silver">
        Placed {moment(order.placedAt)}, {order.delivery}
      </p>
      {address ? (
        <address className="text-silver not-italic">
          {address.street}, {address.city}, {address.region} {address.postalCode}, {address.country}
        </address>
      ) : null}
      {customerNotes ? <p className="border-l-2 border-hairline pl-3">{customerNotes}</p> : null}
      <p className="text-sm text-steel">
        {mailedAt ? `Confirmation sent ${moment(mailedAt)}` : (mailError ?? 'No confirmation was sent yet.')}
      </p>
    </div>
  )
}

function Notes({ order: { id, notes } }: { order: DeskOrder }) {
  const form = useRef<HTMLFormElement>(null)
  const mayWrite = useMay('staff')
  const add = useChange(
    (note: string) => ask('POST /api/admin/orders/:id/notes', { params: { id }, body: { note } }),
    () => form.current?.reset(),
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.run(String(new FormData(event.currentTarget).get('note')))
  }
  return (
    <Panel title="Notes for us">
      <ul className="mb-3 grid gap-2">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="whitespace-pre-wrap wrap-anywhere">{note.note}</p>
            <p className="text-sm text-steel">
              {note.author}, {moment(note.writtenAt)}
            </p>
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <form ref={form} onSubmit={onSubmit} className="grid gap-3">
          <Area label="Note" name="note" required hint="Customers never see it." />
          <Problem>{add.error}</Problem>
          <Button type="submit" disabled={add.isRunning} className="justify-self-start">
            Add note
          </Button>
        </form>
      ) : null}
    </Panel>
  )
}
