import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/assistant-talk.ts'
import { vehicleWords } from '../../catalog/vehicle-words.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import type { Vehicle } from '../../engine/model.ts'

const CODE = /^[a-z]{1,2}\d{2,3}[a-z]?$/
const codesOf = ({ variant }: Vehicle): readonly string[] => vehicleWords(variant).filter((word) => CODE.test(word))

/** A year in which a car was sold on two chassis, and a code that only one of them has. */
const SHARED_YEARS = VEHICLES.flatMap((one) => {
  const beside = VEHICLES.filter(
    ({ id, modelId, yearFrom, yearTo, transmission }) =>
      id !== one.id &&
      modelId === one.modelId &&
      yearFrom <= one.yearTo &&
      yearTo >= one.yearFrom &&
      (transmission.kind === 'manual') === (one.transmission.kind === 'manual'),
  )
  const codes = codesOf(one)
  const other = beside.find((two) => codesOf(two).length > 0 && !codesOf(two).some((code) => codes.includes(code)))
  const [code] = codes
  if (!other || code === undefined) return []
  const box = one.transmission.kind === 'manual' ? 'manual' : 'automatic'
  return [{ one, code, box, year: Math.max(one.yearFrom, other.yearFrom) }]
})

describe('a chassis that is said', () => {
  test('is the one that is built, in a year that had two of them, in one message and in two', () => {
    expect(SHARED_YEARS.length).toBeGreaterThanOrEqual(4)
    for (const [at, { one, code, box, year }] of SHARED_YEARS.entries()) {
      const car = `${year} ${code} ${one.make} ${one.model} ${box}`
      const goal = `${Math.round(one.engine.crankHp * 1.1)} whp on 93`
      const answers = at % 2 === 0 ? talk(`${car}, ${goal}`) : talk(car, goal)
      const built = answers.at(-1)?.builds[0]?.reply.enhancedData.vehicle.id
      const variant = VEHICLES.find(({ id }) => id === built)?.variant.toLowerCase()
      expect([car, variant]).toEqual([car, expect.stringContaining(code)])
    }
  })
})
