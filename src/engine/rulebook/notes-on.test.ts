import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { carOfYear } from '../families/car-of-year.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { type Part, SAE_J1349_WEATHER, type Vehicle } from '../model.ts'
import { plannedBuild } from '../optimizer/planned-build.ts'
import { judgedBy } from './judge-build.ts'
import { notesOn, ruledBuildOf } from './ruled-build.ts'
import { underRulebook } from './ruled-request.ts'

function notesOf(vehicle: Vehicle, parts: readonly Part[], use: 'daily' | 'street' = 'daily') {
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
