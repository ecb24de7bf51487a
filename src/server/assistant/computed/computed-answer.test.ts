import { describe, expect, it } from 'vitest'
import { advisor } from '../../../../scripts/conversation-trials/advisor.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import type { Said } from '../advisor.ts'
import { answer } from '../answer.ts'

const told = (...turns: string[]): string => {
  const messages: Said[] = []
  let words = ''
  for (const turn of turns) {
    messages.push({ from: 'visitor', text: turn })
    const events = answer(advisor, messages)
    words = events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join(' ')
    const build = events.find((event) => event.type === 'build')
    messages.push({
      from: 'assistant',
      text: words,
      ...(build?.type === 'build' ? { request: build.request } : {}),
    } as Said)
  }
  return words
}

describe('a figure in another unit', () => {
  eachOf(9, [
    ['convert 450 Nm to lb-ft and 1.4 bar to psi', ['332 lb-ft', '20.3 psi']],
    ['what is 1.4 bar in psi', ['20.3 psi']],
    ['whats 22 psi in bar', ['1.52 bar']],
    ['how many hp is 300 kw', ['402 hp']],
    ['306 PS in horsepower?', ['302 hp']],
    ['how many kilos is 3400 lb', ['1,542 kg']],
    ['1000cc in lb/hr', ['95 lb/hr']],
    ['60 lb/hr injectors how many cc', ['630 cc']],
    ['100 c in fahrenheit', ['212°F']],
    ['how many km is 100 miles', ['161 km']],
    ['my gauge reads 1.6 bar, what is that in pounds', ['23.2 psi']],
    ['My 335i have 306 KM, how much it is in whp?', ['302 hp', 'whp']],
  ])('%s', (asked, figures) => {
    for (const figure of figures) expect(told(asked)).toContain(figure)
  })

  eachOf(9, ['2015 wrx 300 whp on 93, 22 psi', '2018 mustang gt, 450 Nm more'])('is no conversion: %s', (asked) => {
    expect(told(asked)).not.toMatch(/ is [\d.]+ (?:bar|lb-ft)\./)
  })
})

describe('more than a figure', () => {
  it('is told the figure and then the answer', () => {
    expect(told('how many psi is 2 bar and is it safe on a stock 2015 wrx')).toMatch(
      /^2 bar is 29 psi\..*power that breaks it/s,
    )
  })
  it('is not called a crank figure where it came off a dyno', () => {
    expect(told('my dyno says 380 kw at the wheels, what is that in hp')).not.toMatch(/crank/)
  })
})

describe('a price that is doubted', () => {
  eachOf(9, [
    ['is 1200 for a tune a fair price', /^Yes, \$1,200/],
    ["I saw a supercharger and it's like 8 grand. Is that a ripoff?", /^No, \$8,000 is a normal price/],
    ['a shop wants 30 grand for a supercharger, is that a ripoff', /more than ours/],
  ])('%s', (asked, words) => {
    expect(told(asked)).toMatch(words)
  })
})

describe('the size of injectors and pumps, by the formulas of the engine', () => {
  eachOf(9, [
    ['What injector size in cc/min for 650 whp on E85, 8 cylinders, 85% duty cycle, forced induction?', /930 cc\/min/],
    ['are 1000 cc injectors enough for 600 whp on e85, evo 9', /^No.* 1,?770 cc/],
    ['ID1050x vs 1300 for ~500whp e85 evo 9, fp red', /^Neither.*1050 cc feeds.*1300 cc feeds/],
    ['how many cc do i need for 500 whp on 93, 4 cylinder turbo', /1,?050 cc\/min/],
    ['how much power will 850cc injectors support on 6 cylinders, e85', /440 whp/],
    ['injector duty at 450 whp with 750cc, 93, 4 cylinders', /107% duty/],
    ['is a walbro 450 enough for 600 whp on e85', /^No.*490 L\/h/],
    ['what size fuel pump for 800 whp on e85', /650 L\/h/],
  ])('%s', (asked, words) => {
    expect(told(asked)).toMatch(words)
  })

  eachOf(9, [
    '2006 Magnum R/T, 400 crank horsepower and long tube headers, pump 93',
    '2018 gt, 600 whp, has 1000cc injectors and a walbro 450, what else do i need',
  ])('is not asked: %s', (asked) => {
    expect(told(asked)).not.toMatch(/L\/h of pump|cc\/min each/)
  })
})

