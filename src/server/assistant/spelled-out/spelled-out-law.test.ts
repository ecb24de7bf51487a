import { describe, expect, test } from 'vitest'
import { advisor } from '../../../../scripts/conversation-trials/advisor.ts'
import { lastOf, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import { spelledOut } from './spelled-out.ts'

const put = (...said: string[]): string =>
  spelledOut(
    advisor.catalog,
    said.map((text) => ({ from: 'visitor' as const, text })),
  ).messages.at(-1)?.text ?? ''

describe('law: a name that several of our models share stands for the likeliest', () => {
  eachOf(6, [
    ['how long does an n54 live at stage 2', /335i n54/],
    ['thinking of a cam for my scat pack', /challenger scat pack/],
    ['what will my hellcat trap with a lower', /challenger hellcat/],
    ['2024 hellcat stage 1', /durango hellcat/],
    ['tuned ecoboost pulling a 7000 lb trailer, 91 octane', /f150 3\.5 ecoboost/],
    ['my ecoboost on e30, how much', /mustang ecoboost/],
    ['2015 st fmic or downpipe first', /focus st/],
    ['my 2005 z with a single turbo', /350z/],
    ['my 2024 z, downpipes?', /400z/],
    ['my z overheats the oil', /370z/],
    ['vq37 with a vortech, how much', /370z vq37/],
    ['gen 2 bottom end at 700', /mustang gt coyote gen 2/],
    ['2017 f150 ecoboost 420 whp', /f150 3\.5 ecoboost/],
  ])('%s', (said, whole) => {
    expect(put(said)).toMatch(whole)
  })

  eachOf(6, [
    'charger hellcat 2019, 800 whp',
    'trackhawk with the hellcat motor',
    'n54 or n55, which lives longer',
    'how fast is a stock hellcat',
    'fiesta st stage 1',
    '135i n54 stage 2',
    'g37 vq37 cams',
    'is the v6 or the ecoboost better in the f150',
    'what does stage 2 do on e85',
    'n54 swap in an e30',
    'gen 3 hemi block limit',
  ])('stays as typed: %s', (said) => {
    expect(put(said)).toBe(said)
  })

  test('which car was taken is said once, beside its answer', () => {
    const [first, then] = talk('what goes first on a hellcat with a smaller pulley', 'and the gearbox?')
    expect(first?.text).toMatch(/I read that as a Dodge Challenger SRT Hellcat; the Charger/)
    expect(then?.text).not.toMatch(/I read that as/)
    expect(lastOf('cuanto aguanta la caja de mi hellcat').text).toMatch(/Lo leí como un Dodge Challenger SRT Hellcat/)
  })

  test('another body keeps the trim', () => {
    expect(lastOf('my hellcat, 780 whp on 93', 'charger, 2019').builds.at(-1)?.request.modelId).toBe(
      'dodge-charger-srt-hellcat',
    )
  })
})

describe('law: a car that is not the customer’s leaves his own', () => {
  eachOf(6, [
    [['sold my 2015 wrx, bought a 2018 golf r, stage 2'], /golf r/, /wrx/],
    [['traded in my mustang gt and now i have a 2017 camaro ss, cam?'], /camaro ss/, /mustang/],
    [['the supra is my brother’s, mine is a 2014 brz, header gain'.replace('’', "'")], /brz/, /supra/],
    [["my cousin's 2020 m340i vs me, stage 2, what does he run"], /m340i/, /vs me/],
    [['2019 raptor wait no 2018 raptor, 480 whp'], /^2018 raptor/, /2019/],
  ])('%j', (said, own, other) => {
    expect(put(...said)).toMatch(own)
    expect(put(...said)).not.toMatch(other)
  })

  test('without another car what was sold stays what is talked about', () => {
    expect(put('i sold my 2016 wrx last year')).toBe('i sold my 2016 wrx last year')
  })
})

describe('law: a year, a body or a code alone is of the car of the talk', () => {
  eachOf(6, [
    [['2003 z06, what does a centrifugal make', 'the 1999 coupe i meant'], /1999 Chevrolet Corvette/],
    [['2014 silverado 6.2, safe limit', 'and the sierra, same?'], /sierra 6\.2/],
    [['2017 f80 m3 against a 2012 e92 m3', 'f80, 500 whp'], /2017 f80/],
  ])('%j', (said, whole) => {
    expect(put(...said)).toMatch(whole)
  })

  test('two figures after a comma are the year of the car that is named', () => {
    expect(put('weak points of a legacy gt before i buy it, 08')).toMatch(/2008/)
    expect(put('focus rs with 20 psi, 93')).not.toMatch(/1993|2020/)
  })

  test('a year beside a change is the car’s', () => {
    const { builds } = lastOf('focus st, 265 whp', "it's a 2015, 91 octane")
    expect(builds.at(-1)?.request.year).toBe(2015)
  })
})

describe('law: what our catalog lacks is said by name and answered as far as truth goes', () => {
  test('a year beside ours is said once and the nearest is used', () => {
    expect(lastOf('2016 raptor, what does an intake add').text).toMatch(
      /^We don't list the 2016 Ford F-150 Raptor; these are the 2017's numbers/,
    )
    expect(lastOf('does a 2020 intake fit a 2016 raptor').text).not.toMatch(/these are the/)
  })

  eachOf(6, [
    ['any parts for a 2018 rc f', /Lexus/],
    ['2019 g70 3.3t, do you have anything that fits', /Genesis G70/],
    ['95 camaro lt1, first mods', /1993-97 Camaro with the LT1/],
  ])('%s', (said, name) => {
    expect(lastOf(said).text).toMatch(name)
    expect(lastOf(said).builds).toHaveLength(0)
  })

  test('a trim that is counted under another is told apart', () => {
    expect(lastOf('2006 legacy gt spec b weak points').text).toMatch(/From 2007 the Spec B has the STI 6-speed/)
    expect(lastOf('2012 335is dct, stage 2').text).toMatch(/335is has the N54/)
  })

  test('a twin by another badge is a yes, and an engine alone makes no part fit', () => {
    expect(lastOf('2016 silverado 6.2, safe limit?', 'the sierra is the same right').text).toMatch(/^Yes: .*GMC Sierra/)
    expect(
      lastOf('2021 ram trx, pulley and tune?', "it's the same 6.2 as the charger hellcat so that stuff bolts on").text,
    ).toMatch(/^Don't count on it/)
  })

  test('a rival without a year is one of the same time', () => {
    expect(lastOf('2008 335i automatic, what does it take to be as fast as an m3').text).toMatch(/stock 2008 BMW M3/)
  })
})

eachOf(6, [
  ['05 C6, LS2, M6. 450 whp on 91.', '2005 Chevrolet Corvette'],
  ["'05 vette, LS2, M6, 430 whp on 93", '2005 Chevrolet Corvette'],
])('a gearbox that is a car by name as well moves no year: %s', (words, car) => {
  expect(lastOf(words).text).toContain(`the ${car}`)
})
