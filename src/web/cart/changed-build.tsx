import type { CartBuild } from '../../contract/cart.ts'
import { ofBuild, partMerchandiseId } from '../../contract/cart-lines.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { CartItem } from './cart-lines.ts'
import { addToCart } from './use-cart.ts'

type Missing = NonNullable<CartBuild['change']>['missing'][number]

const itemOf = ({ code, vehicleId }: CartBuild, { partId, name, price, imageUrl, category }: Missing): CartItem => ({
  ...{ merchandiseId: partMerchandiseId(partId), id: partId, name, imageUrl, category },
  price: Number(price.amount),
  attributes: ofBuild(code, vehicleId),
})

/** That a build in the cart is not the one that was saved, and the way back. */
export function ChangedBuild({ build }: { build: CartBuild }) {
  if (!build.change) return null
  const { message, missing } = build.change
  return (
    <div role="status" className="mt-4 rounded-sm border border-caution/60 p-4 text-sm">
      <p className="flex gap-3">
        <Icon name="warning" className="size-5 shrink-0 text-caution" />
        {message}
      </p>
      {missing.length > 0 ? (
        <Button
          kind="outline"
          size="small"
          className="mt-3"
          onClick={() => void addToCart(missing.map((part) => ({ item: itemOf(build, part) })))}
        >
          {missing.length > 1 ? 'Put them back' : 'Put it back'}
        </Button>
      ) : null}
    </div>
  )
}
