import { expect, test } from 'vitest'
import { lineGroups } from './line-groups.ts'

const line = (id: string, title: string, attributes: Record<string, string> = {}) =>
  ({
    ...{ id, merchandise: { id, title, product: { title: id } } },
    attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
  }) as unknown as Parameters<typeof lineGroups>[0][number]

test('an order is read by build and by car, as the cart was; gear comes last', () => {
  const lines = [
    line('merch:tee', 'M / Black', { size: 'M' }),
    line('part:a', '2018-2021 Ford Mustang GT', { vehicle: 'gt', build: 'b' }),
    line('package:p', '2015-2023 Dodge Challenger'),
    line('labor:b', '2018 Ford Mustang GT, 590 whp'),
    line('part:c', 'part:c'),
  ]
  expect(lineGroups(lines).map(({ title, lines: own }) => [title, own.map(({ id }) => id)])).toEqual([
    ['2018 Ford Mustang GT, 590 whp', ['part:a', 'labor:b']],
    ['2015-2023 Dodge Challenger', ['package:p']],
    [null, ['merch:tee', 'part:c']],
  ])
})
