import { useParams } from 'react-router'
import { Button, Heading } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { OrderLines } from './order-lines.tsx'
import { day } from './times.ts'
import { useAsk } from './use-ask.ts'

/** A picking list or an invoice, made to be printed. */
export function PaperPage() {
  const { id = '', paper } = useParams()
  const isInvoice = paper === 'invoice'
  const order = useAsk('GET /api/admin/orders/:id', { params: { id } })
  const shop = useAsk('GET /api/admin/settings')
  const title = isInvoice ? 'Invoice' : 'Picking list'
  return (
    <>
      <Heading title={title}>
        <Button kind="primary" onClick={() => window.print()}>
          Print
        </Button>
      </Heading>
      <Loaded of={order}>
        {(found) => (
          <article className="max-w-2xl rounded-sm bg-white p-6 text-black sm:p-8 print:p-0 [&_span]:text-neutral-600 [&_th]:text-neutral-700">
            <header className="mb-6 flex flex-wrap justify-between gap-4">
              <div>
                <p className="text-lg font-extrabold">Adrenaline Performance</p>
                {shop.data ? (
                  <p className="text-sm">
                    {shop.data.address}
                    <br />
                    {shop.data.phone}, {shop.data.email}
                  </p>
                ) : null}
              </div>
              <div className="text-right">
                <h2 className="text-xl font-extrabold">{title}</h2>
                <p>{found.number}</p>
                <p>{day(found.placedAt)}</p>
              </div>
            </header>
            <p className="mb-6">
              {found.name}
              {found.address ? (
                <>
                  <br />
                  {found.address.street}
                  <br />
                  {found.address.city}, {found.address.region} {found.address.postalCode}
                  <br />
                  {found.address.country}
                </>
              ) : null}
              {found.delivery === 'installation' ? <strong className="block">Installed at our shop</strong> : null}
            </p>
            <OrderLines order={found} on={isInvoice ? 'invoice' : 'picking list'} />
            {found.customerNotes ? <p className="mt-4">Customer: {found.customerNotes}</p> : null}
          </article>
        )}
      </Loaded>
    </>
  )
}
