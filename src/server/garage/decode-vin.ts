import type { VinReply } from '../../contract/garage.ts'
import type { ProblemCode } from '../../contract/problems.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Refused } from '../http/problem.ts'
import { MAKE_OF_WMI, VIN_PATTERNS } from './vin-patterns.ts'

/** 49 CFR 565.15: the figure of each letter and the weight of each position; the ninth is the check digit itself. */
const LETTER_VALUES: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
}
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const
/** The tenth character: thirty years, then again. */
const YEAR_LETTERS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const CHECK_AT = 8
const YEAR_AT = 9

/**
 * The check digit of a vehicle identification number: the weighted sum modulo 11, X for ten.
 * Worked: 1M8GDM9AXKP042788 has X in its ninth place and X is what this gives.
 */
export function checkDigitOf(vin: string): string {
  const sum = [...vin].reduce(
    (total, char, at) => total + (LETTER_VALUES[char] ?? Number(char)) * (WEIGHTS[at] ?? 0),
    0,
  )
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** The model year: the tenth character; the seventh tells 1980-2009 (a figure) from 2010-2039 (a letter). */
export function modelYearOf(vin: string): number | undefined {
  const at = YEAR_LETTERS.indexOf(vin[YEAR_AT] ?? ' ')
  if (at < 0) return undefined
  return FIRST_YEAR + at + (/\d/.test(vin[6] ?? '') ? 0 : YEAR_LETTERS.length)
}

const refused = (message: string, code: ProblemCode = 'vin_mistyped'): Refused => ({
  ok: false,
  code,
  detail: message,
  errors: [{ field: 'params.vin', message }],
})

/**
 * Reads a vehicle identification number without asking anybody: form, check digit, year, make, and the model where the
 * pattern is certain; else the make's models of that year. What is wrong with it is said in words for its owner.
 */
export function decodeVin(catalog: CatalogSnapshot, text: string): { ok: true; reply: VinReply } | Refused {
  const vin = text.toUpperCase().replaceAll(/[\s-]/g, '')
  const wrong = /[^A-HJ-NPR-Z0-9]/.exec(vin)?.[0]
  if (wrong !== undefined && 'IOQ'.includes(wrong)) {
    return refused(`A VIN never holds the letter ${wrong}: it is ${wrong === 'I' ? 'the figure 1' : 'the figure 0'}.`)
  }
  if (wrong !== undefined) return refused(`A VIN holds letters and figures only, not "${wrong}".`)
  if (vin.length !== 17) return refused(`A VIN has 17 characters; this one has ${vin.length}.`)
  if (checkDigitOf(vin) !== vin[CHECK_AT]) {
    return refused(
      'The check digit does not match: one character is mistyped, or the car was not made for North America.',
    )
  }
  const year = modelYearOf(vin)
  if (year === undefined) return refused(`The tenth character, ${vin[YEAR_AT]}, stands for no model year.`)
  const pattern = VIN_PATTERNS.find((one) => one.form.test(vin) && one.yearFrom <= year && year <= one.yearTo)
  const make = pattern?.make ?? MAKE_OF_WMI[vin.slice(0, 3)]
  if (make === undefined) {
    return refused(
      `The maker ${vin.slice(0, 3)} is not one whose cars we build. The number itself is sound: model year ${year}.`,
      'make_not_sold',
    )
  }
  const ofYear = new Map(
    catalog.vehicles
      .filter((vehicle) => vehicle.make === make && vehicle.yearFrom <= year && year <= vehicle.yearTo)
      .map((vehicle) => [vehicle.modelId, { modelId: vehicle.modelId, model: vehicle.model }]),
  )
  const named = (pattern?.models ?? []).flatMap((id) => ofYear.get(id) ?? [])
  const models = named.length > 0 ? named : [...ofYear.values()]
  if (models.length === 0)
    return refused(`The number is sound, but the catalog has no ${year} ${make}.`, 'year_not_sold')
  return { ok: true, reply: { vin, make, year, isModelKnown: named.length === 1, models } }
}
