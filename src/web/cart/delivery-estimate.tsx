import { useQuery } from '@tanstack/react-query'
import type { Delivery } from '../../contract/delivery.ts'
import { STATES, type State } from '../../contract/states.ts'
import { useCall } from '../api/api-context.ts'
import { Select } from '../ui/field.tsx'
import { dollarsAndCents } from '../ui/money.ts'
import type { CartView } from './cart-view.ts'

interface DeliveryEstimateProps {
  /** Whether anything leaves the shop in a box: what is installed does not. */
  isShipped: boolean
  hosted: NonNullable<CartView['hosted']>
  /** Where to; empty until it is chosen. */
  state: State | ''
  onState: (state: State | '') => void
}

/** About what shipping will cost, and when the cart can be ready: asked again when the cart changes. */
export function DeliveryEstimate({ hosted, isShipped, state, onState }: DeliveryEstimateProps) {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['delivery', hosted.id, hosted.version, state],
    queryFn: () =>
      call('GET /api/shopify/cart/:cartId/delivery', {
        params: { cartId: hosted.id },
        query: state === '' ? {} : { state },
      }),
    placeholderData: (known) => known,
  })
  return (
    <section
      aria-label={isShipped ? 'Shipping estimate' : 'Installation estimate'}
      className="mt-6 border-t border-hairline/60 pt-4 text-sm"
    >
      {isShipped ? (
        <Select
          label="Ship to"
          placeholder="Choose your state"
          value={state}
          onChange={({ target }) => onState(target.value as State | '')}
        >
          {Object.entries(STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
      <dl className="mt-4 flex min-h-24 flex-col gap-2">
        {data ? <Estimate delivery={data} isShipped={isShipped} /> : null}
      </dl>
    </section>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayOf = (day: string): string => DAY.format(new Date(`${day}T12:00:00Z`))

function Estimate({
  delivery: { freight, readyToShip, earliestInstall, isSample },
  isShipped,
}: {
  delivery: Delivery
  isShipped: boolean
}) {
  const rows: [string, string][] = [
    ...(freight && isShipped
      ? ([['Freight, estimate', dollarsAndCents(Number(freight.amount.amount))]] as [string, string][])
      : []),
    [isShipped ? 'Ready to ship by' : 'Parts here by', dayOf(readyToShip)],
    ...(earliestInstall ? ([['Earliest install', dayOf(earliestInstall)]] as [string, string][]) : []),
  ]
  return (
    <>
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-silver">{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
      <p className="text-xs text-steel">
        {isSample ? 'Estimates with sample rates and lead times. ' : 'Estimates. '}
        Checkout shows the total before you order.
      </p>
    </>
  )
}
