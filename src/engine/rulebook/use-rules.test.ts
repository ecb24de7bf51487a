import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { partsThatFit } from '../fitment/fits.ts'
import { slotOf } from '../fitment/slots.ts'
import { FITTED_FACTORS } from '../index.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { INTENDED_USES } from '../vocabulary.ts'
import { underRulebook } from './ruled-request.ts'
import { brakesOnTrack } from './track-rules.ts'

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

describe('what a session uses up', () => {
  test('holds no power on any car, and pads and fluid go in wherever a tune does', () => {
    for (const vehicle of VEHICLES) {
      const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
      const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', use: 'track', parts: PARTS })
      const offTrack = underRulebook({ ...common, vehicle, fuel: '93', use: 'street', parts: PARTS }).rules
      const holding = rules.ceilings.map(({ ruleId, slot }) => `${ruleId} ${slot}`)
      const anyway = offTrack.ceilings.map(({ ruleId, slot }) => `${ruleId} ${slot}`)
      const ofUse = holding.filter((ceiling) => !anyway.includes(ceiling))
      expect(
        ofUse.filter((ceiling) => /brake|oil_cooler|intercooler|heat_exchanger/.test(ceiling)),
        vehicle.id,
      ).toEqual([])
      const tune = partsThatFit(parts, vehicle).find(({ kind }) => kind === 'tune')
      if (!tune) continue
      const needs = rules.scenarioNeeds({ tune })
      expect(needs, vehicle.id).toEqual(expect.arrayContaining([...brakesOnTrack(vehicle)]))
      for (const slot of needs) {
        const sold = partsThatFit(parts, vehicle).filter(
          (part) => slotOf(part.kind) === slot && rules.refusalOf(part) === undefined,
        )
        expect(sold.length, `${vehicle.id} ${slot}`).toBeGreaterThan(0)
      }
    }
  })

  test('pads go with a brake kit on track, and nowhere else', () => {
    for (const vehicle of VEHICLES.filter((_, at) => at % 20 === 0))
      for (const use of INTENDED_USES) {
        const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
        const { rules, parts } = underRulebook({ ...common, vehicle, fuel: '93', use, parts: PARTS })
        const kit = parts.find(({ kind }) => kind === 'brake_kit')!
        expect(rules.excludesOf(kit).includes('brake_pads'), `${vehicle.id} ${use}`).toBe(use !== 'track')
      }
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
  test('hold no power: they spin and break nothing', () => {
    for (const vehicle of VEHICLES) {
      for (const use of INTENDED_USES) {
        const common = { weather: SAE_J1349_WEATHER, factors: FITTED_FACTORS, laborRateCentsPerHour: 15_000 }
        const { rules } = underRulebook({ ...common, vehicle, fuel: '93', use, parts: PARTS })
        expect(
          rules.ceilings.filter(({ slot }) => slot === 'tires'),
          `${vehicle.id} ${use}`,
        ).toEqual([])
      }
    }
  })

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
