import { describe, expect, test } from 'vitest'
import { EXAMPLE_BLOWN_V8, EXAMPLE_TURBO, EXAMPLE_V8, examplePart } from '../../../tests/examples/example-cars.ts'
import { FITTED_FACTORS as factors } from '../calibration/fitted-factors.ts'
import { limitedBuildPower } from '../limits/limit-power.ts'
import { type Part, type Vehicle, SAE_J1349_WEATHER as weather } from '../model.ts'
import { buildPower } from '../power/build-power.ts'
import { openFactors } from '../power/power-factors.ts'
import { atAltitude } from './at-altitude.ts'
import type { CurrentSetup } from './current-setup.ts'
import { readDynoSheet } from './dyno-sheet-words.ts'
import { asInstalled } from './installed-parts.ts'
import { replacedParts, withKeptParts } from './kept-parts.ts'
import { comparableRatio, MOST_LEVEL } from './measured-car.ts'
import { mileageNotes } from './mileage-notes.ts'
import { rangesInWords, setupWords, sheetNote } from './setup-words.ts'
import { type StandingCar, standingCar } from './standing-car.ts'
import { swapGearboxes } from './swapped-gearbox.ts'

const CARS = [EXAMPLE_V8, EXAMPLE_TURBO, EXAMPLE_BLOWN_V8]
const CATALOG = [examplePart('catback_exhaust', {}, 'house-catback'), examplePart('tune', {}, 'house-tune')]

function standing(vehicle: Vehicle, setup: CurrentSetup, catalog: readonly Part[] = CATALOG): StandingCar {
  const read = standingCar({ vehicle, catalog, factors }, setup)
  if (!read.ok) throw new Error(read.problems[0]?.sentence)
  return read.car
}
const powerOf = (vehicle: Vehicle, parts: readonly Part[]) =>
  buildPower({ vehicle, parts, fuel: vehicle.engine.ratedFuel, weather }, factors)
const width = (range: { low: number; high: number }) => range.high / range.low

