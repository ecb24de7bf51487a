import type { Bilingual } from '../advisor.ts'
import { LEAVES } from '../delivery-answer.ts'
import { type OfKind, type ShopAsk, says, type Teller, topicTold } from './shop-teller.ts'

const STREET =
  /\b(?:dock|dealership|dealer|business|work|office|mechanic|shop|taller|hotel|neighbor|forwarder|locker)\b/

/** Where it goes, yes or no first. */
const where: Teller = (ask) => {
  const { place, typed } = ask
  if (place?.of === 'military') return topicTold('ship_apo')(ask)
  if (place?.of === 'territory') return topicTold('ship_territories')(ask)
  if (place?.of === 'abroad') return abroad(typed)
  const to = place && !/\d/.test(place.name) ? place.name : undefined
  if (STREET.test(typed) && !/\byour shop\b/.test(typed))
    return [
      'Yes, to any US street address that you give at checkout: home, work, a dealership dock or your mechanic. Truck freight needs somebody there to sign, and the driver calls ahead; put the dock and its hours in the order notes.',
      'Sí, a cualquier dirección física en Estados Unidos que pongas en el checkout: casa, trabajo, un dealer o tu mecánico. La carga pesada la tiene que recibir alguien y el chofer llama antes.',
    ]
  return [
    `Yes, we ship ${to ? `to ${to}, like ` : ''}to every one of the 50 states and D.C. What it costs goes by size and weight, and you see it at checkout before you pay.`,
    `Sí, enviamos ${to ? `a ${to}, como ` : ''}a los 50 estados y D.C. El costo va por tamaño y peso y lo ves en el checkout antes de pagar.`,
  ]
}

const CUSTOMS = /\b(?:customs|dut(?:y|ies)|landed|tariffs?|aduana|aranceles?|zoll|douane)\b/
const abroad = (typed: string): readonly [string, string] => {
  const duty = CUSTOMS.test(typed)
  const papers: Bilingual = /\b(?:abe|teilegutachten|t(?:u|ue)v|homolog\w*|dekra)\b/.test(typed)
    ? [
        " No ABE or parts certificate comes with what we sell, so for TÜV count on an individual approval, or buy from a maker that has one; import VAT and customs over there are the buyer's.",
        ' Lo que vendemos no trae ABE ni certificado para TÜV; el IVA y la aduana de allá son del comprador.',
      ]
    : ['', '']
  return [
    `No, we only ship within the United States: the 50 states and D.C., no Canada, no Mexico, nothing overseas. Got a US address or a freight forwarder in the US? We send it there.${duty ? ' No duties are in our prices: customs from the US address on is yours.' : ''}${papers[0]}`,
    `No, solo enviamos dentro de Estados Unidos: los 50 estados y D.C., ni Canadá ni México ni más lejos. ¿Tienes una dirección en EE. UU. o un agente de carga allí? Ahí sí lo mandamos.${duty ? ' Nuestros precios no incluyen impuestos de importación: la aduana va por tu cuenta.' : ''}${papers[1]}`,
  ]
}

const PO_BOX =
  /\bp\.? ?o\.? ?box(?:es)?\b|\bpost office box\b|\b(?:just|only) a po\b|\bapartado (?:postal)?\b|\bno street address\b|\bcounty road\b|\brural route\b/
const poBox: Teller = ({ typed }) => {
  const road = /\bcounty road\b|\brural route\b/.test(typed)
  return [
    `${road ? 'A county road address is fine if trucks deliver there; a PO box is not:' : "A PO box alone won't do:"} truck freight never goes to one, and most parcel carriers don't either. Put a street address in at checkout. If a PO box is all you have, ask at /contact before you order.`,
    `Un apartado postal solo no sirve: la carga no entrega ahí y casi ninguna paquetería tampoco. Pon una dirección física en el checkout${road ? ' (un camino rural está bien si entregan ahí)' : ''}; si solo tienes apartado, pregunta antes en /contact.`,
  ]
}

const isOutside = ({ place }: ShopAsk): boolean => place !== undefined && place.of !== 'states'

const cost: Teller = (ask) => {
  if (isOutside(ask)) return where(ask)
  const to = ask.place?.of === 'states' ? ask.place.name : undefined
  const lead: readonly [string, string] = to
    ? [`To ${to}: the exact freight shows`, `A ${to}: el costo exacto sale`]
    : ['The exact amount shows', 'El costo exacto sale']
  return [
    `${lead[0]} at checkout once the address is in, before you pay. It goes by state, size and weight: small parts by parcel, superchargers, engines and transmissions by truck freight, tunes by email for free. An order is charged shipping once.`,
    `${lead[1]} en el checkout al poner la dirección, antes de pagar. Va por estado, tamaño y peso: lo chico por paquetería, lo pesado por carga, los tunes gratis por email.`,
  ]
}
const RETURN_TOLD = /\b30 days|30 días\b/
const WAY_BACK = /\b(?:return\w*|back|regreso|devol\w+)\b/
const whoPays: Teller = (ask) =>
  WAY_BACK.test(ask.typed) || RETURN_TOLD.test(ask.last) ? topicTold('return_shipping')(ask) : cost(ask)

const time: Teller = (ask) => {
  if (isOutside(ask)) return where(ask)
  const to = ask.place?.of === 'states' && !/\d/.test(ask.place.name) ? ask.place.name : undefined
  // Who names a place asks as well whether it goes there.
  if (!to) return LEAVES
  return [
    `We ship to ${to}, as to all 50 states. ${LEAVES[0]}`,
    `Enviamos a ${to}, como a los 50 estados. ${LEAVES[1]}`,
  ]
}

