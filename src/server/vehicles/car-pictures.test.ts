import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sketchOf } from '../../catalog/bodies/drawn-bodies.ts'
import { VEHICLES, vehicleById } from '../../catalog/vehicles.ts'
import { PAINT_IDS, PAINTS } from '../../xray/paints.ts'
import { ReplyCache } from '../http/reply-cache.ts'
import { registerCarPictures } from './car-pictures.ts'

async function ask(file: string, headers: Record<string, string> = {}) {
  const app = Fastify()
  registerCarPictures(app, { catalog: { vehicles: VEHICLES, vehicle: vehicleById }, replies: new ReplyCache(1e6) })
  const reply = await app.inject({ url: `/images/cars/${file}`, headers })
  await app.close()
  return reply
}

test('a car has a picture, a model that of its latest car', async () => {
  const first = VEHICLES.find((one) => one.modelId === 'chevrolet-corvette-z06' && one.yearTo < 2010)!
  const last = VEHICLES.find((one) => one.modelId === 'chevrolet-corvette-z06' && one.yearTo === 2025)!
  const [old, model, now] = [
    await ask(`${first.id}.svg`),
    await ask('chevrolet-corvette-z06.svg'),
    await ask(`${last.id}.svg`),
  ]
  expect(model.headers['content-type']).toContain('image/svg+xml')
  expect(model.body).toBe(now.body)
  expect(model.body).not.toBe(old.body)
})

test('a car whose generation is not drawn has the picture of its class', async () => {
  const plain = VEHICLES.find((one) => !sketchOf(one))!
  const { statusCode, body } = await ask(`${plain.id}.svg`)
  expect(statusCode).toBe(200)
  expect(body).not.toMatch(/NaN|undefined/)
})

test('a picture weighs at most 8 kB on its way', async () => {
  const heavy: string[] = []
  for (const { id } of VEHICLES.filter(sketchOf).filter((_, i) => i % 9 === 0)) {
    const { rawPayload } = await ask(`${id}.svg`, { 'accept-encoding': 'br' })
    if (rawPayload.length > 8_000) heavy.push(`${id}: ${rawPayload.length}`)
  }
  expect(heavy).toEqual([])
})

test('a car is drawn in the paint that is asked for, and in gray where the paint is unknown', async () => {
  const { id } = VEHICLES.find(sketchOf)!
  const bodies = await Promise.all(PAINT_IDS.map(async (paint) => (await ask(`${id}.svg?paint=${paint}`)).body))
  for (const [place, paint] of PAINT_IDS.entries()) expect(bodies[place]).toContain(PAINTS[paint].color)
  expect(new Set(bodies).size).toBe(PAINT_IDS.length)
  for (const query of ['', '?paint=%22/%3E', '?paint=toString', '?paint=red&paint=blue']) {
    expect((await ask(`${id}.svg${query}`)).body, query).toBe(bodies[PAINT_IDS.indexOf('gray')])
  }
})

test('a model has the picture of its car of a year, and its latest where there was none', async () => {
  const [first, model] = [VEHICLES.find((one) => one.modelId === 'chevrolet-corvette-z06')!, 'chevrolet-corvette-z06']
  const latest = (await ask(`${model}.svg`)).body
  expect((await ask(`${model}.svg?year=${first.yearFrom}`)).body).toBe((await ask(`${first.id}.svg`)).body)
  for (const year of ['1899', 'x', '']) expect((await ask(`${model}.svg?year=${year}`)).body, year).toBe(latest)
})

test('a car stands in a room, three by two', async () => {
  const { id } = VEHICLES.find(sketchOf)!
  const { body } = await ask(`${id}.svg?room=1&paint=green`)
  expect(body).toContain('width="900" height="600"')
  expect(body).toContain(PAINTS.green.color)
  expect(body).not.toMatch(/NaN|undefined/)
})

test('a car that nobody knows has no picture', async () => {
  for (const file of ['tesla-model-3.svg', 'ford-mustang-gt.png', '..%2Fx.svg']) {
    expect((await ask(file)).statusCode, file).not.toBe(200)
  }
})
