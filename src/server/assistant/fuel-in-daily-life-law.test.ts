import { describe, expect, it } from 'vitest'
import { lastOf, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const LIFE = /tank that goes 300|tanque de 300/

describe('how it is to live with ethanol is told, and nothing is planned on it', () => {
  eachOf(6, [
    ['the corn pump is 8 minutes out, will i hate driving there? is it practical', /^No/],
    ['e85 station is 25 miles from me, dealbreaker?', /^Yes/],
    ['closest e85 is half an hour away. worth it or no', /^Yes/],
    ['is e85 a hassle to live with day to day', /^Not if/],
    ['e85 place is 15 min down the road each way, gets old?', /^A bit|^Not/],
    ['do people get tired of e85, is it annoying', /^Not if/],
    ['¿es muy molesto el e85? la bomba esta a 12 minutos de mi casa', LIFE],
  ])('%s', (message, verdict) => {
    const told = talk('2018 mustang gt auto 600 whp on 93', message).at(-1)
    expect(told?.text).toMatch(verdict)
    expect(told?.text).toMatch(LIFE)
    expect(told?.builds).toEqual([])
  })

  it('the plan keeps its fuel after it', () => {
    const [, , more] = talk('2018 mustang gt auto 600 whp on 93', 'is e85 a pain if its 20 min away', 'make it 620')
    expect(more?.builds[0]?.request.preferences?.fuel_type).toBe('93')
  })
})

it('a tuned car is never told to mix with 87', () => {
  const told = talk('2019 hellcat challenger auto, 800 whp on 87', 'e85 is 15 min from home, is that a hassle').at(-1)
  expect(told?.text).toMatch(LIFE)
  expect(told?.text).not.toMatch(/\b87\b/)
})

describe('what orders it, or asks what it makes, is left to others', () => {
  eachOf(6, [
    '2018 mustang gt 600 whp on e85, the pump is 5 min away',
    'how much more would a 2015 wrx sti make on e85',
    'is e85 safe on a stock 2016 wrx',
    'my 2016 wrx is 20 min from your shop, can you tune it for e85?',
  ])('%s', (message) => {
    expect(lastOf(message).text).not.toMatch(LIFE)
  })

  it('an order after a build is planned', () => {
    expect(talk('2018 mustang gt auto 600 whp on 93', 'switch it to e85').at(-1)?.builds).toHaveLength(1)
  })
})
