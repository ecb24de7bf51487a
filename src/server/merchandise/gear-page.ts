import { variantOf } from '../../contract/cart-lines.ts'
import type { GearPage, MerchandiseItem } from '../../contract/merchandise.ts'
import { pictureNamed } from '../pictures/picture-index.ts'
import { type PricedGear, stockOf } from '../pricing/price-list.ts'

const SIMILAR = 4

/** Its own picture, those of its other colors, and one up close where we drew it. */
function picturesOf({ id, name, imageUrl, colors = [], colorImages = {} }: MerchandiseItem): GearPage['pictures'] {
  const own = pictureNamed(`merchandise/${id}`)
  const isOurs = own?.imageUrl === imageUrl
  const close = isOurs ? pictureNamed(`merchandise/${id}-close`) : undefined
  return [
    { imageUrl, alt: isOurs ? own.alt : name, color: colors[0] ?? null },
    ...Object.entries(colorImages).map(([color, url]) => ({ imageUrl: url, alt: `${name}, ${color}`, color })),
    ...(close ? [{ ...close, color: null }] : []),
  ]
}

/** An item with what is left of it in each size and color; more of its kind, the popular first. */
export function gearPageOf(row: PricedGear, all: readonly MerchandiseItem[]): GearPage {
  const { item } = row
  const variants = (item.sizes ?? [null]).flatMap((size) =>
    (item.colors ?? [null]).map((color) => {
      const attributes = Object.entries({ size, color }).flatMap(([key, value]) => (value ? [{ key, value }] : []))
      return { size, color, stock: stockOf(row, variantOf(attributes)) }
    }),
  )
  const others = all.filter(({ id, category }) => id !== item.id && category === item.category)
  const similar = others.toSorted((a, b) => Number(b.isPopular) - Number(a.isPopular)).slice(0, SIMILAR)
  return { item, pictures: picturesOf(item), variants, similar }
}