const NEAR_OR_IN_PIECES = /\bhawai+i?\b|\bhonolulu\b|\bmaui\b|\boahu\b|\balaska\b|\banchorage\b|\bfairbanks\b/

/** "Puerto Rico and Hawaii": both, and the one that checkout does not take is no silence. */
const farOff: Teller = (ask) => {
  const far = topicTold('ship_alaska_hawaii')(ask)
  if (!/\b(?:puerto rico|guam|virgin islands|to pr)\b/.test(ask.typed)) return far
  return [
    `${far?.[0] ?? ''} Puerto Rico and the territories don't go through checkout: ask at /contact before you order.`,
    `${far?.[1] ?? ''} Puerto Rico y los territorios no van por el checkout: escribe a /contact antes de pedir.`,
  ]
}

export const DELIVERY = {
  'shop.ship_where': {
    rows: [
      [NEAR_OR_IN_PIECES, farOff],
      [PO_BOX, poBox],
      [/\b(?:pick ?up|pick it up|will call|recoger|paso por)\b/, topicTold('pickup')],
      [/\b(?:gift|plain box|discreet|signature)\b/, topicTold('delivery_details')],
    ],
    else: where,
  },
  'shop.ship_cost': {
    rows: [
      [/\bwho (?:pays?|eats|covers)\b|\bquien paga\b/, whoPays],
      [/\bhow (?:long|soon|fast|many days)\b|\bcuanto (?:tarda|tiempo)\b/, time],
      [/\bfree\b|\bgratis\b/, topicTold('ship_free')],
      [/\b(?:dut(?:y|ies)|customs|aduana)\b/, ({ typed }) => abroad(typed)],
    ],
    else: cost,
  },
  'shop.ship_time': {
    rows: [
      [/\b(?:rush|overnight|express|two day|next day|urgente)\b/, topicTold('ship_carrier')],
      [
        /\bby (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bby (?:the )?\d|\bin time for\b|\bbefore (?:the|my|next)\b|\bdeadline\b|\bantes del?\b/,
        topicTold('ship_deadline'),
      ],
    ],
    else: time,
  },
  'shop.returns': {
    rows: [
      [
        /\b(?:who(?: is|'?s)? (?:pay(?:s|ing)?|eats|covers)|pay (?:the |for )?(?:return|to send|shipping)|return shipping|eat the|quien paga|do i pay|send it back (?:free|for free))\b/,
        topicTold('return_shipping'),
      ],
      [/\brestock\w*\b|\breposicion\b/, topicTold('restocking_fee')],
      [/\b(?:cracked|broken|damaged|busted|dented|torn|roto|rota|danad[oa])\b/, topicTold('damaged_part')],
      [
        /\b(?:installed|mounted|bolted on|ran it|used it|(?:put|puts|stuck) (?:it|them|one) on|(?:already )?on the (?:car|truck)|instalad[oa]|ya puest[oa])\b(?! by)/,
        topicTold('return_installed'),
      ],
      [/\b(?:opened|open box|open the box)\b/, topicTold('return_opened')],
      [/\b(?:tune|tuner|handheld|license)\b/, topicTold('return_tune')],
      [
        /\b(?:store credit|cash back|money back|refund(?:ed)?|how (?:long|fast)|my money|reembols\w+|me devuelven)\b/,
        says(
          'Your money back, the way you paid, no store credit: unused parts in their packaging within 30 days of delivery, refunded within 5 business days of getting them back. If we sent the wrong part or it came damaged, we replace or refund it, shipping included. Write to /contact with the order number first.',
          'Te devolvemos el dinero como pagaste, no crédito de tienda: piezas sin usar en su empaque dentro de 30 días de la entrega, y el reembolso en 5 días hábiles de recibirlas. Si fue error nuestro o llegó dañada, la cambiamos o la devolvemos con todo y envío. Escribe antes a /contact con tu orden.',
        ),
      ],
      [/\b(?:exchange|swap)\b|\bcambio\b/, topicTold('exchange_swap')],
      [
        /\b(?:fit|fits|fitment|queda|quedan|sirve|passt|va pas)\b/,
        says(
          "Yes: if it doesn't fit the car we sold it for, we make it right. Don't modify it; write to /contact with your order number, your car and a photo before you send it back. Anything else comes back unused in its packaging within 30 days of delivery, with the return shipping on you.",
          'Sí: si no le queda al carro para el que te la vendimos, lo arreglamos. No la modifiques; escribe a /contact con tu orden, tu carro y una foto antes de mandarla. Lo demás se devuelve sin usar en su empaque dentro de 30 días, con el envío de regreso por tu cuenta.',
        ),
      ],
    ],
    else: says(
      'Yes, within 30 days of delivery: unused, in the original packaging. You pay the return shipping unless we sent the wrong part or it arrived damaged; the refund comes within 5 business days, the way you paid. Not parts made to order, tunes, labor or anything that was installed. Write to /contact with your order number first.',
      'Sí, dentro de 30 días de la entrega: sin usar y en su empaque. El envío de regreso lo pagas tú, salvo error nuestro o daño; el reembolso llega en 5 días hábiles, como pagaste. No entran piezas por encargo, tunes, mano de obra ni lo ya instalado. Escribe antes a /contact con tu orden.',
    ),
  },
} as const satisfies Readonly<Record<string, OfKind>>
