import { expect, test } from 'vitest'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { requestedInduction } from '../planning/preference-words.ts'
import { stockLimitWords } from './stock-limit-words.ts'

test('what a goal passes has the figure that the build is held to, and less than the goal', () => {
  const told = { gearbox: 0, source: 0 }
  for (const vehicle of VEHICLES) {
    const { engine, limits } = vehicle
    const induction = requestedInduction('auto', engine.aspiration)
    for (const times of [1.3, 1.6, 2])
      for (const fuel of ['93', 'e30', 'e85'] as const) {
        const goalWheelHp = Math.round(times * engine.crankHp * 0.85)
        const said = stockLimitWords(vehicle, { goalWheelHp, fuel, induction, wantedSlots: [] }).join(' ')
        const [, limit, sees] = said.match(/gearbox is good for ([\d,]+) lb-ft and would see ([\d,]+) or more/) ?? []
        if (limit) {
          told.gearbox++
          expect(limit, vehicle.id).toBe(Math.round(limits.transmissionTorqueLbft).toLocaleString('en-US'))
          expect(Number(sees?.replace(',', '')), vehicle.id).toBeGreaterThan(limits.transmissionTorqueLbft - 3)
        }
        const [, ends] = said.match(/the (?:turbos? |blower )(?:is|are) done at about ([\d,]+) whp/) ?? []
        if (ends) {
          told.source++
          expect(Number(ends.replace(',', '')), vehicle.id).toBeLessThan(goalWheelHp)
          const wanted = stockLimitWords(vehicle, { goalWheelHp, fuel, induction, wantedSlots: ['boost_source'] })
          expect(wanted.join(' '), vehicle.id).not.toMatch(/done at/)
        }
      }
  }
  expect(told.gearbox).toBeGreaterThan(50)
  expect(told.source).toBeGreaterThan(50)
})
