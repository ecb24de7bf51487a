import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import type { Refused } from '../http/problem.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import { buildInGermanOrFrench } from './build-in-german-or-french.ts'
import { nearGoal, spanishBuild } from './build-words.ts'
import { changedWords } from './change/changed-words.ts'
import { halfOf, lessOnOtherTerms, milder } from './change/less-money.ts'
import { notListedWords } from './change/not-listed-words.ts'
import { withoutDropped } from './change/without-dropped.ts'
import type { Draft } from './draft.ts'
import { ownTuneWords, refusesItsTune, withoutItsTune } from './ethanol-tune.ts'
import { impliedGoal } from './implied-goal.ts'
import { legalWithoutPower } from './legal-without-power.ts'
import { withLooserTerms } from './looser-terms.ts'
import type { Goal, Meaning } from './meaning.ts'
import { nextSteps as next } from './next-steps.ts'
import { strongerThanNow } from './no-gain.ts'
import { withNearestBoost, withoutThatBoost } from './other-boost.ts'
import { ownedWords } from './owned-words.ts'
import { type ChosenCar, requestFor } from './request-of.ts'
import type { Shown } from './shown.ts'
import { alreadyMakes, smallParts } from './small-parts.ts'
import { type StagePlan, shownBuild, stagePlan, stageWords } from './stage-plan.ts'
import { withStrongerLocks } from './stronger-locks.ts'
import type { Target } from './target.ts'
import { changedGoal, targetOf } from './target-of.ts'
import { withTimeGivenUp } from './time-given-up.ts'
import { withoutLocks, withoutLocksAndBoost } from './without-locks.ts'
import {
  blendWords,
  budgetWords,
  carbWords,
  fuelWords,
  gearboxWords,
  keptWords,
  milesWords,
  remedyBeside,
  shortWords,
  spanishShort,
} from './words-beside.ts'

export const planOf = (advisor: Advisor, request: GenerateRequest) => advisor.plan(request)

/** A refusal in the assistant's mouth: what cannot be, and what is offered instead. */
export function refused({ detail, help }: Refused, assumed = ''): Answer {
  const offers = [help?.alternatives, help?.years].find(Array.isArray) as string[] | undefined
  return [text(detail.replace(/^body\.[\w.]+: /, ''), assumed), suggestions(...(offers ?? ['Start over']).slice(0, 6))]
}

/** Plans what the draft wishes; `askGoal` is the answer where no goal was said yet. */
export function answerPlan(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  car: ChosenCar,
  change: Meaning['change'],
  askGoal: () => Answer,
): Answer {
  const { shown } = before
  const last = shown && before.car === draft.car ? shownBuild(advisor, before, shown) : undefined
  const stage = before.goal && 'stage' in before.goal ? before.goal.stage : 1
  if (change === 'cheaper' && last?.ok && stage > 1 && last.stagePackage) {
    const goal = { stage: (stage - 1) as 1 | 2 }
    return answerPlan(advisor, before, { ...draft, goal }, car, undefined, askGoal)
  }
  if (refusesItsTune(draft, car.vehicle)) return withoutItsTune(draft)
  const isSame = draft.fuel === before.fuel && draft.induction === before.induction
  if (change === 'half' && last?.ok)
    return answerPlan(advisor, before, halfOf(draft, last.reply), car, undefined, askGoal)
  if (change === 'less_power' && last?.ok)
    return show(advisor, { request: milder(advisor, draft, car, last.reply), draft, car, before: last.reply })
  if (change === 'more_power' && last?.ok) return morePower(advisor, draft, car, last.reply)
  const isGoalNew =
    draft.goal !== before.goal &&
    !(draft.goal && before.goal && JSON.stringify(draft.goal) === JSON.stringify(before.goal))
  const dropped = last?.ok && !isGoalNew ? withoutDropped(advisor, before, draft, car, last.reply) : undefined
  if (dropped && last?.ok)
    return show(advisor, { request: dropped, draft, car, before: last.reply, kept: keptWords(before, draft) })
  if (change === 'cheaper' && last?.ok && isSame && !isGoalNew)
    return withTimeGivenUp(before, last.reply, cheaper(advisor, draft, car, last.reply))
  const goal = draft.goal ?? impliedGoal(draft)
  if (!goal) {
    const stock = advisor.catalog.stockPower(car.vehicle).stockWheelHp
    if (change === 'more_power')
      return show(advisor, { request: requestFor(advisor, draft, car, stock * 1.25), draft, car })
    return askGoal()
  }
  const packaged = stagePlan(advisor, draft, car)
  if (packaged && change === 'half')
    return answerPlan(advisor, before, halfOf(draft, packaged.reply), car, undefined, askGoal)
  if (packaged) return stageAnswer(draft, car, packaged, last?.ok ? last.reply : undefined)
  const target =
    goal === 'parts'
      ? { ok: true as const, target: partsTarget(advisor, draft, car) }
      : targetOf(advisor, draft, car, goal)
  const withOpen = (open: Draft) => answerPlan(advisor, before, open, car, change, askGoal)
  if (!target.ok) return withoutThatBoost(draft, target, withOpen) ?? refused(target, car.assumed)
  const request = { ...requestFor(advisor, draft, car, target.target), ...mostForBudget(draft, goal) }
  const first = change === 'half' ? planOf(advisor, request) : undefined
  if (first?.ok) return answerPlan(advisor, before, halfOf(draft, first.reply), car, undefined, askGoal)
  const less = change === 'cheaper' && last?.ok ? lessOnOtherTerms(advisor, request, last.reply) : undefined
  const answer = show(advisor, {
    ...{ request: less ?? request, draft, car },
    goalWords: [notListedWords(advisor, before, draft, car), 'words' in target ? target.words : '']
      .filter(Boolean)
      .join(' '),
    before: last?.ok ? last.reply : undefined,
    kept: keptWords(last?.ok ? before : {}, draft),
  })
  const looser = withLooserTerms(draft, answer, withOpen)
  if (looser) return looser
  const isEmpty = answer.some((event) => event.type === 'build' && event.reply.recommendedParts.length === 0)
  if (isEmpty && draft.talk?.mustPass === 'carb') return legalWithoutPower(advisor, draft, car)
  return (isEmpty && (smallParts(advisor, draft, car) ?? alreadyMakes(advisor, before, draft, car))) || answer
}

