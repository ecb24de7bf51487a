import { carWords } from '../../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text } from '../advisor.ts'
import { chosenCar } from '../chosen-car.ts'
import { type Draft, withMeaning } from '../draft.ts'
import { carOfEngine } from '../engine-said.ts'
import { fuelsNamed } from '../fuel-words.ts'
import type { Intent } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import { refusesPower } from '../no-power.ts'
import { kindsIn } from '../part-words.ts'
import { answerFits } from '../parts-answer.ts'
import { type ChosenCar, carOf } from '../request-of.ts'
import { atAltitude } from '../topic-leads.ts'
import { accuracyWords, asksAccuracy } from './accuracy-answer.ts'
import { enginesCompared } from './engines-compared.ts'
import { asksFairPrice, fairPrice } from './fair-price.ts'
import { asksFirst, firstChoice, nitrousOrBoost } from './first-choice.ts'
import { followOn } from './follow-on.ts'
import { fuelSizing } from './fuel-sizing.ts'
import { asksGift, giftAnswer, giftBudget, halfOf } from './gift-answer.ts'
import { intakeClaim } from './intake-claim.ts'
import { limitsNoise, noiseLimit } from './noise-answer.ts'
import { orderNotOurs } from './order-number.ts'
import { padsAnswer } from './pads-answer.ts'
import { asksPartsPower, partsPower } from './parts-power.ts'
import { psiSafety } from './psi-answer.ts'
import { purposeSaid } from './purpose-said.ts'
import { tireWidth } from './tire-width-answer.ts'
import { conversions } from './unit-answer.ts'
import { asksWeight, timesAtWeight } from './weight-answer.ts'

/** The car of the message, else the one that is talked about. */
function carSaid(
  advisor: Advisor,
  draft: Draft,
  { meaning }: MessageReading,
): { car: ChosenCar; draft: Draft } | undefined {
  const isOther = meaning.car !== undefined && meaning.car !== draft.car
  const own = isOther ? withMeaning({}, { ...meaning, intent: 'plan' }) : draft
  const car = carOf(advisor, own, true)
  return typeof car === 'string' ? undefined : { car, draft: own }
}

/** "First mod for a Z": which Z is asked before anything is named for it. */
function whichCar(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  if (reading.mayMean.length < 2 || !asksFirst(reading.asked, reading.meaning.topic)) return undefined
  const car = chosenCar(advisor, draft, { ...reading, meaning: { ...reading.meaning, intent: 'stages' } })
  return 'vehicle' in car ? undefined : [text(inLanguage(draft.language, BASICS)), ...car.answer]
}

/** What comes first on any car, whichever it is. */
const BASICS: Bilingual = [
  'Before any power: fresh oil and plugs, good tires, brake pads and fluid. With a turbo a tune is the first power after that; without one, a tune and an intake add little. ',
  'Antes de la potencia: aceite y bujías nuevas, buenas llantas, balatas y líquido de frenos. Con turbo, luego un tune. ',
]

