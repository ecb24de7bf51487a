import { describe, expect, it } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const last = (...messages: readonly string[]): string => talk(...messages).at(-1)?.text ?? ''

describe('law: a power that is asked about is answered yes or no before its build', () => {
  eachOf(9, [
    ['2019 mustang gt, can it make 700 whp on e85?', /^Yes: about \d+ whp on E85/],
    ['2015 wrx, would 380 whp on 93 be out of the question?', /^(?:No, it can be done|Possible, but|Not 380)/],
    ['2016 camaro ss 560 whp no boost, is that possible?', /^Not 560 whp/],
    [
      "J'ai une Camaro SS 2014 manuelle, je voudrais 520 chevaux aux roues sans compresseur, c'est possible ?",
      /^On n'arrive pas à 520 whp|^Non/,
    ],
  ])('%s', (said, lead) => {
    expect(last(said)).toMatch(lead)
  })
  eachOf(9, ['2019 mustang gt, 480 whp', '2018 golf r stage 2', '2016 wrx, 300 whp on 93'])('%s has none', (said) => {
    expect(last(said)).not.toMatch(/^(?:Yes|No|Possible|Not quite)\b/)
  })
})

describe('law: which gas a shown build wants is answered of that build', () => {
  eachOf(9, [
    'does that mean i need premium now?',
    'so do i have to run 93 in it',
    'what kind of gas does it need then',
    'can i still run regular in it?',
  ])('%s', (asked) => {
    expect(last('2018 camaro ss manual, 450 whp', asked)).toMatch(
      /^(?:Yes, premium|Premium|No, not regular): this build's tune/,
    )
  })
  eachOf(9, ['what if only 91', 'how much do i gain on e85', 'redo it on 91'])('%s changes it', (asked) => {
    expect(last('2018 camaro ss manual, 450 whp', asked)).not.toMatch(/^(?:Yes, premium|Premium:|No, not regular)/)
  })
})

describe('law: worth it opens with a verdict by what a whp costs on the car', () => {
  eachOf(9, [
    ['is a 2012 370z worth tuning', /^(?:Yes|Only|Not for power)[^.]*\. A tune alone gives the 2012 Nissan 370Z/],
    ['is stage 1 worth it on a 2019 golf r', /^Yes: \$\d+ a whp is cheap power\. Stage 1/],
    ['worth supercharging a 2014 brz?', /^(?:Not for power alone|Only|Yes)[^.]*\. A supercharger with what it needs/],
    ['cat back on a 2017 silverado 5.3, worth the money?', /^Not for power\./],
  ])('%s', (said, lead) => {
    expect(last(said)).toMatch(lead)
  })
  eachOf(9, ['is a 2012 gti worth buying', 'my buddy wants 8k for his 2015 wrx, worth it or sell mine'])(
    '%s is none of it',
    (said) => {
      expect(last(said)).not.toMatch(/ gives the .* about \+\d+ whp/)
    },
  )
})

describe('law: both halves of a question are answered', () => {
  eachOf(9, [
    ['price, hours and torque?', [/\$\d/, /hours/, /lb-ft/]],
    ['boost and torque at the wheels?', [/psi/, /lb-ft/]],
  ] as const)('%s', (asked, all) => {
    const told = last('2018 mustang gt manual with a whipple, 650 whp on 93', asked)
    for (const one of all) expect(told).toMatch(one)
  })
  it('a build that is gone back to comes with what is asked of it', () => {
    const told = last(
      '2017 gti dsg 340 whp e30',
      'keep the is20',
      'go back to the first one and tell me boost and torque',
    )
    expect(told).toMatch(/lb-ft at the wheels/)
    expect(told).toMatch(/psi at the power peak/)
  })
  it('a car that is named late is the car of every question', () => {
    const told = last('what do the stock rods take and will the clutch hold 420? its a 2019 civic type r')
    expect(told.match(/2019 Honda Civic Type R/g)?.length).toBeGreaterThan(1)
  })
  it('what something is, and its price', () => {
    const told = last('my son wants a procharger. what is that and how much is it for a 2018 mustang gt')
    expect(told).toMatch(/compressor on a belt|centrifugal/i)
    expect(told).toMatch(/\$[\d,]+ installed/)
  })
  it('headroom and what breaks are told of each car', () => {
    const told = last('2018 golf r vs 2017 wrx sti, which has more headroom and what breaks')
    expect(told.match(/What breaks on the/g)).toHaveLength(2)
  })
})

