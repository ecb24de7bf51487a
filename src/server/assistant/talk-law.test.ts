import { describe, expect, test } from 'vitest'
import { lastOf, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

const CARS = ['2016 mustang gt', '2018 golf r', '2015 brz'] as const
const PARTS = [
  ['clutch', /clutch/i],
  ['coilovers', /coilover/i],
  ['cat back', /cat-?back|exhaust/i],
  ['intercooler', /intercooler/i],
] as const
const FITS: Readonly<Record<string, readonly string[]>> = { intercooler: ['2018 golf r'] }

describe('law: a short question without a subject is asked of the part that was talked about', () => {
  const ASKED = [
    ['how long does it take', /hours?/],
    ['and the install?', /hours?/],
    ['what about cost', /\$/],
    ['how much', /\$/],
    ['is it loud', /./],
    ['does it need a tune', /tune|With|alignment|break-in|flywheel/i],
    ['will it fit', /^Yes/],
    ['why', /./],
  ] as const
  const asked = PARTS.flatMap(([part, names]) =>
    (FITS[part] ?? CARS).flatMap((car) =>
      ASKED.map(([question, holds]) => [car, part, question, names, holds] as const),
    ),
  )
  eachOf(9, asked)('%s, %s: %s', (car, part, question, names, holds) => {
    const [first, then] = talk(`${car}, what does a ${part} do`, question)
    expect(then?.text).toMatch(holds)
    expect(then?.text).not.toBe(first?.text)
    expect(`${then?.text} ${then?.parts.map(({ kind }) => kind).join(' ')}`).not.toMatch(
      /didn't catch that|no build yet|straight answer/,
    )
    if (!/loud|why|tune/.test(question)) expect(`${then?.text}`).toMatch(names)
  })

  test('one question after the other, no text twice', () => {
    const told = talk(
      '2016 mustang gt, what does a cat back add',
      'is it loud',
      'how long does it take',
      'does it need a tune',
      'what about cost',
      'why',
    )
    expect(new Set(told.map(({ text }) => text)).size).toBe(told.length)
  })

  eachOf(9, ['hace mucho ruido?', 'cuanto cuesta', 'cuanto tarda', 'necesita tune?', 'vale la pena?'])(
    '%s',
    (question) => {
      const [first, then] = talk('quiero un downpipe para mi golf gti 2016', question)
      expect(then?.text).not.toBe(first?.text)
      expect(then?.text).not.toMatch(/No te entendí|respuesta segura/)
    },
  )
})

describe('law: what was put in or taken out last is what is taken back', () => {
  const OUT = ['take that out again', 'no wait, undo that', 'actually remove it', 'quita eso del carrito'] as const
  const BACK = ['put it back', 'no wait, undo that', 'add it again'] as const
  eachOf(
    3,
    OUT.flatMap((out) => BACK.map((back) => [out, back] as const)),
  )('%s, %s', (out, back) => {
    const told = talk('show me coilovers for my 2015 brz', 'add it to my cart', out, back)
    const acts = told.map(
      ({ events }) => events.flatMap((event) => (event.type === 'cart_change' ? [event.act] : []))[0],
    )
    expect(acts.slice(1)).toEqual(['add', 'remove', 'add'])
  })

  test('a part of the build that is shown goes and comes back', () => {
    const told = talk('2017 wrx 330 whp', 'why the downpipe', 'take that out again', 'no wait, undo that')
    const kinds = told.map(({ builds }) => builds.at(-1)?.reply.recommendedParts.map(({ kind }) => kind as string))
    expect(kinds[0]).toContain('downpipe')
    expect(kinds[2]).not.toContain('downpipe')
    expect(kinds[3]).toContain('downpipe')
  })
})

describe('law: which of two is answered by one of them', () => {
  eachOf(9, [
    ['2018 camaro ss procharger or whipple', /^On the 2018 Chevrolet Camaro SS the /],
    ['coilovers or springs for my daily 2015 gti?', /^On the 2015 Volkswagen GTI the /],
    ['2016 mustang gt headers or a tune?', /^On the 2016 Ford Mustang GT the /],
  ])('%s', (said, verdict) => {
    const [first, louder, which] = talk(said, 'which one is louder', 'so which one')
    expect(first?.text).toMatch(verdict)
    expect(louder?.text).toMatch(/^The .+ is the louder one/)
    expect(which?.text).toMatch(/^On the|^Still: On the/)
  })

  eachOf(9, ['so which one', 'which one should i pick', 'which would you recommend'])('two cars, %s', (question) => {
    const [first, then] = talk('2020 supra or 2019 m2 competition', question)
    expect(then?.text).toMatch(/^The (?:2020 Toyota|2019 BMW)/)
    expect(then?.text).not.toBe(first?.text)
  })
})

describe('law: a gain is told in whp before its price', () => {
  eachOf(
    3,
    ['2018 mustang gt', '2016 golf gti', '2015 camaro ss'].flatMap((car) =>
      [
        'how much does a tune make',
        'what do i gain from an intake',
        'cat back gains?',
        'how much power does a cold air intake add',
      ].map((question) => `${car} ${question}`),
    ),
  )('%s', (said) => {
    const { text } = lastOf(said)
    expect(text).toMatch(/whp/)
    expect(text.indexOf('whp')).toBeLessThan(text.indexOf('$'))
  })

  test('a claim is judged first', () => {
    expect(lastOf('my buddy says a catback adds 40 hp on my 2017 gti, is he right').text).toMatch(/^No, not 40/)
    expect(lastOf('heard a tune gives 45 hp on a 2016 golf gti, is that true').text).toMatch(/^Yes, 45/)
  })

  test('what ethanol adds is told at the limit of the parts, on both fuels', () => {
    const { text, builds } = lastOf('2016 sti 350 whp', 'how much more would it make on e85')
    const [gain, now, then] = [...text.matchAll(/(\d+) whp/g)].map(([, figure]) => Number(figure))
    expect(builds).toHaveLength(0)
    expect((then ?? 0) - (now ?? 0)).toBeCloseTo(gain ?? 0, -1)
    expect(text).toMatch(/93/)
  })
})

describe('law: what was said of the car holds and is told', () => {
  test('the use that was said holds for tires asked later', () => {
    expect(
      lastOf('2017 camaro ss drag car only, trapping 120', 'what tires should I run').parts.every(
        ({ kind }) => kind === 'drag_tires',
      ),
    ).toBe(true)
    expect(lastOf('2018 miata for autocross', 'what tires').parts.every(({ kind }) => kind === 'tires')).toBe(true)
    expect(lastOf('2014 f150 3.5 ecoboost i tow a 9000 lb camper', 'what tires').text).toMatch(/load range E/)
  })

  eachOf(9, [
    ['2016 f150 the 2.7, no sorry, the 3.5, want 400 whp', 'ford-f-150-3-5-ecoboost'],
    ['2016 f150 the 3.5, wait no, the 2.7, want 400 whp', 'ford-f-150-2-7-ecoboost'],
    ['2016 f150 with the 2.7 i mean the 5.0, 400 whp', 'ford-f-150-5-0'],
  ])('%s', (said, modelId) => expect(lastOf(said).builds[0]?.request.modelId).toBe(modelId))

  test('driven wheels that we do not have are told, those that we have are taken', () => {
    expect(lastOf('2018 bmw 340i xdrive 400 whp').text).toMatch(/all-wheel drive/)
    for (const [said, wheels] of [
      ['2020 bmw m340i xdrive 450 whp', 'awd'],
      ['2020 bmw m340i rwd 450 whp', 'rwd'],
    ] as const)
      expect(lastOf(said).builds[0]?.request.vehicleId, said).toMatch(wheels === 'awd' ? /x|awd/ : /./)
  })

  test('RON is told in AKI, and an engine of several cars is that of the likeliest, which is said', () => {
    expect(lastOf('2018 m2, 420 whp on 98 ron').text).toMatch(/98 RON is about 93/)
    expect(lastOf('n54 500 whp').text).toMatch(/335i[\s\S]*I read that as a BMW 335i/)
    expect(lastOf('what can the SS make on e85').text).toMatch(/Which SS/)
  })
})
