import { describe, expect, test } from 'vitest'
import { dimensionsOf } from '../car-dimensions.ts'
import { drawnCar } from '../drawn-car.ts'
import { VEHICLES } from '../vehicles.ts'
import { curves, points } from './body-sketch.ts'
import { BODIES_DRAWN, sketchOf } from './drawn-bodies.ts'

/** Where a path's pieces end, millimeters; heights grow upward. */
const endsOf = (d: string): [number, number][] =>
  [...d.matchAll(/([MLC])([^A-Za-z]*)/g)].flatMap(([, kind, text]) => {
    const all = text!.match(/-?[\d.]+/g)?.map(Number) ?? []
    const pairs = all.flatMap((x, at): [number, number][] => (at % 2 === 0 ? [[x, -all[at + 1]!]] : []))
    return kind === 'C' ? pairs.filter((_, at) => at % 3 === 2) : pairs
  })

describe('side views by generation', () => {
  test('each is worn by a car of the catalog, under a name of its own', () => {
    const worn = new Set(VEHICLES.map(sketchOf))
    expect(BODIES_DRAWN.filter((one) => !worn.has(one)).map(({ name }) => name)).toEqual([])
    expect(new Set(BODIES_DRAWN.map(({ name }) => name)).size).toBe(BODIES_DRAWN.length)
  })

  test('a car has the drawing of its own years: a Mustang of 1990 is no Mustang of 2020', () => {
    const of = (modelId: string, year: number) => sketchOf({ modelId, yearFrom: year, yearTo: year })?.name
    expect(of('ford-mustang-gt', 2018)).toBe('Ford Mustang S550')
    expect(of('ford-mustang-fox-5-0', 1990)).toBe('Ford Mustang Fox body')
    expect(of('ford-mustang-shelby-gt350', 2018)).toBe('Ford Mustang GT350/GT500 S550')
    expect(of('subaru-wrx-sti', 2010)).toBe('Subaru WRX STI hatchback 2008-2014')
    expect(of('tesla-model-3', 2021)).toBeUndefined()
  })

  test('every car stands on its own wheelbase, length and height', () => {
    for (const vehicle of VEHICLES.filter(sketchOf)) {
      const size = dimensionsOf(vehicle)!
      const { frame } = drawnCar(vehicle)
      expect(frame.wheelbase, vehicle.id).toBe(size.wheelbase)
      expect(Math.abs(frame.tail - frame.nose - size.length), vehicle.id).toBeLessThanOrEqual(12)
      expect(Math.abs(Math.max(...frame.top.map(([, z]) => z)) - size.height), vehicle.id).toBeLessThanOrEqual(12)
    }
  })

  test('every line of a sketch lies on the car, wings a little above it', () => {
    const outside = BODIES_DRAWN.flatMap((sketch) => {
      const top = curves(sketch.top)[0]!
      const [nose, tail] = [Math.min(...top.map(([x]) => x)), Math.max(...top.map(([x]) => x))]
      const height = Math.max(...top.map(([, z]) => z))
      const { glass, cuts, creases, headlamp, taillamp, dark, trim, parts } = sketch
      return Object.entries({ glass, cuts, creases, headlamp, taillamp, dark, trim, parts }).flatMap(([what, text]) =>
        points(text)
          .filter(([x, z]) => x < nose - 25 || x > tail + 60 || z < 90 || z > height + 40)
          .map(([x, z]) => `${sketch.name}, ${what}: ${x},${z}`),
      )
    })
    expect(outside).toEqual([])
  })

  test('no door runs into a wheel arch, no lamp stands out of the body', () => {
    const wrong = VEHICLES.filter(sketchOf).flatMap((vehicle) => {
      const { frame, body } = drawnCar(vehicle)
      const wheels = [
        { x: 0, tire: frame.front.tire },
        { x: frame.wheelbase, tire: frame.rear.tire },
      ]
      const cut = body
        .filter(({ role }) => role === 'seam')
        .flatMap(({ d }) => endsOf(d))
        .some(([x, z]) => wheels.some((wheel) => Math.hypot(x - wheel.x, z - wheel.tire) < wheel.tire))
      const lamp = body
        .filter(({ role }) => role === 'lamp' || role === 'tail')
        .flatMap(({ d }) => endsOf(d))
        .some(([x, z]) => x < frame.nose || x > frame.tail || z > frame.height)
      return [
        ...(cut ? [`${vehicle.id}: a seam in the wheel`] : []),
        ...(lamp ? [`${vehicle.id}: a lamp outside`] : []),
      ]
    })
    expect(wrong).toEqual([])
  })

  test('a point that is none is refused with its text', () => {
    expect(() => curves('10,20 30')).toThrow('"30"')
  })
})
