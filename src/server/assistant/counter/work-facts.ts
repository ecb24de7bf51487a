import { LABOR_CENTS_PER_HOUR } from '../../../engine/labor-rates.ts'
import { shopAnswer } from '../shop-answers.ts'
import { strangerWords } from '../stranger-answer.ts'
import { scale } from './accuracy-facts.ts'
import { hours } from './hours.ts'
import { type OfKind, type ShopAsk, says, type Teller, topicTold } from './shop-teller.ts'

const RATE = LABOR_CENTS_PER_HOUR.configurator / 100
const DAY =
  /\b(?:sat|sats|saturdays?|sun|sundays?|weekends?|mon|tues|wednes|thurs|fri)(?:days?)?\b|\b(?:today|tomorrow|tmrw|tonight)\b|\b(?:sabados?|domingos?|lunes|martes|miercoles|jueves|viernes|hoy|manana|fin de semana)\b/

/** The hours of the day that is asked about, whatever words ask for it. */
const open: Teller = ({ advisor, asked, typed, last }) =>
  hours({ shop: advisor.shop, asked: `${asked} are you open`, typed, last }) ?? shopAnswer(advisor.shop, 'open', typed)

/** A place away from the shop, and that we install at the shop only. */
const away: Teller = ({ advisor: { shop }, place }) => {
  const name = place?.of === 'states' && !/^[A-Z]{2}$|\d/.test(place.name) ? place.name : undefined
  return [
    `We install at our own shop only: ${shop.address}. ${name ? `I know of no shop of ours in ${name}. ` : ''}Driving in? Pick a drop-off at /book; it counts the shop hours and the parts lead time. Too far? Choose shipping at checkout, the labor comes off, and any good local shop can put them on by the hours that each part lists.`,
    `Instalamos solo en nuestro taller: ${shop.address}. ${name ? `No sé de ningún taller nuestro en ${name}. ` : ''}¿Vienes? Elige fecha en /book. ¿Muy lejos? Pide envío, se quita la mano de obra y te la pone un taller de tu zona.`,
  ]
}

const BOOK = says(
  "Book online at /book: pick the car and the work, and you see the open drop-off times, with the shop hours and the parts lead time counted in. I can't book it from this chat.",
  'Se agenda en /book: elige el carro y el trabajo y ves los horarios libres, con las horas de taller y la llegada de las piezas. Desde el chat no puedo agendar.',
)
const slot: Teller = (ask) => {
  const told = open(ask)
  if (!told) return undefined
  const [english, spanish] = told
  return /^(?:No|Yes)\b/.test(english)
    ? [
        `${english} The open slots are on /book; I can't hold one from here.`,
        `${spanish} Los horarios libres están en /book.`,
      ]
    : [english, spanish]
}

