import { describe, expect, test } from 'vitest'
import { lastOf, talk } from '../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../tests/support/law.ts'

describe('law: what is put right later redoes what was asked for', () => {
  eachOf(9, [
    ['no make it the 07', 2007],
    ['NO WAIT MINE IS THE 2008', 2008],
    ['actually its a 2009', 2009],
    ['typo, its an 06', 2006],
  ] as const)('the year: %s', (said, year) =>
    expect(lastOf('2015 wrx sti, 320 whp', said).builds.at(-1)?.request).toMatchObject({ year, targetHorsepower: 320 }),
  )

  eachOf(9, ['ugh brain fart, its the auto', 'sorry, automatic not manual', 'i misspoke, its an auto'])(
    'the gearbox: %s',
    (said) => expect(lastOf('2018 mustang gt 6 speed, 480 whp', said).builds.at(-1)?.request.vehicleId).toMatch(/10at/),
  )

  eachOf(9, ['mine is the base one actually', 'its the base model not the z06'])('the trim: %s', (said) =>
    expect(lastOf('2003 corvette z06, 380 whp', said).builds.at(-1)?.request.modelId).toBe('chevrolet-corvette'),
  )

  test('the same build for another year says that it was redone', () =>
    expect(lastOf('2011 sti 400 whp', 'mine is the 2012, sorry').text).toMatch(/^Redone for the 2012/))

  test('a budget after a budget is in thousands again', () => {
    const [first, then] = talk('2018 911 carrera s, as much as possible for $30,000', 'cut it to 20')
    expect(first?.builds).toHaveLength(1)
    expect(then?.builds.at(-1)?.request.budgetUsd).toBe(20_000)
  })

  eachOf(9, [['actually it is a 2009'], ['sorry, its a 2008']])(
    'a part in the cart is changed for one that fits: %s',
    (said) => {
      const { text, events } = lastOf('2011 335i, charge pipe please', 'add one to my cart', said)
      expect(text).toMatch(/doesn't fit it, so I took it out\. In your cart now: .*N54/)
      expect(events.filter(({ type }) => type === 'cart_change')).toHaveLength(2)
    },
  )
})

describe('law: a car that was said is known', () => {
  eachOf(9, [
    ['2006 C6 BASE, HOW MUCH CAN I MAKE WITH A SUPERCHARGER', 'chevrolet-corvette'],
    ['2013 135is n55, 350 whp', 'bmw-135i'],
    ['2021 mk5, 500 whp', 'toyota-gr-supra-3-0'],
    ['my 15 rex, 280 whp', 'subaru-wrx'],
    ['2018 turbo s, 650 whp', 'porsche-911-turbo-s'],
  ] as const)('%s', (said, modelId) => expect(lastOf(said).builds.at(-1)?.request.modelId, said).toBe(modelId))

  test('where its money buys parts and no build', () => {
    const { text, builds } = lastOf('2019 miata, what can i do w 2500 for autocross')
    expect(text).toMatch(/2019 Mazda MX-5 Miata/)
    expect(builds.at(-1)?.reply.recommendedParts.map(({ kind }) => kind)).toContain('brake_pads')
  })

  eachOf(9, [
    'my wrx makes 230, want 300 wheel on 93',
    'mustang gt manual, 500 whp on 91',
    'civic si manual, stage 2 on 93',
  ])('without a year, but spelled out, it is built for the newest, and that is said: %s', (said) => {
    const { text, builds } = lastOf(said)
    expect(builds).toHaveLength(1)
    expect(text).toMatch(/Assuming a \d{4}\. Which year is the |Assuming a \d{4}\. Different year\?/)
  })
  eachOf(9, ['my wrx, 300 wheel', 'stage 2 on my civic si'])('with little said of it the year is asked: %s', (said) =>
    expect(lastOf(said).text).toMatch(/^Which year is the /),
  )

  eachOf(9, [
    ['87 grand national, want mid 10s', /We don't build the Buick Grand National/],
    ['2020 x5 xdrive40i stage 1', /We don't build the BMW/],
  ] as const)('one that we do not build is named: %s', (said, words) => expect(lastOf(said).text).toMatch(words))

  test('"will it hold 600" is asked of the car, and the power goes on', () => {
    const [, holds, then] = talk('i got a 2018 gt a10', 'will it hold 600', 'cheapest way there')
    // The verdict first.
    expect(holds?.text).toMatch(/^(?:Yes, with a margin|The engine yes)[^.]*600 whp/)
    expect(then?.builds.at(-1)?.request.modelId).toBe('ford-mustang-gt')
  })
})
