import { describe, expect, test } from 'vitest'
import { dimensionsOf } from './car-dimensions.ts'
import { layoutOf } from './car-layouts.ts'
import { VEHICLES, vehicleById } from './vehicles.ts'

const layout = (id: string) => layoutOf(vehicleById(id) ?? expect.fail(`no vehicle ${id}`))

describe('where engine and driveline sit', () => {
  test.each([
    [
      'front V8, rear-wheel drive',
      'ford-mustang-gt-2018-6mt-s550-facelift',
      { position: 'front', orientation: 'longitudinal', bank: 'v', cylinders: 8, drivetrain: 'rwd', pushrods: false },
    ],
    [
      'transverse, front-wheel drive',
      'honda-civic-type-r-2017-6mt',
      {
        position: 'front',
        orientation: 'transverse',
        bank: 'inline',
        cylinders: 4,
        drivetrain: 'fwd',
        turboAt: 'front',
      },
    ],
    [
      'transverse, all-wheel drive',
      'volkswagen-golf-r-2015-6mt',
      { position: 'front', orientation: 'transverse', bank: 'inline', drivetrain: 'awd', turboAt: 'back' },
    ],
    [
      'longitudinal, all-wheel drive',
      'audi-s4-2018-8at',
      {
        position: 'front',
        orientation: 'longitudinal',
        bank: 'v',
        cylinders: 6,
        drivetrain: 'awd',
        aheadOfAxle: true,
        turboAt: 'valley',
      },
    ],
    [
      'flat four, all-wheel drive',
      'subaru-wrx-2022-6mt',
      {
        position: 'front',
        orientation: 'longitudinal',
        bank: 'flat',
        cylinders: 4,
        drivetrain: 'awd',
        aheadOfAxle: true,
        chargeCooler: 'top',
      },
    ],
    [
      'mid engine',
      'chevrolet-corvette-stingray-2020-8dct-c8-z51',
      { position: 'mid', orientation: 'longitudinal', bank: 'v', cylinders: 8, drivetrain: 'rwd', pushrods: true },
    ],
    [
      'rear engine',
      'porsche-911-carrera-s-2020-8dct',
      { position: 'rear', orientation: 'longitudinal', bank: 'flat', cylinders: 6, chargeCooler: 'side' },
    ],
    [
      'pickup, four-wheel drive',
      'ford-f-150-3-5-ecoboost-2021-10at',
      { position: 'front', orientation: 'longitudinal', bank: 'v', drivetrain: 'awd', truck: true, aheadOfAxle: false },
    ],
  ])('%s', (_, id, expected) => {
    expect(layout(id)).toMatchObject(expected)
  })

  test('what is unlike its siblings: C6 and GT-R with the gearbox in back, BRZ behind its axle, a rotary of two', () => {
    expect(layout('chevrolet-corvette-2008-6mt-c6-base-ls3').rearTransaxle).toBe(true)
    expect(layout('nissan-gt-r-2009-6dct')).toMatchObject({ rearTransaxle: true, drivetrain: 'awd' })
    expect(layoutOf(VEHICLES.find(({ modelId }) => modelId === 'subaru-brz')!)).toMatchObject({
      bank: 'flat',
      aheadOfAxle: false,
    })
    expect(layoutOf(VEHICLES.find(({ modelId }) => modelId === 'mazda-rx-7')!)).toMatchObject({
      bank: 'rotary',
      cylinders: 2,
    })
    expect(layoutOf(VEHICLES.find(({ modelId }) => modelId === 'porsche-boxster-s')!).position).toBe('mid')
  })

  test('no car drives its front wheels alone with the engine along the car', () => {
    const wrong = VEHICLES.filter(({ chassis }) => chassis.drivetrain === 'fwd').filter(
      (one) => layoutOf(one).orientation !== 'transverse',
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

describe('dimensions of a generation', () => {
  test('every car of the catalog has them, and they are those of a car', () => {
    const wrong = VEHICLES.filter((one) => {
      const size = dimensionsOf(one)
      return (
        !size ||
        size.wheelbase < 2200 ||
        size.length < size.wheelbase + 1200 ||
        size.length > size.wheelbase + 2400 ||
        size.height < 1050 ||
        size.height > 2050
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('the year decides: an S197 Mustang is taller than an S550, a Raptor is not an F-150', () => {
    const of = (id: string) => dimensionsOf(vehicleById(id)!)
    expect(of('ford-mustang-gt-2005-5mt')?.height).toBe(1407)
    expect(of('ford-mustang-gt-2018-6mt-s550-facelift')?.height).toBe(1381)
    expect(dimensionsOf({ modelId: 'ford-f-150-raptor', yearFrom: 2017, yearTo: 2020 })?.height).toBe(1994)
    expect(dimensionsOf({ modelId: 'tesla-model-3', yearFrom: 2020, yearTo: 2021 })).toBeUndefined()
  })
})
