import type { Cart } from '../../contract/cart.ts'
import { laborCodeOf, laborMerchandiseId } from '../../contract/cart-lines.ts'
import { type ApiCall, ApiError } from '../api/call.ts'
import { applyChange, type CartItem, type CartViewLine, type Change } from './cart-lines.ts'

const input = (line: Pick<CartViewLine, 'merchandiseId' | 'attributes' | 'quantity' | 'forLater'>) => ({
  merchandiseId: line.merchandiseId,
  quantity: line.quantity,
  attributes: line.attributes.map(({ key, value }) => ({ key, value })),
  ...(line.forLater ? { forLater: true } : {}),
})
type LineInput = ReturnType<typeof input>

/** One request that changes a cart, as plain data: it can be kept and sent again, word for word. */
export type CartRequest =
  | { kind: 'create'; lines: LineInput[] }
  | { kind: 'add'; cartId: string; lines: LineInput[] }
  | { kind: 'update'; cartId: string; lines: { id: string; quantity: number; forLater?: boolean }[] }
  | { kind: 'remove'; cartId: string; lineIds: string[] }

/** Changes of the same kind that travel together, and their request once it has left the browser. */
export interface UnsentChange {
  /** The request's Idempotency-Key: sent twice, it acts once. */
  key: string
  changes: Change[]
  request?: CartRequest
}

export const createRequest = (lines: readonly CartViewLine[]): CartRequest => ({
  kind: 'create',
  lines: lines.map(input),
})

/** The request that makes these changes on the server; nothing when the server's cart is that way already. */
export function requestOf(
  changes: readonly Change[],
  base: readonly CartViewLine[],
  cartId: string | null,
): CartRequest | undefined {
  if (cartId === null) return createRequest(changes.reduce<CartViewLine[]>(applyChange, [...base]))
  const first = changes[0]
  if (first?.kind === 'add') {
    return { kind: 'add', cartId, lines: changes.reduce<CartViewLine[]>(applyChange, []).map(input) }
  }
  if (first?.kind === 'drop') return { kind: 'remove', cartId, lineIds: [first.lineId] }
  if (first?.kind === 'clear') {
    const lineIds = base.flatMap((line) => (line.forLater ? [] : (line.lineId ?? [])))
    return lineIds.length === 0 ? undefined : { kind: 'remove', cartId, lineIds }
  }
  if (first?.kind === 'move') {
    const line = base.find(({ key }) => key === first.key)
    if (!line?.lineId) return undefined
    const { lineId: id, quantity, forLater } = line
    return { kind: 'update', cartId, lines: [{ id, quantity, forLater: !forLater }] }
  }
  const lines = changes.flatMap((change) => {
    const id = change.kind === 'set' ? base.find((line) => line.key === change.key)?.lineId : undefined
    return id && change.kind === 'set' ? [{ id, quantity: Math.max(0, change.quantity) }] : []
  })
  return lines.length === 0 ? undefined : { kind: 'update', cartId, lines }
}

/** Whether changes travel in one request: all are adds or all set quantities. A build to save first goes by itself. */
export function joins(waiting: readonly Change[], changes: readonly Change[]): boolean {
  const [kind, ...others] = new Set([...waiting, ...changes].map((change) => change.kind))
  const savesFirst = [...waiting, ...changes].some((change) => change.kind === 'add' && change.item.plan)
  return others.length === 0 && (kind === 'add' || kind === 'set') && !savesFirst
}

/**
 * The changes once the build that they add is saved: its labor and its parts name it. Saved again, it is the same plan.
 * Parts of a build that cannot be saved go without its name; labor cannot.
 */
export async function withSavedPlans(call: ApiCall, changes: readonly Change[]): Promise<Change[]> {
  const plan = changes.map((change) => (change.kind === 'add' ? change.item.plan : undefined)).find(Boolean)
  if (!plan) return [...changes]
  const hasLabor = changes.some((change) => change.kind === 'add' && isLabor(change.item))
  const code = await call('POST /api/plans', { body: plan }).then(
    (saved) => saved.code,
    (failure: unknown) => {
      if (hasLabor || !isAnswered(failure)) throw failure
      return undefined
    },
  )
  return changes.map((change) => (change.kind === 'add' ? { ...change, item: ofBuild(change.item, code) } : change))
}

const isLabor = (item: CartItem) => laborCodeOf(item) !== undefined

function ofBuild({ plan: _plan, ...item }: CartItem, code: string | undefined): CartItem {
  if (code === undefined) return item
  if (isLabor(item)) return { ...item, merchandiseId: laborMerchandiseId(code) }
  return { ...item, attributes: [...(item.attributes ?? []), { key: 'build', value: code }] }
}

export function sendRequest(call: ApiCall, request: CartRequest, key: string): Promise<Cart> {
  const options = { headers: { 'idempotency-key': key } }
  switch (request.kind) {
    case 'create':
      return call('POST /api/shopify/cart', { body: { lines: request.lines } }, options)
    case 'add':
      return call(
        'POST /api/shopify/cart/:cartId/add',
        { params: { cartId: request.cartId }, body: { lines: request.lines } },
        options,
      )
    case 'update':
      return call(
        'PUT /api/shopify/cart/:cartId/update',
        { params: { cartId: request.cartId }, body: { lines: request.lines } },
        options,
      )
    case 'remove':
      return call(
        'DELETE /api/shopify/cart/:cartId/remove',
        { params: { cartId: request.cartId }, body: { lineIds: request.lineIds } },
        options,
      )
  }
}

export const isLost = (failure: unknown) => failure instanceof ApiError && failure.status === 404
export const isOrdered = (failure: unknown) => failure instanceof ApiError && failure.status === 410

/** Whether the shop itself answered. Without an answer, or with one of a proxy before it, nobody knows if it acted. */
export const isAnswered = (failure: unknown) =>
  failure instanceof ApiError && (failure.status < 500 || failure.problem !== undefined)
