import type { Bilingual, ShopFacts } from './advisor.ts'

/** A fact of the shop that is asked for. */
export type ShopFact = 'open' | 'address' | 'phone' | 'email' | 'person' | 'assistant'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const DIAS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const
const YOU = String.raw`(?:you|yall|y'all|the shop|your shop|your place|your store)`

/** How each is asked for; the first that holds is meant. */
const ASKED: readonly (readonly [ShopFact, RegExp])[] = [
  [
    'open',
    new RegExp(
      [
        String.raw`(?<!\b(?:city|state|town|part|where) )\bare ${YOU}(?: guys)? (?:\w+ )?(?:open|closed|there|in(?=\W*$|,? (?:today|tomorrow|now|on|at|the (?:shop|office))\b))\b(?! to\b)`,
        String.raw`\b(?:when|what time|how late|how early|until when|till when) (?:(?:are|do|does|is|will) )?${YOU}(?: guys)? (?:\w+ )?(?:open|close|closed|there|in)\b`,
        String.raw`\b(?:opening|business|store|shop|your|what|which) (?:hours|times)\b(?! (?:of labor|does|do|will|would|is|for))(?=\W*$|.{0,20}(?:\?|$))`,
        String.raw`^\W*hours\W*$`,
        String.raw`\bopen hours\b`,
        String.raw`\b(?:open|closed) (?:on )?(?:saturday|sunday|monday|weekends?|today|tomorrow|late|now|holidays?)s?\b`,
        String.raw`\b(?:come|swing|stop|drop) by (?:on )?(?:a )?(?:saturday|sunday|the weekend)\b`,
        String.raw`\bwork(?:ing)? (?:on )?(?:saturdays?|sundays?|weekends?)\b`,
      ].join('|'),
    ),
  ],
  [
    'phone',
    /\b(?:phone|telephone|cell) ?number\b|\byour (?:phone|telephone|digits)\b|\byour number\W*$|\b(?:a|the) number (?:to call|i can call)\b|^\W*(?:phone|telephone|number)\W*$|\bcan i (?:just )?call\b|\b(?:number|someone) (?:to|i can) call\b|\bcall you\b/,
  ],
  [
    'email',
    /\b(?:your|an|the|shop|contact) e-?mail(?: address)?\b(?! (?:i|that|with))|\bwhat is your e-?mail\b|^\W*e-?mail\W*$/,
  ],
  [
    'address',
    new RegExp(
      [
        String.raw`^\W*(?:what is )?(?:the |your )?(?:shop )?(?:address|location|directions?)\W*$`,
        String.raw`\bwhere (?:are|r|is) ${YOU}(?: guys)?(?: located| at| based)?\W*(?:$|\?|exactly|located|based|at)`,
        String.raw`\bwhere (?:do|can|should) i (?:find you|drop|bring|send my (?:car|truck)|take my (?:car|truck))\b`,
        String.raw`\b(?:what|which) (?:city|state|town|part of \w+) (?:are|r) ${YOU}`,
        String.raw`\b(?:your|shop'?s?) (?:address|location)\b`,
        String.raw`\bhow (?:do|can) i (?:get|find my way) to (?:you|the shop|your shop)\b`,
        String.raw`\bare ${YOU} (?:guys )?(?:located |based )?(?:in|near|around|close to) \w+\W*$`,
      ].join('|'),
    ),
  ],
  [
    'person',
    /\b(?:live|real|actual|human|somebody|someone|person|man|woman|guy|body)\b.{0,20}\bon the (?:phone|line|horn)\b|\b(?:live|human|actual) (?:person|man|being|body|voice|one|operator|agent)\b|\b(?:speak|talk|chat) (?:to|with) (?:a |an |some)?(?:person|human|real|someone|somebody|rep\w*|tuner|mechanic|tech|owner|manager)\b|\bhow (?:do|can) i (?:reach|contact|get (?:a )?hold of)\b|\bcontact (?:info\w*|details|you)\b|\breal person\b|^\W*contact\W*$/,
  ],
]

const ASKS_WHO =
  /^\W*(?:so |hey |hi |wait )?(?:who|what) (?:are|r) you\b(?! (?:guys|doing|going|running|selling|able|looking|charging))(?=\W*$|.{0,20}\?)|\bare you (?:an? )?(?:human|real(?: person)?|bot|robot|ai|chat ?bot|machine|person)\b|\bwho am i (?:talking|speaking|chatting) (?:to|with)\b|\bis this (?:an? )?(?:bot|robot|ai|human|real person|person|chat ?bot)\b|\bam i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:human|real|bot|robot|ai|person|machine)\b/

export const shopFactIn = (asked: string): ShopFact | undefined =>
  ASKS_WHO.test(asked) ? 'assistant' : ASKED.find(([, form]) => form.test(asked))?.[0]

/** "10am", "6:30pm". */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  return `${twelve}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}${hour < 12 ? 'am' : 'pm'}`
}

interface Span {
  from: number
  to: number
  opensAt: string
  closesAt: string
}