const mostForBudget = ({ budgetUsd }: Draft, goal: Goal | 'parts'): Pick<GenerateRequest, 'isMostForBudget'> =>
  budgetUsd !== undefined && goal !== 'parts' && 'most' in goal ? { isMostForBudget: true } : {}

/** The planner's stage as it is, with its own parts and price. */
const stageAnswer = (draft: Draft, car: ChosenCar, plan: StagePlan, before: GenerateReply | undefined): Answer => [
  text(
    inLanguage(draft.language, stageWords(car, plan)),
    before && inLanguage(draft.language, changedWords(plan.reply, before)),
    draft.language === 'es' ? undefined : fuelWords(draft),
    car.assumed,
  ),
  { type: 'build', reply: plan.reply, request: plan.request, stagePackage: plan.stagePackage },
  suggestions(...(car.years?.map(String) ?? next(plan.reply, plan.request))),
]

/** Just above stock: the parts that are locked bring what they bring. */
export function partsTarget(advisor: Advisor, { induction, boostKinds = [], maker }: Draft, car: ChosenCar): Target {
  const stock = advisor.catalog.stockPower(car.vehicle).stockWheelHp
  const isBoost =
    boostKinds.length > 0 || maker !== undefined || (induction !== undefined && induction !== 'naturally_aspirated')
  return isBoost ? Math.round(stock * 1.2) : Math.round(stock + 5)
}

function morePower(advisor: Advisor, draft: Draft, car: ChosenCar, last: GenerateReply): Answer {
  const { budgetUsd: _, ...free } = draft
  const request = requestFor(advisor, free, car, changedGoal(last, 'more_power') ?? last.power.wheelHp)
  return show(advisor, { request, draft, car, before: last })
}

/** A build that costs less than the last one, or none: never one that costs more, whatever its goal. */
function cheaper(advisor: Advisor, draft: Draft, car: ChosenCar, last: GenerateReply): Answer {
  const goal = changedGoal(last, 'cheaper')
  if (draft.budgetUsd !== undefined && draft.budgetUsd < last.estimatedCost) {
    return show(advisor, {
      request: requestFor(advisor, draft, car, goal ?? last.power.wheelHp),
      draft,
      car,
      before: last,
    })
  }
  const bare: Draft = { ...draft, priority: 'lowest_cost' }
  const { targetHorsepower = last.power.wheelHp, timeGoal } = draft.shown ?? {}
  const shownFor = timeGoal ?? Math.min(targetHorsepower, Math.floor(last.power.wheelHp))
  const showIfCheaper = (wished: Draft, target: Target): Answer | undefined => {
    const request = requestFor(advisor, wished, car, target)
    const planned = planOf(advisor, request)
    const isCheaper = planned.ok && planned.reply.estimatedCost < last.estimatedCost
    return isCheaper ? show(advisor, { request, draft: wished, car, before: last }) : undefined
  }
  // What goes in with it goes first: the power stays.
  const withoutSupports = last.supportingPartIds.length > 0 && draft.shown ? showIfCheaper(bare, shownFor) : undefined
  if (withoutSupports || goal === undefined) return withoutSupports ?? nothingCheaper(draft, last)
  const { wants: _, ...plain } = draft
  return (
    slowerButCheaper(advisor, draft, car, goal, last) ??
    showIfCheaper(draft, goal) ??
    showIfCheaper(bare, goal) ??
    showIfCheaper(plain, goal) ??
    nothingCheaper(draft, last)
  )
}

