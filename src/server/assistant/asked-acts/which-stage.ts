import { FUEL_NAMES } from '../../../engine/display-words.ts'
import type { PartKind } from '../../../engine/model.ts'
import { stockFigures } from '../../planning/car-facts.ts'
import { type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text, whp } from '../advisor.ts'
import type { OfCar } from '../frame/of-car.ts'
import { topicOf } from '../knowledge/topic-index.ts'
import { carOfTalk } from '../named-car/car-of-talk.ts'
import { kindWords } from '../parts-answer.ts'
import { fuelFor } from '../request-of.ts'
import type { Turn } from '../turn.ts'
import { asksNothingSurely } from './ask-in.ts'

const WHICH =
  /\bw(?:h)?ich (?:stage|stg|one)\b|\bwhat stage\b|\bhow far (?:should|would) (?:i|you|we) go\b|\bque etapa\b|\bcual (?:etapa|stage|me)\b/
/** "What's stage 2 mean and do I need it". */
const NEEDS = /\bdo (?:i|we) (?:really |even |actually )?need (?:it|that|one|stage [23])\b/
const STAGES = /\b(?:stages?|stg|etapas?)\b/
const DAILY =
  /\b(?:daily|dailies|dd|commut\w*|every ?day|work|kids?|family|wife|mom|dad|errands|traffic|diario|reliab\w*|safe\w*|tow\w*|road trips?|miles (?:each way|a day)|drive \d+ miles)\b/
const LAPS = /\b(?:track|laps?|hpde|auto ?x|autocross|road course|pista)\b/
const STRIP = /\b(?:strip|drag|quarter|quickest|fastest|1\/4)\b/
/** A gain below this share of stock power is not felt. */
const FELT = 0.04
/** What is heard, smelled or checked at an inspection. */
const LOUD: ReadonlySet<string> = new Set<PartKind>([
  'downpipe',
  'headers_long_tube',
  'catback_exhaust',
  'midpipe_catless',
])
const AT_CATS: ReadonlySet<string> = new Set<PartKind>(['downpipe', 'headers_long_tube', 'midpipe_catless'])

