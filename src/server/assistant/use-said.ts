import type { PartKind } from '../../engine/model.ts'
import { carWords } from '../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, text } from './advisor.ts'
import { type Purpose, purposeSaid } from './computed/purpose-said.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { answerFits } from './parts-answer.ts'
import { carOf } from './request-of.ts'

interface Choice {
  kind: PartKind
  words: Bilingual
}

/** What a use that was said before makes of tires, pads and dampers that are asked about after it. */
const CHOICES: readonly (readonly [readonly Purpose[], RegExp, Choice])[] = [
  [
    ['drag'],
    /tires$/,
    {
      kind: 'drag_tires',
      words: [
        'For the strip: drag radials, as wide as the rear fits, at 16 to 20 psi; slicks where the class and the trailer allow them. Summer tires only spin there.',
        'Para el arrancón: drag radials tan anchas como quepan atrás, a 16 o 20 psi; las de verano solo patinan.',
      ],
    },
  ],
  [
    ['track', 'autocross', 'corners'],
    /tires$/,
    {
      kind: 'tires',
      words: [
        'For corners: a 200-treadwear summer tire, not a drag radial. For autocross the class rules say which; on track pick the one that lasts hot, and keep all-seasons off it.',
        'Para curvas: llanta de verano de treadwear 200, no drag radial. En autocross manda la clase; en pista la que aguante calor.',
      ],
    },
  ],
  [
    ['tow'],
    /tires$/,
    {
      kind: 'tires',
      words: [
        "For towing: load range E (LT) tires, at the pressure on the door for the load; drag radials and summer performance tires have soft sidewalls and aren't for that. We list no LT tires, so get those from a tire shop.",
        'Para remolcar: llantas LT rango E, con la presión de la puerta; las de alto desempeño no sirven para eso. No vendemos LT: en una llantera.',
      ],
    },
  ],
  [
    ['drag'],
    /^(?:coilovers|springs|suspension_other)$/,
    {
      kind: 'suspension_other',
      words: [
        'For the strip: drag shocks, soft to rise in front and firm enough behind that it plants and stays, plus control arms that stop the hop; track coilovers are the wrong way round.',
        'Para el arrancón: amortiguadores drag, suaves adelante y firmes atrás, más brazos contra el wheel hop.',
      ],
    },
  ],
  [
    ['tow'],
    /^brake/,
    {
      kind: 'brake_pads',
      words: [
        'For towing: a heavy-duty tow pad with plain or slotted rotors and fresh fluid, and a trailer brake controller that is set up; a big brake kit comes after those. Track pads bite too little cold.',
        'Para remolcar: balatas de carga, discos buenos, líquido fresco y el controlador de frenos del remolque bien ajustado.',
      ],
    },
  ],
]

/** "What tires should I run" after "drag car only": what was said of the use holds for what is asked after it. */
export function bySaidUse(advisor: Advisor, draft: Draft, { asked, meaning }: MessageReading): Answer | undefined {
  const purpose = draft.talk?.purpose ?? (draft.use === 'daily' || draft.use === 'street' ? undefined : draft.use)
  const kinds = kindsIn(asked)
  const named =
    kinds.length > 0 ? kinds : /\b(?:shocks?|dampers?|amortiguadores)\b/.test(asked) ? (['coilovers'] as const) : []
  const [kind] = named
  if (!purpose || !kind || named.length > 2 || meaning.goal || meaning.budgetUsd || meaning.intent === 'cart')
    return undefined
  if (meaning.installed || meaning.keepsStock || meaning.without || purposeSaid(asked) || !ASKS.test(asked))
    return undefined
  const choice = CHOICES.find(([uses, form]) => uses.includes(purpose) && form.test(kind))?.[2]
  const car = choice && meaning.car === undefined ? carOf(advisor, draft, true) : 'none'
  if (!choice || typeof car === 'string') return undefined
  const words = text(inLanguage(draft.language, choice.words), ' ')
  if (purpose === 'tow' && /tires$/.test(kind)) return [words]
  if (choice.kind === 'suspension_other') return [words]
  const fitting = advisor.catalog.partsFor(car.vehicle).some((part) => part.kind === choice.kind)
  return fitting
    ? [words, ...answerFits(advisor, draft, car, { intent: 'fits', part: { kind: choice.kind } })]
    : [
        words,
        text(
          inLanguage(draft.language, [
            `We have none of those for the ${carWords(car.vehicle, car.year)}.`,
            'No tenemos de esas para tu carro.',
          ]),
        ),
      ]
}

const ASKS =
  /\?|^\W*(?:(?:ok|so|and|then|also|y) )*(?:what|which|how|what about|any|recommend|shocks?|tires?|pads?|brakes?|dampers?)\b|\bshould i\b|\b(?:what|which|que|cuales) (?:\w+ )?(?:tires?|shocks?|pads?|brakes?|llantas|frenos)\b/
