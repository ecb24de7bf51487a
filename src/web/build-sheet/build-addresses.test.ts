import { expect, test } from 'vitest'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { configuratorAddress, similarBuild } from './build-addresses.ts'

const vehicle = {
  id: 'ford-mustang-gt-2018-10at',
  make: 'Ford',
  modelId: 'ford-mustang-gt',
  factoryFI: 'NA',
} as VehicleReply
const read = (address: string) => Object.fromEntries(new URL(address, 'http://shop.invalid').searchParams)
const at = (boostKind: string | undefined, factoryFI: VehicleReply['factoryFI'] = 'NA') =>
  read(configuratorAddress({ vehicle: { ...vehicle, factoryFI }, year: 2018, boostKind, partIds: ['a', 'b'] }))

test('the configurator gets car, parts, and the induction that the boost source stands for', () => {
  expect(at('turbo_kit_single')).toEqual({
    make: 'Ford',
    model: 'ford-mustang-gt',
    year: '2018',
    variant: 'ford-mustang-gt-2018-10at',
    induction: 'turbo',
    parts: 'a,b',
  })
  expect(at('supercharger_roots').induction).toBe('supercharger')
  expect(at(undefined).induction).toBe('naturally_aspirated')
  expect(at(undefined, 'Turbo').induction).toBe('turbo')
})

test('a similar build starts with the same car and the nearest goal that the slider can set', () => {
  const plan = (targetHorsepower: number) =>
    read(
      similarBuild({
        partIds: [],
        request: { modelId: 'ford-mustang-gt', year: 2018, targetHorsepower, preferences: {} },
        now: { enhancedData: { vehicle }, recommendedParts: [] },
      }),
    ).hp
  expect(plan(618)).toBe('625')
  expect(plan(90)).toBe('300')
  expect(plan(2400)).toBe('1000')
})
