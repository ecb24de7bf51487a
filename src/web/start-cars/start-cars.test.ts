import { expect, test } from 'vitest'
import type { PackageItem } from '../../contract/packages.ts'
import { selectionFrom as rideFrom } from '../build-my-ride/selection.ts'
import { selectionFrom as liveFrom } from '../configurator/selection.ts'
import { selectionFrom as plannedFrom } from '../planner/selection.ts'
import type { VehicleChoice } from '../vehicles/choices.ts'
import { liveAddress, plannerAddress, rideAddress } from './start-address.ts'
import { startBuildOf, startCarsOf } from './start-cars.ts'

const item = (slug: string, rest: Partial<PackageItem> = {}): PackageItem => ({
  ...{ id: slug, slug, name: slug, subtitle: '', description: '', detailedDescription: '', stage: 'stage3' },
  ...{ brandSlug: 'ford', brandName: 'Ford', modelId: 'ford-mustang-gt', modelName: 'Mustang GT', vehicleId: 'gt' },
  ...{ years: '2018-2021', minHpGain: 1, maxHpGain: 2, basePrice: 19_773, imageUrl: '', features: [] },
  ...{ isPopular: false, onHome: false, installTime: '' },
  dynoResults: { beforeHp: 390, afterHp: 787, beforeTorque: 360, afterTorque: 700 },
  ...rest,
})
const GT: VehicleChoice = {
  ...{ id: 'gt', make: 'Ford', model: 'Mustang GT', modelId: 'ford-mustang-gt', variant: '10-speed' },
  ...{ years: [2018, 2019], yearFrom: 2018, yearTo: 2019, factoryFI: 'NA' },
  ...{ transmission: '10-speed automatic', transmissionKind: 'automatic' },
} as VehicleChoice
const search = (address: string) => new URLSearchParams(address.split('?')[1])
const [CAR] = startCarsOf([item('gt-stage-3')])

test('cars come in the order of the packages, one a Stage 3 package, at most six, without samples', () => {
  const others = Array.from({ length: 9 }, (_, place) => item(`c${place}`))
  const cars = startCarsOf([item('one', { stage: 'stage1' }), item('sample', { isSample: true }), ...others])
  expect(cars.map(({ slug }) => slug)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5'])
  expect(cars[0]).toMatchObject({ label: '2018 Mustang GT', year: 2018, wheelHp: 787, costUsd: 19_773 })
})

test('every tool reads the car back from its address', () => {
  const car = { modelId: 'ford-mustang-gt', year: 2018, variantId: 'gt' }
  const ride = rideFrom(search(rideAddress(CAR!)), [GT])
  expect(ride).toMatchObject({ ...car, make: 'Ford', targetHorsepower: 775, induction: 'auto' })
  expect(plannedFrom(search(plannerAddress(CAR!)), [GT])).toMatchObject({ ...car, make: 'FORD' })
})

test('the configurator opens with the parts of the package; without a boost part the catalog tells the induction', () => {
  const pump = { partId: 'pump', kind: 'fuel_pump' }
  const boosted = startBuildOf(CAR!, { parts: [{ partId: 'kit', kind: 'turbo_kit_single' }, pump] as never })
  for (const vehicles of [[GT], []]) {
    const opened = search(liveAddress(boosted, vehicles))
    expect(opened.get('parts')).toBe('kit,pump')
    expect(liveFrom(opened, [GT]).selection).toMatchObject({ modelId: 'ford-mustang-gt', induction: 'turbo' })
  }
  const kept = startBuildOf(CAR!, { parts: [pump] as never })
  expect(liveFrom(search(liveAddress(kept, [])), [GT]).selection).toEqual({
    ...{ make: 'Ford', modelId: 'ford-mustang-gt', year: 2018, variantId: 'gt' },
  })
  expect(search(liveAddress(kept, [{ ...GT, factoryFI: 'Turbo' }])).get('induction')).toBe('turbo')
})