describe('a dyno sheet', () => {
  test('is what the car makes as it stands, power and torque, whatever is on it', () => {
    for (const vehicle of CARS) {
      for (const installed of [
        [],
        ['cat-back'],
        ['cat-back', 'tune', 'cold air intake'],
        ['headers', 'tune', 'clutch'],
      ]) {
        const predicted = powerOf(vehicle, standing(vehicle, { installed }).installed)
        for (const share of [0.85, 0.97, 1, 1.06, 1.2]) {
          const wheelHp = predicted.wheelHp * share
          const wheelTorqueLbft = predicted.wheelTorqueLbft * share * 1.03
          const car = standing(vehicle, { installed, dynoSheet: { wheelHp, wheelTorqueLbft } })
          const today = powerOf(car.vehicle, car.installed)
          expect(today.wheelHp).toBeCloseTo(wheelHp, 4)
          expect(Math.abs(today.wheelTorqueLbft / wheelTorqueLbft - 1)).toBeLessThan(0.01)
          expect(Math.max(...today.curve.map((point) => point.wheelHp))).toBeCloseTo(wheelHp, 4)
        }
      }
    }
  })

  test('multiplies what the parts add, and narrows what is not known of them', () => {
    for (const vehicle of CARS) {
      const installed = ['cat-back']
      const headers = examplePart('headers_long_tube')
      const without = standing(vehicle, { installed })
      const before = powerOf(vehicle, without.installed)
      const car = standing(vehicle, { installed, dynoSheet: { wheelHp: before.wheelHp * 1.05 } })
      const built = powerOf(car.vehicle, [...car.installed, headers])
      const guessed = powerOf(vehicle, [...without.installed, headers])
      expect(built.wheelHp / guessed.wheelHp).toBeCloseTo(1.05, 6)
      expect(width(built.wheelHpRange90)).toBeLessThan(width(guessed.wheelHpRange90))
    }
  })

  test('proves what the hardware can take: no limit and no reserve holds the car below what it made', () => {
    const weak = { ...EXAMPLE_V8, limits: { ...EXAMPLE_V8.limits, internalsCrankHp: 300, clutchTorqueLbft: 200 } }
    const car = standing(weak, { dynoSheet: { wheelHp: 430 } })
    const build = { vehicle: car.vehicle, parts: [], fuel: '93', weather } as const
    expect(limitedBuildPower(build, factors, { reserve: 0.2 }).power.wheelHp).toBeCloseTo(430, 4)
  })

  test('with a built engine on the car says what such an engine makes: the range has no more room for it', () => {
    const built = { installed: ['built bottom end', 'tune'] }
    const guessed = powerOf(EXAMPLE_TURBO, standing(EXAMPLE_TURBO, built).installed)
    const car = standing(EXAMPLE_TURBO, { ...built, dynoSheet: { wheelHp: guessed.wheelHp } })
    const known = powerOf(car.vehicle, car.installed)
    expect(Math.log(width(known.wheelHpRange90))).toBeLessThan(0.5 * Math.log(width(guessed.wheelHpRange90)))
  })

  test('far from what such a car makes is questioned, and taken no further than the bound', () => {
    const stock = powerOf(EXAMPLE_TURBO, []).wheelHp
    const fair = standing(EXAMPLE_TURBO, { dynoSheet: { wheelHp: stock * 1.04 } })
    expect(fair.sheet?.question).toBeUndefined()
    const wild = standing(EXAMPLE_TURBO, { dynoSheet: { wheelHp: stock * 1.9 } })
    expect(wild.sheet?.question).toMatch(/90% more than this car usually makes .+ We planned from \d+ whp\./)
    expect(powerOf(wild.vehicle, []).wheelHp).toBeCloseTo(stock * Math.exp(MOST_LEVEL), 4)
    const weak = standing(EXAMPLE_TURBO, { dynoSheet: { wheelHp: stock * 0.8 } })
    expect(weak.sheet?.question).toMatch(/less than this car usually makes .+ Check for heat soak/)
  })

  test('of a loading dyno reads higher on ours, of a hub dyno lower, STD 4% lower, and uncorrected air counts', () => {
    const ratio = (sheet: Parameters<typeof comparableRatio>[0], altitudeFt?: number) =>
      comparableRatio(sheet, { vehicle: EXAMPLE_V8, altitudeFt, factors })
    const { effects } = openFactors(factors)
    expect(ratio({ dyno: 'dynojet', correction: 'sae' })).toBe(1)
    expect(ratio({ dyno: 'mustang' })).toBeCloseTo(Math.exp(-effects['dyno.loading']!), 12)
    expect(ratio({ dyno: 'dynapack' })).toBeCloseTo(Math.exp(-effects['dyno.hub']!), 12)
    expect(ratio({ correction: 'std' })).toBeCloseTo(1 / 1.04, 12)
    expect(ratio({ correction: 'uncorrected' }, 5280)).toBeCloseTo(1 / 0.798, 3)
    expect(ratio({ correction: 'uncorrected' })).toBe(1)
  })

  test('is read from a few words, and not from crank figures', () => {
    expect(readDynoSheet('398 whp Dynojet 93')).toEqual({ wheelHp: 398, dyno: 'dynojet', fuel: '93' })
    expect(readDynoSheet('370whp, 352 lb-ft, Mustang dyno, STD, E85')).toEqual({
      ...{ wheelHp: 370, wheelTorqueLbft: 352, dyno: 'mustang', correction: 'std', fuel: 'e85' },
    })
    expect(readDynoSheet('1,020 whp')).toEqual({ wheelHp: 1020 })
    expect(readDynoSheet('460 crank hp')).toBeUndefined()
    expect(readDynoSheet('fast')).toBeUndefined()
  })
})

