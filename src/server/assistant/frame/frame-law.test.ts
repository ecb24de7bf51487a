import { describe, expect, test } from 'vitest'
import { lastOf } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const CARS = ['2018 mustang gt', '2015 wrx', '2016 camaro ss', '2013 335i'] as const
const MONEY = /\$\d/

describe('law: what a part costs on the car, and how long it takes, is told in dollars and hours', () => {
  eachOf(
    3,
    CARS.flatMap((car) =>
      ['clutch', 'coilovers', 'intake', 'cat-back'].flatMap((part) => [
        `how much installed is a ${part} on a ${car}`,
        `what would a ${part} run me on my ${car}, labor and all? total`,
        `Hello, hope you are all well. I own a ${car}, all stock, and before I book anything I would like to know how much a ${part} would cost installed. Thank you very much in advance.`,
      ]),
    ),
  )('%s', (said) => {
    const told = lastOf(said)
    expect(told.builds).toEqual([])
    expect(told.text).toMatch(MONEY)
    expect(told.text).toMatch(/installed/)
    expect(told.parts.length).toBeGreaterThan(0)
  })

  eachOf(
    3,
    CARS.map((car) => `how long will my ${car} be in the shop for coilovers`),
  )('%s', (said) => {
    expect(lastOf(said).text).toMatch(/hours? of labor/)
  })

  test('a maker that we do not have is said, and what fits instead', () => {
    expect(lastOf("what's a mishimoto intercooler for a 2018 focus rs cost").text).toMatch(/^No Mishimoto intercooler/)
  })
})

describe('law: what bears power waits until the power needs it', () => {
  eachOf(9, [
    [
      'should I do the clutch before the tune on my 2016 fiesta st',
      /^Tune first, .* \d+% of the \d+ whp that the stock clutch/,
    ],
    ['do i do the clutch first or the blower on my 2014 mustang gt', /^Clutch first, or both at once/],
  ])('%s', (said, verdict) => {
    expect(lastOf(said).text).toMatch(verdict)
  })

  test('labor alone is told of a part that is brought', () => {
    expect(lastOf('how much do you charge to install coilovers i already own on a 2015 wrx').text).toMatch(
      /^Labor alone/,
    )
  })

  test('the money that was said is held against what the parts come to', () => {
    const said = 'price of a downpipe and an intercooler installed on a 2010 evo x, i have $3,000 to spend'
    expect(lastOf(said).text).toMatch(/inside your \$3,000/)
  })

  eachOf(9, [
    'how much boost can it take, 2012 mustang gt 6 speed stock motor',
    '2012 mustang gt how much boost on the stock motor',
  ])('no kit is put into the mouth of who names none: %s', (said) => {
    expect(lastOf(said).text).not.toMatch(/^\d+ whp is/)
  })
})

describe('law: a part that is refused is never told as one that is wanted', () => {
  eachOf(9, [
    'if i leave the blower off my 2014 mustang gt altogether, what would you do to pick up three tenths',
    '2018 mustang gt no turbo, how much quicker would headers make it',
  ])('%s', (said) => {
    const told = lastOf(said)
    expect(told.parts.filter(({ kind }) => /^(?:turbo|supercharger)/.test(kind))).toEqual([])
  })

  test("an '89 is a year and no fuel", () => {
    expect(lastOf("i race an '89 mustang lx 5.0, will the stock block split if i put a blower on it").text).not.toMatch(
      /octane of its tune/,
    )
  })
})

describe('law: of two the one is named first, with what each makes for what', () => {
  eachOf(9, [
    ['whipple or procharger on a 2018 mustang gt? daily driven', /^On the 2018 Ford Mustang GT the Whipple/],
    [
      'turbo or supercharger for my 2013 brz, i dont want to blow the motor',
      /^On the 2013 Subaru BRZ the supercharger/,
    ],
    ['heads and cam or a blower on a 2002 camaro ss? street car', /^On the 2002 Chevrolet Camaro SS the supercharger/],
    [
      'E85 or race gas for my 2020 gt500, which makes more',
      /^On the 2020 Ford Mustang Shelby GT500 E85: it makes more/,
    ],
    ['E85 or meth on a 2015 335i? no e85 near me though', /^On the 2015 BMW 335i the methanol/],
    ['coilovers or springs on a 2020 civic type r for the street', /^On the 2020 Honda Civic Type R the springs/],
    ['coilovers or springs on a 2020 civic type r for track days', /^On the 2020 Honda Civic Type R the coilovers/],
    ['2015 wrx, downpipe or e85 first?', /first, on the 2015 Subaru WRX/],
  ])('%s', (said, verdict) => {
    const told = lastOf(said)
    expect(told.text).toMatch(verdict)
    expect(told.text).toMatch(MONEY)
    expect(told.builds).toEqual([])
  })
})

