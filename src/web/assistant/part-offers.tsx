import { addToCart } from '../cart/use-cart.ts'
import { Button } from '../ui/button.tsx'
import { price } from '../ui/money.ts'
import { cartItemOf } from './change-cart.ts'
import type { OfferedParts } from './conversation.ts'

/** The parts of an answer, each with its price and its way into the cart. */
export function PartOffers({ offered: { vehicleId, parts } }: { offered: OfferedParts }) {
  return (
    <ul className="grid max-w-3xl gap-2" aria-label="Parts">
      {parts.map((part) => (
        <li key={part.partId} className="light-edge flex items-center justify-between gap-4 rounded-sm p-3">
          <div className="min-w-0">
            <p className="text-sm text-steel">{part.manufacturer}</p>
            <p className="text-light">{part.name}</p>
            <p className="text-silver">
              {price(part.price)}
              {part.priceIsEstimate ? <span className="text-steel"> (our estimate)</span> : null}
            </p>
          </div>
          <Button size="small" className="shrink-0" onClick={() => void addToCart(cartItemOf(part, vehicleId))}>
            Add to Cart
          </Button>
        </li>
      ))}
    </ul>
  )
}
