import type { Bilingual } from '../advisor.ts'
import { asksConditions, conditionWords } from '../computed/accuracy-answer.ts'
import { type AtCounter, either, type Fact, when } from './fact.ts'
import { hours } from './hours.ts'
import { deposit, discountFor, financing, payCash, payNames, rateAsked, sale } from './money.ts'
import { APO, abroad, cameWrong, HAWAII, neededBy, remorse, returnShipping, sendBack } from './shipping.ts'

const moves = when(
  either(
    /\b(?:move|reschedule|cancel|change|push)\b[^.?!]{0,24}\b(?:appointment|appt|booking|drop[ -]?off|slot|it)\b[^.?!]{0,40}\b(?:fee|charge|sick|work|later|day|week|date|another)\b|\b(?:booked|appointment)\b.{0,60}\b(?:move|reschedule|cancel|change) it\b/,
    /\b(?:mover|cambiar|cancelar|cancelo) (?:la |mi )?cita\b/,
  ),
  'reschedule',
)
const feeToMove: Fact = (counter) => {
  const words = moves(counter)
  if (!words || !/\b(?:fee|charge|cost|cobran|cargo|penal\w+)\b/.test(`${counter.asked} ${counter.typed}`)) return words
  return [
    `${words[0]} I know of no fee for moving it; if you cancel, the deposit comes back as long as no parts were ordered for you.`,
    `${words[1]} No sé de ningún cargo por moverla.`,
  ]
}

