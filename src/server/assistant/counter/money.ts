import type { Bilingual } from '../advisor.ts'
import { either, type Fact, told, when } from './fact.ts'

export const financing = when(
  either(
    /\b(?:(?:do|can|could|will|does) (?:you|yall|y'all|u|we|i|your shop)\b[^.?!]{0,30}\bfinanc(?:e|ing)\b|financing\b(?=\W*$|.{0,20}\b(?:available|options?|offer|here|plans?)\b)|payment plans?|pay(?:ments?|ing)? (?:monthly|over time|in (?:parts|payments|installments))|monthly payments?|installments|in installments|klarna|affirm|afterpay|sezzle|layaway|zip pay|snap finance|buy now pay later|discounts? or payments|payments or discounts?)\b/,
    /\b(?:mensualidades|a plazos|a meses|en abonos|a pagos|en pagos|a credito|financian|financiamiento|cuotas|parcelado|parcelas|ratenzahlung|en plusieurs fois)\b/,
  ),
  'financing',
  /\b(?:i'?m|i am) 1[0-7]\b|\b(?:under ?age|minor|my parents?|bank|title|toy|beater|financed|finance guy|lease|protection plan)\b/,
)
export const rateAsked: Fact = ({ asked, typed }) =>
  /\b(?:what(?:'?s| is| would)?|the|your)\b[^.?!]{0,12}\bapr\b(?=\W*(?:$|tho|though|on|for|rate))|\bapr\?|\b(?:interest rate|tasa de interes|credit check)\b/.test(
    `${asked} ${typed}`,
  )
    ? [
        "We have no APR to quote: there is no financing of our own. Your bank or card sets its rate, so get that number from them before you order. Or buy it stage by stage; we'll write the estimate and the invoice for it.",
        'No tenemos una tasa que darte: no damos financiamiento propio. La tasa la pone tu banco o tarjeta; pregúntala antes de pedir. O compra por etapas: te hacemos el presupuesto.',
      ]
    : undefined

const PAYS = /\b(?:pay|take|accept|use|pagar|aceptan|acepta|reciben|do you take|y\/n|yes or no|ok\?)\b|\?|^\W*\S+\W*$/
/** Names of ways to pay that checkout doesn't have, as they are spelled. */
const NOT_TAKEN: readonly (readonly [RegExp, string])[] = [
  [/\bpix\b/, 'PIX'],
  [/\bboletos?\b/, 'boleto'],
  [/\boxxo\b/, 'OXXO'],
  [/\bmercado ?pago\b/, 'Mercado Pago'],
  [/\bpay ?pal\b/, 'PayPal'],
  [/\bamazon pay\b/, 'Amazon Pay'],
  [/\b(?:crypto|bitcoin|btc|cripto)\b/, 'crypto'],
  [/\b(?:sepa|iban)\b/, 'SEPA'],
]
/** "PayPal?", "can I pay with PIX or boleto": a plain no, and how it is paid. */
export const payNames: Fact = ({ asked, typed }) => {
  const names = NOT_TAKEN.flatMap(([form, name]) => (form.test(typed) ? [name] : []))
  if (names.length === 0 || !(PAYS.test(asked) || PAYS.test(typed))) return undefined
  const [english, spanish] = [names.join(' or '), names.join(' ni ')]
  return [
    `No ${english}: you pay by invoice, or by card where checkout offers it: Visa, Mastercard, American Express or Discover, credit or debit. Checkout shows which before you order.`,
    `No, ${spanish} no: se paga con factura (invoice), o con tarjeta donde el checkout la ofrece: Visa, Mastercard, American Express o Discover, crédito o débito. El checkout lo dice antes de pedir.`,
  ]
}
export const payCash = when(
  either(
    /\b(?:cashier'?s? checks?|money orders?|wire transfers?|zelle|venmo|cash ?app|(?:pay|take|accept)\b[^.?!]{0,16}\b(?:cash|(?:by |with |an? |personal )checks?|checks))\b/,
    /\b(?:en efectivo|con cheque|transferencia|bizum)\b/,
  ),
  'pay_cash',
  /\bcashed out\b|\b(?:beater|nice one|used car|private sale)\b/,
)

const WHO_GETS: readonly (readonly [RegExp, Bilingual])[] = [
  [/\bstudents?\b|\.edu\b|\bestudiantes?\b/, ['student', 'de estudiante']],
  [
    /\b(?:military|mil|veterans?|vets?|army|navy|marines?|air force|active duty|militar(?:es)?|veteranos?|ejercito)\b/,
    ['military', 'militar'],
  ],
  [
    /\b(?:first responders?|firefighters?|police|cops?|ems|nurses?|bomberos?|policias?)\b/,
    ['first-responder', 'de primeros auxilios'],
  ],
  [/\b(?:teachers?|maestros?)\b/, ['teacher', 'de maestro']],
]
const OFF =
  /\b(?:discounts?|% off|percent off|deals?|break|price|descuentos?|rebaja|promocion(?:es)?|sales?|black friday|coupons?|promo codes?|codes?)\b/
/** "Is there a student discount": a no that is plain, and what saves money. */
export const discountFor: Fact = ({ asked, typed }) => {
  const all = `${asked} ${typed}`
  const who = WHO_GETS.flatMap(([form, names]) => (form.test(all) ? [names] : []))
  if (!/\b(?:discounts?|% off|descuentos?)\b/.test(all) || who.length === 0) return undefined
  return [
    `No ${who.map(([english]) => english).join(' or ')} discount that I can give: online everybody sees the same price, and there are no promo codes in this chat. Asking at /contact with your parts list costs nothing. What I can do is cut the build: say "cheaper".`,
    `No hay descuento ${who.map(([, spanish]) => spanish).join(' ni ')} que yo pueda dar: en línea todos ven el mismo precio y por el chat no hay códigos. Preguntar en /contact con tu lista no cuesta. Yo te bajo el build: di "más barato".`,
  ]
}
export const sale: Fact = ({ asked, typed }) =>
  /\b(?:any|got|have|upcoming|next|coming)\b[^.?!]{0,20}\b(?:(?<!for )sales?(?! tax)|black friday|promo\w*|coupons?|(?:promo|discount|coupon) codes?)\b|\bsales? coming\b|\bblack friday\b|\b(?:hay|tienen) (?:alguna? )?(?:oferta|promocion|rebaja)(?:es|s)?\b/.test(
    `${asked} ${typed}`,
  ) && OFF.test(`${asked} ${typed}`)
    ? [
        "I know of no sale, and there are no codes in this chat: the price you see is the price. Makers run rebates of their own around holidays, and then it shows in the price on the day. Found it cheaper? Send the link to /contact and we'll look.",
        'No sé de ninguna oferta y por el chat no hay códigos: el precio es el que ves. A veces el fabricante hace rebajas en días festivos, y entonces sale en el precio. ¿Lo viste más barato? Manda el enlace a /contact.',
      ]
    : undefined

const DEPOSIT =
  /\b(?:deposits?|down payment|how much (?:money )?down|anticipo|deposito|la inicial|sena|apartar|anzahlung|acompte)\b/
/** On rotors and valves, in a coolant tank, for a house or a whole car. */
const NOT_MONEY =
  /\b(?:core|pads?|rotors?|valves?|carbon|burbujas|refrigerante|coolant|anticongelante|junta|my payments|use it as a down payment|gasket|gotea)\b/
const LOSES =
  /\b(?:lose|loose|refund\w*|back|keep|cancel\w*|forfeit|devuelven?|pierdo|regresan|reembols\w+|backorder\w*|delay\w*)\b/
/** "What's the deposit, and do I lose it": what it is, and when it comes back. */
export const deposit: Fact = ({ asked, typed }) => {
  const all = `${asked} ${typed}`
  if (!DEPOSIT.test(all) || NOT_MONEY.test(all)) return undefined
  const [english, spanish] = told('deposit')
  if (!LOSES.test(all)) return [english, spanish]
  return [
    `${english} You get it back whole as long as we have not ordered parts for you: cancel on your order page. Parts on backorder? Then it is yours to wait or cancel; once parts are ordered for you, ask at /contact what the maker takes back.`,
    `${spanish} Te lo devolvemos completo mientras no hayamos pedido piezas para ti: cancela en la página de tu orden. Si ya se pidieron, pregunta en /contact qué acepta el fabricante.`,
  ]
}
