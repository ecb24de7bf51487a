import { expect, test } from 'vitest'
import { spoken } from './display-words.ts'
import { PART_KINDS, SLOTS } from './model.ts'

test('no code of a part or a place on the car is read by a customer', () => {
  for (const code of [...PART_KINDS, ...SLOTS]) expect(spoken(code)).toMatch(/^[A-Za-z0-9][A-Za-z0-9 -]*$/)
})

test('kinds are said in the order in which the trade says them', () => {
  expect(
    ['supercharger_twin_screw', 'headers_long_tube', 'midpipe_catless', 'turbo_kit_twin', 'catback'].map(spoken),
  ).toEqual(['twin-screw supercharger', 'long-tube headers', 'catless midpipe', 'twin turbo kit', 'cat-back'])
})

test('what a published page calls a part is read as the same words', () => {
  expect(
    ['other:underdrive_pulleys', 'other:turbo_kit_unspecified', 'other:four_unspecified_bolt_ons', 'other.x_pipe'].map(
      spoken,
    ),
  ).toEqual(['underdrive pulleys', 'turbo kit, type not given', 'four bolt-ons', 'x pipe'])
})
