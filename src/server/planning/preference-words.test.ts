import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { INDUCTION_NAMES } from '../../engine/display-words.ts'
import { fits } from '../../engine/fitment/fits.ts'
import { isSingleConversion } from '../../engine/fitment/induction.ts'
import {
  factoryObeys,
  readFuel,
  readInduction,
  readPriority,
  readUse,
  turbosOfOtherNumber,
} from './preference-words.ts'

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

describe('a single turbo on a car that came with two', () => {
  const twins = VEHICLES.filter(({ engine }) => engine.aspiration === 'twin_turbo')
  const upgradesOf = (vehicle: (typeof VEHICLES)[number]) =>
    PARTS.filter((part) => part.kind === 'turbo_upgrade' && fits(part, vehicle))

  test('is the conversion, and a twin turbo a larger pair', () => {
    const converted = twins.filter((vehicle) => upgradesOf(vehicle).some(isSingleConversion))
    expect(converted.map(({ model }) => model)).toEqual(expect.arrayContaining(['RX-7', 'Supra Turbo']))
    for (const vehicle of twins) {
      const parts = upgradesOf(vehicle)
      const left = (words: string) => {
        const read = readInduction(words, 'twin_turbo')
        if (!read.ok) throw new Error(words)
        const without = turbosOfOtherNumber(read.value, 'twin_turbo', parts)
        return parts.filter(({ id }) => !without.includes(id))
      }
      expect(left('Single Turbo').every(isSingleConversion), vehicle.id).toBe(true)
      expect(left('Twin Turbo').some(isSingleConversion), vehicle.id).toBe(false)
      expect(left('Single Turbo').length + left('Twin Turbo').length, vehicle.id).toBe(parts.length)
    }
  })
})
