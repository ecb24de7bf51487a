import { expect, test } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'

test.each([
  ['2019 challenger hellcat manual, 900 to the wheels', 'jesus christ. 800 then'],
  ['2020 gr supra 3.0, 680 whp on e85, stock block', 'cap it at 12k w labor. what falls off'],
])('law: a part is called stock only where none of its kind is in the build: %s, %s', (first, then) => {
  const last = talk(first, then).at(-1)
  const build = last?.events.findLast((event) => event.type === 'build')
  const kinds = build?.type === 'build' ? build.reply.recommendedParts.map(({ kind }) => kind) : []
  expect(kinds.length).toBeGreaterThan(0)
  if (kinds.includes('clutch')) expect(last?.text).not.toMatch(/stock clutch stays/)
  if (kinds.some((kind) => kind === 'fuel_pump' || kind === 'injectors'))
    expect(last?.text).not.toMatch(/stock fuel system stays/)
})

test('law: labor of a part that was put into the cart is told of that one', () => {
  const told = talk(
    '2010 corvette ls3, i need a clutch with a light pedal for 460 whp',
    'put it in the cart and tell me what you would charge to put it in',
  ).at(-1)
  const carted = told?.events.find((event) => event.type === 'cart_change')
  const name = /In your cart: (.*?), \$/.exec(told?.text ?? '')?.[1] ?? 'none'
  expect(carted).toBeDefined()
  expect(told?.text.replace(/In your cart: .*/, '')).toContain(name)
})
