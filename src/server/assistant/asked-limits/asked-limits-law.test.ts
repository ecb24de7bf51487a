import { describe, expect, it } from 'vitest'
import { lastOf, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'

/** A verdict stands in the first words, and no build is made of a question. */
const VERDICT = /^(?:yes|no|just about|not with a margin|the engine yes|possible, but|half right|only half)/i

describe('what a car bears is answered by its figures, the verdict first', () => {
  const asked: readonly (readonly [string, RegExp])[] = [
    ['2018 mustang gt, is 700 at the wheels safe on the stock motor?', VERDICT],
    ['would 500whp be too much for the stock engine in a 2020 supra 3.0?', VERDICT],
    [
      'my brother says 400whp is easy on a stock fk8 motor and turbo, is he right?',
      /^(?:possible, but|no|half right)/i,
    ],
    ['is 430 whp safe on a stock 2017 focus rs?', /^no/i],
    ['will the stock clutch in a 2018 civic type r hold 400 lb ft?', /^no/i],
    ['can the stock turbo on a 2016 gti make 350 whp?', /^no/i],
    ['will the stock fuel pump on a 2015 mustang gt feed 450whp?', /^(?:yes|just about)/i],
  ]
  eachOf(6, asked)('%s', (message, form) => {
    const told = lastOf(message)
    expect(told.text.trim()).toMatch(form)
    expect(told.text).toMatch(/\d{3} (?:whp|lb-ft)/)
    expect(told.builds).toEqual([])
  })

  eachOf(6, [
    'whats a safe number on the stock engine in a 2016 wrx?',
    'how much power can the stock motor in a 2016 wrx take safely?',
    "what's the number you would be comfortable with on a stock 2016 wrx?",
  ])('%s: a number of whp, what it keeps in hand, and no build', (message) => {
    const told = lastOf(message)
    expect(told.text).toMatch(/\d{3} whp/)
    expect(told.text).toMatch(/rods/)
    expect(told.builds).toEqual([])
  })

  it('91 takes from the number, E85 gives to it', () => {
    const numberOn = (fuel: string) =>
      Number(
        /About (\d{3}) whp/.exec(
          lastOf(`whats a safe number on the stock engine in a 2018 mustang gt on ${fuel}?`).text,
        )?.[1],
      )
    expect(numberOn('91')).toBeLessThan(numberOn('93'))
    expect(numberOn('e85')).toBeGreaterThanOrEqual(numberOn('93'))
  })

  it('is of the car that came earlier, and of the power that was said before', () => {
    const [, safe, box] = talk(
      'whats the stock power of a 2013 brz?',
      'whats a safe number on the stock motor?',
      'and if i turbo it at 7 psi on 93, safe?',
    )
    expect(safe?.text).toMatch(/2013 Subaru BRZ/)
    expect(box?.text).toMatch(VERDICT)
    expect(box?.text).toMatch(/7 psi/)
  })

  it('tells torque in the unit of the question', () => {
    expect(lastOf('2017 focus rs, how much torque in Nm does the stock gearbox take?').text).toMatch(/\d{3} Nm/)
  })

  it('ranks what goes first, the weakest first', () => {
    const { text } = lastOf('what goes first on a stock 2018 focus st when you turn it up?')
    const figures = [...text.matchAll(/\(some (\d{3}) whp\)/g)].map(([, figure]) => Number(figure))
    expect(text).toMatch(/first/)
    expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  })
})

describe('what something gives is told in whp of this car', () => {
  eachOf(6, [
    'how much power does a cold air intake give on a 2019 mustang gt?',
    'what do long tubes pick up on a 2016 camaro ss?',
    'what does just a tune gain on a 2016 golf r?',
    'how much does e85 add on a 2018 type r?',
    'what do i lose on a tuned 2017 gti going from 93 to 91?',
    'what does a 100 shot really give on a 2018 mustang gt?',
  ])('%s', (message) => {
    const told = lastOf(message)
    expect(told.text).toMatch(/\d+ whp/)
    expect(told.builds).toEqual([])
  })

  eachOf(6, [
    ['whats the stock 0-60 of a 2019 hellcat challenger?', /0-60 in \d/],
    ['how much does a stock 2015 sti weigh?', /\d{4} lb/],
  ] as const)('%s', (message, form) => {
    expect(lastOf(message).text).toMatch(form)
  })
})

describe('a known trouble is told for that very engine', () => {
  eachOf(6, [
    ['is the rod bearing thing on the e92 m3 real or just forum talk?', /rod bearings/i],
    ['do i really have to do the crank hub on my 2016 m3 before a tune?', /crank hub|hub/i],
    ['is the oil gallery gasket problem on the g37 real?', /gasket/i],
  ] as const)('%s', (message, form) => {
    const told = lastOf(message)
    expect(told.text).toMatch(form)
    expect(told.text).toMatch(/real/i)
    expect(told.builds).toEqual([])
  })
})

describe('what is near it and something else', () => {
  eachOf(6, ['2018 mustang gt, build me 600 whp on 93', '2016 wrx, want 320 whp, stock internals'])(
    '%s is built',
    (message) => {
      expect(lastOf(message).builds).toHaveLength(1)
    },
  )

  it('a card is no engine', () => {
    const [, told] = talk('2018 mustang gt, build me 600 whp on 93', 'is my credit card safe on your site?')
    expect(told?.text).not.toMatch(/stock engine takes/)
  })

  it('a danger comes first, and nothing is sold beside it', () => {
    const told = lastOf('my 2016 wrx has rod knock, is 350whp still safe?')
    expect(told.text).toMatch(/stop|shut|don't/i)
    expect(told.builds).toEqual([])
  })
})
