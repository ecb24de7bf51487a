import type { Vehicle } from '../../../engine/model.ts'
import { readCar } from '../../catalog/car-words.ts'
import type { Draft } from '../draft.ts'
import { withOwnName, withSizePutRight } from './own-name.ts'

const isOfYear = ({ yearFrom, yearTo }: Vehicle, year: number): boolean => yearFrom <= year && year <= yearTo
const plateOf = ({ make, model }: Vehicle): string => `${make} ${model.split(' ')[0]}`

const BODY = '(?:coupe|sedan|convertible|vert|hatch(?:back)?|wagon|roadster|targa|base|model)'
/** A year that tells which car is meant, alone or with the body that it has. */
const OTHER_YEAR = new RegExp(
  String.raw`(?:^\W*(?:(?:no|nah|nope|wait|sorry|actually|oops|the|an?|i meant?|meant|mine is|it's|its|it is|ok|oh|and)\W+)*|\b(?:i meant?|mine is|it's|its|it is|make that) (?:an?|the)? ?)((?:19[89]|20[0-2])\d)(?: ${BODY})?\b`,
)

/** "1998 coupe I meant" after a 2004 Z06: the car of that plate that was built that year. */
function otherYear(vehicles: readonly Vehicle[], own: Vehicle, words: string): string {
  const found = OTHER_YEAR.exec(words)
  const year = Number(found?.[1])
  const built = vehicles.filter((one) => plateOf(one) === plateOf(own) && isOfYear(one, year))
  if (!found?.[1] || built.length === 0 || built.some(({ modelId }) => modelId === own.modelId)) return words
  const [plain] = built.toSorted((a, b) => a.model.length - b.model.length)
  return plain ? words.replace(found[1], `${found[1]} ${plain.make} ${plain.model}`) : words
}

/** The GMC of a Silverado has its engines. */
const TRUCK = /\b(?:sierra|silverado)\b(?!.{0,24}\b[56]\.[23]\b)/
const SIZE = /\b\d\.\d$/

/** "F80 it is" after "2016 F80 M3 vs 2011 E92 M3": the year that was said beside the code. */
const CODE = /\b(?:[efg]\d\d|mk ?\d(?:\.5)?|gen ?\d|c[5-8]|99[1267](?:\.\d)?|b\d(?:\.5)?|s\d\d\d|zl1|z06|8[vy])\b/
function yearOfCode(turns: readonly string[], words: string): string {
  const code = CODE.exec(words)?.[0]
  if (!code || YEAR.test(words)) return words
  const said = new RegExp(String.raw`\b((?:19[89]|20[0-2])\d) (?:[a-z]+ )?${code.replaceAll('.', '[.]')}\b`)
  const year = turns.map((turn) => said.exec(turn.toLowerCase())?.[1]).findLast(Boolean)
  return year ? words.replace(code, `${year} ${code}`) : words
}
const YEAR = /\b(?:19[89]|20[0-2])\d\b/

/** "Stage 2 to mine instead" after "trading my 370z for a Nismo": the customer's own car, where another one was talked about. */
const MINE = /\b(?:to|on|for|with|do|keep|in) (mine|my own|my car|my truck)\b/
const IS_MY = /\bmy (?:(?:19|20)?\d\d )?([a-z\d-]+(?: [a-z\d-]+)?)/g
function ownCar(vehicles: readonly Vehicle[], { car, turns = [] }: Draft, words: string): string {
  const mine = MINE.exec(words)?.[1]
  if (!mine || readCar(vehicles, words).named) return words
  const carOf = (name: string) => readCar(vehicles, name).named?.car
  const mentioned = turns
    .flatMap((turn) => [...turn.toLowerCase().matchAll(IS_MY)].map(([, name = '']) => carOf(name)))
    .findLast(Boolean)
  const own = vehicles.find(({ modelId }) => modelId === mentioned)
  if (!own || own.modelId === car) return words
  const year = YEAR.exec(words)?.[0]
  return words.replace(mine, `my ${year ? `${year} ` : ''}${own.make} ${own.model}`)
}

