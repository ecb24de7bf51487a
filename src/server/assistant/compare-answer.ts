import type { GenerateReply } from '../../contract/configurator.ts'
import type { InductionChoice } from '../../engine/display-words.ts'
import { FUEL_NAMES, INDUCTION_NAMES, MEASURE_NAMES } from '../../engine/display-words.ts'
import type { Vehicle } from '../../engine/model.ts'
import { carWords, stockFigures, stockLimits } from '../planning/car-facts.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import { besideOurs } from './beside-ours.ts'
import { strangersIn } from './cars-said.ts'
import { comparedAtLarge } from './compare-at-large.ts'
import { linesAsked } from './compare-columns.ts'
import { betterFor, buildOrTrade } from './computed/compare-by-use.ts'
import { type Draft, withMeaning } from './draft.ts'
import { carOfEngine } from './engine-said.ts'
import type { MessageReading } from './meaning-of.ts'
import { partsTarget, planOf, refused, show } from './plan-answer.ts'
import { slipWords } from './question-answers.ts'
import { type ChosenCar, carOf, requestFor } from './request-of.ts'
import type { SaidCar } from './said-car.ts'
import { shownBuild } from './stage-plan.ts'
import { besideStranger } from './stranger-answer.ts'
import type { Target } from './target.ts'
import { targetOf } from './target-of.ts'
import { answerTopic } from './topic-answer.ts'

/** Cars beside each other, stock or at a goal; or one build in two ways. */
export function answerCompare(advisor: Advisor, draft: Draft, reading: MessageReading): Answer {
  const { meaning, asked } = reading
  const named: readonly SaidCar[] = meaning.cars ?? [
    ...(meaning.car ? [namedCar(meaning)] : draft.car ? [namedCar(draft)] : []),
    ...(meaning.against?.car ? [namedCar({ ...meaning.against })] : []),
  ]
  const cars = named.flatMap((one) => {
    const chosen = carOf(advisor, one, true)
    return typeof chosen === 'string' ? [] : [chosen]
  })
  const engines = cars.length < 2 ? enginesIn(advisor, asked) : []
  const [own] = cars
  const rivals = engines.filter(({ vehicle }) => vehicle.family.name !== own?.vehicle.family.name)
  if (own && rivals.length === 1) return compareCars(advisor, draft, reading, [own, ...rivals])
  if (engines.length > 1) return compareCars(advisor, draft, reading, engines)
  if (meaning.against?.car !== undefined || meaning.cars) {
    if (cars.length > 1) return compareCars(advisor, draft, reading, cars)
    const [stranger = draft.talk?.stranger] = strangersIn(advisor.catalog, asked)
    const [known] = [...cars, ...otherSide(advisor, meaning)]
    if (stranger && known) {
      const ours = [{ car: known.vehicle.modelId, year: known.year }]
      return besideOurs(advisor, draft, draft, reading, stranger, ours) ?? besideStranger(advisor, stranger, known)
    }
    const gone = named.find((one) => carOf(advisor, one, true) === 'none')
    const [any] = advisor.catalog.variantsOf(gone?.car ?? '')
    if (any && own) return besideStranger(advisor, carWords(any, gone?.year ?? any.yearTo), own)
    if (reading.about) return answerTopic(advisor, draft, explaining(reading))
    return [text(inLanguage(draft.language, ['Compare it with which car?', '¿Con qué carro lo comparo?']))]
  }
  const car = draft.car === undefined ? undefined : carOf(advisor, draft, true)
  if (!draft.goal || car === undefined || typeof car === 'string') {
    return comparedAtLarge(advisor, draft, reading, typeof car === 'string' ? undefined : car)
  }
  return compareWays(advisor, draft, car, reading)
}

const otherSide = (advisor: Advisor, { against, car }: MessageReading['meaning']): ChosenCar[] => {
  const chosen = carOf(advisor, { ...(against?.car ? against : car ? { car } : {}) }, true)
  return typeof chosen === 'string' ? [] : [chosen]
}

const explaining = (reading: MessageReading): MessageReading => {
  const [best] = reading.about?.topics ?? []
  return best ? { ...reading, meaning: { ...reading.meaning, topic: best.topic.id } } : reading
}

