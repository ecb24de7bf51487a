import { describe, expect, test } from 'vitest'
import { catalog, lastOf } from '../../../tests/support/assistant-talk.ts'
import { draftOf } from './draft-of.ts'
import { readInTalk } from './read-in-talk.ts'

const readLast = (...turns: readonly string[]) => {
  const before = turns.slice(0, -1).map((text) => ({ from: 'visitor' as const, text }))
  return readInTalk(catalog, draftOf(catalog, before), turns.at(-1) ?? '').meaning
}

describe('a build "with it" holds what was talked about', () => {
  test.each([
    [
      ['how much spray is safe on stock pistons', 'ok build me one with it then. 90 mustang gt, 12.5 quarter'],
      'nitrous',
    ],
    [['is meth injection worth it', 'plan it with that, 2016 golf r, 380 whp'], 'methanol_injection'],
    [['what does a torque converter do', 'do my 2012 camaro ss auto with one, 430 whp'], 'torque_converter'],
    [['2018 mustang gt', 'what is an oil cooler good for', 'make it 480 whp with one on it'], 'oil_cooler'],
    [['would an lsd help my 2013 brz', 'give me 200 whp with it.'], 'differential'],
    [
      ['do long tubes need a tune', 'what do long tubes gain', '2015 mustang gt, 450 whp, put them on'],
      'headers_long_tube',
    ],
  ] as const)('%j: %s', (turns, kind) => expect(readLast(...turns).wants ?? []).toContain(kind))

  test('wanted boost is its induction', () => {
    const { induction } = readLast('what does a supercharger do to a 5.0', 'spec one with it, 2018 mustang gt, 650 whp')
    expect(induction).toBe('supercharger')
  })

  test.each([
    [['is meth injection worth it', 'build it without that, 2016 golf r, 380 whp'], 'methanol_injection'],
    [['how much does the stock clutch hold on a 2018 gti', 'ok make it 300 whp with that.'], 'clutch'],
    [['is nitrous safe', 'what can i do with it', '2015 mustang gt 450 whp'], 'nitrous'],
    [['headers or a cam first', 'build me a 2015 mustang gt with it, 450 whp'], 'camshafts'],
  ] as const)('%j wants no %s', (turns, kind) => expect(readLast(...turns).wants ?? []).not.toContain(kind))

  test('a bottle that a build can not hold says why', () => {
    const { text, builds } = lastOf('is nitrous safe', 'build me one with it then. 90 mustang gt 5.0, 12.5 quarter')
    expect(builds).toHaveLength(1)
    expect(text).toMatch(/left out the nitrous: a shot goes on top/)
  })
})