/** A question whose answer is computed from the figures, the parts or the use that it names; undefined where it is no such. */
export function computedAnswer(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  reading: MessageReading,
): Answer | undefined {
  const { meaning, asked } = reading
  if (meaning.intent === 'cart' || meaning.stranger !== undefined) return undefined
  const told = (words: Bilingual | undefined): Answer | undefined =>
    words && [text(inLanguage(draft.language, words)), suggestions('What breaks first?', '100 more whp')]
  const said = carSaid(advisor, draft, reading)
  const ofEngine = said ? undefined : carOfSaidEngine(advisor, asked)
  const ofCar = said && { vehicle: said.car.vehicle, name: carWords(said.car.vehicle, said.car.year) }
  const isOfCar = draft.shown === undefined || meaning.car !== undefined
  const isOpenGoal = meaning.goal === undefined
  const isOpen = isOpenGoal && meaning.intent !== 'compare'
  const isBeforeParts = reading.about?.isSure && BEFORE_PARTS.has(reading.about.topics[0]?.topic.id ?? '')
  const isFirstAsked = meaning.budgetUsd === undefined && draft.shown === undefined
  return (
    (said ? undefined : whichCar(advisor, draft, reading)) ??
    told(asksAccuracy(asked) ? accuracyFor(advisor, reading, said?.car) : undefined) ??
    (asksGift(asked)
      ? giftAnswer(advisor, said?.car, asked, meaning.budgetUsd ?? giftBudget(asked), halfOf(reading))
      : undefined) ??
    told(orderNotOurs(asked)) ??
    told(
      isOfCar && (said?.car ?? ofEngine) ? psiSafety(advisor, (said?.car ?? ofEngine) as ChosenCar, asked) : undefined,
    ) ??
    told(intakeClaim(advisor, draft, said?.car, asked)) ??
    told(
      limitsNoise(asked) &&
        isOpenGoal &&
        meaning.budgetUsd === undefined &&
        (draft.shown === undefined || meaning.intent !== 'plan')
        ? noiseLimit(asked, ofCar?.name)
        : undefined,
    ) ??
    told(followOn(asked, before.last?.topic)) ??
    told(isPlanned(meaning) ? undefined : conversions(advisor.catalog, asked, ofCar)) ??
    told(
      sizing(
        advisor,
        draft,
        carOfEngineSize(before, said?.car, reading) ?? carAgainst(advisor, reading) ?? ofEngine,
        reading,
      ),
    ) ??
    told(tireWidth(asked)) ??
    told(meaning.car === undefined && isOpenGoal ? enginesCompared(advisor, asked) : undefined) ??
    (said ? ofMakers(advisor, said, reading) : undefined) ??
    (said ? installedPrice(advisor, before, said.car, reading) : undefined) ??
    told(asksFairPrice(asked) && draft.shown === undefined ? fairPrice(advisor, said?.car, asked) : undefined) ??
    (said && isOpen && isFirstAsked
      ? (padsAnswer(advisor, said.draft, said.car, asked) ?? nitrousOrBoost(advisor, said.car, asked))
      : undefined) ??
    (said && isOpen && asksWeight(asked) ? timesAtWeight(advisor, said.draft, said.car, asked) : undefined) ??
    (said && isOpen && isOfCar && meaning.budgetUsd === undefined && asksPartsPower(asked)
      ? partsPower(advisor, said.draft, said.car, asked)
      : undefined) ??
    (said &&
    isOpen &&
    (isFirstAsked || refusesPower(asked) || isOfUse(asked)) &&
    OPEN.has(meaning.intent) &&
    !isBeforeParts &&
    asksFirst(asked, meaning.topic)
      ? firstChoice(advisor, said.car, asked, meaning.budgetUsd)
      : undefined)
  )
}

/** "2018 Mustang GT, 550 PS, what does it cost": a power of a car is planned, and its unit is only a unit. */
const isPlanned = ({ intent, goal, car }: MessageReading['meaning']): boolean =>
  intent === 'plan' && goal !== undefined && car !== undefined

/** Money for a use that power comes last in: what to buy first of it, within the money. */
const isOfUse = (asked: string): boolean =>
  ['track', 'autocross', 'corners', 'tow'].includes(purposeSaid(asked) ?? '') &&
  !/\b(?:power|w?hp|faster)\b/.test(asked)

/** What comes before any part is no part's place. */
const BEFORE_PARTS: ReadonlySet<string> = new Set(['winter_tires', 'fix_before_power', 'maintain_first'])

/** Readings that what to buy first may take the place of. */
const OPEN: ReadonlySet<Intent> = new Set<Intent>(['topic', 'plan', 'unknown', 'price', 'fits', 'stock', 'why'])

