import { describe, expect, test } from 'vitest'
import { layoutOf } from '../../catalog/car-layouts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { wantedWords } from '../../contract/wanted-slots.ts'
import { hasOneCam } from '../families/one-cam.ts'
import { kindName, kindWords, limitName, watchWords } from './limit-words.ts'

describe('on every car', () => {
  test('an engine with its cam in the block has one cam, and all others have cams', () => {
    let one = 0
    for (const vehicle of VEHICLES) {
      const { family, id } = vehicle
      if (family.camshaftExtras?.includes('pushrods')) expect(hasOneCam(family), id).toBe(true)
      expect(layoutOf(vehicle).pushrods, id).toBe(hasOneCam(family))
      const said = [
        kindName('camshafts', family),
        kindWords('camshafts', family),
        limitName({ component: 'hardware', slot: 'camshafts' }, family),
        wantedWords('camshafts', hasOneCam(family)),
      ].join(', ')
      expect(said, id).toMatch(hasOneCam(family) ? /\bcam\b/ : /\bcams\b/)
      expect(said, id).not.toMatch(hasOneCam(family) ? /\bcams\b/ : /\bcam\b/)
      if (hasOneCam(family)) one++
    }
    expect(one).toBeGreaterThan(60)
  })

  test('no solid axle is said to have half shafts', () => {
    for (const { family } of VEHICLES) {
      const said = [
        kindName('half_shafts', family),
        kindWords('half_shafts', family),
        limitName({ component: 'hardware', slot: 'half_shafts' }, family),
      ].join(', ')
      expect(said).not.toMatch(/half shafts/)
    }
  })

  test('dirt and wear have no percentage of a limit', () => {
    const use = { component: 'hardware', unit: 'crank hp', value: 98, limit: 100, share: 0.98 } as const
    for (const { family, id } of VEHICLES) {
      expect(watchWords({ ...use, slot: 'clutch' }, family), id).toContain('the clutch, at 98% of its limit')
      if (family.weakPoints.length > 0)
        expect(watchWords({ ...use, slot: 'reliability_fix' }, family), id).not.toMatch(/%|limit/)
    }
  })

  test('the engine in the notes is the one of the car', () => {
    for (const { family, engine, modelId, id } of VEHICLES) {
      if (family.id === 'mb-m177') expect(family.name, id).toBe(engine.code)
      if (modelId === 'porsche-cayman-gt4')
        expect(family.weakPoints.map(({ what }) => what).join(), id).not.toMatch(/center radiator/)
    }
  })
})
