import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  carInGarage,
  chosenCar,
  EMPTY_GARAGE,
  type GarageVehicle,
  garageFrom,
  withoutPlan,
  withoutVehicle,
  withPaint,
  withPlan,
  withSetup,
  withVehicle,
} from './garage-storage.ts'

const GT: GarageVehicle = { vehicleId: 'gt', modelId: 'ford-mustang-gt', year: 2018, label: '2018 Ford Mustang GT' }
const WRX: GarageVehicle = { vehicleId: 'wrx', modelId: 'subaru-wrx', year: 2015, label: '2015 Subaru WRX' }
const PLAN = { code: 'abc', title: 'Street 600', wheelHp: 602, costUsd: 9000 }

test('a car is added in front, chosen, and kept once', () => {
  const garage = withVehicle(withVehicle(withVehicle(EMPTY_GARAGE, GT), WRX), GT)
  expect(garage.vehicles.map((car) => car.vehicleId)).toEqual(['gt', 'wrx'])
  expect(chosenCar(garage)).toEqual(GT)
})

test('a removed car is no longer chosen', () => {
  const garage = withoutVehicle(withVehicle(withVehicle(EMPTY_GARAGE, WRX), GT), GT)
  expect(garage.vehicles).toEqual([WRX])
  expect(chosenCar(garage)).toBeUndefined()
})

test('a plan is kept once, and can be removed', () => {
  const garage = withPlan(withPlan(EMPTY_GARAGE, PLAN), { ...PLAN, title: 'Renamed' })
  expect(garage.plans.map((plan) => plan.title)).toEqual(['Renamed'])
  expect(withoutPlan(garage, 'abc').plans).toEqual([])
})

test("what's on a car is kept with it, changed, and taken off again; a car that is not there yet comes in with it", () => {
  const setup = { installed: ['tune'], dynoSheet: { wheelHp: 398 } }
  const sheetCurve = [
    { rpm: 2000, wheelHp: 100, wheelTorqueLbft: 263 },
    { rpm: 6500, wheelHp: 398, wheelTorqueLbft: 322 },
  ]
  const withVin = withVehicle(EMPTY_GARAGE, { ...GT, vin: 'VIN' })
  const kept = withSetup(withVin, GT, { setup, sheetCurve })
  expect(carInGarage(kept, 'gt', 2018)).toEqual({ ...GT, vin: 'VIN', setup, sheetCurve })
  expect(garageFrom(JSON.stringify(kept))).toEqual(kept)
  expect(withSetup(kept, GT, {})).toEqual(withVin)
  expect(withSetup(EMPTY_GARAGE, GT, { setup }).vehicles).toEqual([{ ...GT, setup }])
  const damaged = { ...kept.vehicles[0], setup: { installed: [7] }, sheetCurve: 'x' }
  expect(garageFrom(JSON.stringify({ vehicles: [damaged], plans: [] })).vehicles).toEqual([{ ...GT, vin: 'VIN' }])
})

test('a paint is kept with its car, through a new setup as well; an unknown one is left out', () => {
  const garage = withPaint(withVehicle(withVehicle(EMPTY_GARAGE, WRX), GT), GT, 'red')
  expect(garage.vehicles).toEqual([{ ...GT, paint: 'red' }, WRX])
  expect(garageFrom(JSON.stringify(garage))).toEqual(garage)
  expect(withSetup(garage, GT, { setup: { installed: ['tune'] } }).vehicles[0]).toMatchObject({ paint: 'red' })
  const damaged = { ...garage, vehicles: [{ ...GT, paint: 'constructor' }, WRX] }
  expect(garageFrom(JSON.stringify(damaged)).vehicles).toEqual([GT, WRX])
})

test('what was stored is read back whole', () => {
  const garage = withPlan(withVehicle(EMPTY_GARAGE, GT), PLAN)
  expect(garageFrom(JSON.stringify(garage))).toEqual(garage)
})

test('damaged storage never fails: what is sound is kept', () => {
  expect(garageFrom('{"vehicles":[{"vehicleId":1}],"plans":"x","chosenVehicleId":"gt"}')).toEqual(EMPTY_GARAGE)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const garage = garageFrom(text)
      expect(Array.isArray(garage.vehicles) && Array.isArray(garage.plans)).toBe(true)
    }),
    { seed: 11 },
  )
})
