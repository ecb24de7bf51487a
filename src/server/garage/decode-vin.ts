import type { VinReply } from '../../contract/garage.ts'
import type { ProblemCode } from '../../contract/problems.ts'
import type { Vehicle } from '../../engine/model.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Refused } from '../http/problem.ts'
import { carsOf, isSoldInOtherYears } from './vin-cars.ts'
import { openVinPatterns, type VinFacts } from './vin-facts.ts'

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
const BY_HAND = 'Pick your car by year, make and model.'

/** Why a text is no VIN of the North American layout; undefined when it is one. */
function wrongForm(vin: string): Refused | undefined {
  if (/^[A-Z]{1,5}\d{0,3}[A-Z]?\d{6,7}$/.test(vin) && vin.length < 14) {
    return refused(
      `That looks like a Japanese chassis number. It doesn't match a U.S. model. ${BY_HAND}`,
      'vin_of_another_market',
    )
  }
  const wrong = /[^A-HJ-NPR-Z0-9]/.exec(vin)?.[0]
  if (wrong !== undefined && 'IOQ'.includes(wrong)) {
    return refused(`A VIN never uses the letter ${wrong}. Is it ${wrong === 'I' ? 'a 1' : 'a 0'}?`)
  }
  if (wrong !== undefined) return refused(`A VIN is letters and digits only, not "${wrong}".`)
  if (vin.length !== 17) {
    return refused(
      `A VIN has 17 characters; this one has ${vin.length}. Cars built before 1981 have shorter numbers. ${BY_HAND}`,
    )
  }
  if (/^.{3}ZZZ/.test(vin)) {
    return refused(
      `That VIN is from a car built for Europe. It doesn't say which model. ${BY_HAND}`,
      'vin_of_another_market',
    )
  }
  if (checkDigitOf(vin) === vin[CHECK_AT]) return undefined
  return refused("The check digit doesn't match: one character is mistyped, or the car wasn't built for North America.")
}

/**
 * Reads a vehicle identification number without asking anybody: form, check digit, year, and by NHTSA's patterns the
 * make, the model, and the versions that it may be. What is wrong with it is said in words for its owner.
 */
export async function decodeVin(
  catalog: CatalogSnapshot,
  text: string,
): Promise<{ ok: true; reply: VinReply } | Refused> {
  const vin = text.toUpperCase().replaceAll(/[\s-]/g, '')
  const wrong = wrongForm(vin)
  if (wrong) return wrong
  const year = modelYearOf(vin)
  if (year === undefined) return refused(`The tenth character, ${vin[YEAR_AT]}, stands for no model year.`)
  const patterns = await openVinPatterns()
  const makes = patterns.makesOf(vin)
  const facts = patterns.factsOf(vin, year)
  const ofMake = catalog.vehicles.filter(({ make }) => makes.includes(make))
  if (ofMake.length === 0) {
    const car =
      makes[0] === undefined
        ? `The VIN is fine, but its maker (${vin.slice(0, 3)}) is none that we know`
        : `Your VIN says ${year} ${makes[0]}`
    return refused(`${car}. We don't build that make yet.`, 'make_not_sold')
  }
  const inYear = ofMake.filter((vehicle) => vehicle.yearFrom <= year && year <= vehicle.yearTo)
  return carOf(vin, year, inYear, ofMake, facts)
}

function carOf(
  vin: string,
  year: number,
  inYear: readonly Vehicle[],
  ofMake: readonly Vehicle[],
  facts: VinFacts,
): { ok: true; reply: VinReply } | Refused {
  const make = ofMake[0]!.make
  const description = descriptionOf(facts)
  if (facts.model === undefined) {
    if (inYear.length === 0)
      return refused(`The VIN is fine, but we don't build a ${year} ${make} yet.`, 'year_not_sold')
    return { ok: true, reply: replyOf({ vin, year, description, isCertain: false }, inYear) }
  }
  const { vehicles, isCertain } = carsOf(ofMake, year, facts)
  if (vehicles.length > 0) return { ok: true, reply: replyOf({ vin, year, description, isCertain }, vehicles) }
  const car = `${year} ${facts.make?.[0] ?? make} ${description}`
  return isSoldInOtherYears(ofMake, year, facts)
    ? refused(`Your VIN says ${car}. We build that model, but not that year's yet.`, 'year_not_sold')
    : refused(`Your VIN says ${car}. We don't build that one yet.`, 'model_not_sold')
}

function replyOf(
  said: { vin: string; year: number; description: string | null; isCertain: boolean },
  vehicles: readonly Vehicle[],
): VinReply {
  const { isCertain, ...rest } = said
  const models = [...new Map(vehicles.map(({ modelId, model }) => [modelId, { modelId, model }])).values()]
  return {
    ...rest,
    make: vehicles[0]!.make,
    isModelKnown: isCertain && models.length === 1,
    models,
    variants: isCertain
      ? vehicles.map(({ id, modelId, model, variant }) => ({ vehicleId: id, modelId, name: `${model}, ${variant}` }))
      : [],
  }
}

function descriptionOf({ model, trim, liters, drive, gearbox }: VinFacts): string | null {
  const name = model?.[0]
  if (name === undefined) return null
  // The registry lists options behind the trim: "WRX STI + KA + NAVI(H/K)".
  const [own = ''] = trim?.length === 1 ? trim[0]!.split(/ \+ | ?\(/) : []
  const trimName = own !== '' && !name.includes(own) ? ` ${own}` : ''
  const size = liters?.length === 1 ? `, ${Number(liters[0]).toFixed(1)} L` : ''
  const wheels = drive?.length === 1 && !trimName.includes(drive[0]!) ? `, ${drive[0]}` : ''
  const shifts = gearbox?.length === 1 ? `, ${gearbox[0]}` : ''
  return `${name}${trimName}${size}${wheels}${shifts}`
}
