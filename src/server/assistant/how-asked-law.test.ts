import { describe, expect } from 'vitest'
import { lastOf } from '../../../tests/support/assistant-talk.ts'
import { lawOf } from '../../../tests/support/law.ts'

const mixed = <A, B>(some: readonly A[], others: readonly B[]): [A, B][] =>
  some.flatMap((one) => others.map((other): [A, B] => [one, other]))

describe('law: a how, whether or which is answered by what it asks', () => {
  const TUNABLE = ['2011 335i', '2015 wrx', '2016 mustang gt', '2018 golf r']
  const CHECKS = [
    'seller says its already got a stage 1. how do i check that before i buy',
    'he claims it has a tune. how can i tell',
    'how do i verify the car is really tuned like the owner said',
    'dealer says it was flashed already, any way to check',
  ]
  lawOf('how a tune is checked is told, and no tune sold', 6, mixed(TUNABLE, CHECKS), (some) => {
    for (const [car, asks] of some) {
      const { text, builds, parts } = lastOf(`looking at a ${car}, what breaks on these`, asks)
      expect(text, `${car}: ${asks}`).toMatch(/^Ask for the paper.*piggyback.*compression/i)
      expect(builds.length + parts.length, asks).toBe(0)
    }
  })

  const OLD_MAPS = [
    ['2012 wrx', 'can i just bolt on the downpipe and leave it on the stage 1 map'],
    ['2015 wrx', 'is it ok to run a downpipe on the stock tune'],
    ['2013 focus st', 'can i put the downpipe on and keep the same map'],
    ['2017 hellcat charger', 'could i put on the smaller pulley and stay on the stock tune'],
    ['2016 golf r', 'should i put the downpipe on and leave the tune alone'],
    ['2016 camaro ss', 'can i do long tubes and keep it on the old tune'],
    ['2013 gt500', 'wanna swap the pulley, can i wait on the tune'],
  ] as const
  lawOf('a part that the map does not know is refused outright', 3, OLD_MAPS, (some) => {
    for (const [car, asks] of some) {
      for (const talk of [[`${asks}, ${car}`], [`i have a ${car}, 1200 for mods, what do i do`, asks]]) {
        const { text, builds } = lastOf(...talk)
        expect(text, talk.join(' / ')).toMatch(/^No\b/)
        expect(builds.length, asks).toBe(0)
      }
    }
  })

  const PUMPS = ['2013 mazdaspeed3', '2011 335i', '2008 audi rs4']
  const ORDERS = [
    'hpfp internals before the tune or after?',
    'hpfp or tune first',
    'do i do the hpfp before i get it tuned',
  ]
  lawOf('the pump comes before the tune', 3, mixed(PUMPS, ORDERS), (some) => {
    for (const [car, asks] of some) expect(lastOf(`${car}, ${asks}`).text, car + asks).toMatch(/^Before the tune/)
  })

  const COOLED = [
    '2018 zl1, heat exchanger before or after the pulley',
    '17 hellcat charger, hx first or the pulley',
    '2004 e55 amg, should the intercooler pump be done before the pulley',
  ]
  lawOf('cooling comes before the pulley', 3, COOLED, (some) => {
    for (const asks of some) expect(lastOf(asks).text, asks).toMatch(/^The cooling first/)
  })

  const BLOWN = ['17 hellcat charger', '2018 camaro zl1', '2013 gt500']
  const PULLEYS = [
    'upper or lower pulley first',
    'which pulley should i do, upper or lower',
    'lower pulley or the upper one',
  ]
  lawOf('which pulley is picked, with its tune', 3, mixed(BLOWN, PULLEYS), (some) => {
    for (const [car, asks] of some) expect(lastOf(`${car}, ${asks}`).text, car + asks).toMatch(/^The upper first.*tune/)
  })

  const BESIDES = [
    ['03 cobra', 'if i do a 2.76 upper and a tune what else has to go with it', /heat exchanger/],
    ['2018 camaro zl1', 'smaller pulley, what else do i need with it', /heat exchanger/],
    ['2016 mustang gt', 'doing camshafts, what else needs to go with them', /springs/],
  ] as const
  lawOf('what goes with a part is told, and no shelf', 3, BESIDES, (some) => {
    for (const [car, asks, holds] of some) {
      const { text, parts } = lastOf(`${car}. ${asks}`)
      expect(text, asks).toMatch(holds)
      expect(parts.length).toBe(0)
    }
  })

  const MADE = [
    ['17 hellcat charger, upper or lower pulley first', 'what does that put me at the wheel on 93'],
    [
      '12 c63 customer wants headers and a tune. what known m156 stuff do i warn him about first',
      'what does he gain on 93',
    ],
    ['13 camaro ss auto, what do i need for a cam', 'with headers what does that usually dyno'],
    ['2016 golf r, is a downpipe and a tune hard to do', 'what would that make'],
    ['2014 mustang gt, headers and a tune, how much is that', 'and what would that put down'],
    ['2016 wrx, want a downpipe', 'how much power would i see from that'],
  ] as const
  lawOf('what the parts that were told make', 3, MADE, (some) => {
    for (const [first, asks] of some)
      expect(lastOf(first, asks).text, asks).toMatch(/should make \d+ whp .* up from \d+ whp/)
  })
})

