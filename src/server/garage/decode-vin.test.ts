import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { checkDigitOf, decodeVin, modelYearOf } from './decode-vin.ts'
import { VIN_PATTERNS } from './vin-patterns.ts'

const none = { brands: [], models: [], packages: [], builds: [], merchandise: [], socialPosts: [] }
const catalog = catalogSnapshot({ ...none, vehicles: VEHICLES, parts: PARTS, factors: FITTED_FACTORS })

/** A number with its check digit put right. */
const sound = (vin: string) => `${vin.slice(0, 8)}${checkDigitOf(vin)}${vin.slice(9)}`
const CHARACTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789']
const numbers = fc.array(fc.constantFrom(...CHARACTERS), { minLength: 17, maxLength: 17 }).map((all) => all.join(''))

describe('a vehicle identification number', () => {
  test('has the check digit that the regulation works out', () => {
    expect(checkDigitOf('1M8GDM9AXKP042788')).toBe('X')
    expect(checkDigitOf('11111111111111111')).toBe('1')
  })

  test('with one character mistyped is nearly always found out, and two neighbours swapped too', () => {
    let found = 0
    let tried = 0
    fc.assert(
      fc.property(numbers.map(sound), fc.nat(16), fc.constantFrom(...CHARACTERS), (vin, at, char) => {
        const typed = vin.slice(0, at) + char + vin.slice(at + 1)
        if (typed === vin) return
        tried += 1
        if (checkDigitOf(typed) !== typed[8]) found += 1
      }),
      { seed: 3, numRuns: 500 },
    )
    expect(found / tried).toBeGreaterThan(0.85)
  })

  test.each([
    ['1FA6P8CF0J5100001', 2018, 'Ford', ['ford-mustang-gt']],
    ['1FAFP48Y03F300001', 2003, 'Ford', ['ford-mustang-svt-cobra']],
    ['JF1VA2L60G9800001', 2016, 'Subaru', ['subaru-wrx-sti']],
    ['JHMAP21405S000001', 2005, 'Honda', ['honda-s2000']],
    ['JF1ZNAA10D1700001', 2013, 'Toyota', ['toyota-fr-s-86']],
  ])('%s is a %i %s', (vin, year, make, modelIds) => {
    const answer = decodeVin(catalog, sound(vin).toLowerCase())
    expect(answer.ok && answer.reply).toMatchObject({ year, make, isModelKnown: true })
    expect(answer.ok && answer.reply.models.map((model) => model.modelId)).toEqual(modelIds)
  })

  test('of a pattern that is not certain offers the models of that make and year', () => {
    const answer = decodeVin(catalog, sound('WBA3A9C50DF370001'))
    expect(answer.ok && answer.reply).toMatchObject({ make: 'BMW', year: 2013, isModelKnown: false })
    expect(answer.ok && answer.reply.models.map((model) => model.modelId)).toContain('bmw-335i')
  })

  test.each([
    ['1FA6P8CF', 'has 17 characters; this one has 8'],
    ['1FA6P8CFOJ5100001', 'never holds the letter O: it is the figure 0'],
    ['1FA6P8CF?J5100001', 'not "?"'],
    ['1FA6P8CF9J5100002', 'check digit does not match'],
  ])('%s is refused in words', (vin, words) => {
    const answer = decodeVin(catalog, vin)
    expect(!answer.ok && answer.detail).toContain(words)
  })

  test('of another maker is sound and still none of ours', () => {
    const answer = decodeVin(catalog, sound('5YJ3E1EA0JF000001'))
    expect(!answer.ok && answer.detail).toContain('not one whose cars we build')
  })

  test('says the year by its tenth character, told apart by the seventh', () => {
    expect(modelYearOf('1FA6P8CF0J5100001')).toBe(2018)
    expect(modelYearOf('1FAFP4040J5100001')).toBe(1988)
  })

  test('of a pattern names cars that the catalog has', () => {
    for (const { models = [] } of VIN_PATTERNS) {
      for (const id of models)
        expect(
          VEHICLES.some((vehicle) => vehicle.modelId === id),
          id,
        ).toBe(true)
    }
  })

  test('never breaks us, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), numbers, numbers.map(sound)), (text) => {
        expect(typeof decodeVin(catalog, text).ok).toBe('boolean')
      }),
      { seed: 5 },
    )
  })
})
