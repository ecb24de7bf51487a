import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Booking } from '../../src/contract/booking.ts'
import { isFederalHoliday } from '../../src/server/shop-hours/holidays.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const WHO = { name: 'Ann Example', email: 'ann@example.com', car: '2018 Mustang GT' }
const times = async (query: Record<string, string> = { kind: 'dyno' }) =>
  (await ask(shop, 'GET /api/booking/slots', { query })).days.flatMap(({ slots }) =>
    slots.map(({ startsAt }) => startsAt),
  )
const hold = (startsAt: string, more = {}) =>
  ask(shop, 'POST /api/bookings', { body: { kind: 'dyno', startsAt, ...more } })
const confirm = ({ id }: Booking, who = WHO) => ask(shop, 'PUT /api/bookings/:id', { params: { id }, body: who })
const overlaps = () =>
  shop.query(`select 1 from bookings a join bookings b on a.id < b.id and a.bay_id = b.bay_id and a.state <> 'cancelled'
    and b.state <> 'cancelled' and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`)

describe('an appointment', () => {
  test('is held, booked, moved and called off by its link, and its calendar file follows', async () => {
    const [first, second] = await times()
    const held = await hold(first!)
    expect(held).toMatchObject({ state: 'held', kind: 'dyno', hours: 2, startsAt: first })
    const booked = await confirm(held)
    expect(booked).toMatchObject({ state: 'booked', heldUntil: null, car: WHO.car })
    expect(await confirm(held)).toEqual(booked)
    const file = async () => (await shop.fetch(`/bookings/${held.id}/appointment.ics`)).text()
    const before = await file()
    expect(before).toContain(`DTSTART:${first!.replace(/[-:]|\.\d{3}/g, '')}`)
    expect(before).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR\r\n$/)
    const moved = await ask(shop, 'POST /api/bookings/:id/move', {
      params: { id: held.id },
      body: { startsAt: second },
    })
    expect(moved.startsAt).toBe(second)
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
    expect(sequence(await file())).toBe(sequence(before) + 1)
    const off = await ask(shop, 'POST /api/bookings/:id/cancel', { params: { id: held.id } })
    expect(off.state).toBe('cancelled')
    expect(await file()).toContain('STATUS:CANCELLED')
    await askRefused(shop, 'POST /api/bookings/:id/move', 'conflict', {
      params: { id: held.id },
      body: { startsAt: first },
    })
    await askRefused(shop, 'GET /api/bookings/:id', 'not_found', { params: { id: 'x' } })
  })

  test('is one for each bay, however many ask for the same time at once', async () => {
    const startsAt = (await times()).at(-1)!
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => shop.fetch('/api/bookings', { json: { kind: 'dyno', startsAt } })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(10).fill(409)])
    expect(await overlaps()).toEqual([])
    expect(await times()).not.toContain(startsAt)
  })

  test('never overlaps another in its bay though holds, bookings and moves of many lengths race', {
    tags: 'sweep',
  }, async () => {
    const all = await times({ kind: 'talk' })
    const kinds = ['dyno', 'talk', 'install'] as const
    const race = Array.from({ length: 40 }, async (_, turn) => {
      const startsAt = all[(turn * 7) % 12]!
      const kind = kinds[turn % 3]!
      const reply = await shop.fetch('/api/bookings', { json: { kind, startsAt } })
      if (reply.status !== 201) return reply.status
      const held = (await reply.json()) as Booking
      const put = await shop.fetch(`/api/bookings/${held.id}`, { method: 'PUT', json: WHO })
      if (turn % 2 === 0) {
        const to = { startsAt: all[(turn * 5) % 12] }
        expect([200, 409]).toContain((await shop.fetch(`/api/bookings/${held.id}/move`, { json: to })).status)
      }
      return put.status
    })
    const statuses = await Promise.all(race)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect(await overlaps()).toEqual([])
  })

  test('is refused or held at once where those that overlap are asked for together, round after round', {
    tags: 'sweep',
  }, async () => {
    const all = await times({ kind: 'dyno' })
    for (let round = 0; round < 6; round += 1) {
      const from = 20 + 5 * round
      const replies = await Promise.all(
        Array.from({ length: 24 }, (_, turn) =>
          shop.fetch('/api/bookings', { json: { kind: 'dyno', startsAt: all[from + (turn % 3)] } }),
        ),
      )
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]))
    }
    expect(await overlaps()).toEqual([])
    await shop.query(`delete from bookings where state = 'held'`)
  })

  test('that is only held is nobody’s when its time is over', async () => {
    const startsAt = (await times()).at(-2)!
    const first = await hold(startsAt)
    await hold(startsAt)
    await askRefused(shop, 'POST /api/bookings', 'conflict', { body: { kind: 'dyno', startsAt } })
    await shop.query(`update bookings set held_until = now() - interval '1 second' where id = $1`, [first.id])
    await askRefused(shop, 'PUT /api/bookings/:id', 'conflict', { params: { id: first.id }, body: WHO })
    await hold(startsAt)
    await askRefused(shop, 'GET /api/bookings/:id', 'not_found', { params: { id: first.id } })
  })

  test('of an order takes the labor of its lines, after its parts are here, once', async () => {
    const [item] = await ask(shop, 'GET /api/packages')
    const lines = [{ merchandiseId: `package:${item!.slug}` }]
    const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
    const order = await ask(shop, 'POST /api/orders', {
      body: {
        ...{ cartId: cart.id, cartVersion: cart.version, expectedTotal: cart.cost.totalAmount.amount },
        ...{ name: WHO.name, email: WHO.email, delivery: 'installation' },
      },
    })
    const { laborHours } = await ask(shop, 'GET /api/packages/:slug', { params: { slug: item!.slug } })
    const query = { kind: 'install', order: order.id }
    const slots = await ask(shop, 'GET /api/booking/slots', { query })
    expect(slots.hours).toBe(Math.max(1, Math.ceil(laborHours * 2) / 2))
    expect(Date.parse(slots.partsBy ?? '')).toBeGreaterThan(Date.now() + 3 * 86_400_000)
    expect(slots.days[0]!.day >= slots.partsBy!).toBe(true)
    const [startsAt, later] = slots.days.flatMap(({ slots: of }) => of.map((slot) => slot.startsAt))
    const held = await ask(shop, 'POST /api/bookings', { body: { ...query, startsAt } })
    const other = await ask(shop, 'POST /api/bookings', { body: { ...query, startsAt: later } })
    expect((await confirm(held)).orderNumber).toBe(order.number)
    await askRefused(shop, 'PUT /api/bookings/:id', 'conflict', { params: { id: other.id }, body: WHO })
    await askRefused(shop, 'GET /api/booking/slots', 'not_found', { query: { kind: 'install', order: 'x' } })
  })
})

