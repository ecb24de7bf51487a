import { expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { firstModsOf } from './first-mods.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

test('every engine of every model has something to do first, boosted by the factory or not, each step once', () => {
  for (const [modelId, cars] of Map.groupBy(VEHICLES, (vehicle) => vehicle.modelId)) {
    for (const { engine, steps } of firstModsOf(catalog, cars)) {
      expect(steps, `${modelId}, ${engine}`).not.toEqual([])
      const said = steps.map((kinds) => kinds.map(({ name }) => name).join())
      expect(new Set(said).size, `${modelId}, ${engine}: ${said}`).toBe(said.length)
    }
  }
})

test('a turbo car begins with its tune, then downpipe and charge cooling', () => {
  const cars = VEHICLES.filter(({ modelId }) => modelId === 'volkswagen-golf-r')
  const said = firstModsOf(catalog, cars)
    .at(-1)
    ?.steps.map((kinds) => kinds.map(({ name }) => name).join())
  expect(said).toEqual(['Tune', 'Downpipe', 'Intercooler'])
})
