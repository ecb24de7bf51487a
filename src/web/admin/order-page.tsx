import { type FormEvent, useRef } from 'react'
import { Link, useParams } from 'react-router'
import type { DeskOrder } from '../../contract/admin/orders.ts'
import { centsAsPrice } from '../ui/money.ts'
import { ask } from './ask.ts'
import { Area, Button, buttonLook, Heading, Mark, Panel, Problem } from './controls.tsx'
import { History } from './history.tsx'
import { Loaded } from './loaded.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderEvents } from './order-events.tsx'
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

/** The lines of an order and what they come to. */
export function OrderLines({ order, hasPrices = true }: { order: DeskOrder; hasPrices?: boolean }) {
  return (
    <table className="w-full" aria-label="Items">
      <thead>
        <tr className="border-b border-hairline text-left text-xs text-steel">
          <th className="py-2 pr-2">Qty</th>
          <th className="py-2">Item</th>
          {hasPrices ? <th className="py-2 text-right">Price</th> : <th className="py-2 text-right">Packed</th>}
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id} className="border-b border-hairline/50 align-top">
            <td className="py-2 pr-2 tabular-nums">{line.quantity}</td>
            <td className="py-2 wrap-anywhere">
              {line.title}
              <span className="block text-sm text-steel">
                {[line.merchandiseId, ...line.attributes.map(({ key, value }) => `${key}: ${value}`)].join(', ')}
              </span>
            </td>
            <td className="py-2 pl-2 text-right tabular-nums">
              {hasPrices ? (
                centsAsPrice(line.unitPriceCents * line.quantity)
              ) : (
                <span className="inline-block size-5 border border-current" />
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {hasPrices ? (
        <tfoot>
          {sumsOf(order).map(({ name, cents }) => (
            <tr key={name} className={name === 'Total' ? 'font-bold' : ''}>
              <td />
              <td className="py-1">{name}</td>
              <td className="py-1 text-right tabular-nums">{centsAsPrice(cents)}</td>
            </tr>
          ))}
        </tfoot>
      ) : null}
    </table>
  )
}

function sumsOf({ subtotalCents, freightCents, taxCents, totalCents }: DeskOrder) {
  const more = [
    ...(freightCents === null ? [] : [{ name: 'Shipping', cents: freightCents }]),
    ...(taxCents === null ? [] : [{ name: 'Sales tax', cents: taxCents }]),
  ]
  const total = { name: 'Total', cents: totalCents }
  return more.length > 0 ? [{ name: 'Subtotal', cents: subtotalCents }, ...more, total] : [total]
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
