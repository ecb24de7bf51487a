import { describe, expect } from 'vitest'
import { lastOf, type Told } from '../../../tests/support/assistant-talk.ts'
import { lawOf } from '../../../tests/support/law.ts'

/** A first message, and what its answer has to say. */
const answers = (said: string, wanted: RegExp): Told => {
  const told = lastOf(said)
  expect(told.text, said).toMatch(wanted)
  return told
}
const sellsNothing = (said: string, wanted: RegExp): void => {
  const told = answers(said, wanted)
  expect(told.builds.length, `${said}: a build`).toBe(0)
  expect(told.parts.length, `${said}: parts`).toBe(0)
}
const on = (cars: readonly string[], said: readonly string[]) =>
  cars.flatMap((car) => said.flatMap((one) => [`${car}, ${one}`, `${one}, ${car}`]))

const BOOSTED = ['2008 335i', '2017 wrx', '2015 mustang ecoboost', '2016 golf r', '2018 f150 3.5 ecoboost']
const AUTOMATICS = ['2018 f150 5.0', '2016 charger scat pack', '2015 silverado 5.3', '2012 f150']
const CARS = ['2018 mustang gt', '2017 wrx', '2019 civic type r', '2015 camaro ss', '2014 corvette']

describe('law: a symptom in a first message is looked for before anything is sold', () => {
  const RAIL = [
    'rail pressure drops over 5k under load',
    'low rail pressure at wot, hpfp is 10k old',
    'fuel pressure falls off up top and it sets a low pressure code',
    'losing rail pressure in 4th on e40, pump is new',
  ]
  lawOf('rail pressure that falls: back off, log the low side', 6, on(BOOSTED, RAIL), (some) => {
    for (const said of some) sellsNothing(said, /low[- ](?:pressure )?side|in-tank|low side/i)
  })
  const GEARBOX = [
    'trans flares between 2 and 3 when hot',
    'shifts hard when its cold out',
    'transmission shifts really hard into 2nd when cold',
    'trans bangs into gear when hot',
    'transmission slips between 3rd and 4th',
  ]
  lawOf('a gearbox that flares, slips or shifts hard', 6, on(AUTOMATICS, GEARBOX), (some) => {
    for (const said of some) sellsNothing(said, /fluid level|fresh fluid/)
  })
  lawOf(
    'a gearbox alone, without a car',
    3,
    [
      '4l80 flares between 2 and 3 when hot, what does that mean',
      '6r80 slips between 3rd and 4th',
      '8hp bangs into 2nd',
    ],
    (some) => {
      for (const said of some) sellsNothing(said, /fluid level|fresh fluid/)
    },
  )
  const BRAKES = ['pads smoking after 3 laps', 'brakes are smoking after a session', 'front pads smoke at the track']
  lawOf('brakes that smoke are brakes, and no engine', 3, on(CARS, BRAKES), (some) => {
    for (const said of some) {
      const told = answers(said, /fluid/)
      expect(told.text, said).not.toMatch(/compression|rings|turbo for shaft/)
      expect(told.builds.length, said).toBe(0)
    }
  })
  lawOf(
    'nitrous pressure that falls: the bottle is checked, no kit is sold and no torch is near it',
    3,
    on(
      ['2013 g37', '2018 mustang gt', '2011 camaro ss'],
      ['bottle pressure falls off halfway down track', 'nitrous bottle pressure drops mid run, 10 lb bottle'],
    ),
    (some) => {
      for (const said of some) sellsNothing(said, /Weigh.*valve.*heater/s)
    },
  )
  lawOf(
    'fuel that is smelled comes first, whatever else is told',
    3,
    [
      'carbureted 302, holley 600, runs rich at cruise and I smell gas in the garage',
      'smell gas in the garage, edelbrock carb, rich at idle',
      '1968 mustang carbureted, smells like gas in the garage overnight',
    ],
    (some) => {
      for (const said of some) sellsNothing(said, /^(?:Stop driving|Don't start).*(?:garage|burns)/s)
    },
  )
})

describe('law: advice is given where advice is asked', () => {
  lawOf(
    'towing: what cools comes before a tune',
    3,
    ['2016 f150 3.5 ecoboost', '2018 f150 5.0', '2015 silverado 5.3'].flatMap((truck) => [
      `i tow a 7000 lb camper with a ${truck}, is a tune worth it or is a trans cooler smarter`,
      `${truck}, i tow a boat, tune or transmission cooler first`,
    ]),
    (some) => {
      for (const said of some)
        answers(said, /(?:cooler first|the transmission cooler|cooler: heat|comes before any power)/i)
    },
  )
  lawOf(
    'a bigger turbo, or left stock to last: stock, and why',
    3,
    ['2011 wrx', '2015 wrx sti', '2008 335i', '2015 mustang ecoboost'].flatMap((car) => [
      `daily driver ${car}, is it worth going bigger turbo or should i leave it stock for reliability`,
      `${car}, bigger turbo or keep it stock, needs to be reliable`,
    ]),
    (some) => {
      for (const said of some) expect(lastOf(said).text, said).toMatch(/^Leave it stock/)
    },
  )
  lawOf(
    'rods or a built motor before more power: from which power on',
    3,
    ['2015 sti', '2018 mustang gt', '2015 mustang ecoboost', '2014 corvette'].flatMap((car) => [
      `should i do rods before i turn it up, ${car} on 93`,
      `${car}, do i need forged pistons before i tune it`,
      `do i need a built motor before boost on my ${car}`,
    ]),
    (some) => {
      for (const said of some) expect(lastOf(said).text, said).toMatch(/^Not until about \d{3,4} whp/)
    },
  )
  lawOf(
    'power or other things first: what wears comes first, nothing is built',
    3,
    [...CARS, '2019 civic si', '2012 mustang gt'].flatMap((car) => [
      `is power worth it on my ${car} or should i do other things first`,
      `${car}, would you do power first or suspension and brakes`,
      `${car} daily, should i spend on power or something else first`,
    ]),
    (some) => {
      for (const said of some) {
        const told = answers(said, /tires|brakes|fluids/i)
        expect(told.builds.length, said).toBe(0)
      }
    },
  )
  lawOf(
    'a cam is chosen by what the car does',
    3,
    [
      ...['2015 silverado 5.3', '2010 silverado 5.3', '2018 silverado 5.3'].flatMap((truck) => [
        `what cam for a ${truck} daily driver that still tows a boat`,
        `${truck}, which cam if it still has to tow`,
      ]),
      'stage 2 or stage 3 cam for a ls3 camaro thats a daily',
      '2012 camaro ss daily, stage 1 or stage 2 cam',
      'which cam for a daily 2015 corvette, stage 2 or stage 3',
    ],
    (some) => {
      for (const said of some) answers(said, /^(?:The small|Stage [12]|The milder)/)
    },
  )
  lawOf(
    'a cam with the stock computer of a fox body',
    3,
    [
      "Got an '87 LX 5.0, stock short block, and a set of GT40P heads. What cam would you run with the stock computer?",
      '1988 mustang 5.0, what cam works with the stock ecu',
      '92 mustang 5.0 gt40 heads, which cam with the factory computer',
    ],
    (some) => {
      for (const said of some) answers(said, /speed density.*mass air/s)
    },
  )
  lawOf(
    'an engine to swap in: the older truck engine, and why',
    3,
    [
      "Thinking of a 5.3 in my '72 C10. Take one from a 2015 Silverado or find an older LS? I hear the direct injection is a headache",
      '5.3 swap for my 85 c10, gen 4 or a direct injected l83',
      'ls swap in a 68 nova, older 5.3 or a new l83 with direct injection',
    ],
    (some) => {
      for (const said of some) sellsNothing(said, /^The older/)
    },
  )
  lawOf(
    'a turbo on a car that never had one',
    3,
    ["my mom's 2014 accord", 'my 2012 camry', 'my 2010 corolla', 'my 2013 altima'].map((car) => `can i turbo ${car}`),
    (some) => {
      for (const said of some) sellsNothing(said, /not worth it|I wouldn't|don't build/i)
    },
  )
  lawOf(
    'what a downpipe is, and who needs one',
    3,
    [
      'whats a downpipe and do i need one',
      'what is a downpipe, do i need it',
      'do i need a downpipe and what does it do',
    ],
    (some) => {
      for (const said of some) sellsNothing(said, /behind the turbo.*(?:stock tune|stock car)/s)
    },
  )
})

describe('law: an order that went wrong is an order, whatever part is in it', () => {
  const WRONG = [
    'showed up with a bent flange, what now',
    'came today and the box was smashed',
    'arrived with a cracked weld',
    'got here damaged',
  ]
  const PARTS = ['headers', 'turbo kit', 'intake', 'catback', 'intercooler', 'coilovers']
  lawOf(
    'photos, not installed, the order number',
    3,
    PARTS.flatMap((part) => WRONG.map((wrong) => `my ${part} ${wrong}`)),
    (some) => {
      for (const said of some) sellsNothing(said, /photos.*order number/s)
    },
  )
  lawOf(
    'shipping and damage in one message: both',
    3,
    ['hood', 'bumper', 'supercharger kit'].map(
      (part) => `What's shipping on a ${part} to Denver, and what happens if it shows up damaged?`,
    ),
    (some) => {
      for (const said of some) answers(said, /(?=.*checkout).*photos/s)
    },
  )
})

describe('law: a tire size is a tire size', () => {
  const SIZES = ['265/70r17', 'lt285/70r17', '285/75/16', '275/60r20', '35x12.5r20', '33x12.50r17', '305/35r20']
  const TRUCKS = ['2016 f150 2.7', '2018 tundra 5.7', '2012 tacoma', '2015 silverado 5.3', '2019 mustang gt']
  lawOf(
    'what it fits on, and nothing is built',
    3,
    TRUCKS.flatMap((car) => SIZES.flatMap((size) => [`will ${size} fit my ${car}`, `${size} on my ${car}`])),
    (some) => {
      for (const said of some) sellsNothing(said, /inch wheel|in\. wheel|wheel/)
    },
  )
  lawOf(
    'against the stock tire: how much taller or wider',
    3,
    ['will 305/35r20 fit the back of a 2019 mustang gt', '285/75r16 on my 2012 tacoma, will it rub'],
    (some) => {
      for (const said of some) answers(said, /stock \d{3}\/\d{2}/)
    },
  )
})

describe('law: maintenance is asked in Spanish as well', () => {
  const ASKS = ['qué aceite le pongo a', 'que aceite lleva', 'cual aceite uso en']
  const TOWS = ['si jalo remolque', 'para remolcar', 'para jalar una traila', '']
  lawOf(
    'oil',
    3,
    ['mi silverado 2015 5.3', 'mi f150 2018 5.0', 'mi mustang gt 2016'].flatMap((car) =>
      ASKS.flatMap((asks) => TOWS.map((tows) => `${asks} ${car} ${tows}`.trim())),
    ),
    (some) => {
      for (const said of some) sellsNothing(said, /sint[eé]tico/i)
    },
  )
})

describe('law: who names a part and asks for it is shown it, and who wants a build gets it', () => {
  lawOf(
    'parts',
    3,
    ['downpipe for 2015 gti?', 'need a downpipe for my 2017 wrx, price?', 'show me cams for a 2015 camaro ss'],
    (some) => {
      for (const said of some) expect(lastOf(said).parts.length, said).toBeGreaterThan(0)
    },
  )
  lawOf(
    'builds',
    3,
    [
      'make the raptor quicker its a 2022 37 inch tires just a tune and whatever it needs daily driver 91',
      '2015 wrx, want 300 whp, daily, what tune and parts first',
      '2018 mustang gt make it faster, stage 2',
    ],
    (some) => {
      for (const said of some) expect(lastOf(said).builds.length, said).toBe(1)
    },
  )
})

describe('law: what is said of gasoline engines is not told of a diesel', () => {
  lawOf(
    'rail pressure',
    3,
    ['2014 6.7 powerstroke', '2006 duramax lbz', '2012 cummins'].map(
      (car) => `my ${car} has low rail pressure under load and limps`,
    ),
    (some) => {
      for (const said of some) sellsNothing(said, /is a diesel/)
    },
  )
})
