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
const request = { modelId: 'gt', year: 2018 }
const itemsOf = (build: Parameters<typeof buildCartItems>[0]) => buildCartItems(build).map(({ item }) => item)

test('a build is its parts for that car and the labor of its plan, which is saved first', () => {
  const parts = [part('b', 899.5, 2), part('a', 100, 1.5)]
  const plan = { request, stagePackage: { stage: 'stage1' as const } }
  const items = itemsOf({ name: 'GT, 480 whp', vehicleId: 'gt', parts, plan })
  expect(items.map(({ name, price }) => [name, price])).toEqual([
    ['Maker b', 899.5],
    ['Maker a', 100],
    ['Installation labor, 3.5 h', 647.5],
  ])
  expect(items[0]?.attributes).toEqual([{ key: 'vehicle', value: 'gt' }])
  expect(items[0]?.plan).toEqual({ title: 'GT, 480 whp', vehicleId: 'gt', partIds: ['b', 'a'], ...plan })
  expect(items[2]).toMatchObject({ note: 'GT, 480 whp' })
  expect(items[2]?.attributes).toBeUndefined()
})

test('a saved build names its plan and its own rate', () => {
  const plan = { code: 'abc', tool: 'configurator' as const }
  const [only, labor] = itemsOf({ name: 'GT', vehicleId: 'gt', parts: [part('a', 100, 2)], plan })
  expect(only?.attributes).toContainEqual({ key: 'build', value: 'abc' })
  expect(labor).toMatchObject({ merchandiseId: 'labor:abc', price: 300 })
  expect(labor?.plan).toBeUndefined()
})

test('parts that need no hours bring no labor line', () => {
  expect(itemsOf({ name: 'GT', vehicleId: 'gt', parts: [part('a', 100, 0)], plan: { request } })).toHaveLength(1)
})
