import { plainSpanish } from './words/plain-spanish.ts'

/** What words without a subject of their own ask of what was talked about. */
export type Aspect =
  | 'duration'
  | 'cost'
  | 'install'
  | 'sound'
  | 'legal'
  | 'tune'
  | 'gain'
  | 'fit'
  | 'hard'
  | 'last'
  | 'else'
  | 'other'
  | 'which'
  | 'worth'
  | 'need'
  | 'safe'
  | 'why'
  | 'what'

/** Each aspect by its own words, English and Spanish; the first row that holds is what is asked. */
const ASPECTS: readonly (readonly [Aspect, string])[] = [
  ['tune', 'tune tuned tuning retune remap tunear'],
  ['duration', 'long hours hour day days weeks time turnaround tarda horas dias tiempo'],
  [
    'cost',
    'cost costs price prices priced pricing pricey money dollars bucks ballpark quote total cheap cheaper cheapest expensive run cuesta cuestan costaria precio precios caro sale',
  ],
  [
    'sound',
    'loud louder loudest loudness noisy noise drone drones quiet quieter quietest sound sounds idle idles ruido suena ruidoso',
  ],
  ['legal', 'legal illegal smog law street emissions'],
  [
    'gain',
    'power hp whp horsepower wheel wheels gain gains adds make makes torque faster quicker potencia caballos da gana',
  ],
  ['fit', 'fit fits fitment bolt bolts compatible queda quedan sirve'],
  ['hard', 'hard easy difficult diy myself home driveway dificil facil'],
  ['last', 'last lasts wear wears lifespan often interval intervals dura duran'],
  ['else', 'else anything missing supporting algo mas falta'],
  ['other', 'other otro otra'],
  ['which', 'which better best pick choose recommend rather cual mejor'],
  ['worth', 'worth point bother good idea pena'],
  ['need', 'need needs needed require requires required necessary must necesita necesito hace'],
  ['safe', 'safe bad hurt hurts dangerous reliable harm damage ok okay fine risky malo peligroso drive seguro'],
  [
    'install',
    'labor install installed installing installation fitted instalar instalarlo instalarla instalado instalada instalacion ponerlo ponerla poner montarlo montaje',
  ],
  ['why', 'why come reason porque'],
  ['what', 'what whats explain mean means'],
]
const ASPECT_OF: ReadonlyMap<string, Aspect> = new Map(
  ASPECTS.flatMap(([aspect, words]) => words.split(' ').map((word) => [word, aspect] as const)),
)

/** Words that carry no subject: whatever else a message says, these say nothing of what it is about. */
const EMPTY: ReadonlySet<string> = new Set(
  `a about add all buy first own alright also am an and are as at be been both but by can cause cool could cuz did do does doing done don't fix for
  from get go going gonna got great had has have he her here hey him his hmm how i if in into is isn't it its just kind know
  let like lol man many me mine more much my no nah nice not now of off oh on one ones or our out over please put quick
  really right say she should so sort still stuff sure take takes taking tell than thanks that the their them then there these they thing
  things think this those though tho to too two u up us usually wait want was we well were when where who will with without
  won't would yeah yes yep you your yo actually again after before even ever ya que el la lo los las un una y o es esta eso
  ese esa para por con le me se cuanto como mucho muy si en de del al mi tu su entonces pues tambien cuanta vale a
  fr rest replace change bro bruh dude ngl tbh honestly roughly altogether together including include included everything w set back door part parts shop guys
  looking pay spend todo junto seria ya hacer haria`
    .trim()
    .split(/\s+/),
)

