import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { Cart, CartLine, CartLineInput } from '../../contract/cart.ts'
import { lineKey } from '../../contract/cart-lines.ts'
import { type ApiCall, ApiError, UnreachedError } from '../api/call.ts'
import { centsOf } from '../ui/money.ts'
import type { CartItem } from './cart-lines.ts'
import { type CartSession, createCartSession } from './cart-session.ts'
import { browserCartStorage, CART_ID_KEY, CART_LINES_KEY } from './cart-storage.ts'

const PRICES: Record<string, number> = { 'merch:tee': 29.99, 'merch:cap': 24.99, 'package:stage2': 8535.5 }
const item = (merchandiseId: string): CartItem => ({
  merchandiseId,
  id: merchandiseId,
  name: merchandiseId,
  price: PRICES[merchandiseId] ?? 1,
  imageUrl: '',
  category: 'apparel',
})
const tee = item('merch:tee')
const cap = item('merch:cap')
const money = (usd: number) => ({ amount: usd.toFixed(2), currencyCode: 'USD' })

interface KeptLine {
  id: string
  merchandiseId: string
  quantity: number
  forLater?: boolean | undefined
}

/** A shop that keeps carts in memory and counts what it is asked. */
function fakeShop() {
  const carts = new Map<string, { version: number; lines: KeptLine[] }>()
  const requests: string[] = []
  const shop = {
    carts,
    requests,
    ordered: new Set<string>(),
    refuseWith: null as ApiError | null,
    gate: null as Promise<void> | null,
    /** `before`: the shop does not get the next change; `after`: it does, and its reply is lost. */
    cutOff: null as 'before' | 'after' | null,
  }
  const replies = new Map<string, string>()
  let nextId = 1
  const reply = (id: string): Cart => {
    const kept = carts.get(id)
    if (shop.ordered.has(id)) throw new ApiError({ status: 410, statusText: 'Gone', body: '' })
    if (!kept) throw new ApiError({ status: 404, statusText: 'Not Found', body: '' })
    const inCart = kept.lines.filter(({ forLater }) => !forLater)
    const lineReply = (line: KeptLine): CartLine => ({
      id: line.id,
      quantity: line.quantity,
      attributes: [],
      cost: { amountPerQuantity: money(PRICES[line.merchandiseId] ?? 1), totalAmount: money(1) },
      merchandise: {
        id: line.merchandiseId,
        title: line.merchandiseId,
        image: null,
        price: money(PRICES[line.merchandiseId] ?? 1),
        product: { title: line.merchandiseId, handle: 'x', category: 'apparel' },
      },
    })
    const total = inCart.reduce((sum, line) => sum + line.quantity * (PRICES[line.merchandiseId] ?? 1), 0)
    return {
      id,
      checkoutUrl: `/checkout/${id}`,
      version: kept.version,
      totalQuantity: inCart.reduce((sum, line) => sum + line.quantity, 0),
      cost: { totalAmount: money(total), subtotalAmount: money(total) },
      lines: { edges: inCart.map((line) => ({ node: lineReply(line) })) },
      savedForLater: kept.lines.filter(({ forLater }) => forLater).map(lineReply),
    }
  }
  const addLines = (id: string, lines: readonly CartLineInput[]) => {
    const kept = carts.get(id)
    for (const line of lines) {
      const { merchandiseId, quantity = 1, forLater } = line
      const same = kept?.lines.find((other) => other.merchandiseId === merchandiseId && other.forLater === forLater)
      if (same) same.quantity += quantity
      else kept?.lines.push({ id: `L${nextId++}`, merchandiseId, quantity, forLater })
    }
  }
  const call = (async (
    name: string,
    input: { params?: { cartId: string }; body: { lines?: unknown; lineIds?: string[] } },
    options?: { headers: { 'idempotency-key': string } },
  ) => {
    requests.push(name)
    const key = options?.headers['idempotency-key']
    const isChange = key !== undefined || name === 'POST /api/plans'
    const isCutOff = (when: 'before' | 'after') => isChange && shop.cutOff === when
    if (isCutOff('before')) throw new UnreachedError()
    const known = replies.get(key ?? '')
    if (known !== undefined) return JSON.parse(known)
    const answer = await act(name, input)
    if (key) replies.set(key, JSON.stringify(answer))
    if (isCutOff('after')) throw new UnreachedError()
    return answer
  }) as unknown as ApiCall
  const act = async (
    name: string,
    input: { params?: { cartId: string }; body: { lines?: unknown; lineIds?: string[] } },
  ) => {
    if (shop.gate) await shop.gate
    if (shop.refuseWith) {
      const refusal = shop.refuseWith
      shop.refuseWith = null
      throw refusal
    }
    if (name === 'POST /api/plans') return { code: 'saved' }
    if (name === 'POST /api/shopify/cart') {
      const id = `cart-${nextId++}`
      carts.set(id, { version: 1, lines: [] })
      addLines(id, input.body.lines as CartLineInput[])
      return reply(id)
    }
    const id = input.params?.cartId ?? ''
    const kept = carts.get(id)
    if (!kept || shop.ordered.has(id) || name.startsWith('GET')) return reply(id)
    if (name.endsWith('/add')) addLines(id, input.body.lines as CartLineInput[])
    if (name.endsWith('/update')) {
      for (const change of input.body.lines as { id: string; quantity: number; forLater?: boolean }[]) {
        const line = kept.lines.find((other) => other.id === change.id)
        if (line) Object.assign(line, { quantity: change.quantity, forLater: change.forLater || undefined })
      }
    }
    if (name.endsWith('/remove'))
      kept.lines = kept.lines.filter((line) => !(input.body.lineIds ?? []).includes(line.id))
    kept.lines = kept.lines.filter((line) => line.quantity > 0)
    kept.version += 1
    return reply(id)
  }
  return { shop, call }
}

