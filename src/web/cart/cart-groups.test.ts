import { expect, test } from 'vitest'
import { configuratorOf, groupsOf } from './cart-groups.ts'
import type { CartViewLine } from './cart-lines.ts'
import { EMPTY_CART } from './cart-view.ts'

const line = (merchandiseId: string, attributes: Record<string, string> = {}): CartViewLine => ({
  ...{ key: merchandiseId + JSON.stringify(attributes), merchandiseId, name: merchandiseId, imageUrl: null },
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
  ...{ category: 'intake', handle: merchandiseId, priceCents: 100, quantity: 1, lineId: merchandiseId },
})
const gt = { id: 'gt', name: 'Ford Mustang GT', make: 'Ford', modelId: 'ford-mustang-gt', year: 2018 }
const hosted = {
  ...{ id: 'c', checkoutUrl: '', version: 1, totalQuantity: 0, lines: { edges: [] } },
  cost: {
    totalAmount: { amount: '0.00', currencyCode: 'USD' },
    subtotalAmount: { amount: '0.00', currencyCode: 'USD' },
  },
  vehicles: [{ ...gt, induction: 'supercharger' as const }],
  builds: [{ code: 'b1', name: '2018 Ford Mustang GT, 612 whp', vehicleId: 'gt' }],
}
const lines = [
  line('merch:mug'),
  line('part:a', { vehicle: 'gt', build: 'b1' }),
  line('part:b', { vehicle: 'gt' }),
  line('labor:b1'),
  line('part:c'),
  line('part:d', { vehicle: 'gt', build: 'gone' }),
]

test('a build has its parts and its labor, a car what is for it alone, and the rest comes last; no line is left out', () => {
  const groups = groupsOf({ ...EMPTY_CART, lines, hosted })
  expect(groups.map(({ title, lines: own }) => [title, own.map(({ merchandiseId }) => merchandiseId)])).toEqual([
    ['2018 Ford Mustang GT, 612 whp', ['part:a', 'labor:b1']],
    ['Ford Mustang GT', ['part:b', 'part:d']],
    [null, ['merch:mug', 'part:c']],
  ])
})

test('before the shop has answered, all lines stand together', () => {
  expect(groupsOf({ lines, hosted: null })).toMatchObject([{ title: null, lines }])
})

test('a group opens in the configurator with its car and parts', () => {
  const [build] = groupsOf({ lines, hosted })
  const address = new URL(configuratorOf(build as never) ?? '', 'http://shop')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ make: 'Ford', model: 'ford-mustang-gt', year: '2018', variant: 'gt', induction: 'supercharger', parts: 'a' },
  })
})