const MOST_WORDS = 10
const tokensOf = (text: string): string[] => text.match(/[a-z'\d]+/g) ?? []

/** "How long does that take? Every day it's parked costs me": the question first, and after it only why it is asked. */
const questionOf = (words: string): string => {
  const [question = '', after = '', ...more] = words.split(/(?<=\?)\s+/)
  return more.length === 0 && after !== '' && !after.includes('?') && !ORDERS.test(after) ? question : words
}
const ORDERS = /\b(?:add|put|take|show|plan|make|want|need|give|pon|agrega|quiero)\b/

/** What a message asks that has no subject of its own; undefined where it names one, or asks nothing. */
export const aspectAsked = (asked: string, text: string): Aspect | undefined =>
  ADDS_IT.test(asked) ? undefined : (aspectOf(asked, text) ?? aspectOf(questionOf(asked), questionOf(text)))
/** "Ok, add it": an order. */
const ADDS_IT =
  /^\W*(?:(?:ok|okay|yes|yeah|cool|fine|good|alright|then|so|and|just|please),? )*(?:add|throw in) (?:it|them|that|those|both)\b[^?]*$/

/** Whether words have no subject of their own. */
export const saysNothing = (words: string): boolean =>
  tokensOf(words).every((word) => EMPTY.has(word) || ASPECT_OF.has(word) || word === 'shot')

/** "Ok and what's that": said before a question these ask nothing. */
const LEADS: ReadonlySet<string> = new Set('ok okay fine good and so but then well'.split(' '))

function aspectOf(asked: string, text: string): Aspect | undefined {
  const english = tokensOf(asked)
  const isEmpty = english.length <= MOST_WORDS && english.every((word) => EMPTY.has(word) || ASPECT_OF.has(word))
  const words = isEmpty ? english : tokensOf(plainSpanish(text))
  if (words.length === 0 || words.length > MOST_WORDS) return undefined
  if (!words.every((word) => EMPTY.has(word) || ASPECT_OF.has(word))) return undefined
  const leads = words.findIndex((word) => !LEADS.has(word))
  const said = new Set(words.slice(Math.max(0, leads)).flatMap((word) => ASPECT_OF.get(word) ?? []))
  if (/\bhow (?:long|much|many)\b[^?]*\blast/.test(asked) || said.has('last')) return 'last'
  const found = ASPECTS.find(([aspect]) => said.has(aspect))?.[0]
  return found !== undefined && !YIELDS.has(found) ? found : (moneyAsked(asked) ?? found)
}

/** Whether dollars are asked for, of the part alone or with its installation. */
export function isPriceAsked(asked: string, text: string): boolean {
  const aspect = aspectAsked(asked, text)
  return aspect === 'cost' || aspect === 'install'
}

/** Aspects whose words stand beside a price: "just the part, I can install it myself". */
const YIELDS: ReadonlySet<Aspect> = new Set<Aspect>(['else', 'install', 'hard'])

/** "How much", "all in", "out the door": what it costs, where the words name no other aspect. */
const moneyAsked = (asked: string): Aspect | undefined =>
  /\bhow (?:much|many)\b|\bcuanto\b|\ball[- ]in\b|\bout the door\b|\b(?:just|only) the parts?\b/.test(asked)
    ? 'cost'
    : undefined

/** Whether two words for an aspect ask the same: an installation is its price and its hours. */
export const isSameAspect = (one: Aspect | undefined, other: Aspect | undefined): boolean =>
  one === other || (one === 'install' && (other === 'cost' || other === 'duration'))

/** Sentences of an answer that speak of one aspect, by the words of a figure or of a reason. */
const TELLS: Readonly<Partial<Record<Aspect, RegExp>>> = {
  duration:
    /\b(?:\d+(?:\.\d+)? (?:to \d+ )?(?:hours?|days?|weeks?|minutes)|hours?|weekend|afternoon|horas?|d[ií]as?)\b/i,
  cost: /\$|\b(?:costs?|price|cheap\w*|expensive|free|cuesta\w*|barat\w+|gratis)\b/i,
  install: /\$\d|\bhours?\b|\bhoras?\b/i,
  sound: /\b(?:loud\w*|quiet\w*|noise|noisy|whine|drone\w*|sound\w*|ruido|suena)\b/i,
  legal: /\b(?:legal|illegal|smog|inspection|emissions?|off-road|CARB)\b/i,
  gain: /\b(?:whp|hp|horsepower|power|lb-ft|potencia)\b/i,
  fit: /\b(?:fits?|bolts?|need\w*|clearance)\b/i,
  hard: /\b(?:shop|tools?|driveway|hours?|lift|easy|hard|taller)\b/i,
  last: /\b(?:miles|years?|months?|lasts?|wears?|life|millas|a[ñn]os?)\b/i,
  else: /\b(?:with it|also|besides|add|then|after that|too|tambi[eé]n)\b/i,
  need: /\b(?:you need|needs? (?:it|one)|belongs on|only (?:if|when|worth|past)|unless|a must|necesita\w*|solo si)\b/i,
  worth: /\b(?:worth|better|best|first|waste|little|most|vale|mejor)\b/i,
  safe: /\b(?:safe\w*|risk\w*|break\w*|hurt\w*|damage\w*|stop|never|rompe\w*|no lo)\b/i,
  why: /\b(?:because|since|so that|so|why|which is|porque|as)\b/i,
}

/** What an answer already given says of an aspect, in at most two sentences. */
export function saidOf(answer: string, aspect: Aspect): string | undefined {
  const form = TELLS[aspect]
  const sentences = answer.split(/(?<=[.?!]) (?=[A-Z¿\d$])/)
  const found = form ? sentences.filter((one) => form.test(one)).slice(0, 2) : []
  return found.length > 0 ? found.join(' ') : undefined
}
