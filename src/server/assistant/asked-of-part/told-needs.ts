import type { PartKind } from '../../../engine/model.ts'
import type { Bilingual } from '../advisor.ts'
import { kindName } from '../knowledge/part-answer.ts'
import { PART_FACTS } from '../knowledge/part-facts.ts'
import { kindWords } from '../parts-answer.ts'
import { kitNeeds } from './kit-needs.ts'
import { type OfPart, partOf } from './of-part.ts'
import { detailsOf, nameOf, shelfPrice, slotWords, theName } from './part-words-told.ts'

/** What goes on new with a part, whoever made it. */
const WITH: Partial<Record<PartKind, Bilingual>> = {
  charge_pipes: [
    'fresh couplers and clamps at both ends if the kit has none, and the O-ring at the throttle side',
    'coples y abrazaderas nuevas si el kit no trae, y el O-ring del lado del cuerpo de aceleración',
  ],
  downpipe: ['a new turbo gasket and V-band or flange hardware', 'empaque del turbo y abrazadera o tornillería nueva'],
  headers_long_tube: ['new header gaskets and bolts', 'empaques y tornillos nuevos'],
  headers_shorty: ['new header gaskets and bolts', 'empaques y tornillos nuevos'],
  intercooler: ['fresh couplers and clamps where the kit has none', 'coples y abrazaderas nuevas si el kit no trae'],
  high_pressure_fuel_pump: [
    'a new seal and new mounting bolts, both one-time use',
    'sello y tornillos nuevos, de un solo uso',
  ],
  injectors: [
    'new O-rings, and a plug adapter where the connector differs from the stock one',
    'O-rings nuevos y adaptador de conector si el tuyo es distinto',
  ],
  fuel_pump: ['a new tank seal and filter sock', 'empaque del tanque y filtro nuevo'],
  clutch: [
    'release bearing, pilot bearing and rear main seal while the gearbox is out, and the flywheel resurfaced or new',
    'collarín, balero piloto y retén con la caja abajo, y el volante rectificado o nuevo',
  ],
  camshafts: ['valve springs matched to its lift, and gaskets', 'resortes a la medida de la leva y empaques'],
  brake_pads: [
    'no new rotors if yours are smooth, without a lip, and over the minimum thickness; bed the pads in',
    'discos nuevos no, si los tuyos están lisos y sobre el mínimo; asienta las balatas',
  ],
  brake_rotors: ['new pads, or the old ones on clean rotors bedded again', 'balatas nuevas o asentarlas otra vez'],
  differential: ['new bearings, seals and break-in oil', 'baleros, retenes y aceite de asentamiento'],
  turbo_upgrade: ['gaskets, oil and coolant line hardware', 'empaques y líneas de aceite y agua'],
  pulley_smaller: ['the belt length that goes with it', 'la banda del largo que le toca'],
  heat_exchanger: ['coolant and a good bleed of the circuit', 'refrigerante y purgar bien el circuito'],
  coilovers: ['an alignment, and top mounts if yours are worn', 'alineación, y bases nuevas si están gastadas'],
  catback_exhaust: ['a gasket at the front flange', 'un empaque en la brida delantera'],
}
const HARDWARE =
  /\b(?:gaskets?|clamps?|bolts?|o-?rings?|seals?|couplers?|hardware|box|adapters?|rails?|pigtails?|piping|bov|pin kit|hangers?|smth|something|anything|else|extra|come with|comes with)\b/
const TUNE = /\b(?:tune|tunes|tuned|tuning|toon|retune|remap|light|cel)\b/

const DROP_IN = /\b(?:panel filters?|drop-in filters?|air filter)\b/i
const OF_INTAKE: Readonly<Record<string, Bilingual>> = {
  yes: [
    'Yes, an intake needs a tune on this engine: in another tube the airflow reads wrong and it can run lean.',
    'Sí, en este motor el intake pide tune: si no, mide mal el aire y puede andar pobre.',
  ],
  no: [
    'No tune needed on this engine, as long as the kit keeps the factory airflow-meter housing.',
    'No pide tune en este motor, si el kit conserva el alojamiento del sensor de aire.',
  ],
  depends: [
    'It goes by the kit: no tune if it keeps the factory airflow-meter housing, a tune if it changes it.',
    'Depende del kit: sin tune si conserva el alojamiento del sensor de aire; con tune si lo cambia.',
  ],
}

