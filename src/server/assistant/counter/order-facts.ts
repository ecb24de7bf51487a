import { orderNotOurs } from '../computed/order-number.ts'
import { type OfKind, type ShopAsk, says, type Teller, topicTold } from './shop-teller.ts'

const LONG_WAIT =
  /\b(?:\d+|two|three|four|a|couple|few) (?:days?|weeks?|months?)\b|\bstuck\b|\bstill\b|\bhasn'?t moved\b|\blabel created\b|\bsince\b|\bsemanas?\b/
const ANGRY =
  /\b(?:thie(?:f|ves)|scam\w*|wtf|damn|hell|bs|ridiculous|sick of|joke|rip ?off|crooks?|estafa\w*|ladrones)\b|!!/
/** "Order 48213 hasn't moved since Tuesday": what I need to look it up, and who chases it. */
const status: Teller = ({ typed, asked, advisor: { shop } }) => {
  const isLate = LONG_WAIT.test(typed)
  const [sorry, perdon] = isLate || ANGRY.test(typed) ? ['Sorry about the wait. ', 'Perdona la espera. '] : ['', '']
  const notOurs = orderNotOurs(asked)
  if (notOurs) return [`${sorry}${notOurs[0]}`, `${perdon}${notOurs[1]}`]
  return [
    `${sorry}Send me the order number (AP-..., in your confirmation email) and the email you ordered with, and I look it up right here. ${isLate ? `If tracking hasn't moved for days, call ${shop.phone} or use /contact and a person will chase the carrier. If it's lost, we reship. ` : ''}An order can come in several packages, each with its own tracking email.`,
    `${perdon}Mándame el número de orden (AP-..., está en el email de confirmación) y el email con que compraste y la busco aquí. ${isLate ? `Si el rastreo lleva días sin moverse, llama al ${shop.phone} o escribe a /contact y una persona lo reclama a la paquetería. Si se perdió, lo mandamos de nuevo. ` : ''}Una orden puede llegar en varios paquetes.`,
  ]
}

const WRONG =
  /\b(?:wrong|incorrect|not what i ordered|instead of|ordered \w+(?: \w+){0,3} (?:got|and got|came)|two (?:left|right|passengers?|drivers?)|i ordered \d|mixed up|equivocad[oa]|no es lo que)\b/
const EMPTY = /\b(?:empty|missing|short|no \w+ in the box|left out|without the|only (?:one|half)|vaci[oa]|falta\w*)\b/

const sorry = (english: string, spanish: string): Teller =>
  says(`Sorry, that's on us to fix. ${english}`, `Perdona, eso lo arreglamos. ${spanish}`)
const ON_LIFT = /\b(?:third time|again|lift|apart|torn down|down|stuck|weekend|race)\b/

const wrong: Teller = ({ typed, advisor: { shop } }) => [
  `Sorry, that's ours to fix. Don't install it: take photos of the part and the label, and write to /contact with the order number${ON_LIFT.test(typed) ? `, or call ${shop.phone}, which is faster` : ''}. We send the right one or refund you, and the return shipping is on us.`,
  `Perdona, eso lo arreglamos. No la instales: foto de la pieza y la etiqueta y escribe a /contact con tu orden${ON_LIFT.test(typed) ? `, o llama al ${shop.phone}` : ''}. Mandamos la correcta o te devolvemos el dinero, con el envío de regreso por nuestra cuenta.`,
]

const PROBLEM: OfKind = {
  rows: [
    [
      /\b(?:invoice|charged|overcharged|charge on|billed|misc|double charge|cobr\w+|factura)\b/,
      ({ advisor: { shop } }: ShopAsk) => [
        `I can't see invoices from this chat, so a person has to open it: ${shop.phone} or /contact, with the order number and the line you question. Every part, each hour of labor, tax and shipping stand there as lines of their own.`,
        `Desde el chat no veo facturas: ${shop.phone} o /contact, con tu orden y la línea que no cuadra. Piezas, horas, impuesto y envío van cada uno en su línea.`,
      ],
    ],
    [WRONG, wrong],
    [
      EMPTY,
      sorry(
        'Keep the box, take photos of it with the label and the packing list, and write to /contact with the order number within 5 days: we ship what is missing or file the claim. Sometimes the rest is in a second package with its own tracking.',
        'Guarda la caja, tómale foto con la etiqueta y escribe a /contact con tu orden dentro de 5 días: mandamos lo que falta. A veces viene en otro paquete.',
      ),
    ],
    [
      /\b(?:cracked|broken|torn|bent|busted|damaged|dented|leaks?|scratched|chipped|smashed|rot[oa]|danad[oa])\b/,
      sorry(
        "Take photos of the part and the box, don't install it, and write to /contact with the order number within 5 days: we replace or refund it, shipping included.",
        'Foto de la pieza y la caja, no la instales, y escribe a /contact con tu orden dentro de 5 días: la cambiamos o te devolvemos el dinero, con todo y envío.',
      ),
    ],
    [/\b(?:never (?:came|arrived|got)|says delivered|stolen|lost|no (?:ha )?lleg\w+)\b/, topicTold('package_lost')],
  ],
  else: wrong,
}

/** The carrier has brought it and it is not there. */
const NOT_THERE =
  /\b(?:says?|said|shows?|showed|showing|marked|scanned|listed)(?: as| it was| it's| that it was)? delivered\b(?! (?:by|on|tomorrow|next))|\bnever (?:came|arrived|showed up|got here)\b|\bstolen\b|\bporch pirates?\b|\bdice (?:que )?(?:entregad[oa]|lo entregaron)\b/

export const ORDERS = {
  'order.status': {
    rows: [
      [/\b(?:lost|forgot|don'?t have|can'?t find) (?:my |the )?(?:order )?number\b/, topicTold('lost_order_number')],
      [/\b(?:no|never got an?|didn'?t get an?) (?:confirmation|email)\b/, topicTold('no_confirmation')],
      [NOT_THERE, topicTold('package_lost')],
    ],
    else: status,
  },
  'order.problem': PROBLEM,
  'shop.cancel': {
    rows: [[/\b(?:address|ship to|zip)\b/, topicTold('change_address')]],
    else: says(
      "Yes, until we have ordered parts for you: cancel on your order page (the link is in your confirmation email) and all of your money goes back the way you paid. After that, write to /contact or call right away with the order number: what hasn't shipped can often still be changed.",
      'Sí, mientras no hayamos pedido piezas para ti: cancela en la página de tu orden (el enlace está en el email de confirmación) y vuelve todo tu dinero. Después, escribe ya a /contact con tu número de orden.',
    ),
  },
} as const satisfies Readonly<Record<string, OfKind>>
