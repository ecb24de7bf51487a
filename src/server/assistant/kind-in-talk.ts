import { emissionsOf } from '../../catalog/emissions.ts'
import type { Part, PartKind } from '../../engine/model.ts'
import { carWords, partsLike } from '../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../pricing/money.ts'
import { type Advisor, type Bilingual, dollars } from './advisor.ts'
import { saidOf } from './asked-of-talk.ts'
import { kindName } from './knowledge/part-answer.ts'
import { topicsFor } from './knowledge/topic-index.ts'
import { kindWords } from './parts-answer.ts'
import type { ChosenCar } from './request-of.ts'

const hoursWords = (hours: number): string => `${hours} hour${hours === 1 ? '' : 's'}`

/** So many hours are a driveway job; past the second figure it is a shop's. */
const DRIVEWAY_HOURS = 3
const WEEKEND_HOURS = 6

export function fitted(
  advisor: Advisor,
  kind: PartKind,
  fitting: readonly Part[],
  car: string | undefined,
  isHard: boolean,
): Bilingual {
  const parts = fitting.length > 0 ? fitting : advisor.catalog.parts.filter((part) => part.kind === kind)
  const hours = parts.map(({ laborHours }) => laborHours).toSorted((a, b) => a - b)
  const [least = 0] = hours
  const most = hours.at(-1) ?? least
  const span = least === most ? hoursWords(least) : `${least} to ${hoursWords(most)}`
  const where = car ? ` on the ${car}` : ', by car'
  const job: Bilingual =
    least <= DRIVEWAY_HOURS
      ? [
          'A driveway job with hand tools, jack stands and a torque wrench.',
          'Se puede en casa con herramienta de mano.',
        ]
      : least <= WEEKEND_HOURS
        ? [
            'A weekend at home, better with a lift; otherwise the shop.',
            'Un fin de semana en casa, mejor con elevador.',
          ]
        : ["A shop's job: it takes a lift and special tools.", 'Es trabajo de taller.']
  const cheapest = fitting[0]
  const price = cheapest
    ? ` The ${cheapest.manufacturer} ${cheapest.name} is ${dollars(installedUsdOf(cheapest))} installed.`
    : ''
  const time = most === 0 ? 'No labor to speak of' : `${span} of labor${where}`
  return isHard
    ? [`${job[0]} ${kindName(kind)}: ${time}.${price}`, `${job[1]} ${span}.`]
    : [`${kindName(kind)}: ${time}. ${job[0]}${price}`, `${span} de mano de obra. ${job[1]}`]
}

/** What is heard of a kind: what moves the exhaust or the air out loud, what whistles, and what nobody hears. */
const HEARD: readonly (readonly [RegExp, Bilingual])[] = [
  [
    /^midpipe|^headers_long/,
    ['Yes, a lot: louder everywhere, and raspy without a good muffler behind it.', 'Sí, mucho: más fuerte siempre.'],
  ],
  [
    /^headers_shorty|^downpipe/,
    ['A little: deeper and a bit louder, most of it under load.', 'Un poco: más grave, sobre todo con carga.'],
  ],
  [
    /exhaust/,
    [
      'Yes: that is most of what it does. Louder at every start, and some drone between 1,800 and 2,400 rpm unless it has a resonator or valves; an axle-back or a valved one is the civil choice.',
      'Sí, para eso es: más fuerte siempre y algo de zumbido en carretera; con resonador o válvulas molesta menos.',
    ],
  ],
  [
    /^cold_air|^intake/,
    ['You hear it: induction noise under throttle, little at cruise.', 'Se oye la admisión al acelerar.'],
  ],
  [
    /roots|twin_screw/,
    ['Yes: a whine that rises with the throttle; at cruise it is mild.', 'Sí: silba fuerte con el acelerador.'],
  ],
  [/centrifugal/, ['Some: a whistle under load, quieter than a Roots or a twin-screw.', 'Algo: un silbido con carga.']],
  [/^turbo/, ['Not much: it whistles and muffles the exhaust a bit.', 'Poco: silba y hasta apaga el escape.']],
  [
    /^transmission_built|differential|^diff/,
    ['A bit more gear noise than stock.', 'Un poco más de ruido de engranes.'],
  ],
  [/^motor_mount|^mounts?/, ['Not loud, but the cabin gets more vibration.', 'No, pero vibra más.']],
  [/^brake_pads/, ['Street pads no; track pads squeal cold.', 'De calle no; las de pista chillan en frío.']],
  [/^coilovers|^springs/, ['No; worn or cheap top mounts knock over bumps.', 'No; bases gastadas golpean en baches.']],
  [
    /^flywheel|^clutch/,
    [
      'Stock-like; a light flywheel or a twin disc rattles at idle.',
      'Como de fábrica; uno liviano o bidisco suena en ralentí.',
    ],
  ],
]

const loudness = (kind: PartKind): number => {
  const at = HEARD.findIndex(([form]) => form.test(kind))
  return at === -1 ? HEARD.length : at
}

