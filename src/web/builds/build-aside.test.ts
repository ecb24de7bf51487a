import { expect, test } from 'vitest'
import type { BuildDetail } from '../../contract/builds.ts'
import { similarAddress } from './build-aside.tsx'

const addressOf = (source: object) => {
  const build = {
    ...{ year: 2018, finalHorsepower: 702, vehicleId: 'gt' },
    model: { id: 'ford-mustang-gt', brand: { name: 'Ford' } },
    forSale: { fuel: 'e85', parts: [{ slot: 'boost_source', ...source }] },
  } as unknown as BuildDetail
  return Object.fromEntries(new URLSearchParams(similarAddress(build).split('?')[1]))
}

test('a similar build is asked with the induction and fuel of this one, and shown', () => {
  const asked = addressOf({ kind: 'supercharger_twin_screw' })
  expect(asked).toMatchObject({ hp: '700', induction: 'supercharger', fuel: 'e85', build: '1' })
})

test('only a ProCharger is asked for as one: another centrifugal blower is a supercharger', () => {
  const centrifugal = { kind: 'supercharger_centrifugal', name: 'Kit' }
  expect(addressOf({ ...centrifugal, manufacturer: 'ProCharger' }).induction).toBe('procharger')
  expect(addressOf({ ...centrifugal, manufacturer: 'Vortech' }).induction).toBe('supercharger')
})
