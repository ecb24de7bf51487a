import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CORRECTIONS, type CurrentSetup, DYNOS } from '../../engine/current-setup/current-setup.ts'
import { INSTALLABLE_KIND_NAMES } from '../../engine/current-setup/installable-kinds.ts'
import { FUELS } from '../../engine/model.ts'
import { setupFrom, soundSetup, writeSetup } from './setup-address.ts'

const sheet = fc.record(
  {
    wheelHp: fc.integer({ min: 40, max: 2500 }),
    wheelTorqueLbft: fc.integer({ min: 40, max: 2500 }),
    dyno: fc.constantFrom(...DYNOS),
    correction: fc.constantFrom(...CORRECTIONS),
    fuel: fc.constantFrom(...FUELS),
  },
  { requiredKeys: ['wheelHp'] },
)
const setups = fc.record(
  {
    installed: fc.uniqueArray(fc.constantFrom(...INSTALLABLE_KIND_NAMES), { minLength: 1, maxLength: 5 }),
    dynoSheet: sheet,
    altitudeFt: fc.integer({ min: 1, max: 12_000 }),
    weightChangeLb: fc.integer({ min: -1500, max: -1 }),
    mileage: fc.integer({ min: 1, max: 500_000 }),
    gearbox: fc.constantFrom('MT-82', '10R80', 'manual'),
    fuel: fc.constantFrom(...FUELS),
    tires: fc.constantFrom(
      { compound: 'drag_radial' },
      { widthMm: 315 },
      { compound: 'slick', widthMm: 345, grip: 1.2 },
    ),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<CurrentSetup>

test('a setup survives its address', () => {
  fc.assert(
    fc.property(setups, (setup) => {
      const search = new URLSearchParams()
      writeSetup(search, { setup })
      expect(setupFrom(new URLSearchParams(search.toString()))).toEqual(
        Object.keys(setup).length === 0 ? {} : { setup },
      )
    }),
    { seed: 5 },
  )
})

test('an address that says stock starts from stock, whatever else it says', () => {
  expect(setupFrom(new URLSearchParams('from=stock&has=tune'))).toEqual({ isFromStock: true })
  const search = new URLSearchParams()
  writeSetup(search, { setup: { installed: ['tune'] }, isFromStock: true })
  expect(search.toString()).toBe('from=stock')
})

test('nonsense is left out, whatever is stored or linked', () => {
  expect(
    setupFrom(new URLSearchParams('has=,,&sheet=fast,,dynojet&alt=99999&lb=x&mi=-4&pump=diesel&tires=round,9')),
  ).toEqual({})
  expect(soundSetup({ installed: 'tune', dynoSheet: { wheelHp: 9 }, altitudeFt: null })).toBeUndefined()
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      const setup = soundSetup(anything)
      expect(setup === undefined || Object.keys(setup).length > 0).toBe(true)
    }),
    { seed: 6 },
  )
})
