import { describe, expect, it } from 'vitest'
import { lastOf, talk } from '../../../../tests/support/assistant-talk.ts'
import { withoutNamedBeside } from '../words/named-beside.ts'
import { factBeside } from './asks-of-shop.ts'

describe('a fact of the shop that is asked in so many words stands beside another question', () => {
  it.each([
    'will the clutch hold 400, and whats the eta on it to 30301',
    'puedo mandar el kit a monterrey, y cuanto pesa la caja',
    'I want to ship a set to Toronto, does the kit need a tune',
  ])('%s', (message) => expect(factBeside([], message)).toHaveLength(2))
  it.each(['will the clutch hold 400, and is it loud', 'he likes chrome, black, whatever', 'does it need a tune'])(
    'none in: %s',
    (message) => expect(factBeside([], message)).toEqual([]),
  )
})

describe('terms and the name on an invoice', () => {
  it('purchase orders', () => {
    expect(lastOf('We are a city fleet, do you accept purchase orders, net 45?').text).toMatch(
      /^No terms that I can grant/,
    )
  })
  it('a company', () => {
    expect(lastOf('can you make the invoice out to my LLC').text).toMatch(/company's name/)
  })
  it('abroad and how it is paid', () => {
    const { text } = lastOf('can I ship it to my uncle in Guadalajara? he pays with zelle')
    expect(text).toMatch(/US|United States/)
    expect(text).toMatch(/Zelle/)
  })
})

describe('what is only near a part is not looked for', () => {
  it.each([
    ['long tubes that clear the driveshaft', /driveshaft/],
    ["a pipe, and whether there's a bung for meth", /meth/],
    ['wheels that clear my big brakes', /brakes/],
    ['headers, not the ones that hit the starter', /starter/],
    ['whether it includes a downpipe, and the price', /downpipe/],
    ['a cover that rubs on the intercooler', /intercooler/],
  ])('%s', (message, named) => expect(withoutNamedBeside(message)).not.toMatch(named))
  it.each(['a downpipe and an intercooler', 'does the kit include injectors', 'clear coat safe brake cleaner'])(
    'is left: %s',
    (message) => expect(withoutNamedBeside(message)).toContain(message.slice(-8)),
  )
  it('in the answer', () => {
    const { parts } = lastOf("charge pipe for a 2018 440i? tell me whether there's a bung for meth")
    expect(new Set(parts.map(({ kind }) => kind))).toEqual(new Set(['charge_pipes']))
  })
})

describe('"both" is what was told last and what was asked about before it', () => {
  it('two kinds, one sum', () => {
    const told = talk(
      'front pads for a 2021 Civic Type R?',
      'should I change rotors too?',
      'how much for both put on at your shop',
    )
    expect(told.at(-1)?.text).toMatch(/pads.*rotors.*Together \$[\d,]+/s)
  })
})