const namedCar = ({ car = '', year, gearbox }: Partial<SaidCar>): SaidCar => ({
  ...{ car, ...(year === undefined ? {} : { year }), ...(gearbox === undefined ? {} : { gearbox }) },
})

/** The model that had an engine for the most years. */
function knownFrom({ catalog }: Advisor, { engine, ...one }: Vehicle): Vehicle {
  const span = ({ yearFrom, yearTo }: Vehicle) => yearTo - yearFrom
  const having = catalog.vehicles.filter((other) => other.engine.code === engine.code)
  return having.toSorted((a, b) => span(b) - span(a))[0] ?? { engine, ...one }
}

/** "Coyote gen3 v LT1 v 392": each engine in the car that it is known from. */
function enginesIn(advisor: Advisor, asked: string): ChosenCar[] {
  const found = asked
    .split(/\bvs?\b\.?|\bversus\b|\bor\b|,/)
    .flatMap((piece) => carOfEngine(advisor.catalog.vehicles, piece.replace(/\b392\b/, '6.4 hemi')) ?? [])
  const cars = [...new Map(found.map((vehicle) => [vehicle.modelId, vehicle])).values()]
  return cars.map((one) => {
    const vehicle = knownFrom(advisor, one)
    return { vehicle, year: vehicle.yearTo, assumed: '' }
  })
}

/** One build in two ways: two fuels, or two kinds of boost. */
function compareWays(advisor: Advisor, draft: Draft, car: ChosenCar, { meaning }: MessageReading): Answer {
  const { against, fuel, induction } = meaning
  const { boostKinds: _, ...open } = draft
  const base: Draft = against?.induction ? open : draft
  const sides: Draft[] = [
    { ...base, ...(fuel ? { fuel } : {}), ...(induction ? inductionSide(induction, against?.induction) : {}) },
    {
      ...base,
      ...(against?.fuel ? { fuel: against.fuel } : {}),
      ...(against?.induction ? inductionSide(against.induction, induction) : {}),
    },
  ]
  if (!draft.goal) return []
  const goal = targetOf(advisor, draft, car, draft.goal)
  if (!goal.ok) return refused(goal)
  const shown = sides.map((side) =>
    show(advisor, { request: requestFor(advisor, side, car, goal.target), draft: side }),
  )
  return [
    text(
      car.assumed,
      `Both for ${targetWords(goal.target)}: first ${sideWords(sides[0])}, then ${sideWords(sides[1])}.`,
    ),
    ...shown.flatMap((answer, index) =>
      answer.flatMap((event) => {
        if (event.type === 'build') return [buildLine(event.reply as GenerateReply, index), event]
        return event.type === 'text' && !answer.some(({ type }) => type === 'build') ? [event] : []
      }),
    ),
    suggestions('Add it to my cart', 'What breaks first?'),
  ]
}

/** A blower held against a centrifugal one is of the other kinds. */
const inductionSide = (induction: InductionChoice, other: InductionChoice | undefined): Draft =>
  induction === 'supercharger' && other === 'procharger'
    ? { induction, without: ['supercharger_centrifugal'] }
    : { induction }

const targetWords = (target: Target): string =>
  typeof target === 'number' ? whp(target) : `${MEASURE_NAMES[target.measure]} in ${target.seconds} s`

const sideWords = (side: Draft | undefined): string =>
  [side?.induction && INDUCTION_NAMES[side.induction], side?.fuel && `on ${FUEL_NAMES[side.fuel]}`]
    .filter(Boolean)
    .join(' ') || 'as it is'

const boostWords = ({ recommendedParts }: GenerateReply): string =>
  recommendedParts
    .filter(({ slot }) => slot === 'boost_source')
    .map(({ manufacturer, name }) => ` with the ${manufacturer} ${name}`)
    .join('')

const buildLine = (reply: GenerateReply, index: number) =>
  text(
    `\n${index + 1}. ${whp(reply.power.wheelHp)} for ${dollars(reply.estimatedCost)}${boostWords(reply)}, ${slipWords(reply.timeSlip)}.${reply.shortfall ? ` ${reply.shortfall.reason}` : ''}`,
  )

