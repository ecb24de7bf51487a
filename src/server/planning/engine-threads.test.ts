import { afterAll, describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { generateRequest } from '../../contract/configurator.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import type { Vehicle } from '../../engine/model.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { ENGINE_WORK, type EngineWork } from '../engine-work.ts'
import { engineThreads } from './engine-threads.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const rows = { ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS }
let catalog = catalogSnapshot(rows)
const WORK = new URL('../engine-work.ts', import.meta.url)
const engine = engineThreads<EngineWork>(() => catalog, WORK, { size: 1 })
afterAll(() => engine.stop())

/** The hardest that can be asked: a goal that no build reaches, with every remedy to be searched. */
const hardest = (vehicleId: string) => {
  const vehicle = catalog.vehicle(vehicleId)
  return generateRequest.parse({
    ...{ vehicleId, modelId: vehicle?.modelId, year: vehicle?.yearTo, targetHorsepower: 3000 },
    preferences: { budget_priority: 'reliability', fuel_type: 'E85' },
  })
}
const withWeight = (vehicle: Vehicle, curbWeightLb: number): Vehicle => ({
  ...vehicle,
  chassis: { ...vehicle.chassis, curbWeightLb },
})
const shop = { phone: '', email: '', address: '', hours: [] }
const GTR = 'nissan-gt-r-2013-6dct'

describe('the engine on threads', () => {
  test('answers what the engine answers', async () => {
    const request = generateRequest.parse({ modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 600 })
    expect(await engine.run('generate', request)).toEqual(ENGINE_WORK.generate(catalog, request))
    const words = { name: 'find_vehicle', input: { words: '2018 mustang gt' } }
    expect(await engine.run('tool', words)).toEqual(await ENGINE_WORK.tool(catalog, words))
    expect(await engine.run('tool', { name: 'fits', input: {} })).toMatchObject({
      data: { refused: expect.any(String) },
    })
  })

  test('what is heavy does not hold the thread that answers visitors', async () => {
    await engine.run('stages', { vehicleId: GTR, induction: 'auto', fuel: '93', filter: 'all' })
    const before = process.threadCpuUsage()
    const answers = await Promise.all(
      [GTR, 'ford-mustang-gt-2018-10at', 'bmw-m5-2018-8at'].map((id) => engine.run('generate', hardest(id))),
    )
    const { user, system } = process.threadCpuUsage(before)
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect((user + system) / 1000 / answers.length).toBeLessThan(50)
  })

  test('a changed catalog is asked from the next work on', async () => {
    const before = catalog
    const [first, second, third] = VEHICLES.map((vehicle) => ({ ...vehicle }))
    if (!first || !second || !third) throw new Error('three cars')
    const heavier = withWeight(second, 4_000)
    const lists = [
      [first, second, third],
      [third, heavier, first],
      [heavier],
      [],
      [second, ...VEHICLES.slice(7, 500), first],
    ]
    for (const vehicles of lists) {
      catalog = catalogSnapshot({ ...rows, vehicles })
      expect(await engine.run('vehicleList', null)).toEqual(ENGINE_WORK.vehicleList(catalog, null))
    }
    catalog = before
    expect(await engine.run('vehicleList', null)).toHaveLength(VEHICLES.length)
  })

  test('of a changed catalog only what changed is copied', async () => {
    const before = catalog
    const [changed, kept] = VEHICLES.map((vehicle) => ({ ...vehicle }))
    if (!changed || !kept) throw new Error('two cars')
    catalog = catalogSnapshot({ ...rows, vehicles: [changed, kept] })
    await engine.run('vehicleList', null)
    Object.assign(kept, { cannotBeCopied: () => {} })
    catalog = catalogSnapshot({ ...rows, vehicles: [withWeight(changed, 4_000), kept] })
    const weights = (await engine.run('vehicleList', null)).map(({ weightLb }) => weightLb)
    expect(weights).toEqual([4_000, kept.chassis.curbWeightLb])
    catalog = before
  })

  test('what breaks in a thread is told, and the next work is done', async () => {
    const broken = engine.run('answer', { shop, messages: [{ from: 'visitor', text: 5 as never }] })
    await expect(broken).rejects.toThrow()
    expect(await engine.run('answer', { shop, messages: [{ from: 'visitor', text: 'hello' }] })).not.toEqual([])
  })

  test('work over its budget is cut off as unavailable, and so is what waits when too much does', async () => {
    const strict = engineThreads<EngineWork>(() => catalog, WORK, { size: 1, budgetMs: 1, mostWaiting: 1 })
    const unavailable = { name: 'Refusal', code: 'unavailable' }
    const first = strict.run('generate', hardest(GTR))
    const second = strict.run('generate', hardest(GTR))
    const third = strict.run('generate', hardest(GTR))
    await expect(third).rejects.toMatchObject(unavailable)
    await expect(first).rejects.toMatchObject(unavailable)
    await strict.stop()
    await expect(second).rejects.toMatchObject(unavailable)
    await expect(strict.run('vehicleList', null)).rejects.toMatchObject(unavailable)
  })
})
