import type { Fuel } from '../../engine/model.ts'
import { ETHANOL_NAMES, GRADE_WORDS } from '../planning/preference-words.ts'
import { attitudeOf, clausesOf } from './attitude.ts'

/** Fuels in the words of a normalized message. Numbers alone count where nothing makes them something else. */
const NOT_FUEL = String.raw`(?![\d.]| ?(?:w?hp|ps|kw|nm|ft|lbs?|psi|miles|degrees|inch|\d\.\d(?:l\b|[ ,.?!]|$)|mm|mph|min|percent|%|seconds?|hours?|days?|cents|cc|rpm|k\b|d[bB]\b|decibels?))`
const BARE = (numbers: string) =>
  String.raw`(?<![a-z\d.$'@x#-]|(?<!\b(?:make|run|do|keep|plan|price) )\bit )(?:${numbers})${NOT_FUEL}(?: ?octane| pump(?: gas)?| gas| premium)?`
/** What may follow the name of a grade: "regular" before a thing is a regular thing. */
const AFTER_GRADE = String.raw` (?:or|and|in|at|at|on|only|if|when|while|most|all|is|was|isn't|ain't|no|not|instead|here|from|out|too|for|to|with|will|would|can|could|hurts?|ok|okay|fine|works?|unless|til|until|since|cuz|because|then|now|around|mixed|day|daily|please|i|we|it|he|she|so|and|n|vs|versus|than|tank|every|sometimes|always|right|thats|that's|what|how|but|though|87|89|9[1-4])\b`

/** The same words and figures for something else: a pump that is a part, a trim, the year of a car, miles. */
const PART = '(?:pulley|injectors?|rails?|regulator|fpr|hanger|surge tank|filter|feed lines?)'
const TRIMMED =
  "(?:(?:19|20)\\d\\d|'\\d\\d|gt|wrx|sti|ecoboost|mustang|gr ?86|brz|86|miata|mx-5|si|golf|gti|r?s[3-8]|a[3-8]|s?q[3-8]|q[56]0|[23457]\\d0z|bronco|explorer|f-?150|camaro|supra|convertible|coupe|fastback|limited|crosstrek|forester|outback|legacy|impreza)"
const BODY =
  '(?:coupe|hatch(?:back)?|notch(?:back)?|vert|convertible|sedan|wagon|pick ?up|truck|fox(?: ?body)?|lx|cobra|mustang|camaro|firebird|trans am|formula|corvette|vette|thunderbird|cougar|lincoln|mark vii|bronco|ranger|lightning|f-?150|c1500|k1500|silverado|sierra|s10|syclone|typhoon|caprice|impala|civic|crx|integra|accord|prelude|del sol|nsx|miata|mr2|supra|celica|240 ?sx|300 ?zx|rx-?7|eclipse|talon|galant|legacy|impreza|bmw|benz|mercedes|porsche|audi|volvo|jetta|golf)'
const NOT_A_FUEL = new RegExp(
  [
    String.raw`\b(?:an?|another|which|that|this|his|her|my|your|its|new|old|walbro|aem|deatschwerks|dw\d*|bosch|\d{3}(?: ?lph)?|(?<!\b(?:at|from|off|of|on) )the) pump\b(?! ?(?:gas|fuel|octane|premium|9\d|8\d))`,
    String.raw`\bboost[- ]a[- ]pump\b|\bpump (?:limit|keeps? up|capacity|duty)\b`,
    String.raw`\b${PART} ?/ ?pump\b(?! ?(?:gas|fuel))`,
    String.raw`\b${PART} ?(?:[,/&+]|and|n) ?(?:and )?pump\b(?= ?(?:[,/&+.;?!]|and\b|$))|\bpump ?(?:[,/&+]|and|n) ?(?:and )?${PART}\b`,
    String.raw`(?<!\b(?:on|with|run|runs|running|burn|burns|uses?|takes?|whp|wheel) )\bpremium (?:cvt|trim|package|pkg|plus|model|edition|auto\w*|manual|hatch\w*|coupe|convertible|vert|fastback|sedan|6mt|audio|leather|interior|seats?|price[sd]?|parts?|quality|brand|labor|service)\b`,
    String.raw`\b${TRIMMED} premium\b(?! ?(?:gas|fuel|unleaded|octane|only|\d))`,
    String.raw`\b(?:an?|his|her|my|their|our|your) '?(?:87|89|9[1-4])\b(?! ?-?(?:oct|gas|pump|fuel|premium|regular|unleaded|tune|map|file|flash|cal|program|e-?tune|dyno|ots|build|setup|tank|or|and|to|vs|/|stage|base))`,
    String.raw`(?<!\bon )\b(?:87|89|9[1-4]) ${BODY}\b`,
    String.raw`\b(?:with|has|got|only|about) (?:87|89|9[1-4])k? on (?:it|the (?:clock|odo\w*|dash))\b`,
  ].join('|'),
  'g',
)