/** "For gen 1?" after "my 340i (2016, so gen 1)": the own car that was told with the generation. */
const GENERATION = /\b(?:gen|mk) ?\d\b/
const MY_CAR = /\bmy ((?:(?:19|20)?\d\d )?[a-z\d-]+(?: [a-z\d-]+)?)/g
function ofOwnGeneration(vehicles: readonly Vehicle[], { car, turns = [] }: Draft, words: string): string {
  const said = GENERATION.exec(words)?.[0]
  if (!said || car !== undefined || readCar(vehicles, words).named) return words
  const same = new RegExp(String.raw`^[^.;!?]{0,24}\b${said.replace(' ', ' ?')}\b`)
  for (const turn of turns.map((one) => one.toLowerCase()).reverse())
    for (const { 0: whole, 1: name = '', index } of turn.matchAll(MY_CAR)) {
      const behind = turn.slice(index + whole.length)
      const own = same.test(behind) ? readCar(vehicles, name).named : undefined
      const any = own && vehicles.find(({ modelId }) => modelId === own.car)
      if (!any) continue
      const year = own.year ?? /^[^.;!?]{0,12}\b((?:19[89]|20[0-2])\d)\b/.exec(behind)?.[1]
      return words.replace(said, `${said} on my ${year ? `${year} ` : ''}${any.make} ${any.model}`.toLowerCase())
    }
  return words
}

/** A message after a car is known, with what it leaves out of that car's name; words in lower case. */
export function ofTheTalk(vehicles: readonly Vehicle[], draft: Draft, words: string): string {
  const own = ofOwnGeneration(vehicles, draft, ownCar(vehicles, draft, words))
  const said = yearOfCode(draft.turns ?? [], own)
  const named = withOwnName(vehicles, draft.car, draft.year, withSizePutRight(vehicles, draft.car, said))
  return ofOwnPlate(vehicles, draft.car, named)
}

function ofOwnPlate(vehicles: readonly Vehicle[], carBefore: string | undefined, words: string): string {
  const own = vehicles.find(({ modelId }) => modelId === carBefore)
  if (!own) return words
  const size = own.model.startsWith('Silverado') ? SIZE.exec(own.model)?.[0] : undefined
  if (size && TRUCK.test(words) && !/\b[56]\.[23]\b|\b(?:sierra|silverado) \d\.\d\b/.test(words))
    return words.replace(TRUCK, (plate) => `${plate} ${size}`)
  const whole = otherBody(own, words)
  return readCar(vehicles, whole).named ? whole : otherYear(vehicles, own, whole)
}

const BODIES = /\b(?:challenger|chally|charger|durango)\b/
const TRIM_OF_BODY = /\b(?:hellcat redeye|hellcat|scat pack|r\/t|srt8 392|srt8)$/
const SAYS_TRIM = /\b(?:hell ?cat|cat|red ?eye|scat|r\/?t|srt\w*|392|sxt|gt|demon|5\.7|6\.[124]|v6|v8)\b/
const FEW_WORDS = 7
/** "Charger, 2020" after a Challenger Hellcat: the other body with the same trim. */
function otherBody(own: Vehicle, words: string): string {
  const trim = TRIM_OF_BODY.exec(own.model.toLowerCase())?.[0]
  const body = BODIES.exec(words)?.[0]
  const isShort = words.trim().split(/\s+/).length <= FEW_WORDS
  if (!trim || !body || !isShort || SAYS_TRIM.test(words)) return words
  return words.replace(body, `${body} ${trim}`)
}

/** Two figures that may tell a year: after the car, at the end of a clause or before a word that is no unit. */
const SHORT_YEAR =
  /(?:,|\bit'?s an?|\bmine is an?|\bit is an?|\bi got an?)\s*'?(\d\d)(?=\s*(?:$|[,.;!?])| (?!psi|w?hp|octane|inch|k\b|grand|lbs?|mm|row|degrees?|percent|pounds?|miles?|gallons?|years?|pass|days?|hours?|x\b)[a-z])/

/** "Legacy GT Spec B, 07": the year of the car that is named, where it was built then. */
export function withLongYear(vehicles: readonly Vehicle[], words: string): string {
  const digits = SHORT_YEAR.exec(words)?.[1]
  if (!digits || /\b(?:19[89]|20[0-2])\d\b/.test(words)) return words
  const { named } = readCar(vehicles, words)
  const year = (Number(digits) > 50 ? 1900 : 2000) + Number(digits)
  const isBuilt = vehicles.some((one) => one.modelId === named?.car && isOfYear(one, year))
  return isBuilt && (named?.year === undefined || named.isYearOfCode)
    ? words.replace(SHORT_YEAR, (whole) => whole.replace(digits, String(year)))
    : words
}