/** Whether it needs a tune, by the engine and the rulebook. */
function tuneOf({ car, meant }: OfPart, kind: PartKind): Bilingual {
  const part = meant.part ?? meant.parts[0]
  if (part && DROP_IN.test(part.name)) return ['No tune for a drop-in filter.', 'Un filtro de reemplazo no pide tune.']
  if (kind === 'cold_air_intake' && !part?.needs.includes('tune'))
    return OF_INTAKE[car.vehicle.family.intakeNeedsTune] ?? (OF_INTAKE['depends'] as Bilingual)
  const { needs, spanish } = PART_FACTS[kind]
  if (part?.needs.includes('tune')) return [`Yes, it needs a tune. ${needs}`, `Sí, pide tune. ${spanish}`]
  return [needs, spanish]
}

/** What a part needs beside it: from the list and the rulebook, then what goes on new with its kind. */
export function needsTold(one: OfPart): Bilingual | undefined {
  const part = partOf(one)
  if (!part || one.meant.missing !== undefined) return undefined
  const { kind } = part
  const { words, meant, name } = one
  const slots = part.needs.map(slotWords)
  const details = detailsOf(part).filter((detail) => /includ|requir|with/.test(detail))
  const withIt = WITH[kind]
  const english: string[] = []
  const spanish: string[] = []
  const say = (words: Bilingual) => {
    english.push(words[0])
    spanish.push(words[1])
  }
  const isOfTune = TUNE.test(words) || meant.beside.includes('tune')
  if (isOfTune) say(tuneOf(one, kind))
  const beside = meant.beside.filter((other) => other !== 'tune' && other !== kind)
  const ofKit = isOfTune || beside.length > 0 ? undefined : kitNeeds(one)
  if (ofKit) return ofKit
  for (const other of beside) say(besideWords(one, other))
  if (!isOfTune && beside.length === 0) say([PART_FACTS[kind].needs, PART_FACTS[kind].spanish])
  else if (!isOfTune && slots.length > 0)
    say([
      `It needs ${slots.map(([words]) => words).join(', ')} with it.`,
      `Pide además: ${slots.map(([, words]) => words).join(', ')}.`,
    ])
  if (details.length > 0) say([`Our list says: ${details.join(', ')}.`, `Nuestra lista dice: ${details.join(', ')}.`])
  if (withIt && (HARDWARE.test(words) || !isOfTune)) say([`Plan on ${withIt[0]}.`, `Cuenta con: ${withIt[1]}.`])
  if (HARDWARE.test(words) && details.length === 0)
    say([
      "What comes in the box isn't in our list: ask at /contact before you order and we check it.",
      'Lo que trae la caja no está en nuestra lista: pregunta en /contact y lo revisamos.',
    ])
  if (english.length === 0) say([`${PART_FACTS[kind].needs}`, `${PART_FACTS[kind].spanish}`])
  return [
    `With ${theName(part)} on the ${name}: ${english.join(' ')}`,
    `Con ${nameOf(part)} en el ${name}: ${spanish.join(' ')}`,
  ]
}

/** "Do I need springs with that": whether its kind or its rulebook asks for them, and what we have. */
function besideWords({ spoken, car, meant }: OfPart, named: PartKind): Bilingual {
  const part = meant.part ?? meant.parts[0]
  // Beside a cam springs are those of the valves.
  const other: PartKind = named === 'springs' && part?.kind === 'camshafts' ? 'valve_springs' : named
  const [cheapest] = spoken.advisor.catalog
    .partsFor(car.vehicle)
    .filter(({ kind }) => kind === other)
    .toSorted((a, b) => a.priceCents - b.priceCents)
  const facts = part ? `${PART_FACTS[part.kind].needs} ${WITH[part.kind]?.[0] ?? ''}`.toLowerCase() : ''
  const word = kindWords(other).split(' ').at(-1)?.replace(/s$/, '') ?? ''
  const isIn = part?.name.toLowerCase().includes(word) && /with|kit|and/.test(part.name.toLowerCase())
  const ours = cheapest ? ` Ours: ${shelfPrice(cheapest)}.` : ''
  const nuestra = cheapest ? ` La nuestra: ${shelfPrice(cheapest)}.` : ''
  if (isIn) return [`${kindName(other)}: they come with it.`, `${kindName(other)}: ya vienen.`]
  return word && facts.includes(word)
    ? [
        `${kindName(other)}: ${/no new rotors/.test(facts) ? 'only if yours are worn' : 'yes'}.${ours}`,
        `${kindName(other)}: sí, si los tuyos no sirven.${nuestra}`,
      ]
    : [
        `${kindName(other)}: our rules don't ask for it with this part.${ours}`,
        `${kindName(other)}: nuestras reglas no lo piden con esta pieza.${nuestra}`,
      ]
}
