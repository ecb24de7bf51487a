import type { GenerateReply } from '../../contract/configurator.ts'
import type { TimeSlipReply } from '../../contract/figures.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import { breakable } from '../../engine/limits/is-strength.ts'
import { isPlural, limitName } from '../../engine/limits/limit-words.ts'
import type { LimitUse, Vehicle } from '../../engine/model.ts'
import type { Refused } from '../http/problem.ts'
import { carWords, partsLike, type StockLimit, stockFigures, stockLimits } from '../planning/car-facts.ts'
import { timeSlipOfBuild } from '../planning/time-slip.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import { partAnswer } from './knowledge/part-answer.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { partOf } from './of-build.ts'
import { planOf, refused } from './plan-answer.ts'
import { type ChosenCar, carOf, requestFor } from './request-of.ts'
import { shownBuild } from './stage-plan.ts'
import type { Target } from './target.ts'
import { targetOf } from './target-of.ts'
import { limitInSpanish } from './words/limits-in-spanish.ts'

export const slipWords = ({ zeroToSixtyS, quarterMileS, trapMph, sixtyFootS }: TimeSlipReply): string =>
  `0-60 in ${zeroToSixtyS.toFixed(1)} s, the quarter mile in ${quarterMileS.toFixed(2)} s at ${Math.round(trapMph)} mph (60 ft ${sixtyFootS.toFixed(2)} s)`

const slipInSpanish = ({ zeroToSixtyS, quarterMileS, trapMph }: TimeSlipReply): string =>
  `0-60 en ${zeroToSixtyS.toFixed(1)} s y el cuarto de milla en ${quarterMileS.toFixed(2)} s a ${Math.round(trapMph)} mph`

/** The build that a question is about: the one with the goal that was said, else the one shown last. */
function buildAsked(
  advisor: Advisor,
  draft: Draft,
  car: ChosenCar,
  { isStock }: Meaning,
): { ok: true; reply: GenerateReply; goal: number; answer: Answer } | Refused | undefined {
  if (isStock || !draft.goal) return undefined
  const goal = targetOf(advisor, draft, car, draft.goal)
  if (!goal.ok) return goal
  const { target } = goal
  const isShown = draft.shown !== undefined && isSameTarget(draft.shown, target)
  const request = isShown && draft.shown ? draft.shown : requestFor(advisor, draft, car, target)
  const planned = planOf(advisor, request)
  if (!planned.ok) return planned
  const wheelHp = typeof target === 'number' ? target : planned.reply.power.wheelHp
  return { ...planned, goal: wheelHp, answer: isShown ? [] : [{ type: 'build', reply: planned.reply, request }] }
}

const isSameTarget = ({ targetHorsepower, timeGoal }: NonNullable<Draft['shown']>, target: Target): boolean =>
  typeof target === 'number'
    ? timeGoal === undefined && targetHorsepower === Math.round(target)
    : timeGoal?.measure === target.measure && timeGoal.seconds === target.seconds

/** The stock car's run, at the weight that was said. */
function stockSlipOf({ catalog }: Advisor, vehicle: Vehicle, { standing }: Draft): TimeSlipReply {
  if (!standing?.weightLb) return stockFigures(catalog, vehicle).timeSlip
  const lighter = { ...vehicle, chassis: { ...vehicle.chassis, curbWeightLb: standing.weightLb } }
  return timeSlipOfBuild(lighter, [], catalog.stockPower(vehicle).stockCurve)
}

/** So many cars of one name are told beside each other. */
const MOST_OF_NAME = 3

/** "How fast is a stock Hellcat": two or three cars of the name, each in its figures, before anybody is asked which. */
export function stockOfEach(advisor: Advisor, { mayMean, meaning }: MessageReading): Answer | undefined {
  if (meaning.intent !== 'slip' || !meaning.isStock || mayMean.length < 2 || mayMean.length > MOST_OF_NAME)
    return undefined
  const lines = mayMean.flatMap(({ car }) => {
    const year = meaning.year ?? advisor.catalog.variantsOf(car).at(-1)?.yearTo
    const one = carOf(advisor, { car, ...(year ? { year } : {}) }, true)
    if (typeof one === 'string') return []
    const { crankHp, timeSlip } = stockFigures(advisor.catalog, one.vehicle)
    return [`${carWords(one.vehicle, one.year)}: ${crankHp} hp, ${slipWords(timeSlip)}.`]
  })
  return lines.length < 2
    ? undefined
    : [
        { type: 'text', text: ['Stock, predicted on its factory tires:', ...lines].join('\n') },
        suggestions(...mayMean.map(({ label }) => label)),
      ]
}

