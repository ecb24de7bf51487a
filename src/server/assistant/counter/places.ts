import { isAbroad } from '../knowledge/abroad.ts'
import { PLACES_ABROAD } from './shipping.ts'

const STATES = [
  ...['West Virginia', 'Virginia', 'North Carolina', 'South Carolina', 'North Dakota', 'South Dakota', 'New Mexico'],
  ...['New York', 'New Jersey', 'New Hampshire', 'Rhode Island', 'Washington', 'Alabama', 'Arizona', 'Arkansas'],
  ...[
    'California',
    'Colorado',
    'Connecticut',
    'Delaware',
    'Florida',
    'Georgia',
    'Idaho',
    'Illinois',
    'Indiana',
    'Iowa',
  ],
  ...['Kansas', 'Kentucky', 'Louisiana', 'Maine', 'Maryland', 'Massachusetts', 'Michigan', 'Minnesota', 'Mississippi'],
  ...['Missouri', 'Montana', 'Nebraska', 'Nevada', 'Ohio', 'Oklahoma', 'Oregon', 'Pennsylvania', 'Tennessee', 'Texas'],
  ...['Utah', 'Vermont', 'Wisconsin', 'Wyoming', 'Alaska', 'Hawaii'],
] as const
/** Cities that people name without their state. */
const CITIES = [
  ...['San Antonio', 'El Paso', 'Laredo', 'Houston', 'Dallas', 'Austin', 'Brownsville', 'McAllen', 'Los Angeles'],
  ...['San Diego', 'San Jose', 'San Francisco', 'Sacramento', 'Fresno', 'Las Vegas', 'Vegas', 'Phoenix', 'Tucson'],
  ...['Denver', 'Chicago', 'Miami', 'Orlando', 'Tampa', 'Jacksonville', 'Atlanta', 'Savannah', 'Charlotte', 'Seattle'],
  ...['Portland', 'Boston', 'Philadelphia', 'Detroit', 'Cleveland', 'Nashville', 'Memphis', 'Albuquerque', 'Omaha'],
  ...['Brooklyn', 'Bronx', 'Queens', 'Honolulu', 'Anchorage', 'Fairbanks', 'Oahu', 'Maui', 'Salt Lake City'],
] as const
/** States as they are called in French and German. */
const CALLED_ABROAD: readonly (readonly [RegExp, string])[] = [
  [/\blouisiane\b/, 'Louisiana'],
  [/\bfloride\b/, 'Florida'],
  [/\b(?:californie|kalifornien)\b/, 'California'],
  [/\bcaroline du nord\b/, 'North Carolina'],
  [/\bcaroline du sud\b/, 'South Carolina'],
  [/\bpennsylvanie\b/, 'Pennsylvania'],
  [/\bvirginie(?! occidentale)\b/, 'Virginia'],
  [/\bgeorgie\b/, 'Georgia'],
  [/\bnouveau[- ]mexique\b/, 'New Mexico'],
]
const PLACES = [...CITIES, ...STATES].map((name) => [new RegExp(String.raw`\b${name.toLowerCase()}\b`), name] as const)

/** Where it is to go: in the 50 states by name, a territory, a military address, abroad; undefined where no place is told. */
export type Place =
  | { of: 'states'; name: string }
  | { of: 'territory' }
  | { of: 'military' }
  | { of: 'abroad' }
  | undefined

const TERRITORY =
  /\bpuerto rico\b|\bboricua\b|\bguam\b|\b(?:us |u\.s\. )?virgin islands\b|\bamerican samoa\b|\bsaipan\b|\b(?:ponce|bayamon|caguas|mayaguez|san juan|carolina pr)\b|\bto pr\b|\ba pr\b|\b00[679]\d\d\b/
const MILITARY = /\b(?:apo|fpo|dpo)\b/
const PAST = /\b(?:new mexico|mexico (?:beach|mo)|paris,? (?:tx|texas))\b/g
const SHORT =
  /\b(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])\b/

/** "Nach DE" is Germany, and not Delaware. */
const GERMANY =
  /\bnach DE\b|\b(?:versand|liefert|verschickt|versendet|schickt|lieferung) (?:ihr )?(?:auch )?(?:in |aus )?(?:den )?DE\b/i

/** `typed`: lower case, without accents; `words`: as it was written. Worked: "mandan a San Antonio, Texas" is within the states. */
export function placeIn(typed: string, words: string): Place {
  const plain = typed.replaceAll(PAST, ' ')
  if (MILITARY.test(plain)) return { of: 'military' }
  if (TERRITORY.test(plain) || /\bPR\b/.test(words)) return { of: 'territory' }
  const name = [...PLACES, ...CALLED_ABROAD].find(([form]) => form.test(typed))?.[1]
  if (GERMANY.test(words) || PLACES_ABROAD.test(plain) || isAbroad(`shipping ${plain}`)) return { of: 'abroad' }
  if (name) return { of: 'states', name: name === 'Vegas' ? 'Las Vegas' : name }
  const zip = /\b\d{5}\b/.exec(plain)?.[0]
  if (zip && /\b(?:to|a|in)\b|^\W*\d{5}\W*$/.test(plain)) return { of: 'states', name: zip }
  const short = SHORT.exec(words)?.[0]
  return short ? { of: 'states', name: short } : undefined
}
