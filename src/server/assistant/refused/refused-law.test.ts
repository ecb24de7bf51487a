import { describe, expect, test } from 'vitest'
import { lastOf } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import { refusedIn } from './refused-kinds.ts'

const SOFTWARE = /tune|unlock|flex/

describe('law: while the car is covered no software is sold, nor what an engine claim is denied over', () => {
  eachOf(6, [
    [['2019 f150 3.5 ecoboost, more power for towing, $3000', 'no tune though, still under the powertrain warranty']],
    [
      [
        '2021 718 cayman gt4, how much power without opening the engine',
        'it is under CPO until June. what could I do now?',
      ],
    ],
    [
      [
        '2018 mustang gt, 500 whp',
        'the warranty runs until next spring and I do not want to void it, what can I add for now',
      ],
    ],
    [['2019 golf r still has factory warranty until march, what can I do without risking it']],
    [
      [
        '2022 civic type r, certified pre-owned, no flash of any kind until the warranty ends in october, what can i put on',
      ],
    ],
    [
      [
        '2017 f150 3.5 ecoboost tows a camper, still on the extended warranty so nothing that flashes the ecu, no tune, what can i add',
      ],
    ],
  ])('%s', (said) => {
    const { builds, parts } = lastOf(...said)
    expect(builds).toHaveLength(0)
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.filter(({ kind }) => SOFTWARE.test(kind))).toEqual([])
  })

  eachOf(6, [
    [['2018 mustang gt out of warranty, 500 whp']],
    [['2016 camaro ss, stage 1. what warranty do your parts have']],
    [['2018 mustang gt, the warranty is over, what tune fits it']],
  ])('not caught: %s', (said) => {
    expect(lastOf(...said).text).not.toMatch(/Safe now, installed/)
  })
})

describe('law: a kind that is refused is refused until it is named again without a no', () => {
  eachOf(6, [
    ["more front camber that doesn't involve coilovers", 'coilovers'],
    ['anything but coilovers', 'coilovers'],
    ['coilovers are off the table', 'coilovers'],
    ["i don't want springs or coilovers", 'springs'],
    ['what can you do without a tune', 'tune'],
    ['no big brake kit', 'brake_kit'],
  ] as const)('%s', (said, kind) => {
    expect(refusedIn([said])).toContain(kind)
    expect(refusedIn([said, 'what else'])).toContain(kind)
  })

  eachOf(6, [
    ['why not coilovers', 'coilovers'],
    ['can i run injectors without a tune', 'tune'],
    ['do i need coilovers or not', 'coilovers'],
    ['no problem with the tune so far', 'tune'],
  ] as const)('not refused: %s', (said, kind) => {
    expect(refusedIn([said])).not.toContain(kind)
  })

  test('taken back', () => {
    expect(refusedIn(['no coilovers', 'ok what do coilovers cost'])).toEqual([])
  })

  eachOf(6, [
    ['2021 civic type r on track', 'only -1.2 of camber up front, can I get near 3 degrees with no coilovers'],
    ['2018 mustang gt', 'how do I get more front camber without coilovers'],
    ['2015 wrx sti', 'what suspension parts do you have, not coilovers'],
  ])('no card of it is shown: %s', (...said) => {
    const { parts, text } = lastOf(...said)
    expect(parts.map(({ kind }) => kind)).not.toContain('coilovers')
    expect(text).not.toMatch(/coilovers, \$/i)
  })
})