export function answerSlip(advisor: Advisor, draft: Draft, car: ChosenCar, meaning: Meaning): Answer {
  const build = buildAsked(advisor, draft, car, meaning)
  if (build && !build.ok) return refused(build)
  const name = carWords(car.vehicle, car.year)
  if (build && meaning.tires && draft.shown) {
    const on = planOf(advisor, { ...draft.shown, tires: { compound: meaning.tires } })
    if (on.ok) {
      const tires = meaning.tires === 'slick' ? 'slicks' : 'drag radials'
      return [
        text(
          `On ${tires} the ${name} with ${whp(on.reply.power.wheelHp)} does ${slipWords(on.reply.timeSlip)}; on the tires it has, ${slipWords(build.reply.timeSlip)}. By our model.`,
        ),
        suggestions('Add drag radials', 'What breaks first?', 'Add it to my cart'),
      ]
    }
  }
  const at = draft.standing?.weightLb ? `, at ${draft.standing.weightLb.toLocaleString('en-US')} lb` : ''
  const ofStock = stockSlipOf(advisor, car.vehicle, draft)
  const stockSlip = inLanguage(draft.language, [
    `Stock${at}, the ${name} is predicted to run ${slipWords(ofStock)}.`,
    `De fábrica, el ${name}: ${slipInSpanish(ofStock)} (predicción).`,
  ])
  if (!build)
    return [
      text(stockSlip, car.assumed),
      suggestions('What breaks first?', '100 more whp', 'As much as possible under $5,000'),
    ]
  return [
    text(
      inLanguage(draft.language, [
        `With ${whp(build.reply.power.wheelHp)} the ${name} is predicted to run ${slipWords(build.reply.timeSlip)}. ${stockSlip}`,
        `Con ${whp(build.reply.power.wheelHp)} el ${name}: ${slipInSpanish(build.reply.timeSlip)}. ${stockSlip}`,
      ]),
      car.assumed,
    ),
    ...build.answer,
    suggestions('For the drag strip', 'What breaks first?', 'Add it to my cart'),
  ]
}

export function answerLimits(advisor: Advisor, draft: Draft, car: ChosenCar, meaning: Meaning): Answer {
  const name = carWords(car.vehicle, car.year)
  const limits = stockLimits(advisor.catalog, car.vehicle)
  const [weakest] = limits
  if (!weakest) throw new Error(`${car.vehicle.id} has no limit at all`)
  const { language } = draft
  const told = limits.slice(0, MOST_LIMITS)
  const stock = inLanguage(language, [
    `Stock limits of the ${name}, in wheel hp: ${told.map(({ name: what, wheelHp }) => `${what} ${whp(wheelHp)}`).join(', ')}.`,
    `Límites de fábrica del ${name}, a las ruedas: ${told.map(({ name: what, wheelHp }) => `${limitInSpanish(what)} ${whp(wheelHp)}`).join(', ')}.`,
  ])
  const build = buildAsked(advisor, draft, car, meaning)
  if (build && !build.ok) return refused(build)
  if (!build) {
    return [
      text(
        inLanguage(language, [
          `On the stock ${name} the ${goesFirst(weakest)}, at about ${whp(weakest.wheelHp)}. ${stock} ${knownTroubles(car.vehicle)}`,
          `En el ${name} de fábrica lo primero que llega a su límite: ${limitInSpanish(weakest.name)}, a unos ${whp(weakest.wheelHp)}. ${stock} Dentro del motor, lo primero que cede: ${car.vehicle.family.failsFirst}.`,
        ]),
        car.assumed,
      ),
      suggestions('How quick is it stock?', '100 more whp'),
    ]
  }
  const { reply } = build
  const { goal } = build
  const [first] = limits.filter(({ wheelHp }) => wheelHp < goal)
  const used = breakable(reply.limits as readonly LimitUse[])
    .map((use) => ({ name: limitName(use), percent: Math.round(use.share * 100) }))
    .filter(({ name: own }, at, all) => all.findIndex((one) => one.name === own) === at)
    .slice(0, MOST_LIMITS)
    .map(({ name: limit, percent }) => [limit, percent] as const)
  return [
    text(
      inLanguage(language, [
        `${first ? `At ${whp(goal)} the stock ${goesFirst(first)}, at about ${whp(first.wheelHp)}.` : `Nothing on the stock car is past its limit at ${whp(goal)}.`} ${stock} The build for it uses this much of each limit: ${used.map(([limit, percent]) => `${limit} ${percent}%`).join(', ')}.`,
        `${first ? `A ${whp(goal)} lo primero que pasa de su límite de fábrica: ${limitInSpanish(first.name)}, a unos ${whp(first.wheelHp)}.` : `A ${whp(goal)} nada del carro de fábrica pasa de su límite.`} ${stock} El build usa de cada límite: ${used.map(([limit, percent]) => `${limitInSpanish(limit)} ${percent}%`).join(', ')}.`,
      ]),
      reply.shortfall?.reason,
      car.assumed,
    ),
    ...build.answer,
    suggestions('Make it more reliable', 'How quick is it?', 'Add it to my cart'),
  ]
}