const BOOKING: OfKind = {
  rows: [
    [/\b(?:reschedul\w+|move (?:my|the|it)|cancel|cambiar la cita|mover la cita)\b/, topicTold('reschedule', ['', ''])],
    [DAY, slot],
    [
      /\b(?:wait|waiting room|espero|esperar|sit there|watch)\b/,
      ({ typed }) => {
        const room = /\b(?:waiting room|wifi|coffee|bab(?:y|ies)|newborn|kids?|toddler|bebe|sala)\b/.test(typed)
        return [
          `Yes, small jobs you can wait for. A build stays with us for its shop hours, and /book shows how many days.${room ? ' I have nothing on the waiting room itself, so ask at /contact before you bring a kid.' : ''}`,
          `Sí, los trabajos chicos los puedes esperar. Un build se queda los días que marca /book.${room ? ' De la sala de espera no tengo datos: pregunta antes en /contact.' : ''}`,
        ]
      },
    ],
    [/\b(?:loaner|rental|courtesy car|ride|uber)\b/, topicTold('shop_visit')],
    [
      /\b(?:trailer(?:ed)?|tow(?:ed)? (?:it|her|him) in|flatbed|no plates|dont have plates|grua)\b/,
      says(
        'Yes, bring it on a trailer; an appointment it needs all the same. Say so in the notes at /book or call first, so that somebody is there to unload it. Plates matter for the street only, not for the work.',
        'Sí, puedes traerlo en remolque, con cita. Dilo en las notas de /book o llama antes para que alguien lo reciba. Las placas son para la calle, no para el trabajo.',
      ),
    ],
    [
      /\b(?:overnight|night before|key drop|leave (?:it|the car|my car)|drop(?:ping)? (?:it|her|the car) off|drop[- ]?off|dejar(?:lo)?)\b/,
      says(
        'Drop-offs are during shop hours, so somebody takes the keys and looks the car over: pick the time at /book. Small jobs are done the same day; a build stays for the days that /book shows. Need an after-hours drop? Ask at /contact before you book.',
        'Se deja en horario de taller, para que alguien reciba las llaves: elige la hora en /book. Lo chico sale el mismo día; un build se queda los días que marca /book. ¿Fuera de horario? Pregunta antes en /contact.',
      ),
    ],
    [
      /\b(?:walk(?:[- ]?ins?| in)?|just (?:show|come|drive|pull|roll|swing)|drive (?:by|up|in)|swing by|drop in|appointments?|appt|cita)\b/,
      ({ typed }) =>
        /\b(?:how|where|make|book|schedule|como|saco|hacer)\b/.test(typed) && !/\b(?:need|walk|just)\b/.test(typed)
          ? undefined
          : [
              "Work on the car takes an appointment: book at /book and pick the drop-off. Just looking, or picking up parts? Come by during shop hours, and call first so that it's waiting.",
              'Para trabajos hace falta cita: /book. ¿Solo a ver o por piezas? Ven en horario y llama antes.',
            ],
    ],
    [/\b(?:how soon|next opening|earliest|wait ?list|backed up|how far out)\b/, topicTold('wait_list')],
  ],
  else: (ask) => (ask.place ? away(ask) : BOOK(ask)),
}

const warrantyOf: OfKind = {
  rows: [
    [/\b(?:claim|how do i (?:use|file))\b/, topicTold('warranty_claim')],
    [/\b(?:track|race|drag|pista)\b/, topicTold('warranty_track')],
    [/\b(?:sell|next owner|transfer)\b/, topicTold('warranty_transfer')],
    [/\b(?:install (?:it|them) myself|my own (?:mechanic|shop)|diy|self install)\b/, topicTold('warranty_parts_only')],
  ],
  else: says(
    "Yes: one year from pickup on every package we install, parts and labor. If a part, our install or our tune fails, we repair or replace it at no cost to you. Not covered: wear items such as clutch discs and pads, fuel below the tune's octane, running past your build sheet, a tune somebody else changed. Parts you put on yourself carry the maker's warranty.",
    'Sí: un año desde que recoges el carro en todo lo que instalamos, piezas y mano de obra; si falla una pieza, el trabajo o el tune, lo arreglamos sin costo. No entran desgaste (clutch, balatas), gasolina bajo el octano del tune ni pasarse de los límites. Lo que instalas tú lleva la garantía del fabricante.',
  ),
}

const ownParts: Teller = ({ typed }) => {
  const price = /\b(?:how much|extra|charge|cost|price|cuanto)\b/.test(typed)
  const used = /\b(?:used|marketplace|junkyard|facebook|ebay|craigslist|usad[oa]s?)\b/.test(typed)
  return [
    `${used ? 'Maybe, but used ones we look at first' : price ? `Labor is $${RATE} an hour by the book hours of the job; I know of no surcharge for your own parts` : 'Often yes, but ask before you book'}: send what it is and a photo to /contact. We install customer parts when we know that they fit and they're in good shape, and our one-year warranty then covers the work, not the part. Used turbos, injectors and clutches we'd rather not.`,
    `${used ? 'Quizá, pero lo usado lo vemos antes' : price ? `La mano de obra es $${RATE} la hora según las horas del trabajo; no sé de ningún cargo extra` : 'Muchas veces sí, pero pregunta antes'}: manda qué es y una foto a /contact. Ponemos piezas tuyas si sabemos que quedan y están buenas; la garantía cubre el trabajo, no la pieza. Turbos, inyectores y clutches usados mejor no.`,
  ]
}