describe('what is on the car', () => {
  test('is read by id or by kind, in any order, each once; what it cannot be is told by its place', () => {
    const read = (installed: string[], vehicle = EXAMPLE_V8) =>
      standingCar({ vehicle, catalog: CATALOG, factors }, { installed })
    const ids = (words: string[]) => {
      const one = read(words)
      return one.ok ? one.car.installed.map(({ id }) => id).sort() : one.problems
    }
    expect(ids(['house-catback', 'clutch'])).toEqual(['house-catback', 'installed:clutch'])
    expect(ids(['clutch', 'cat-back', 'clutch'])).toEqual(ids(['cat-back', 'clutch']))
    expect(ids(['installed:clutch'])).toEqual(['installed:clutch'])
    expect(read(['tune', 'flux capacitor'])).toMatchObject({ ok: false, problems: [{ at: 1, reason: 'unknown_part' }] })
    expect(read(['house-catback', 'cat-back'])).toMatchObject({ problems: [{ at: 1, reason: 'parts_conflict' }] })
    expect(read(['torque converter'])).toMatchObject({ problems: [{ at: 0, reason: 'does_not_fit' }] })
  })

  test('takes the place of what the catalog would sell, and is never sold again', () => {
    const { parts } = standing(EXAMPLE_V8, { installed: ['house-catback'] })
    const same = parts.filter(({ id }) => id === 'house-catback')
    expect(same).toMatchObject([{ priceCents: 0, laborHours: 0, installed: true }])
  })

  test('stays beside what is bought unless that takes its place, and each part left off is said why', () => {
    const installed = [asInstalled(CATALOG[0]!), asInstalled(examplePart('cold_air_intake'))]
    const kit = { ...examplePart('supercharger_roots', { includes: ['intake', 'tune'] }), manufacturer: 'Blower Works' }
    const beside = { vehicle: EXAMPLE_V8, fuel: '93' } as const
    const build = withKeptParts([kit], installed, beside)
    expect(build.map(({ id }) => id)).toEqual(['supercharger_roots', 'house-catback'])
    expect(replacedParts(build, installed, beside).map(({ sentence }) => sentence)).toEqual([
      "Your Example cold_air_intake is replaced by the kit's: the Blower Works supercharger_roots brings its own.",
    ])
    const better = { ...examplePart('catback_exhaust', {}, 'better'), name: 'Better' }
    expect(replacedParts([better], installed.slice(0, 1), beside)[0]?.sentence).toBe(
      'Your Example catback_exhaust is replaced by the Example Better.',
    )
  })

  test('changes weight; altitude thins the air of the run and not the figures of the dyno', () => {
    const lighter = standing(EXAMPLE_V8, { weightChangeLb: -120 })
    expect(lighter.vehicle.chassis.curbWeightLb).toBe(EXAMPLE_V8.chassis.curbWeightLb - 120)
    expect(powerOf(lighter.vehicle, []).wheelHp).toBe(powerOf(EXAMPLE_V8, []).wheelHp)
    const { curve } = powerOf(EXAMPLE_V8, [])
    const up = atAltitude(curve, { vehicle: EXAMPLE_V8, parts: [] }, 5280)
    expect(up.curve[20]!.wheelHp / curve[20]!.wheelHp).toBeCloseTo(0.798, 3)
    expect(up.weather.pressureAbsKpa).toBeCloseTo(81.5, 1)
    expect(atAltitude(curve, { vehicle: EXAMPLE_V8, parts: [] }).curve).toBe(curve)
  })

  test('is said in one line', () => {
    const { installed } = standing(EXAMPLE_V8, { installed: ['cat-back', 'tune'] })
    const setup = { dynoSheet: { wheelHp: 398 }, altitudeFt: 5280, weightChangeLb: -120 }
    expect(setupWords(setup, installed)).toBe('Cat-back exhaust, tune, 398 whp measured, 5,280 ft, -120 lb')
    expect(setupWords({}, [])).toBe('Stock')
    const more = {
      gearbox: 'MT-82',
      tires: { compound: 'drag_radial', widthMm: 305 },
      mileage: 82_000,
      fuel: '91',
    } as const
    expect(setupWords(more, [])).toBe('MT-82 gearbox, 305 mm drag radial tires, 82,000 miles, 91 octane')
    expect(sheetNote({ wheelHp: 370, dyno: 'mustang', fuel: '93' }, 392.9)).toBe(
      '370 whp (Mustang) on 93 octane reads as 393 whp on a Dynojet, SAE. All our figures are at that level.',
    )
    expect(sheetNote({ wheelHp: 370, dyno: 'dynojet' }, 370)).toBeNull()
    expect(rangesInWords({ low: 575, high: 625 }, { low: 510, high: 690 })).toBe(
      '575-625 with your dyno sheet, instead of 510-690',
    )
    expect(rangesInWords({ low: 397, high: 439 }, { low: 397.2, high: 439.1 })).toBe(
      '397-439 with your dyno sheet or without',
    )
  })

  test('with nothing said of it is the catalog car itself', () => {
    for (const vehicle of CARS) expect(standing(vehicle, {}).vehicle).toBe(vehicle)
    for (const told of [{ mileage: 150_000 }, { fuel: '91' as const }, { tires: { compound: 'slick' as const } }]) {
      expect(standing(EXAMPLE_V8, told).vehicle).toBe(EXAMPLE_V8)
    }
  })

  test('takes the gears, losses and ratings of a swapped gearbox from the catalog, and refuses what is not in it', () => {
    const automatic: Vehicle = {
      ...EXAMPLE_V8,
      id: 'example-v8-10r80',
      transmission: {
        kind: 'automatic',
        code: '10R80',
        gearRatios: [4.7, 2.99, 2.15, 1.77, 1.52, 1.28, 1],
        finalDrive: 3.15,
      },
      limits: { ...EXAMPLE_V8.limits, transmissionTorqueLbft: 820 },
    }
    const gearboxes = swapGearboxes(EXAMPLE_V8, [EXAMPLE_V8, automatic, EXAMPLE_TURBO])
    const read = (gearbox: string, dynoSheet?: { wheelHp: number }) =>
      standingCar({ vehicle: EXAMPLE_V8, catalog: CATALOG, factors, gearboxes }, { gearbox, dynoSheet })
    for (const words of ['10R80', '10r-80', 'automatic']) {
      const swapped = read(words)
      if (!swapped.ok) throw new Error(swapped.problems[0]?.sentence)
      const { transmission, limits, id } = swapped.car.vehicle
      expect({ id, ...transmission }).toEqual({ id: EXAMPLE_V8.id, ...automatic.transmission, finalDrive: 3.55 })
      expect(limits.transmissionTorqueLbft).toBe(820)
      expect(powerOf(swapped.car.vehicle, []).drivelineLoss).toBe(powerOf(automatic, []).drivelineLoss)
    }
    const measured = read('10R80', { wheelHp: 390 })
    expect(measured.ok && powerOf(measured.car.vehicle, []).wheelHp).toBeCloseTo(390, 4)
    expect(read('manual')).toMatchObject({ ok: true, car: { vehicle: EXAMPLE_V8 } })
    expect(read('T56 Magnum')).toMatchObject({
      problems: [
        {
          at: 'gearbox',
          sentence: 'We have no figures for a "T56 Magnum" behind this engine. We have: 10R80 (automatic).',
        },
      ],
    })
  })

  test('is told what to check by its miles, where parts are bought', () => {
    const parts = [examplePart('headers_long_tube')]
    const notes = (mileage?: number, on: readonly Part[] = parts) => mileageNotes(mileage, EXAMPLE_V8, on)
    expect([notes(), notes(30_000), notes(120_000, on(parts))]).toEqual([[], [], []])
    expect(notes(70_000)).toHaveLength(1)
    expect(notes(120_000).join(' ')).toMatch(
      /compression and leak-down test.+plugs, fluids, coolant and belts.+factory clutch/,
    )
    expect(notes(120_000, [...parts, examplePart('clutch')]).join(' ')).not.toContain('factory clutch')
    expect(notes(120_000, [examplePart('supercharger_roots')]).join(' ')).toContain('boost leak test')
  })
})

const on = (parts: readonly Part[]) => parts.map(asInstalled)
