import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { slotOf } from '../fitment/slots.ts'
import { FITTED_FACTORS } from '../index.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { INTENDED_USES } from '../vocabulary.ts'
import { underRulebook } from './ruled-request.ts'

/** Engines with an oil cooler in the maker's own parts list. */
const COOLED_BY_THE_MAKER =
  /^(gm-(ls7|ls9|lt4)|dodge-viper|ford-(coyote-boss|voodoo|predator)|bmw-(s65|s55|s58)|por-|nis-vr38)/

describe('an oil cooler', () => {
  test('of no car in particular is not sold to one that has its own, and none is asked for that is not sold', () => {
    let cooled = 0
    for (const vehicle of VEHICLES.filter((_, index) => index % 3 === 0)) {
      for (const use of INTENDED_USES) {
        const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
        const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', use, parts: PARTS })
        const sold = parts.filter((part) => part.kind === 'oil_cooler' && rules?.refusalOf(part) === undefined)
        const universal = sold.filter(({ fitment }) => 'universal' in fitment)
        if (COOLED_BY_THE_MAKER.test(vehicle.family.id)) {
          cooled++
          expect(universal, vehicle.id).toEqual([])
        }
        const asked = rules?.ceilings.some(({ slot }) => slot === slotOf('oil_cooler'))
        if (asked) expect(sold.length, `${vehicle.id} for ${use}`).toBeGreaterThan(0)
      }
    }
    expect(cooled).toBeGreaterThan(10)
  })
})

describe('brake pads', () => {
  test('for the track are a track compound at both ends, on every car', () => {
    for (const vehicle of VEHICLES) {
      const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
      const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', use: 'track', parts: PARTS })
      const sold = partsThatFit(parts, vehicle).filter(
        (part) => part.kind === 'brake_pads' && rules.refusalOf(part) === undefined,
      )
      for (const { name } of sold) {
        expect(name, vehicle.id).toMatch(/front and rear/)
        expect(name, vehicle.id).not.toMatch(/HPS|HP Plus|Yellowstuff|DS2500|street/i)
      }
    }
  })
})

describe('a custom tune', () => {
  test('is one that opens the computer of the car, wherever one is sold', () => {
    let opened = 0
    for (const vehicle of VEHICLES) {
      const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
      const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', use: 'street', parts: PARTS })
      const sold = partsThatFit(parts, vehicle).filter(
        (part) => part.kind === 'tune' && rules?.refusalOf(part) === undefined,
      )
      const own = sold.filter(({ fitment, calibration }) => !('universal' in fitment) && calibration === 'custom')
      const session = sold.filter(({ fitment }) => 'universal' in fitment)
      if (own.length > 0) {
        opened++
        expect(
          session.map(({ name }) => name),
          vehicle.id,
        ).toEqual([])
      }
    }
    expect(opened).toBeGreaterThan(200)
  })
})

describe('tires', () => {
  test('for the strip and the track are sticky ones, where one is made in the size', () => {
    for (const vehicle of VEHICLES) {
      for (const use of ['track', 'drag'] as const) {
        const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
        const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', use, parts: PARTS })
        const sold = partsThatFit(parts, vehicle).filter(
          (part) => part.kind === 'tires' && rules?.refusalOf(part) === undefined,
        )
        expect(
          sold.filter(({ name }) => /ExtremeContact|Sport 4S/.test(name)).map(({ name }) => name),
          `${vehicle.id} ${use}`,
        ).toEqual([])
      }
    }
  })
})
