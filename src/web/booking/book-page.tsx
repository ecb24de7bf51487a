import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Booking, BookingKind } from '../../contract/booking.ts'
import { BOOKING_KIND_NAMES, packageWords } from '../../contract/booking-words.ts'
import { useCall } from '../api/api-context.ts'
import type { ApiCall } from '../api/call.ts'
import { errorWords } from '../api/error-words.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { ContactDetails } from '../contact/contact-details.tsx'
import { useHead } from '../head/use-head.ts'
import { latePart } from '../late-code/late-part.tsx'
import { notify } from '../notices/notices.ts'
import { classes } from '../ui/classes.ts'
import { price } from '../ui/money.ts'
import { SectionHeading } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SlotPicker, type SlotsAsked } from './slot-picker.tsx'
import { KINDS, timeWords, whenWords } from './words.ts'

const DetailsForm = latePart(() => import('./details-form.tsx'))

/** The package that the address names; null where the shop has none such. */
const packageLoad = (call: ApiCall, slug: string) => loadOrNull(call, 'GET /api/packages/:slug', { params: { slug } })

export async function load({ call, queries, search }: LoadContext): Promise<void> {
  const slug = search.get('package')
  if (slug) await queries.ensureQueryData(packageLoad(call, slug))
}

/** What the address says of the visit: an order, a saved build or a package makes it an install. */
function askedBy(search: URLSearchParams): Omit<SlotsAsked, 'kind'> {
  const order = search.get('order')?.slice(0, 200)
  const plan = search.get('plan')?.slice(0, 200)
  const named = search.get('package')?.slice(0, 200)
  return { ...(order ? { order } : {}), ...(plan ? { plan } : {}), ...(named ? { package: named } : {}) }
}

/** Booking a bay: what for, when, and who; the time is held while the form is filled in. */
export function Component() {
  const call = useCall()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const what = askedBy(search)
  const slug = what.package ?? ''
  const { data: named } = useQuery({ ...packageLoad(call, slug), enabled: slug !== '' })
  const isInstall = Object.keys(what).length > 0
  const [chosen, setKind] = useState<BookingKind>('dyno')
  const kind = isInstall ? 'install' : chosen
  const [held, setHeld] = useState<Booking>()
  useHead({
    title: 'Book Appointment',
    description: 'Book an installation, a dyno session or a consultation.',
    canonicalPath: '/book',
  })
  const asked = kind === 'install' ? { kind, ...what } : { kind }
  const hold = async (startsAt: string) => {
    try {
      setHeld(await call('POST /api/bookings', { body: { ...asked, startsAt } }))
      return true
    } catch (error) {
      notify({ title: 'That time is gone', text: errorWords(error as Error), tone: 'destructive' })
      return false
    }
  }
  const release = async () => {
    setHeld(undefined)
    if (held) await call('POST /api/bookings/:id/cancel', { params: { id: held.id } }).catch(() => undefined)
  }
  return (
    <div className="page-width pt-32 sm:pt-36">
      <SectionHeading
        level={1}
        label="Appointment"
        title={isInstall ? 'Book Install' : 'Book Appointment'}
        subtitle={
          named
            ? `For ${packageWords(named)}. ${price(named.basePrice)} installed. Pick a day and drop the car off.`
            : 'Pick a day and a time. These are our open bays.'
        }
      />
      <div className="mt-14 grid gap-12 lg:grid-cols-[2fr_1fr]">
        <section aria-label="Appointment" className="light-edge rounded-sm p-5 sm:p-10">
          {held ? (
            <>
              <h2 className="headline text-2xl">{BOOKING_KIND_NAMES[held.kind]}</h2>
              <p className="mt-2 text-lg">{whenWords(held.startsAt, held.timeZone)}</p>
              <p className="mt-1 mb-8 text-sm text-silver">
                Done by {whenWords(held.endsAt, held.timeZone)}.{' '}
                {held.heldUntil ? `Held for you until ${timeWords(held.heldUntil, held.timeZone)}, shop time.` : null}
              </p>
              <DetailsForm
                fallback={<Skeleton className="h-96" />}
                booking={held}
                car={named?.modelName ?? ''}
                onBooked={(booking) => void navigate(`/bookings/${booking.id}`)}
                onBack={() => void release()}
              />
            </>
          ) : (
            <>
              {isInstall ? null : <KindChoice kind={kind} onChoose={setKind} />}
              <SlotPicker key={`${kind} ${slug}`} asked={asked} onPick={hold} />
            </>
          )}
        </section>
        <ContactDetails />
      </div>
    </div>
  )
}

function KindChoice({ kind, onChoose }: { kind: BookingKind; onChoose: (kind: BookingKind) => void }) {
  return (
    <fieldset className="mb-10">
      <legend className="telemetry mb-3 text-silver">What for</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {KINDS.map((one) => (
          <label
            key={one.kind}
            className={classes(
              'flex cursor-pointer gap-3 rounded-sm border p-4 has-focus-visible:outline-2 has-focus-visible:outline-cold',
              kind === one.kind ? 'border-redline bg-raised/50' : 'border-hairline hover:border-steel',
            )}
          >
            <input
              type="radio"
              name="kind"
              value={one.kind}
              checked={kind === one.kind}
              onChange={() => onChoose(one.kind)}
              className="mt-1 size-4 shrink-0 accent-redline"
            />
            <span>
              <span className="block font-bold">{BOOKING_KIND_NAMES[one.kind]}</span>
              <span className="text-sm text-steel">{one.text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
