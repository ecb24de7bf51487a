import type { EngineFamily } from '../../../engine/families/engine-family.ts'
import type { Part, PartKind } from '../../../engine/model.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, suggestions, text, whp } from '../advisor.ts'
import type { Draft } from '../draft.ts'
import { type OfCar, ofCar, powerWith, stockWhp } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import type { Turn } from '../turn.ts'

const INTAKE = String.raw`\b(?:intakes?|cai|short ram|sri|air ?box|cold airs?)\b`
const NEEDS = String.raw`\b(?:need\w*|gotta|got to|have to|has to|must|require\w*|necessary|without|ocup\w+|necesit\w+|hace falta)\b`
const TUNE = String.raw`\b(?:re-?)?(?:tune|tuned|tuning|tunes|flash)\b`
const ASKS = new RegExp(
  [
    `${NEEDS}[^.?!]{0,30}${TUNE}[^.?!]{0,40}${INTAKE}`,
    `${INTAKE}[^.?!]{0,40}${NEEDS}[^.?!]{0,24}${TUNE}`,
    `${TUNE}[^.?!]{0,24}${NEEDS}[^.?!]{0,30}${INTAKE}`,
    `${INTAKE}[^.?!]{0,24}${TUNE} (?:necessary|needed|required)`,
  ].join('|'),
)
/** "Why a tune, isn't an intake better": the two are held against each other. */
const AGAINST = new RegExp(
  [
    `${INTAKE}[^.?!]{0,16}\\b(?:or|vs\\.?|versus|better|instead|first)\\b`,
    `${TUNE}[^.?!]{0,16}\\b(?:or|vs\\.?|versus|instead)\\b[^.?!]{0,12}${INTAKE}`,
  ].join('|'),
)
/** Another part beside it is asked about as well, or its law, or the money. */
const ELSE = /\b(?:manifold|down ?pipe|headers?|cams?|legal|warranty|how much|cost|price)\b|\$/
const FELT_WHP = 3

const WHY: Readonly<Record<EngineFamily['intakeNeedsTune'], Bilingual>> = {
  yes: [
    'yes: an intake needs a tune on this engine. The computer measures the air through the factory housing; in another tube the reading is off, the fuel trims run out and it can go lean at full throttle. Only a drop-in filter in the stock box needs none',
    'sí: este motor necesita tune con un intake. La computadora mide el aire en la carcasa de fábrica; con otro tubo lee mal y puede quedar pobre. Solo un filtro en la caja original no lo pide',
  ],
  some: [
    'it depends on the kit: one that keeps the factory airflow-meter housing runs without a tune, one with another housing needs one, because the air reads wrong and it can run lean. A drop-in filter never does',
    'depende: si usa la carcasa original del sensor no hace falta tune; si la cambia, sí, porque lee mal el aire y puede quedar pobre',
  ],
  no: [
    'no: a cold air intake runs fine on the stock tune. The factory computer corrects for that much air by itself; one that changes the housing of the airflow meter is the exception, so check that on the box',
    'no: el intake trabaja bien con el tune de fábrica; la computadora corrige sola. La excepción es uno que cambia la carcasa del sensor de aire',
  ],
}

/** "Do I need a tune for an intake": yes or no for this engine, why, and what either makes on it. */
export function intakeTune({ advisor, draft, reading }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  const isAgainst = AGAINST.test(asked) && new RegExp(TUNE).test(asked)
  if (
    !(isAgainst || ASKS.test(asked)) ||
    ELSE.test(asked) ||
    meaning.stranger !== undefined ||
    meaning.goal ||
    meaning.budgetUsd
  )
    return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const { family } = car.vehicle
  const [intake, tune] = [cheapest(car, 'cold_air_intake'), cheapest(car, 'tune')]
  if (isAgainst && intake && tune) return against(car, intake, tune, draft.language)
  const lines = [intake, tune].flatMap((part) => part ?? [])
  const [english, spanish] = WHY[family.intakeNeedsTune]
  return [
    text(
      inLanguage(draft.language, [
        `On the ${car.name}, ${english}. ${gainWords(car, intake, tune)}`.trim(),
        `En el ${car.name}, ${spanish}.`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: lines.map(offered) },
    suggestions('How much does a tune add?', 'Add it to my cart', '100 more whp'),
  ]
}

/** Which of the two first, by what each makes on this car. */
function against(car: OfCar, intake: Part, tune: Part, language: Draft['language']): Answer {
  const gain = (part: Part) => powerWith(car, [part], car.vehicle.engine.ratedFuel).wheelHp - stockWhp(car)
  const isTune = gain(tune) >= gain(intake)
  const boosted = car.vehicle.engine.aspiration !== 'na'
  const why = boosted
    ? 'the factory computer asks for only so much boost, and an intake lets it breathe without asking for more; the tune is what asks'
    : 'without boost both are small, and the tune finds what the factory left for bad gas'
  return [
    text(
      inLanguage(language, [
        `${isTune ? 'The tune' : 'The intake'} on the ${car.name}: ${why}. ${gainWords(car, intake, tune)}`,
        `En el ${car.name}, primero ${isTune ? 'el tune' : 'el intake'}: ${gainWords(car, intake, tune)}`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: [tune, intake].map(offered) },
    suggestions('Does an intake need a tune?', 'Add it to my cart', '100 more whp'),
  ]
}

const cheapest = ({ advisor, vehicle }: OfCar, kind: PartKind): Part | undefined =>
  advisor.catalog
    .partsFor(vehicle)
    .filter((part) => part.kind === kind)
    .toSorted((a, b) => a.priceCents - b.priceCents)[0]

function gainWords(car: OfCar, intake: Part | undefined, tune: Part | undefined): string {
  const gain = (...parts: Part[]) =>
    Math.max(0, Math.round(powerWith(car, parts, car.vehicle.engine.ratedFuel).wheelHp - stockWhp(car)))
  if (!intake) return ''
  const alone = gain(intake)
  const own =
    alone < FELT_WHP
      ? `The intake by itself is worth next to nothing there, under ${FELT_WHP} whp`
      : `The intake by itself is worth about ${whp(alone)} there`
  return tune
    ? `${own}; a tune about ${whp(gain(tune))}, both together about ${whp(gain(intake, tune))} (tune from ${dollars(dollarsOf(tune.priceCents))}).`
    : `${own}.`
}
