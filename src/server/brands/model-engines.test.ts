import { expect, test } from 'vitest'
import { engineTypeOf } from '../../catalog/engine-type.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { modelOf } from './brands.ts'

test('a model is said to have one engine only where all of its years had it, at that rating', () => {
  for (const [modelId, variants] of Map.groupBy(VEHICLES, (vehicle) => vehicle.modelId)) {
    const model = modelOf(variants, 'brand')
    const others = variants.filter(
      (one) => engineTypeOf(one) !== model?.engineType || one.engine.crankHp !== model.baseHorsepower,
    )
    if (model?.isOneEngine) expect(others, modelId).toEqual([])
  }
  const ofModel = (id: string) =>
    modelOf(
      VEHICLES.filter(({ modelId }) => modelId === id),
      'ford',
    )
  expect(ofModel('ford-mustang-mach-1')?.isOneEngine).toBe(false)
  expect(ofModel('ford-mustang-bullitt')?.isOneEngine).toBe(false)
})
