import { describe, expect, test } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'

const CARS = ['2016 camaro ss automatic', '2012 mustang gt auto', '2015 scat pack automatic'] as const
const WAYS = [
  (car: string) => `do i need a converter for cams on my ${car}`,
  (car: string) => `does my ${car} need a torque converter if i cam it`,
]

describe('law: cams in an automatic need a looser converter, as the rulebook sells them', () => {
  test.each(CARS)('%s', (car) => {
    for (const way of WAYS) {
      const said = lastOf(way(car)).text
      expect(said, way(car)).toMatch(/^Yes: with cams/)
      expect(said, way(car)).not.toMatch(/on the street(?:, no| not needed)/i)
      expect(said, way(car)).toMatch(/rpm/)
    }
  })

  test.each(CARS)('without cams it is still for launching: %s', (car) => {
    expect(lastOf(`do i need a converter on my ${car}`).text).not.toMatch(/^Yes: with cams/)
  })
})
