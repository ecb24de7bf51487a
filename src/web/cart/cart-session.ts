import type { Cart } from '../../contract/cart.ts'
import type { ApiCall, ApiError } from '../api/call.ts'
import { errorWords } from '../api/error-words.ts'
import { applyChange, type CartItem, type CartViewLine, type Change, centsIn, countOf, linesOf } from './cart-lines.ts'
import {
  createRequest,
  isAnswered,
  isLost,
  isOrdered,
  joins,
  requestOf,
  sendRequest,
  type UnsentChange,
  withSavedPlans,
} from './cart-requests.ts'
import type { CartStorage } from './cart-storage.ts'
import { unsentChanges } from './unsent-changes.ts'

/** What the cart says while changes wait for the shop. */
export const WAITING_WORDS =
  "We couldn't reach the shop. Your cart is safe on this device and goes out when you're back."

/** The cart is fresh for this long; asked again within it, the session answers from what it has. */
export const CART_FRESH_MS = 5000

export interface CartView {
  /** The server's cart with the visitor's unconfirmed changes on top. */
  lines: readonly CartViewLine[]
  count: number
  totalCents: number
  /** True while any create, add, update or remove call is pending. */
  isOperating: boolean
  /** True while changes wait because the shop could not be reached. */
  isAway: boolean
  /** False until the stored cart was read (always false on the server). */
  isReady: boolean
  hosted: Cart | null
  /** Why the last change was refused, for the screen to show. */
  error: string | null
}
export const EMPTY_CART: CartView = {
  lines: [],
  count: 0,
  totalCents: 0,
  isOperating: false,
  isAway: false,
  isReady: false,
  hosted: null,
  error: null,
}

/** `isWaiting`: the shop could not be reached; the change is kept and sent again. */
export type AddResult = { ok: true; isWaiting?: true } | { ok: false; reason: string }
export interface CartSession {
  get(): CartView
  subscribe(listener: () => void): () => void
  /** Adds at once to the view; the promise says what the server made of it. */
  add(items: readonly { item: CartItem; quantity?: number }[]): Promise<AddResult>
  setQuantity(key: string, quantity: number): Promise<AddResult>
  remove(key: string): Promise<AddResult>
  /** Removes a line of the server's cart that the shop no longer sells, and so does not show. */
  drop(lineId: string): Promise<AddResult>
  clear(): Promise<AddResult>
  /** Asks the server for the cart, unless it is fresh. */
  refresh(options?: { force?: boolean }): Promise<void>
  /** Sends what waits, if the shop could not be reached before. */
  resume(): void
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
interface Waiting extends UnsentChange {
  done: ((result: AddResult) => void)[]
}

/**
 * The visitor's cart. Changes show at once and travel one request at a time, in order: adds that wait go together,
 * repeated clicks on one quantity become one request, the newest reply (by version) wins. A change stays in the
 * browser's storage until the server has confirmed or refused it: a page that is left too early loses nothing, the next
 * one sends the same request with the same key. A cart that the server lost is built again from what is shown; one that
 * was ordered is let go.
 */
export function createCartSession({ call, storage, now, newKey }: Deps): CartSession {
  let hosted: Cart | null = null
  let base: CartViewLine[] = []
  let waiting: Waiting[] = []
  let inFlight: Waiting | null = null
  let fetchedAt = Number.NEGATIVE_INFINITY
  let isReady = false
  let isAway = false
  let error: string | null = null
  let view: CartView = EMPTY_CART
  let refreshing: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const unsent = unsentChanges(storage, newKey)

  const keep = () => {
    storage.writeLines(base)
    unsent.keep([...(inFlight ? [inFlight] : []), ...waiting])
  }
  const show = () => {
    const changes = [...(inFlight ? [inFlight] : []), ...waiting].flatMap((item) => item.changes)
    const lines = changes.reduce<CartViewLine[]>(applyChange, base)
    view = {
      lines,
      count: countOf(lines),
      totalCents: centsIn(lines),
      isOperating: changes.length > 0,
      isAway,
      isReady,
      hosted,
      error,
    }
    if (isReady) keep()
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
    takeOver()
  }
  const takeOver = () => {
    waiting = [...unsent.takeOver().map((change) => ({ ...change, done: [] })), ...waiting]
  }

  /** Sends a change, again word for word if it was sent before, and answers the new cart. */
  const send = async (change: Waiting): Promise<Cart | null> => {
    const request = change.request ?? requestOf(change.changes, base, hosted ? storage.readId() : null)
    if (!request) return hosted
    change.request = request
    keep()
    return sendRequest(call, request, change.key)
  }
  /** Sends a change to a new cart, because the one that it was for is no more. */
  const sendAnew = async (change: Waiting): Promise<Cart> => {
    change.key = unsent.newKey()
    change.request = createRequest(change.changes.reduce<CartViewLine[]>(applyChange, base))
    keep()
    return sendRequest(call, change.request, change.key)
  }

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
        next.changes = await withSavedPlans(call, next.changes)
        try {
          const cart = await send(next)
          if (cart) accept(cart)
        } catch (failure) {
          if (!isLost(failure) && !isOrdered(failure)) throw failure
          const kept = isOrdered(failure) ? [] : base
          letGo()
          base = [...kept]
          accept(await sendAnew(next))
        }
        isAway = false
        error = null
      } catch (failure) {
        isAway = !isAnswered(failure)
        error = isAway || !(failure instanceof Error) ? WAITING_WORDS : errorWords(failure)
        result = isAway ? { ok: true, isWaiting: true } : { ok: false, reason: error }
      }
      inFlight = null
      if (isAway) {
        waiting = [{ ...next, done: [] }, ...waiting]
        show()
        for (const done of [next, ...waiting].flatMap((item) => item.done.splice(0))) done(result)
        return
      }
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

  const change = (...changes: Change[]): Promise<AddResult> => {
    open()
    const [next] = changes
    if (!next) return Promise.resolve({ ok: true })
    return new Promise((resolve) => {
      const last = waiting.at(-1)
      if (last && last.request === undefined && joins(last.changes, changes)) {
        if (next.kind === 'set')
          last.changes = last.changes.filter((item) => item.kind !== 'set' || item.key !== next.key)
        last.changes.push(...changes)
        last.done.push(resolve)
      } else {
        waiting = [...waiting, { key: unsent.newKey(), changes, done: [resolve] }]
      }
      show()
      queueMicrotask(() => void run())
    })
  }

  const refreshOnce = async (isForced: boolean): Promise<void> => {
    open()
    takeOver()
    show()
    if (waiting.length > 0) queueMicrotask(() => void run())
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
        if (base.length > 0) await sendRequest(call, createRequest(base), newKey()).then(accept, () => undefined)
      } else if (isAnswered(failure)) error = errorWords(failure as ApiError)
      else error = WAITING_WORDS
    }
    show()
  }

  return {
    get: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (items) => change(...items.map(({ item, quantity = 1 }) => ({ kind: 'add' as const, item, quantity }))),
    setQuantity: (key, quantity) => change({ kind: 'set', key, quantity }),
    remove: (key) => change({ kind: 'set', key, quantity: 0 }),
    drop: (lineId) => change({ kind: 'drop', lineId }),
    clear: () => change({ kind: 'clear' }),
    refresh: ({ force } = {}) => {
      refreshing ??= refreshOnce(force ?? false).finally(() => {
        refreshing = null
      })
      return refreshing
    },
    resume: () => void run(),
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
