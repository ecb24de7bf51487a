import type { Bilingual } from '../advisor.ts'
import { deposit, discountFor, payNames, sale } from './money.ts'
import { type OfKind, type ShopAsk, says, type Teller, topicTold } from './shop-teller.ts'

const ofCounter = ({ advisor, asked, typed, last }: ShopAsk) => ({ shop: advisor.shop, asked, typed, last })

/** Names of pay-later services, as they are spelled. */
const LATER: readonly (readonly [RegExp, string])[] = [
  ...[/\baffirm\b/, /\bklarna\b/, /\bafterpay\b/, /\bsezzle\b/, /\bsnap(?: finance)?\b/].map(
    (form, at) => [form, ['Affirm', 'Klarna', 'Afterpay', 'Sezzle', 'Snap'][at] ?? ''] as const,
  ),
]
const financing: Teller = ({ typed }) => {
  const names = LATER.filter(([form]) => form.test(typed)).map(([, name]) => name)
  const [or, ni] = names.length > 0 ? [`, no ${names.join(' or ')}`, `, ni ${names.join(' ni ')}`] : ['', '']
  return [
    `No${or}: we don't offer financing or pay-later plans. You can buy the build stage by stage, starting with the parts that the later stages keep, or put it on your own card or bank; we write the estimate for it.`,
    `No${ni}: no damos financiamiento ni pagos a plazos. Puedes comprar por etapas, empezando por lo que se queda, o usar tu tarjeta o banco; te hacemos el presupuesto.`,
  ]
}

/** Paid later, by papers: a person decides. */
export const TERMS = /\bpurchase orders?\b|\bnet[- ]?(?:10|15|30|45|60|90)\b|\b(?:take|accept) p\.?o\.?'?s\b/
export const TERMS_TOLD: Bilingual = [
  "No terms that I can grant here: an order is paid before parts ship, by card where checkout offers one or on the invoice. For a purchase order or net terms write to /contact with the school's or company's papers, and a person says yes or no before you order.",
  'Aquí no puedo dar crédito: la orden se paga antes de enviar, con tarjeta o con la factura. Para orden de compra o pago a 30 días escribe a /contact con los papeles de la empresa, y una persona te dice sí o no antes de pedir.',
]

const PAY_ROWS: OfKind['rows'] = [
  [TERMS, () => TERMS_TOLD],
  [
    /\b(?:apple|google|samsung) ?pay\b/,
    says(
      "Maybe: Apple Pay and Google Pay show up only where checkout offers the card page and your phone has them set up; I can't promise the button. What always works is a card where checkout offers one, or the invoice that you pay online or at the shop.",
      'Quizá: Apple Pay y Google Pay salen solo si el checkout ofrece la página de tarjeta y tu teléfono los tiene; no te prometo el botón. Lo que sí: tarjeta donde el checkout la ofrece, o la factura (invoice) en línea o en el taller.',
    ),
  ],
  [
    /\b(?:pay ?pal|pull pay|crypto|bitcoin|btc|amazon pay|pix|boleto|oxxo|mercado ?pago|sepa)\b/,
    (ask) => payNames({ ...ofCounter(ask), typed: ask.typed.replace('pull pay', 'paypal') }),
  ],
  [
    /\b(?:zelle|venmo|cash ?app|cash|checks?|cheques?|wire|money order|efectivo|transferencia)\b/,
    topicTold('pay_cash'),
  ],
  [/\b(?:safe|secure|stolen|hacked|segur[oa])\b/, topicTold('card_safe')],
  [
    /\bdeposit\w*|\bdown payment\b|\bmoney down\b|\banticipo\b|\badelanto\b/,
    (ask) => deposit(ofCounter(ask)) ?? topicTold('deposit')(ask),
  ],
  [/\b(?:two|2|split|both) cards\b|\bsplit (?:it|the payment)\b/, topicTold('pay_two_cards')],
  [/\bdeclin\w+\b/, topicTold('card_declined')],
  [/\bwhen (?:do|will|am) (?:i|you)\b.{0,16}\b(?:charged?|pay)\b/, topicTold('when_charged')],
  [
    /^(?!.*\b(?:safe|secure)\b).*\b(?:american express|amex|visa|master ?card|discover|debit|credit card)\b/,
    topicTold('cards_taken', ['Yes. ', 'Sí. ']),
  ],
]

const off: Teller = (ask) =>
  discountFor({ ...ofCounter(ask), typed: `${ask.typed} discount` }) ??
  sale(ofCounter(ask)) ??
  topicTold('discounts')(ask)

