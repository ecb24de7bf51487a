import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMods, readModText } from './mod-words.ts'

describe('words for modifications', () => {
  test("the vocabulary's own words are kinds of parts", () => {
    expect([...readMods(['tune', 'supercharger_roots']).kinds]).toEqual(['tune', 'supercharger_roots'])
  })

  test.each([
    ['other:supercharger_unspecified', 'supercharger_twin_screw'],
    ['whipple_blower', 'supercharger_twin_screw'],
    ['procharger_d1', 'supercharger_centrifugal'],
    ['long_tube_headers', 'headers_long_tube'],
    ['other:aftermarket_heads', 'ported_heads'],
    ['stage_2_cam', 'camshafts'],
    ['ecu_remap', 'tune'],
    ['jb4', 'tune'],
    ['axle_back_exhaust', 'catback_exhaust'],
    ['decat', 'midpipe_catless'],
    ['hybrid_turbo', 'turbo_upgrade'],
    ['fmic', 'intercooler'],
    ['water_injection', 'methanol_injection'],
    ['e85_flex_fuel', 'e85_tune'],
    ['forged_pistons', 'built_bottom_end'],
  ])('%s is a %s', (word, kind) => {
    expect([...readMods([word]).kinds]).toContain(kind)
  })

  test('a shot of nitrous is read with its size, and counted a hundred horses where none is said', () => {
    expect(readMods(['nitrous_150shot']).nitrousHp).toBe(150)
    expect(readMods(['other:nitrous_shot_unspecified']).nitrousHp).toBe(100)
  })

  test('a change of fuel alone is counted in octane points', () => {
    expect(readMods(['other:fuel_87_to_93']).octanePoints).toBe(6)
  })

  test('an underdrive pulley is no supercharger pulley, and a supercharger inlet no supercharger', () => {
    expect(readMods(['other:underdrive_pulleys']).kinds.has('pulley_smaller')).toBe(false)
    expect(readMods(['other:supercharger_inlet']).kinds.size).toBe(0)
  })

  test('a word that nothing is known of is kept as such', () => {
    expect(readMods(['other:xyz'])).toMatchObject({ unknown: ['xyz'], extras: [] })
  })

  test('a free text is read word by word, without what it says was left alone', () => {
    expect([...readModText('Cold air intake, no tune').kinds]).toEqual(['cold_air_intake'])
    expect([...readModText('long-tube headers and ECU tune').kinds]).toEqual(['headers_long_tube', 'tune'])
  })

  test('no word, however odd, makes it throw', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (words) => {
        expect(readMods(words).nitrousHp).toBeGreaterThanOrEqual(0)
      }),
      { seed: 22, numRuns: 300 },
    )
  })
})
