import { expect, test } from 'vitest'
import type { BuildDetail } from '../../contract/builds.ts'
import { similarAddress } from './build-aside.tsx'

test('a similar build is asked with the induction and fuel of this one, and shown', () => {
  const build = {
    ...{ year: 2018, finalHorsepower: 702, vehicleId: 'gt' },
    model: { id: 'ford-mustang-gt', brand: { name: 'Ford' } },
    forSale: { fuel: 'e85', parts: [{ slot: 'boost_source', kind: 'supercharger_twin_screw' }] },
  } as unknown as BuildDetail
  const asked = new URLSearchParams(similarAddress(build).split('?')[1])
  expect(Object.fromEntries(asked)).toMatchObject({ hp: '700', induction: 'supercharger', fuel: 'e85', build: '1' })
})
