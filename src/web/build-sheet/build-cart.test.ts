import { expect, test } from 'vitest'
import { buildCartItems } from './build-cart.ts'

const part = (partId: string, price: number, laborHours: number) => ({
  partId,
  name: partId,
  manufacturer: 'Maker',
  category: 'exhaust',
  price,
  laborHours,
})

test('a build is its parts for that car and one line for their installation at the tool’s hourly rate', () => {
  const items = buildCartItems({
    vehicleId: 'gt',
    parts: [part('b', 899.5, 2), part('a', 100, 1.5)],
    tariff: 'planner',
  }).map(({ item }) => item)
  expect(items.map((item) => [item.merchandiseId, item.price])).toEqual([
    ['part:b', 899.5],
    ['part:a', 100],
    ['labor:planner', 647.5],
  ])
  expect(items[0]?.attributes).toEqual([{ key: 'vehicle', value: 'gt' }])
  expect(items[2]?.attributes).toEqual([
    { key: 'vehicle', value: 'gt' },
    { key: 'part', value: 'a' },
    { key: 'part', value: 'b' },
  ])
})

test('parts that need no hours bring no labor line', () => {
  expect(buildCartItems({ vehicleId: 'gt', parts: [part('a', 100, 0)], tariff: 'configurator' })).toHaveLength(1)
})