const cancelOrder = when(
  either(
    /\bcancel\b[^.?!]{0,20}\border\b|\border\b[^.?!]{0,30}\bcancel/,
    /\bcancel(?:ar|o|en)?\b[^.?!]{0,20}\b(?:orden|pedido|compra)\b/,
  ),
  'order_change',
  /\b(?:appointment|appt|cita)\b/,
)
const install = when(
  either(
    /\b(?:do|will|can|could) (?:you|yall|y'all|u)(?: guys| all)?(?: also| even)? (?:do (?:the )?installs?|install|put (?:it|them) on)\b[^.]{0,20}(?:\?|$)|\binstall\b[^.?!]{0,30}\bor (?:just|only) sell\b/,
    /\b(?:hacen|dan|ofrecen) (?:el |la |los )?(?:install|instalacion|instalaciones)\b|\binstalan\b/,
  ),
  'install',
  /\b(?:myself|used|my own parts?|customer supplied|i bring|saturdays?|how much|price|cost|ebay|amazon|marketplace|facebook|bought|my garage|crate|mientras|compre|traigo|i (?:got|have) an?|in florida|far|state|today|tomorrow)\b|\$/,
)

const DYNO_BRAND =
  /\b(?:mustang|dyno ?jet|hub|mainline|dyno ?dynamics)\b[^.?!]{0,24}\b(?:dyno|or|and)\b[^.?!]{0,24}\b(?:mustang|dyno ?jet|hub|mainline|dyno ?dynamics)\b|\b(?:what|which) (?:kind of |type of |brand of )?dyno\b|\bque (?:tipo de )?dyno\b/
const DYNO_OWN = /\b(?:you|yall|u|your|yours|the shop|tienen|usan|baked|quote|included|extra)\b/
/** What dyno the figures read as; the make of the shop's own one is in no setting. */
const dyno: Fact = ({ asked, typed }) => {
  const all = `${asked} ${typed}`
  if (!DYNO_BRAND.test(all) || !DYNO_OWN.test(all)) return undefined
  const included = /\b(?:baked|included?|extra|quote|price|separate|incluid[oa])\b/.test(all)
  const [tuneEnglish, tuneSpanish] = included
    ? [
        'Dyno time for the tune is in the price of a build that we install. ',
        'El dyno del tune va en el precio de un build instalado. ',
      ]
    : ['', '']
  return [
    `${tuneEnglish}Our figures are Dynojet, SAE; a Mustang dyno reads 5 to 12% lower. Which make of dyno stands in the shop isn't in what I have, so ask at /contact before you compare sheets. A session by itself, three pulls and a printed sheet, is booked at /book.`,
    `${tuneSpanish}Nuestras cifras son Dynojet, SAE; un Mustang lee 5 a 12% menos. La marca del dyno del taller no la tengo: pregunta en /contact. Una sesión sola se agenda en /book.`,
  ]
}

const insured = when(
  /\b(?:are|is) (?:you|yall|y'all|u|your shop|the shop|your place)(?: guys)?(?: \w+)? insured\b|\b(?:do|does|have|has|got|carry)\b[^.?!]{0,12}\b(?:you|yall|u|your shop|the shop)\b[^.?!]{0,20}\b(?:insurance|insured)\b|\b(?:in your (?:care|shop|lot|custody)|at your shop|while (?:you have|yall have) (?:it|my car))\b[^.?!]{0,60}\b(?:insur\w+|cover\w*|pay|responsible|liable)\b|\b(?:damaged|hit|stolen|dented|scratched)\b[^.?!]{0,40}\b(?:in your (?:care|shop|lot)|at your shop)\b|\bproof of insurance for your\b/,
  'shop_insured',
)
const shipToMine = when(
  /\bship (?:me |us )?(?:the |a |all )?(?:pkg|package|parts|kit|build|it)\b[^.?!]{0,40}\b(?:my|a|our) (?:local |own )?(?:guy|mechanic|shop|tuner|buddy)\b/,
  'own_mechanic',
)

const ORDERS_FROM_US =
  /\b(?:can|could|may) (?:i|we) (?:even |still |just )?(?:order|buy|get|purchase) (?:it|that|this|one|them|those|parts|stuff|anything) (?:from|off|through) (?:you|u|yall|y'all|ya|here|this site)\b|\b(?:les|te) puedo comprar (?:piezas|partes|eso)\b/
/** Anybody may buy a part; that it fits is said of cars that are listed. */
const orderFromUs: Fact = ({ asked, typed }) =>
  ORDERS_FROM_US.test(asked) || ORDERS_FROM_US.test(typed)
    ? [
        "Yes: anything that is on /parts you can order, whatever you drive. What we can't do is say that it fits a car that isn't on our list (/vehicles). So send the part and your exact car to /contact first and a person checks it; a part that you order for another car comes back unused within 30 days, with the return shipping on you.",
        'Sí: lo que está en /parts lo puedes pedir, tengas el carro que tengas. Lo que no podemos es decir que le queda a un carro que no está en /vehicles. Manda la pieza y tu carro a /contact y una persona lo revisa; sin usar se devuelve dentro de 30 días y el envío de regreso va por tu cuenta.',
      ]
    : undefined

const CATS =
  /\b(?:cats?|catless|catted|catalizador(?:es)?)\b[^.!]{0,24}(?:\bmatter|\bneeded|\brequired|\bhave to (?:stay|be)|\bimportan|\?)/
const PLATED =
  /\b(?:plated|registered|tagged|inspect\w*|street[- ]?legal|on the street|license plates?|placas|inspeccion)\b/
/** "Cats matter? It's still plated in PA": on a car with plates they do, whatever the state. */
const catsOnPlates: Fact = ({ asked, typed }) => {
  if (!CATS.test(typed) || !PLATED.test(`${asked} ${typed}`) || /\bcali(?:fornia)?\b|\bcarb\b/.test(typed))
    return undefined
  return [
    'Yes, on a plated car they matter: taking a cat out or bypassing it is illegal on the street under federal law, in every state, and where your state inspects, catless pipes and long-tubes without cats fail. Headers that move the cats can fail a visual check too. Stay with catted headers or a high-flow cat that keeps every monitor ready, or say "keep the cats" and I plan it that way.',
    'Sí, con placas importan: quitar el catalizador es ilegal en la calle por ley federal, en todos los estados, y donde hay inspección no pasa. Quédate con headers o midpipe con catalizador, o dime "deja los catalizadores" y lo planeo así.',
  ]
}

const conditions: Fact = ({ asked, typed }) =>
  asksConditions(asked) || asksConditions(typed) ? conditionWords() : undefined

/** In this order they are told; two that say the same of one thing do not stand beside each other. */
const FACTS: readonly (readonly [string, Fact])[] = [
  ['hours', hours],
  ['ship', APO],
  ['ship', abroad],
  ['ship', HAWAII],
  ['return', returnShipping],
  ['return', cameWrong],
  ['deadline', neededBy],
  ['return', remorse],
  ['return', sendBack],
  ['cancel', cancelOrder],
  ['pay', payNames],
  ['cash', payCash],
  ['finance', financing],
  ['finance', rateAsked],
  ['discount', discountFor],
  ['discount', sale],
  ['deposit', deposit],
  ['move', feeToMove],
  ['cats', catsOnPlates],
  ['conditions', conditions],
  ['order', orderFromUs],
  ['dyno', dyno],
  ['insured', insured],
  ['install', shipToMine],
  ['install', install],
]
const MOST_FACTS = 3

/** Each fact of the shop that is asked for, once. */
export function factsAsked(counter: AtCounter): Bilingual[] {
  const found = new Map<string, Bilingual>()
  for (const [matter, fact] of FACTS) {
    if (found.has(matter)) continue
    const words = fact(counter)
    if (words) found.set(matter, words)
  }
  return [...found.values()].slice(0, MOST_FACTS)
}