/** The figures of /accuracy, and what the altitude that was told does to them. */
function accuracyFor({ accuracy, catalog }: Advisor, reading: MessageReading, car: ChosenCar | undefined): Bilingual {
  const isOfStock = car && /\bstock\b/.test(reading.asked)
  const stockWhp = isOfStock ? Math.round(catalog.stockPower(car.vehicle).stockWheelHp) : 0
  const told = [
    ...(isOfStock
      ? [
          [
            `Stock, the ${carWords(car.vehicle, car.year)} makes about ${stockWhp} whp on a Dynojet, SAE; put 5 to 10% on it for the car, the dyno and the day.`,
            `De fábrica, unos ${stockWhp} whp en Dynojet, SAE; cuenta 5 a 10% de margen.`,
          ] as const,
        ]
      : []),
    accuracyWords(accuracy),
    ...atAltitude(reading),
  ]
  return [told.map(([english]) => english).join(' '), told.map(([, spanish]) => spanish).join(' ')]
}

const WHICH_OF_MAKERS = /^\W*(?:(?:ok(?:ay)?|so|and|then) )*(?:what|which) (?:[a-z-]+ ){0,3}[a-z-]+\W.*\bor\b/
/** "What shocks, Fox or Bilstein" after the car: the parts, where the kind and a maker are said. */
function ofMakers(
  advisor: Advisor,
  { car, draft }: { car: ChosenCar; draft: Draft },
  { meaning, asked }: MessageReading,
) {
  const { part, intent } = meaning
  if (intent !== 'topic' || !part?.kind || !part.maker || !WHICH_OF_MAKERS.test(asked)) return undefined
  return answerFits(advisor, draft, car, { intent: 'fits', part })
}

const INSTALLED = /\binstall\w*\b|\blabor\b|\bfitted\b|\bmounted\b|\bput on\b/
/** "How much costs it with installing?" after parts were shown: their price is asked, and what fitting adds. */
function installedPrice(advisor: Advisor, before: Draft, car: ChosenCar, { meaning, asked }: MessageReading) {
  const { last, shown, wants: [wanted] = [], part = wanted && { kind: wanted }, ...draft } = before
  const isAsked = INSTALLED.test(asked) && /\bhow much\b|\bcosts?\b|\bprice\b|\btotal\b/.test(asked)
  const isAfterParts = last?.intent === 'fits' || (last?.intent === 'plan' && before.goal === undefined)
  if (!isAfterParts || !part || shown || !isAsked || kindsIn(asked).length > 0 || meaning.car) return undefined
  return answerFits(advisor, draft, car, { intent: 'fits', part })
}

/** "1000 cc on a V8": the engine is told, and no car. */
const carOfEngineSize = (before: Draft, car: ChosenCar | undefined, { meaning, asked }: MessageReading) =>
  before.car === undefined && meaning.year === undefined && /\bv(?:6|8|10|12)\b/.test(asked) ? undefined : car

/** "9 psi on a stock LS1", "42 lb injectors on a 99 LS1": the engine stands for the car. */
function carOfSaidEngine({ catalog }: Advisor, asked: string): ChosenCar | undefined {
  const vehicle = carOfEngine(catalog.vehicles, asked)
  return vehicle && { vehicle, year: vehicle.yearTo, assumed: '' }
}

const carAgainst = (advisor: Advisor, { meaning: { against } }: MessageReading): ChosenCar | undefined => {
  const car = against?.car === undefined ? 'none' : carOf(advisor, { car: against.car }, true)
  return typeof car === 'string' ? undefined : car
}

/** Injectors and pumps for the figures that were said; a car that is only talked about adds its cylinders and its loss. */
function sizing(
  advisor: Advisor,
  { fuel: planned, talk }: Draft,
  car: ChosenCar | undefined,
  { meaning, asked }: MessageReading,
): Bilingual | undefined {
  const { goal } = meaning
  const fuel = fuelsNamed(asked)[0] ?? planned
  return fuelSizing({
    asked,
    fuel,
    blend: talk?.blend,
    wheelHp: goal && 'wheelHp' in goal ? goal.wheelHp : undefined,
    crankHp: goal && 'crankHp' in goal ? goal.crankHp : undefined,
    car: car && {
      vehicle: car.vehicle,
      name: carWords(car.vehicle, car.year),
      drivelineLoss: advisor.catalog.stockPower(car.vehicle).drivelineLoss,
      crankHp: car.vehicle.engine.crankHp,
    },
  })
}
