import { describe, expect, it } from 'vitest'
import { EXAMPLE_FAMILY } from '../../tests/examples/example-family.ts'
import type { Vehicle } from '../engine/model.ts'
import { ENGINE_FAMILIES } from './engine-families.ts'
import { familyOn } from './engine-family-entry.ts'
import { platformOf } from './model-generations.ts'
import { VEHICLES } from './vehicles.ts'

/** What tells one car from another: "Supra", "R8", "EcoBoost", and bodies as the trade names them: "S550", "F-body". */
const CAR_NAMES: ReadonlySet<string> = new Set([
  ...['F-body', 'AP1', 'AP2', 'Golf', 'DSM', 'JDM', '911', '718'],
  ...VEHICLES.flatMap((vehicle) => [...vehicle.model.split(' '), platformOf(vehicle) ?? '']).filter(
    (word) => word.length > 1 && /[A-Za-z]/.test(word),
  ),
])

/** Words that only one kind of gearbox has. */
const GEARBOX_WORDS: readonly (readonly [RegExp, Vehicle['transmission']['kind']])[] = [
  [/\b(?:automatic|MCT|torque converter|\d+[LR]\d+E?|NAG1|A750)\b/, 'automatic'],
  [/\b(?:dual[- ]clutch|PDK|SST|GR6|SMG|DSG|R tronic|DQ\d+|DL501)\b/, 'dual_clutch'],
  [/\b(?:manual|MT82|T-5|F35|synchro|shift forks|throw-out|pull-type|twin-plate)\b/, 'manual'],
  [/\bclutch (?:hydraulics|slave|delay|accumulator|slip)|^(?:the|a) clutch\b/, 'manual'],
]
/** "6" of "the 6-speed manual", "10" of "the 10R80 automatic". */
const GEARS = /\b(\d+)(?:-speed|[LR]\d+)/

/** Years stand only at the end, where not all years of the car have the weak point. */
const YEARS = / \((\d{4})(?:-(\d\d(?:\d\d)?))?\)$/

const points = VEHICLES.flatMap((vehicle) => vehicle.family.weakPoints.map(({ what }) => ({ vehicle, what })))

describe('what is weak on a car', () => {
  it('names no model', () => {
    for (const { vehicle, what } of points) {
      const named = what.split(/[\s(),/]+/).filter((word) => CAR_NAMES.has(word))
      expect(named, `${vehicle.id}: ${what}`).toEqual([])
    }
  })

  it('names no gearbox but that of the car', () => {
    for (const { vehicle, what } of points) {
      const { kind, code, gearRatios } = vehicle.transmission
      for (const [words, kindOfWords] of GEARBOX_WORDS)
        if (words.test(what)) expect(kind, `${vehicle.id}: ${what}`).toBe(kindOfWords)
      const gears = GEARS.exec(what)?.[1]
      if (gears) expect(gearRatios.length, `${vehicle.id}: ${what}, a ${code}`).toBe(Number(gears))
    }
  })

  it('names no year outside the years of the car', () => {
    for (const { vehicle, what } of points) {
      const [years = '', from = '', to = ''] = YEARS.exec(what) ?? []
      expect(what.slice(0, what.length - years.length), vehicle.id).not.toMatch(/\b(?:19|20)\d\d\b/)
      if (!from) continue
      const last = Number(to.length === 2 ? from.slice(0, 2) + to : to || from)
      expect(Number(from), `${vehicle.id}: ${what}`).toBeGreaterThanOrEqual(vehicle.yearFrom)
      expect(last, `${vehicle.id}: ${what}`).toBeLessThanOrEqual(vehicle.yearTo)
    }
  })

  it('is told once', () => {
    for (const { id, family } of VEHICLES) {
      const told = family.weakPoints.map(({ what }) => what.replace(YEARS, ''))
      expect(new Set(told).size, id).toBe(told.length)
    }
  })

  it('reads as part of a sentence: no slashes, no second sentence, no bare code', () => {
    for (const { vehicle, what } of points) {
      expect(what, vehicle.id).not.toMatch(/[/;:]|\.$/)
      expect(what.split(' ').length > 1 || /s$/.test(what), `${vehicle.id}: ${what}`).toBe(true)
    }
  })

  it('is kept for some car: a condition that no car meets is a mistake', () => {
    for (const entry of ENGINE_FAMILIES) {
      const cars = VEHICLES.filter(({ family }) => family.id === entry.id)
      for (const point of entry.weakPoints) {
        const isKept = cars.some((car) => familyOn({ ...entry, weakPoints: [point] }, car).weakPoints.length > 0)
        expect(isKept, `${entry.id}: ${point.what}`).toBe(true)
      }
    }
  })
})

describe('a weak point of some cars of a family', () => {
  const car = {
    modelId: 'dodge-neon-srt-4',
    yearFrom: 2003,
    yearTo: 2005,
    transmission: { kind: 'manual' },
    engine: { code: 'SRT-4 2.4T' },
  } as const
  const told = (only: Parameters<typeof familyOn>[0]['weakPoints'][number]['only']) =>
    familyOn({ ...EXAMPLE_FAMILY, weakPoints: [{ what: 'the clutch', first: true, ...(only ? { only } : {}) }] }, car)
      .weakPoints

  it('is told of the cars that it is about, and of no other', () => {
    const itself = [{ what: 'the clutch', first: true }]
    expect(told(undefined)).toEqual(itself)
    expect(told({ gearbox: 'manual', modelIds: ['dodge-neon-srt-4'], yearTo: 2005 })).toEqual(itself)
    expect(told({ gearbox: 'automatic' })).toEqual([])
    expect(told({ modelIds: ['dodge-viper'] })).toEqual([])
    expect(told({ yearFrom: 2006 })).toEqual([])
    expect(told({ yearTo: 2002 })).toEqual([])
    expect(told({ yearTo: 2005, gearbox: 'automatic' })).toEqual([])
  })

  it('says its years where the car was sold in others too', () => {
    expect(told({ yearTo: 2003 })).toEqual([
      { what: 'the clutch (2003)', first: true, years: { from: 2003, to: 2003 } },
    ])
    expect(told({ yearFrom: 2004, yearTo: 2010 })).toEqual([
      { what: 'the clutch (2004-05)', first: true, years: { from: 2004, to: 2005 } },
    ])
  })
})

it('an engine is shown by a name of its own: no list of sisters, and of no other generation', () => {
  for (const { id, engine, family } of VEHICLES) {
    expect(family.name, id).not.toMatch(/, | and /)
    const [told, own] = [family.name, engine.code].map((name) => /\bgen\s?\d/.exec(name)?.[0])
    if (told && own) expect(told, id).toBe(own)
  }
})

it('what lets go first is told without years: those of a year stand among the weak points', () => {
  for (const { id, failsFirst } of ENGINE_FAMILIES) expect(failsFirst, id).not.toMatch(/\b(?:19|20)\d\d\b|\bearly\b/)
  for (const { vehicle, what } of points) expect(what, vehicle.id).not.toMatch(/\bearly (?:cars|engines|gearboxes)\b/)
})
