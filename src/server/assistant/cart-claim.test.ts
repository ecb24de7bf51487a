import { describe, expect, test } from 'vitest'
import { catalog, talk } from '../../../tests/support/assistant-talk.ts'
import { fits } from '../../engine/fitment/fits.ts'

const changeOf = (text: string) => talk(text)[0]?.events.find((event) => event.type === 'cart_change')

describe('a part that is named by its number', () => {
  test.each([
    'put id3400s in my cart, 2015 mustang gt',
    'add the xr1200x injectors to my cart for my 2018 camaro ss',
    '2016 wrx, put ds9900 brake pads in the cart',
  ])('that we do not list is not replaced by another one: %s', (text) => {
    expect(changeOf(text)).toBeUndefined()
    expect(talk(text)[0]?.text).toMatch(/^We don't list the [A-Z]+\d+/)
  })

  test('that we list for the car is the one that goes in, whatever else would be cheaper', () => {
    let played = 0
    for (const [code, kind, said] of [
      ['DS2500', 'brake_pads', 'brake pads'],
      ['RBF600', 'brake_fluid', 'brake fluid'],
    ] as const) {
      const numbered = ({ name }: { name: string }) =>
        name
          .replaceAll(/[^A-Z\d]/gi, '')
          .toUpperCase()
          .includes(code)
      const part = catalog.parts.find((one) => one.kind === kind && numbered(one))
      const vehicle = part && catalog.vehicles.find((one) => fits(part, one))
      if (!vehicle) continue
      const change = changeOf(`put ${code} ${said} in my cart, ${vehicle.yearTo} ${vehicle.make} ${vehicle.model}`)
      if (change?.type !== 'cart_change') expect.fail(`nothing of ${code} for ${vehicle.id}`)
      expect(numbered(change.parts[0]!), `${code}: ${change.parts[0]?.name}`).toBe(true)
      played += 1
    }
    expect(played).toBeGreaterThan(0)
  })

  test('that we list goes in, alone and beside another kind', () => {
    for (const text of [
      'put id1050s in my cart, 2015 mustang gt',
      'a pump and id1050s into my cart, 2015 mustang gt',
    ]) {
      const change = changeOf(text)
      const names = change?.type === 'cart_change' ? change.parts.map(({ name }) => name) : []
      expect(names.join(), text).toMatch(/ID1050X/)
    }
  })

  test.each([
    ['2020 m340i, put an intake in the cart', /intake/i],
    ['2016 gt350, cold air intake into my cart please', /intake/i],
    ['2012 sti ej257, add a clutch to the cart', /clutch/i],
    ['2015 mustang gt put the walbro 450 in my cart', /450/],
  ])('a number of the car is none of a part: %s', (text, name) => {
    const change = changeOf(text)
    expect(change?.type === 'cart_change' && change.parts[0]?.name).toMatch(name)
  })
})