describe('law: what is near is no answer', () => {
  const BROKE = ['2013 focus st', '2018 civic si', '2012 wrx']
  const FEELS = [
    'is that gonna do anything i can feel',
    'will i notice any of that',
    'would i even feel it',
    'will any of that make it faster',
  ]
  lawOf('whether it is felt, of a small list', 3, mixed(BROKE, FEELS), (some) => {
    for (const [car, asks] of some)
      expect(lastOf(`got 150 bucks and a ${car} what should i get`, asks).text, car + asks).toMatch(/^You feel/)
  })
  lawOf(
    'the cheapest of a kind that is over the money',
    3,
    mixed(BROKE, ['whats the cheapest tune then', 'ok cheapest tune?']),
    (some) => {
      for (const [car, asks] of some) {
        const { text } = lastOf(`got 150 bucks and a ${car} what should i get`, asks)
        expect(text, car + asks).toMatch(/^The cheapest tune .*\$\d+.* over your \$150/)
      }
    },
  )

  const HOME = [
    'can i do coilovers myself in my apartment lot on an 05 rsx type s',
    'should i put coilovers on my 2015 mustang gt in the driveway',
    'is it hard to do shocks and springs at home on a 2016 wrx',
  ]
  lawOf('suspension at home: stands, compressor, alignment, then labor by its hours', 3, HOME, (some) => {
    for (const first of some) {
      expect(lastOf(first).text, first).toMatch(/jack stands.*compressor.*alignment/)
      expect(lastOf(first, 'how much do yall charge to put em in').text, first).toMatch(
        /hours at \$\d+ an hour.*[Aa]lignment/,
      )
    }
  })

  const JOBS = ['clutch', 'camshafts', 'turbo kit', 'downpipe']
  lawOf('a job at home is judged before its price', 3, JOBS, (some) => {
    for (const job of some) {
      const { text, parts } = lastOf(`2016 wrx ${job}, can i do it in my driveway`)
      expect(text, job).toMatch(/driveway jobs.*shop/)
      expect(text, job).toMatch(job === 'downpipe' ? /^Yes/ : /^I wouldn't/)
      expect(parts.length, job).toBe(0)
    }
  })

  const SIGNS = [
    ['turbo', /shaft play|oil|smoke/i],
    ['clutch', /slip/i],
    ['injectors', /trim|misfire|balance/i],
  ] as const
  const HOWS = ['how do i know if my', 'how can i tell the'] as const
  lawOf('how a part is known to be bad is told, and none sold', 3, mixed(SIGNS, HOWS), (some) => {
    for (const [[part, holds], how] of some) {
      const asks = `${how} ${part} is ${part === 'clutch' ? 'slipping' : 'going bad'} on a 2016 wrx`
      const { text, parts } = lastOf(asks)
      expect(text, asks).toMatch(holds)
      expect(text, asks).not.toMatch(/\$|good for about/)
      expect(parts.length, asks).toBe(0)
    }
  })

  const OLD = ['2004 g35', '2005 mustang gt', '2001 civic', '1999 miata']
  const TIRED = [
    'is 250k miles too many to put a turbo on a',
    '210k miles, can i turbo my',
    'should i put a supercharger on my 230k mile',
  ]
  lawOf('boost on an engine with many miles starts with its checks', 6, mixed(OLD, TIRED), (some) => {
    for (const [car, asks] of some) {
      const first = `${asks} ${car}`
      expect(lastOf(first).text, first).toMatch(/compression.*leak-down/)
      expect(lastOf(first, 'what if i only run like 5 psi').text, first).toMatch(/neither the tune nor the checks/)
    }
  })

  const CVTS = ['2017 civic ex-t cvt. ktuner or hondata?', '2016 wrx cvt, stage 1 tune?']
  const SAFE = ['its the cvt so is it safe', 'will that kill the cvt', 'is that ok for the cvt']
  lawOf('a CVT is the limit', 3, mixed(CVTS, SAFE), (some) => {
    for (const [first, asks] of some) {
      expect(lastOf(first, asks).text, first + asks).toMatch(/^Not without risk/)
      expect(lastOf(first, asks, 'so how much torque would you stop at').text, first).toMatch(/10 to 15% over/)
    }
  })

  const STRANGE = ['2019 mazda6', '2020 cx-9', '2018 stinger']
  lawOf('a car that we do not build is told so, and no kit of another', 3, STRANGE, (some) => {
    for (const car of some) {
      const first = `anything for a ${car} with the turbo?`
      const told = lastOf(first)
      expect(told.text, car).toMatch(/^We don't build/)
      expect(told.parts.length + told.builds.length).toBe(0)
      const next = lastOf(first, 'then just brakes and tires. what would you put on')
      expect(next.text, car).toMatch(/street pads/)
    }
  })

  const ROLLS = [
    'a90 20 bm3 stg2 93, dp + ic, 60-130?',
    '2020 supra stage 2, 60-130?',
    'what does a 2018 mustang gt run 60 to 130',
    '2016 m3 100-200 time?',
  ]
  lawOf('a roll is what our model says, and an estimate where it goes past the quarter mile', 3, ROLLS, (some) => {
    for (const asks of some)
      expect(lastOf(asks).text, asks).toMatch(/About \d+\.\d s (?:60-130 mph|100-200 km\/h), by our model/)
  })
  lawOf('and needs a car', 3, ['what is a good 60-130 time?'], (some) => {
    for (const asks of some) expect(lastOf(asks).text, asks).not.toMatch(/About \d/)
  })

  const CODES = [
    ['a90 stage 2', 'GR Supra'],
    ['a90 bm3 stg2, 60-130?', 'GR Supra'],
    ['2020 a90, what does it run 60-130', '2020 Toyota GR Supra'],
  ] as const
  lawOf('a code of the chassis names the car', 3, CODES, (some) => {
    for (const [asks, name] of some) expect(lastOf(asks).text, asks).toContain(name)
  })

  const MPG = ['what does that do to my mpg', 'will it hurt gas mileage', 'does that change fuel economy']
  lawOf('gas mileage is of the tune where no tire was named', 3, MPG, (some) => {
    for (const asks of some) expect(lastOf('2016 golf r, is stage 1 worth it', asks).text, asks).not.toMatch(/35s|axle/)
  })

  const OFF = ['can u write my physics lab report then lol', 'do my homework', 'help me finish my essay']
  lawOf('schoolwork is none of ours', 3, OFF, (some) => {
    for (const asks of some) expect(lastOf('do yall do student discount', asks).text, asks).toMatch(/cars and parts/)
  })

  lawOf(
    'discount and payment plans: both',
    3,
    ['do yall do student discount or payment plans', 'any military discount or financing?'],
    (some) => {
      for (const asks of some) expect(lastOf(asks).text, asks).toMatch(/financing.*promo codes|promo codes.*financing/)
    },
  )
})
