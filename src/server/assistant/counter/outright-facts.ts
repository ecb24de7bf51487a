import type { Bilingual } from '../advisor.ts'
import type { AskKind } from '../asks/ask.ts'
import { LEAVES } from '../delivery-answer.ts'
import { told } from './fact.ts'
import { hours } from './hours.ts'
import { TERMS, TERMS_TOLD } from './money-facts.ts'
import type { ShopAsk } from './shop-teller.ts'

/** A fact that a message asks for in so many words that they alone tell which: all forms hold, and nothing else is meant. */
export interface OutrightFact {
  all: readonly RegExp[]
  none?: RegExp
  /** What is told with it already. */
  covers: readonly AskKind[]
  tell: (ask: ShopAsk) => Bilingual | undefined
}

const NOT_SHIPPED =
  /\b(?:hasn'?t|haven'?t|hasnt|havent|not|before (?:it|they|y'?all|you)|if (?:it|they)|until)\b[^.?!]{0,16}\b(?:ship\w*|left|leave|sent|go(?:es)? out|gone out|send)\b|\b(?:still|says|is) (?:\w+ )?processing\b/
const SWAPS =
  /\b(?:swap\w*|switch|exchange|change (?:it|them|my order|the order)|replace|upgrade|add (?:a|an|something|to)|different (?:one|ones|set)|instead)\b/
const OF_MONEY_BACK = /\b(?:money back|refund\w*|cancel\w*|give me my money|want my money)\b/
const NOT_COME =
  /\b(?:isn'?t|is not|not|ain'?t|doesn'?t|never|hasn'?t|still)\b[^.?!]{0,12}\b(?:mov(?:e|es|ing|ed)|here|arriv\w*|com(?:e|ing)|show\w* up|shipped|ship|delivered|left)\b/
const BROKEN =
  /\b(?:bad|defective|doa|dead on arrival|faulty|fails?|failed|broken|junk|mala|malo|defectuos[oa]|falla|danad[oa])\b/
const OF_LABOR = /\b(?:labor|labour|second install|mano de obra|install(?:ation)? (?:cost|again|twice))\b/
const WHO_PAYS = /\b(?:who|quien|pays?|paga|cover\w*|cubre|eat\w*|on me|on you|responsible)\b/
const TRADE_PRICE =
  /\b(?:trade|jobber|wholesale|reseller|dealer|shop) (?:pric\w+|discount\w*|account\w*|rates?)\b|\bprecios? (?:de|para) (?:taller|mayoreo|mecanicos?)\b|\bmayoreo\b|\bdiscount for (?:shops|mechanics|garages)\b|\bi (?:own|run|have) (?:a|my own) (?:\w+ )?(?:shop|garage)\b[^.?!]{0,60}\b(?:discount|price|pricing|account|deal)\b/
const OF_PEOPLE = /\b(?:you|yall|y'all|ya|u|anybody|anyone|somebody|your guys|the shop|your shop|owner|crew)\b/
const RACES =
  /\b(?:race|races|racing|raced|drag ?race|compete|autocross|track (?:your|their)|go to the (?:track|strip))\b/
const KID = /\b(?:kid|kids|son|boy|girl|daughter|child\w*|toddler|wife|dad|family|friends?)\b/
const WATCH =
  /\b(?:watch|allowed|come in|come along|in the shop|sit in on|see it|stand (?:there|around|by)|hang out|window|waiting room)\b/
const DYNO_OR_SHOP = /\b(?:dyno|shop|bay|garage|install|work)\b/

const MATCHES =
  /\b(?:match|beat) (?:that|it|this|them|their|his|hers|the price|those|these)\b|\bprice ?match\w*\b|\bmatch (?:a |the |their |that )?price\b/
const ELSEWHERE =
  /\b(?:ebay|amazon|rock ?auto|summit|jegs|fcp|ecs|marketplace|forum|elsewhere|other (?:site|shop|store)|another (?:site|shop|store|place)|cheaper|has (?:one|it|them|the same)|listed|selling)\b|\$ ?\d|\b\d{2,5}(?:\.\d\d)?\b/

const INVOICE = /\binvoice\w*\b|\bbill (?:it |this )?to\b/
const OF_FIRM =
  /\b(?:p?llc|inc|corp\w*|company|business|firm|practice|school|college|my shop|city|county|non-?profit)\b/

export const OUTRIGHT: readonly OutrightFact[] = [
  {
    all: [TERMS],
    covers: ['shop.pay', 'shop.financing'],
    tell: () => TERMS_TOLD,
  },
  {
    all: [INVOICE, OF_FIRM],
    none: TERMS,
    covers: ['shop.ship_where'],
    tell: () => [
      "For an invoice in a company's name write to /contact before you pay, with the name, address and tax number that go on it: a person makes it out, I can't set that here.",
      'Para factura a nombre de una empresa escribe a /contact antes de pagar, con nombre, dirección y número fiscal: la hace una persona, aquí no puedo.',
    ],
  },
  {
    all: [MATCHES, ELSEWHERE],
    none: /\b(?:w?hp|whp|torque|psi|power|gear\w*|color|paint|offset|spring rate)\b/,
    covers: ['shop.discount', 'shop.ship_cost', 'shop.ship_where'],
    tell: () => [
      "No automatic price match. Send the link to /contact and a person looks at it; I can't promise that price here. Before you go by price alone, check that it is the same part: maker, fit for your car, and who takes it back.",
      'No igualamos precios en automático. Manda el enlace a /contact y una persona lo revisa; aquí no te lo puedo prometer. Revisa antes que sea la misma pieza: marca, que quede en tu carro y quién la recibe de vuelta.',
    ],
  },
  {
    all: [NOT_SHIPPED, SWAPS],
    none: /\b(?:drain|fluid|oil change|engine swap|turbo swap)\b/,
    covers: ['shop.returns', 'order.status', 'shop.cancel', 'shop.pay'],
    tell: ({ advisor: { shop } }) => [
      `Yes, as long as it hasn't shipped: call ${shop.phone} or write to /contact right away with the order number, or the name and email it is under. We change the order, and you pay or get back the difference. What was made or ordered for you by then can be past changing; once it has left, it is a return and a new order.`,
      `Sí, mientras no haya salido: llama al ${shop.phone} o escribe ya a /contact con tu número de orden, o el nombre y el email. Cambiamos la orden y pagas o recibes la diferencia. Lo que ya se pidió por encargo quizá no se pueda; si ya salió, es devolución y orden nueva.`,
    ],
  },
  {
    all: [OF_MONEY_BACK, NOT_COME],
    none: /\b(?:fit|work|happy|like it)\b/,
    covers: ['shop.returns', 'order.status', 'order.problem', 'shop.cancel', 'shop.contact', 'talk.insult'],
    tell: ({ advisor: { shop } }) => [
      `Fair, and an order that never came is no return. Not shipped yet: we cancel it, and all of your money goes back the way you paid, shipping included. Shipped and stuck: we chase the carrier, and if it's lost we reship; say so if you want the refund instead. No order number needed if a person looks: call ${shop.phone} or write to /contact with both names and emails it may be under.`,
      `Con razón, y una orden que nunca llegó no es devolución. Si no ha salido, la cancelamos y vuelve todo tu dinero, envío incluido. Si salió y no se mueve, reclamamos a la paquetería y si se perdió la mandamos de nuevo; dilo si prefieres el reembolso. Sin número: ${shop.phone} o /contact con los nombres y emails posibles.`,
    ],
  },
  {
    all: [BROKEN, OF_LABOR, WHO_PAYS],
    covers: ['shop.warranty', 'shop.returns', 'shop.own_parts'],
    tell: () => [
      'If we installed it: us. One year from pickup on the package, parts and labor, so a part that fails is replaced and put in at no cost to you. If you or your shop put it in: the maker replaces the part and we handle that claim for you, but the labor of the second job is yours, as with most makers. Check the part on the bench before it goes in, and write to /contact with the order number and a photo.',
      'Si la instalamos nosotros, nosotros: un año desde que recoges, pieza y mano de obra. Si la pones tú o tu taller, el fabricante cambia la pieza y nosotros llevamos el reclamo, pero la segunda mano de obra es tuya. Revísala antes de montarla y escribe a /contact con tu orden y una foto.',
    ],
  },
  {
    all: [TRADE_PRICE],
    covers: ['shop.discount', 'shop.price_kind'],
    tell: ({ typed }) => {
      const [english, spanish] = told('dealer_account')
      const isExempt = /\b(?:resale|exempt\w*|certificate|certificado|tax)\b/.test(typed)
      const [tax, impuesto] = isExempt ? told('tax_exempt') : ['', '']
      return [
        `${english} Put your monthly volume in it. ${tax}`.trim(),
        `${spanish} Pon cuánto compras al mes. ${impuesto}`.trim(),
      ]
    },
  },
  {
    all: [
      OF_PEOPLE,
      RACES,
      /\b(?:there|over there|your(?:self|selves)|yourselves|actually|or just|anybody|anyone|do (?:you|yall|y'all)(?: guys)?) ?\b/,
    ],
    none: /\b(?:sell|ship|have|carry|help|tune|build|recommend|should|can i|price|warranty|cover\w*|discount|sponsor\w*)\b/,
    covers: ['shop.about', 'talk.joke', 'talk.insult'],
    tell: ({ advisor: { shop } }) => [
      `I'm the shop's program, so I don't know who here races what, and I won't make it up: ask the people at ${shop.phone}. What I can show is the work: finished cars with parts, power and times at /builds, every prediction beside a dyno result at /accuracy, and plans from a stage 1 to a built engine. What do you drive?`,
      `Soy el programa de la tienda: no sé quién de aquí corre y no lo voy a inventar; pregunta al ${shop.phone}. Lo que sí: carros terminados en /builds y cada predicción junto a su dyno en /accuracy.`,
    ],
  },
  {
    all: [KID, WATCH, DYNO_OR_SHOP],
    none: /\b(?:car seat|buy|gift|surprise)\b/,
    covers: ['shop.hours', 'shop.dyno', 'shop.book'],
    tell: (ask) => {
      const { advisor, asked, typed, last } = ask
      const day = /\b(?:sat|sun|mon|tues|wednes|thurs|fri)\w*\b|\bopen\b/.test(typed)
      const open = day ? hours({ shop: advisor.shop, asked: `${asked} are you open`, typed, last }) : undefined
      const isDyno = /\bdyno\b/.test(typed)
      return [
        `${open ? `${open[0]} ` : ''}Whether your company may watch${isDyno ? ' a dyno pull' : ''}, from the shop floor or through a window, I don't have here: ask when you book, ${advisor.shop.phone} or /contact, and say how old the kid is. A dyno bay is loud, so bring ear protection.`,
        `${open ? `${open[1]} ` : ''}Si puede ver, y desde dónde, no lo tengo aquí: pregunta al agendar, ${advisor.shop.phone} o /contact, y di su edad. El dyno es ruidoso: trae protección.`,
      ]
    },
  },
  {
    all: [/\bprop(?:osition)? ?65\b/],
    covers: ['shop.about', 'order.problem'],
    tell: () => [
      'The warning goes by the maker, not by how good the part is: California wants it where a listed substance may be in it (in pads copper, nickel, fibers, carbon), and many makers print it on everything to be safe while others test and leave it off. So it says nothing of braking or quality. What is in one pad only its maker can tell; send the part to /contact and we ask.',
      'El aviso depende del fabricante, no de la calidad: California lo pide si puede traer una sustancia de su lista (en balatas cobre, níquel, fibras) y muchos lo ponen a todo por si acaso. No dice nada del frenado.',
    ],
  },
  {
    all: [
      /\b(?:no|bad|zero|any|without) credit\b|\bcredit (?:check|score|history)\b|\bhalf (?:down|now|up ?front)\b|\blay-? ?away\b|\bput (?:some|half|a bit|\$?\d+) down\b/,
    ],
    none: /\bcredit card\b|\bstore credit\b/,
    covers: ['shop.financing', 'shop.pay'],
    tell: ({ typed }) => {
      const isCredit = /\bcredit\b/.test(typed)
      const isHalf = /\bhalf\b|\bdown\b|\blay/.test(typed)
      return [
        [
          isCredit
            ? "Credit doesn't matter here: we don't finance, so nobody checks it, and 18 is old enough to order."
            : '',
          isHalf
            ? "Half down and the rest later, no: parts alone are paid in full at checkout or on the invoice, and we don't do layaway. On a build that we install, the parts are paid when you order, the labor when you pick up the car."
            : 'Parts are paid when you order; on a build that we install, the labor when you pick up the car.',
          'Want to spread it? Buy it stage by stage, with the parts first that the later stages keep.',
        ]
          .filter(Boolean)
          .join(' '),
        'No damos financiamiento, así que nadie revisa tu crédito. Las piezas se pagan completas al pedir, sin apartado; en un build instalado, las piezas al pedir y la mano de obra al recoger. ¿Repartirlo? Compra por etapas.',
      ]
    },
  },
  {
    all: [
      /\b(?:cover\w*|includ\w*|work for|good for|use it (?:for|on)|put)\b/,
      OF_LABOR,
      /\b(?:just|only|or|too|as well|also)\b/,
    ],
    none: /\b(?:price|quote|warranty|build|how much|return\w*)\b/,
    covers: ['shop.warranty', 'shop.financing', 'shop.pay'],
    tell: ({ last }) =>
      /\b(?:pay-later|financ\w+|invoice|card on a secure|at checkout|Affirm|Klarna)\b/i.test(last) &&
      !/\bwarrant/i.test(last)
        ? [
            'We have no pay-later plan, so there is nothing for it to cover. Your own card or bank loan covers the whole of it, parts and labor alike: on a build that we install the parts are paid when you order, as the deposit, and the labor when you pick up the car. Parts that ship are paid in full at checkout.',
            'No tenemos pagos a plazos. Con tu tarjeta o préstamo pagas todo, piezas y mano de obra: las piezas al pedir (anticipo) y la mano de obra al recoger el carro.',
          ]
        : undefined,
  },
  {
    all: [
      /\b(?:tuner|accessport|handheld|programmer|device|flash(?:er)?|dongle|obd)\b/,
      /\b(?:return\w*|send (?:it|them) back|refund\w*|money back|give it back|bring it back)\b/,
      /\b(?:plug\w*|married|marry|used|using|install\w*|tried|try|flash(?:ed|ing)|loaded|hook\w* up|open\w*)\b/,
    ],
    covers: ['shop.returns', 'shop.ship_cost'],
    tell: ({ typed }) => [
      `No: once it was plugged in or married to a car it is used, and used parts and tunes don't come back. Defective is different: send the error and the order number to /contact. Unopened it can come back within 30 days of delivery${/\brestock\w*\b/.test(typed) ? ', with no restocking fee' : ''}; you pay the return shipping unless we sent the wrong one. So ask before you plug it in.`,
      'No: una vez conectado o casado con un carro ya está usado, y lo usado y los tunes no se devuelven. Si sale defectuoso es distinto: escribe a /contact. Sin abrir, 30 días, sin cargo de reposición y con el envío de regreso por tu cuenta.',
    ],
  },
  {
    all: [/\b(?:cut-? ?off|same[- ]day|ship(?:s|ped)? (?:out )?today)\b/],
    none: /\b(?:install\w*|fuel cut|cut off (?:the|a|my)|limiter|rpm|sensor|drop (?:it )?off|wait(?:ing)? (?:there|while))\b/,
    covers: ['shop.ship_time', 'shop.ship_where', 'shop.ship_cost', 'shop.contact'],
    tell: ({ typed, advisor: { shop } }) => {
      const isAddress = /\baddr\w*\b/.test(typed)
      const [wrong, mal] = isAddress
        ? [
            " Your shop's address goes in at checkout in place of the one on file; on an order already placed call or write right away, as long as it hasn't shipped it can be changed.",
            ' La dirección del taller se pone en el checkout en lugar de la guardada; en una orden ya hecha, avisa antes de que salga.',
          ]
        : ['', '']
      return [
        `I have no same-day cutoff, so I won't promise one: in-stock parts leave in a few business days, and a made-to-order part shows its date. Need it out today? Call ${shop.phone} before you order.${wrong}`,
        `No tengo hora de corte para envío el mismo día y no la prometo: ${LEAVES[1].split('.')[0]?.toLowerCase()}. ¿Urge? Llama al ${shop.phone} antes de pedir.${mal}`,
      ]
    },
  },
  {
    all: [
      /\bin writing\b|\bwritten (?:warranty|guarantee|down)\b|\bon paper\b/,
      /\b(?:warrant\w*|guarantee\w*|work|install\w*|before i book)\b/,
    ],
    covers: ['shop.warranty', 'shop.contact', 'shop.book'],
    tell: ({ advisor: { shop }, typed }) => [
      `Yes: it stands in writing at /warranty, and ${shop.email} sends it to you before you book if you ask. One year from pickup on what we install, parts and labor: if a part, our install or our tune fails, we repair or replace it at no cost to you; not wear items, wrong fuel, or a tune somebody else changed.${/\b(?:way home|breaks?|who do i call|call)\b/.test(typed) ? ` On the way home call ${shop.phone}; after hours don't drive it: have it towed and email us, and we answer on business days within 24 hours.` : ''}`,
      `Sí: está por escrito en /warranty, y ${shop.email} te la manda antes de agendar si la pides. Un año desde que recoges en lo que instalamos, piezas y mano de obra. Fuera de horario no lo manejes: grúa y un email.`,
    ],
  },
]