const REMOTE = /\b(?:remote(?:ly)?|e-?tune|mail|email|send (?:it|the|me)|from home|online|remoto|a distancia|log)\b/
const dynoSession = says(
  'Yes, at our shop by appointment: a dyno session is booked at /book, three pulls and a printed sheet, and a power build that we install gets its tune on the dyno. I have no hourly rent for the dyno; for that, or to bring your own tuner, ask at /contact.',
  'Sí, en el taller y con cita: una sesión de dyno se agenda en /book, tres jalones y hoja impresa; el build que instalamos se tunea en el dyno. Renta por hora no la tengo: pregunta en /contact.',
)
const DYNO: OfKind = {
  rows: [
    [
      REMOTE,
      says(
        'Yes, we tune remotely: the tune comes as a handheld or cable with the map on it, or as a custom file by email. You flash it, log a few pulls, send the log, and the tuner revises it, usually within days. It is written for your car, its parts and its fuel; or we do it at our shop on the dyno, by appointment.',
        'Sí, tuneamos a distancia: el tune llega en un aparato o como archivo por email; lo cargas, grabas unos jalones, mandas el registro y se ajusta, casi siempre en días. O en el taller en el dyno, con cita.',
      ),
    ],
    [/\b(?:mustang|dyno ?jet|which dyno|what dyno|kind of dyno)\b/, scale],
    [/\b(?:rent|hourly|by the hour|own tuner|rentar)\b/, dynoSession],
    [
      /\b(?:costs?|charge|price|how much|run me|cuanto)\b/,
      says(
        "A dyno session is three pulls and a printed sheet, by appointment at /book. Its price isn't in what I have, and I won't guess one: /book or /contact has it before you commit to anything.",
        'Una sesión de dyno son tres jalones y hoja impresa, con cita en /book. El precio no lo tengo y no lo voy a inventar: en /book o /contact te lo dan antes de que te comprometas.',
      ),
    ],
    [DAY, open],
    [DAY, dynoSession],
  ],
  else: dynoSession,
}

const usedParts: OfKind = {
  rows: [
    [
      /\b(?:trade[- ]?in|buy|sell you|as a core|core|take (?:my|the|back)|compran|vender)\b/,
      topicTold('core_trade', ['No. ', 'No. ']),
    ],
  ],
  else: says(
    'No used parts: we sell new, genuine ones from the brands we list. Want to save? Run fewer parts, or name the part and I give you the cheapest new one for your car.',
    'Usado no vendemos: solo piezas nuevas y originales. ¿Quieres ahorrar? Dime la pieza y te doy la nueva más barata para tu carro.',
  ),
}

const where: Teller = ({ advisor }) => shopAnswer(advisor.shop, 'address', '')
const person: Teller = ({ advisor }) => shopAnswer(advisor.shop, 'person', '')
const DRIVEN =
  /\b(?:ever (?:driven|drove|owned|built|touched)|actually (?:driven|built)|copy|forum|real mechanics|know (?:anything|shit|what))\b/