const FUEL_FORMS: readonly (readonly [Fuel, RegExp])[] = [
  ['e30', /\be ?-?(?:2[05]|30)(?: blend)?\b/g],
  ['e85', /\be ?-?(?:35|4[05]|50|6[05]|7[05])(?: blend)?\b(?! (?:m[1-8]|x[1-7]|\d{3}[a-z]|bmw|chassis))/g],
  ['e30', /\b(?:mix|blend)\w*\b.{0,20}?\b(?:2\d|30) ?(?:%|percent)(?: (?:of )?(?:ethanol|e ?-?85|corn))?/g],
  ['e85', /\b(?:3[1-9]|[4-7]\d) ?(?:%|percent) (?:of )?(?:ethanol|corn|e ?-?85)\b/g],
  ['e85', /\b(?:mix|blend)\w*\b.{0,20}?\b[3-7]\d ?(?:%|percent)(?: (?:of )?(?:ethanol|e ?-?85|corn))?/g],
  [
    'e85',
    /\be ?-?85\b|\bflex ?fuel\b(?! kit| sensor)|\bflex\b(?! ?fuel| kit| sensor| pipe| plate| joint)|(?<=\b(?:on|no|full|straight|pure|any|without|w\/o) )e\b(?! ?-?\d|'| (?:class|street|type|brake|bay|tune))|\be (?:station|pump)s?\b|(?<![a-z\d'-] ?)\be\b(?= (?:is |isn't |ain't )?(?:not available|far|too far|hard to)\b)/g,
  ],
  // Whatever it takes: the one that makes the most.
  ['e85', /\b(?:whatever|any|no matter (?:what|which)) (?:fuel|gas)\b(?! (?:station|pump|you (?:have|sell)))/g],
  ['race', /\brace (?:gas|fuel)\b|\b1[01]\d ?octane\b|\bon 1[01]\d\b/g],
  ['93', new RegExp(String.raw`${BARE('93|94')}\b`, 'g')],
  ['91', new RegExp(String.raw`${BARE('91|92')}\b`, 'g')],
  ['87', /\b89 ?(?:octane|gas|pump|unleaded|oct)\b|\bregular 89\b|\bmid[- ]?grade\b(?: gas)?/g],
  [
    '87',
    new RegExp(
      String.raw`(?:cheap gas |regular )?${BARE('87')}(?: regular)?\b|(?<!\b(?:the|an?|my|more|every|his|her) )\bregular(?: gas| unleaded)?\b(?=\W*$|\s*[,;:?!)/]|\.(?:\s|$)|${AFTER_GRADE})|\bregular (?:gas|unleaded|pump|fuel|octane|grade)\b|\b(?:on|run|runs|running|burn|burns|burning|the cheap) regular stuff\b`,
      'g',
    ),
  ],
  [
    '93',
    /(?<!fuel |oil |water |pressure |smg |vacuum |air |coolant |steering |lift |transfer |hydraulic |scavenge |boost |meth |dsg |abs |smog |stock |bigger |tank |drop in |drop-in |in-|injectors? (?:and|&|or|plus|with) (?:(?:a|the|an?|its) )?)\bpump(?: gas| fuel)?\b(?! seals| \d| in | (?:and|&|or|plus) (?:the |an? )?injectors?)|\bpremium(?: gas| fuel)?\b(?! \d)/g,
  ],
]

export interface FuelsSaid {
  /** In the order in which they were said. */
  wanted: readonly Fuel[]
  refused: readonly Fuel[]
}

interface Mention {
  fuel: Fuel
  from: number
  to: number
  /** "Pump" or "premium" alone: beside another fuel it says nothing of its own. */
  isBare: boolean
}

