import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseBoostPsi, parseFigure, parseMods, parseYears, readEvidenceRow } from './evidence.ts'

describe('reading a published result', () => {
  test('a boost range is its middle, a thousands comma is none, and a negative figure is no figure', () => {
    expect(parseFigure('10-11')).toBe(10.5)
    expect(parseFigure('1,200')).toBe(1200)
    expect(parseFigure('8 psi')).toBe(8)
    expect(parseFigure('-5')).toBeUndefined()
    expect(parseFigure('unknown')).toBeUndefined()
    expect(parseFigure(undefined)).toBeUndefined()
  })

  test('boost in bar is psi after reading, and a thousand psi is no boost', () => {
    expect(parseBoostPsi('1.2 bar')).toBeCloseTo(17.4, 1)
    expect(parseBoostPsi('150 kPa')).toBeCloseTo(21.8, 1)
    expect(parseBoostPsi('10-11')).toBe(10.5)
    expect(parseBoostPsi('1000')).toBeUndefined()
  })

  test('years come single, as ranges long and short, or not at all', () => {
    expect(parseYears('2015')).toEqual({ yearFrom: 2015, yearTo: 2015 })
    expect(parseYears('2015-2017')).toEqual({ yearFrom: 2015, yearTo: 2017 })
    expect(parseYears('2015-17')).toEqual({ yearFrom: 2015, yearTo: 2017 })
    expect(parseYears('')).toEqual({})
  })

  test('mods are words, whatever parts them', () => {
    expect(parseMods('Tune; cold air intake ,catback_exhaust;tune;')).toEqual([
      'tune',
      'cold_air_intake',
      'catback_exhaust',
    ])
  })

  test('a whole row keeps its basis, its unknowns out, and its figures', () => {
    const row = readEvidenceRow({
      make: 'Ford',
      model: 'Mustang GT',
      year: '2018',
      engine: '5.0 V8',
      power_basis: 'crank',
      baseline_hp: '460',
      fuel: 'unknown',
      mods: 'tune',
      figure_kind: 'manufacturer_claim',
    })
    expect(row).toMatchObject({
      powerBasis: 'crank',
      baselineHp: 460,
      yearFrom: 2018,
      figureKind: 'manufacturer_claim',
    })
    expect(row.fuel).toBeUndefined()
  })

  test('what stood on the car before is read, with its boost', () => {
    const row = readEvidenceRow({
      baseline_mods: 'Tune; cat-back exhaust',
      baseline_boost_psi: '1 bar',
      blower_l: '2.65',
      drag_car: 'yes',
    })
    expect(row.baselineMods).toEqual(['tune', 'cat_back_exhaust'])
    expect(row.baselineBoostGaugePsi).toBeCloseTo(14.5, 1)
    expect(row).toMatchObject({ blowerL: 2.65, dragCar: true })
    expect(readEvidenceRow({ baseline_mods: 'unknown', drag_car: 'no' })).not.toHaveProperty('dragCar')
  })

  test('no cell, however odd, makes it throw', () => {
    const cell = fc.option(fc.string(), { nil: undefined })
    fc.assert(
      fc.property(fc.record({ year: cell, baseline_hp: cell, mods: cell, boost_psi: cell, engine: cell }), (cells) => {
        expect(readEvidenceRow(cells).mods).toBeInstanceOf(Array)
      }),
      { seed: 21, numRuns: 300 },
    )
  })
})
