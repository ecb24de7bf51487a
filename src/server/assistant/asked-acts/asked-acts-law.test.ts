import { expect, test } from 'vitest'
import { talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const lastOf = (...said: string[]) => {
  const answers = talk(...said)
  const last = answers.at(-1)
  if (!last) throw new Error('nothing was told')
  return last
}

const CARS = ['2018 Golf R', '2020 GR Supra 3.0', '2019 Civic Type R'] as const

eachOf(9, CARS)('two ways for the %s are each told in figures, and no whole build is planned', (car) => {
  for (const asked of [
    `compare for my ${car}: (a) only the tune (b) tune, downpipe and intercooler`,
    `${car}: option a) tune alone option b) tune and downpipe. which is better value`,
  ]) {
    const { text, builds } = lastOf(asked)
    expect(builds).toHaveLength(0)
    expect(text).toMatch(/^(?:For the money|The|No difference)[^\n]*\nOn the /)
    expect(text.match(/\d+ whp, \d+ lb-ft for \$[\d,]+ installed/g)).toHaveLength(2)
  }
})

eachOf(9, CARS)('the build of the %s is held against its tune alone', (car) => {
  const { text } = lastOf(`${car} 420 whp on 93`, 'tune only vs the whole package')
  const [first, second] = [...text.matchAll(/: (\d+) whp, \d+ lb-ft for \$([\d,]+)/g)]
  expect(first?.[2]).not.toBe(second?.[2])
})

test('a stock car against its parts is told in the time that is asked', () => {
  expect(lastOf('0-60 stock 2017 Camaro SS vs one with headers, cam and a tune').text).toMatch(
    /^0-60: \d\.\d s for .*stock car/,
  )
  expect(lastOf('2016 Camaro SS stock vs headers and tune quarter mile').text).toMatch(/^Quarter mile: /)
})

test('two cars, two years of one, and a choice of the trade are no two ways', () => {
  for (const asked of ['2018 Mustang GT or 2018 Camaro SS?', '2016 S4 stage 2 against 2018 S4 stage 1'])
    expect(lastOf(asked).text).toMatch(/Audi S4|Camaro SS/)
  expect(lastOf('2018 Mustang GT 600 whp', 'which limits first: rods, clutch or the gearbox?').text).not.toMatch(
    /^On the /m,
  )
})

eachOf(9, ['daily', 'commuting', 'my wife and the kids', 'track days', 'the strip'])(
  'which stage for %s is one stage',
  (use) => {
    const { text } = lastOf('2018 GTI stages', `which one for ${use}`)
    expect(text).toMatch(use === 'the strip' ? /^Stage 3 for/ : /^Stage 1 for/)
    expect(text).toMatch(/\$[\d,]+ installed/)
  },
)

eachOf(9, [
  'what did you leave out',
  "what's not included in that price",
  'any hidden costs?',
  'any extra fees on that?',
])('"%s" of a build is what the total lacks', (asked) => {
  const { text, builds } = lastOf('2018 Mustang GT 600 whp on 93', asked)
  expect(builds).toHaveLength(0)
  expect(text).toMatch(/^Sales tax and shipping/)
})

test('leaving a part out stays a change', () => {
  expect(lastOf('2018 Golf R 400 whp', 'leave out the downpipe').builds).toHaveLength(1)
})

eachOf(9, [
  ['is a 2018 Q50 Red Sport a good buy if I want 500 whp', /^Yes, for 500 whp/],
  ['thinking of getting a 2016 Mustang GT, smart if I want 700 whp later?', /^Yes, but it's tight/],
  ['should I get a 2019 Civic Si for a 450 whp project, good idea?', /^(?:Only if a built engine|No, not for)/],
] as const)('"%s" gets a verdict and what to look at', (asked, verdict) => {
  const { text } = lastOf(asked)
  expect(text).toMatch(verdict)
  expect(text).toMatch(/Before you pay/)
})

eachOf(9, ['so just get the 3.0?', 'should i just buy the 3.0'])(
  '"%s" after the smaller engine is a choice',
  (asked) => {
    expect(lastOf('2022 GR Supra 2.0 380 whp', asked).text).toMatch(/^Yes, get the 2022 Toyota GR Supra 3\.0/)
  },
)

test('of two cars one is picked to keep', () => {
  expect(lastOf('2016 S4 or 2018 S4', 'pick one to keep to 150k miles').text).toMatch(/^The 2018 Audi S4/)
})

eachOf(9, ['a 9 inch', 'a 12 bolt', 'an s60'])('%s is no part of ours, and no gearbox figure', (axle) => {
  const { text } = lastOf(`how much is ${axle} rear end for a 2000 Camaro SS`)
  expect(text).toMatch(/^We don't sell a complete rear end for the 2000 Chevrolet Camaro SS/)
})

test('how a car is tuned goes by its computer', () => {
  expect(lastOf('91 fox body 5.0, 280 whp n/a', 'how do you tune it, its obd1').text).toMatch(/no OBD2 port/)
  expect(lastOf('2018 GTI stage 1', 'how do you tune it').text).toMatch(/^Through the OBD2 port/)
  expect(lastOf('2001 S2000, 230 whp', 'how do you tune it').text).toMatch(/can't be flashed through the port/)
  expect(lastOf('2021 charger hellcat 800 whp', 'how do you tune it').text).toMatch(/once the computer is unlocked/)
  expect(lastOf('2008 S2000, 230 whp', 'how do you tune it').text).toMatch(/^Through the OBD2 port/)
})

test('after a code the parts are those of the code', () => {
  expect(lastOf('2011 335i throws p0299', 'which parts should i check first, cheapest first').text).toMatch(
    /^Smoke test first/,
  )
})

test('a trim is held against its plain car', () => {
  expect(lastOf('is the nismo really different from my 370 or just stickers').text).toMatch(
    /^Same engine \(VQ37VHR\), 18 hp more/,
  )
})

eachOf(9, ['just the legal ones please', 'show me only the smog legal version', 'ok solo lo legal'])(
  '"%s" plans the build again with what is lawful',
  (asked) => {
    const { text } = lastOf('2018 Golf R stage 2 on 91', asked)
    expect(text).toMatch(/Out: |Sale: /)
  },
)

test('whether it is legal stays a question', () => {
  expect(lastOf('2018 Golf R stage 2 on 91', 'is it street legal?').builds).toHaveLength(0)
})

test('what another shop asks is no budget', () => {
  expect(
    lastOf('2018 Charger Scat Pack, another shop wants $9800 for a blower. what does yours make and cost').text,
  ).not.toMatch(/over your budget/)
  expect(lastOf('2018 Golf R, max power for $5000').text).toMatch(/\$[1-5],\d{3}/)
})

test('a gearbox that is none of ours is not called safe', () => {
  const said = ['2002 Camaro SS automatic, 350 whp'] as const
  expect(lastOf(...said, 'will the automatic hold up').text).toMatch(/^I have no rating for the automatic/)
  expect(lastOf(...said, 'is it still pleasant as a daily').text).not.toMatch(/clutch|straight answer/)
  expect(lastOf(...said, 'how long in the shop').text).toMatch(/hours of labor/)
})

test('something of a build is asked of half a car: of the first that it may mean', () => {
  expect(lastOf('mustang 500whp', 'how many hours is that').text).toMatch(/hours of labor.*Yours is another one/s)
  expect(lastOf('370z headers tune', 'how much do i gain over stock with that').text).toMatch(/up \d+ from/)
})
