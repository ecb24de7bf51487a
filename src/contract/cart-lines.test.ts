import { expect, test } from 'vitest'
import { attributesKey, lineKey } from './cart-lines.ts'

const SIZE = { key: 'size', value: 'M' }
const COLOR = { key: 'color', value: 'Black' }

test('a line is the same line in whatever order its attributes stand', () => {
  expect(lineKey('merch:tee', [COLOR, SIZE])).toBe(lineKey('merch:tee', [SIZE, COLOR]))
  expect(lineKey('merch:tee', [SIZE])).not.toBe(lineKey('merch:tee', [COLOR]))
  expect(lineKey('merch:tee', [SIZE])).not.toBe(lineKey('merch:cap', [SIZE]))
})

test('the text of the attributes is the one that stored cart lines carry', () => {
  expect(attributesKey([])).toBe('')
  expect(attributesKey([COLOR, SIZE])).toBe('[["size","M"],["color","Black"]]')
  expect(attributesKey([{ key: 'vehicle', value: 'gt' }])).toBe('[["vehicle","gt"]]')
})
