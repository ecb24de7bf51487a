import { describe, expect, test } from 'vitest'
import { catalog, lastOf } from '../../../tests/support/assistant-talk.ts'
import { readMessage } from './meaning-of.ts'

const fuelOf = (said: string) => readMessage(catalog, said, true).meaning

describe('law: a figure or a word that stands for something else is no fuel', () => {
  test.each([
    // Years of cars.
    'stroked 92 notchback, wants 450 whp',
    'i got a 93 and a spare motor, 400 hp possible?',
    'his 91 coupe needs a cam',
    '94 cobra on coilovers, 350 whp',
    // Trims.
    '2019 gti premium, 300 whp',
    '2018 mustang ecoboost premium auto, 350 whp',
    // Pumps that are parts, and regular things.
    'an AEM 320 pump, is it enough for 500 whp',
    'injectors, pump and a tune on the 2015 gt, 600 whp',
    'how close is it to the pump limit',
    'regular headers or long tubes',
    'put it back on regular shocks',
    'the flex sensor kit for my 2016 wrx',
  ])('%s', (said) => {
    expect(fuelOf(said).fuel).toBeUndefined()
  })

  test.each([
    ['350 whp on regular', '87'],
    ['2018 gti premium fuel, 300 whp', '93'],
    ['2015 gt, 91 only, 450 whp', '91'],
    ['write me a 93 tune, 400 whp', '93'],
    ['500 whp, pump, no clutch work', '93'],
    ['2016 wrx with a fuel pump on 93, 330 whp', '93'],
  ])('still a fuel: %s', (said, fuel) => {
    expect(fuelOf(said).fuel).toBe(fuel)
  })
})

describe('law: a fuel that is refused, far or dear is not the one that is planned', () => {
  test.each([
    ['500 whp no e just 91', '91', 'e85'],
    ['E85 is hard to find here, 450 whp on 93', '93', 'e85'],
    ['e is not available in my county so 93', '93', 'e85'],
    ['700 whp, 93, no corn, stock block', '93', 'e85'],
    ['screw e85, 91 it is', '91', 'e85'],
    ['race gas in place of e85', 'race', 'e85'],
    ['300 whp, 93 and ethanol not allowed', '93', 'e85'],
  ])('%s', (said, fuel, refused) => {
    const meaning = fuelOf(said)
    expect(meaning.fuel).toBe(fuel)
    expect(meaning.notFuels).toContain(refused)
  })

  test.each([
    'we ain’t burning premium in a work truck, 400 whp',
    'no premium in this town, 350 whp',
    'tune it for 87 because 93 is too expensive',
    "can't always find premium up here so regular",
  ])('regular is left: %s', (said) => {
    expect(fuelOf(said).fuel).toBe('87')
  })

  test.each(['e85 is far better than 93 for this', 'e85 is right down the street, 500 whp', 'on e, 600 whp'])(
    'not refused: %s',
    (said) => {
      expect(fuelOf(said).notFuels ?? []).not.toContain('e85')
    },
  )
})

describe('law: whether a build lives on regular is answered no, and never planned on it or shrugged off', () => {
  const BUILD = '2018 f150 3.5 ecoboost, 390 whp on 93, i tow a camper'

  test.each([
    'would it be safe on 87?',
    'will regular hurt it',
    'what happens if someone fills it with 87',
    'can she run cheap gas or no',
    '¿se daña si le echo regular?',
  ])('%s', (said) => {
    const { text, builds } = lastOf(BUILD, said)
    expect(text).toMatch(/^No,/)
    expect(builds).toHaveLength(0)
  })

  test('where 93 is not to be had either, the build is planned on 91 and stays there', () => {
    const said = "Is it fine on regular? We can't find premium up here, never 93."
    expect(lastOf(BUILD, said).builds.map(({ request }) => request.preferences?.fuel_type)).toEqual(['91'])
    const later = lastOf(BUILD, said, 'now make it 360 whp')
    expect(later.builds.map(({ request }) => request.preferences?.fuel_type)).toEqual(['91'])
  })

  test.each(['make it 370 whp', 'would the trans be fine at that power', 'replan it for 91'])(
    'not caught: %s',
    (said) => {
      expect(lastOf(BUILD, said).text).not.toMatch(/^No, not regular/)
    },
  )
})
