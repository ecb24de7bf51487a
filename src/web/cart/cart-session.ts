import type { Cart } from '../../contract/cart.ts'
import { type ApiCall, ApiError } from '../api/call.ts'
import { applyChange, type CartItem, type CartViewLine, type Change, countOf, linesOf, totalOf } from './cart-lines.ts'
import type { CartStorage } from './cart-storage.ts'

/** The cart is fresh for this long; asked again within it, the session answers from what it has. */
export const CART_FRESH_MS = 5000

export interface CartView {
  /** The server's cart with the visitor's unconfirmed changes on top. */
  lines: readonly CartViewLine[]
  count: number
  /** US dollars. */
  total: number
  /** True while any create, add, update or remove call is pending. */
  isOperating: boolean
  /** False until the stored cart was read (always false on the server). */
  isReady: boolean
  hosted: Cart | null
  /** Why the last change was refused, for the screen to show. */
  error: string | null
}
export const EMPTY_CART: CartView = {
  lines: [],
  count: 0,
  total: 0,
  isOperating: false,
  isReady: false,
  hosted: null,
  error: null,
}

export type AddResult = { ok: true } | { ok: false; reason: string }
export interface CartSession {
  get(): CartView
  subscribe(listener: () => void): () => void
  /** Adds at once to the view; the promise says what the server made of it. */
  add(items: readonly { item: CartItem; quantity?: number }[]): Promise<AddResult>
  setQuantity(key: string, quantity: number): Promise<AddResult>
  remove(key: string): Promise<AddResult>
  clear(): Promise<AddResult>
  /** Asks the server for the cart, unless it is fresh. */
  refresh(options?: { force?: boolean }): Promise<void>
  /** Another tab changed the stored cart. */
  adopt(): Promise<void>
  /** The cart was ordered: start with an empty one. */
  forget(): void
}

interface Deps {
  call: ApiCall
  storage: CartStorage
  now: () => number
  newKey: () => string
}
interface Waiting {
  changes: Change[]
  done: ((result: AddResult) => void)[]
}

/**
 * The visitor's cart. Changes show at once and travel one request at a time, in order: adds that wait go together,
 * repeated clicks on one quantity become one request, the newest reply (by version) wins. A cart that the server
 * lost is built again from what is shown; one that was ordered is let go.
 */
