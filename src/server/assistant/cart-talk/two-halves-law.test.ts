import { describe, expect, test } from 'vitest'
import { type Told, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

const last = (...said: string[]): Told => talk(...said).at(-1) as Told

describe('law: a part that is wished beside a question of the shop is told beside its answer', () => {
  const SHIPS = [
    ['do you deliver to alaska', /Alaska and Hawaii/],
    ['you guys ship to canada', /no Canada/],
  ] as const
  const WISHES = [
    ['my brother needs coilovers for his 2008 s2000', /2008 Honda S2000: .*coilovers/i],
    ['looking for an intercooler for a 2016 wrx', /2016 Subaru WRX/],
    ['motor mounts for a 2016 wrx, price', /We don't carry motor mounts/],
  ] as const
  eachOf(
    3,
    SHIPS.flatMap(([ships, where]) => WISHES.map(([wish, part]) => [ships, wish, where, part] as const)),
  )('%s, %s', (ships, wish, where, part) => {
    const { text } = last(`${ships}, ${wish}`)
    expect(text).toMatch(where)
    expect(text).toMatch(part)
  })

  test('the territory beside the far state, and the customs beside the land', () => {
    expect(last('do you ship to guam and hawaii').text).toMatch(/Hawaii.*territories don't go through checkout/s)
    const { text } = last('Do you ship also to Berlin? My cousin has a 2016 S3 and wants an intercooler, he pays duty')
    expect(text).toMatch(/^No, we only ship/)
    expect(text).not.toContain('Yes, we ship')
    expect(text).toContain('Intercooler for the 2016 Audi S3')
  })

  test('what was bought already is no wish', () => {
    expect(last('do you ship to ohio, the coilovers i ordered for my 2015 wrx came broken').text).not.toMatch(
      /Coilovers for the/,
    )
  })
})

describe('law: an order and the question beside it are both answered', () => {
  const IN_CART = ['intake for a 2008 silverado 5.3', 'add the cheapest one to my cart'] as const

  eachOf(9, ['take it out, will i notice it without a tune?', 'remove it, how much power was it worth anyway?'])(
    '%s',
    (said) => {
      expect(last(...IN_CART, said).text).toMatch(/out of your cart.*by itself.*\d whp/s)
    },
  )

  test('where the engine misreads the air of another intake, that is said', () => {
    const { text } = last('intake for a 2016 wrx', 'will i feel it without a tune')
    expect(text).not.toMatch(/^Yes/)
  })

  eachOf(9, ['and how many hours to fit it', ', how many hours to put it on'])('goes in, %s', (hours) => {
    const { text } = last(`2018 zl1 camaro, add the heat exchanger ${hours}`)
    expect(text).toMatch(/In your cart: .*\d hours of labor/s)
  })

  test('a question takes nothing out', () => {
    expect(last(...IN_CART, 'can i run it without the tune?').text).not.toMatch(/out of your cart/)
  })
})

describe('law: so many of a thing, and only that thing', () => {
  test('one of two comes out in Spanish too', () => {
    const [, out] = talk('quiero 2 bombas walbro 450 para un mustang cobra 2003, agregalas al carrito', 'saca una')
    expect(out?.text).toMatch(/^Ahora en tu carrito: Walbro/)
  })

  eachOf(9, ['make it 3, my cousin drives the same chassis', 'change it to 3, buddy has the same f30'])(
    'who else has the car changes only the count: %s',
    (said) => {
      expect(last('charge pipe for a 2014 335i', 'add the cheapest one to my cart', said).text).toMatch(
        /Now in your cart: 3 of the/,
      )
    },
  )

  eachOf(9, ['the gears', 'the 3.73 gears', 'the 410 gears'])('%s are never the whole build', (thing) => {
    for (const car of ['1990 mustang lx 5.0, 300 whp', '1990 mustang lx 5.0 auto, under 3000']) {
      const { text } = last(car, `add ${thing} to the cart`)
      expect(text).not.toContain('whole build')
    }
  })

  test('a fluid that is not sold stands beside the plugs that are', () => {
    const { text } = last('add 3 quarts of royal purple an 8 plugs for my 1992 mustang 5.0')
    expect(text).toMatch(/In your cart: .*(?:Copper|plug).*Not done: .*oil/s)
  })

  test('one that needs no tune orders no tune', () => {
    const { text } = last(
      'i have a 2016 f150 5.0, what intakes do you have',
      "send me one of them that don't need a tune",
    )
    expect(text).toMatch(/^In your cart: /)
    expect(text).not.toMatch(/tune|programmer/i)
  })
})

describe('law: what is looked for and what it may cost', () => {
  eachOf(9, ['whatcha got under 250', 'under $250'])('none is under it: %s', (limit) => {
    expect(last(`need an intake for a 2016 wrx ${limit}`).text).toMatch(/Nothing under \$250/)
  })

  test('what we do not carry is said beside what we do', () => {
    expect(last('need a charge pipe for my 2014 335i plus a boost sensor adapter').text).toMatch(
      /We don't carry a boost sensor adapter/,
    )
  })

  test('hours of the part that went in', () => {
    expect(
      last('2013 mustang gt auto, what converters you got', 'add it', 'how many hours to install it').text,
    ).toMatch(/8 hours/)
  })
})

describe('law: how tight a fastener goes is no power', () => {
  eachOf(9, [
    'torque spec on the turbo v-band',
    'how tight do the downpipe bolts go',
    'whats the ft lbs for the manifold studs on a 2016 wrx',
  ])('%s', (said) => {
    expect(last(said).text).toMatch(/sheet in the part's box/)
  })

  eachOf(9, [
    'how tight should the lug nuts be',
    'do arp studs hold 600 ft lbs on a 2015 wrx',
    'how much torque does a 2016 wrx make',
  ])('has its own answer: %s', (said) => {
    expect(last(said).text).not.toMatch(/sheet in the part's box/)
  })
})

describe('law: a count names no car, and who comes back to a car keeps its last build', () => {
  eachOf(9, ['agregalo 1', 'agregalo 1 y tambien charge pipes', 'dame 1'])('%s', (said) => {
    expect(last('intercooler para un mustang ecoboost 2016', said).text).toMatch(/^En tu carrito: .*intercooler/)
  })

  test('hours of the cheaper build', () => {
    const [, , hours] = talk(
      '2007 s2000 n/a only, 240 whp',
      'too much, whats best under 2k',
      'ok back to mine. install how many hours',
    )
    const [, , plain] = talk('2007 s2000 n/a only, 240 whp', 'too much, whats best under 2k', 'install how many hours')
    expect(hours?.text).toBe(plain?.text)
  })
})
