import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_BLOWN_V8, EXAMPLE_TURBO, EXAMPLE_V8, examplePart } from '../../../tests/examples/example-cars.ts'
import { SAE_J1349_WEATHER } from '../model.ts'
import { buildPower } from '../power/build-power.ts'
import { baselineStory, boostBehind, shareAlreadyIncluded } from './baseline-story.ts'
import { type EvidenceRow, readEvidenceRow } from './evidence.ts'
import { DEFAULT_FACTORS } from './factors.ts'
import { FITTED_FACTORS } from './fitted-factors.ts'
import { predictRow } from './predict-row.ts'
import { rowCar } from './row-car.ts'

const row = (changes: Partial<EvidenceRow> = {}): EvidenceRow => ({
  make: 'Ford',
  model: 'Example',
  engine: '5.0 V8',
  powerBasis: 'wheel',
  mods: [],
  figureKind: 'measured_test',
  sourceUrl: 'https://example.com/a',
  ...changes,
})
const hp = (changes: Partial<EvidenceRow>, vehicle = EXAMPLE_V8) =>
  predictRow(row(changes), vehicle, DEFAULT_FACTORS).hp

describe('predicting a published result', () => {
  test('nothing done to a car of known baseline changes nothing', () => {
    expect(hp({ baselineHp: 401 })).toBeCloseTo(401, 6)
  })

  test('without a baseline the rating stands in, at the crank whole and at the wheels less the driveline', () => {
    expect(hp({ powerBasis: 'crank' })).toBeCloseTo(460, 6)
    expect(hp({})).toBeCloseTo(460 * 0.865, 6)
  })

  test('the answer is never read from the name of the product nor from the modified figure', () => {
    const asked = { baselineHp: 400, mods: ['supercharger_roots', 'tune'] }
    expect(hp({ ...asked, product: 'HPE1000', modifiedHp: 1000 })).toBe(hp(asked))
  })

  test('more stated boost never predicts less', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 3, max: 25, noNaN: true }),
        fc.constantFrom('turbo_kit_twin', 'supercharger_roots'),
        (psi, kit) => {
          const at = (boostGaugePsi: number) => hp({ baselineHp: 400, mods: [kit, 'tune'], boostGaugePsi })
          expect(at(psi + 1)).toBeGreaterThan(at(psi))
        },
      ),
      { seed: 24, numRuns: 60 },
    )
  })

  test('a car that no catalog knows is answered from its baseline and its words, and less surely', () => {
    const known = predictRow(row({ engine: '', mods: ['tune'] }), EXAMPLE_TURBO, DEFAULT_FACTORS)
    const unknown = predictRow(
      row({ make: 'Lotus', model: 'Evora', engine: '3.5 V6', mods: ['tune'] }),
      undefined,
      DEFAULT_FACTORS,
    )
    const width = (range: { lowHp: number; highHp: number }) => range.highHp / range.lowHp
    expect(unknown.hp).toBeGreaterThan(150)
    expect(width(unknown)).toBeGreaterThan(width(known))
  })

  test.each([
    [EXAMPLE_V8, ['tune', 'cold_air_intake', 'headers_long_tube'], undefined],
    [EXAMPLE_V8, ['supercharger_centrifugal', 'tune', 'intercooler'], 9],
    [EXAMPLE_V8, ['turbo_kit_twin', 'tune'], 11],
    [EXAMPLE_TURBO, ['tune', 'downpipe', 'intercooler'], undefined],
    [EXAMPLE_TURBO, ['turbo_upgrade', 'tune'], undefined],
    [EXAMPLE_BLOWN_V8, ['pulley_smaller', 'tune'], undefined],
  ] as const)(
    'a build of the shop and a published result of the same parts are foretold alike: %#',
    (car, mods, psi) => {
      const boostGaugePsi = psi === undefined ? {} : { boostGaugePsi: psi }
      const limits = { ...car.limits, fuelSystemCrankHp: 3000, boostSourceCrankHp: 3000 }
      const build = buildPower(
        {
          vehicle: { ...car, limits },
          parts: mods.map((kind) => examplePart(kind, /^(super|turbo_kit)/.test(kind) ? boostGaugePsi : {})),
          fuel: car.engine.ratedFuel,
          weather: SAE_J1349_WEATHER,
        },
        FITTED_FACTORS,
      )
      const result = predictRow(
        row({ engine: '', mods, fuel: car.engine.ratedFuel, ...boostGaugePsi }),
        car,
        FITTED_FACTORS,
      )
      expect(Math.abs(build.wheelHp / result.hp - 1)).toBeLessThan(0.05)
    },
  )

  test('a part that is on the car already is not counted again', () => {
    const onIt = { baselineHp: 400, baselineMods: ['cold_air_intake', 'tune'] }
    expect(hp({ ...onIt, mods: ['cold_air_intake', 'tune'] })).toBeCloseTo(400, 6)
    const whole = hp({ baselineHp: 400, mods: ['cold_air_intake', 'tune', 'headers_long_tube'] })
    const before = hp({ baselineHp: 400, mods: ['cold_air_intake', 'tune'] })
    expect(hp({ ...onIt, mods: ['headers_long_tube'] })).toBeCloseTo((400 * whole) / before, 0)
  })

  test('a blower in place of the one on the car adds the difference, and an exhaust behind it leaves its boost alone', () => {
    const blown = { baselineHp: 600, baselineMods: ['supercharger_roots', 'tune'], baselineBoostGaugePsi: 8 }
    const swapped = hp({ ...blown, mods: ['supercharger_twin_screw'], boostGaugePsi: 14 })
    expect(swapped).toBeGreaterThan(650)
    expect(swapped).toBeLessThan(850)
    const exhaust = hp({ ...blown, mods: ['catback_exhaust'] })
    expect(exhaust).toBeGreaterThan(600)
    expect(exhaust).toBeLessThan(640)
  })

  test('boost stated before and after says how far it was raised', () => {
    const raised = (to: number) =>
      hp(
        { engine: '', baselineHp: 250, mods: ['catback_exhaust'], baselineBoostGaugePsi: 16, boostGaugePsi: to },
        EXAMPLE_TURBO,
      )
    expect(raised(20)).toBeGreaterThan(raised(18))
    expect(raised(18)).toBeGreaterThan(raised(16))
  })

  test('a baseline that stands off the rating widens the range', () => {
    const width = (baselineHp: number) => {
      const { highHp, lowHp } = predictRow(row({ baselineHp, mods: ['tune'] }), EXAMPLE_V8, DEFAULT_FACTORS)
      return highHp / lowHp
    }
    expect(width(520)).toBeGreaterThan(width(400))
  })

  test('an added turbo is less sure than an added blower of the same stated boost', () => {
    const width = (kind: string) => {
      const kit = row({ baselineHp: 400, mods: [kind, 'tune'], boostGaugePsi: 8 })
      const { highHp, lowHp } = predictRow(kit, EXAMPLE_V8, DEFAULT_FACTORS)
      return highHp / lowHp
    }
    expect(width('turbo_kit_single')).toBeGreaterThan(width('supercharger_roots'))
  })

  test('a built engine counts as a record car only where somebody measured it without a baseline', () => {
    const built = { engine: '', mods: ['turbo_upgrade', 'built_bottom_end', 'tune'] }
    const claimed = hp({ ...built, figureKind: 'manufacturer_claim' }, EXAMPLE_TURBO)
    expect(hp(built, EXAMPLE_TURBO)).toBeGreaterThan(claimed)
    expect(hp({ ...built, dragCar: true }, EXAMPLE_TURBO)).toBeGreaterThan(hp(built, EXAMPLE_TURBO))
  })

  test('no boost stated is said, and widens the range', () => {
    const kit = { baselineHp: 400, mods: ['turbo_kit_twin', 'tune'] }
    const silent = predictRow(row(kit), EXAMPLE_V8, DEFAULT_FACTORS)
    const stated = predictRow(row({ ...kit, boostGaugePsi: 9 }), EXAMPLE_V8, DEFAULT_FACTORS)
    expect(silent.note).toContain('boost not stated')
    expect(silent.highHp / silent.hp).toBeGreaterThan(stated.highHp / stated.hp)
  })

  test('no row of odd cells makes it throw or answer nonsense', () => {
    const cell = fc.option(
      fc.oneof(fc.string(), fc.constantFrom('2.0T I4', '5.0 V8', 'tune;turbo_upgrade', '400', '8')),
      {
        nil: undefined,
      },
    )
    const cells = fc.record({
      make: cell,
      model: cell,
      year: cell,
      engine: cell,
      transmission: cell,
      drivetrain: cell,
      power_basis: cell,
      baseline_hp: cell,
      mods: cell,
      boost_psi: cell,
      fuel: cell,
    })
    const car = fc.constantFrom(undefined, EXAMPLE_V8, EXAMPLE_TURBO, EXAMPLE_BLOWN_V8)
    fc.assert(
      fc.property(cells, car, fc.boolean(), (odd, vehicle, exact) => {
        const answer = predictRow(readEvidenceRow(odd), vehicle, DEFAULT_FACTORS, exact)
        expect(Number.isFinite(answer.hp)).toBe(true)
        expect(answer.lowHp).toBeLessThanOrEqual(answer.hp)
        expect(answer.highHp).toBeGreaterThanOrEqual(answer.hp)
      }),
      { seed: 25, numRuns: 400 },
    )
  })
})