describe('what named parts make', () => {
  eachOf(9, [
    '2021 GR Supra 3.0: predicted whp and torque for intake, downpipe and tune on 93. Give the range, not marketing.',
    '2018 mustang gt with an intake and a tune, how much whp',
    'what would a 2015 wrx make with downpipe, tune and intake on 93',
    '2017 camaro ss long tubes and cam, expected whp?',
    '2016 scat pack: headers, tune, cold air. what power and torque',
  ])('%s', (asked) => {
    expect(told(asked)).toMatch(/should make \d+ whp and \d+ lb-ft.*Most cars land between \d+ and \d+/)
  })
})

describe('times at another weight', () => {
  it('runs the build that was shown', () => {
    const words = told(
      '2021 Supra 3.0 stock: 0-60, quarter mile ET and trap?',
      'now with 450 whp same weight',
      'and at 3000 lb instead',
    )
    expect(words).toMatch(/At 3,000 lb the 2021 Toyota GR Supra 3.0 with 4\d\d whp/)
  })
  eachOf(9, [
    ['2018 mustang gt quarter mile if i take out 300 lb', 'quicker in the quarter for 300 lb less'],
    ['how much quicker is a 2015 wrx sti 200 lbs lighter', 'quicker in the quarter for 200 lb less'],
    ['2020 hellcat stock quarter mile with a 250 lb passenger', 'slower in the quarter for 250 lb more'],
  ])('%s', (asked, words) => {
    expect(told(asked)).toContain(words)
  })
})

describe('what to buy first', () => {
  eachOf(9, [
    [
      'what should i do first intercooler or a tune on my f150 ecoboost 2019 3.5 towing in the texas heat',
      /^Intercooler first/,
    ],
    ["2019 ND2 Miata for SCCA autocross, STR. what's the first thing you'd spend money on", /^Performance tires first/],
    ['350z 2005 cheap bolt ons what gives most hp per dollar', /\$\d+ a whp; .*\$\d+ a whp/],
    ['2018 mustang gt what mod first', /^On the 2018 Ford Mustang GT the tune/],
    ['tune or downpipe first on a 2019 golf r', /^Tune first/],
    ['coilovers or sway bars first for autocross on a 2017 wrx', /^Sway bar first/],
    ['what first, tires or brakes for my 2017 wrx', /^Performance tires first/],
    ['2016 silverado 5.3 i tow a camper, what should i upgrade first', /^Transmission cooler first/],
    ['is the GR86 or ND2 the better autocross car', /^For autocross: the .*Miata/],
    ['better tow truck 2019 f150 3.5 ecoboost or 2019 f150 5.0', /^For towing: the 2019 Ford F-150 3.5 EcoBoost/],
    ['whats a better flip 2015 wrx sti or 2015 golf r', /^For a flip/],
    ['NITROUS OR BLOWER ON A 392 SCAT PACK. NO TURBO', /nitrous for a few passes/],
    ['WHAT TIRE FOR THE TRACK ON A HELLCAT 275 OR 315 DRAG RADIAL', /^The 315, if your wheel/],
  ])('%s', (asked, words) => {
    const said = told(asked)
    expect(said).toMatch(words)
    expect(said).not.toMatch(/Tell me the car|Health first/)
  })
})

describe('what is not asked first', () => {
  eachOf(9, [
    'what do you recommend for oil in a 2015 wrx',
    '2017 wrx, what tires should i get first',
    'what breaks first on a 2017 wrx',
  ])('%s', (asked) => {
    expect(told(asked)).not.toMatch(/a whp/)
  })
})

