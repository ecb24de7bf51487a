import { describe, expect, test } from 'vitest'
import { examplePart } from '../../../tests/examples/example-cars.ts'
import { PART_KINDS, type PartKind } from '../model.ts'
import { INDUCTION_PREFERENCES } from '../vocabulary.ts'
import { factoryObeysInduction, isOfUseWith, obeysInduction } from './induction.ts'

const obeying = (preference: (typeof INDUCTION_PREFERENCES)[number], kinds: readonly PartKind[]) =>
  kinds.filter((kind) => obeysInduction(preference, examplePart(kind)))

describe('the induction that a customer asks for', () => {
  test('leaves out the boost sources of another induction', () => {
    const sources = ['supercharger_roots', 'turbo_kit_single', 'turbo_upgrade'] as const
    expect(obeying('turbo', sources)).toEqual(['turbo_kit_single', 'turbo_upgrade'])
    expect(obeying('supercharger', sources)).toEqual(['supercharger_roots'])
    expect(obeying('naturally_aspirated', sources)).toEqual([])
    expect(obeying('auto', sources)).toEqual(sources)
  })

  test('a ProCharger is the maker, not every centrifugal supercharger', () => {
    const blower = examplePart('supercharger_centrifugal')
    expect(obeysInduction('procharger', blower)).toBe(false)
    expect(obeysInduction('procharger', { ...blower, manufacturer: 'ProCharger' })).toBe(true)
  })

  test.each(INDUCTION_PREFERENCES)('%s: a part of use obeys, and nothing but boost hardware ever disobeys', (one) => {
    const useless = PART_KINDS.filter((kind) => !isOfUseWith(one, examplePart(kind)))
    const disobeying = PART_KINDS.filter((kind) => !obeysInduction(one, examplePart(kind)))
    expect(useless).toEqual(expect.arrayContaining(disobeying))
    for (const kind of disobeying) expect(kind).toMatch(/^(turbo|supercharger)_/)
  })

  test('each factory induction obeys its own preference alone', () => {
    const obeyed = (['na', 'turbo', 'twin_turbo', 'supercharged'] as const).map((aspiration) =>
      INDUCTION_PREFERENCES.filter((one) => one !== 'auto' && factoryObeysInduction(one, aspiration)),
    )
    expect(obeyed).toEqual([['naturally_aspirated'], ['turbo'], ['turbo'], ['supercharger']])
  })
})
