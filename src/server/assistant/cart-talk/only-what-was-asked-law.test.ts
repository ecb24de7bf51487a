import { describe, expect, test } from 'vitest'
import { advisor, talk } from '../../../../tests/support/assistant-talk.ts'
import { eachOf } from '../../../../tests/support/law.ts'
import { isSmallerThanStock } from '../../../engine/rulebook/fuel-supply.ts'

const last = (...said: string[]) => talk(...said).at(-1)
const addedIn = (...said: string[]) =>
  (last(...said)?.events ?? []).flatMap((event) =>
    event.type === 'cart_change' && event.act === 'add' ? event.parts : [],
  )

describe('law: only what was ordered goes into the cart', () => {
  eachOf(6, [
    [['2008 corvette clutch, its got a cam', 'does the slave cylinder come with it or do i buy that separate']],
    [['clutch for a 2015 wrx', 'should i get a flywheel with it or is that included?']],
    [
      [
        'front mount intercooler for a 2018 340i',
        'does the grille shutter still work with it. if yes i will take the cheaper one',
      ],
    ],
    [['headers for a 2017 scat pack', 'how heavy are they, and if that is good add them']],
  ])('%s adds nothing', (said) => expect(addedIn(...said)).toEqual([]))

  eachOf(6, [
    [['clutch for a 2008 corvette', 'does it come with a slave cylinder?', 'put it in my cart'], ['clutch']],
    [
      ['long tubes for a 2008 corvette', 'put one set of those in my cart together with gaskets'],
      ['headers_long_tube'],
    ],
    [['cat back exhaust for a 2012 g37 coupe', 'iight add it. n whats shipping to 30318'], ['catback_exhaust']],
    [['brake pads for a 2016 wrx', 'ok throw it in the cart, and when does it ship?'], ['brake_pads']],
    [['2018 wrx sti, just cart me the turbo inlet'], ['charge_pipes']],
  ])('%s', (said, kinds) => {
    expect(addedIn(...said).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('a pump that nobody named feeds no less than the one in the car', () => {
    for (const car of ['2021 challenger hellcat redeye', '2018 charger hellcat', '2016 camaro ss']) {
      const [{ partId = '' } = {}] = addedIn(`put a fuel pump for a ${car} in my cart`)
      const part = advisor.catalog.part(partId)
      const vehicle = advisor.catalog.vehicles.find(({ modelId }) => modelId === 'dodge-challenger-srt-hellcat-redeye')
      if (!part || !vehicle || !car.includes('redeye')) continue
      expect(isSmallerThanStock(part, { vehicle, family: vehicle.family, fuel: '93' })).toBe(false)
    }
  })

  test('a state is no Miata', () => {
    expect(
      last('long tubes for a 2017 scat pack', 'put it in my cart. are they legal on the street in NC?')?.text,
    ).toMatch(/North Carolina/)
  })
})
