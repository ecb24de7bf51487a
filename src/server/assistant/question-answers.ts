import type { GenerateReply } from '../../contract/configurator.ts'
import type { TimeSlipReply } from '../../contract/figures.ts'
import { INDUCTION_NAMES, LIMIT_NAMES, MEASURE_NAMES } from '../../engine/display-words.ts'
import { limitName } from '../../engine/limits/limit-words.ts'
import type { LimitUse } from '../../engine/model.ts'
import type { Refused } from '../http/problem.ts'
import { carWords, partsLike, stockFigures, stockLimits } from '../planning/car-facts.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import type { Meaning } from './meaning.ts'
import { planOf, refused, show } from './plan-answer.ts'
import { type ChosenCar, carOf, requestFor, type Target, targetOf } from './request-of.ts'

const slipWords = ({ zeroToSixtyS, quarterMileS, trapMph, sixtyFootS }: TimeSlipReply): string =>
  `0-60 in ${zeroToSixtyS.toFixed(1)} s, the quarter mile in ${quarterMileS.toFixed(2)} s at ${Math.round(trapMph)} mph (60 ft ${sixtyFootS.toFixed(2)} s)`

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

export function answerSlip(advisor: Advisor, draft: Draft, car: ChosenCar, meaning: Meaning): Answer {
  const build = buildAsked(advisor, draft, car, meaning)
  if (build && !build.ok) return refused(build)
  const name = carWords(car.vehicle, car.year)
  const stock = stockFigures(advisor.catalog, car.vehicle)
  const stockSlip = `Stock, the ${name} does ${slipWords(stock.timeSlip)}, by our model.`
  if (!build)
    return [
      text(car.assumed, stockSlip),
      suggestions('What breaks first?', '100 more whp', 'As much as possible under $5,000'),
    ]
  return [
    text(
      car.assumed,
      `With ${whp(build.reply.power.wheelHp)} the ${name} does ${slipWords(build.reply.timeSlip)}. ${stockSlip}`,
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
  const list = limits.map(({ component, wheelHp }) => `${LIMIT_NAMES[component]} ${whp(wheelHp)}`).join(', ')
  const stock = `What the stock ${name} stands, as power at the wheels: ${list}.`
  const build = buildAsked(advisor, draft, car, meaning)
  if (build && !build.ok) return refused(build)
  if (!build) {
    return [
      text(car.assumed, stock, `What gives way first is the ${LIMIT_NAMES[weakest.component]}.`),
      suggestions('How quick is it stock?', '100 more whp'),
    ]
  }
  const { reply } = build
  const { goal } = build
  const beyond = limits.filter(({ wheelHp }) => wheelHp < goal).map(({ component }) => LIMIT_NAMES[component])
  const shares = reply.limits
    .toSorted((a, b) => b.share - a.share)
    .map((limit) => `${limitName(limit as LimitUse)} ${Math.round(limit.share * 100)}%`)
  return [
    text(
      car.assumed,
      stock,
      beyond.length > 0
        ? `${whp(goal)} is more than the stock car takes (${beyond.join(', ')}); the first to give way is the ${beyond[0]}.`
        : `All of that stands ${whp(goal)}.`,
      `In the build for it, of each limit: ${shares.join(', ')}.`,
      reply.shortfall?.reason,
    ),
    ...build.answer,
    suggestions('Make it more reliable', 'How quick is it?', 'Add it to my cart'),
  ]
}

const SHOWN = 6

export function answerFits(advisor: Advisor, car: ChosenCar, { part }: Meaning): Answer {
  const { catalog } = advisor
  const name = carWords(car.vehicle, car.year)
  if (!part) {
    const all = [...Map.groupBy(catalog.partsFor(car.vehicle), ({ category }) => category.replaceAll('_', ' '))]
    const counts = all.map(([category, parts]) => `${category} ${parts.length}`).join(', ')
    return [
      text(car.assumed, `Parts that fit the ${name}: ${counts}.`),
      suggestions('Which intakes fit?', 'Which clutches fit?', '100 more whp'),
    ]
  }
  const found = partsLike(catalog, car.vehicle, part)
  const words = [part.maker, part.kind?.replaceAll('_', ' ')].filter(Boolean).join(' ')
  if (found.length > 0) {
    const lines = found
      .slice(0, SHOWN)
      .map((one) => `${one.manufacturer} ${one.name}, ${dollars(dollarsOf(one.priceCents))}`)
    const more = found.length > SHOWN ? `\nand ${found.length - SHOWN} more.` : ''
    return [
      {
        type: 'text',
        text: `${car.assumed ? `${car.assumed} ` : ''}Yes. For the ${name} (${words}):\n${lines.join('\n')}${more}`,
      },
      suggestions('100 more whp', 'As much as possible under $5,000'),
    ]
  }
  const others = part.kind ? partsLike(catalog, car.vehicle, { kind: part.kind }) : []
  const offer = others[0]
    ? `Of that kind it takes: ${others
        .slice(0, SHOWN)
        .map((one) => `${one.manufacturer} ${one.name}`)
        .join('; ')}.`
    : ''
  return [
    text(car.assumed, `The catalog has no ${words} that fits the ${name} (${car.vehicle.variant}).`, offer),
    suggestions('What parts do you have for it?'),
  ]
}

export function answerStock(advisor: Advisor, car: ChosenCar): Answer {
  const { crankHp, wheelHp, crankTorqueLbft, weightLb, timeSlip } = stockFigures(advisor.catalog, car.vehicle)
  return [
    text(
      car.assumed,
      `The stock ${carWords(car.vehicle, car.year)} is rated ${crankHp} hp and ${crankTorqueLbft} lb-ft at the crank; about ${whp(wheelHp)} at the wheels. It weighs ${weightLb} lb and does ${slipWords(timeSlip)}, by our model.`,
    ),
    suggestions('100 more whp', 'What breaks first?', 'As much as possible under $5,000'),
  ]
}

export function answerCompare(
  advisor: Advisor,
  draft: Draft,
  car: ChosenCar,
  { against, fuel, induction }: Meaning,
): Answer {
  if (against?.car) {
    const other = carOf(advisor, { car: against.car, ...(against.year === undefined ? {} : { year: against.year }) })
    if (typeof other === 'string') return [text('Which year is the other one?')]
    return compareCars(advisor, draft, car, other)
  }
  if (!draft.goal)
    return [text('At how much power at the wheels shall I compare them?'), suggestions('500 whp', '600 whp', '700 whp')]
  const sides = [
    { ...draft, ...(fuel ? { fuel } : {}), ...(induction ? { induction } : {}) },
    {
      ...draft,
      ...(against?.fuel ? { fuel: against.fuel } : {}),
      ...(against?.induction ? { induction: against.induction } : {}),
    },
  ]
  const goal = targetOf(advisor, draft, car, draft.goal)
  if (!goal.ok) return refused(goal)
  const shown = sides.map((side) => show(advisor, requestFor(advisor, side, car, goal.target), ''))
  return [
    text(
      car.assumed,
      `Both for ${targetWords(goal.target)}: first ${sideWords(sides[0])}, then ${sideWords(sides[1])}.`,
    ),
    ...shown.flatMap((answer, index) =>
      answer.flatMap((event) => {
        if (event.type === 'build') return [buildLine(event.reply, index), event]
        return event.type === 'text' && !answer.some(({ type }) => type === 'build') ? [event] : []
      }),
    ),
    suggestions('Add it to my cart', 'What breaks first?'),
  ]
}

const targetWords = (target: Target): string =>
  typeof target === 'number' ? whp(target) : `${MEASURE_NAMES[target.measure]} in ${target.seconds} s`

const sideWords = (side: Draft | undefined): string =>
  [side?.induction && INDUCTION_NAMES[side.induction], side?.fuel && `on ${side.fuel.toUpperCase()}`]
    .filter(Boolean)
    .join(' ') || 'as it is'

const buildLine = (reply: GenerateReply, index: number) =>
  text(
    `\n${index + 1}. ${whp(reply.power.wheelHp)} for ${dollars(reply.estimatedCost)}, ${slipWords(reply.timeSlip)}.${reply.shortfall ? ` ${reply.shortfall.reason}` : ''}`,
  )

function compareCars(advisor: Advisor, draft: Draft, car: ChosenCar, other: ChosenCar): Answer {
  const lines = [car, other].map((one) => {
    const { crankHp, wheelHp, weightLb, timeSlip } = stockFigures(advisor.catalog, one.vehicle)
    const [weakest] = stockLimits(advisor.catalog, one.vehicle)
    const name = `${carWords(one.vehicle, one.year)} (${one.vehicle.variant})`
    const limit = weakest ? ` First limit: ${LIMIT_NAMES[weakest.component]} at ${whp(weakest.wheelHp)}.` : ''
    return `${name}: ${crankHp} hp at the crank, ${whp(wheelHp)}, ${weightLb} lb; ${slipWords(timeSlip)}.${limit}`
  })
  const [mine, theirs] = [car, other].map((one) => stockFigures(advisor.catalog, one.vehicle).timeSlip.quarterMileS)
  const quicker = (mine ?? 0) <= (theirs ?? 0) ? car : other
  const gap = Math.abs((mine ?? 0) - (theirs ?? 0)).toFixed(2)
  const shown = draft.shown && draft.shown.modelId === car.vehicle.modelId ? planOf(advisor, draft.shown) : undefined
  if (shown?.ok) lines.push(`Your build: ${whp(shown.reply.power.wheelHp)}; ${slipWords(shown.reply.timeSlip)}.`)
  lines.push(
    `Stock, the ${carWords(quicker.vehicle, quicker.year)} is the quicker one by ${gap} s in the quarter mile, by our model.`,
  )
  return [
    { type: 'text', text: lines.join('\n') },
    suggestions(
      `${car.year} ${car.vehicle.make} ${car.vehicle.model}, 100 more whp`,
      `${other.year} ${other.vehicle.make} ${other.vehicle.model}, 100 more whp`,
    ),
  ]
}
