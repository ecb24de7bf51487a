import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cart } from '../../contract/cart.ts'
import type { WeightClass } from '../../contract/delivery.ts'
import type { DeliveryTables } from '../pricing/delivery-tables.ts'
import { openDay, type WorkHours } from '../shop-hours/shop-hours.ts'
import { deliveryOf } from './delivery.ts'

const tables: DeliveryTables = {
  otherLeadDays: 5,
  kinds: new Map([
    ['tune', { weightClass: 'none', leadDays: 3, isSample: false }],
    ['catback_exhaust', { weightClass: 'bulky', leadDays: 5, isSample: false }],
    ['gear', { weightClass: 'parcel', leadDays: 1, isSample: false }],
    ['installation', { weightClass: 'none', leadDays: 2, isSample: false }],
  ]),
  makers: new Map([['Slow', { leadDays: 20, isSample: false }]]),
  rates: new Map<WeightClass, { firstCents: number; furtherCents: number; isSample: boolean }>([
    ['parcel', { firstCents: 1500, furtherCents: 400, isSample: false }],
    ['bulky', { firstCents: 5900, furtherCents: 2200, isSample: false }],
  ]),
}
const parts: Record<string, { kind: string; manufacturer: string }> = {
  tune: { kind: 'tune', manufacturer: 'Fast' },
  exhaust: { kind: 'catback_exhaust', manufacturer: 'Fast' },
  slow: { kind: 'catback_exhaust', manufacturer: 'Slow' },
}
const catalog = {
  part: (id: string) => parts[id],
  packageBySlug: () => undefined,
  importedPart: () => undefined,
} as never
const cart = (...lines: [string, number][]): Cart =>
  ({
    lines: {
      edges: lines.map(([id, quantity]) => ({ node: { id, quantity, attributes: [], merchandise: { id } } })),
    },
  }) as never
const hours: WorkHours = {
  days: new Map([1, 2, 3, 4, 5].map((weekday) => [weekday, { opensAt: 600, closesAt: 1140 }])),
  closed: new Set(),
  timeZone: 'America/New_York',
}
/** A Friday. */
const now = new Date('2026-11-20T15:00:00Z')
const asked = (to: Cart, state: string | undefined = 'FL') => deliveryOf(catalog, to, tables, { state, now, hours })
const cents = ({ freight }: ReturnType<typeof asked>) => Math.round(Number(freight?.amount.amount) * 100)

describe('the delivery of a cart', () => {
  test('asks the first price of a class once, and the further price for each other thing', () => {
    expect(cents(asked(cart(['merch:mug', 2])))).toBe(1900)
    expect(cents(asked(cart(['merch:mug', 1], ['part:exhaust', 1], ['part:slow', 1])))).toBe(1500 + 5900 + 2200)
  })

  test('a tune ships by mail, and labor does not ship', () => {
    expect(asked(cart(['part:tune', 1], ['labor:x', 1])).freight).toMatchObject({
      amount: { amount: '0.00' },
      classes: [],
    })
  })

  test('the slowest thing sets the date, by its maker before its kind, and neither weekends nor Thanksgiving count', () => {
    expect(asked(cart(['merch:mug', 1])).readyToShip).toBe('2026-11-23')
    expect(asked(cart(['merch:mug', 1], ['part:exhaust', 1])).readyToShip).toBe('2026-11-30')
    expect(asked(cart(['part:slow', 1])).lines).toEqual([{ lineId: 'part:slow', leadDays: 20 }])
  })

  test('only what is installed has a day for it, after its parts are here', () => {
    expect(asked(cart(['part:exhaust', 1])).earliestInstall).toBeNull()
    expect(asked(cart(['part:exhaust', 1], ['labor:x', 1])).earliestInstall).toBe('2026-12-02')
  })

  test('has no freight where a class has no rate: it is never free by mistake', () => {
    const gone = { ...tables, rates: new Map([...tables.rates].slice(0, 1)) }
    const freight = (id: string) => deliveryOf(catalog, cart([id, 1]), gone, { state: 'FL', now, hours }).freight
    expect(freight('part:exhaust')).toBeNull()
    expect(freight('merch:mug')?.amount.amount).toBe('15.00')
  })

  test('ships an imported part by its kind', () => {
    const importedPart = (id: string) =>
      id === 'import-1' ? { kind: 'catback_exhaust', manufacturer: 'X' } : undefined
    const { freight } = deliveryOf(
      { ...(catalog as object), importedPart } as never,
      cart(['part:import-1', 1]),
      tables,
      {
        state: 'FL',
        now,
        hours,
      },
    )
    expect(freight?.amount.amount).toBe('59.00')
  })

  test('says when a figure is still a sample', () => {
    const sampled = { ...tables, makers: new Map([['Slow', { leadDays: 20, isSample: true }]]) }
    const sampleOf = (id: string) => deliveryOf(catalog, cart([id, 1]), sampled, { state: 'FL', now, hours }).isSample
    expect([sampleOf('part:slow'), sampleOf('part:exhaust')]).toEqual([true, false])
  })

  test('law: freight is whole cents, the sum of its classes, and never falls when something is added', () => {
    const line = fc.tuple(
      fc.constantFrom('merch:mug', 'part:tune', 'part:exhaust', 'part:slow'),
      fc.integer({ min: 1, max: 99 }),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), line, (lines, more) => {
        const [less, all] = [asked(cart(...lines)), asked(cart(...lines, more))]
        const classes = all.freight?.classes ?? []
        expect(cents(all)).toBe(classes.reduce((sum, one) => sum + Math.round(Number(one.amount.amount) * 100), 0))
        expect(cents(all)).toBeGreaterThanOrEqual(cents(less))
        expect(all.readyToShip >= less.readyToShip).toBe(true)
      }),
      { seed: 4 },
    )
  })
})

describe('an open day', () => {
  const start = fc.integer({ min: 0, max: 400 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day, 15)))
  test('law: is never one on which the shop is closed, and rises with the days', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 60 }), (from, days) => {
        const day = openDay({ ...hours, closed: new Set(['2026-03-03']) }, from, days)
        expect([0, 6]).not.toContain(new Date(`${day}T12:00:00Z`).getUTCDay())
        expect(['2026-03-03', '2026-11-26', '2026-12-25', '2027-01-01']).not.toContain(day)
        expect(openDay(hours, from, days + 1) > openDay(hours, from, days)).toBe(true)
      }),
      { seed: 5 },
    )
  })

  test('of a shop that never opens ends all the same', () => {
    expect(openDay({ ...hours, days: new Map() }, now, 3) > '2026-11-20').toBe(true)
  })
})
