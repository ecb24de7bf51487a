import { describe, expect, test } from 'vitest'
import { lastOf } from '../../../../tests/support/assistant-talk.ts'

const BUILD = '2004 silverado 5.3 LM7 4l60e, single turbo, 600 whp on e85, stock bottom end'

describe('law: a used gearbox of his own takes the one that was sold out of the price', () => {
  test.each([
    'put in a used 4l80e, i can get one for 600',
    'i found a junkyard 4l80, use that and take yours off the price',
    'i have a used th400 out of a wreck, swap in that one',
    'mete una 4l80 usada que consigo por 500',
    "i'll source a salvage 4l80e myself, i got a guy",
    'throw in a used transmission from the junkyard, i have one',
  ])('%s', (said) => {
    const { builds, text } = lastOf(BUILD, said)
    expect(builds).toHaveLength(0)
    expect(text).toMatch(/\$\d+,\d{3}/)
    expect(text).toMatch(/driveshaft|cardán/)
    expect(text).not.toMatch(/Mega Monster/)
  })

  test.each([
    'will a used 4l80e hold this',
    'what does the transmission cost',
    'drop the turbo for a used one i can find',
  ])('not caught: %s', (said) => {
    expect(lastOf(BUILD, said).text).not.toMatch(/driveshaft cut to length/)
  })
})