export function createCartSession({ call, storage, now, newKey }: Deps): CartSession {
  let hosted: Cart | null = null
  let base: CartViewLine[] = []
  let waiting: Waiting[] = []
  let inFlight: Waiting | null = null
  let fetchedAt = Number.NEGATIVE_INFINITY
  let isReady = false
  let error: string | null = null
  let view: CartView = EMPTY_CART
  let refreshing: Promise<void> | null = null
  const listeners = new Set<() => void>()

  const show = () => {
    const changes = [...(inFlight ? [inFlight] : []), ...waiting].flatMap((item) => item.changes)
    const lines = changes.reduce<CartViewLine[]>(applyChange, base)
    view = {
      lines,
      count: countOf(lines),
      total: totalOf(lines),
      isOperating: changes.length > 0,
      isReady,
      hosted,
      error,
    }
    if (isReady) storage.writeLines(lines)
    for (const listener of listeners) listener()
  }
  const accept = (cart: Cart) => {
    if (hosted && hosted.id === cart.id && cart.version < hosted.version) return
    hosted = cart
    base = linesOf(cart)
    fetchedAt = now()
    storage.writeId(cart.id)
  }
  const open = () => {
    if (isReady) return
    isReady = true
    base = storage.readLines()
  }

  const inputOf = (line: Pick<CartViewLine, 'merchandiseId' | 'attributes' | 'quantity'>) => ({
    merchandiseId: line.merchandiseId,
    quantity: line.quantity,
    attributes: line.attributes.map(({ key, value }) => ({ key, value })),
  })
  const create = async (lines: readonly CartViewLine[]) =>
    call(
      'POST /api/shopify/cart',
      { body: { lines: lines.map(inputOf) } },
      { headers: { 'idempotency-key': newKey() } },
    )

  /** Sends one batch of changes of the same kind and answers the new cart. */
  const send = async (changes: readonly Change[]): Promise<Cart> => {
    const cartId = storage.readId()
    if (!cartId || !hosted) return create(changes.reduce<CartViewLine[]>(applyChange, base))
    const options = { headers: { 'idempotency-key': newKey() } }
    const first = changes[0]
    if (first?.kind === 'add') {
      const lines = changes.reduce<CartViewLine[]>(applyChange, [])
      return call(
        'POST /api/shopify/cart/:cartId/add',
        { params: { cartId }, body: { lines: lines.map(inputOf) } },
        options,
      )
    }
    if (first?.kind === 'clear') {
      const lineIds = base.flatMap((line) => line.lineId ?? [])
      if (lineIds.length === 0) return hosted
      return call('DELETE /api/shopify/cart/:cartId/remove', { params: { cartId }, body: { lineIds } }, options)
    }
    const lines = changes.flatMap((change) => {
      const lineId = change.kind === 'set' ? base.find((line) => line.key === change.key)?.lineId : undefined
      return lineId && change.kind === 'set' ? [{ id: lineId, quantity: Math.max(0, change.quantity) }] : []
    })
    if (lines.length === 0) return hosted
    return call('PUT /api/shopify/cart/:cartId/update', { params: { cartId }, body: { lines } }, options)
  }

  const isLost = (failure: unknown) => failure instanceof ApiError && failure.status === 404
  const isOrdered = (failure: unknown) => failure instanceof ApiError && failure.status === 410
  const letGo = () => {
    hosted = null
    base = []
    storage.writeId(null)
  }

  const run = async () => {
    if (inFlight) return
    for (;;) {
      const next = waiting.shift()
      if (!next) return
      inFlight = next
      show()
      let result: AddResult = { ok: true }
      try {
        await refreshing
        await loadHosted()
        try {
          accept(await send(next.changes))
        } catch (failure) {
          if (!isLost(failure) && !isOrdered(failure)) throw failure
          const kept = isOrdered(failure) ? [] : base
          letGo()
          base = [...kept]
          accept(await create(next.changes.reduce<CartViewLine[]>(applyChange, base)))
        }
        error = null
      } catch (failure) {
        error =
          failure instanceof ApiError ? (failure.problem?.detail ?? failure.message) : 'The shop could not be reached.'
        result = { ok: false, reason: error }
      }
      inFlight = null
      show()
      for (const done of next.done) done(result)
    }
  }

  /** Brings in the hosted cart when only its id is known. */
  const loadHosted = async () => {
    const cartId = storage.readId()
    if (!cartId || hosted?.id === cartId) return
    try {
      accept(await call('GET /api/shopify/cart/:cartId', { params: { cartId } }))
    } catch (failure) {
      if (isOrdered(failure)) letGo()
      else if (isLost(failure)) storage.writeId(null)
      else throw failure
    }
  }

  const change = (next: Change): Promise<AddResult> => {
    open()
    return new Promise((resolve) => {
      const last = waiting.at(-1)
      const joins = last?.changes[0]?.kind === next.kind && next.kind !== 'clear'
      if (last && joins) {
        if (next.kind === 'set')
          last.changes = last.changes.filter((item) => item.kind !== 'set' || item.key !== next.key)
        last.changes.push(next)
        last.done.push(resolve)
      } else {
        waiting = [...waiting, { changes: [next], done: [resolve] }]
      }
      show()
      queueMicrotask(() => void run())
    })
  }

  const refreshOnce = async (isForced: boolean): Promise<void> => {
    open()
    show()
    const cartId = storage.readId()
    if (!cartId || inFlight || waiting.length > 0) return
    if (!isForced && now() - fetchedAt < CART_FRESH_MS) return
    try {
      accept(await call('GET /api/shopify/cart/:cartId', { params: { cartId } }))
    } catch (failure) {
      if (isOrdered(failure)) letGo()
      else if (isLost(failure)) {
        hosted = null
        storage.writeId(null)
        if (base.length > 0) await create(base).then(accept, () => undefined)
      } else error = failure instanceof Error ? failure.message : String(failure)
    }
    show()
  }

  return {
    get: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: async (items) => {
      const results = await Promise.all(
        items.map(({ item, quantity }) => change({ kind: 'add', item, quantity: quantity ?? 1 })),
      )
      return results.find((result) => !result.ok) ?? { ok: true }
    },
    setQuantity: (key, quantity) => change({ kind: 'set', key, quantity }),
    remove: (key) => change({ kind: 'set', key, quantity: 0 }),
    clear: () => change({ kind: 'clear' }),
    refresh: ({ force } = {}) => {
      refreshing ??= refreshOnce(force ?? false).finally(() => {
        refreshing = null
      })
      return refreshing
    },
    adopt: async () => {
      const cartId = storage.readId()
      if (cartId === null || cartId !== hosted?.id) hosted = null
      base = storage.readLines()
      isReady = true
      show()
      fetchedAt = Number.NEGATIVE_INFINITY
      if (!cartId || inFlight || waiting.length > 0) return
      try {
        accept(await call('GET /api/shopify/cart/:cartId', { params: { cartId } }))
      } catch {
        return
      }
      show()
    },
    forget: () => {
      letGo()
      error = null
      show()
    },
  }
}
