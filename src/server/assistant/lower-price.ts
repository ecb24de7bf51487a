import type { PartKind } from '../../engine/model.ts'
import { carWords, partsLike } from '../planning/car-facts.ts'
import { dollarsOf } from '../pricing/money.ts'
import {
  type Advisor,
  type Answer,
  type Bilingual,
  capital,
  dollars,
  inLanguage,
  suggestions,
  text,
} from './advisor.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { kindWords } from './parts-answer.ts'
import { carOf } from './request-of.ts'

/** What a lower price usually saves on, by the kind of part. */
const SAVES_ON: readonly (readonly [RegExp, Bilingual])[] = [
  [
    /^intercooler|^heat_exchanger|^radiator|cooler$/,
    [
      'a smaller core or tube-and-fin instead of bar-and-plate, sheet end tanks instead of cast ones, and brackets or hoses you buy apart',
      'un core más chico o de tubo y aleta, tanques de lámina en vez de fundidos, y soportes o mangueras aparte',
    ],
  ],
  [
    /exhaust|^headers|pipe|^midpipe/,
    [
      'the steel (409 or aluminized instead of 304), the welds and hangers, the fit, and how much it drones',
      'el acero (409 o aluminizado en vez de 304), las soldaduras, el ajuste y el ruido en carretera',
    ],
  ],
  [
    /^clutch|^flywheel|^torque_converter/,
    [
      'the disc material and what it holds, the pedal and chatter, and whether the flywheel and bearing are in the box',
      'el material del disco y lo que aguanta, el pedal, y si trae volante y balero',
    ],
  ],
  [
    /^coilovers|^springs|^sway_bar|^suspension/,
    [
      'the damper and its valving, adjusters that seize with salt, springs that sag, and whether it can be rebuilt',
      'el amortiguador y su ajuste, rosca que se traba con la sal, y si se puede reconstruir',
    ],
  ],
  [
    /^brake/,
    [
      'the compound and the heat it takes, dust and noise, or on rotors the casting and its cooling vanes',
      'el compuesto y el calor que aguanta, polvo y ruido, o la fundición en los discos',
    ],
  ],
  [
    /^turbo|^supercharger|^pulley/,
    [
      'bearings and balance, what is missing from the kit (tune, injectors, lines, intercooler), and whether anybody rebuilds it',
      'baleros y balanceo, lo que no trae el kit (tune, inyectores, líneas) y si alguien lo reconstruye',
    ],
  ],
  [
    /tune$|^ecu_unlock/,
    [
      'a canned file instead of one written for your car, no revisions, and a tuner who answers or does not',
      'un archivo genérico en vez de uno hecho para tu carro, sin revisiones',
    ],
  ],
  [
    /pump|injectors|fuel|injection/,
    [
      'flow that is claimed and not tested, unmatched sets, and copies of known makers',
      'flujo anunciado y no probado, juegos sin igualar y copias',
    ],
  ],
  [
    /^built|^stroker|^cam|^valve|^head_studs|^oil_pump|^ported/,
    [
      'the forging or billet and its hardware, the machining and how it is checked',
      'el forjado, la tornillería y el maquinado',
    ],
  ],
  [
    /tires$/,
    [
      'the compound and carcass: less grip in the wet and fewer miles',
      'el compuesto: menos agarre en mojado y menos millas',
    ],
  ],
]
const ANY: Bilingual = [
  'material, fit, and what is missing from the box',
  'el material, el ajuste y lo que no viene en la caja',
]

const ASKS = /\b(?:downsides?|drawbacks?|trade-?offs?|desventajas?|disadvantages?)\b/
const MOST_WORDS = 14

/** "Any catch with the cheaper one?": what a lower price usually saves on, for the kind that is talked about. */
export function lowerPrice(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  { asked, meaning }: MessageReading,
): Answer | undefined {
  if (!ASKS.test(asked) || meaning.goal !== undefined || asked.trim().split(/\s+/).length > MOST_WORDS) return undefined
  const isOfPrice = /\bcheap\w*|\bless\b|\blow\w*|\bbarat\w*|\bprice\b/.test(asked)
  const named = kindsIn(asked)
  const kinds = [named, draft.talk?.of?.kinds, before.talk?.of?.kinds].find((some) => some?.length) ?? []
  const [kind] = kinds
  if (named.length > 0 && !isOfPrice) return undefined
  if (!kind) return draft.shown || before.talk?.of?.topic || draft.compared ? undefined : whichTwo(draft)
  const [english, spanish] = SAVES_ON.find(([form]) => form.test(kind))?.[1] ?? ANY
  const prices = pricesOn(advisor, draft, kind)
  return [
    text(
      inLanguage(draft.language, [
        `${prices[0]}A lower price here (${kindWords(kind)}) usually comes out of ${english}. Then there is the warranty and who answers when it doesn't fit: ask both before you buy. If the cheaper one states the size, rating and fit you need, there is no catch.`,
        `${prices[1]}Un precio más bajo casi siempre sale de ${spanish}. Además la garantía y quién responde si no queda: pregunta las dos cosas antes. Si la barata cumple con medida y ajuste, no hay truco.`,
      ]),
    ),
    suggestions('Add the cheapest to my cart', 'Which one is better?', 'What does the warranty cover?'),
  ]
}

const whichTwo = ({ language }: Draft): Answer => [
  text(
    inLanguage(language, [
      'Which two do you have in mind? Name the part and the car, and I tell you what the lower price saves on.',
      '¿Cuáles dos? Dime la pieza y el carro, y te digo en qué ahorra la más barata.',
    ]),
  ),
]

/** The cheapest that fits and the next above it. */
function pricesOn(advisor: Advisor, draft: Draft, kind: PartKind): Bilingual {
  const car = draft.car === undefined ? 'none' : carOf(advisor, draft, true)
  if (typeof car === 'string') return ['', '']
  const [one, next] = partsLike(advisor.catalog, car.vehicle, { kind }).filter((part) => part.kind === kind)
  if (!one || !next) return ['', '']
  const name = carWords(car.vehicle, car.year)
  const price = (cents: number) => dollars(dollarsOf(cents))
  const both = `${one.manufacturer} ${one.name}, ${price(one.priceCents)}; ${next.manufacturer} ${next.name}, ${price(next.priceCents)}`
  return [`${capital(`cheapest on the ${name}`)}: ${both}. `, `Lo más barato en el ${name}: ${both}. `]
}