describe('parts and bays have one calendar', () => {
  test('a package is booked by slug or name from the cart’s earliest install on, for its hours, and never moves before', async () => {
    const [item] = await ask(shop, 'GET /api/packages')
    const lines = [{ merchandiseId: `package:${item!.slug}` }]
    const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
    const params = { cartId: cart.id }
    const dates = await ask(shop, 'GET /api/shopify/cart/:cartId/delivery', { params, query: {} })
    const { laborHours } = await ask(shop, 'GET /api/packages/:slug', { params: { slug: item!.slug } })
    for (const named of [item!.slug, item!.name, item!.name.toUpperCase()]) {
      const slots = await ask(shop, 'GET /api/booking/slots', { query: { kind: 'install', package: named } })
      expect(slots.hours).toBe(Math.max(1, Math.ceil(laborHours * 2) / 2))
      expect(slots.partsBy).toBe(dates.readyToShip)
      expect(slots.days[0]!.day >= dates.earliestInstall!).toBe(true)
    }
    const [startsAt] = await times({ kind: 'install', package: item!.slug })
    const booked = await confirm(await hold(startsAt!, { kind: 'install', package: item!.name }))
    expect(booked.package).toMatchObject({ name: item!.name, slug: item!.slug, years: item!.years })
    expect(Number(booked.package?.price.amount)).toBe(item!.basePrice)
    const earlier = (await times({ kind: 'talk' }))[0]!
    expect(earlier < startsAt!).toBe(true)
    const move = { params: { id: booked.id }, body: { startsAt: earlier } }
    await askRefused(shop, 'POST /api/bookings/:id/move', 'conflict', move)
    const again = await ask(shop, 'GET /api/booking/slots', { query: { kind: 'install', booking: booked.id } })
    expect(again.days[0]!.day >= dates.earliestInstall!).toBe(true)
  })

  test('a package that the shop does not have is a plain install', async () => {
    const slots = await ask(shop, 'GET /api/booking/slots', { query: { kind: 'install', package: 'FREE STUFF' } })
    expect([slots.hours, slots.partsBy]).toEqual([4, null])
  })

  test('nobody is booked on a federal holiday', async () => {
    const { days } = await ask(shop, 'GET /api/booking/slots', { query: { kind: 'talk' } })
    expect(days.some(({ day }) => isFederalHoliday(day))).toBe(false)
  })
})

describe('the owner', () => {
  test('sets bays, hours and closed days, and what is booked stays', async () => {
    const headers = shop.owner
    const settings = await ask(shop, 'GET /api/booking-settings', { headers })
    expect(settings.hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5])
    const day = (await times({ kind: 'talk' })).at(-1)!.slice(0, 10)
    const body = { ...settings, closedDays: [day] }
    expect(await ask(shop, 'PUT /api/booking-settings', { headers, body })).toEqual(body)
    expect((await times({ kind: 'talk' })).some((time) => time.startsWith(day))).toBe(false)
    await askRefused(shop, 'PUT /api/booking-settings', 'conflict', { headers, body: { ...settings, bays: [] } })
    await askRefused(shop, 'PUT /api/booking-settings', 'unauthorized', { body })
    await ask(shop, 'PUT /api/booking-settings', { headers, body: settings })
    const { bookings } = await ask(shop, 'GET /api/bookings', { headers })
    expect(bookings.length).toBeGreaterThan(0)
    expect(bookings.every(({ state }) => state === 'booked')).toBe(true)
  })
})
