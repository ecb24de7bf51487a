import { expect, test } from 'vitest'
import { catalog } from '../../../tests/support/assistant-talk.ts'
import { partsLike } from './car-facts.ts'

test('law: no pump and no injectors are offered that feed less than the stock car makes', () => {
  for (const vehicle of catalog.vehicles) {
    for (const kind of ['fuel_pump', 'injectors'] as const) {
      const stated = partsLike(catalog, vehicle, { kind }).map(({ ratings }) => ratings.supportsCrankHp ?? Infinity)
      const isOneEnough = stated.some((hp) => hp >= vehicle.engine.crankHp)
      if (isOneEnough) expect(Math.min(...stated), vehicle.id).toBeGreaterThanOrEqual(vehicle.engine.crankHp)
    }
  }
})

test('a maker that is named is found, however small its pump is', () => {
  const hellcat = catalog.vehicles.find(({ id }) => id.includes('charger-srt-hellcat'))
  if (!hellcat) throw new Error('no Hellcat')
  const names = partsLike(catalog, hellcat, { kind: 'fuel_pump', maker: 'Walbro' }).map(({ name }) => name)
  expect(names).toContain('255 High Pressure Pump')
  expect(partsLike(catalog, hellcat, { kind: 'fuel_pump' }).map(({ name }) => name)).not.toContain(names[0])
})