describe('law: figures are told in the units of the customer too', () => {
  eachOf(9, [
    ['2017 audi s3, how many kw at the wheels on the stock turbo at most', /\d+ kW/],
    ['2019 audi s5, 470 ps on 98 ron', /\d+ PS/],
  ])('%s', (said, unit) => {
    expect(last(said)).toMatch(unit)
  })
  it('and in no other', () => {
    expect(last('2019 mustang gt, 480 whp')).not.toMatch(/kW|PS\b|km\/h/)
  })
})

describe('law: what bears a power is judged by it', () => {
  it('a power that was only told', () => {
    const told = last(
      '2018 charger scat pack, another shop wants 9800 for a blower, what does yours cost all in on 93',
      'will the stock pistons live at that',
    )
    expect(told).toMatch(/^No/)
    expect(told).toMatch(/good for about 560 whp/)
  })
  it('a gearbox that tows hears of heat', () => {
    expect(last('2016 silverado 6.2 stage 1', 'will the trans live pulling hills with a trailer')).toMatch(/cooler/)
  })
  it('a cheaper build that leaves a stock part at its limit says so', () => {
    const told = last('2012 charger rt makes 345 to the wheels with long tubes and a tune, want 500', 'whats cheaper')
    if (/Out: [^.]*transmission/.test(told)) expect(told).toMatch(/The catch: the stock/)
  })
})

describe('law: what is asked of the shop is told whole', () => {
  eachOf(9, [
    [['can i return a part he hates', 'even if he put it on already'], /^No, once a part has been installed/],
    [['you thieves, 4 weeks waiting on my order 20391'], /^Sorry about the wait\./],
    [['do you ship to manila'], /^No/],
    [['how accurate are your bmw numbers, average error?'], /^No split for BMW alone/],
    [['can it get here by friday and can you leave the price out of the box'], /no price in the box/],
    [['write me a poem about lug nuts'], /lug nuts/],
  ] as const)('%s', (messages, form) => {
    expect(last(...messages)).toMatch(form)
  })
  eachOf(9, ['are long tubes legal in ohio', 'is a downpipe on a 2018 wrx legal in texas'])('%s', (said) => {
    expect(last(said)).toMatch(/not street legal[\s\S]*(?:Ohio|Texas)/)
  })
})

describe('law: power is not sold on top of a fault code', () => {
  eachOf(9, [
    'got a p0299 on my 2013 focus st, will a stage 1 fix that',
    'check engine light is on, can a tune fix it',
  ])('%s', (said) => {
    expect(last(said)).toMatch(/^No: more power doesn't fix a fault/)
  })
  eachOf(9, ['2016 wrx stage 1, how much', 'code p0420 after my catless downpipe, can a tune fix it'])(
    '%s is none of it',
    (said) => {
      expect(last(said)).not.toMatch(/more power doesn't fix/)
    },
  )
})

describe('law: a car that is none of ours is not refused in the same words twice', () => {
  eachOf(9, [
    ['just want it to tow better', /towing heat comes first/],
    ['and on e85?', /without boost E85 is a small gain/],
    ['ok just an exhaust then', /cat-back/i],
  ])('%s', (asked, says) => {
    expect(last('can you build my 2013 nissan armada', asked)).toMatch(says)
  })
})

describe('law: a kit is told with what it needs on the car', () => {
  it('by its price and after it', () => {
    const [price, needs] = talk('how much is a procharger for a 2016 camaro ss', 'what else does it need').map(
      ({ text }) => text,
    )
    expect(price).toMatch(/With what it needs: about \d+ whp on 93 octane/)
    expect(needs).toMatch(/^The 2016 Chevrolet Camaro SS also needs, installed: /)
  })
})

describe('law: a swap of what a build does not have is said', () => {
  it('headers', () => {
    expect(last('2018 mustang gt, 420 whp', 'swap the headers for another brand')).toMatch(/^There are no headers/)
  })
})
