import type { Bilingual } from '../advisor.ts'
import { STOCK } from '../cart-talk/cart-asked.ts'
import { type OfPart, partOf } from './of-part.ts'
import { withPrice } from './part-words-told.ts'

/** That we sell it, at what price, and where stock and lead time stand. */
export function stockTold(one: OfPart): Bilingual | undefined {
  const part = partOf(one)
  if (!part || one.meant.missing !== undefined) return undefined
  const [english, spanish] = withPrice(part)
  return [
    `We sell it: ${english}, for the ${one.name}. ${STOCK[0]}`,
    `La vendemos: ${spanish}, para el ${one.name}. ${STOCK[1]}`,
  ]
}

/** Beside another answer the part is named already. */
export const onlyStock = (): Bilingual => STOCK
