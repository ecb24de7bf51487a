import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NEXT_STATES, ORDER_STATES, type OrderState } from '../../contract/order-states.ts'
import { afterEvent, type LineCount, mayCustomerCancel, type OrderEvent, type OrderFlow, openOf } from './order-flow.ts'

const order = (more: Partial<OrderFlow> = {}): OrderFlow => ({
  ...{ state: 'awaiting_payment', payBy: 'card', delivery: 'shipping', totalCents: 10_000, dueCents: 10_000 },
  ...{ paidCents: 0, refundAskedCents: 0, refundedCents: 0 },
  lines: [
    { id: 'a', quantity: 3, shipped: 0, refunded: 0 },
    { id: 'b', quantity: 1, shipped: 0, refunded: 0 },
  ],
  ...more,
})
const ship = (lines: readonly LineCount[]): OrderEvent => ({
  ...{ kind: 'shipped', carrier: 'UPS', tracking: '1Z', trackingUrl: null },
  lines,
})
function play(from: OrderFlow, events: readonly OrderEvent[]): OrderFlow {
  return events.reduce((at, event) => {
    const after = afterEvent(at, event)
    return after.ok ? after.order : at
  }, from)
}

const cents = fc.oneof(
  { arbitrary: fc.constantFrom(10_000, 2_500, 7_500), weight: 5 },
  fc.integer({ min: -5, max: 12_000 }),
  fc.constant(0.5),
)
const counts = fc.array(
  fc.record({ lineId: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: -1, max: 4 }) }),
  { maxLength: 3 },
)
const ref = fc.constantFrom('r1', 'r2')
const event: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.record({ kind: fc.constant('paid' as const), cents, ref }),
  fc.record({ kind: fc.constant('refund_asked' as const), cents, lines: counts, ref }),
  fc.record({ kind: fc.constantFrom('refund_done' as const, 'refund_failed' as const), cents, ref }),
  counts.map(ship),
  fc.constant(
    ship([
      { lineId: 'a', quantity: 3 },
      { lineId: 'b', quantity: 1 },
    ]),
  ),
  fc.record({ kind: fc.constant('moved' as const), to: fc.constantFrom(...ORDER_STATES), note: fc.constant('') }),
)
const start = fc.record({
  payBy: fc.constantFrom('card' as const, 'invoice' as const),
  delivery: fc.constantFrom('shipping' as const, 'installation' as const),
  dueCents: fc.constantFrom(10_000, 2_500),
})

describe('the laws of an order, over any sequence of events', () => {
  test('money and goods: never paid beyond the total, refunded beyond what was paid, shipped beyond what was ordered', () => {
    let [paid, refunded, shipped] = [0, 0, 0]
    fc.assert(
      fc.property(start, fc.array(event, { maxLength: 30 }), (how, events) => {
        let at = order(how)
        for (const one of events) {
          const after = afterEvent(at, one)
          if (!after.ok) continue
          const next = after.order
          expect(next.paidCents).toBeLessThanOrEqual(next.totalCents)
          expect(next.paidCents).toBeGreaterThanOrEqual(at.paidCents)
          expect(next.refundedCents + next.refundAskedCents).toBeLessThanOrEqual(next.paidCents)
          expect(Math.min(next.refundedCents, next.refundAskedCents)).toBeGreaterThanOrEqual(0)
          for (const line of next.lines) {
            expect(line.shipped).toBeLessThanOrEqual(line.quantity)
            expect(line.refunded).toBeLessThanOrEqual(line.quantity)
            expect(openOf(line)).toBeGreaterThanOrEqual(0)
          }
          paid += next.paidCents
          refunded += next.refundedCents
          shipped += next.lines[0]!.shipped
          at = next
        }
      }),
      { numRuns: 3_000, seed: 16 },
    )
    // The sequences reach all three, or the laws would say nothing.
    expect(Math.min(paid, refunded, shipped)).toBeGreaterThan(0)
  })

  test('every change of state is one of the table, and `paid` needs the money that was due', () => {
    const seen = new Set<OrderState>()
    fc.assert(
      fc.property(start, fc.array(event, { maxLength: 30 }), (how, events) => {
        let at = order(how)
        for (const one of events) {
          const after = afterEvent(at, one)
          if (!after.ok) continue
          if (after.order.state !== at.state) {
            expect(NEXT_STATES[at.state]).toContain(after.order.state)
            seen.add(after.order.state)
          }
          if (after.order.state === 'paid') expect(after.order.paidCents).toBeGreaterThanOrEqual(after.order.dueCents)
          if (after.order.state === 'refunded') expect(after.order.refundedCents).toBe(after.order.paidCents)
          at = after.order
        }
      }),
      { numRuns: 3_000, seed: 16 },
    )
    expect(seen).toContain('refunded')
    expect(seen).toContain('shipped')
    expect(seen).toContain('installed')
  })

  test('a refused event changes nothing, and an event never alters the order it was given', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), event, (events, last) => {
        const at = play(order(), events)
        const before = structuredClone(at)
        afterEvent(at, last)
        expect(at).toEqual(before)
      }),
    )
  })
})