function nothingCheaper(draft: Draft, last: GenerateReply): Answer {
  return [
    text(
      inLanguage(draft.language, [
        'Nothing cheaper is worth the money. Another fuel or fewer must-haves might be: say "on E85", or tell me what can go.',
        'No hay nada más barato que valga la pena. Otro combustible o menos piezas puede ayudar.',
      ]),
    ),
    ...(last.recommendedParts.length > 0 && draft.shown
      ? [{ type: 'build' as const, reply: last, request: draft.shown }]
      : []),
    suggestions('On E85', 'Start over'),
  ]
}

/** A time was the goal, and the build for it is the cheapest already: it stands, and what less time would save is told. */
function slowerButCheaper(
  advisor: Advisor,
  draft: Draft,
  car: ChosenCar,
  goal: number,
  last: GenerateReply,
): Answer | undefined {
  if (!draft.shown?.timeGoal) return undefined
  const near = planOf(advisor, requestFor(advisor, draft, car, goal))
  if (!near.ok || near.reply.estimatedCost >= last.estimatedCost) return undefined
  const { power, timeSlip, estimatedCost } = near.reply
  const seconds = timeSlip.quarterMileS.toFixed(2)
  return [
    text(
      inLanguage(draft.language, [
        `${dollars(last.estimatedCost)} is already our lowest-cost build for that time. ${whp(power.wheelHp)} saves you ${dollars(last.estimatedCost - estimatedCost)} and runs ${seconds} s in the quarter mile.`,
        `${dollars(last.estimatedCost)} ya es el build más barato para ese tiempo. Con ${whp(power.wheelHp)} ahorras ${dollars(last.estimatedCost - estimatedCost)} y hace ${seconds} s en el cuarto de milla.`,
      ]),
    ),
    { type: 'build' as const, reply: last, request: draft.shown },
    suggestions(`${Math.round(power.wheelHp)} whp`, 'On E85', 'Add it to my cart'),
  ]
}

const NOT_REACHED = /^(?:\S+ doesn't get you|Not )/

/** A build with the words to it, and against the one before, where there was one. */
export function show(advisor: Advisor, shown: Shown): Answer {
  const { request, draft, car, goalWords, before, kept } = shown
  const planned = planOf(advisor, request)
  if (!planned.ok)
    return (
      withoutLocks(advisor, shown, show) ??
      justOver(advisor, shown, planned) ??
      withNearestBoost(advisor, shown, planned, show) ??
      withoutLocksAndBoost(advisor, shown, show) ??
      refused(planned, car?.assumed)
    )
  const { reply } = planned
  const stronger = withStrongerLocks(advisor, request, reply, draft.partNamed)
  if (stronger) return show(advisor, { ...shown, request: stronger })
  const more = strongerThanNow(draft, request, reply)
  if (more) return show(advisor, { ...shown, ...more })
  const build = { type: 'build', reply, request } as const
  const changed = before && changedWords(reply, before)
  // What a time or a budget does not reach is told first, and by the explanation.
  const isTold = NOT_REACHED.test(reply.explanation)
  const beside = [blendWords(advisor, draft, reply), ownTuneWords(draft, reply)].map(
    (words) => words && inLanguage(draft.language, words),
  )
  const owned = before ? undefined : ownedWords(advisor, request, reply)
  if (draft.language === 'es')
    return [
      text(
        ...beside,
        isRival(draft) || draft.partNamed ? goalWords : undefined,
        spanishShort(request, reply),
        changed?.[1],
        spanishBuild(reply, request, draft),
        owned?.[1],
      ),
      build,
      suggestions(...next(reply, request)),
    ]
  if (draft.language === 'de' || draft.language === 'fr')
    return [text(buildInGermanOrFrench(draft.language, reply, request)), build, suggestions(...next(reply, request))]
  return [
    text(
      ...beside,
      goalWords,
      shortWords(request, reply),
      isTold ? undefined : changed?.[0],
      reply.explanation,
      isTold ? changed?.[0] : undefined,
      owned?.[0],
      milesWords(draft, reply),
      kept,
      remedyBeside(reply),
      budgetWords(reply, request),
      nearGoal(reply),
      carbWords(draft, reply),
      fuelWords(draft),
      gearboxWords(advisor, draft, car),
      car?.assumed,
    ),
    build,
    suggestions(...(car?.years?.map(String) ?? next(reply, request))),
  ]
}

/** The figures of another car are told in either language. */
const isRival = ({ goal }: Draft): boolean => goal !== undefined && 'fasterThan' in goal

/** The budget buys nothing: what little more buys is shown beside the refusal. */
function justOver(advisor: Advisor, { request }: Shown, refusal: Refused): Answer | undefined {
  if (!refusal.help?.offers) return undefined
  const offered = { ...request, offer: 'just_over' as const }
  const planned = planOf(advisor, offered)
  if (!planned.ok) return undefined
  return [
    text(refusal.detail),
    { type: 'build', reply: planned.reply, request: offered },
    suggestions(...next(planned.reply, offered)),
  ]
}
