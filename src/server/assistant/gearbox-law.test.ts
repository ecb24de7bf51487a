import { describe, expect, test } from 'vitest'
import { eachOf } from '../../../tests/support/law.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import type { TransmissionKind, Vehicle } from '../../engine/model.ts'
import { gearboxName, gearboxSaid, withGearbox } from './gearbox-said.ts'
import { readMessage } from './meaning-of.ts'

/**
 * A stated gearbox is kept: for every car that we build with two gearboxes in one year, ten ways of saying each pick its
 * variant, and a gearbox that it never had picks none.
 */

const CATALOG = { vehicles: VEHICLES, parts: [] }
const inYear = (modelId: string, year: number): Vehicle[] =>
  VEHICLES.filter((one) => one.modelId === modelId && one.yearFrom <= year && year <= one.yearTo)

/** Each car of which one year has several kinds of gearbox, with that year. */
const CARS = [...new Set(VEHICLES.map(({ modelId }) => modelId))].flatMap((modelId) => {
  const years = [...new Set(VEHICLES.filter((one) => one.modelId === modelId).map(({ yearFrom }) => yearFrom))]
  const year = years.find((one) => new Set(inYear(modelId, one).map(({ transmission }) => transmission.kind)).size > 1)
  return year === undefined ? [] : [{ modelId, year, built: inYear(modelId, year) }]
})

const WAYS: Readonly<Record<TransmissionKind, (gears: number) => readonly string[]>> = {
  manual: (gears) => [
    ...['manual', 'the manual', 'stick', 'stick shift', 'row your own', 'three pedals', 'manual transmission'],
    ...[`${gears} speed manual`, `${gears}-speed manual`, `${gears}MT`],
  ],
  automatic: (gears) => [
    ...['automatic', 'auto', 'the auto', 'auto trans', 'automatic transmission', 'with the slushbox'],
    ...[`${gears} speed auto`, `${gears}-speed automatic`, `${gears}AT`, `A${gears}`],
  ],
  dual_clutch: (gears) => [
    ...['DCT', 'dual clutch', 'the dual-clutch', 'DSG', 'PDK', 'twin clutch'],
    ...[`${gears} speed DCT`, `${gears}-speed dual clutch`, `${gears} speed DSG`, `DCT ${gears} speed`],
  ],
}
/** "A7" and "A9" name cars rather than gearboxes. */
const isSaid = (way: string) => !/^A[579]$|^A4$/.test(way)
const spoken = (way: string) => readMessage(CATALOG, `600 whp, ${way}, on 93`).meaning.gearbox

describe('a stated gearbox is kept', () => {
  test('there are many cars with two gearboxes', () => expect(CARS.length).toBeGreaterThan(30))

  eachOf(
    6,
    CARS.map((car) => [`${car.year} ${car.modelId}`, car.built] as const),
  )('%s', (_, built) => {
    for (const own of built) {
      const { kind, gearRatios } = own.transmission
      for (const way of WAYS[kind](gearRatios.length).filter(isSaid)) {
        const found = withGearbox(built, spoken(way))
        expect(found.length, way).toBeGreaterThan(0)
        expect(new Set(found.map(({ transmission }) => transmission.kind)), way).toEqual(new Set([kind]))
      }
      const code = gearboxSaid(own.transmission.code.toLowerCase())
      for (const { transmission } of code ? withGearbox(built, code) : []) expect(transmission.kind).toBe(kind)
    }
  })

  eachOf(
    6,
    CARS.map((car) => [`${car.year} ${car.modelId}`, car.built] as const),
  )('%s: the bare number of gears picks the gearbox that alone has it', (_, built) => {
    for (const own of built) {
      const gears = own.transmission.gearRatios.length
      const same = built.filter(({ transmission }) => transmission.gearRatios.length === gears)
      if (same.some(({ transmission }) => transmission.kind !== own.transmission.kind)) continue
      const [found] = withGearbox(built, spoken(`${gears} speed`))
      expect(found && gearboxName(found)).toBe(gearboxName(own))
    }
  })

  eachOf(
    6,
    CARS.map((car) => [`${car.year} ${car.modelId}`, car.built] as const),
  )('%s: a gearbox that it never had picks none', (_, built) => {
    const had = new Set(built.map(({ transmission }) => transmission.gearRatios.length))
    for (const gears of [4, 5, 6, 7, 8, 9, 10].filter((one) => !had.has(one)))
      expect(withGearbox(built, spoken(`${gears} speed`)), `${gears} speed`).toEqual([])
  })
})

describe('words that name no gearbox', () => {
  eachOf(6, [
    'I will stick with 93',
    'stick to bolt-ons',
    'is it a manual or an auto',
    'auto parts store',
    'not the manual',
    'my husband drives the automatic',
    'manual boost controller',
    'audi a6',
    'bmw m5',
    'audi a8',
  ])('%s', (text) => expect(gearboxSaid(text)).toBeUndefined())
})