const who: Teller = ({ advisor: { shop }, typed }) =>
  DRIVEN.test(typed)
    ? [
        "Me, no: I'm the shop's program and never sat in one. The numbers aren't forum talk, though: they come from your engine's airflow, boost, fuel and gearing, held against published dyno results, and every hit and miss is at /accuracy. The wrenching is done by people: finished cars are at /builds. What do you drive?",
        'Yo no: soy el programa de la tienda. Pero las cifras no salen de foros: se calculan del motor, boost, combustible y relación, y se comparan con dynos publicados, aciertos y fallos en /accuracy. El trabajo lo hace gente: /builds. ¿Qué carro tienes?',
      ]
    : /\b(?:job|hiring|jobs|sponsor\w*|apprentice)\b/.test(typed)
      ? topicTold(/sponsor/.test(typed) ? 'sponsorship' : 'jobs')({ typed } as ShopAsk)
      : /\b(?:who (?:would|will|does|is gonna|s gonna)|your (?:guys|techs?|mechanics?|people)|somebody who|certified|experience)\b/.test(
            typed,
          )
        ? [
            `The shop's own people do the work; names and who has opened which engine aren't in what I have. Ask before you book: ${shop.phone} or /contact. Finished cars with parts, power and times are at /builds, and packages that we install carry our one-year warranty.`,
            `El trabajo lo hace la gente del taller; quién ha abierto qué motor no lo tengo. Pregunta antes de agendar: ${shop.phone} o /contact. Los builds terminados están en /builds.`,
          ]
        : topicTold('about_shop')({ typed } as ShopAsk)

const program = says(
  "I'm the shop's assistant, a program, not a person: I plan builds for the cars we work on, price them, and answer questions about parts and power. Want a person? /contact.",
  'Soy el asistente de la tienda, un programa, no una persona: armo builds, los cotizo y contesto preguntas. ¿Quieres una persona? /contact.',
)

const rotaries: Teller = ({ advisor }) => {
  const names = [
    ...new Set(
      advisor.catalog.vehicles.flatMap(({ make, model }) => (/^RX-?\d/.test(model) ? [`${make} ${model}`] : [])),
    ),
  ]
  return names.length === 0
    ? undefined
    : [
        `Yes, we work on rotaries: we plan, sell parts and install for the ${names.join(' and the ')}. Name the year and what it should do, and you get the build with its limits and hours.`,
        `Sí, trabajamos rotativos: ${names.join(' y ')}. Dime el año y la meta.`,
      ]
}
/** A car that is named has answers of its own; one that is none of ours is said so, and nothing beside it. */
const cars: Teller = ({ reading: { meaning, mayMean, asked } }) => {
  if (meaning.stranger !== undefined && meaning.car === undefined) return strangerWords(meaning.stranger, asked)
  return meaning.car !== undefined || mayMean.length > 0 ? undefined : topicTold('cars_covered')({} as ShopAsk)
}

export const WORK = {
  'shop.book': BOOKING,
  'shop.installs': {
    rows: [
      [/\b(?:mobile|come to (?:me|my)|my (?:house|driveway|garage))\b/, away],
      [/\balign\w*|corner ?balanc\w*/, topicTold('services')],
    ],
    else: (ask) =>
      ask.place
        ? away(ask)
        : [
            'Yes, we install what we sell, at our shop and by appointment: book at /book. Rather use your own mechanic? Choose shipping at checkout and the labor comes off.',
            'Sí, instalamos lo que vendemos, en nuestro taller y con cita: /book. ¿Prefieres tu mecánico? Elige envío en el checkout y se quita la mano de obra.',
          ],
  },
  'shop.hours': { rows: [], else: open },
  'shop.where': { rows: [], else: where },
  'shop.contact': { rows: [], else: person },
  'shop.warranty': warrantyOf,
  'shop.own_parts': { rows: [], else: ownParts },
  'shop.dyno': DYNO,
  'shop.used': usedParts,
  'shop.privacy': {
    rows: [[/\b(?:delete|erase|remove)\b/, topicTold('delete_data')]],
    else: topicTold('privacy'),
  },
  'shop.about': { rows: [[/\b(?:who|what) (?:are|r) (?:you|u)\W*$/, program]], else: who },
  'shop.cars': { rows: [[/\b(?:rotar(?:y|ies)|wankel|13b)\b/, rotaries]], else: cars },
} as const satisfies Readonly<Record<string, OfKind>>
