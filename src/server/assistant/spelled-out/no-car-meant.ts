import { isMakeWord } from '../../../catalog/vehicle-words.ts'
import { readCar } from '../../catalog/car-words.ts'
import type { Names } from '../catalog-names.ts'
import type { Draft } from '../draft.ts'
import { withoutRefusedCars } from '../refused-car.ts'

/** Other makes of dyno, beside which "Mustang" is one as well. */
const DYNO_MAKE = String.raw`(?:dyno ?jets?|hubs?|mainline|dyno ?dynamics|maha|dynapack|rollers)`
const NO_TRIM = String.raw`(?! (?:gt\w*|eco ?boost|cobra|5\.0|v[68]|mach|shelby|bullitt|fox|svt|boss|dark|lx|dyno))`
const JOINED = String.raw`(?: ?[,/]| or| and| vs\.?| versus| to| than| from)+ ?(?:an? |the |on |my |their |shop's )*`
const DYNO_BESIDE = new RegExp(
  String.raw`(?<=\b${DYNO_MAKE}(?: dynos?)?${JOINED})mustangs?\b${NO_TRIM}|\bmustangs?\b(?=${JOINED}${DYNO_MAKE}\b)`,
  'g',
)
/** "What would it read on a Mustang" where dynos are talked about. */
const READS_ON = new RegExp(
  String.raw`(?<=\b(?:reads?|reading|made|makes?|did|puts? down|measured?|number|pulls?|on) (?:\w+ ){0,3}?(?:on|off|from) (?:an?|the|that|his|their) )mustangs?\b${NO_TRIM}|(?<=\bon an? )mustang(?=\W*$)`,
  'g',
)
const SPEAKS_OF_DYNOS = /\bdyno|\brollers\b/

/** "Dynojet, Mustang, hub?": the make of dyno is written out, so that no Ford is read. */
function mustangDyno(words: string, before: string): string {
  const beside = words.replaceAll(DYNO_BESIDE, 'mustang dyno')
  return SPEAKS_OF_DYNOS.test(`${before} ${beside}`) ? beside.replaceAll(READS_ON, 'mustang dyno') : beside
}

/** "M6 car", "an M6, not the auto": the manual, where the car is no BMW. */
const SPEEDS =
  /(?<!\b(?:bmw|f[01]\d|f9\d|e6\d|g9\d|20[0-2]\d|'?\d\d) )\bm([56])(?= (?:cars?|trans\w*|gearbox|box|version|manual)\b)/g
/** Alone after another maker's car: "M6 by the way". */
const SPEEDS_ALONE =
  /(?<=^\W*(?:(?:it's|its|it is|and|oh|with|the|an?|mine is)\W+)*)m([56])(?=\W*$|,| (?:btw|by the way|not|w\/|with|if)\b)/
const isBmw = ({ car, talk, compared }: Draft): boolean =>
  (car?.startsWith('bmw-') ?? false) ||
  /\bbmw\b/i.test(talk?.stranger ?? '') ||
  (compared?.cars.some((one) => one.car.startsWith('bmw-')) ?? false)
function manualBox(words: string, before: () => Draft): string {
  const isAlone = SPEEDS_ALONE.test(words)
  if (words.search(SPEEDS) < 0 && !isAlone) return words
  const draft = before()
  if (isBmw(draft)) return words
  const boxed = words.replaceAll(SPEEDS, '$1 speed manual')
  return isAlone && draft.car !== undefined ? boxed.replace(SPEEDS_ALONE, '$1 speed manual') : boxed
}

/** "I've done one once in 1998", "my tuner since 2011": when something was, and no year of a car. */
const YEAR = String.raw`(?:19[5-9]|20[0-3])\d`
const BACK_THEN = new RegExp(
  String.raw`(?:\b(?:since|back in|until|before|class of|summer of|spring of|fall of|winter of|early|late) |\b(?:once|did|done|raced|raced|learned|started|stopped|quit|worked|born|married|retired|graduated|moved|swore|remember|lived|opened|last (?:time|one|did|went|ran|raced)|used to|swapped|rebuilt|replaced|installed)\b[^.,;?!]{0,28}\b(?:in|around|about) )${YEAR}\b(?! (?:[a-z]+ )?(?:[a-z]+-?\d|\d[a-z]))`,
  'g',
)
const ANY_YEAR = new RegExp(String.raw`\b${YEAR}\b`, 'g')
/** A car that has its year, or one with another year, leaves this one to what it tells of. */
function withoutYearsPast(words: string, before: () => Draft): string {
  const found = words.match(BACK_THEN)
  if (!found) return words
  const others = new Set(words.match(ANY_YEAR)).size > found.length
  return others || before().car !== undefined
    ? words.replaceAll(BACK_THEN, (told) => told.replace(ANY_YEAR, 'then'))
    : words
}

/**
 * "HELLCAT 2019 challenger. redeye. no wait, not the redeye": the trim that is refused is said nowhere, where the rest names
 * the car by itself; else the refusal puts right what was understood before, and others read it.
 */
function withoutRefusedTrim({ vehicles }: Names, words: string, before: () => Draft): string {
  const { accepted, refused } = withoutRefusedCars(vehicles, words)
  const trims = refused.filter((word) => /^[a-z][a-z\d]{2,}$/.test(word) && !isMakeWord(word) && word !== 'one')
  if (trims.length === 0) return words
  const said = new RegExp(String.raw`\b(?:${trims.join('|')})\b`, 'g')
  const rest = accepted.replaceAll(said, ' ')
  const { named } = readCar(vehicles, rest)
  if (!named || before().car !== undefined) return words
  return rest.replaceAll(/\(\s*,\s*\)|\s,\s(?=[,.)]|$)/g, ' ').trim()
}

/** "Je les traverse moi-même": a verb of French. */
const CROSSES = /(?<=\b(?:je|tu|il|elle|on|ils|elles|qui) (?:(?:les?|la|nous|vous) )?)traverse(?:s|nt)?\b/g

/** A message without the names and years that mean no car of the talk; words in lower case. */
export function withoutFalseCars(catalog: Names, words: string, before: () => Draft): string {
  const turns = before().turns ?? []
  const dyno = mustangDyno(words.replaceAll(CROSSES, 'passe'), turns.slice(-2).join(' ').toLowerCase())
  const manual = manualBox(dyno, before)
  return withoutRefusedTrim(catalog, withoutYearsPast(manual, before), before)
}