let nextKey = 1
function browser(call: ApiCall, kept = new Map<string, string>()) {
  const logged: string[] = []
  const storage = browserCartStorage(
    () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    (message) => void logged.push(message),
  )
  let clock = 0
  const newKey = () => `key-${nextKey++}`.padEnd(20, '-')
  const session = createCartSession({ call, storage, queries: new QueryClient(), now: () => clock, newKey })
  return { session, kept, logged, pass: (ms: number) => (clock += ms) }
}

const quantities = (session: CartSession) => session.get().lines.map((line) => [line.merchandiseId, line.quantity])

describe('the cart of a browser', () => {
  test('an added item shows at once, before the shop has answered', async () => {
    const { call } = fakeShop()
    const { session } = browser(call)
    const added = session.add([{ item: tee }])
    expect(session.get().count).toBe(1)
    expect(session.get().isOperating).toBe(true)
    expect(await added).toEqual({ ok: true })
    expect(session.get().isOperating).toBe(false)
    expect(session.get().hosted?.totalQuantity).toBe(1)
  })

  test('the first item creates a cart, the next goes into it', async () => {
    const { call, shop } = fakeShop()
    const { session, kept } = browser(call)
    await session.add([{ item: tee }])
    await session.add([{ item: cap }])
    expect(shop.requests).toEqual(['POST /api/shopify/cart', 'POST /api/shopify/cart/:cartId/add'])
    expect(kept.get(CART_ID_KEY)).toBe(session.get().hosted?.id)
  })

  test('ten quick clicks on one quantity become few requests and end on the last', async () => {
    const { call, shop } = fakeShop()
    const { session } = browser(call)
    await session.add([{ item: tee }])
    const before = shop.requests.length
    await Promise.all(Array.from({ length: 10 }, (_, index) => session.setQuantity(lineKey('merch:tee'), index + 2)))
    expect(quantities(session)).toEqual([['merch:tee', 11]])
    expect(shop.requests.length - before).toBeLessThanOrEqual(2)
    expect(session.get().hosted?.totalQuantity).toBe(11)
  })

  test('a whole build goes in with one request', async () => {
    const { call, shop } = fakeShop()
    const { session } = browser(call)
    await session.add([{ item: tee }, { item: cap, quantity: 2 }, { item: item('package:stage2') }])
    expect(shop.requests).toEqual(['POST /api/shopify/cart'])
    expect(session.get().totalCents).toBe(2999 + 2 * 2499 + 853_550)
  })

  const plan = { title: 'GT', vehicleId: 'gt', partIds: ['a'], request: { modelId: 'gt', year: 2018 } }
  const labor = { ...item('labor:GT,a'), plan }

  test('a build is saved before its labor goes in, and the labor names it', async () => {
    const { call, shop } = fakeShop()
    const { session } = browser(call)
    await session.add([{ item: item('part:a') }, { item: labor }])
    expect(shop.requests).toEqual(['POST /api/plans', 'POST /api/shopify/cart'])
    expect(quantities(session)).toEqual([
      ['part:a', 1],
      ['labor:saved', 1],
    ])
  })

  test('parts of a build that cannot be saved go in without its name', async () => {
    const { call, shop } = fakeShop()
    const { session } = browser(call)
    await session.add([{ item: tee }])
    shop.refuseWith = new ApiError({ status: 422, statusText: '', body: '' })
    expect(await session.add([{ item: { ...item('part:a'), plan } }])).toEqual({ ok: true })
    expect(quantities(session)).toContainEqual(['part:a', 1])
  })

  test('a build that cannot be saved says why, and takes nothing else with it', async () => {
    const { call, shop } = fakeShop()
    const { session } = browser(call)
    await session.add([{ item: tee }])
    const body = JSON.stringify({ code: 'too_many_requests', title: '', detail: 'Try again in 5 minutes.' })
    shop.refuseWith = new ApiError({ status: 429, statusText: '', body })
    const results = await Promise.all([
      session.add([{ item: item('part:a') }, { item: labor }]),
      session.add([{ item: cap }]),
    ])
    expect(results).toEqual([{ ok: false, reason: 'Try again in 5 minutes.' }, { ok: true }])
    expect(quantities(session)).toEqual([
      ['merch:tee', 1],
      ['merch:cap', 1],
    ])
  })

  test.each(['before', 'after'] as const)(
    'a build whose saving is cut off %s the shop acts waits whole',
    async (when) => {
      const { call, shop } = fakeShop()
      const { session, kept } = browser(call)
      shop.cutOff = when
      expect(await session.add([{ item: item('part:a') }, { item: labor }])).toEqual({ ok: true, isWaiting: true })
      shop.cutOff = null
      const next = browser(call, kept).session
      await next.refresh()
      await vi.waitFor(() => expect(next.get().isOperating).toBe(false))
      expect(quantities(next)).toEqual([
        ['part:a', 1],
        ['labor:saved', 1],
      ])
      expect(shop.carts.size).toBe(1)
    },
  )

  test('a line that is no longer sold is removed by its number', async () => {
    const { call, shop } = fakeShop()
    const { session } = browser(call)
    await session.add([{ item: tee }, { item: cap }])
    const [, line] = session.get().lines
    expect(await session.drop(line?.lineId ?? '')).toEqual({ ok: true })
    expect(shop.requests.at(-1)).toBe('DELETE /api/shopify/cart/:cartId/remove')
    expect(quantities(session)).toEqual([['merch:tee', 1]])
  })

  test('labor that names a tool is not read back from an older visit', () => {
    const line = { ...tee, key: 'labor:planner', merchandiseId: 'labor:planner', attributes: [], quantity: 1 }
    const { session } = browser(fakeShop().call, new Map([[CART_LINES_KEY, JSON.stringify([line])]]))
    void session.refresh()
    expect(session.get().lines).toEqual([])
  })

  test('what the shop refuses leaves the cart as the shop has it, and says why', async () => {
    const { call, shop } = fakeShop()
    const { session } = browser(call)
    await session.add([{ item: tee }])
    const body = JSON.stringify({ code: 'unprocessable', title: '', detail: 'Cap is sold out.' })
    shop.refuseWith = new ApiError({ status: 422, statusText: '', body })
    const adding = session.add([{ item: cap }])
    expect(session.get().count).toBe(2)
    expect(await adding).toEqual({ ok: false, reason: 'Cap is sold out.' })
    expect(quantities(session)).toEqual([['merch:tee', 1]])
    expect(session.get().error).toBe('Cap is sold out.')
  })

  test('a quantity of 0 removes the line and clearing removes all', async () => {
    const { call } = fakeShop()
    const { session } = browser(call)
    await session.add([{ item: tee }, { item: cap }])
    await session.setQuantity(lineKey('merch:tee'), 0)
    expect(quantities(session)).toEqual([['merch:cap', 1]])
    await session.clear()
    expect(session.get().lines).toEqual([])
    expect(session.get().hosted?.totalQuantity).toBe(0)
  })

  test('a cart that the shop lost is built again from what the browser kept', async () => {
    const { call, shop } = fakeShop()
    const first = browser(call)
    await first.session.add([{ item: tee, quantity: 3 }])
    shop.carts.clear()
    const second = browser(call, first.kept)
    await second.session.refresh()
    expect(quantities(second.session)).toEqual([['merch:tee', 3]])
    expect(second.session.get().hosted?.totalQuantity).toBe(3)
    shop.carts.clear()
    await second.session.add([{ item: cap }])
    expect(second.session.get().hosted?.totalQuantity).toBe(4)
  })

  test('a lost cart is built again once, however many parts of the page ask', async () => {
    const { call, shop } = fakeShop()
    const first = browser(call)
    await first.session.add([{ item: tee }])
    shop.carts.clear()
    const { session } = browser(call, first.kept)
    await Promise.all([session.refresh(), session.refresh(), session.refresh()])
    expect(shop.carts.size).toBe(1)
  })

  test('a cart that was ordered is let go, not built again', async () => {
    const { call, shop } = fakeShop()
    const { session, kept, pass } = browser(call)
    await session.add([{ item: tee }])
    shop.ordered.add(kept.get(CART_ID_KEY) ?? '')
    pass(6000)
    await session.refresh()
    expect(session.get().lines).toEqual([])
    await session.add([{ item: cap }])
    expect(quantities(session)).toEqual([['merch:cap', 1]])
  })

  test('damaged storage is logged, and the shop works on', async () => {
    const { call } = fakeShop()
    const { session, logged } = browser(call, new Map([[CART_LINES_KEY, '{"not": "a list"']]))
    await session.refresh()
    expect(logged).toHaveLength(1)
    await session.add([{ item: tee }])
    expect(session.get().count).toBe(1)
  })

  test.each(['before', 'after'] as const)(
    'what is added when the connection drops %s the shop acts is sent by the next page, once',
    async (when) => {
      const { call, shop } = fakeShop()
      const first = browser(call)
      await first.session.add([{ item: tee }])
      shop.cutOff = when
      expect(await first.session.add([{ item: cap }])).toEqual({ ok: true, isWaiting: true })
      expect(quantities(first.session)).toEqual([
        ['merch:tee', 1],
        ['merch:cap', 1],
      ])
      shop.cutOff = null
      const next = browser(call, first.kept)
      await next.session.refresh()
      expect(next.session.get().count).toBe(2)
      await vi.waitFor(() => expect(next.session.get().hosted?.totalQuantity).toBe(2))
      expect([...shop.carts.values()].map(({ lines }) => lines.map((line) => line.quantity))).toEqual([[1, 1]])
      expect(next.session.get().isOperating).toBe(false)
    },
  )

  test('a page that is left before the shop answers loses nothing, the first item included', async () => {
    const { call, shop } = fakeShop()
    shop.gate = new Promise(() => {})
    const left = browser(call)
    void left.session.add([{ item: tee }])
    await vi.waitFor(() => expect(shop.requests).toHaveLength(1))
    shop.gate = null
    const next = browser(call, left.kept)
    await next.session.refresh()
    await vi.waitFor(() => expect(next.session.get().hosted?.totalQuantity).toBe(1))
    expect(shop.carts.size).toBe(1)
  })

  test('changes made without a connection go out in order when it returns', async () => {
    const { call, shop } = fakeShop()
    const { session } = browser(call)
    await session.add([{ item: tee }])
    shop.cutOff = 'before'
    await session.add([{ item: cap }])
    await session.setQuantity(lineKey('merch:tee'), 5)
    expect(session.get().isAway).toBe(true)
    expect(session.get().count).toBe(6)
    shop.cutOff = null
    session.resume()
    await vi.waitFor(() => expect(session.get().isOperating).toBe(false))
    expect(session.get().hosted?.totalQuantity).toBe(6)
    expect(session.get().error).toBeNull()
  })

  test('a refused change is not sent again by the next page', async () => {
    const { call, shop } = fakeShop()
    const first = browser(call)
    await first.session.add([{ item: tee }])
    shop.refuseWith = new ApiError({ status: 422, statusText: '', body: '' })
    await first.session.add([{ item: cap }])
    const next = browser(call, first.kept)
    await next.session.refresh()
    expect(quantities(next.session)).toEqual([['merch:tee', 1]])
    expect(next.session.get().isOperating).toBe(false)
  })

  test('law: whatever the connection does, each added item arrives once', async () => {
    const step = fc.constantFrom('tee', 'cap', 'before', 'after', 'back', 'resume', 'leave', 'wait')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { call, shop } = fakeShop()
        const kept = new Map<string, string>()
        let { session } = browser(call, kept)
        const added = { tee: 0, cap: 0 }
        for (const what of steps) {
          if (what === 'tee' || what === 'cap') {
            added[what] += 1
            void session.add([{ item: what === 'tee' ? tee : cap }])
          } else if (what === 'before' || what === 'after') shop.cutOff = what
          else if (what === 'back') shop.cutOff = null
          else if (what === 'resume') session.resume()
          else if (what === 'wait') await session.refresh()
          else {
            await session.refresh()
            session = browser(call, kept).session
          }
        }
        shop.cutOff = null
        await session.refresh()
        session.resume()
        await vi.waitFor(() => expect(session.get().isOperating).toBe(false), { interval: 1 })
        const wanted = Object.entries(added).filter(([, quantity]) => quantity > 0)
        const shown = new Map(session.get().lines.map((line) => [line.merchandiseId, line.quantity]))
        expect(shown).toEqual(new Map(wanted.map(([name, quantity]) => [`merch:${name}`, quantity])))
        expect(session.get().hosted?.totalQuantity ?? 0).toBe(added.tee + added.cap)
        expect(shop.carts.size).toBeLessThanOrEqual(1)
      }),
      { seed: 12, numRuns: 200 },
    )
  })

  test('what is saved for later leaves the count, outlives the page and an order, and comes back', async () => {
    const { call, shop } = fakeShop()
    const first = browser(call)
    await first.session.add([{ item: tee, quantity: 2 }, { item: cap }])
    await first.session.move(lineKey('merch:tee'))
    expect([first.session.get().count, first.session.get().saved.map(({ quantity }) => quantity)]).toEqual([1, [2]])
    const next = browser(call, first.kept)
    await next.session.refresh()
    expect(next.session.get().saved).toHaveLength(1)
    shop.ordered.add(next.kept.get(CART_ID_KEY) ?? '')
    next.session.forget()
    expect(quantities(next.session)).toEqual([])
    await vi.waitFor(() => expect(next.session.get().hosted).not.toBeNull())
    await next.session.move(next.session.get().saved[0]?.key ?? '')
    expect(quantities(next.session)).toEqual([['merch:tee', 2]])
    expect(next.session.get().saved).toEqual([])
  })

  test('within five seconds the cart is not asked for again', async () => {
    const { call, shop } = fakeShop()
    const first = browser(call)
    await first.session.add([{ item: tee }])
    const { session, pass } = browser(call, first.kept)
    await session.refresh()
    await session.refresh()
    pass(4999)
    await session.refresh()
    expect(shop.requests.filter((name) => name.startsWith('GET'))).toHaveLength(1)
    pass(2)
    await session.refresh()
    expect(shop.requests.filter((name) => name.startsWith('GET'))).toHaveLength(2)
  })

  test('two tabs agree once they hear of each other', async () => {
    const { call } = fakeShop()
    const kept = new Map<string, string>()
    const left = browser(call, kept)
    const right = browser(call, kept)
    await left.session.add([{ item: tee }])
    await right.session.adopt()
    await right.session.add([{ item: cap }])
    await left.session.adopt()
    expect(quantities(left.session)).toEqual(quantities(right.session))
    expect(left.session.get().count).toBe(2)
  })

  test('law: after any changes the browser shows what the shop has, and the total is the sum of price times quantity', async () => {
    const change = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), of: fc.constantFrom('merch:tee', 'merch:cap', 'package:stage2') }),
      fc.record({
        kind: fc.constant('set' as const),
        of: fc.constantFrom('merch:tee', 'merch:cap'),
        quantity: fc.integer({ min: -1, max: 20 }),
      }),
      fc.record({ kind: fc.constant('clear' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 15 }), fc.boolean(), async (changes, isPatient) => {
        const { call } = fakeShop()
        const { session } = browser(call)
        const waits = []
        for (const step of changes) {
          const done =
            step.kind === 'add'
              ? session.add([{ item: item(step.of) }])
              : step.kind === 'set'
                ? session.setQuantity(lineKey(step.of), step.quantity)
                : session.clear()
          if (isPatient) await done
          waits.push(done)
        }
        await Promise.all(waits)
        const view = session.get()
        expect(view.isOperating).toBe(false)
        expect(view.count).toBe(view.hosted?.totalQuantity ?? 0)
        const sum = view.lines.reduce((total, line) => total + line.priceCents * line.quantity, 0)
        expect(view.totalCents).toBe(sum)
        expect(view.totalCents).toBe(centsOf(Number(view.hosted?.cost.totalAmount.amount ?? 0)))
      }),
      { seed: 20, numRuns: 200 },
    )
  })
})
