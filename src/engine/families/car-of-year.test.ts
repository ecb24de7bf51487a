import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../calibration/fitted-factors.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { buildPower } from '../power/build-power.ts'
import { judgedBy } from '../rulebook/judge-build.ts'
import { ruledBuildOf } from '../rulebook/ruled-build.ts'
import { underRulebook } from '../rulebook/ruled-request.ts'
import { carOfYear } from './car-of-year.ts'

const yearsOf = ({ yearFrom, yearTo }: { yearFrom: number; yearTo: number }): number[] =>
  Array.from({ length: yearTo - yearFrom + 1 }, (_, at) => yearFrom + at)

test('law: a car of one year has no weak point and no need of other years, and all of its own', () => {
  let dropped = 0
  for (const vehicle of VEHICLES) {
    for (const year of yearsOf(vehicle)) {
      const { family } = carOfYear(vehicle, year)
      for (const list of ['weakPoints', 'mustKindsAbove'] as const) {
        const own = vehicle.family[list].filter(({ years }) => !years || (years.from <= year && year <= years.to))
        expect(family[list], `${vehicle.id} of ${year}`).toEqual(own)
        dropped += vehicle.family[list].length - own.length
      }
    }
  }
  expect(dropped).toBeGreaterThan(10)
})

test('law: nobody is asked whether a car was built before its own model year', () => {
  const ask = 'Built before June 2020?'
  const unlocks = PARTS.filter(({ kind }) => kind === 'ecu_unlock')
  const told = VEHICLES.flatMap((vehicle) => yearsOf(vehicle).map((year) => carOfYear(vehicle, year))).filter(
    (vehicle) =>
      unlocks.some((unlock) => {
        const build = { vehicle, parts: [unlock], fuel: '93', weather: SAE_J1349_WEATHER } as const
        const power = buildPower(build, FITTED_FACTORS)
        return judgedBy('warn', ruledBuildOf({ build, power }, { parts: PARTS, factors: FITTED_FACTORS })).some(
          ({ sentence }) => sentence.startsWith(ask),
        )
      }),
  )
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter(({ modelYear = 0 }) => modelYear > 2020).map(({ id }) => id)).toEqual([])
})

test('law: no car is sold the cure of a trouble that its model year does not have', () => {
  let cures = 0
  for (const vehicle of VEHICLES) {
    for (const year of yearsOf(vehicle)) {
      const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
      const { rules, parts } = underRulebook({ ...common, vehicle: carOfYear(vehicle, year), fuel: '93', parts: PARTS })
      for (const part of partsThatFit(parts, vehicle)) {
        if (part.kind !== 'reliability_fix' || rules.refusalOf(part) !== undefined) continue
        cures++
        const { yearFrom = year, yearTo = year } = 'families' in part.fitment ? part.fitment : {}
        expect(yearFrom <= year && year <= yearTo, `${vehicle.id} of ${year}: ${part.name}`).toBe(true)
      }
    }
  }
  expect(cures).toBeGreaterThan(500)
})
