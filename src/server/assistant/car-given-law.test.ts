import { describe, expect, test } from 'vitest'
import { lastOf, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const ASKS_CAR = /which car is it|which car is yours|there is no build yet|which car, and how much|tell me the car/i

describe('law: after two cars were compared a question is asked of both', () => {
  const pairs = [
    ['2015 s3 or 2016 golf r dsg?', '2015 Audi S3', '2016 Volkswagen Golf R'],
    ['2018 camaro ss or 2018 mustang gt?', '2018 Chevrolet Camaro SS', '2018 Ford Mustang GT'],
    ['2016 wrx sti vs 2015 evo x', '2016 Subaru WRX STI', '2015 Mitsubishi Lancer Evolution X'],
  ] as const
  const questions = ['so with a tune whats each one run to 60', 'what breaks first on them', 'how fast are they stock']
  eachOf(9, pairs)('%s', (compared, one, other) => {
    for (const question of questions) {
      const { text } = lastOf(compared, question)
      expect(text, question).not.toMatch(ASKS_CAR)
      expect(text, question).toContain(one)
      expect(text, question).toContain(other)
    }
  })

  test('the gearbox that was said of one is its own', () =>
    expect(lastOf('2015 s3 or 2016 golf r dsg?', 'what do they run to 60 stock').text).toMatch(
      /Golf R is predicted to run 0-60 in 4\.4 s/,
    ))

  test('none costs less where both cost the same', () =>
    expect(lastOf('2015 s3 or 2016 golf r dsg, 400 whp, which is cheaper?').text).not.toMatch(/for the least money/))
})

describe('law: what it costs to look a car over is a service by the hour, with no flat price made up', () => {
  eachOf(9, [
    'how much would you guys charge to look over a car before i buy it? its a 2013 mustang gt at a dealer',
    'what do yall charge for a ppi on an 08 sti',
    'price for a pre purchase inspection? 2015 golf r',
    'can you check out a truck before i buy, how much is that',
    'was nehmt ihr dafür, einen 2013 Mustang GT vor dem Kauf durchchecken?',
  ])('%s', (asked) => {
    const { text, builds, parts } = lastOf(asked)
    expect(text).toMatch(/no flat price.*\$150 an hour.*\/contact/)
    expect(text).not.toMatch(ASKS_CAR)
    expect([...builds, ...parts]).toEqual([])
  })

  eachOf(9, ['how much is a state inspection', '2018 mustang gt, how much does it cost to pass smog'])(
    '%s is another question',
    (asked) => expect(lastOf(asked).text).not.toMatch(/pre-purchase/),
  )
})

describe('law: what was said before still holds', () => {
  eachOf(9, ['injectors and pump', 'pump and injectors', 'which injectors and the pump'])(
    '"%s" is no pump gas: the talk stays on E85',
    (parts) => {
      const built = lastOf('2015 evo x gsr, 400 whp on e85', parts).builds.at(-1)
      expect(built?.request.preferences?.fuel_type ?? 'e85').toBe('e85')
    },
  )

  eachOf(9, ['say we build it', 'what if we build the motor', 'ok with a built bottom end'])(
    '"%s" opens the engine that was to stay stock, for the same power and fuel',
    (opened) => {
      const [before, after] = talk('15 evo x gsr, 550whp on e85 on the stock block', opened)
      const kinds = after?.builds.at(-1)?.reply.recommendedParts.map(({ slot }) => slot)
      expect(before?.builds.at(-1)?.reply.recommendedParts.map(({ slot }) => slot)).not.toContain('bottom_end')
      expect(kinds).toContain('bottom_end')
      expect(after?.builds.at(-1)?.request).toMatchObject({ targetHorsepower: 550, preferences: { fuel_type: 'e85' } })
    },
  )

  eachOf(9, ['a supercharger or a turbocharger', 'a turbo or a supercharger'])(
    'of %s that are weighed neither is wanted yet',
    (two) => {
      const asked = lastOf(`I have a 1999 Miata. Would you choose ${two}?`, 'about 180 horsepower at the wheels').builds
      expect(asked.at(-1)?.request.preferences?.forced_induction_preference).toBeUndefined()
    },
  )
})

describe('law: a gearbox that a car has is not bought', () => {
  eachOf(9, ['2018 golf gti with dsg. what does stage 1 cost', '2018 Golf GTI mit DSG. was kostet Stage 1?'])(
    '%s',
    (asked) =>
      expect(
        lastOf(asked)
          .builds.at(-1)
          ?.reply.recommendedParts.map(({ kind }) => kind),
      ).not.toContain('built_transmission'),
  )

  eachOf(9, ['blue', 'gold', 'stock', 'factory'])('%s calipers that a car has are not sold', (color) => {
    const cart = lastOf(
      'brake pads for a 2016 m3, daily and two track days',
      `i have the ${color} calipers, which ones squeal less`,
      'add them to my cart',
    )
    expect(JSON.stringify(cart.events)).not.toContain('brake_kit')
  })
})

describe('law: German is understood: parts, labor, price, fit', () => {
  test('a sport exhaust is an exhaust, and what it brings is its gain', () => {
    for (const exhaust of ['ein Sportauspuff', 'eine Auspuffanlage', 'eine Abgasanlage'])
      expect(lastOf(`Was bringt ${exhaust} an meinem 2010er 911 Carrera S?`).text, exhaust).toMatch(
        /\+\d+ whp from the/,
      )
  })

  eachOf(9, ['Was bringt ein Sportauspuff an meinem 2010er 911 Carrera S an Leistung, ohne die Kats anzufassen?'])(
    '%s',
    (asked) => {
      const { text } = lastOf(asked)
      expect(text).toMatch(/\+\d+ whp from the cat-back exhaust by itself/)
      expect(text).not.toMatch(/midpipe/)
    },
  )

  eachOf(9, ['ok und mit Einbau bei euch zusammen?', 'was kostet das insgesamt mit Einbau?'])('%s', (asked) =>
    expect(lastOf('Moin, hab nen 2018er Golf GTI mit DSG. was bringt Stage 1?', asked).text).toMatch(
      /Zusammen \$[\d,]+: Teile \$[\d,]+ und Einbau \$[\d,]+/,
    ),
  )

  eachOf(9, ['reicht das Getriebe dafür?', 'hält das Getriebe das aus?', 'packt das Getriebe das?'])('%s', (asked) =>
    expect(lastOf('Hab nen 2018er Golf GTI mit DSG. was bringt Stage 1?', asked).text).toMatch(
      /stock DQ250 transmission is good for/,
    ),
  )

  test('which pads squeal less, and that one goes into the cart', () => {
    const [, picked, cart] = talk(
      'Suche Bremsbeläge für BMW M3 F80 von 2016, 2 mal im Jahr Nordschleife, sonst Alltag',
      'welche quietschen nicht so, habe die blauen Sättel',
      'gut die nehm ich, pack sie in den Warenkorb',
    )
    expect(picked?.text).toMatch(/DS2500.*iron rotors/)
    expect(cart?.text).toContain('DS2500')
  })
})

describe('law: a wish for any car is answered with those of ours that bear the power, and what is refused narrows them', () => {
  const wishes = [
    [
      'want a fast 4 door under 20k that i can get to 500whp without building the motor. what should i be looking at',
      500,
    ],
    ['need a cheap sedan to make 400whp, any ideas?', 400],
    ['looking to buy a car that can make 600 on the stock bottom end, what do you recommend', 600],
    ['whats a good car under 25k for 450 hp', 450],
  ] as const
  eachOf(9, wishes)('%s', (wish, goal) => {
    const { text } = lastOf(wish)
    expect(text).not.toMatch(ASKS_CAR)
    expect(text).toMatch(/don't sell cars and have no used-car prices/)
    const limits = [...text.matchAll(/bottom end good for about (\d+)/g)].map(([, limit]) => Number(limit))
    expect(limits.length).toBeGreaterThan(1)
    for (const limit of limits) expect(limit).toBeGreaterThanOrEqual(1.05 * goal)
  })

  eachOf(9, [
    ['no german stuff', /BMW|Audi|Mercedes|Porsche|Volkswagen/],
    ['nothing american', /Dodge|Ford|Chevrolet/],
    ['no dodge', /Dodge/],
    ['anything but bmw', /BMW/],
  ])('%s', (refusal, gone) => {
    const { text } = lastOf('want a fast 4 door under 20k that makes 500whp on the stock motor', refusal)
    expect(text).toMatch(/500 whp takes about \$/)
    expect(text).not.toMatch(gone)
  })

  test('one of a name after it: each version, and what it takes', () => {
    const { text } = lastOf(
      'want a fast 4 door that makes 500whp on the stock motor. what should i look at',
      'no german stuff',
      'ok charger. which years and what does it take',
    )
    expect(text).toMatch(/2015-2023 Dodge Charger Scat Pack: .*500 whp takes about \$/)
    expect(text).toMatch(/2006-2008 Dodge Charger R\/T: no, its stock bottom end is good for about 480 whp/)
  })

  eachOf(9, [
    'i want my car to make 500whp',
    'what car is quicker',
    'want a 500whp tune for my sedan',
    'which car do you build',
  ])('"%s" is no such wish', (asked) => expect(lastOf(asked).text).not.toMatch(/don't sell cars/))
})

describe('law: what the talk put into the cart is what it takes out', () => {
  eachOf(9, ['intake', 'clutch', 'cat-back'])('no %s was put in, and none is said to have come out', (part) =>
    expect(
      lastOf('add drag radials to my cart for a 2019 charger scat pack', `take the old ${part} back out`).text,
    ).toMatch(/^I put no /),
  )
  test('what was put in comes out', () =>
    expect(lastOf('2018 mustang gt, add a cold air intake to my cart', 'take the intake back out').text).toMatch(
      /^Took the/,
    ))
})

describe('law: a code says its years and its gearbox', () => {
  eachOf(9, [
    ['id1050x for 18+ coyote', '2018 Ford Mustang GT'],
    ['intake for a 15+ wrx', '2015 Subaru WRX'],
  ])('%s', (asked, car) => expect(lastOf(asked).text).toContain(car))

  eachOf(9, ['how much torque can a 6hp hold', '6hp w xhp stg3, good for how much'])('%s', (asked) =>
    expect(lastOf(asked).text).toMatch(/6HP21 (?:transmission|gearbox) .* good for about 450 lb-ft/),
  )
})

describe('law: nobody is asked for a car that he named, ours or not', () => {
  eachOf(9, ['2018 a4 quattro 2.0t', '2019 audi a4 2.0t'])('%s is none of ours, and what follows says so', (car) => {
    const [, mileage, price] = talk(
      `${car}, want it a bit quicker without hurting reliability`,
      'what does that do to my mpg',
      'how much to have you guys do it',
    )
    expect(mileage?.text).not.toMatch(/35s|lift/)
    expect(price?.text).toMatch(/We don't build the 20\d\d Audi A4[\s\S]*\$150 an hour/)
    expect(price?.text).not.toMatch(ASKS_CAR)
  })

  eachOf(9, ['2017 civic ex-t cvt', '2018 mustang gt', '2016 civic'])('%s: ktuner or hondata', (car) =>
    expect(lastOf(`${car}. ktuner or hondata?`).text).not.toMatch(/tell me the car/i),
  )
})

describe('law: a width that is said of tires is held against its wheel, and our cards name no size', () => {
  eachOf(9, [
    ['add 305 drag radials to my cart for a 19 charger scat pack', /A 305 wants a wheel 10 to 11\.5 in\. wide/],
    [
      '2018 mustang gt, add 275 drag radials to my cart, wheels are 20x9',
      /A 275 wants .*A 9 in\. wheel takes about a 235 to 275/,
    ],
  ])('%s', (asked, told) => expect(lastOf(asked).text).toMatch(told))

  test('no size, no word of it', () =>
    expect(lastOf('add drag radials to my cart for a 2019 charger scat pack').text).not.toMatch(/wants a wheel/))
})

describe('law: a CVT that is named is judged as one, whatever was told before it', () => {
  eachOf(9, ['its the cvt so is it safe', 'will the cvt hold', 'is the cvt ok with that'])('%s', (asked) => {
    const { text } = lastOf('2017 civic ex-t. ktuner or hondata?', asked)
    expect(text).toMatch(/^Not without risk: the CVT is the limit/)
    expect(text).not.toMatch(/^Yes/)
  })
})