describe('law: what E85 gains on the car is a figure, with what feeds it', () => {
  eachOf(
    3,
    CARS.flatMap((car) => [
      `what would e85 add on my ${car}`,
      `how much more would my ${car} make on e85 compared to 91, full bolt ons`,
      `what will e85 do for a stock ${car}`,
    ]),
  )('%s', (said) => {
    expect(lastOf(said).text).toMatch(/about \+\d+ whp|next to nothing/i)
    expect(lastOf(said).text).toMatch(/never E85 on a/)
  })
})

describe('law: what somebody has is weighed against what the stock engine takes', () => {
  eachOf(9, [
    ["I'm looking at a used 2015 wrx with 380 whp on the stock block, would you buy it", /^I'd pass/],
    [
      'I have a whipple and e85 on my 2016 mustang gt with stock rods, am i on borrowed time',
      /% of the \d+ whp that the stock/,
    ],
    [
      'running a tune on the stock intercooler, 2012 135i, is that ok in texas heat',
      /In that heat the stock charge cooling/,
    ],
  ])('%s', (said, verdict) => {
    const told = lastOf(said)
    expect(told.text).toMatch(verdict)
    expect(told.builds).toEqual([])
  })
})

describe('law: a limit that is asked about outright is no wish for a build', () => {
  eachOf(9, [
    'I just bought a 2008 evo x. My question is whether the stock clutch would hold if I went to about 350 at the wheels, because the seller told me it is original.',
    '2004 sti 6 speed, good for 500?',
    '8hp70 in a 2015 challenger hellcat at 850 wheel, ok?',
    'mt82 in my 2013 mustang gt, how much power before it breaks',
  ])('%s', (said) => {
    const told = lastOf(said)
    expect(told.builds).toEqual([])
    expect(told.text).toMatch(/good for (?:about )?\d+/)
  })

  test('a kit that is named is the power that it has to hold', () => {
    const stock = 399
    const used = Number(
      /and (\d+) whp (?:uses|is)/.exec(lastOf('will the 10r80 in my 2019 mustang gt hold a whipple').text)?.[1],
    )
    expect(used).toBeGreaterThan(1.5 * stock)
  })
})

describe('law: a symptom says what to leave, and sells nothing', () => {
  eachOf(9, [
    'my 2012 evo x falls on its face at 5500 rpm in third',
    '2014 335i bogs and cuts out at 4500 under full boost',
    '2013 335i loses boost and goes into limp mode on hard pulls',
    'wrx 2018 afr goes to 12.8 at wot on the stock tune with an intake. is that too lean',
    '2018 wrx knocks once in a while under load on 91 tune, ok to keep going?',
  ])('%s', (said) => {
    const told = lastOf(said)
    expect(told.text).toMatch(/full throttle/)
    expect(told.builds).toEqual([])
    expect(told.parts).toEqual([])
  })
})

describe('law: what a part takes off the run is told from both runs', () => {
  eachOf(9, [
    ['will drag radials take half a second off my 2019 scat pack', /^(?:Yes|No), .*0\.\d s/],
    ['how quick would my 2003 mustang cobra be in the quarter with only drag radials', /^About 0\.\d s off/],
  ])('%s', (said, verdict) => {
    expect(lastOf(said).text).toMatch(verdict)
    expect(lastOf(said).events.some(({ type }) => type === 'cart_change')).toBe(false)
  })
})

describe('law: fuel that it costs to drive is told in gallons, octane with a tune as a verdict', () => {
  eachOf(9, [
    [
      'what does it cost to run e85 vs 93 every month in a 2016 wrx, i drive 1000 miles',
      /\d+ gallons of premium.*\d+ gallons of E85/,
    ],
    ['how many more dollars a year is it to run a tuned 335i on premium', /gallons of regular/],
    ['Does a 2018 golf r still run on regular gas after a tune', /^No, not on the/],
    ['can I still put 89 in it after a pulley swap on my hellcat', /^No: once it is tuned/],
    ['does a tuned 2016 s3 need premium all the time', /^Yes, every tank/],
  ])('%s', (said, verdict) => {
    expect(lastOf(said).text).toMatch(verdict)
  })
})

describe('law: sound and tires are answered by what fits the car', () => {
  eachOf(9, [
    ['quietest exhaust for a wrx 2016', /^The mildest that we have .*Q300/],
    ['can I make power on my 2018 golf r without it getting louder', /^Yes: leave the exhaust/],
    ['what tires should I get for autocross on a 2017 brz', /RE-71RS/],
    ['drag radials for a 2016 camaro ss, what size fits', /^The driven tires are 275\/35R20/],
  ])('%s', (said, verdict) => {
    expect(lastOf(said).text).toMatch(verdict)
  })
})

describe('law: a short name and a year are one car', () => {
  eachOf(9, [
    ['how much is a fuel pump for my 2010 evo', 'Lancer Evolution X'],
    ['how much is a clutch for a 2004 evo', 'Lancer Evolution VIII'],
    ['turbo or blower on a 5.7 hemi challenger 2016', 'Challenger R/T'],
  ])('%s', (said, car) => {
    expect(lastOf(said).text).toContain(car)
    expect(lastOf(said).text).not.toMatch(/Scat Pack|Ralliart/)
  })
})
