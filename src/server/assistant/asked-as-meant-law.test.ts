import { describe, expect, it } from 'vitest'
import { advisor } from '../../../scripts/conversation-trials/advisor.ts'
import { play } from '../../../scripts/conversation-trials/heard.ts'
import { eachOf } from '../../../tests/support/law.ts'

const heard = (...turns: string[]) =>
  play(advisor, { id: 'x', speaker: 'x', turns, expect: { intent: 'answer' } } as never)

describe('a question is answered, and nothing is sold for it', () => {
  eachOf(9, [
    ['2014 f150 3.5 ecoboost, it rattles on cold start. do the tune first or fix that first?', /fix that first/i],
    ['my 2018 mustang gt overheats, should i get the supercharger first or sort that first', /fix that first/i],
    ['2016 wrx misfires at idle. can i tune it anyway or repair that before', /fix that first/i],
    [
      'boost drops from 20 psi to 13 psi on my 2016 golf r, is there a leak?',
      /smoke or pressure test|Pressurize the intake/,
    ],
    ['2016 golf r hits 1.4 bar boost then falls to 0.9, normal?', /smoke or pressure test/],
    ['2022 gr86. the track has a 92 dB limit so no loud exhaust please', /stays stock: .* 92 dB/],
    ['2022 gr86, sound limit at the track so keep it quiet please', /stays stock/],
    ['my husband wants to put 30 psi in his 2015 fiesta st. is that safe?', /^No\. /],
    ['is 40 psi too much on my stock 2016 golf r', /^No\. /],
    ['2015 wrx, is 14 psi safe', /^Yes/],
    ['my neighbor insists a cold air intake adds 40 horsepower to a C8 corvette. is he right?', /^No, not 40/],
    ['does an intake really add 30 hp on a 2018 mustang gt', /^No, not 30/],
    ['will a cold air intake help mpg on my 2018 Tundra 5.7?', /^No, not so/],
    ['is the rev up motor junk', /burning oil/],
    ['vq35de rev up engine bad?', /burning oil/],
    ['how many liters of oil does a golf r take', /owner's manual/],
    ['will my 2017 gti fail TÜV with a downpipe', /US rules only/],
    ['what would it cost just to come in and talk?', /don't list a price/],
    ['i ordered a catback and it has not come, order 48213', /I read 48213/],
    ['does the tacoma 4.0 need a diff drop with a 3 inch lift', /CV axles/],
    ['good first mod for a 2016 wrx? i drive in snow', /compound counts/],
  ])('%s', (asked, answer) => {
    const { text, builds } = heard(asked)
    expect(text.trim()).toMatch(answer)
    expect(builds).toHaveLength(0)
  })
})

describe('words that say something else keep their answer', () => {
  eachOf(9, [
    ['how does heat affect power on a hot summer day with ambient at 40 degrees', /[Hh]eat|density|per 10°F/],
    ['what is the noise limit in california', /95 dB/],
    ['what does a bigger injector duty cycle mean', /^(?!.*customs)/],
    ['how long does shipping take', /business days/],
  ])('%s', (asked, answer) => expect(heard(asked).text).toMatch(answer))

  it('builds for a power though the noise is limited, with the exhaust as it is', () => {
    const { builds } = heard('2022 gr86', 'please no loud exhaust', '250 whp')
    const parts = builds.at(-1)?.reply.recommendedParts ?? []
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.map(({ kind }) => kind)).not.toContain('catback_exhaust')
  })
})

describe('Fox', () => {
  eachOf(9, [
    [['does the tacoma 4.0 need a diff drop with a lift', 'what shocks would you run, fox or bilstein?']],
    [['2010 tacoma 4.0', 'what shocks, fox or bilstein']],
    [['2010 tacoma 4.0', 'are fox 2.0s any good on it?']],
    [['2010 tacoma 4.0', 'fox coilovers?']],
  ])('%j is of the Tacoma', (turns) => expect(heard(...turns).text).not.toMatch(/mustang/i))
  eachOf(9, ['93 fox, 300 whp', 'bilsteins for my 89 fox', 'coilovers for my fox body'])('%s is the Mustang', (asked) =>
    expect(heard(asked).text).toMatch(/Mustang Fox/),
  )
})

describe('one part for a power', () => {
  eachOf(9, [
    ['what clutch for 400whp 350z street n drift, no puck clutch'],
    ['2005 350z. best clutch for 450 whp, no puck'],
    ['which clutch do i need for 500 whp, 2015 mustang gt'],
  ])('%s', (asked) => {
    const { builds, offered = [] } = heard(asked)
    expect(builds).toHaveLength(0)
    expect(offered.length).toBeGreaterThan(0)
    expect(new Set(offered.map(({ kind }) => kind))).toEqual(new Set(['clutch']))
    expect(offered.map(({ name }) => name).join()).not.toMatch(/puck/i)
  })
  it('goes on with another power', () => {
    expect(heard('2005 350z, what clutch for 400 whp', 'and for 450 whp?').builds).toHaveLength(0)
  })
})
