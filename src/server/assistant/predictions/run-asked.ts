import { KG_PER_LB } from '../../../engine/units.ts'

/** What a predicted run stands on. */
export type Ground = 'sixty' | 'weight' | 'air' | 'tires'

const GROUNDS: readonly (readonly [Ground, string])[] = [
  [
    'sixty',
    String.raw`(?:60|sixty)(?:[- ]?(?:ft|foots?|feet)|')?(?! ?(?:hp|whp|mph|degrees|f\b|-|to\b|lb|k\b|\d|psi|%))|launch(?:es)?|short times?`,
  ],
  ['weight', "mass|weight|race weight|curb weight|driver(?:'s)? weight|driver weight|peso|masa"],
  [
    'air',
    String.raw`d\.?a\.?(?= ?(?:$|[?.,;!]|and\b|or\b|do\b|does\b|are\b|is\b|u\b|you\b|for\b|in\b|did\b|w\b|assum\w*))|density altitude|air(?: density)?(?! (?:intake|filter|cond\w*|ride|box))|weather|altitude|elevation|sea level|air temps?|outside temps?|ambient|aire|altitud`,
  ],
  ['tires', 'tires?|tyres?|rubber|surface|track prep|prep|llantas'],
]
const ANY = GROUNDS.map(([, form]) => form).join('|')
/** Only of what is reckoned; of tires and oil the looser words ask for advice. */
const STRICTLY = String.raw`assum\w*|figur(?:e|es|ed|ing)|based? on|bas(?:e|es|ing)|count(?:s|ed|ing)?|calculat\w*|plug\w*|bak(?:e|es|ed|ing) in|model(?:s|ed|ing)?|asum\w+|supon\w+|calcula\w*`
const ASSUME = String.raw`${STRICTLY}|us(?:e|es|ed|ing)|going (?:by|off|on)|go(?:es)? (?:by|off|on)|put(?:ting)? in|stands? (?:on|for)|usan?|toman?`
/** Who reckons: we, or what we told. */
const US = String.raw`you|u|ur|your|yall|y'all|that|this|those|it|they|the (?:model|site|calculator|prediction|number|time|slip|et)|ustedes|tu|su`

/** "What 60 are you figuring for that", "what mass do you assume", "how much driver weight is in that number". */
const WHAT_ASSUMED = new RegExp(
  String.raw`\b(?:what|which|whats|how (?:much|heavy))\b[^.?!]{0,24}\b(?:${ANY})\b[^.?!]{0,24}\b(?:${US})\b[^.?!]{0,16}\b(?:${ASSUME})\b|\bque (?:${ANY})\b[^.?!]{0,16}\b(?:${ASSUME})\b`,
)
/** "What does your number assume for 60 and air". */
const ASSUMED_FOR = new RegExp(
  String.raw`\b(?:what|whats|how much|how heavy|que)\b[^.?!]{0,16}\b(?:${US})\b[^.?!]{0,24}\b(?:${STRICTLY})\b[^.?!]{0,16}\b(?:for|as|on|a|de|para)\b[^.?!]{0,16}\b(?:${ANY})\b`,
)
/** "Is that with our DA or sea level", "is that time corrected for altitude". */
const IS_THAT =
  /\b(?:is|are|was|were|es|eso es) (?:that|this|it|those|they|the (?:time|number|et|trap|quarter|slip)|eso)\b[^.?!]{0,24}\b(?:w|with|at|for|in|on|to|con|a)\b[^.?!]{0,16}\b(?:d\.?a\.?|density altitude|altitude|elevation|sea level|nivel del mar|local air|our air|my air)\b/
/** "How heavy do you have it", "how much driver is in that number". */
const IN_THE_NUMBER =
  /\bhow (?:much|heavy)\b[^.?!]{0,16}\b(?:driver|weight|mass|fuel)\b[^.?!]{0,16}\bin (?:that|the|your|those) (?:number|time|figure|et|slip|prediction)s?\b|\bhow heavy (?:do|did) (?:you|u|yall|y'all) have (?:it|my|the car|mine)\b/
const ADVISED = new RegExp(String.raw`\b(?:${STRICTLY})\b`)
/** A weight of another thing, and what the shop itself runs. */
const OF_ANOTHER =
  /\b(?:oil|fluid|grease|springs?|wheels?|flywheels?|driveshafts?|pistons?|\d+w-?\d+)\b[^.?!]{0,16}\bweight\b|\bweight\b[^.?!]{0,16}\b(?:oil|fluid|grease|springs?|jack)\b|\b(?:at|in) (?:the|your) shop\b|\bon your (?:own )?(?:car|truck)\b|\b(?:want|need|like) (?:me )?to (?:use|run|put)\b/

const groundsIn = (words: string): Ground[] =>
  GROUNDS.flatMap(([ground, form]) => (new RegExp(String.raw`\b(?:${form})(?=\W|$)`).test(words) ? [ground] : []))

/** What a message asks of the ground that a predicted time stands on; plain words. */
export function groundsAsked(typed: string): readonly Ground[] {
  if (OF_ANOTHER.test(typed)) return []
  const clauses = typed.split(/(?<=[?!])\s+|(?<=[a-z)]\.)\s+/)
  const found = new Set<Ground>()
  for (const clause of clauses) {
    if (IN_THE_NUMBER.test(clause)) found.add('weight')
    if (!WHAT_ASSUMED.test(clause) && !ASSUMED_FOR.test(clause)) continue
    for (const ground of groundsIn(clause)) if (ground !== 'tires' || ADVISED.test(clause)) found.add(ground)
  }
  if (IS_THAT.test(typed)) found.add('air')
  return [...found]
}