const EXPLAINS = /\bmean(?:s|ing)?\b|\bexplain\b|\bwhat(?: is|s|'s)? (?:a )?stage\b|\bque (?:es|significa)\b/
/** The car is known here. */
const ASKS_CAR = / (?:Tell me what you drive|Dime qué carro) [^.]*\./
const NO: Bilingual = ['No. ', 'No. ']

interface Stage {
  number: number
  wheelHp: number
  usd: number
  kinds: readonly PartKind[]
}

/** "Which stage for a daily": one of the car's stages for the use that was said, with its figures and what the next one costs. */
export function whichStage(turn: Turn): Answer | undefined {
  const { advisor, before, draft, reading } = turn
  const { asked, meaning } = reading
  const isOfStages = STAGES.test(asked) || before.last?.intent === 'stages' || STAGES.test(before.turns?.at(-1) ?? '')
  const isNeed = NEEDS.test(asked)
  if (!(isNeed || WHICH.test(asked)) || !isOfStages || before.shown !== undefined || meaning.stranger !== undefined)
    return undefined
  if (
    !asksNothingSurely(turn, ['compare', 'advice', 'build', 'of_build', 'parts']) ||
    (!isNeed && /\bstage [123]\b/.test(asked))
  )
    return undefined
  const use = STRIP.test(asked) ? 'strip' : LAPS.test(asked) ? 'laps' : DAILY.test(asked) ? 'daily' : undefined
  const car = use && carOfTalk(turn)
  if (!car) return undefined
  const fuel = fuelFor(draft) ?? '93'
  const found = advisor.stages({ vehicleId: car.vehicle.id, fuel, induction: 'auto', filter: 'all' })
  if (!found.ok) return undefined
  const stages = found.reply.packages
    .filter(({ stage }) => stage !== 'wide_open')
    .map(
      ({ stage, targetHp, totalCost, allParts }): Stage => ({
        number: Number(stage.at(-1)),
        wheelHp: targetHp,
        usd: totalCost,
        kinds: [...new Set(allParts.map(({ kind }) => kind as PartKind))],
      }),
    )
  const chosen = stageFor(use, stages, stockFigures(advisor.catalog, car.vehicle).wheelHp)
  if (!chosen) return undefined
  const explained = EXPLAINS.test(asked) ? topicOf('stage_meaning')?.answer : undefined
  const lead = explained ? `${inLanguage(draft.language, explained).replace(ASKS_CAR, '')}\n` : ''
  const told = wordsOf(turn, car, {
    ...{ use, chosen, isFirst: chosen === stages[0] },
    ...{ next: stages[stages.indexOf(chosen) + 1], fuel: FUEL_NAMES[fuel] },
  })
  return [
    text(
      `${lead}${isNeed && chosen.number === 1 ? inLanguage(draft.language, NO) : ''}${inLanguage(draft.language, told)}`,
      car.assumed,
    ),
    suggestions(`Stage ${chosen.number}`, 'What breaks first?'),
  ]
}

type Use = 'daily' | 'laps' | 'strip'

function stageFor(use: Use, stages: readonly Stage[], stockWheelHp: number): Stage | undefined {
  const [first, second] = stages
  if (use === 'strip') return stages.at(-1)
  const isFelt = first && first.wheelHp - stockWheelHp >= FELT * stockWheelHp
  return isFelt ? first : (second ?? first)
}

interface Choice {
  use: Use
  chosen: Stage
  /** No stage of the car comes before it. */
  isFirst: boolean
  next: Stage | undefined
  fuel: string
}

const WHY: Readonly<Record<Use, Bilingual>> = {
  daily: ['It asks least of the gearbox and the engine.', 'Es la que menos le pide a la caja y al motor.'],
  laps: [
    'On a track heat ends the session before power does: put the rest of the money into pads, fluid, tires and cooling.',
    'En pista manda el calor: lo que sobre, a balatas, líquido, llantas y enfriamiento.',
  ],
  strip: [
    'It is the quickest of ours, and the one that needs its clutch, fuel and tires done with it.',
    'Es la más rápida de las nuestras, y pide clutch, combustible y llantas a la par.',
  ],
}
/** A cam is heard at idle. */
const DAILY_NO_CAM: Bilingual = [
  'It idles and starts like stock, and it asks least of the gearbox and the engine.',
  'Arranca y anda como de fábrica, y es la que menos le pide a la caja y al motor.',
]
const FIRST_FELT: Bilingual = [
  "Stage 1 here is too small to feel; this is the first step you'd notice.",
  'Aquí la etapa 1 no se siente; esta es la primera que notarías.',
]
function whyOf({ use, chosen, isFirst }: Choice): Bilingual {
  if (use !== 'daily') return WHY[use]
  if (!isFirst) return FIRST_FELT
  return chosen.kinds.includes('camshafts') ? WHY.daily : DAILY_NO_CAM
}
const FOR: Readonly<Record<Use, Bilingual>> = {
  daily: ['a daily', 'diario'],
  laps: ['track days', 'pista'],
  strip: ['the strip', 'arrancones'],
}

function wordsOf({ advisor }: Turn, { vehicle, name }: OfCar, choice: Choice): Bilingual {
  const { use, chosen, next, fuel } = choice
  const stock = stockFigures(advisor.catalog, vehicle).wheelHp
  const why = whyOf(choice)
  const parts = listed(chosen.kinds.map((kind) => kindWords(kind)))
  const loud = next?.kinds.filter((kind) => LOUD.has(kind) && !chosen.kinds.includes(kind)) ?? []
  const isLouder = loud.length > 0
  const isInspected = loud.some((kind) => AT_CATS.has(kind))
  const brings = `${isLouder ? ', with more noise' : ''}${isInspected ? ', and it may not pass inspection' : ''}`
  const trae = `${isLouder ? ', con más ruido' : ''}${isInspected ? ', y puede no pasar la inspección' : ''}`
  const more = next
    ? ` Stage ${next.number} is ${whp(next.wheelHp)} for ${dollars(next.usd)}: ${Math.round(next.wheelHp - chosen.wheelHp)} whp more for ${dollars(next.usd - chosen.usd)}${brings}.`
    : ''
  const luego = next ? ` La etapa ${next.number}: ${whp(next.wheelHp)} por ${dollars(next.usd)}${trae}.` : ''
  return [
    `Stage ${chosen.number} for ${FOR[use][0]}: the ${name} goes from ${whp(stock)} to ${whp(chosen.wheelHp)} on ${fuel} for ${dollars(chosen.usd)} installed (${parts}). ${why[0]}${more}`,
    `Etapa ${chosen.number} para ${FOR[use][1]}: el ${name} pasa de ${whp(stock)} a ${whp(chosen.wheelHp)} por ${dollars(chosen.usd)} instalada. ${why[1]}${luego}`,
  ]
}