const goesFirst = (limit: StockLimit): string => `${limit.name} ${isPlural(limit) ? 'go' : 'goes'} first`

/** So many limits are told, those that give way first. */
const MOST_LIMITS = 6

/** What the trade knows to break on this engine, beside the limits that are power. */
function knownTroubles({ family }: ChosenCar['vehicle']): string {
  const known = family.weakPoints.map(({ what }) => what).join(', ')
  return `Inside the engine, what lets go first: ${family.failsFirst}.${known ? ` Known weak points: ${known}.` : ''}`
}

export function answerStock(advisor: Advisor, { language }: Draft, car: ChosenCar): Answer {
  const { crankHp, wheelHp, crankTorqueLbft, weightLb, timeSlip } = stockFigures(advisor.catalog, car.vehicle)
  return [
    text(
      inLanguage(language, [
        `The stock ${carWords(car.vehicle, car.year)} is rated ${crankHp} hp and ${crankTorqueLbft} lb-ft at the crank, about ${whp(wheelHp)}. It weighs ${weightLb} lb and is predicted to run ${slipWords(timeSlip)}.`,
        `El ${carWords(car.vehicle, car.year)} de fábrica da ${crankHp} hp y ${crankTorqueLbft} lb-ft al cigüeñal, unos ${whp(wheelHp)}. Pesa ${weightLb} lb. Predicción: ${slipInSpanish(timeSlip)}.`,
      ]),
      car.assumed,
    ),
    suggestions('100 more whp', 'What breaks first?', 'As much as possible under $5,000'),
  ]
}

/** What the build shown costs, or one kind of part of it. */
const NO_BUILD = [
  'There is no build yet. Which car, and how much power?',
  'Todavía no hay un build. ¿Qué carro y cuánta potencia?',
] as const
const NO_PRICE = [
  "I have no list price for that, and I won't make one up. Name the part, the stage or the power you want and I'll price it with labor; for any other work ask at /contact.",
  'De eso no tengo precio de lista y no lo voy a inventar. Dime la pieza, la etapa o la potencia y te la cotizo con mano de obra; para otro trabajo pregunta en /contact.',
] as const