/** Two to four cars: what each is stock, and what the goal takes on each. */
function compareCars(
  advisor: Advisor,
  draft: Draft,
  { meaning, asked }: MessageReading,
  cars: readonly ChosenCar[],
): Answer {
  const { language } = draft
  const wish = withMeaning({}, { ...meaning, intent: 'plan' })
  const goal = meaning.goal ?? (meaning.budgetUsd ? ({ most: true } as const) : undefined)
  const rows = cars.map((car) => {
    const target = goal
      ? targetOf(advisor, { ...wish, car: car.vehicle.modelId, year: car.year }, car, goal)
      : wish.wants && { ok: true as const, target: partsTarget(advisor, wish, car) }
    const planned = target?.ok ? planOf(advisor, requestFor(advisor, wish, car, target.target)) : undefined
    return { car, stock: stockFigures(advisor.catalog, car.vehicle), reply: planned?.ok ? planned.reply : undefined }
  })
  const lines = rows.map(({ car, stock, reply }) => {
    const [weakest] = stockLimits(advisor.catalog, car.vehicle)
    const limit = weakest ? ` First limit: ${weakest.name} at ${whp(weakest.wheelHp)}.` : ''
    const name = `${carWords(car.vehicle, car.year)} (${car.vehicle.variant}, ${car.vehicle.engine.code})`
    const build = reply ? ` ${reachWords(reply)}` : ''
    return `${name}: ${stock.crankHp} hp at the crank, ${whp(stock.wheelHp)}, ${stock.weightLb} lb; ${slipWords(stock.timeSlip)}.${limit}${build}`
  })
  const isShown = draft.shown !== undefined && draft.shown.modelId === cars[0]?.vehicle.modelId
  const shown = isShown && draft.shown ? shownBuild(advisor, draft, draft.shown) : undefined
  if (shown?.ok) lines.push(`Your build: ${whp(shown.reply.power.wheelHp)}; ${slipWords(shown.reply.timeSlip)}.`)
  const tuned = tunedWords(rows, goal !== undefined)
  if (tuned) lines.push(tuned)
  const families = new Set(cars.map(({ vehicle }) => vehicle.family.name))
  const [family] = families
  const ofAll = cars.length === 2 ? 'both' : 'all'
  if (families.size === 1 && cars.length > 1)
    lines.push(`Same engine family in ${ofAll}: ${family}. What differs is weight, gearing, gearbox and factory tune.`)
  lines.push(...linesAsked(rows, asked))
  const decided =
    mostLeft(rows, asked) ??
    buildOrTrade(rows, asked, dollars) ??
    betterFor(advisor.catalog, rows, asked, goal !== undefined)
  const figures = goal && !ASKS_QUICKEST.test(asked) ? cheapestWords(rows) : quickestWords(rows)
  const verdict = decided && language !== 'es' ? { ...figures, english: decided } : figures
  return [
    {
      type: 'text',
      text: [...(language === 'es' ? [`Comparación: ${verdict.spanish}`] : [verdict.english]), ...lines].join('\n'),
    },
    suggestions(
      ...cars.slice(0, 3).map(({ vehicle, year }) => `${year} ${vehicle.make} ${vehicle.model}, 100 more whp`),
    ),
  ]
}

/** A turbo car and one without: what a tune changes of their order. */
function tunedWords(rows: readonly Row[], hasGoal: boolean): string | undefined {
  const boosted = rows.filter(({ car }) => car.vehicle.engine.aspiration !== 'na')
  const [turbo] = boosted
  const plain = rows.find(({ car }) => car.vehicle.engine.aspiration === 'na')
  const [a, b] = [turbo, plain].map((row) => row?.car.vehicle.family.stageWheelHp.stage1)
  if (hasGoal || rows.length !== 2 || boosted.length !== 1 || !turbo || !plain || !a || !b) return undefined
  return `With stage 1 on each: the ${carWords(turbo.car.vehicle, turbo.car.year)} makes about ${whp(a)}, the ${carWords(plain.car.vehicle, plain.car.year)} ${whp(b)}. A tune does more for the one with boost.`
}

