import { merchMerchandiseId } from '../../contract/cart-lines.ts'
import type { MerchandiseItem } from '../../contract/merchandise.ts'
import { addToCart } from '../cart/use-cart.ts'

export type GearItem = MerchandiseItem & { isSample?: boolean }
export interface GearVariant {
  size?: string | undefined
  color?: string | undefined
}

/** The picture of an item in this color. */
export const pictureOf = ({ imageUrl, colorImages }: MerchandiseItem, color: string | undefined): string =>
  (color === undefined ? undefined : colorImages?.[color]) ?? imageUrl

/** Its page, in this color; the first color needs no word in the address. */
export const gearPath = ({ slug, colors }: MerchandiseItem, color?: string): string =>
  `/merchandise/${slug}${color && color !== colors?.[0] ? `?color=${encodeURIComponent(color)}` : ''}`

export const addGear = (item: MerchandiseItem, { size, color }: GearVariant): void =>
  void addToCart({
    merchandiseId: item.shopifyProductId.startsWith('merch:') ? item.shopifyProductId : merchMerchandiseId(item.id),
    id: item.id,
    name: item.name,
    price: Number(item.price),
    imageUrl: pictureOf(item, color),
    category: item.category,
    shopifyVariantId: item.shopifyProductId,
    attributes: [...(size ? [{ key: 'size', value: size }] : []), ...(color ? [{ key: 'color', value: color }] : [])],
  })
