import { Link, useParams } from 'react-router'
import { buttonLook, Heading } from './controls.tsx'
import { Loaded } from './loaded.tsx'
import { OneMail } from './one-mail.tsx'
import { useAsk } from './use-ask.ts'

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
