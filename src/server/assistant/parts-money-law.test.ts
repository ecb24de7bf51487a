import { describe, expect, test } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

describe('law: who does the work himself has his money for parts', () => {
  eachOf(6, [
    ['2016 wrx, 330 whp, $4500, i install it all myself', 4500],
    ['2015 mustang gt no boost, 450 whp, i got 4k and my uncle does the wrenching', 4000],
    ['2016 focus st, 3000 for parts only', 3000],
    ['gti 2015, tengo 2500 y la mano de obra es mia', 2500],
  ])('%s', (said, usd) => {
    const { text, builds } = lastOf(said)
    const reply = builds.at(-1)?.reply
    expect(reply?.partsCost).toBeLessThanOrEqual(usd)
    expect(reply?.estimatedCost).toBeGreaterThan(usd)
    expect(text).toMatch(/doing the work, so|Con la mano de obra tuya/)
  })

  test('what was said of the work earlier counts too', () => {
    const { builds } = lastOf('2016 wrx, 330 whp, i do my own wrenching', 'keep it under 4500')
    expect(builds.at(-1)?.reply.partsCost).toBeLessThanOrEqual(4500)
    expect(builds.at(-1)?.reply.estimatedCost).toBeGreaterThan(4500)
  })

  eachOf(6, [
    '2016 wrx, 330 whp, 4500 installed',
    '2015 gti, $1500 all in with labor',
    '2016 wrx, $3000 and you do the work',
  ])('not caught: %s', (said) => {
    expect(lastOf(said).text).not.toMatch(/With the work yours/)
  })
})
