import { MAX_QUANTITY } from '../../contract/bounds.ts'
import type { Cart, CartLine } from '../../contract/cart.ts'
import { lineKey } from '../../contract/cart-lines.ts'
import type { PlanInput } from '../../contract/plans.ts'
import { centsOf } from '../ui/money.ts'

export interface LineAttribute {
  key: string
  value: string
}

/** What a screen puts into the cart. `price` is only for showing it at once; the server's price counts. */
export interface CartItem {
  /** As the shop names it: `package:<slug>`, `part:<id>`, `merch:<id>`, `labor:<plan code>`. */
  merchandiseId: string
  id: string
  name: string
  /** US dollars, as the specification's cart item has them. */
  price: number
  imageUrl: string
  category: string
  shopifyVariantId?: string
  attributes?: readonly LineAttribute[]
  /** What labor is for, the build's name; of a package, its car. */
  note?: string
  /** The build that the items added with it are of, not saved yet: saved before they go out, which then name it. */
  plan?: PlanInput
}

/** One line as the cart shows it. */
export interface CartViewLine {
  /** Same merchandise and attributes, same key. */
  key: string
  merchandiseId: string
  attributes: readonly LineAttribute[]
  name: string
  imageUrl: string | null
  category: string
  handle: string
  /** What labor is for, the build's name; of a package, its car. */
  note?: string
  /** Whole US cents each. */
  priceCents: number
  quantity: number
  /** The server's id of this line; absent until the server has answered. */
  lineId?: string
  /** Saved for later: beside the cart, in no total. */
  forLater?: true
}

/** What makes a line the line it is on this screen: the same thing may be in the cart and saved for later. */
export const viewKey = (line: Pick<CartViewLine, 'merchandiseId' | 'attributes' | 'forLater'>): string =>
  `${lineKey(line.merchandiseId, line.attributes)}${line.forLater ? '\nlater' : ''}`

const keyed = (line: Omit<CartViewLine, 'key'>): CartViewLine => ({ ...line, key: viewKey(line) })

/** What the server's cart holds and what is saved beside it. */
export const keptLinesOf = (cart: Cart): CartViewLine[] => [
  ...linesOf(cart),
  ...(cart.savedForLater ?? []).map((node) => keyed({ ...viewLine(node), forLater: true })),
]

/** The lines of the server's cart. */
export const linesOf = (cart: Cart | null): CartViewLine[] =>
  (cart?.lines.edges ?? []).map(({ node }) => viewLine(node))

/** The build that labor is for, or the car that a package is made for; parts stand under their car. */
export const noteOf = ({ title, product }: CartLine['merchandise']): { note?: string } =>
  ['labor', 'performance_package'].includes(product.category) && title !== product.title ? { note: title } : {}

function viewLine(node: CartLine): CartViewLine {
  return {
    key: lineKey(node.merchandise.id, node.attributes),
    merchandiseId: node.merchandise.id,
    attributes: node.attributes,
    name: node.merchandise.product.title || node.merchandise.title,
    imageUrl: node.merchandise.image?.url ?? null,
    category: node.merchandise.product.category,
    handle: node.merchandise.product.handle,
    ...noteOf(node.merchandise),
    priceCents: centsOf(Number(node.cost.amountPerQuantity.amount)),
    quantity: node.quantity,
    lineId: node.id,
  }
}

/** A change that the visitor made and the server has not yet confirmed. */
export type Change =
  | { kind: 'add'; item: CartItem; quantity: number }
  | { kind: 'set'; key: string; quantity: number }
  /** Saves a line for later, or puts it back into the cart. */
  | { kind: 'move'; key: string }
  | { kind: 'drop'; lineId: string }
  | { kind: 'clear' }

/** The lines after one change. Adding what is there raises its quantity; 0 or less removes the line. */
export function applyChange(lines: readonly CartViewLine[], change: Change): CartViewLine[] {
  if (change.kind === 'clear') return lines.filter(({ forLater }) => forLater)
  if (change.kind === 'move') return moved(lines, change.key)
  if (change.kind === 'drop') return lines.filter(({ lineId }) => lineId !== change.lineId)
  if (change.kind === 'set') {
    return lines.flatMap((line) => {
      if (line.key !== change.key) return [line]
      return change.quantity <= 0 ? [] : [{ ...line, quantity: Math.min(MAX_QUANTITY, change.quantity) }]
    })
  }
  const { item, quantity } = change
  const key = lineKey(item.merchandiseId, item.attributes)
  if (lines.some((line) => line.key === key)) {
    return lines.map((line) =>
      line.key === key ? { ...line, quantity: Math.min(MAX_QUANTITY, line.quantity + quantity) } : line,
    )
  }
  return [
    ...lines,
    {
      key,
      merchandiseId: item.merchandiseId,
      attributes: item.attributes ?? [],
      name: item.name,
      imageUrl: item.imageUrl,
      category: item.category,
      handle: item.id,
      ...(item.note ? { note: item.note } : {}),
      priceCents: centsOf(item.price),
      quantity: Math.min(MAX_QUANTITY, quantity),
    },
  ]
}

function moved(lines: readonly CartViewLine[], key: string): CartViewLine[] {
  const line = lines.find((one) => one.key === key)
  if (!line) return [...lines]
  const { forLater, ...rest } = line
  const next = keyed(forLater ? rest : { ...rest, forLater: true })
  const there = lines.find((one) => one.key === next.key)
  const others = lines.filter((one) => one !== line && one !== there)
  if (!there) return [...others, next]
  return [...others, { ...there, quantity: Math.min(MAX_QUANTITY, there.quantity + line.quantity) }]
}

export const countOf = (lines: readonly CartViewLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)

/** Sum of price times quantity, whole US cents. */
export const centsIn = (lines: readonly CartViewLine[]): number =>
  lines.reduce((cents, line) => cents + line.priceCents * line.quantity, 0)
