import { expect, test } from 'vitest'
import { type ApiCall, ApiError } from '../api/call.ts'
import type { CartGroup } from './cart-groups.ts'
import type { CartItem, CartViewLine } from './cart-lines.ts'
import type { CartSession } from './cart-session.ts'
import { changeBuild, type Swap } from './change-build.ts'

const line = (merchandiseId: string, category = 'intake', build = 'old'): CartViewLine => ({
  ...{ key: merchandiseId, merchandiseId, name: merchandiseId, imageUrl: null, category, handle: merchandiseId },
  attributes:
    category === 'labor'
      ? []
      : [
          { key: 'vehicle', value: 'gt' },
          { key: 'build', value: build },
        ],
  ...{ priceCents: 100, quantity: 1, lineId: merchandiseId },
})
const swap = { partId: 'c', name: 'C', price: 2, imageUrl: '', category: 'intake' } as Swap

/** A cart that tells what is done to it, in order, and a shop that saves builds or refuses to. */
function bench(saved: { code: string; laborHours: number } | 'refused') {
  const done: string[] = []
  const spell = ({ merchandiseId, attributes }: CartItem) =>
    [merchandiseId, attributes?.find(({ key }) => key === 'build')?.value].filter(Boolean).join(' of ')
  const session = {
    add: async (items: { item: CartItem }[]) =>
      void done.push(`add ${items.map(({ item }) => spell(item)).join(', ')}`),
    remove: async (key: string) => void done.push(`remove ${key}`),
  } as unknown as CartSession
  const call = (async (name: string, input: { body?: { partIds: string[] } }) => {
    if (name.startsWith('GET')) return { title: 'GT', vehicleId: 'gt', request: { modelId: 'gt', year: 2018 } }
    if (saved === 'refused') throw new ApiError({ status: 422, statusText: '', body: '' })
    done.push(`save ${input.body?.partIds.join(', ')}`)
    return { code: saved.code, now: { laborHours: saved.laborHours } }
  }) as unknown as ApiCall
  return { done, deps: { call, session } }
}
const parts = [line('part:a'), line('part:b')] as const
const group = (...lines: CartViewLine[]): CartGroup => ({
  key: 'g',
  title: 'GT',
  build: { code: 'old', name: 'GT', vehicleId: 'gt' },
  lines,
})

test('without labor the new part goes in before the old one leaves', async () => {
  const { deps, done } = bench('refused')
  await changeBuild(deps, group(...parts), parts[0], swap)
  expect(done).toEqual(['add part:c of old', 'remove part:a'])
})

test('with labor the build is saved as it is then, and all its lines name it', async () => {
  const { deps, done } = bench({ code: 'new', laborHours: 2 })
  await changeBuild(deps, group(...parts, line('labor:old', 'labor')), parts[0], swap)
  expect(done).toEqual([
    'save b, c',
    'add part:b of new, part:c of new, labor:new',
    'remove part:a',
    'remove part:b',
    'remove labor:old',
  ])
})

test('a set that cannot be saved leaves its labor to the shop', async () => {
  const { deps, done } = bench('refused')
  await changeBuild(deps, group(...parts, line('labor:old', 'labor')), parts[0])
  expect(done).toEqual(['remove part:a'])
})
