import { describe, expect, test } from 'vitest'
import { catalog, lastOf } from '../../../tests/support/assistant-talk.ts'
import type { PartKind } from '../../engine/model.ts'
import { draftOf } from './draft-of.ts'
import { readInTalk } from './read-in-talk.ts'

const readLast = (...turns: readonly string[]) => {
  const before = turns.slice(0, -1).map((text) => ({ from: 'visitor' as const, text }))
  return readInTalk(catalog, draftOf(catalog, before), turns.at(-1) ?? '').meaning
}

/** Parts that stand beside a car and its goal, without a word of wishing. */
const LISTED: readonly (readonly [turns: readonly string[], wants: readonly PartKind[]])[] = [
  [['2012 Mustang GT, long tubes, tune, 440 wheel'], ['headers_long_tube', 'tune']],
  [['2016 M4 on 91, tune plus downpipe, 450 whp, that is it'], ['downpipe', 'tune']],
  [['build my 2006 legacy gt something around 270 with a stout clutch'], ['clutch']],
  [['2015 wrx, 320 whp on 93, 3k with a custom tune, stock turbo stays'], ['tune']],
  [['what is a mild build for a 2004 cobra, 470 at the wheels, my leg is bad so light clutch'], ['clutch']],
  [['2010 ms3, forged, big turbo, 420 whp, e85'], ['built_bottom_end']],
  [
    ['2013 brz', 'do it with header, tune, flex, whatever gets 200 wheel'],
    ['flex_fuel', 'headers_long_tube', 'tune'],
  ],
  [
    ['2018 mustang gt, 550 whp', 'ok do me the whole thing cam and headers, no blower'],
    ['camshafts', 'headers_long_tube'],
  ],
  [['tengo una raptor 2018, quiero mas potencia, con intake y downpipes na mas'], ['cold_air_intake', 'downpipe']],
  [['2016 f150 3.5 ecoboost, tow tune, 87, 380 whp'], ['tune']],
]

/** Told of the car, asked, weighed or refused: nothing is listed. */
const NOT_LISTED: readonly (readonly [turns: readonly string[], kind: PartKind])[] = [
  [['2018 gti 330 whp, is the clutch ok?'], 'clutch'],
  [['2017 gti, 310 whp, stock clutch, 6 speed'], 'clutch'],
  [['2011 mustang gt 450 whp, no tune'], 'tune'],
  [['90 mustang gt, five speed, 3.55 gear, 12.9 in the quarter'], 'differential'],
  [['2016 golf r, 350 whp', 'would an intercooler or a downpipe do more?'], 'downpipe'],
  [['2004 mustang cobra, t56, 550 whp'], 'built_transmission'],
  [['seller says tune, exhaust and intake. 2013 sti, worth 18k?'], 'tune'],
]

describe('parts that a request lists are in its build', () => {
  test.each(LISTED)('%j', (turns, wants) =>
    expect(readLast(...turns).wants ?? []).toEqual(expect.arrayContaining([...wants])),
  )
  test.each(NOT_LISTED)('%j wants no %s', (turns, kind) => expect(readLast(...turns).wants ?? []).not.toContain(kind))

  test('"ok" that opens a message allows nothing', () => {
    expect(readLast('2010 tacoma 4.0, sc or leave it', 'ok sc. what power on 91').induction).toBe('supercharger')
  })

  test('a tune that is wished for is the one of the build, and caps no power', () => {
    const [build] = lastOf('2018 GTI manual, 330 whp, want a tune and an intercooler').builds
    expect(build?.reply.power.wheelHp).toBeGreaterThan(315)
    expect(build?.reply.recommendedParts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['tune', 'intercooler']),
    )
  })
})
