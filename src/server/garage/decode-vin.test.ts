import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PARTS } from '../../catalog/parts.ts'
import { VEHICLES } from '../../catalog/vehicles.ts'
import { FITTED_FACTORS } from '../../engine/index.ts'
import { catalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { checkDigitOf, decodeVin, modelYearOf } from './decode-vin.ts'
import { matchWeight } from './vin-facts.ts'

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
    ['WBA3A9C50DF370001', 2013, 'BMW', ['bmw-335i']],
  ])('%s is a %i %s', async (vin, year, make, modelIds) => {
    const answer = await decodeVin(catalog, sound(vin).toLowerCase())
    expect(answer.ok && answer.reply).toMatchObject({ year, make, isModelKnown: true })
    expect(answer.ok && answer.reply.models.map((model) => model.modelId)).toEqual(modelIds)
  })

  test('leaves open what it does not tell, and names only versions of that year', async () => {
    const answer = await decodeVin(catalog, sound('1FA6P8CF0J5100001'))
    const variants = (answer.ok ? answer.reply.variants : []).map(({ vehicleId }) => vehicleId)
    expect(variants.length).toBeGreaterThan(1)
    for (const vehicle of VEHICLES.filter(({ id }) => variants.includes(id))) {
      expect(vehicle.yearFrom <= 2018 && 2018 <= vehicle.yearTo && vehicle.engine.displacementL === 5).toBe(true)
    }
  })

  test.each([
    ['1FA6P8CF', 'has 17 characters; this one has 8'],
    ['1FA6P8CFOJ5100001', 'never uses the letter O. Is it a 0?'],
    ['1FA6P8CF?J5100001', 'not "?"'],
    ['1FA6P8CF9J5100002', "check digit doesn't match"],
    ['BNR34-003456', 'Japanese chassis number'],
    ['JZA80-1002345', 'Japanese chassis number'],
    ['GDB-012345', 'Japanese chassis number'],
    ['WVWZZZ1KZ8W123456', 'built for Europe'],
    ['WVWZZZ1K68W123456', 'built for Europe'],
    ['67300F7A00001', 'before 1981'],
  ])('%s is refused in words', async (vin, words) => {
    const answer = await decodeVin(catalog, vin)
    expect(!answer.ok && answer.detail).toContain(words)
  })

  test.each([
    ['5YJ3E1EA0JF000001', 'make_not_sold', '2018 Tesla'],
    ['1HGCV1F30JA000001', 'model_not_sold', '2018 Honda Accord Sport, 1.5 L'],
  ] as const)('%s is no car of ours, and says which it is', async (vin, code, words) => {
    const answer = await decodeVin(catalog, sound(vin))
    expect(!answer.ok && answer.code).toBe(code)
    expect(!answer.ok && answer.detail).toContain(words)
  })

  test.each([
    ['1HGCV3F10JA000001', 'an Accord Hybrid of 2.0 L, not the 2.0T'],
    ['3FMTK4SE0MMA00001', 'a Mustang Mach-E GT'],
    ['5YFS4MCE0PP000001', 'a Corolla SE beside the GR Corolla'],
    ['9BWDH61J034000001', 'a GTI with the VR6'],
    ['WBS3S7C50KAF00001', 'an M4 CS'],
    ['1FTEW1CP0HFA46692', 'an F-150 with two driven wheels'],
    ['3GCPWCED0LG219817', 'a Silverado with two driven wheels'],
    ['3TMAZ5CN0HM000001', 'a Tacoma with two driven wheels'],
    ['JF1VA1C60G8811156', 'a WRX with the CVT'],
    ['1G1YB2D70E5100001', 'a C7 of 2014 with the automatic'],
    ['WP0AB2A90BS700001', 'a Carrera S or 4S'],
  ])('%s is %s, and none of our versions is chosen for it', async (vin) => {
    const answer = await decodeVin(catalog, sound(vin))
    expect(answer.ok ? answer.reply.variants : []).toEqual([])
  })

  test.each([
    ['JN1BZ4CH0RM000001', ['nissan-z-nismo-2024-9at']],
    ['1G1YS2D60H5600001', ['chevrolet-corvette-z06-2015-8at']],
    ['1G1YH2D70G5100001', ['chevrolet-corvette-stingray-2015-8at']],
    ['1G1YG2D70G5100001', ['chevrolet-corvette-stingray-2014-7mt-c7-z51']],
    ['1G1YA2D70G5100001', ['chevrolet-corvette-stingray-2014-7mt-c7-base-exhaust']],
    ['WBAKG7C50CE000001', ['bmw-335i-2011-6mt', 'bmw-335i-2011-6at']],
    ['JN1CV6AR0CM900001', ['infiniti-g37-2009-7at-awd']],
  ])('%s tells its version', async (vin, ids) => {
    const answer = await decodeVin(catalog, sound(vin))
    expect(answer.ok && answer.reply.variants.map(({ vehicleId }) => vehicleId)).toEqual(ids)
  })

  test('says the year by its tenth character, told apart by the seventh', () => {
    expect(modelYearOf('1FA6P8CF0J5100001')).toBe(2018)
    expect(modelYearOf('1FAFP4040J5100001')).toBe(1988)
  })

  test.each([
    ['P8CF', '1FA6P8CF0J5100001', -1],
    ['*P8CF', '1FA6P8CF0J5100001', 4],
    ['6P8[A-D]F', '1FA6P8CF0J5100001', 5],
    ['6P8[ABE]F', '1FA6P8CF0J5100001', -1],
    ['*****|*5', '1FA6P8CF0J5100001', 1],
    ['*P#', '1FA6P8CF0J5100001', 2],
  ])('keys %s over %s weigh %i', (keys, vin, weight) => {
    expect(matchWeight(keys, vin)).toBe(weight)
  })

  test('never breaks us, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), numbers, numbers.map(sound)), async (text) => {
        expect(typeof (await decodeVin(catalog, text)).ok).toBe('boolean')
      }),
      { seed: 5 },
    )
  })
})
