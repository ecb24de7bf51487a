import { LABOR_CENTS_PER_HOUR } from '../../../engine/labor-rates.ts'
import type { Bilingual } from '../advisor.ts'
import { asksIn } from '../asks/asks-in.ts'
import {
  accuracyWords,
  asksInSample,
  conditionWords,
  doubtsFigures,
  powerWords,
  stripWords,
  UNSEEN,
} from '../computed/accuracy-answer.ts'
import { plainWords } from '../sentence.ts'
import { type OfKind, type ShopAsk, type Teller, tellKind } from './shop-teller.ts'

const RATES = [LABOR_CENTS_PER_HOUR.configurator / 100, LABOR_CENTS_PER_HOUR.planner / 100] as const

/** "My car made 40 less than you said": somebody measured a figure and it was off. */
const MISSED =
  /\b(?:less|off|short|low(?:er)?|under|below|fewer)\b[^.?!]{0,24}\b(?:than|what|on|hp|whp|horse\w*|from)\b|\b\d{2,3} ?(?:hp|whp|horse\w*|at the wheels?)? (?:off|short|less|low|under)\b|\b(?:promised|told|quoted) me \d{3}|\b(?:only|just) (?:made|dyno'?e?d|put down|got) \d{3}|\bmade only\b|\b(?:menos|abajo) de lo que\b/
const MADE_UP =
  /\b(?:mak(?:e|es|ing)|made)\b[^.?!]{0,8}\bup\b|\bfake\b|\bbs\b|\bbull ?shit\b|\bscam\b|\bliars?\b|\bno way\b|\b(?:es|son) (?:de verdad|cuento|mentira)\b|\bcuento\b/

export const saysFigureMissed = (typed: string): boolean => MISSED.test(typed)
export const saysMadeUp = (typed: string): boolean =>
  MADE_UP.test(typed) && /\b(?:numbers?|figures?|hp|whp|quote|calculator|estimad[oa]s?|numeros|cifras)\b/.test(typed)

const POWER = /\b([1-9]\d{2}|1[0-4]\d{2})\b(?! ?(?:\$|miles|psi|nm|rpm))/g
/** "Promised me 380 and it dynoed 341": by how many percent that is short. */
function shortBy(typed: string): Bilingual | undefined {
  const [first, second] = [...typed.matchAll(POWER)].map(([, figure]) => Number(figure))
  if (!first || !second || first === second) return undefined
  const percent = Math.round(100 * (1 - Math.min(first, second) / Math.max(first, second)))
  if (percent > 40) return undefined
  return [
    ` ${Math.min(first, second)} for ${Math.max(first, second)} is ${percent}% short${percent <= 12 ? ', about what a Mustang dyno reads under a Dynojet' : ': more than the dyno alone explains'}.`,
    ` ${Math.min(first, second)} en vez de ${Math.max(first, second)} es ${percent}% menos${percent <= 12 ? ', más o menos lo que un Mustang lee por debajo de un Dynojet' : ': más de lo que explica el puro dyno'}.`,
  ]
}

const missed: Teller = ({ typed, advisor }) => {
  if (OTHER_SHOP.test(typed)) return undefined
  const [english, spanish] = shortBy(typed) ?? ['', '']
  const { accuracy } = advisor
  const band: Bilingual = accuracy
    ? [
        ` Our power figures are off by ${(100 * accuracy.meanError).toFixed(1)}% on average, and ${(100 * accuracy.held).toFixed(0)}% of ${accuracy.results} results land in the range we print; the rest miss, and those are on /accuracy too.`,
        ` Nuestra potencia falla ${(100 * accuracy.meanError).toFixed(1)}% en promedio y ${(100 * accuracy.held).toFixed(0)}% de ${accuracy.results} resultados cae en el rango; los demás también están en /accuracy.`,
      ]
    : [
        ' Every figure of ours comes with a range, and the misses are on /accuracy beside the hits.',
        ' Cada cifra lleva su rango, y los fallos están en /accuracy junto a los aciertos.',
      ]
  return [
    `That's worth a straight look, and I'm sorry it came up short.${english} First the scale: ours is wheel hp, Dynojet, SAE; a Mustang dyno reads 5 to 12% lower, and heat, 91 for 93, an old plug or a boost leak take more.${band[0]} Still under the range? Send the dyno sheet with car, parts and fuel to /contact: a person goes through it. Which dyno was it, and what did it make?`,
    `Eso hay que verlo en serio, y siento que saliera menos.${spanish} Primero la escala: lo nuestro es a la rueda, Dynojet, SAE; un Mustang lee 5 a 12% menos, y el calor o menos octano quitan más.${band[1]} ¿Sigue abajo del rango? Manda la hoja con carro, piezas y gasolina a /contact y una persona la revisa. ¿Qué dyno fue y cuánto dio?`,
  ]
}

/** "If I pay for 480 and it makes 440, what happens?": nothing has gone wrong yet. */
export const IF_SHORT: readonly RegExp[] = [
  /\b(?:if|suppose|say i|when|afterwards|practically|promises|hypothetically)\b/,
  /\bwhat (?:happens|then|about it|do (?:you|u|yall|y'all|we|i) (?:guys )?do|would (?:you|u|yall|happen)|are (?:you|u|yall) (?:gonna|going to) do|recourse)\b|\bthen what\b|\b(?:do|would|will|can) (?:you|u|yall|i)(?: guys)? (?:fix|refund|make it right|stand behind|guarantee|re-?tune|get (?:my )?money)\b|\bwho (?:eats|pays|fixes)\b|\bmoney back\b/,
  /\b(?:promis\w*|predict\w*|says?|said|quot\w+|pay(?:ing|s)? for|paid|claim\w*|advertis\w*|your (?:numbers?|figure|build|site)|package|build)\b/,
  /\b\d{1,3} ?(?:kw|hp|whp|horse\w*|ponies|percent|%|ps)? (?:less|short|under|low(?:er)?|off|down)\b|\b(?:less|lower|short|shy) (?:than|of)\b|\b[2-9]\d\d\b[^.?!]{0,50}\b(?:mak(?:e|es|ing)|measur\w+|dyno\w*|strap\w*|comes? (?:out|in)|puts? down|hits?|reads?|see|get)\b[^.?!]{0,24}\b[2-9]\d\d\b/,
]
/** What is done where a build reads less than we said. */
export function ifShort({ accuracy: of }: ShopAsk['advisor'], typed: string, hpPerKw: number): Bilingual {
  const [english, spanish] = shortBy(typed) ?? ['', '']
  const kw = Number(/\b(\d{1,3}) ?kw\b/.exec(typed)?.[1] ?? 0)
  const inHp = kw > 0 ? ` ${kw} kW is ${Math.round(kw * hpPerKw)} hp.` : ''
  const mean = of
    ? ` Over ${of.results} published results we're off by ${(100 * of.meanError).toFixed(1)}% on average.`
    : ''
  const media = of
    ? ` En ${of.results} resultados publicados fallamos ${(100 * of.meanError).toFixed(1)}% en promedio.`
    : ''
  return [
    `We go through it with you; what we don't sell is a guaranteed number.${english}${inHp} Each figure is a prediction with a range, Dynojet, SAE, at the wheels.${mean} So first the sheet: same kind of dyno, SAE, the fuel and the weather; a Mustang dyno alone reads 5 to 12% lower. Still under the range? Send the sheet and a log to /contact or bring it in: boost leaks, fuel pressure, plugs, knock, then the tune. If a part, our install or our tune is at fault, the one-year warranty on what we install makes it right at no cost to you. For a low reading alone I know of no refund, so ask at /contact before you sign.`,
    `Lo revisamos contigo; un número garantizado no vendemos.${spanish}${inHp} Cada cifra es una predicción con rango, Dynojet, SAE, a la rueda.${media} Primero la hoja: mismo tipo de dyno, SAE, gasolina y clima; un Mustang lee 5 a 12% menos. ¿Sigue abajo? Manda la hoja y un registro a /contact o tráelo: fugas, presión, bujías, detonación y tune. Si falla una pieza, nuestro trabajo o nuestro tune, la garantía de un año lo arregla sin costo. Reembolso por una lectura baja no conozco: pregunta antes en /contact.`,
  ]
}

const DYNO_OF =
  /\b(?:sae|std|j1349|dyno ?jet|mustang dyno|mustang\b.{0,12}\bdyno|which dyno|what dyno|whose dyno|dyno type|whats your dyno|what s your dyno|is your dyno|is ur dyno|kind of dyno|correct(?:ed|ion) (?:to|how|by)|referenced|refieren|que dyno)\b/
const DYNO_OF_NAMES = /\b(?:sae|std|j1349|dyno ?jet|mustang dyno)\b/
const RUN_AIR = /\b(?:da\b|density altitude|quarter|1\/4|et\b|ets\b|trap|times?|60 ?ft)\b/
export const scale: Teller = ({ typed }) => {
  const times = RUN_AIR.test(typed)
  const where = /\b(?:you on|u on|your dyno|ur dyno|whose|shop'?s)\b/.test(typed)
  return [
    `Our figures are Dynojet, SAE (J1349), at the wheels, not STD: STD reads about 4% above SAE on the same pull, a Mustang dyno 5 to 12% lower.${where ? " Which make of dyno stands in our shop isn't in what I have: ask at /contact." : ''}${times ? ` ${conditionWords()[0]}` : ''}`,
    `Lo nuestro es Dynojet, SAE (J1349), a la rueda, no STD: STD lee como 4% más y un Mustang 5 a 12% menos.${where ? ' La marca del dyno del taller no la tengo: pregunta en /contact.' : ''}${times ? ` ${conditionWords()[1]}` : ''}`,
  ]
}

const made: Teller = ({ advisor, typed }) => {
  const doubt = MADE_UP.test(typed)
  const [power, potencia] = powerWords(advisor.accuracy)
  return [
    `${doubt ? "Nothing is made up, and you don't have to take my word for it. " : ''}Each figure is calculated from the engine's airflow, boost, fuel, gearing and driveline loss with every part's effect, at the wheels, SAE, with a range that most cars land in. ${power}${advisor.accuracy ? ' Hits and misses: /accuracy.' : ''}`,
    `${doubt ? 'No es cuento, y no tienes que creerme. ' : ''}Cada cifra se calcula: aire, boost, combustible, relación y pérdidas, con el efecto de cada pieza, a la rueda en SAE y con un rango. ${potencia}${advisor.accuracy ? ' Aciertos y fallos: /accuracy.' : ''} Calor, altitud y cada dyno mueven la tuya.`,
  ]
}

const WHY_DIFFER =
  /\b(?:every|each|different|differs?|another) dynos?\b|\bdynos?\b[^.?!]{0,40}\b(?:different|differ|disagree|something else)\b/
const OTHER_SHOP = /\b(?:last|other|another|previous|old) (?:place|shop|tuner|guys?|company)\b/
const ON_CARD: Bilingual = [
  'Each build prints the range that most cars land in: that is the tolerance.',
  'Cada build trae el rango en que cae la mayoría.',
]
const accuracy: Teller = ({ advisor, typed }) => {
  if (MISSED.test(typed) && !OTHER_SHOP.test(typed)) return undefined
  const isOfTimes = RUN_AIR.test(typed) && !/\b(?:whp|hp|power|numbers?|figures?)\b/.test(typed)
  const isOfPower = /\b(?:whp|hp|horsepower|power|caballos)\b/.test(typed)
  const [error, fallo] = isOfTimes
    ? stripWords()
    : isOfPower && advisor.accuracy
      ? powerWords(advisor.accuracy)
      : accuracyWords(advisor.accuracy)
  // Of power the range is told first, where how far off it is is not at hand.
  const isRanged = isOfPower && !advisor.accuracy
  const [short, menos] = MISSED.test(typed) ? (shortBy(typed) ?? ['', '']) : ['', '']
  const differ = WHY_DIFFER.test(typed)
  const one = makeIn(advisor, typed)
  const ofCar = one !== undefined || /\b(?:hellcats?|on my|for my|mi carro)\b/.test(typed)
  const [own, propio] = one
    ? [
        `No split for ${one} alone, so I won't make up an error or a count for it: this is over all cars. `,
        `No tengo el error solo de ${one} y no lo voy a inventar: esto es de todos los carros. `,
      ]
    : ['', '']
  return [
    `${own}${isRanged ? `${ON_CARD[0]} ` : ''}${error}${isOfPower && advisor.accuracy ? ` Hits and misses: /accuracy. ${ON_CARD[0]}` : ''}${short}${differ ? ' Dynos differ by 5 to 15%: the make, SAE or STD, tire, gear and heat. Ours is Dynojet, SAE, so compare before and after on one dyno.' : ''}${ofCar && !differ ? ' For one car alone I have no figure here; that page lists each published result by car, predicted beside measured.' : ''}`,
    `${propio}${isRanged ? `${ON_CARD[1]} ` : ''}${fallo}${isOfPower && advisor.accuracy ? ` ${ON_CARD[1]}` : ''}${menos}${differ ? ' Los dinos difieren 5 a 15% por marca, corrección, llanta y calor; lo nuestro es Dynojet, SAE.' : ''}${ofCar && !differ ? ' Por carro, uno por uno, está en esa página.' : ''}`,
  ]
}

/** The make that an error is asked for by itself. */
const makeIn = ({ catalog }: ShopAsk['advisor'], typed: string): string | undefined =>
  [...new Set(catalog.vehicles.map(({ make }) => make))].find((make) => typed.includes(make.toLowerCase()))

const ERROR_ASKED =
  /\b(?:error|mae|sample|accura\w+|percent|toleranc\w+|spread|deviation|how (?:close|far|sure|good)|margin|confian\w+|prove|precis\w+)\b|%/

export const ACCURACY = {
  'shop.accuracy': {
    rows: [
      [MISSED, missed],
      [
        /\bin[- ]sample\b|\bheld[- ]?out\b|\bmodel (?:see|saw|seen)\b/,
        ({ typed }) => (asksInSample(typed) ? UNSEEN : undefined),
      ],
      [DYNO_OF, scale],
      [/\bda\b|\bdensity altitude\b/, ({ typed }) => (DYNO_OF_NAMES.test(typed) ? undefined : timesOnly(typed))],
      [ERROR_ASKED, accuracy],
      [MADE_UP, made],
      [/\b(?:come from|come up|get (?:these|those)|based on|rest on|de donde|how do (?:you|yall|u))\b/, made],
    ],
    else: accuracy,
  },
  'shop.sources': {
    rows: [
      [
        /\bhours?\b|\blabor\b/,
        () => [
          `Hours are the book hours of each part on that car, at $${RATES[0]} an hour on custom builds and single parts and $${RATES[1]} on our stage packages. Each part page and the build list show them line by line; they are our own book, so I have no outside page to cite.`,
          `Las horas son las de libro de cada pieza en ese carro, a $${RATES[0]} la hora ($${RATES[1]} en los paquetes por etapa). Salen línea por línea; son de nuestro libro, sin fuente externa que citar.`,
        ],
      ],
      [/^(?!.*\bhours?\b).*\b(?:come up with|come from|how do|numbers|figures|calculate|power|whp|hp)\b/, made],
    ],
    else: ({ advisor }) => {
      const [error, fallo] = accuracyWords(advisor.accuracy)
      return [
        `I cite what I have: power and times come from our model, and the published results it is held against stand with their pages at /accuracy. Limits of stock parts are what the trade sees let go, give or take 10%: no paper to cite. ${error}`,
        `Cito lo que tengo: potencia y tiempos salen del modelo, y los resultados publicados con su página están en /accuracy. Los límites de piezas originales son lo que se ve en el oficio, más o menos 10%. ${fallo}`,
      ]
    },
  },
} as const satisfies Readonly<Record<string, OfKind>>

function timesOnly(typed: string): Bilingual {
  const [english, spanish] = conditionWords()
  const [off, fallo] = /\b(?:ones|error|accura\w+|figures|numbers)\b/.test(typed) ? stripWords() : ['', '']
  return [
    `${off} Not DA corrected afterwards: they are run in standard air. ${english}`.trim(),
    `${fallo} No se corrige por altitud de densidad. ${spanish}`.trim(),
  ]
}

/** "Your website is a scam, my buddy got 20 less than you said": a complaint, whatever else it is. */
export function complaintTold(ask: ShopAsk): Bilingual | undefined {
  if (MISSED.test(ask.typed)) return missed(ask)
  return saysMadeUp(ask.typed) ? tellKind({ rows: [], else: made }, ask)[0] : undefined
}

/** Whether the answer to the last of these messages may need how far off the figures are: they are read from the database. */
export function mayTellAccuracy(turns: readonly string[]): boolean {
  const typed = plainWords(turns.at(-1) ?? '')
  return (
    doubtsFigures(typed) ||
    IF_SHORT.every((form) => form.test(typed)) ||
    saysFigureMissed(typed) ||
    saysMadeUp(typed) ||
    asksIn(turns).some(({ kind }) => kind === 'shop.accuracy' || kind === 'shop.sources')
  )
}
