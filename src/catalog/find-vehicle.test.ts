import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EVIDENCE, PUBLISHED_TRACK_TESTS } from './evidence.ts'
import { findVehicle, findVehicleByText, vehicleLabel } from './find-vehicle.ts'
import { vehicleOfTrackTest } from './track-test-vehicle.ts'
import { VEHICLES } from './vehicles.ts'

const yearOf = (row: (typeof EVIDENCE)[number]) => (row.yearFrom ? `${row.yearFrom}-${row.yearTo}` : undefined)

function idOf(text: string): string {
  const found = findVehicleByText(VEHICLES, text)
  return 'vehicle' in found ? found.vehicle.id : `nearest: ${found.nearest.join(', ')}`
}

describe('findVehicle', () => {
  test('answers published results with the displacement that they state, by name or by an engine that is near', () => {
    for (const row of EVIDENCE) {
      const found = findVehicle(VEHICLES, { ...row, year: yearOf(row) })
      const name = `${row.make} ${row.model} ${row.engine}`
      const stated = /\b(\d\.\d)(?!\d)/.exec(row.engine)
      if (found?.exact && stated && !/hybrid|stroked/.test(row.engine)) {
        expect(Math.abs(found.vehicle.engine.displacementL - Number(stated[1])), name).toBeLessThan(0.12)
      }
      if (found && !found.named && stated) {
        const apart = Math.log(Number(stated[1]) / found.vehicle.engine.displacementL)
        expect(Math.abs(apart), name).toBeLessThan(0.16)
      }
    }
  })

  test.each(['1.6SC I4', '8.0 quad turbo W16', '0.7T I3', '12.7 V12'])('has nothing near a %s', (engine) => {
    expect(findVehicle(VEHICLES, { make: 'Example', model: 'Car', engine })).toBeUndefined()
  })

  test('answers every published track test of a make that we carry with that make', () => {
    const ours = new Set<string>(VEHICLES.map(({ make }) => make))
    for (const row of PUBLISHED_TRACK_TESTS.filter(({ make, trim }) => ours.has(make) && !trim.startsWith('F20'))) {
      expect(vehicleOfTrackTest(VEHICLES, row)?.vehicle.make, `${row.make} ${row.model} ${row.trim}`).toBe(row.make)
    }
  })

  test('gives a test car the gearbox and the driven wheels that its row prints', () => {
    const row = { make: 'Audi', rollout: 'yes', publication: '', sourceUrl: '' } as const
    const s5 = vehicleOfTrackTest(VEHICLES, { ...row, model: 'S5', trim: '3.0T', year: 2013, transmission: '6MT' })
    expect(s5?.vehicle.transmission.kind).toBe('manual')
    const bmw = { ...row, make: 'BMW', model: '335i', trim: '', year: 2015, transmission: '8AT' } as const
    expect(vehicleOfTrackTest(VEHICLES, bmw)?.vehicle.chassis.drivetrain).toBe('rwd')
    expect(vehicleOfTrackTest(VEHICLES, { ...bmw, drivetrain: 'awd' })?.vehicle.chassis.drivetrain).toBe('awd')
    const hyundai = { ...row, make: 'Hyundai', model: 'Veloster N', trim: '', crankHp: 275, transmission: '6MT' }
    expect(vehicleOfTrackTest(VEHICLES, hyundai)?.vehicle.chassis.drivetrain).toBe('fwd')
  })

  test.each([
    ['2011 Infiniti G37 automatic', 'rwd'],
    ['G37 sedan 7-speed auto', 'rwd'],
    ['2011 Infiniti G37x', 'awd'],
    ['2011 G37 AWD automatic', 'awd'],
    ['2018 Infiniti Q60 Red Sport 400', 'rwd'],
    ['2018 Q60 Red Sport 400 all-wheel drive', 'awd'],
    ['2021 BMW M340i', 'rwd'],
    ['2021 BMW M340i xDrive', 'awd'],
  ])('takes "%s" for the car with %s', (text, drivetrain) => {
    const found = findVehicleByText(VEHICLES, text)
    expect('vehicle' in found && found.vehicle.chassis.drivetrain).toBe(drivetrain)
  })

  test('answers no electric car and no diesel with one of ours', () => {
    const row = { rollout: 'yes', publication: '', sourceUrl: '', crankHp: 400 } as const
    for (const [make, model, trim] of [
      ['Tesla', 'Model 3', 'Performance'],
      ['Ford', 'F-250', '6.7 Power Stroke'],
      ['Volkswagen', 'Golf', 'TDI'],
    ] as const) {
      expect(vehicleOfTrackTest(VEHICLES, { ...row, make, model, trim }), `${make} ${model}`).toBeUndefined()
    }
  })

  test.each([
    [{ make: 'Chevy', model: 'Camaro SS', year: 2017, transmission: 'manual' }, 'chevrolet-camaro-ss-2016-6mt'],
    [{ make: 'VW', model: 'Golf R', year: '2016', transmission: 'DSG' }, 'volkswagen-golf-r-2015-6dct'],
    [{ make: 'Merc', model: 'C 63', year: 2010 }, 'mercedes-benz-c63-amg-2008-7at'],
    [{ make: 'Scion', model: 'FR-S', year: 2014, transmission: 'manual' }, 'toyota-fr-s-86-2013-6mt'],
    [{ make: 'Mitsubishi', model: 'Evo X', transmission: '5MT' }, 'mitsubishi-lancer-evolution-x-2008-5mt'],
    [{ make: 'Nissan', model: 'GT-R R35', year: 2010 }, 'nissan-gt-r-2009-6dct'],
    [
      { make: 'Ford', model: 'F-150 EcoBoost', year: 2012, engine: '3.5 EcoBoost V6' },
      'ford-f-150-3-5-ecoboost-2011-6at',
    ],
    [
      { make: 'Ford', model: 'Mustang', engine: 'Coyote 5.0 V8 gen 3', year: 2019, transmission: '10AT' },
      'ford-mustang-gt-2018-10at',
    ],
  ])('takes %j for %s', (query, id) => {
    expect(findVehicle(VEHICLES, query)?.vehicle.id).toBe(id)
  })

  test('takes the nearest platform by engine for a car outside the catalog, and says so', () => {
    const found = findVehicle(VEHICLES, {
      make: 'Cadillac',
      model: 'CTS-V',
      year: '2011-2014',
      engine: 'LSA 6.2 supercharged V8',
    })
    expect(found?.vehicle.engine.code).toBe('LSA')
    expect(found?.exact).toBe(false)
    expect(found?.note).toContain('not in the catalog')
  })

  test('does not claim a car for words that say nothing', () => {
    expect(findVehicle(VEHICLES, { make: '', model: '' })).toBeUndefined()
    expect(findVehicle(VEHICLES, { make: 'Yugo', model: 'GV' })).toBeUndefined()
  })

  test('never throws, whatever is typed', () => {
    const anything = fc.record({
      make: fc.string(),
      model: fc.string({ unit: 'binary' }),
      year: fc.option(fc.oneof(fc.string(), fc.integer()), { nil: undefined }),
      engine: fc.option(fc.string(), { nil: undefined }),
      transmission: fc.option(fc.string(), { nil: undefined }),
    })
    fc.assert(
      fc.property(anything, (query) => {
        findVehicle(VEHICLES, query)
        findVehicleByText(VEHICLES, `${query.make} ${query.model}`)
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})

describe('findVehicleByText', () => {
  test.each([
    ['2018 Ford Mustang GT', 'ford-mustang-gt-2018-6mt-s550-facelift'],
    ['WRX STI 2015', 'subaru-wrx-sti-2015-6mt'],
    ['2021 bmw m3 g80 comp', 'bmw-m3-competition-2021-8at'],
    ['m340i xdrive', 'bmw-m340i-2020-8at-awd'],
    ['gt500 2021', 'ford-mustang-shelby-gt500-2020-7dct'],
    ['2006 evo ix mr', 'mitsubishi-lancer-evolution-ix-2006-6mt'],
    ['mustng gt 2012 auto', 'ford-mustang-gt-2011-6at'],
  ])('reads "%s"', (text, id) => {
    expect(idOf(text)).toBe(id)
  })

  test('finds every car of the catalog by its own make, model and year', () => {
    for (const vehicle of VEHICLES) {
      const found = findVehicleByText(VEHICLES, `${vehicle.yearFrom} ${vehicle.make} ${vehicle.model}`)
      expect('vehicle' in found && found.vehicle.modelId, vehicleLabel(vehicle)).toBe(vehicle.modelId)
    }
  })

  test('offers the nearest names when it knows no such car', () => {
    for (const text of ['', 'Citroën DS', 'tesla model 3', 'subaru']) {
      const found = findVehicleByText(VEHICLES, text)
      expect('nearest' in found && found.nearest.length, text).toBeGreaterThan(0)
    }
  })
})