/** "I went 10.91 @ 129": a slip of his own stands beside the question. */
export const tellsOwnRun = (typed: string): boolean =>
  /\b(?:i|we|it|she|car|best|mine) (?:just |only |actually )?(?:went|ran|run|runs|did|got|goes)\b[^.?!]{0,24}\b(?:\d|1\d)\.\d{1,3}\b|\b(?:\d|1\d)\.\d{1,3} ?(?:@|at) ?\d{2,3}\b/.test(
    typed,
  )

const DA = String.raw`(?:d\.?a\.?|density(?: altitude)?)`
const OF_DA = [
  new RegExp(String.raw`\b(\d{1,2}(?:\.\d)?) ?k ?\+? ?(?:ft |feet |foot )?(?:of )?${DA}(?=\W|$)`),
  new RegExp(String.raw`\b(\d{3,4}) ?\+? ?(?:ft |feet |foot |')?(?:of )?${DA}(?=\W|$)`),
  new RegExp(String.raw`\b${DA} ?(?:is|of|was|at|around|about|=|,|:)? ?(?:about |around )?(\d{1,2}(?:\.\d)?) ?k\b`),
  new RegExp(String.raw`\b${DA} ?(?:is|of|was|at|around|about|=|,|:)? ?(?:about |around )?(\d{3,4})\b`),
] as const
const LEAST_FEET = 300
const MOST_FEET = 12_000

/** A density altitude that is said, feet. Worked: "its 3k+ da here" is 3,000. */
export function densityAltitudeIn(typed: string): number | undefined {
  for (const form of OF_DA) {
    const figure = Number(form.exec(typed)?.[1])
    const feet = figure < 100 ? 1000 * figure : figure
    if (feet >= LEAST_FEET && feet <= MOST_FEET) return feet
  }
  return undefined
}

const IN_THAT_AIR =
  /\bwhat (?:happens|does it|would it|will it|s it|is it|about)\b|\bhow much\b[^.?!]{0,24}\b(?:lose|loses|lost|goes away|drop\w*|gone|left|slow\w*|off|hurt)\b|\bhow (?:much )?(?:slow\w*|bad)\b|\b(?:what|whats) (?:will|would|does|do|it) \b|\bstill (?:run|make|do|in the)\b/
/** "At 2,800 DA how much of it goes away". */
export const asksOfAir = (typed: string): boolean => densityAltitudeIn(typed) !== undefined && IN_THAT_AIR.test(typed)

const SIXTY_RUN =
  /\b(1\.\d{1,2}|2\.\d{1,2})\d? ?(?:s |sec\w* )?(?:60|sixty)\b|\b(?:60|sixty)[- ]?(?:ft|foot|feet|')?(?: (?:time|times|was|is|of|in|at|has averaged|averag\w+|around|about))*,? ?(1\.\d{1,2}|2\.\d{1,2})\b/
/** The 60 foot that the customer runs. */
export function sixtyRun(typed: string): number | undefined {
  const said = SIXTY_RUN.exec(typed)
  return said ? Number(said[1] ?? said[2]) : undefined
}

const WEIGHED = /\b(\d{4}|\d,\d{3}) ?(lbs?|pounds?|kgs?|kilos?)?\b/g
const WITH_DRIVER =
  /\b(?:with|w\/?|including|incl) (?:me|driver|a driver|myself)\b|\bme (?:in|included)\b|\braceweight\b|\brace weight\b/
/** The car without its driver as the customer weighed it, lb. Worked: 1742 kg with him in it is 3,840 less 190. */
export function weighedAt(typed: string, driverLb: number): number | undefined {
  for (const [, digits = '', unit = ''] of typed.matchAll(WEIGHED)) {
    const figure = Number(digits.replace(',', ''))
    const isKg = unit.startsWith('k') || (unit === '' && figure < 2000 && /\bkg\b/.test(typed))
    const pounds = isKg ? figure / KG_PER_LB : figure
    if (unit === '' && !isKg && !/\b(?:weigh\w*|scales?)\b/.test(typed)) continue
    if (pounds < 1800 || pounds > 8000) continue
    return Math.round(WITH_DRIVER.test(typed) ? pounds - driverLb : pounds)
  }
  return undefined
}
