import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { attributesKey, buildCartLines } from '../../contract/cart-lines.ts'
import { fits } from '../../engine/fitment/fits.ts'
import type { Part, Vehicle } from '../../engine/model.ts'
import { offerOf, type PriceSource } from './price-list.ts'
import { withoutInstallation } from './priced-lines.ts'

const vehicle = VEHICLES.find(({ id }) => id === 'ford-mustang-gt-2018-10at') as Vehicle
const other = VEHICLES.find(({ make }) => make === 'Subaru') as Vehicle
const fitting = PARTS.filter((part) => 'vehicleIds' in part.fitment && fits(part, vehicle) && !fits(part, other))
const [intake, exhaust] = fitting as [Part, Part]

const source: PriceSource = {
  packageBySlug: () => undefined,
  part: (id) => PARTS.find((part) => part.id === id),
  vehicle: (id) => VEHICLES.find((one) => one.id === id),
  merchandise: (id) =>
    id === 'tee'
      ? {
          item: {
            ...{ id: 'tee', slug: 'tee', name: 'Redline Tee', category: 'apparel', description: '', price: 29.99 },
            ...{ imageUrl: '/tee.webp', sizes: ['S', 'M'], colors: ['Black'], isPopular: false, shopifyProductId: '' },
          },
          priceCents: 2999,
          stock: null,
          variantStock: {},
        }
      : undefined,
  fits,
  importedPart: (id) =>
    id === 'nj-1'
      ? {
          ...{ id, manufacturer: 'Nightjar Works', name: 'Short intake', category: 'intake', kind: 'cold_air_intake' },
          ...{ priceCents: 34_900, laborHours: 1.5, stock: 4, vehicleIds: [vehicle.id] },
        }
      : undefined,
  plan: (code) =>
    code === 'saved'
      ? {
          ...{ vehicleId: vehicle.id, year: 2018, wheelHp: 480, laborCentsPerHour: 18_500 },
          partIds: [exhaust.id, intake.id, 'gone-part'],
        }
      : undefined,
}
const offer = (merchandiseId: string, ...attributes: [string, string][]) =>
  offerOf(source, { merchandiseId, attributes: attributes.map(([key, value]) => ({ key, value })) })

describe('the price list', () => {
  test('sells a part for a car that it fits, and says so where it does not', () => {
    expect(offer(`part:${intake.id}`, ['vehicle', vehicle.id])).toMatchObject({
      ok: true,
      offer: { unitPriceCents: intake.priceCents, attributes: [{ key: 'vehicle', value: vehicle.id }] },
    })
    expect(offer(`part:${intake.id}`, ['vehicle', other.id])).toMatchObject({ ok: false, reason: 'attributes' })
    expect(offer(`part:${intake.id}`, ['vehicle', 'no-such-car'])).toMatchObject({ ok: false, reason: 'attributes' })
  })

  test('a part is sold with its installation on a named car, and shipped without', () => {
    const installed = ['service', 'installed'] as [string, string]
    const car = ['vehicle', vehicle.id] as [string, string]
    for (const [id, cents, hours] of [
      [intake.id, intake.priceCents, intake.laborHours],
      ['nj-1', 34_900, 1.5],
    ] as const) {
      const answer = offer(`part:${id}`, installed, car)
      expect(answer).toMatchObject({
        offer: { unitPriceCents: cents + hours * 15_000, installationCents: hours * 15_000 },
      })
      const line = { id: '1', quantity: 1, merchandiseId: `part:${id}`, forLater: false }
      const attributes = answer.ok ? [...answer.offer.attributes] : []
      const [shipped] = withoutInstallation([{ ...line, attributes }])
      expect(offerOf(source, shipped!)).toMatchObject({ offer: { unitPriceCents: cents, installationCents: 0 } })
    }
    expect(offer(`part:${intake.id}`, installed)).toMatchObject({ ok: false, reason: 'attributes' })
    expect(offer(`part:${intake.id}`, car, ['service', 'gift wrapped'])).toMatchObject({ ok: false })
    expect(offer(`part:${intake.id}`, installed, car, ['build', 'saved'])).toMatchObject({ ok: false })
  })

  test('asks for size and color where an item has them, and spells them as the shop does', () => {
    expect(offer('merch:tee', ['size', 'M'])).toMatchObject({ ok: false, message: 'Choose a color for Redline Tee.' })
    expect(offer('merch:tee', ['size', 'XS'], ['color', 'Black'])).toMatchObject({
      ok: false,
      choices: { size: ['S', 'M'], color: ['Black'] },
    })
    expect(offer('merch:tee', ['Colour', 'black'], ['SIZE', 'm'])).toMatchObject({
      ok: true,
      offer: {
        title: 'M / Black',
        attributes: [
          { key: 'size', value: 'M' },
          { key: 'color', value: 'Black' },
        ],
      },
    })
  })

  test('the same choice in another order and case is the same line', () => {
    const keys = [
      offer('merch:tee', ['size', 'M'], ['color', 'Black']),
      offer('merch:tee', ['colour', 'BLACK'], ['size', ' m ']),
    ].map((answer) => (answer.ok ? attributesKey(answer.offer.attributes) : ''))
    expect(new Set(keys).size).toBe(1)
  })

  test('labor costs the hours of a saved build’s parts at its own rate, and is named by what the shop knows', () => {
    const hours = intake.laborHours + exhaust.laborHours
    expect(offer('labor:saved')).toMatchObject({
      ok: true,
      offer: {
        unitPriceCents: hours * 18_500,
        attributes: [],
        title: '2018 Ford Mustang GT, 480 whp',
        product: { title: `Installation labor, ${Math.round(hours * 10) / 10} h` },
      },
    })
    expect(offer('labor:saved', ['part', intake.id])).toMatchObject({ ok: false, reason: 'attributes' })
    for (const tool of ['configurator', 'planner', 'friends', '']) {
      expect(offer(`labor:${tool}`, ['part', intake.id])).toMatchObject({ ok: false, reason: 'unknown' })
    }
  })

  test('a whole build in the cart costs what its parts and its labor cost', () => {
    const laborHours = intake.laborHours + exhaust.laborHours
    const build = { code: 'saved', vehicleId: vehicle.id, partIds: [intake.id, exhaust.id] }
    const cents = buildCartLines({ ...build, laborHours })
      .map((line) => offerOf(source, { ...line, attributes: line.attributes ?? [] }))
      .reduce((sum, answer) => sum + (answer.ok ? answer.offer.unitPriceCents : Number.NaN), 0)
    expect(cents).toBe(intake.priceCents + exhaust.priceCents + laborHours * 18_500)
    expect(buildCartLines({ ...build, laborHours: 0 })).toHaveLength(2)
  })

  test('what the shop does not know it does not sell', () => {
    for (const id of ['part:no-such-part', 'package:nothing', 'merch:hat', 'gold:bar', 'part', '', ':']) {
      expect(offer(id)).toMatchObject({ ok: false, reason: 'unknown' })
    }
  })
})
