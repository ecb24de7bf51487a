import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Booking } from '../../contract/booking.ts'
import { BOOKING_KIND_NAMES, packageWords } from '../../contract/booking-words.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useShop } from '../app/shop.ts'
import { useHead } from '../head/use-head.ts'
import { notify } from '../notices/notices.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { price } from '../ui/money.ts'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { whenWords } from './words.ts'

/** The server only looks whether there is such an appointment: whose it is stands in no page that a cache may hold. */
export async function load({ call, queries, params }: LoadContext): Promise<void> {
  if (!import.meta.env.SSR) return
  const booking = loadOrNull(call, 'GET /api/bookings/:id', { params: { id: params.id ?? '' } })
  if ((await queries.ensureQueryData(booking)) !== null) queries.removeQueries({ queryKey: booking.queryKey })
}

/** An appointment, by the link of its mail: when and where, moving it, calling it off. */
export function Component() {
  const id = useParams().id ?? ''
  const queries = useQueryClient()
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  const options = loadOrNull(useCall(), 'GET /api/bookings/:id', { params: { id } })
  const { data, isPending } = useQuery({ ...options, enabled: isBrowser })
  useHead({
    title: 'Appointment',
    description: 'Your appointment.',
    canonicalPath: '/book',
    isPrivate: true,
    ...(data === null ? { status: 404 } : {}),
  })
  return (
    <div className="page-width min-h-[70vh] pt-32 sm:pt-36">
      {isPending ? (
        <>
          <LoadingNote>Loading appointment</LoadingNote>
          <Skeleton className="h-80 max-w-2xl" />
        </>
      ) : null}
      {data ? (
        <Appointment booking={data} onBooking={(booking) => queries.setQueryData(options.queryKey, booking)} />
      ) : null}
      {!isPending && !data ? (
        <Empty level={1} title="Appointment Not Found" action={<ButtonLink to="/book">Book a time</ButtonLink>}>
          We can't find that appointment. Check the link in your email.
        </Empty>
      ) : null}
    </div>
  )
}

const STATES = { held: 'Not booked yet', booked: 'Booked', cancelled: 'Canceled' } as const

function Appointment({ booking, onBooking }: { booking: Booking; onBooking: (booking: Booking) => void }) {
  const call = useCall()
  const { id, state, timeZone } = booking
  const { address, phone } = useShop()
  const [isMoving, setIsMoving] = useState(false)
  const change = async (title: string, make: () => Promise<Booking>) => {
    try {
      onBooking(await make())
      notify({ title, text: 'We emailed you the details.' })
      setIsMoving(false)
      return true
    } catch (error) {
      notify({ title: 'Nothing changed', text: errorWords(error as Error), tone: 'destructive' })
      return false
    }
  }
  return (
    <>
      <Badge tone={state === 'booked' ? 'go' : 'steel'}>{STATES[state]}</Badge>
      <h1 className="headline mt-4 text-[clamp(1.6rem,7vw,3rem)]">{BOOKING_KIND_NAMES[booking.kind]}</h1>
      <dl className="light-edge mt-8 grid max-w-3xl gap-6 rounded-sm p-6 sm:grid-cols-2 sm:p-8">
        <Fact name="Drop-off" value={whenWords(booking.startsAt, timeZone)} />
        <Fact name="Done by" value={whenWords(booking.endsAt, timeZone)} />
        {booking.package ? (
          <>
            <Fact name="Package" value={packageWords(booking.package)} />
            <Fact name="Price" value={`${price(Number(booking.package.price.amount))} installed`} />
          </>
        ) : null}
        {booking.car ? <Fact name="Car" value={booking.car} /> : null}
        {booking.orderNumber ? <Fact name="Order" value={booking.orderNumber} /> : null}
        <Fact name="In our bay" value={`About ${booking.hours} shop ${booking.hours === 1 ? 'hour' : 'hours'}`} />
        <Fact name="Where" value={address} />
      </dl>
      {state === 'booked' ? <WhatsNext booking={booking} phone={phone} /> : null}
      {state === 'booked' ? (
        <div className="mt-6 flex flex-wrap gap-3">
          <a className={buttonClass('primary')} href={`/bookings/${id}/appointment.ics`} download>
            Add to calendar
          </a>
          <Button kind="outline" onClick={() => setIsMoving(!isMoving)}>
            {isMoving ? 'Keep this time' : 'Move it'}
          </Button>
          <Button
            kind="quiet"
            onClick={() =>
              void change('Appointment canceled', () => call('POST /api/bookings/:id/cancel', { params: { id } }))
            }
          >
            Cancel it
          </Button>
        </div>
      ) : (
        <div className="mt-6">
          <ButtonLink to="/book">Book a time</ButtonLink>
        </div>
      )}
      {isMoving ? (
        <section aria-label="Another time" className="light-edge mt-8 max-w-3xl rounded-sm p-6 sm:p-8">
          <SlotPicker
            asked={{ kind: booking.kind, booking: id }}
            onPick={(startsAt) =>
              change('Appointment moved', () =>
                call('POST /api/bookings/:id/move', { params: { id }, body: { startsAt } }),
              )
            }
          />
        </section>
      ) : null}
    </>
  )
}

/** What happens between the booking and the drop-off. */
function WhatsNext({ booking, phone }: { booking: Booking; phone: string }) {
  const isOrdered = booking.orderNumber !== null
  const isInstall = booking.kind === 'install'
  return (
    <section aria-labelledby="next" className="mt-6 max-w-3xl text-silver">
      <h2 id="next" className="font-bold text-light">
        What happens next
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {isInstall && booking.package && !isOrdered ? (
          <li>
            We order nothing until you buy the parts.{' '}
            <Link to={`/packages/${booking.package.slug}`} className="underline underline-offset-4">
              Add {booking.package.name} to your cart
            </Link>{' '}
            so they are here in time.
          </li>
        ) : null}
        <li>Bring the car and the keys at drop-off time. We call you when it's done.</li>
        <li>Something changed? Move or cancel below, or call {phone}.</li>
      </ul>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="telemetry text-steel">{name}</dt>
      <dd className="mt-1">{value}</dd>
    </div>
  )
}