function mentionsIn(text: string): Mention[] {
  const found: Mention[] = []
  let rest = text.replaceAll(NOT_A_FUEL, (words) => '~'.repeat(words.length))
  for (const [fuel, form] of FUEL_FORMS) {
    for (const match of [...rest.matchAll(form)].slice(0, 12)) {
      const to = match.index + match[0].length
      found.push({ fuel, from: match.index, to, isBare: /^(?:pump|premium)$/.test(match[0].trim()) })
      rest = rest.slice(0, match.index) + '@'.repeat(match[0].length) + rest.slice(to)
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

/** "93 and I don't want to open the motor": what is refused behind the fuel is something else. */
const OTHER_REFUSAL = new RegExp(
  [
    String.raw`(?<=\b(?:8[79]|9[1-4]|e ?-?85|e ?-?30|pump|gas|${GRADE_WORDS})),? (?=(?:but )?(?:i |we )?(?:don't|do not|not|never|won't|ain't) (?:want|wanna|going|gonna|trying|tryna|plan\w*|wish|looking|about) (?:to )?(?!it\b|that|this|either|any|run|use|buy|pay|put|fill|burn|mess|deal|e ?\d|\d|${ETHANOL_NAMES}|premium|race)[a-z])`,
    String.raw`(?<=\b(?:8[79]|9[1-4]|pump|gas|regular|only)),? (?=no way (?:i|we|i'm|i am) )`,
    String.raw`\band (?=(?:i|we) (?:don't|not|never|am not)\b)`,
    String.raw`(?<=\b(?:9[1-4]|pump|gas)(?: octane)?) and (?=(?:${ETHANOL_NAMES}|e ?-?85|e)\b(?: is| are)? (?:not|never)\b)`,
    String.raw`, ?(?:but |so |and )?(?=(?:i|we) (?:don't|not|never|am not|won't) (?:\w+ ){1,3}?(?:an?|the|any|my|new|another) \w)`,
  ].join('|'),
  'g',
)

/** "87, no way I run 93". */
const NO_WAY = /\bno way (?:i|we)(?:'m| am| are)? (?:run\w*|us\w+|buy\w*|put\w*|pay\w*(?: for)?)\b/g

/** "It's 91 now, used to be 93": of two fuels the one that was. */
const WAS =
  /\b(?:used to be|i (?:said|wrote|typed|put)|previously|formerly|(?:switched|changed|moved|went) (?:over )?from|before (?:it was|that)|no longer)(?: on| running| using| an?)* ?$/

/** "E85 with a 93 fallback", "a splash of E85 if needed": what is only in reserve is not what it is planned on. */
const IN_RESERVE =
  /^(?: (?:octane|pump|gas|map|tune))* (?:fall ?back|back ?up|as (?:an? )?(?:fall ?back|back ?up)|if (?:i )?(?:need(?:ed)?(?: to)?|have to|required|it needs)|when needed|in a pinch|only if)\b/
/** "Only on 87, because 93 is costly": beside another fuel it says why not. */
const COSTS =
  /^ ?(?:gas |octane )?(?:(?:is|are|costs?|gets?|being|here) )+(?:(?:too|so|very|way|really|just|much|more) )*(?:costly|expensive|pricey|much|a fortune|an arm|extra|over \$?\d)/
const SPLASH = /\b(?:splash|dash|bit|little|touch) of $/

/** The fuels that the words want and those that they rule out. "Premium" beside a number says nothing of its own. */
export function fuelsIn(text: string): FuelsSaid {
  const wanted: Fuel[] = []
  const refused: Fuel[] = []
  const costly = new Set<Fuel>()
  let isNoPremium = false
  for (const clause of clausesOf(text.replaceAll(NO_WAY, 'not').replaceAll(OTHER_REFUSAL, '. '))) {
    const all = mentionsIn(clause.text)
    const found = all.length > 1 ? all.filter(({ isBare }) => !isBare) : all
    const masked = found.reduce(
      (words, { from, to }) => words.slice(0, from) + '@'.repeat(to - from) + words.slice(to),
      clause.text,
    )
    for (const { fuel, from, to, isBare } of found) {
      if (COSTS.test(masked.slice(to))) costly.add(fuel)
      const isPast = found.length > 1 && WAS.test(masked.slice(0, from))
      const isReserve = found.length > 1 && IN_RESERVE.test(masked.slice(to))
      if (isReserve || (found.length > 1 && SPLASH.test(masked.slice(0, from)))) continue
      const into = isPast || attitudeOf(masked, from, to, true) === 'refuse' ? refused : wanted
      if (into === refused && isBare && /^premium/.test(clause.text.slice(from))) isNoPremium = true
      if (!into.includes(fuel)) into.push(fuel)
    }
  }
  const isRegular = wanted.includes('87') && !/\b9[1-4]\b/.test(text)
  const isLeft = (fuel: Fuel) => !costly.has(fuel) || wanted.every((other) => costly.has(other))
  const kept = wanted.filter(
    (fuel) => (!refused.includes(fuel) || fuel === '93') && !(isRegular && fuel === '93') && isLeft(fuel),
  )
  // No premium is regular, where no other fuel is told.
  return { wanted: isNoPremium && kept.length === 0 ? ['87'] : kept, refused }
}

/** The fuels that are named: a pump that is asked about is none. */
export const fuelsNamed = (text: string): readonly Fuel[] =>
  fuelsIn(text.replaceAll(/\bpumps?\b(?! ?(?:gas|fuel|premium|9\d))/g, ' ')).wanted

/** The text without its fuels, so that no number of theirs is read as a year or a power. */
export const withoutFuels = (text: string): string =>
  mentionsIn(text).reduce((words, { from, to }) => words.slice(0, from) + ','.repeat(to - from) + words.slice(to), text)
