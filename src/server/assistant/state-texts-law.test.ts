import { describe, expect, test } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'
import { stateIn } from './state-law.ts'

const PARTS = [
  'long tube headers',
  'shorty headers',
  'a downpipe',
  'a catless midpipe',
  'a cat-back',
  'a tune',
] as const
const STATES = ['new jersey', 'texas', 'florida', 'pennsylvania', 'washington, dc', 'washington state'] as const
/** Off-road as a way out of the law, in either language. */
const WAY_OUT = /leaves? (?:it )?to off-road|off-road use|por ley federal es off-road|sensor is happy/i

describe('law: no text says that federal law allows a missing cat off-road', () => {
  eachOf(
    6,
    STATES.flatMap((state) => PARTS.map((part) => [part, state] as const)),
  )('%s in %s', (part, state) => {
    expect(lastOf(`are ${part} legal in ${state} on a 2018 mustang gt`).text).not.toMatch(WAY_OUT)
  })

  eachOf(6, ['will it pass inspection in pennsylvania', 'pasa la inspeccion en texas', 'will it pass inspection'])(
    'a build with long tubes: "%s"',
    (asked) => {
      const { text } = lastOf('2018 mustang gt 480 whp with long tube headers', asked)
      expect(text).not.toMatch(WAY_OUT)
    },
  )

  test('what takes a cat out is barred, and shorties are not among it', () => {
    expect(lastOf('are long tube headers legal in texas on a 2018 mustang gt').text).toMatch(/Federal law bars/)
    const shorties = lastOf('are shorty headers legal in texas on a 2018 mustang gt').text
    expect(shorties).toMatch(/Shorties bolt to the factory cats/)
    expect(shorties).not.toMatch(/not street legal/)
  })
})

describe('law: Washington, DC is not Washington State', () => {
  eachOf(6, ['washington, dc', 'washington dc', 'washington d.c.', 'washington, d.c.', 'in dc'])('%s', (place) => {
    expect(stateIn(`is a downpipe legal in ${place}`.replace('in in', 'in'))?.[0]).toBe(
      'Washington, DC tests emissions every two years',
    )
  })

  eachOf(6, ['washington', 'washington state', 'washington, do they check'])('%s', (place) => {
    expect(stateIn(`is a downpipe legal in ${place}`)?.[0]).toMatch(/^Washington State ended/)
  })
})
