import { describe, expect, test } from 'vitest'
import { readCarName } from './market-view.ts'
import { readSignal } from './read-signals.ts'

describe('the name of a car in a signal', () => {
  test('is taken apart into year, make and model', () => {
    expect(readCarName('2022 Kia Stinger GT')).toEqual({ year: 2022, make: 'Kia', model: 'Stinger GT' })
    expect(readCarName(' Alfa  Romeo Giulia')).toEqual({ year: null, make: 'Alfa Romeo', model: 'Giulia' })
    expect(readCarName('Ford')).toEqual({ year: null, make: 'Ford', model: '' })
  })
})

describe('a line of a signal file', () => {
  const today = '2025-06-30'
  const cells = { vehicle: 'Ford Mustang GT', source: 'forum', mentions: '1,200', date: '2025-06-01' }
  const reasonOf = (changed: Record<string, string>) => {
    const read = readSignal({ cells: { ...cells, ...changed } }, today)
    return read.ok ? '' : read.reason
  }

  test('is read as it stands', () => {
    expect(readSignal({ cells }, today)).toEqual({
      ok: true,
      signal: { vehicle: 'Ford Mustang GT', source: 'forum', mentions: 1200, observedOn: '2025-06-01' },
    })
  })

  test('is refused with what is wrong: no car, no count, no day, a day to come, or the name of the sample', () => {
    expect(reasonOf({ vehicle: '' })).toBe('vehicle is missing')
    expect(reasonOf({ vehicle: 'Ford' })).toContain('no make and model')
    expect(reasonOf({ mentions: '-4' })).toContain('whole number')
    expect(reasonOf({ date: '2025-02-30' })).toContain('not a date')
    expect(reasonOf({ date: '2025-07-01' })).toContain('future')
    expect(reasonOf({ source: 'Sample' })).toContain('sample data')
  })
})
