import { describe, expect } from 'vitest'
import { lastOf } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const CARS = ['2017 gti', '2015 wrx', '2018 civic si', '2016 mustang gt']
const AFTER = [
  ['intake', /clamp|airflow/],
  ['downpipe', /P0420/],
  ['intercooler', /boost leak/],
] as const

describe('law: an engine light is explained, and nothing is sold for it', () => {
  eachOf(6, CARS)('%s', (car) => {
    for (const [part, cause] of AFTER)
      for (const said of [
        [`${car}, check engine light came on after i put the ${part} on`],
        [`check engine light after ${part} install`, `its a ${car}`],
        [`my check engine light came on since the ${part} went in`, `${car}. not blinking`],
      ]) {
        const { text, builds, parts } = lastOf(...said)
        expect(builds, said.join(' / ')).toHaveLength(0)
        expect(parts, said.join(' / ')).toHaveLength(0)
        expect(text, said.join(' / ')).toMatch(/code/)
        expect(text, said.join(' / ')).not.toMatch(/How much wheel power/)
        if (said.length === 1) expect(text, said.join(' / ')).toMatch(cause)
      }
  })
})
