import { expect, test } from 'vitest'
import { fits } from '../../engine/fitment/fits.ts'
import { VEHICLES } from '../vehicles.ts'
import { TIRE_PARTS } from './tires.ts'

const bare = (name: string): string => name.replace(/\d\d-\d\d in, /, '')

test('law: a car is offered each tire in one size, that of its rims', () => {
  let offered = 0
  for (const vehicle of VEHICLES) {
    const rim = Number(vehicle.chassis.tire.split('R')[1])
    const names = TIRE_PARTS.filter((tire) => fits(tire, vehicle)).map(({ name }) => name)
    expect(new Set(names.map(bare)).size, vehicle.id).toBe(names.length)
    for (const name of names) {
      const [from = 14, to = 18] = name.match(/\d\d(?=-\d\d in)|(?<=\d\d-)\d\d(?= in)/g)?.map(Number) ?? []
      expect(from <= rim && rim <= to, `${vehicle.id} on ${rim} in: ${name}`).toBe(true)
      offered++
    }
  }
  expect(offered).toBeGreaterThan(VEHICLES.length)
})

test('law: the same tire costs more in a bigger size', () => {
  const sizes = Map.groupBy(TIRE_PARTS, ({ manufacturer, name }) => `${manufacturer} ${bare(name)}`)
  for (const [name, tires] of sizes) {
    const cents = tires.map(({ priceCents }) => priceCents)
    expect(
      [...new Set(cents)].toSorted((a, b) => a - b),
      name,
    ).toEqual(cents)
  }
  expect([...sizes.values()].some((tires) => tires.length === 3)).toBe(true)
})