/** Wrapped, or so that nobody sees what it is or costs. */
export const HIDDEN =
  /\b(?:gift[- ]?)?wrap(?:s|ped|ping)?\b(?! (?:the )?(?:exhaust|headers?|downpipe|car|hood))|\b(?:hide|cover|without|remove|leave (?:out|off))\b[^.?!]{0,24}\b(?:label|price|receipt|invoice|logo)\b|\b(?:hide|cover)\b[^.?!]{0,24}\b(?:box|package|packaging)\b|\bno (?:price|invoice|receipt|label|logo)s?\b(?! (?:listed|shown|yet))[^.?!]{0,24}\b(?:box|package|packaging|label|inside|with it)\b|\b(?:plain|unmarked|discreet|blank) (?:box|packag\w*|label)\b|\bsin (?:precio|logo)\b/

export const MONEY = {
  'shop.pay': { rows: PAY_ROWS, else: topicTold('payment') },
  'shop.financing': {
    rows: [
      [
        /\b(?:i'?m|im|i am) 1[0-7]\b|\bunder ?age\b|\ba minor\b|\btengo 1[0-7]\b/,
        says(
          "Under 18 a parent or guardian has to do it: a minor can't sign for credit, so an order, an invoice or a loan goes in their name. And we don't offer financing or pay-later plans of our own.",
          'Con menos de 18 lo tiene que hacer tu papá, mamá o tutor: un menor no firma crédito. Y financiamiento propio no damos.',
        ),
      ],
      PAY_ROWS[1] as (typeof PAY_ROWS)[number],
      [
        /\b(?:affirm|klarna|afterpay|sezzle|snap|financ\w+|payments?|pay later|months?|installments?|layaway|pagos?|meses|plazos|abonos)\b/,
        financing,
      ],
    ],
    else: financing,
  },
  'shop.discount': {
    rows: [
      [
        /\b(?:price ?match\w*|match (?:a |the |their |that )?price|beat (?:a|the|their|this|that) price|cheaper (?:at|on|elsewhere)|igualan)\b/,
        says(
          "No automatic price match. Found it cheaper? Send the link to /contact and a person takes a look; I can't promise the price here.",
          'No igualamos precios en automático. ¿Lo viste más barato? Manda el enlace a /contact y una persona lo revisa; aquí no te lo puedo prometer.',
        ),
      ],
      [
        /\b(?:group|club|bulk|several cars|fleet|buddies|team)\b|\bgrupo\b/,
        says(
          "No group or club price online: the cart takes up to 99 of a part at the price you see. Write to /contact with the part and how many, and a person answers; I can't promise a number here.",
          'No hay precio de grupo o club en línea: el carrito acepta hasta 99 de una pieza al precio que ves. Escribe a /contact con la pieza y cuántas, y te contesta una persona.',
        ),
      ],
      [
        /\b(?:net ?30|trade pric\w+|wholesale|dealer (?:account|price|pricing)|jobber|reseller|shop account)\b/,
        topicTold('dealer_account'),
      ],
      [
        /\b(?:zelle|cash|efectivo|check)\b/,
        says(
          'No discount for the way you pay: online everybody sees the same price. Whether we take Zelle or cash at all, ask at /contact before you order.',
          'No hay descuento por la forma de pago: en línea todos ven el mismo precio. Si se puede Zelle o efectivo, pregunta en /contact antes de pedir.',
        ),
      ],
    ],
    else: off,
  },
  'shop.price_kind': {
    rows: [
      [
        /\b(?:final|change|binding|locked?|estimates?|firm|real price|cambian?|finales)\b/,
        says(
          'The price at checkout is the final one: sales tax and shipping come on top of what you see here and show there before you pay, with no fees after that. Labor and the tune are in a build. Where the maker publishes a price we use it; where not, it is our estimate and marked as one.',
          'El precio final es el del checkout: impuesto y envío se suman y los ves ahí antes de pagar, sin más cargos. El build trae mano de obra y tune. Si el fabricante publica precio usamos ese; si no, es un estimado y va marcado.',
        ),
      ],
      [/\b(?:itemi[sz]ed|line by line|breakdown)\b/, topicTold('itemized')],
      [/\b(?:exempt|resale certificate)\b/, topicTold('tax_exempt')],
    ],
    else: topicTold('taxes'),
  },
  'shop.gift': { rows: [[HIDDEN, topicTold('gift_wrap')]], else: topicTold('gift_cards') },
} as const satisfies Readonly<Record<string, OfKind>>