describe('an order', () => {
  const paid = (total = 10_000): OrderEvent => ({ kind: 'paid', cents: total, ref: 'p' })
  const move = (to: OrderState): OrderEvent => ({ kind: 'moved', to, note: '' })

  test('that ships in two parcels is shipped with the second one', () => {
    const half = play(order(), [paid(), move('ordered'), move('received'), ship([{ lineId: 'a', quantity: 2 }])])
    expect(half).toMatchObject({ state: 'received', lines: [{ shipped: 2 }, { shipped: 0 }] })
    const rest = ship([
      { lineId: 'a', quantity: 1 },
      { lineId: 'b', quantity: 1 },
    ])
    expect(play(half, [rest, move('done')]).state).toBe('done')
  })

  test('of which a line is refunded ships without it', () => {
    const refund: OrderEvent = { kind: 'refund_asked', cents: 2_500, lines: [{ lineId: 'b', quantity: 1 }], ref: 'r' }
    const after = play(order(), [paid(), refund, { kind: 'refund_done', cents: 2_500, ref: 'r' }])
    expect(after).toMatchObject({ state: 'paid', refundedCents: 2_500 })
    expect(play(after, [ship([{ lineId: 'a', quantity: 3 }])]).state).toBe('shipped')
    expect(afterEvent(after, ship([{ lineId: 'b', quantity: 1 }])).ok).toBe(false)
  })

  test('with a deposit is paid by the deposit, and takes the rest later', () => {
    const start = order({ dueCents: 2_500, delivery: 'installation' })
    const deposit = play(start, [paid(2_500)])
    expect(deposit.state).toBe('paid')
    const installed = play(deposit, [move('installed'), paid(7_500)])
    expect(installed).toMatchObject({ state: 'installed', paidCents: 10_000 })
    expect(afterEvent(installed, paid(1)).ok).toBe(false)
  })

  test('whose money is going back moves no further until the refund failed', () => {
    const asked = play(order(), [paid(), { kind: 'refund_asked', cents: 10_000, lines: [], ref: 'r' }])
    expect(afterEvent(asked, move('ordered')).ok).toBe(false)
    expect(mayCustomerCancel(asked)).toBe(false)
    const failed = play(asked, [{ kind: 'refund_failed', cents: 10_000, ref: 'r' }, move('ordered')])
    expect(failed.state).toBe('ordered')
    expect(play(asked, [{ kind: 'refund_done', cents: 10_000, ref: 'r' }]).state).toBe('refunded')
  })

  test('is called off by its customer until parts are bought for it', () => {
    expect(mayCustomerCancel(order())).toBe(true)
    expect(mayCustomerCancel(play(order(), [paid()]))).toBe(true)
    expect(mayCustomerCancel(play(order(), [paid(), move('ordered')]))).toBe(false)
    expect(mayCustomerCancel(play(order(), [move('cancelled')]))).toBe(false)
  })

  test('that was called off keeps money that comes too late apart, to be sent back', () => {
    const late = play(order(), [move('cancelled'), paid()])
    expect(late).toMatchObject({ state: 'cancelled', paidCents: 10_000 })
    const asked: OrderEvent = { kind: 'refund_asked', cents: 10_000, lines: [], ref: 'r' }
    expect(play(late, [asked, { kind: 'refund_done', cents: 10_000, ref: 'r' }]).state).toBe('refunded')
  })

  test('by invoice may be ordered before it is paid, by card never', () => {
    expect(afterEvent(order(), move('ordered')).ok).toBe(false)
    expect(afterEvent(order({ payBy: 'invoice' }), move('ordered')).ok).toBe(true)
  })
})