describe('how accurate it is', () => {
  const summary = {
    results: 1200,
    sources: 300,
    accuracy: 0.95,
    meanError: 0.052,
    medianError: 0.038,
    bias: 0.001,
    held: 0.91,
  }
  eachOf(9, [
    'How accurate are your predictions, in percent, and on what sample size?',
    'how far off are your numbers usually',
    'margin of error on your whp figures?',
    'how many dyno results did you check against',
  ])('%s', (text) => {
    const [first] = answer({ ...advisor, accuracy: summary }, [{ from: 'visitor', text }])
    expect(first).toMatchObject({
      type: 'text',
      text: expect.stringMatching(/5\.2%.*3\.8%.*1,200 published.*300 sources.*91\.0%/),
    })
    expect(told(text)).toMatch(/over \d+ road tests.*\/accuracy/)
  })
  it('is no question of a gauge', () => {
    expect(told('how accurate is the boost gauge')).not.toMatch(/road tests/)
  })
})

describe('somebody who does not know cars', () => {
  eachOf(9, [
    'Hi! My husband has a 2020 Charger Scat Pack and his birthday is coming up. I have about $1000, what would he love? I know nothing about cars lol',
    'looking for a christmas gift for my boyfriend, he drives a 2018 mustang gt, under 500',
    "i don't know anything about cars. my son has a 2017 wrx, what can i buy him for $300",
    'my wife has a 2019 miata, i want to surprise her, 600 bucks, no idea about cars',
    'anniversary present for my husband, he loves his 2021 supra',
    'gift ideas for a car guy',
    'I know nothing about cars. Husband has a 2020 Charger Scat Pack. can you make it faster for $3000',
  ])('hears plain words: %s', (asked) => {
    const said = told(asked)
    expect(said).toMatch(/within 30 days/)
    expect(said).not.toMatch(/\d%|headroom|limit|injector/)
  })

  it('is not sent over what was said', () => {
    expect(told('christmas gift for my boyfriend, he drives a 2018 mustang gt, under 500')).not.toMatch(/\$1,150/)
  })
})

describe('the type of a question decides before its words', () => {
  eachOf(9, [
    [['whats the diff between a cold air intake and a short ram', 'which one makes more noise tho'], /^The short ram/],
    [['catback or axle back which drones more'], /^Usually the cat-back/],
    [['my evo knocks 3-4 counts at 6800 on e85, 30 psi. bad tune or bad gas'], /log it.*it was the gas.*it's the tune/],
    [['my sti pings on 93 at 5000 rpm, bad gas or bad tune'], /it was the gas.*it's the tune/],
    [['Is it safe to drive our kids around in a car with 700 horsepower?'], /tires/],
    [['is 600 hp safe for my teenager'], /new driver/],
    [['i lost my order number'], /confirmation email/],
    [['How many days takes delivery to Chicago and can I give back if part not fit?'], /business days.*30 days/],
    [
      ['he wants it louder but our HOA is already complaining. is there something that can be loud AND quiet lol'],
      /valves/,
    ],
    [
      ['lookin at a 2011 mustang gt 5.0 w 110k, prev owner has a supercharger on it, what should i check b4 i buy'],
      /compression/,
    ],
    [['who installs it if i live in arizona'], /local performance shop/],
    [['Is better N54 or N55 for tuning?'], /^For power the N54/],
    [["I saw a supercharger and it's like 8 grand. Is that a ripoff? what do you even get for that"], /normal price/],
    [
      [
        'brake pads for 2022 BRZ, autox + one or two track days a year, still need to drive to work',
        'would stock fluid be ok',
      ],
      /^On the street and for autocross, yes/,
    ],
  ] as const)('%j', (turns, words) => {
    expect(told(...turns)).toMatch(words)
  })

  it('has no tail that asks what was meant', () => {
    expect(told('can u send parts to my shop in tampa', 'and is there core charges on anything')).not.toMatch(
      /If you mean/,
    )
  })
})
