import { expect, test } from 'vitest'
import { fits } from '../../engine/fitment/fits.ts'
import type { PartKind } from '../../engine/model.ts'
import { PARTS } from '../parts.ts'
import { VEHICLES } from '../vehicles.ts'

const made = (kind: PartKind, cars: RegExp) =>
  PARTS.filter(
    (part) =>
      part.kind === kind &&
      !('universal' in part.fitment) &&
      VEHICLES.some((vehicle) => cars.test(vehicle.family.id) && fits(part, vehicle)),
  )

test('law: two tires are mounted and balanced in an hour, four in an hour and a half', () => {
  for (const { id, name, kind, laborHours } of PARTS)
    if (kind === 'tires' || kind === 'drag_tires') expect(laborHours, id).toBe(name.includes('pair') ? 1 : 1.5)
})

test('law: the manifold of a front-engined small-block Chevrolet is a job of three hours', () => {
  const manifolds = made('intake_manifold', /^gm-(ls|l99|lt1|53)/)
  expect(manifolds.length).toBeGreaterThan(4)
  for (const { id, laborHours } of manifolds) expect(laborHours, id).toBe(3)
})

test('law: long tubes beside the four-cam heads of an SN95 Mustang take the K-member down', () => {
  const headers = made('headers_long_tube', /^ford-mod-46-4v/)
  expect(headers.length).toBe(2)
  for (const { id, laborHours } of headers) expect(laborHours, id).toBeGreaterThanOrEqual(12)
})

test('law: billet gears bring the crank sprocket on every engine that is known for breaking it', () => {
  const breaksIt = VEHICLES.filter(({ family }) =>
    family.weakPoints.some(({ what }) => what.includes('crank sprocket')),
  )
  const known = new Set(breaksIt.map(({ family }) => family.id))
  expect(known.size).toBeGreaterThan(2)
  const gears = made('oil_pump_gears', new RegExp(`^(${[...known].join('|')}|ford-coyote.*|ford-voodoo.*)$`))
  for (const { id, name } of gears) expect(name, id).toMatch(/crank sprocket/i)
})
