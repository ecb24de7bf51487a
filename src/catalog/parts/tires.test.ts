import { expect, test } from 'vitest'
import { fits, frontRimInchesOf } from '../../engine/fitment/fits.ts'
import { VEHICLES } from '../vehicles.ts'
import { TIRE_PARTS } from './tires.ts'

const bare = (name: string): string => name.replace(/\d\d(-| and )\d\d in, /, '')

test('law: a car is offered each tire in one size, that of its rims at both ends', () => {
  let offered = 0
  const mixed = new Set<string>()
  for (const vehicle of VEHICLES) {
    const [front, rear] = [frontRimInchesOf(vehicle), Number(vehicle.chassis.tire.split('R')[1])]
    const names = TIRE_PARTS.filter((tire) => fits(tire, vehicle)).map(({ name }) => name)
    expect(new Set(names.map(bare)).size, vehicle.id).toBe(names.length)
    for (const name of names) {
      offered++
      const [, at, between, to] = /(\d\d)(-| and )(\d\d) in/.exec(name) ?? [undefined, 14, '-', 18]
      if (between === ' and ') {
        mixed.add(vehicle.modelId)
        expect([front, rear], `${vehicle.id}: ${name}`).toEqual([Number(at), Number(to)])
        continue
      }
      for (const rim of name.includes('pair') ? [rear] : [front, rear])
        expect(Number(at) <= rim && rim <= Number(to), `${vehicle.id} on ${front} and ${rear} in: ${name}`).toBe(true)
    }
  }
  expect(offered).toBeGreaterThan(VEHICLES.length)
  for (const model of ['ford-gt', 'dodge-viper', 'chevrolet-corvette', 'porsche-911-gt3'])
    expect(mixed).toContain(model)
})

test('law: the same tire costs more in a bigger size', () => {
  const sizes = Map.groupBy(TIRE_PARTS, ({ manufacturer, name }) => `${manufacturer} ${bare(name)}`)
  for (const [name, tires] of sizes) {
    const cents = tires.filter((tire) => !tire.name.includes(' and ')).map(({ priceCents }) => priceCents)
    expect(
      [...new Set(cents)].toSorted((a, b) => a - b),
      name,
    ).toEqual(cents)
  }
  expect([...sizes.values()].some((tires) => tires.length === 3)).toBe(true)
})
