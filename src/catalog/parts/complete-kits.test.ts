import { expect, test } from 'vitest'
import { fits } from '../../engine/fitment/fits.ts'
import type { Part, PartKind, Vehicle } from '../../engine/model.ts'
import { engineTypeOf } from '../engine-type.ts'
import { PARTS } from '../parts.ts'
import { VEHICLES } from '../vehicles.ts'

/** Parts of the kind that fit a car and are wrong on it, with the car. */
const wrong = (kind: PartKind, isWrong: (part: Part, vehicle: Vehicle) => boolean): string[] =>
  PARTS.filter((part) => part.kind === kind).flatMap((part) =>
    VEHICLES.filter((vehicle) => fits(part, vehicle) && isWrong(part, vehicle)).map(({ id }) => `${id}: ${part.name}`),
  )

test('a bare ethanol sensor is sold only where every car left the factory with an input for it', () => {
  const isComplete = /\b(kit|analyzer|flexfuel|sensor and lines|sensor retrofit)\b/i
  expect(wrong('flex_fuel', ({ name }, { family }) => !isComplete.test(name) && family.flexFuel !== 'factory')).toEqual(
    [],
  )
})

test('a car that can be made flex fuel has a kit that is made for it, and no universal one', () => {
  const without = VEHICLES.filter(
    (vehicle) =>
      !['none', 'factory'].includes(vehicle.family.flexFuel) &&
      !PARTS.some((part) => part.kind === 'flex_fuel' && fits(part, vehicle)),
  )
  expect(without.map(({ id }) => id)).toEqual([])
  expect(
    wrong('flex_fuel', ({ id }, { family }) => /^aem-ethanol[a-z-]*kit$/.test(id) && family.flexFuel !== 'none'),
  ).toEqual([])
})

test('pads for both axles take longer than pads for one', () => {
  const pads = PARTS.filter(({ kind }) => kind === 'brake_pads')
  const [both, one] = [true, false].map((isBoth) =>
    pads.filter(({ name }) => /front and rear/.test(name) === isBoth).map(({ laborHours }) => laborHours),
  )
  expect(Math.min(...both!)).toBeGreaterThan(Math.max(...one!))
})

test('plugs of an inline three or four are an hour; those of a V or a boxer take longer', () => {
  const isInline = (vehicle: Vehicle) => /\bI[34]$/.test(engineTypeOf(vehicle))
  const hours = (part: Part) => {
    const cars = VEHICLES.filter((vehicle) => fits(part, vehicle))
    return { part, isShort: cars.length > 0 && cars.every(isInline), isLong: cars.every((car) => !isInline(car)) }
  }
  const plugs = PARTS.filter(({ kind }) => kind === 'spark_plugs').map(hours)
  expect(plugs.filter(({ part, isShort }) => isShort && part.laborHours !== 1).map(({ part }) => part.name)).toEqual([])
  expect(plugs.filter(({ part, isLong }) => isLong && part.laborHours <= 1).map(({ part }) => part.name)).toEqual([])
})

test('no drag radial is sold for a rim that none is made in', () => {
  expect(wrong('drag_tires', (_, { chassis }) => Number(/R(\d\d)$/.exec(chassis.tire)?.[1]) > 20)).toEqual([])
})

test('a single turbo in place of twins does not breathe through the intake of the twins', () => {
  const has = (kind: PartKind, vehicle: Vehicle) => PARTS.filter((part) => part.kind === kind && fits(part, vehicle))
  const converted = VEHICLES.filter(
    (vehicle) =>
      vehicle.engine.aspiration === 'twin_turbo' &&
      has('turbo_upgrade', vehicle).some(({ name }) => /\bsingle\b/i.test(name)) &&
      vehicle.make !== 'BMW',
  )
  expect(converted.length).toBeGreaterThan(1)
  for (const vehicle of converted) {
    const intakes = has('cold_air_intake', vehicle).filter(({ fitment }) => !('universal' in fitment))
    const [single, twin] = [true, false].map((is) => intakes.filter(({ name }) => /\bsingle\b/.test(name) === is))
    expect(single?.length, vehicle.id).toBeGreaterThan(0)
    for (const { name, excludes } of twin!) expect(excludes, `${vehicle.id}: ${name}`).toContain('turbo_upgrade')
  }
})

test('what is made for an engine with a blower or a turbo on it waits for one', () => {
  const made = PARTS.filter(({ kind, name }) => kind === 'port_injection' && /with (?:blower|boost)$/.test(name))
  expect(made.length).toBeGreaterThan(1)
  expect(made.filter(({ needs }) => !needs.includes('boost_source')).map(({ name }) => name)).toEqual([])
})