export function answerPrice(
  advisor: Advisor,
  draft: Draft,
  { part = draft.part, car: said, year, isPartsOnly }: Meaning,
): Answer {
  const { language } = draft
  if (!draft.shown && part?.kind) {
    const chosen = carOf(advisor, { ...draft, ...(said ? { car: said } : {}), ...(year ? { year } : {}) }, true)
    const car = typeof chosen === 'string' ? undefined : { ...chosen, name: carWords(chosen.vehicle, chosen.year) }
    return [
      text(inLanguage(language, partAnswer(advisor, part.kind, 'cost', car))),
      suggestions('Add it to my cart', '100 more whp'),
    ]
  }
  if (!draft.shown) {
    return [text(inLanguage(language, said === undefined && draft.car === undefined ? NO_BUILD : NO_PRICE))]
  }
  const planned = shownBuild(advisor, draft, draft.shown)
  if (!planned.ok) return refused(planned)
  const { estimatedCost, partsCost, laborCost, laborHours, recommendedParts } = planned.reply
  const own = part?.kind ? partOf(planned.reply, part.kind) : undefined
  if (own) {
    return [
      text(
        inLanguage(language, [
          `${dollars(own.pricing.partCost)} for the ${own.manufacturer} ${own.name} by itself${own.pricing.laborHours > 0 ? `, ${dollars(own.pricing.totalCost)} with ${own.pricing.laborHours} hours of labor` : ''}.${own.priceIsEstimate ? ' The price is our estimate.' : ''}`,
          `${dollars(own.pricing.partCost)} por ${own.manufacturer} ${own.name}${own.pricing.laborHours > 0 ? `, ${dollars(own.pricing.totalCost)} instalado` : ''}.`,
        ]),
      ),
      suggestions('Add it to my cart', 'Cheaper'),
    ]
  }
  if (part?.kind) {
    const vehicle = advisor.catalog.vehicle(planned.reply.enhancedData.vehicle.id)
    const other = vehicle && partsLike(advisor.catalog, vehicle, { kind: part.kind })[0]
    if (other) {
      const price = dollars(dollarsOf(other.priceCents))
      return [
        text(
          inLanguage(language, [
            `It is not a line of its own in this build (it comes with the kit or is not needed). By itself: ${other.manufacturer} ${other.name}, from ${price}.`,
            `Suelto: ${other.manufacturer} ${other.name}, desde ${price}.`,
          ]),
        ),
      ]
    }
  }
  const estimate = recommendedParts.some(({ priceIsEstimate }) => priceIsEstimate)
  return [
    text(
      inLanguage(language, [
        `${isPartsOnly ? `${dollars(partsCost)} for the parts alone. ` : ''}${dollars(estimatedCost)} installed: parts ${dollars(partsCost)}, labor ${dollars(laborCost)} for ${laborHours} hour${laborHours === 1 ? '' : 's'}.${estimate ? ' Some part prices are our estimates until we quote them.' : ''}`,
        `${dollars(estimatedCost)} todo instalado: piezas ${dollars(partsCost)} y mano de obra ${dollars(laborCost)} por ${laborHours} horas. Los precios son estimados.`,
      ]),
    ),
    suggestions('Cheaper', 'Add it to my cart'),
  ]
}

/** Why the parts of the build shown are in it. */
export function answerWhy(advisor: Advisor, draft: Draft, { part }: Meaning): Answer {
  if (!draft.shown) return []
  const planned = shownBuild(advisor, draft, draft.shown)
  if (!planned.ok) return refused(planned)
  const { recommendedParts, power } = planned.reply
  const asked = recommendedParts.filter(
    ({ kind, slot }) =>
      part?.kind === undefined ||
      kind === part.kind ||
      (slot === 'boost_source' && part.maker === undefined && slotOf(part.kind) === slot) ||
      (part.kind === 'tune' && kind === 'e85_tune'),
  )
  const lines = asked.map((one) => `${one.manufacturer} ${one.name}, ${dollars(one.pricing.partCost)}: ${one.reason}`)
  const isTune = part?.kind === 'tune'
  const missing = isTune
    ? `The tune comes with the kit here. Without one the computer does not know about the parts: a tune sets fuel and timing for them, and that is where ${whp(power.wheelHp)} comes from.`
    : `There is no ${part?.kind?.replaceAll('_', ' ') ?? 'such part'} in this build: it is not needed for ${whp(power.wheelHp)}.`
  const more =
    isTune && lines.length > 0
      ? ['The computer has to know about the parts: fuel and timing are set for them, and the engine stays safe.']
      : []
  const words = lines.length > 0 ? [...lines, ...more].join('\n') : missing
  return [{ type: 'text', text: words }, suggestions('Cheaper', 'What breaks first?', 'Add it to my cart')]
}