/** Which of two is louder, first; the rows above stand from the loudest down. */
export function louderOf(kinds: readonly PartKind[]): Bilingual {
  const [loud, ...rest] = kinds.toSorted((a, b) => loudness(a) - loudness(b)) as [PartKind, ...PartKind[]]
  const own = [loud, ...rest].map((kind) => [kindName(kind), soundOf(kind)] as const)
  return [
    `The ${kindWords(loud)} is the louder one. ${own.map(([name, [english]]) => `${name}: ${english.replace(/^Yes[:,] /, '')}`).join(' ')}`,
    `Suena más: ${kindWords(loud)}. ${own.map(([name, [, spanish]]) => `${name}: ${spanish}`).join(' ')}`,
  ]
}

/** Whether a kind is legal on the street, by what its makers state. */
export function legalOf(kind: PartKind, fitting: readonly Part[], car: string | undefined): Bilingual {
  const standings = new Set(fitting.map(emissionsOf))
  const name = kindName(kind)
  const where = car ? ` for the ${car}` : ''
  if (standings.has('50_state'))
    return [
      `Yes: ${name} is legal in all 50 states where the part carries a CARB order or needs none, and we have one like that${where}. Check that the order covers your year and engine at arb.ca.gov.`,
      `Sí: en los 50 estados si la pieza trae orden CARB o no la necesita, y tenemos una así.`,
    ]
  if (standings.has('off_road') || /^midpipe|^headers|^downpipe/.test(kind))
    return [
      `No, not on the street: ${name} takes out or moves the catalytic converter${where}, and none of ours carries a CARB order. Off-road and race use only.`,
      'No en la calle: quita o mueve el catalizador y ninguna de las nuestras trae orden CARB. Solo pista.',
    ]
  return [
    `In California no: no ${kindWords(kind)} that we sell${where} states a CARB order. Where nobody asks for one it leaves the cats alone, so an inspection that only reads codes passes it with a tune that sets none.`,
    'En California no: ninguna de las nuestras trae orden CARB. Donde no la piden no toca los catalizadores.',
  ]
}

export const soundOf = (kind: PartKind): Bilingual =>
  HEARD.find(([form]) => form.test(kind))?.[1] ?? [`No, nobody hears the ${kindWords(kind)}.`, 'No, no se oye.']

/** How long a kind lasts is known of few; of the others no mileage is made up. */
export function lastsOf(kind: PartKind, asked: string): Bilingual {
  const hit = topicsFor(`how long does a ${kindWords(kind)} last ${asked}`, 3).find(
    ({ topic: { title, asked: words } }) =>
      `${title} ${words}`.toLowerCase().includes(kindWords(kind).split(' ')[0] ?? ' '),
  )
  const english = hit && saidOf(hit.topic.answer[0], 'last')
  return english && hit
    ? [english, saidOf(hit.topic.answer[1], 'last') ?? hit.topic.answer[1]]
    : [
        `I have no mileage for ${kindWords(kind)} that I'd stand behind: it goes by heat, use and how it was fitted. Its maker's warranty is on the part's page.`,
        'No tengo una cifra de millas que pueda sostener: depende del uso y del calor. La garantía está en la página de la pieza.',
      ]
}

/** What kinds cost on a car, on the shelf and on the car. */
export function pricesOf({ catalog }: Advisor, kinds: readonly PartKind[], { vehicle, year }: ChosenCar): Bilingual {
  const told = kinds.flatMap((kind): Bilingual[] => {
    const like = partsLike(catalog, vehicle, { kind })
    const own = like.some((part) => part.kind === kind) ? kind : like[0]?.kind
    const parts = like.filter((part) => part.kind === own).toSorted((a, b) => a.priceCents - b.priceCents)
    const [cheapest] = parts
    const dearest = parts.at(-1)
    if (!cheapest || !dearest) return []
    const [least, most] = [dollars(dollarsOf(cheapest.priceCents)), dollars(dollarsOf(dearest.priceCents))]
    const span: Bilingual = least === most ? [least, least] : [`${least} to ${most}`, `de ${least} a ${most}`]
    const installed = dollars(installedUsdOf(cheapest))
    return [
      [
        `${kindName(cheapest.kind)}: ${span[0]} for the part, ${installed} installed${least === most ? '' : ' for the cheapest'} (${hoursWords(cheapest.laborHours)} of labor)`,
        `${kindName(cheapest.kind)}: ${span[1]} la pieza, ${installed} instalada la más barata (${cheapest.laborHours} horas)`,
      ],
    ]
  })
  const car = carWords(vehicle, year)
  return [
    `${told.map(([english]) => english).join('; ')}, on the ${car}.`,
    `${told.map(([, spanish]) => spanish).join('; ')}, en el ${car}.`,
  ]
}

/** "Which one": of a kind the lowest price that fits, and what would make it another. */
export function cheapestOf({ catalog }: Advisor, kind: PartKind, { vehicle, year }: ChosenCar): Bilingual {
  const [cheapest] = partsLike(catalog, vehicle, { kind })
    .filter((part) => part.kind === kind)
    .toSorted((a, b) => a.priceCents - b.priceCents)
  if (!cheapest) return ['', '']
  const name = `${cheapest.manufacturer} ${cheapest.name}`
  const installed = dollars(installedUsdOf(cheapest))
  return [
    `For a street ${vehicle.model} of ${year} the ${name}: the lowest price that fits, ${installed} installed. Pay for a dearer one only for what it is made for: tell me the power or the use (track, strip, towing) and I'll pick by that.`,
    `Para calle, ${name}: la más barata que le queda, ${installed} instalada. Dime la potencia o el uso y la elijo por eso.`,
  ]
}
