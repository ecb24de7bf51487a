import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { carOfYear } from '../families/car-of-year.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { type Part, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { plannedBuild } from '../optimizer/planned-build.ts'
import type { IntendedUse } from '../vocabulary.ts'
import { hasCarbonCeramicRotors, mayHaveCarbonCeramicRotors } from './factory-brakes.ts'
import { judgedBy } from './judge-build.ts'
import { notesOn, ruledBuildOf } from './ruled-build.ts'
import { underRulebook } from './ruled-request.ts'

function notesOf(vehicle: Vehicle, parts: readonly Part[], use: IntendedUse = 'daily') {
  const terms = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
  const request = underRulebook({ ...terms, vehicle, fuel: '93', parts: PARTS, use })
  const planned = plannedBuild(request, parts)
  return { notes: notesOn(planned, request), ruled: ruledBuildOf(planned, request) }
}

const tuneOf = (vehicle: Vehicle) =>
  partsThatFit(PARTS, vehicle).filter(({ kind, calibration }) => kind === 'tune' && calibration !== 'piggyback')

test('the warranty comes before all other notes', () => {
  let told = 0
  for (const vehicle of VEHICLES.filter(({ yearTo }) => yearTo >= 2022)) {
    const [tune] = tuneOf(vehicle)
    if (!tune) continue
    const { notes } = notesOf(carOfYear(vehicle, vehicle.yearTo), [tune])
    told++
    expect(notes[0], vehicle.id).toMatch(/warranty/)
  }
  expect(told).toBeGreaterThan(40)
})

test('six years of powertrain warranty are told of', () => {
  let told = 0
  for (const vehicle of VEHICLES.filter(
    ({ make, yearFrom, yearTo }) => yearFrom <= 2021 && yearTo >= 2021 && make !== 'Ford',
  )) {
    const [tune] = tuneOf(vehicle)
    if (!tune) continue
    const isTold = /warranty/.test(notesOf(carOfYear(vehicle, 2021), [tune]).notes[0] ?? '')
    expect(isTold, vehicle.id).toBe(vehicle.make === 'Acura' || vehicle.make === 'Infiniti')
    if (isTold) told++
  }
  expect(told).toBeGreaterThan(1)
})

test('a BMW of the locked years has the unlock for its tune, or is told that it takes one', () => {
  let told = 0
  for (const vehicle of VEHICLES.filter(({ make, yearTo }) => make === 'BMW' && yearTo > 2020)) {
    const [tune] = tuneOf(vehicle)
    if (!tune) continue
    const { notes, ruled } = notesOf(carOfYear(vehicle, vehicle.yearTo), [tune])
    const isSold = ruled.fitting.some(({ kind }) => kind === 'ecu_unlock')
    expect(/bench unlock/.test(notes.join(' ')), vehicle.id).toBe(!isSold)
    if (!isSold) told++
  }
  expect(told).toBeGreaterThan(0)
})

test('no one-piece driveshaft is the next step of a car that left the factory with one', () => {
  let [one, two] = [0, 0]
  for (const vehicle of VEHICLES.filter(({ chassis }) => chassis.drivetrain === 'rwd')) {
    const { ruled } = notesOf(vehicle, [])
    const strong = { ...ruled, wheelHp: 2 * Math.max(600, ruled.stockWheelHp) }
    const isAdvised = judgedBy('advise', strong).some(({ mendedByKinds }) => mendedByKinds.includes('driveshaft'))
    const isOnePiece = /^ford-(trinity|windsor|mod-46-[24]v)|^gm-ls1$/.test(vehicle.family.id)
    if (isOnePiece) one++
    else if (isAdvised) two++
    if (isOnePiece) expect(isAdvised, vehicle.id).toBe(false)
  }
  expect(one).toBeGreaterThan(5)
  expect(two).toBeGreaterThan(20)
})

describe('tires for the strip', () => {
  const radials = PARTS.filter(({ kind }) => kind === 'drag_tires')
  test('are told with the rain where the car drives on the road, and with its wheels on every car', () => {
    for (const vehicle of VEHICLES.filter((_, at) => at % 5 === 0)) {
      const [tires] = partsThatFit(radials, vehicle)
      if (!tires) continue
      const { drivetrain } = vehicle.chassis
      for (const use of ['street', 'drag'] as const) {
        const said = notesOf(vehicle, [tires], use).notes.join(' ')
        expect(/in the rain and the cold/.test(said), `${vehicle.id} ${use}`).toBe(use === 'street')
        expect(said, vehicle.id).toMatch(/against your wheels/)
        expect(/matched in rolling diameter/.test(said), vehicle.id).toBe(drivetrain === 'awd')
        expect(/goes on the front/.test(said), vehicle.id).toBe(drivetrain === 'fwd')
      }
    }
  })
})

describe('track pads', () => {
  const pads = PARTS.filter(({ id }) => id === 'hawk-dtc-60-track-pads-front-and-rear')
  test('are told as such, and the brakes are asked after where a car could be ordered with ceramic ones', () => {
    let asked = 0
    for (const vehicle of VEHICLES.filter((car) => !hasCarbonCeramicRotors(car))) {
      const said = notesOf(vehicle, pads, 'track').notes.join(' ')
      expect(said, vehicle.id).toMatch(/they bite little cold/)
      const isAsked = said.includes('could be ordered with carbon-ceramic brakes')
      expect(isAsked, vehicle.id).toBe(mayHaveCarbonCeramicRotors(vehicle))
      if (isAsked) asked++
    }
    expect(asked).toBeGreaterThan(50)
    for (const id of ['porsche-911-gt3-2018-7dct', 'mercedes-benz-amg-gt-r-2018-7dct', 'bmw-m3-2015-6mt']) {
      const car = VEHICLES.find((vehicle) => vehicle.id === id)
      expect(car && mayHaveCarbonCeramicRotors(car), id).toBe(true)
    }
  })
})

test('an engine that changed within the model year is asked after', () => {
  const gti = VEHICLES.find(({ id }) => id === 'volkswagen-gti-2006-6mt')
  if (!gti) throw new Error('no GTI')
  const [tune] = tuneOf(gti)
  const saidIn = (year: number) => notesOf(carOfYear(gti, year), tune ? [tune] : []).notes.join(' ')
  expect(saidIn(2008)).toMatch(/engine code/)
  expect(saidIn(2007)).not.toMatch(/engine code/)
})

test('the weak point that goes first is offered with any power', () => {
  let offered = 0
  for (const vehicle of VEHICLES.filter(({ family }) => family.weakPoints.some(({ first }) => first))) {
    const { ruled } = notesOf(vehicle, [])
    const mild = { ...ruled, wheelHp: 1.05 * ruled.stockWheelHp }
    if (judgedBy('advise', mild).some(({ mendedByKinds }) => mendedByKinds.includes('reliability_fix'))) offered++
  }
  expect(offered).toBeGreaterThan(5)
})
