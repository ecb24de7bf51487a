import { describe, expect, test } from 'vitest'
import { engineFamily as familySchema } from '../contract/engine-family.ts'
import { tuneRequiredFor } from '../engine/families/tune-required.ts'
import { ENGINE_FAMILIES, engineFamily } from './engine-families.ts'
import { VEHICLES } from './vehicles.ts'

describe('the engine families', () => {
  test('have ids of their own, and each one is the engine of some car', () => {
    const ids = ENGINE_FAMILIES.map((family) => family.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !VEHICLES.some((vehicle) => vehicle.family.id === id))).toEqual([])
  })

  test('know the gearbox of every car that has one of them', () => {
    const unknown = VEHICLES.filter(
      ({ family, transmission }) => family.gearboxLimitsLbft[transmission.code] === undefined,
    )
    expect(unknown.map(({ id, transmission }) => `${id}: ${transmission.code}`)).toEqual([])
  })

  test('name no gearbox that none of their cars has', () => {
    for (const { id, gearboxLimitsLbft } of ENGINE_FAMILIES) {
      const codes = VEHICLES.filter(({ family }) => family.id === id).map(({ transmission }) => transmission.code)
      expect(
        Object.keys(gearboxLimitsLbft).filter((code) => !codes.includes(code)),
        id,
      ).toEqual([])
    }
  })

  test('know the stock clutch of every car with a clutch pedal', () => {
    const unknown = VEHICLES.filter(
      ({ family, transmission }) => transmission.kind === 'manual' && family.clutchLimitLbft === undefined,
    )
    expect(unknown.map(({ id }) => id)).toEqual([])
  })

  test('name a boost limit exactly where the car leaves the factory with boost', () => {
    const wrong = VEHICLES.filter(
      ({ engine, family }) => (engine.aspiration === 'na') !== (family.boostSourceLimitWheelHp === undefined),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('never take universal port injectors on direct injection alone', () => {
    for (const { id, injection, injectorClass, universalPortInjectors } of ENGINE_FAMILIES) {
      if (injection !== 'direct') continue
      expect([injectorClass, universalPortInjectors], id).toEqual(['di_only', 'no'])
    }
  })

  test('say through which year the injectors feed from the side where that changed', () => {
    for (const { id, injectorClass, sideFeedInjectorsThroughYear } of ENGINE_FAMILIES) {
      expect(sideFeedInjectorsThroughYear !== undefined, id).toBe(injectorClass === 'port_by_year')
    }
  })

  test('sell stages that rise and never pass the stock bottom end', () => {
    for (const { id, bottomEndLimitWheelHp, stageWheelHp, stockWheelHp } of ENGINE_FAMILIES) {
      const { stage1, stage2, stage3 } = stageWheelHp
      const steps = [stockWheelHp, stage1, stage2, stage3, bottomEndLimitWheelHp].filter((hp) => hp !== undefined)
      expect(steps, id).toEqual(steps.toSorted((a, b) => a - b))
    }
  })

  test('travel to the browser as they are', () => {
    for (const { family } of VEHICLES) {
      expect(familySchema.parse(JSON.parse(JSON.stringify(family)))).toEqual(family)
    }
  })

  test('ask for a tune by aspiration, airflow meter and pump', () => {
    const coyote = tuneRequiredFor(engineFamily('ford-coyote-g2'), 'na')
    expect(coyote).toContain('supercharger_roots')
    expect(coyote).not.toContain('cold_air_intake')
    expect(coyote).not.toContain('fuel_pump')
    const sti = tuneRequiredFor(engineFamily('sub-ej257'), 'turbo')
    expect(sti).toContain('cold_air_intake')
    expect(sti).toContain('downpipe')
    expect(tuneRequiredFor(engineFamily('gm-lt4'), 'supercharged')).toEqual(
      expect.arrayContaining(['pulley_smaller', 'fuel_pump']),
    )
  })
})