describe('the car of a row', () => {
  test('words that contradict the catalog car win', () => {
    expect(rowCar(row({ engine: '2.3 EcoBoost I4T' }), EXAMPLE_V8)).toMatchObject({
      known: 'text',
      engine: { aspiration: 'turbo', displacementL: 2.3, cylinders: 4 },
    })
  })

  test.each([
    ['3.8TT flat-6', 'twin_turbo', 6],
    ['6.2 supercharged V8', 'supercharged', 8],
    ['2.5T I5', 'turbo', 5],
    ['5.2 V10', 'na', 10],
  ])('%s is read as %s of %i cylinders', (engine, aspiration, cylinders) => {
    expect(rowCar(row({ engine }), undefined).engine).toMatchObject({ aspiration, cylinders })
  })
})

describe('the story of a baseline', () => {
  const story = (baselineHp: number, powerBasis: 'wheel' | 'crank' = 'crank', vehicle = EXAMPLE_BLOWN_V8) => {
    const stated = row({ engine: '', baselineHp, powerBasis })
    return baselineStory(stated, rowCar(stated, vehicle), { hp: vehicle.engine.crankHp, loss: 0 }, true)
  }

  test('a baseline at the rating belongs to an untouched car, whose parts are all still to come', () => {
    expect(shareAlreadyIncluded(story(650), 0.2)).toBeLessThan(0.05)
  })

  test('a crank baseline a tenth above the rating probably holds the listed parts already', () => {
    expect(shareAlreadyIncluded(story(720), 0.2)).toBeGreaterThan(0.7)
  })

  test('a blown engine above its rating runs more boost than the factory gave it', () => {
    const { engineBefore } = story(780)
    expect(engineBefore.boostGaugePsi).toBeGreaterThan(EXAMPLE_BLOWN_V8.engine.boostGaugePsi + 1)
    expect(boostBehind(EXAMPLE_BLOWN_V8.engine, 0)).toBe(EXAMPLE_BLOWN_V8.engine.boostGaugePsi)
  })

  test('an unboosted engine at 120 hp a liter has had boost added', () => {
    expect(story(600, 'crank', EXAMPLE_V8).engineBefore.aspiration).toBe('supercharged')
  })
})
