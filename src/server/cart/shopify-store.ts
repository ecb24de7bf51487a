import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import type { z } from 'zod'
import { lineKey } from '../../contract/cart-lines.ts'
import type { Refused } from '../http/problem.ts'
import type { CartAnswer, Carts, LineInput } from '../pricing/carts.ts'
import { offerOf, type PriceSource } from '../pricing/price-list.ts'
import {
  CART_ADD,
  CART_CREATE,
  CART_READ,
  CART_REMOVE,
  CART_UPDATE,
  cartOf,
  changedAtMs,
  changeReply,
  readReply,
  type UserError,
} from './shopify-cart.ts'

const API_VERSION = '2026-10'
const VARIANT = 'gid://shopify/ProductVariant/'
const MAX_KEPT_REPEATS = 5_000

export interface ShopifyNeeds {
  storeDomain: string
  /** A public Storefront token, or a private one ("shpat_..."). */
  storefrontToken: string
  prices: (lines: readonly LineInput[]) => Promise<PriceSource>
  onError: (error: { message: string; status?: number }) => void
  timeoutMs?: number
  /** Tests send the requests to a local server. */
  fetchApi?: (url: string, init?: RequestInit) => Promise<Response>
}

type Asked<T> = { ok: true; data: T } | Refused

/**
 * Carts in a hosted Shopify store, behind the same five calls. A change is sent once and never repeated by us: after
 * a timeout nobody knows whether it acted, and the customer is told so. Requests with the same Idempotency-Key share
 * one call within this process.
 */