/** Days in a row with the same hours, from Monday. */
function spansOf({ hours }: ShopFacts): Span[] {
  const inWeek = hours.toSorted((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7))
  const spans: Span[] = []
  for (const { weekday, opensAt, closesAt } of inWeek) {
    const last = spans.at(-1)
    if (last && (last.to + 1) % 7 === weekday && last.opensAt === opensAt && last.closesAt === closesAt)
      last.to = weekday
    else spans.push({ from: weekday, to: weekday, opensAt, closesAt })
  }
  return spans
}

function hoursIn(shop: ShopFacts, days: readonly string[]): string {
  const name = (day: number) => (days[day] ?? '').slice(0, 3)
  return spansOf(shop)
    .map(({ from, to, opensAt, closesAt }) => {
      const span = from === to ? name(from) : `${name(from)}-${name(to)}`
      return `${span} ${clock(opensAt)}-${clock(closesAt)}`
    })
    .join(', ')
}

/** The weekday that is asked about: "open saturday", "weekends". */
/** "Do you work Saturdays? I run my trucks Monday thru Friday": the first day of the question. */
function dayAsked(asked: string): number | undefined {
  const [question] = /[^.?!]*\?/.exec(asked) ?? []
  const [said] = DAY.exec(question ?? '') ?? DAY.exec(asked) ?? []
  if (said === undefined) return undefined
  const day = said.toLowerCase()
  return day === 'weekend' ? 6 : DAYS.findIndex((name) => name.toLowerCase() === day)
}
const DAY = new RegExp(`\\b(?:${DAYS.join('|').toLowerCase()}|weekend)`, 'i')

/** "If I roll up at 4:45": whether we are there then. */
function openAt(shop: ShopFacts, day: number | undefined, minute: number): Bilingual | undefined {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  const days = shop.hours.filter(({ weekday }) => day === undefined || weekday === day)
  if (days.length === 0) return undefined
  const at = clock(`${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`)
  const isOpen = days.every(({ opensAt, closesAt }) => minuteOf(opensAt) <= minute && minute < minuteOf(closesAt))
  return isOpen
    ? [`Yes, somebody is there at ${at}.`, `Sí, a las ${at} hay alguien.`]
    : [`No, not at ${at}.`, `No, a las ${at} no.`]
}

function openWords(shop: ShopFacts, asked: string, minute?: number): Bilingual {
  const open = hoursIn(shop, DAYS)
  const abierto = hoursIn(shop, DIAS)
  if (open === '')
    return [
      `We work by appointment. Call ${shop.phone} to set one up; open drop-off times are on /book.`,
      `Con cita. Llámanos al ${shop.phone}; los horarios libres están en /book.`,
    ]
  const day = dayAsked(asked)
  const own = shop.hours.find(({ weekday }) => weekday === day)
  const then = minute === undefined ? undefined : openAt(shop, day, minute)
  const lead: Bilingual = then
    ? [`${then[0]} We're open ${open}.`, `${then[1]} Abrimos ${abierto}.`]
    : day === undefined
      ? [`We're open ${open}.`, `Abrimos ${abierto}.`]
      : own
        ? [
            `Yes, we're open ${DAYS[day]} from ${clock(own.opensAt)} to ${clock(own.closesAt)}. Our week: ${open}.`,
            `Sí, abrimos el ${DIAS[day]} de ${clock(own.opensAt)} a ${clock(own.closesAt)}. La semana: ${abierto}.`,
          ]
        : [`No, we're closed ${DAYS[day]}s. We're open ${open}.`, `No, el ${DIAS[day]} cerramos. Abrimos ${abierto}.`]
  return [
    `${lead[0]} Installs are by appointment: book online at /book or call ${shop.phone}.`,
    `${lead[1]} Las instalaciones van con cita: /book o ${shop.phone}.`,
  ]
}

/** The fact that was asked for first, and how to use it. */
export function shopAnswer(shop: ShopFacts, fact: ShopFact, asked: string, minute?: number): Bilingual {
  const { phone, email, address } = shop
  const open = hoursIn(shop, DAYS)
  const hours: Bilingual = open ? [`We're open ${open}.`, `Abrimos ${hoursIn(shop, DIAS)}.`] : ['', '']
  switch (fact) {
    case 'open':
      return openWords(shop, asked, minute)
    case 'phone':
      return [
        `Call us at ${phone}, or write at /contact. ${hours[0]}`.trim(),
        `Llámanos al ${phone}, o escribe en /contact. ${hours[1]}`.trim(),
      ]
    case 'email':
      return [
        `Email us at ${email}. We answer within 24 hours on business days.`,
        `Escríbenos a ${email}. Contestamos en 24 horas los días hábiles.`,
      ]
    case 'address':
      return [
        `We're at ${address}. ${hours[0]} Call ${phone} before you head over.`,
        `Estamos en ${address}. ${hours[1]} Llama antes al ${phone}.`,
      ]
    case 'assistant':
      return [
        `I'm the shop's build assistant, not a person. I plan builds for the cars we work on, price them, and answer questions about parts and power. Want a human? Call ${phone} or email ${email}.`,
        `Soy el asistente de la tienda, no una persona. Armo builds, los cotizo y contesto preguntas. ¿Quieres hablar con alguien? Llama al ${phone}.`,
      ]
    default:
      return [
        `Call ${phone} or email ${email}. ${hours[0]} We answer messages within 24 hours on business days.`,
        `Llama al ${phone} o escribe a ${email}. ${hours[1]}`,
      ]
  }
}
