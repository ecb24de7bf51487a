import { Button } from '../ui/button.tsx'
import { centsAsPrice } from '../ui/money.ts'
import { describe } from './cart-line-row.tsx'
import type { CartViewLine } from './cart-lines.ts'
import { cartSession } from './use-cart.ts'

/** What waits beside the cart: in no total and in no order, until it goes back in. */
export function SavedForLater({ lines }: { lines: readonly CartViewLine[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="saved-for-later" className="mt-14">
      <h2 id="saved-for-later" className="headline text-2xl">
        Saved for later
      </h2>
      <ul className="mt-4 border-t border-hairline/60">
        {lines.map((line) => (
          <li
            key={line.key}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline/60 py-4"
          >
            <div className="min-w-0">
              <p className="font-bold">
                {line.name}
                {line.quantity > 1 ? <span className="figures text-steel"> x {line.quantity}</span> : null}
              </p>
              {describe(line) ? <p className="text-sm text-steel">{describe(line)}</p> : null}
              <p className="figures text-sm text-steel">{centsAsPrice(line.priceCents)} each</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                kind="outline"
                size="small"
                aria-label={`Move ${line.name} to the cart`}
                onClick={() => void cartSession().move(line.key)}
              >
                Move to cart
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={`Remove ${line.name} from the list`}
                onClick={() => void cartSession().remove(line.key)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