export function shopifyCarts(needs: ShopifyNeeds): Carts {
  const { storefrontToken: token, timeoutMs = 8_000 } = needs
  const client = createStorefrontApiClient({
    storeDomain: needs.storeDomain,
    apiVersion: API_VERSION,
    ...(token.startsWith('shpat_') ? { privateAccessToken: token } : { publicAccessToken: token }),
    ...(needs.fetchApi ? { customFetchApi: needs.fetchApi } : {}),
  })
  let sequence = 0
  const repeats = new Map<string, Promise<CartAnswer>>()

  async function ask<S extends z.ZodType>(
    operation: string,
    variables: Record<string, unknown>,
    reply: S,
  ): Promise<Asked<z.output<S>>> {
    const { data, errors } = await client.request(operation, {
      variables,
      retries: operation === CART_READ ? 1 : 0,
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (errors) {
      needs.onError({ message: errors.message ?? 'no message', ...statusOf(errors.networkStatusCode) })
      const throttled = errors.graphQLErrors?.some((error) => error.extensions?.code === 'THROTTLED')
      return errors.networkStatusCode === 429 || throttled ? busy() : failed()
    }
    const parsed = reply.safeParse(data)
    if (parsed.success) return { ok: true, data: parsed.data }
    needs.onError({ message: `a reply of another form: ${parsed.error.message}` })
    return failed()
  }

  /** Rises with every reply of this process, and with the hosted cart's own time of change. */
  const versionOf = (updatedAt: string): number => {
    sequence = (sequence + 1) % 1000
    return changedAtMs(updatedAt) + sequence
  }

  async function change(operation: string, variables: Record<string, unknown>): Promise<CartAnswer> {
    const asked = await ask(operation, variables, changeReply)
    if (!asked.ok) return asked
    const { change: done } = asked.data
    if (!done) return missing()
    if (done.userErrors.length > 0) return refusedBy(done.userErrors)
    if (!done.cart) return missing()
    return { ok: true, cart: cartOf(done.cart, versionOf(done.cart.updatedAt), done.warnings) }
  }

  function once(key: string | undefined, scope: string, act: () => Promise<CartAnswer>): Promise<CartAnswer> {
    if (key === undefined) return act()
    const name = `${scope}\n${key}`
    const known = repeats.get(name)
    if (known) return known
    const acting = act()
    repeats.set(name, acting)
    const [oldest] = repeats.keys()
    if (repeats.size > MAX_KEPT_REPEATS && oldest !== undefined) repeats.delete(oldest)
    acting.then(
      (answer) => answer.ok || repeats.delete(name),
      () => repeats.delete(name),
    )
    return acting
  }

  return {
    async read(cartId) {
      const asked = await ask(CART_READ, { cartId }, readReply)
      if (!asked.ok) return asked
      const { cart } = asked.data
      return cart ? { ok: true, cart: cartOf(cart, versionOf(cart.updatedAt), []) } : missing()
    },
    async create(lines, key) {
      const hosted = hostedLines(await needs.prices(lines), lines)
      if (!hosted.ok) return hosted
      return once(key, 'create', () => change(CART_CREATE, { input: { lines: hosted.lines } }))
    },
    async add(cartId, lines, key) {
      const hosted = hostedLines(await needs.prices(lines), lines)
      if (!hosted.ok) return hosted
      return once(key, `add ${cartId}`, () => change(CART_ADD, { cartId, lines: hosted.lines }))
    },
    update: (cartId, lines, key) =>
      once(key, `update ${cartId}`, () =>
        change(CART_UPDATE, {
          cartId,
          lines: lines.map(({ id, quantity }) => ({ id, quantity: Math.max(0, quantity) })),
        }),
      ),
    remove: (cartId, lineIds, key) =>
      once(key, `remove ${cartId}`, () => change(CART_REMOVE, { cartId, lineIds: [...lineIds] })),
  }
}

const statusOf = (status: number | undefined) => (status === undefined ? {} : { status })

const busy = (): Refused => ({
  ok: false,
  code: 'unavailable',
  detail: 'The hosted cart is busy. Please try again in a moment.',
  help: { retryAfterS: 2 },
})
const failed = (): Refused => ({
  ok: false,
  code: 'upstream_failed',
  detail: 'The hosted cart did not answer. Please look at the cart before trying again.',
})
const missing = (): Refused => ({
  ok: false,
  code: 'not_found',
  detail: "We can't find this cart. It may have expired.",
})

/** Our names of things to buy as Shopify's variants. What the hosted store does not carry is refused by name. */
function hostedLines(prices: PriceSource, lines: readonly LineInput[]) {
  const hosted: { merchandiseId: string; quantity: number; attributes: { key: string; value: string }[] }[] = []
  const errors: NonNullable<Refused['errors']> = []
  lines.forEach((line, index) => {
    const refuseLine = (message: string) => errors.push({ field: `body.lines.${index}.merchandiseId`, message })
    if (line.merchandiseId.startsWith(VARIANT)) {
      hosted.push({ ...line, attributes: line.attributes.map(({ key, value }) => ({ key, value })) })
      return
    }
    const answer = offerOf(prices, line)
    if (!answer.ok) {
      refuseLine(answer.message)
      return
    }
    const id = line.merchandiseId.startsWith('merch:')
      ? prices.merchandise(line.merchandiseId.slice('merch:'.length))?.item.shopifyProductId
      : undefined
    const variantId = id && (id.startsWith(VARIANT) ? id : /^\d+$/.test(id) ? `${VARIANT}${id}` : undefined)
    if (!variantId) {
      refuseLine(`${answer.offer.product.title} isn't in our online store. Ask us for a quote.`)
      return
    }
    const attributes = answer.offer.attributes.map(({ key, value }) => ({ key, value }))
    hosted.push({ merchandiseId: variantId, quantity: line.quantity, attributes })
  })
  if (errors.length === 0) return { ok: true as const, lines: mergedLines(hosted) }
  const refused: Refused = { ok: false, code: 'not_for_sale', detail: errors[0]?.message ?? 'A line.', errors }
  return refused
}

/** The same variant and attributes named twice are one line. */
function mergedLines<
  L extends { merchandiseId: string; quantity: number; attributes: { key: string; value: string }[] },
>(lines: readonly L[]): L[] {
  const merged = new Map<string, L>()
  for (const line of lines) {
    const same = lineKey(line.merchandiseId, line.attributes)
    const known = merged.get(same)
    merged.set(same, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

/** Shopify's own words on what is wrong, as our problem. A cart that it no longer knows counts as missing. */
function refusedBy(userErrors: readonly UserError[]): Refused {
  const aboutCart = userErrors.find(({ field }) => field?.at(-1) === 'cartId')
  if (aboutCart) return missing()
  return {
    ok: false,
    code: 'hosted_cart_refused',
    detail: userErrors[0]?.message ?? 'The hosted cart refused the change.',
    errors: userErrors.map(({ field, message }) => ({ field: ['body', ...(field ?? [])].join('.'), message })),
    help: { codes: userErrors.map(({ code }) => code ?? 'UNKNOWN') },
  }
}
