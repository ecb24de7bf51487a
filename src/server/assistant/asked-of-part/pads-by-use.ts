import type { Part } from '../../../engine/model.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text } from '../advisor.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import { plainWords } from '../sentence.ts'
import type { Turn } from '../turn.ts'

type Use = 'track' | 'cold' | 'quiet'

const PADS = /\b(?:brake )?pads?\b/
const CHOOSES =
  /\b(?:which|what|whats|something|recommend\w*|best|need|want|looking for|have you|do you have|got)\b|\bpads (?:for|on)\b/
const HOT = /\b[5-9]\d\d(?: ?- ?\d{3})? ?°?c\b|\b(?:9\d\d|1[0-4]\d\d)(?: ?- ?\d{3,4})? ?°?f\b|\b(?:disc|rotor) temps?\b/
const BITES_COLD =
  /\b(?:bite|grab|stop\w*)\b[^.?!]{0,40}\b(?:cold|first stop|from cold)\b|\b(?:stone |ice )?cold\b[^.?!]{0,30}\b(?:bite|stop|grab)\b|\bcold bite\b/
const QUIET = /\b(?:quiet|squeal\w*|squeak\w*|noisy|dust\w*|silent)\b/
const NO_DUST_CARE = /\b(?:don'?t|do not|dont) (?:care|mind)(?: about)? (?:the )?dust\b/
const ELSE =
  /\b(?:track pads? on the street|how long|last|bed(?:ding)?|cart|return\w*|prop 65|clunk|rattle|wear(?:s|ing)? out)\b/

/** Pads by what they bear and how they live: the first of a row that we sell for the car is the pick. */
const PICKS: Readonly<Record<Use, readonly RegExp[]>> = {
  track: [
    /\bDTC-?\d\d\b/,
    /\bDS1\.11\b/,
    /\bRSL\d+|\bRS 4-2\b/,
    /\bMagic\b/,
    /\bBluestuff\b/,
    /\bDS2500\b/,
    /\bYellowstuff\b/,
    /\bHP Plus\b/,
  ],
  cold: [/\bDS2500\b/, /\bHP Plus\b/, /\bYellowstuff\b/, /\bHPS 5\.0\b/, /\bHPS\b/],
  quiet: [/\bHPS 5\.0\b/, /\bHPS\b/, /\b[Ss]treet\b/],
}

function wantedUse(typed: string): Use | undefined {
  if (HOT.test(typed)) return 'track'
  if (BITES_COLD.test(typed)) return 'cold'
  return QUIET.test(typed.replace(NO_DUST_CARE, '')) ? 'quiet' : undefined
}

/** "Quiet and not dusty", "bite on the first stop", "discs at 700 C": one pad by its use, with its price, before a list of all. */
export function padsByUse(turn: Turn): Answer | undefined {
  const { advisor, draft, reading, words } = turn
  const typed = plainWords(words)
  if (!PADS.test(typed) || !CHOOSES.test(typed) || ELSE.test(typed)) return undefined
  if (draft.talk?.danger || reading.meaning.goal !== undefined || reading.meaning.intent === 'cart') return undefined
  const use = wantedUse(typed)
  const car = use && ofCar(advisor, draft, reading)
  const pick = car && pickFor(car, use)
  if (!use || !car || !pick) return undefined
  const own: Bilingual = /\b(?:bring|my own|supply)\b/.test(typed)
    ? [
        ' Your own pads are welcome if they fit and are new; ask at /contact before you book. The labor is the same, and the warranty then covers our work, not the pad.',
        ' Puedes traer las tuyas nuevas si quedan: pregunta antes en /contact. La mano de obra es igual y la garantía cubre el trabajo.',
      ]
    : ['', '']
  const [english, spanish] = wordsFor(use, pick, typed)
  return [
    text(inLanguage(draft.language, [`${english}${own[0]}`, `${spanish}${own[1]}`]), car.assumed),
    { type: 'parts', vehicleId: car.vehicle.id, parts: [offered(pick)] },
    suggestions('Add it to my cart', 'Which brake fluid?'),
  ]
}

function pickFor({ advisor, vehicle }: OfCar, use: Use): Part | undefined {
  const pads = advisor.catalog
    .partsFor(vehicle)
    .filter(({ kind }) => kind === 'brake_pads')
    .toSorted((a, b) => a.priceCents - b.priceCents)
  for (const form of PICKS[use]) {
    const found = pads.find(({ name }) => form.test(name))
    if (found) return found
  }
  return undefined
}

const LEADS: Readonly<Record<Use, Bilingual>> = {
  track: [
    'At that heat a street compound is over its range: it fades, smears and takes the rotor with it. A track pad wears the rotor less hot than a street pad does overheated; it squeals, dusts and wants a warm-up lap. With it 500°F-plus fluid and ducting: past about 1,250°F at the disc air is what saves rotors.',
    'A esa temperatura una balata de calle se sale de rango y se come el disco. La de pista rechina, ensucia y quiere una vuelta de calentamiento; con ella líquido de más de 500°F y ductos de aire.',
  ],
  cold: [
    'It bites on the first stop from cold, where a track pad needs heat first, and takes autocross and a few laps.',
    'Muerde en frío desde la primera frenada, donde una de pista necesita calor.',
  ],
  quiet: [
    'It has more bite than stock and holds up coming down a mountain, and it is the quiet one of what we list.',
    'Frena más que la de fábrica y es la callada de las que tenemos.',
  ],
}

function wordsFor(use: Use, pick: Part, typed: string): Bilingual {
  const price = `${pick.manufacturer} ${pick.name}, ${dollars(dollarsOf(pick.priceCents))} (${dollars(installedUsdOf(pick))} installed, ${pick.laborHours} hours)`
  const isLoud = /\bHP Plus\b/.test(pick.name)
  const squeal: Bilingual =
    use === 'cold' && QUIET.test(typed)
      ? isLoud
        ? [' It squeals some, so new shims and a proper bed-in.', ' Rechina algo: cuñas nuevas y buen asentado.']
        : [' Squeal stays low with new shims and a proper bed-in.', ' Rechina poco con cuñas nuevas y buen asentado.']
      : ['', '']
  const dust: Bilingual =
    use === 'quiet' && /\bdust\w*|\bwheels\b/.test(typed)
      ? [
          ' It dusts some: no true low-dust ceramic is in our list for this car, and one of those has less bite. Light wheels and no dust at all is a ceramic street pad from a parts store.',
          ' Ensucia algo: no tenemos cerámica de poco polvo para este carro, y esas muerden menos.',
        ]
      : ['', '']
  const fades: Bilingual =
    /\bfad\w*|\bmountain\b|\bsqueal\w*/.test(typed) && use === 'quiet'
      ? [
          ' Fresh DOT 4 with it, and clean rotors bedded again: that is what cures fade and squeal, more than the pad.',
          ' Con DOT 4 nuevo y discos limpios y asentados: eso quita el desvanecimiento y el rechinido.',
        ]
      : ['', '']
  return [
    `The ${price}. ${LEADS[use][0]}${squeal[0]}${dust[0]}${fades[0]}`,
    `${price}. ${LEADS[use][1]}${squeal[1]}${dust[1]}${fades[1]}`,
  ]
}
