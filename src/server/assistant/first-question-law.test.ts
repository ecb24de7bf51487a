import { describe, expect } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { lawOf } from '../../../tests/support/law.ts'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { meaningOf } from './meaning-of.ts'

const read = (text: string) => meaningOf({ vehicles: VEHICLES, parts: PARTS }, text)

describe('law: two cars that are named are the two that are compared', () => {
  lawOf(
    'one by its engine',
    3,
    [
      ['my g37 vs my boys n54, who got it', /G37[\s\S]*335i|335i[\s\S]*G37|135i/],
      ['2018 mustang gt or an n54', /Mustang GT/],
      ['my 370z vs his n54', /370Z/],
    ] as const,
    (some) => {
      for (const [said, named] of some) {
        const { text } = lastOf(said)
        expect(text, said).toMatch(named)
        expect(text, said).not.toMatch(/N55 for an easier life/)
      }
    },
  )
  lawOf(
    'one that we do not build: ours in figures, no figure of the other',
    3,
    [
      'hellcat or a trackhawk, which is the better one to mod',
      'trackhawk vs challenger hellcat',
      '2018 mustang gt or a model 3 performance, which is better to mod',
    ],
    (some) => {
      for (const said of some) expect(lastOf(said).text, said).toMatch(/We don't build the .* stock .* hp/s)
    },
  )
  lawOf(
    'what is left in the stock motor is read off the bottom ends',
    3,
    [
      'zl1 vs gt500, whos got more left in the stock motor',
      '2018 mustang gt vs 2018 camaro ss, which has more room on the stock bottom end',
      '2015 wrx vs 2015 mustang ecoboost, which stock block is stronger',
    ],
    (some) => {
      for (const said of some) expect(lastOf(said).text, said).toMatch(/^The .* has more left in the stock bottom end/)
    },
  )
})

describe('law: a goal that the money or the terms do not reach is said first', () => {
  const CARS = ['2015 charger scat pack', '2018 mustang gt', '2017 wrx', '2015 camaro ss']
  lawOf(
    'money',
    3,
    CARS.flatMap((car) => [`i got 1500 bucks and a ${car}, want 600 whp`, `${car}, 650 whp for $2,000`]),
    (some) => {
      for (const said of some)
        expect(lastOf(said).text, said).toMatch(/^Not 6[05]0 whp for \$[12],\d00: that buys \d+ whp/)
    },
  )
})

describe('law: a figure that tells an age or two gears is no money', () => {
  lawOf(
    'ages and gears',
    3,
    ['2008 335i', '2018 mustang gt', '2015 silverado 5.3'].flatMap((car) => [
      `${car}, the pump is 10k old`,
      `${car}, did plugs 5k ago`,
      `${car} 90k miles, flares between 2 and 3`,
      `motor has 12k on it, ${car}`,
    ]),
    (some) => {
      for (const said of some) expect(read(said).budgetUsd, said).toBeUndefined()
    },
  )
  lawOf('a truck is no race gas', 3, ["'72 c10", 'my c10', '1985 c10', 'a chevy c10'], (some) => {
    for (const said of some) expect(read(`${said}, what would you do first`).fuel, said).toBeUndefined()
  })
})

describe('law: work in one place counts once', () => {
  lawOf(
    'clutch and flywheel',
    3,
    ['16 mustang gt', '2013 mustang gt', '2017 wrx'].flatMap((car) => [
      `hours for clutch and flywheel on a ${car}, lift, one guy`,
      `how many hours for a clutch and flywheel on a ${car}`,
    ]),
    (some) => {
      for (const said of some) {
        const { text } = lastOf(said)
        if (!text.includes('We sell no')) expect(text, said).toMatch(/Together .* one job/)
      }
    },
  )
})

describe('law: nothing is offered that does not bolt on', () => {
  lawOf(
    'coilovers for other driven wheels',
    3,
    ['bmw 335', '2013 bmw 335i', '2009 335i'].flatMap((car) => [
      `I want buy coilover for ${car}, mine is with the four wheels driving`,
      `coilovers for my ${car} xdrive`,
      `${car} all wheel drive, which coilovers fit`,
    ]),
    (some) => {
      for (const said of some) {
        const told = lastOf(said)
        expect(told.parts.length, said).toBe(0)
        expect(told.text, said).toMatch(/other driven wheels/)
      }
    },
  )
  lawOf('a car from before fuel injection', 3, ['68 camaro', '66 chevelle', '70 nova', '71 nova'], (some) => {
    for (const car of some)
      expect(lastOf(`Do you carry anything for a '${car}, or is it all new stuff?`).text, car).toMatch(
        /^Nothing made for .*universal/s,
      )
  })
})

describe('law: what a gearbox takes is never told above the rating of the trade', () => {
  lawOf(
    'torque first',
    3,
    [
      'What does the T5 behind a fox body hold?',
      'what is the t5 in my 1990 fox body good for',
      'how much can the t5 in a fox body hold',
    ],
    (some) => {
      for (const said of some) {
        const { text } = lastOf(said)
        expect(text, said).toMatch(/300 lb-ft at the crank/)
        expect(text, said).not.toMatch(/3[1-9]\d whp|4\d\d/)
      }
    },
  )
  lawOf('figures asked without a yes', 3, ['zf8 in a 21 m340i, torque before it needs work?'], (some) => {
    for (const said of some) expect(lastOf(said).text, said).toMatch(/^The stock .*lb-ft/)
  })
})

describe('law: pads and fluid are two', () => {
  lawOf(
    'for the track and the way there',
    3,
    ['15 c7 z51', '2018 mustang gt', '2017 wrx', '2019 civic type r'].map(
      (car) => `pads and fluid for a ${car}, 8 days a year and i drive it to the track`,
    ),
    (some) => {
      for (const said of some) expect(lastOf(said).text, said).toMatch(/^Take the .*Fluid: .*DOT 4/s)
    },
  )
})

describe('law: a car and how it is, without a wish, gets an answer and no question for its power', () => {
  const STATES = [
    'coolant temp climbs on the highway but fine in town',
    'rough idle when cold',
    'coolant smell after driving',
    'high idle after i installed a throttle body',
    'pedal vibrates when i stop from 60',
  ]
  const CARS = ['2011 mustang gt', '2015 wrx', '2016 golf r', '2014 camaro ss']
  lawOf(
    'explained',
    3,
    CARS.flatMap((car) => STATES.flatMap((state) => [`${car} ${state}`, `${state}, ${car}`])),
    (some) => {
      for (const said of some) {
        const told = lastOf(said)
        expect(told.text, said).not.toMatch(/How much wheel power/)
        expect(told.builds.length + told.parts.length, said).toBe(0)
      }
    },
  )
  lawOf('a car alone is still asked what it is to do', 3, CARS, (some) => {
    for (const car of some) expect(lastOf(`got a ${car}`).text, car).toMatch(/How much wheel power/)
  })
})

describe('law: the use comes before power where money is told for it', () => {
  lawOf(
    'road course, autocross, towing',
    3,
    ['2013 mustang gt', '2017 wrx', '2019 civic type r'].flatMap((car) => [
      `i have $3000 and a ${car}, what should i do first for track days`,
      `$2,500 for my ${car}, autocross, what first`,
    ]),
    (some) => {
      for (const said of some) {
        const told = lastOf(said)
        expect(told.builds.length, said).toBe(0)
        expect(told.text, said).toMatch(/first\./)
      }
    },
  )
})

describe('law: two gearboxes are no two fuels', () => {
  lawOf(
    'auto or manual',
    3,
    ['is a 10r80 or a mt82 better for drag', '8hp or a manual for the strip', '6l80 or tr6060 for drag racing'],
    (some) => {
      for (const said of some) expect(lastOf(said).text, said).not.toMatch(/E85/)
    },
  )
})

describe('law: oil in Spanish, however it is asked', () => {
  lawOf(
    'interval and grade',
    3,
    ['mi wrx 2017', 'mi f150 2016 3.5 ecoboost', 'mi mustang gt 2016'].flatMap((car) => [
      `cada cuanto le cambio el aceite a ${car} con tune`,
      `sirve 5w30 en ${car} para jalar`,
      `le puedo poner 5w30 a ${car}`,
    ]),
    (some) => {
      for (const said of some) {
        const told = lastOf(said)
        expect(told.text, said).toMatch(/aceite|sint[eé]tico/i)
        expect(told.parts.length + told.builds.length, said).toBe(0)
      }
    },
  )
})

describe('law: what is wrong with a part is explained before one is sold', () => {
  lawOf(
    'clutch pedal, ride height, tires',
    3,
    ['1999 cobra', '2018 mustang gt', '2015 sti', '2013 focus st'].flatMap((car) => [
      `${car} clutch pedal stuck to the floor after a hard shift`,
      `${car}, clutch pedal stays down at high rpm`,
      `installed springs and now my ${car} sits crooked`,
      `${car} front tires chunking after a track day`,
    ]),
    (some) => {
      for (const said of some) {
        const told = lastOf(said)
        expect(told.parts.length + told.builds.length, said).toBe(0)
        expect(told.text, said).toMatch(/first|before/)
      }
    },
  )
})

describe('law: a tire width beside a wheel is no power, and a gap is no race', () => {
  lawOf(
    'the wheel for a width',
    3,
    ['2017 camaro ss 1le', '2018 mustang gt', '2016 sti'].flatMap((car) => [
      `9.5 wide or 10 wide wheel for a 275 on my ${car}`,
      `what width wheel for a 305 on a ${car}`,
      `is a 9 inch wheel ok for 275 on my ${car}`,
    ]),
    (some) => {
      for (const said of some) {
        expect(read(said).goal, said).toBeUndefined()
        expect(lastOf(said).text, said).toMatch(/goes on a .* inch wheel/)
      }
    },
  )
  lawOf(
    'plug gap',
    3,
    [
      'spark plug gap for a 2.3 ecoboost on stage 2',
      'plug gap on a 2018 mustang gt with a blower',
      'what gap for plugs, 2015 wrx',
    ],
    (some) => {
      for (const said of some) {
        expect(read(said).goal ?? {}, said).not.toHaveProperty('fasterThan')
        expect(lastOf(said).text, said).toMatch(/gap/)
      }
    },
  )
})

describe('law: which of two cars is more reliable is read off what is known to break', () => {
  lawOf(
    'no quarter mile first',
    3,
    [
      '2020 gt500 or 2020 zl1 which is more reliable',
      'which is more reliable, 2018 gti or 2018 wrx',
      '2015 sti vs 2015 evo x, reliability',
    ],
    (some) => {
      for (const said of some) {
        expect(lastOf(said).text, said).toMatch(/known to break|Known weak points/)
        expect(lastOf(said).text, said).not.toMatch(/^Stock,/)
      }
    },
  )
})

describe('law: what is called stock is not bought', () => {
  lawOf(
    'a stock turbo in a question',
    3,
    ['2016 golf r', '2017 wrx', '2018 gti'].flatMap((car) => [
      `should i get e30 or meth on my ${car} stock turbo`,
      `meth or e30 on the stock turbo, ${car}`,
    ]),
    (some) => {
      for (const said of some) expect(lastOf(said).text, said).not.toMatch(/turbo kit/i)
    },
  )
})
