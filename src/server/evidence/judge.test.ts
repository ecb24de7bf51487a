import { describe, expect, test } from 'vitest'
import { EVIDENCE } from '../../catalog/evidence.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { flagOf, judgeResults } from './judge.ts'
import { readSheet, sheetId } from './read-sheet.ts'
import { sourceLink } from './source-link.ts'

describe('where a result can be looked up', () => {
  test('an address is the link, a file of a repository is its page, and a sheet of the shop has none', () => {
    expect(sourceLink({ sourceUrl: 'https://www.motoiq.com/a' }, 'published')).toEqual({
      sourceName: 'motoiq.com',
      sourceUrl: 'https://www.motoiq.com/a',
    })
    expect(sourceLink({ sourceUrl: 'someone/cars:data/mustang.js' }, 'published')).toEqual({
      sourceName: 'someone/cars',
      sourceUrl: 'https://github.com/someone/cars/blob/HEAD/data/mustang.js',
    })
    expect(sourceLink({ sourceUrl: 'shop' }, 'shop')).toEqual({ sourceName: "the shop's dyno", sourceUrl: '' })
  })
})

describe('a judged result', () => {
  const stored = EVIDENCE.slice(0, 60).map((row, index) => ({
    ...({ id: String(index), origin: 'published', row, inFit: true } as const),
  }))
  const results = judgeResults({ vehicles: VEHICLES, results: stored })

  test('is of some kind of build, and no further measurement widens its range', () => {
    expect(results.length).toBeGreaterThan(40)
    for (const { classes, halfWidths } of results) {
      expect(classes.length).toBeGreaterThan(0)
      const { now, both, ...one } = halfWidths
      for (const then of Object.values(one)) if (then !== null) expect(then).toBeLessThan(now)
      if (both !== null) expect(both).toBeLessThan(Math.min(one.boostStated!, one.baselineMeasured!))
    }
    expect(results.some(({ halfWidths }) => halfWidths.boostStated !== null)).toBe(true)
  })

  test('tells the car, the parts and the start that were read into it, and never the figure that it measured', () => {
    for (const { readAs, measuredHp, baselineHp } of results) {
      expect(readAs).toMatch(/^Read as .+\. (Parts: .+|No parts understood)\. .*(Starts from|No before run)/)
      if (measuredHp !== baselineHp) expect(readAs).not.toContain(`${Math.round(measuredHp)} wheel hp`)
    }
  })
})

describe('what stands out', () => {
  test('a result inside its range does not; one outside says which way and by how much', () => {
    expect(flagOf({ measuredHp: 400, lowHp: 380, highHp: 440, inFit: true })).toBeNull()
    expect(flagOf({ measuredHp: 350, lowHp: 380, highHp: 440, inFit: true })).toBe(
      '350 hp measured, 380 to 440 predicted: below the 90% range',
    )
    expect(flagOf({ measuredHp: 900, lowHp: 380, highHp: 440, inFit: false })).toContain(
      'above the 90% range. Kept out',
    )
  })
})

describe('a line of a dyno sheet file', () => {
  const good = { make: 'Ford', model: 'Mustang GT', year: '2018', modified_hp: '421', baseline_hp: '395', mods: 'tune' }
  const reasonOf = (cells: Record<string, string>) => {
    const read = readSheet(VEHICLES, { ...good, ...cells })
    return read.ok ? '' : read.reason
  }

  test('is read with what it leaves out: measured, at the wheels, by the shop', () => {
    expect(readSheet(VEHICLES, good)).toMatchObject({
      ok: true,
      row: { powerBasis: 'wheel', figureKind: 'measured_test', sourceUrl: 'shop', modifiedHp: 421 },
    })
  })

  test('is refused with the cell that is wrong and what it should be', () => {
    expect(reasonOf({ make: ' ' })).toBe('make is missing')
    expect(reasonOf({ year: 'last' })).toContain('not a year')
    expect(reasonOf({ modified_hp: '12' })).toContain('20 to 5000')
    expect(reasonOf({ power_basis: 'hub' })).toContain('neither wheel nor crank')
    expect(reasonOf({ boost_psi: '400' })).toContain('up to 90 psi')
    expect(reasonOf({ figure_kind: 'rumor' })).toContain('measured_test')
    expect(reasonOf({ source_url: 'my garage' })).toContain('not an address')
    expect(reasonOf({ mods: 'tune;flux_capacitor' })).toContain('flux_capacitor')
    expect(reasonOf({ modified_hp: '100' })).toContain('does not go with baseline_hp 395')
  })

  test('has one name however its cells are spelled and its parts are ordered', () => {
    const idOf = (cells: Record<string, string>) => {
      const read = readSheet(VEHICLES, { ...good, ...cells })
      return read.ok ? sheetId(read.row) : ''
    }
    expect(idOf({ mods: 'tune; Catback Exhaust' })).toBe(
      idOf({ make: 'FORD', mods: 'catback_exhaust|tune', fuel: '93' }),
    )
    expect(idOf({ modified_hp: '422' })).not.toBe(idOf({}))
  })
})
