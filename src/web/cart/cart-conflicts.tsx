import type { CartConflict } from '../../contract/cart.ts'
import { partMerchandiseId } from '../../contract/cart-lines.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { centsAsPrice, centsOf } from '../ui/money.ts'
import type { CartItem, CartViewLine } from './cart-lines.ts'
import type { CartView } from './cart-view.ts'
import { addToCart, cartSession } from './use-cart.ts'

type Filler = CartConflict['missing'][number]['parts'][number]

const fillerItem = (vehicleId: string, part: Filler): CartItem => ({
  merchandiseId: partMerchandiseId(part.partId),
  id: part.partId,
  name: part.name,
  price: Number(part.price.amount),
  imageUrl: part.imageUrl,
  category: part.category,
  attributes: [{ key: 'vehicle', value: vehicleId }],
})

/** Parts for one car that do not go together: what is wrong, and the ways out. Nobody is kept from ordering. */
export function CartConflicts({ cart }: { cart: CartView }) {
  const conflicts = cart.hosted?.conflicts ?? []
  if (conflicts.length === 0) return null
  return (
    <section aria-labelledby="check-parts" className="mb-8 rounded-sm border border-caution/60 p-5 sm:p-6">
      <h2 id="check-parts" className="flex items-center gap-3 font-bold text-caution">
        <Icon name="warning" className="size-5 shrink-0" />
        Check these before you order
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-hairline/60">
        {conflicts.map((conflict) => (
          <Conflict key={`${conflict.vehicleId} ${conflict.message}`} conflict={conflict} lines={cart.lines} />
        ))}
      </ul>
    </section>
  )
}

function Conflict({ conflict, lines }: { conflict: CartConflict; lines: readonly CartViewLine[] }) {
  const { vehicle, vehicleId, message, missing } = conflict
  const named = lines.filter(({ lineId }) => lineId !== undefined && conflict.lineIds.includes(lineId))
  return (
    <li className="py-4 last:pb-0">
      <p className="text-xs text-steel">{vehicle}</p>
      <p className="mt-1 text-sm text-light">{message}</p>
      <div className="mt-3 flex flex-col items-start gap-2">
        {missing.flatMap(({ slot, parts }) =>
          parts.map((part) => (
            <Button
              key={`${slot} ${part.partId}`}
              kind="outline"
              size="small"
              className="max-w-full normal-case tracking-normal"
              onClick={() => void addToCart(fillerItem(vehicleId, part))}
            >
              <Icon name="plus" className="size-4 shrink-0" />
              <span className="text-left">
                Add {part.name}, <span className="figures">{centsAsPrice(centsOf(Number(part.price.amount)))}</span>
              </span>
            </Button>
          )),
        )}
        {named.map((line) => (
          <Button
            key={line.key}
            kind="quiet"
            size="small"
            className="max-w-full normal-case tracking-normal"
            onClick={() => void cartSession().remove(line.key)}
          >
            <Icon name="trash" className="size-4 shrink-0" />
            <span className="text-left">Take out {line.name}</span>
          </Button>
        ))}
      </div>
    </li>
  )
}
