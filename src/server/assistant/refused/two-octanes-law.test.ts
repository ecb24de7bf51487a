import { describe, expect, test } from 'vitest'
import { lastOf } from '../../../../tests/support/assistant-talk.ts'

const BUILD = '2018 f150 5.0, 450 whp on 93'

describe('law: a tune for premium is never run on regular in some tanks, and what works instead is told', () => {
  test.each([
    'i run 87 when it is empty and premium when i pull the camper',
    'most of the time it gets regular, 93 only on weekends',
    "I'm not paying for premium every fill up",
    '87 around town, 93 for towing the boat',
    'during the week I put regular in it',
    'it sees cheap gas when i am just commuting',
  ])('%s', (said) => {
    const { text, builds } = lastOf(BUILD, said)
    expect(builds).toHaveLength(0)
    expect(text).toMatch(/[Nn]ever 87/)
    expect(text).toMatch(/two tunes/)
  })

  test.each(['i only ever put 93 in it', 'make it 420 whp instead', 'what does it cost'])('not caught: %s', (said) => {
    expect(lastOf(BUILD, said).text).not.toMatch(/two tunes on a handheld/)
  })
})