const ASKS_LEFT =
  /\b(?:left|more in it|room|headroom|stronger|holds? more|takes? more|stout\w*)\b(?=[^.?!]*\b(?:motor|engine|bottom end|block|internals)\b)|\b(?:stock|factory) (?:motor|engine|bottom end|block|internals)\b|\bhead ?room\b/

/** "Who's got more left in the stock motor": what each bottom end takes over what it makes. */
function mostLeft(rows: readonly Row[], asked: string): string | undefined {
  if (!ASKS_LEFT.test(asked) || rows.some(({ reply }) => reply !== undefined)) return undefined
  const leftOf = ({ car, stock }: Row) => car.vehicle.family.bottomEndLimitWheelHp - stock.wheelHp
  const [most] = rows.toSorted((a, b) => leftOf(b) - leftOf(a))
  if (!most) return undefined
  const each = rows
    .map(
      (row) =>
        `${carWords(row.car.vehicle, row.car.year)} about ${whp(row.car.vehicle.family.bottomEndLimitWheelHp)}, ${Math.round(leftOf(row))} over stock`,
    )
    .join('; ')
  return `The ${carWords(most.car.vehicle, most.car.year)} has more left in the stock bottom end. Good for, on 93: ${each}.`
}

const isThere = (reply: GenerateReply): boolean => reply.shortfall === null && (reply.timeGoal?.isReached ?? true)
const reachWords = (reply: GenerateReply): string =>
  isThere(reply)
    ? `${whp(reply.power.wheelHp)} takes ${dollars(reply.estimatedCost)} installed and does ${slipWords(reply.timeSlip)}.`
    : `It tops out at ${whp(reply.power.wheelHp)} for ${dollars(reply.estimatedCost)}.`

interface Row {
  car: ChosenCar
  stock: ReturnType<typeof stockFigures>
  reply: GenerateReply | undefined
}

const sameCost = (cost: string) => ({
  english: `No difference in money: ${cost} installed on each. Pick by condition, history and body.`,
  spanish: `cuestan lo mismo: ${cost} instalado en cada uno.`,
})

function cheapestWords(rows: readonly Row[]): { english: string; spanish: string } {
  const there = rows.filter(({ reply }) => reply && isThere(reply))
  const best = (there.length > 0 ? there : rows).toSorted(
    (a, b) =>
      (a.reply?.estimatedCost ?? Number.POSITIVE_INFINITY) - (b.reply?.estimatedCost ?? Number.POSITIVE_INFINITY),
  )[0]
  if (!best?.reply) return quickestWords(rows)
  const name = carWords(best.car.vehicle, best.car.year)
  const cost = dollars(best.reply.estimatedCost)
  if (there.length > 1 && there.every(({ reply }) => dollars(reply?.estimatedCost ?? 0) === cost)) return sameCost(cost)
  return there.length > 0
    ? {
        english: `The ${name} gets there for the least money: ${cost} installed.`,
        spanish: `el ${name} llega por menos dinero: ${cost} instalado.`,
      }
    : {
        english: `None of them gets all the way there on these terms. Closest for the money: the ${name}.`,
        spanish: `ninguno llega del todo; el que más cerca queda es el ${name}.`,
      }
}

const ASKS_QUICKEST = /\b(?:quicke\w+|faste\w+|who wins|wins\b|ahead)\b/

function quickestWords(rows: readonly Row[]): { english: string; spanish: string } {
  const areBuilt = rows.every(({ reply }) => reply !== undefined)
  const seconds = ({ stock, reply }: Row) => (areBuilt && reply ? reply : stock).timeSlip.quarterMileS
  const [first, second] = rows.toSorted((a, b) => seconds(a) - seconds(b))
  if (!first || !second) return { english: '', spanish: '' }
  const gap = (seconds(second) - seconds(first)).toFixed(2)
  const name = carWords(first.car.vehicle, first.car.year)
  return {
    english: `${areBuilt ? 'Built like that' : 'Stock'}, the ${name} is ${gap} s quicker in the quarter mile (predicted).`,
    spanish: `${areBuilt ? 'así' : 'de fábrica'}, el ${name} es el más rápido por ${gap} s en el cuarto de milla.`,
  }
}
