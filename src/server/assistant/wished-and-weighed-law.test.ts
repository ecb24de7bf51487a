import { describe, expect, test } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const PAIR = 'compare a 2016 mustang gt and a 2016 camaro ss'

describe('law: whether one of two compared cars is worth so much more is answered yes or no', () => {
  eachOf(6, [
    [PAIR, 'is the camaro worth an extra 4 grand', /^Close/],
    [PAIR, 'would you pay $2,000 more for the camaro', /^Yes/],
    [PAIR, 'is the mustang worth 3k more', /^No, not for the numbers/],
    ['2018 mustang gt vs 2018 mustang ecoboost', 'is the gt worth 9k more', /^Yes/],
    [
      '2010 camaro ss automatic L99 or a 2012 camaro ss manual LS3',
      'would you spend 2k more on the manual, yes or no',
      /^Yes/,
    ],
    ['2010 camaro ss automatic L99 or a 2012 camaro ss manual LS3', 'is the ls3 worth the extra 1500 bucks', /^Yes/],
  ])('%s / %s', (first, then, says) => {
    const { text, builds } = lastOf(first, then)
    expect(text).toMatch(says)
    expect(builds).toEqual([])
  })
  eachOf(6, [
    [PAIR, 'build the camaro with 4k'],
    [PAIR, 'how much more for stage 2 on the mustang'],
    ['2016 camaro ss 450 whp', 'is it worth 2k more for the cam'],
  ])('not of it: %s / %s', (first, then) => {
    expect(lastOf(first, then).text).not.toMatch(/a whp, and|Spend the difference/)
  })
})

describe('law: what is on the car already is not looked for beside what is', () => {
  eachOf(6, [
    '2012 corvette c6, its got a cam and headers, need a clutch',
    'clutch for my 2014 c7, it already has long tubes and a cam',
    'clutch for a 2018 mustang gt, it already has headers',
  ])('%s', (said) => {
    const kinds = new Set(lastOf(said).parts.map(({ kind }) => kind))
    expect([...kinds]).toEqual(['clutch'])
  })
  test('the heat of a gearbox makes the cooler its own', () => {
    const { text } = lastOf('2015 silverado 5.3', 'trans hit 235 on the last grade, put a cooler in my cart')
    expect(text).toMatch(/[Tt]ransmission cooler/)
    expect(text).not.toMatch(/Transmission build/)
  })
})

describe('law: a set that is listed for the rear-wheel-drive car is not sold for the one with a driven front axle', () => {
  eachOf(6, ['coilovers for a 2012 g37x sedan', '2011 g37x, want coilovers', 'g37 awd 2013 sedan coilovers please'])(
    '%s',
    (said) => {
      const { text, parts } = lastOf(said)
      expect(parts).toEqual([])
      expect(text).toMatch(/other driven wheels/)
    },
  )
  eachOf(6, ['coilovers for a 2012 g37 sedan', '2015 wrx coilovers', '2013 g37x headers'])('offered: %s', (said) => {
    expect(lastOf(said).parts.length).toBeGreaterThan(0)
  })
})

describe('law: a clutch that is to be easy on the leg is picked, and no trouble is told', () => {
  eachOf(6, [
    '2018 mustang gt clutch with a light pedal',
    'need a clutch for my 2016 camaro ss that keeps a light pedal, bad knee',
    '2015 wrx, which clutch has an easy pedal at 320 wheel',
    'want a clutch for my 2004 350z, not a stiff pedal please',
    'c6 ls3 with a cam, about 460 to the wheels, clutch where the pedal stays light because of my knee',
    'need a clutch for my 2012 civic si, light pedal, bad left leg',
  ])('%s', (said) => {
    const { text, parts } = lastOf(said)
    expect(new Set(parts.map(({ kind }) => kind))).toEqual(new Set(['clutch']))
    expect(text).toMatch(/Skip puck discs/)
  })
  eachOf(6, [
    '2018 mustang gt, clutch pedal got heavy lately',
    'clutch pedal sticks to the floor on my 350z',
    '2016 camaro ss clutch',
  ])('not of it: %s', (said) => {
    expect(lastOf(said).text).not.toMatch(/Skip puck discs/)
  })
})
