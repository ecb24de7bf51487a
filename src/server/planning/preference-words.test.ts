import { describe, expect, test } from 'vitest'
import { INDUCTION_NAMES } from '../../engine/display-words.ts'
import { factoryObeys, readFuel, readInduction, readPriority, readUse } from './preference-words.ts'

const induction = (words: string | undefined) => {
  const read = readInduction(words, 'na')
  return read.ok ? `${INDUCTION_NAMES[read.value.choice]} = ${read.value.preference}` : 'not understood'
}

describe('the words of the two configurators', () => {
  test('every forced induction option that a screen offers is understood', () => {
    expect(
      ['Naturally Aspirated', 'Supercharger', 'ProCharger', 'Single Turbo', 'Twin Turbo', 'Turbocharger'].map(
        induction,
      ),
    ).toEqual([
      'Naturally Aspirated = naturally_aspirated',
      'Supercharger = supercharger',
      'ProCharger = procharger',
      'Single Turbo = turbo',
      'Twin Turbo = turbo',
      'Turbocharger = turbo',
    ])
    expect(
      ['naturally_aspirated', 'turbo', 'supercharger', 'procharger', 'auto', 'no_preference', undefined].map(induction),
    ).toEqual([
      'Naturally Aspirated = naturally_aspirated',
      'Turbocharger = turbo',
      'Supercharger = supercharger',
      'ProCharger = procharger',
      'No Preference = auto',
      'No Preference = auto',
      'No Preference = auto',
    ])
    expect(induction('rocket')).toBe('not understood')
  })

  test('a single turbo is no twin kit, and a factory twin turbo is one already', () => {
    const single = readInduction('Single Turbo', 'na')
    const twin = readInduction('Twin Turbo', 'twin_turbo')
    expect(single.ok && single.value.excludedKinds).toEqual(['turbo_kit_twin'])
    expect(twin.ok && factoryObeys(twin.value, 'twin_turbo')).toBe(true)
    expect(single.ok && factoryObeys(single.value, 'twin_turbo')).toBe(false)
  })

  test('pump gas is 93 octane; other fuels by any usual name', () => {
    const fuels = [undefined, 'Pump Gas', 'premium', '91', 'E85', 'e-85', 'flex fuel', 'E30', 'Race Gas', '110 octane']
    expect(fuels.map((words) => readFuel(words)).map((read) => read.ok && read.value)).toEqual([
      ...['93', '93', '93', '91', 'e85', 'e85', 'e85', 'e30', 'race', 'race'],
    ])
    expect(readFuel('coal')).toMatchObject({ ok: false })
  })

  test('use and budget by the words of the screens', () => {
    expect(['street', 'track', 'daily driver', undefined].map((words) => readUse(words))).toEqual(
      ['street', 'track', 'daily', 'street'].map((value) => ({ ok: true, value })),
    )
    expect(['low', 'mid', 'high', 'balanced', undefined].map((words) => readPriority(words))).toEqual(
      ['lowest_cost', 'balanced', 'reliability', 'balanced', 'balanced'].map((value) => ({ ok: true, value })),
    )
  })
})
