import { isOrder } from './act.ts'
import { type Advisor, type Answer, inLanguage, type Said, suggestions, text } from './advisor.ts'
import { allMotorFirst } from './all-motor-first.ts'
import { ASKS_IF_SOUND, askGoal } from './ask-goal.ts'
import { answerNotListed, answerPriceDoubted } from './asked-of-shop.ts'
import { isBuildAsked } from './build-by-ask.ts'
import { withGearboxOfOurs } from './build-with-other-gearbox.ts'
import { answerCart } from './cart-answer.ts'
import { trueOfCart } from './cart-claim.ts'
import { BACK_TO_CAR } from './change/back-to.ts'
import { chosenCar, EXAMPLES, isOtherYear } from './chosen-car.ts'
import { answerCompare } from './compare-answer.ts'
import { type Draft, withMeaning } from './draft.ts'
import { carOfEngine } from './engine-said.ts'
import { answerRealistic } from './goal-realistic.ts'
import { isSureFragment } from './knowledge/subject-of-question.ts'
import { withLikelyTopic } from './likely-topic.ts'
import type { Meaning } from './meaning.ts'
import { type MessageReading, NEXT_STEP } from './meaning-of.ts'
import { answerNeed, neededKind } from './need-answer.ts'
import { nothingLeft } from './nothing-left.ts'
import { kindsIn } from './part-words.ts'
import { answerFits } from './parts-answer.ts'
import { planOfMoney } from './parts-money.ts'
import { answerPlan } from './plan-answer.ts'
import { answerLimits, answerPrice, answerSlip, answerStock, answerWhy, stockOfEach } from './question-answers.ts'
import { isYield } from './questions.ts'
import { Sentence } from './sentence.ts'
import { workOfOther } from './service-price.ts'
import { ofStranger, sharedEngine } from './shared-engine.ts'
import { answerStages } from './stages-answer.ts'
import { explainedAnyway, strangerWords, tellsState } from './stranger-answer.ts'
import { STRENGTH_TOPICS } from './strength-asked.ts'
import { asksWithParts } from './talk-goes-on.ts'
import { answerTopic, notUnderstood } from './topic-answer.ts'
import { nearestAnswer } from './topic-goes-on.ts'
import { runsOnRegular } from './topic-leads.ts'

/** A message in the talk that it belongs to. */
export interface InTalk {
  before: Draft
  draft: Draft
  reading: MessageReading
}

/** What answers a message that nothing was computed for, by its intent. */
export function byIntent(advisor: Advisor, messages: readonly Said[], { before, draft, reading }: InTalk): Answer {
  const { meaning } = reading
  const say = (english: string, spanish: string) => text(inLanguage(draft.language, [english, spanish]))
  const strangerTold = (): Answer => [
    say(...strangerWords(meaning.stranger ?? '', reading.asked)),
    suggestions(...EXAMPLES),
  ]
  switch (meaning.intent) {
    case 'reset':
      return [
        say('Starting fresh. Which car, and how much power?', 'Empezamos de cero. ¿Qué carro y cuánta potencia?'),
        suggestions(...EXAMPLES),
      ]
    case 'thanks':
      return [say('You bet.', 'De nada.'), suggestions('Add it to my cart', 'Start over')]
    case 'help':
      return [
        say(
          'Tell me the car, the power or time you want, and your budget, and I\'ll plan the lowest-cost build that gets there. You can change it ("on E85", "keep the stock clutch", "cheaper"), ask what breaks first, how quick it\'ll be or what fits, compare cars, and put the build in your cart.',
          'Dime el carro, la potencia o el tiempo que quieres y tu presupuesto, y te armo el build más barato que lo logra. Puedes cambiarlo ("con E85", "sin tocar el clutch", "más barato") y ponerlo en el carrito.',
        ),
        suggestions(...EXAMPLES),
      ]
    case 'chat':
      return [
        say(
          'I stick to cars and parts. Tell me what you drive and what you want it to do.',
          'Lo mío son los carros y las piezas, con los precios a la vista. Dime qué carro tienes y qué quieres que haga.',
        ),
        suggestions(...EXAMPLES),
      ]
    case 'stranger':
      return ofStranger(advisor, draft, reading) ?? strangerTold()
    case 'unknown':
      // "OK, back to my car" after its build: that build, as it stands.
      if (draft.shown && BACK_TO_CAR.test(reading.asked)) return plan(advisor, before, draft, reading)
      return (
        alsoThese(advisor, draft, reading) ??
        explainedAnyway(advisor, draft, reading) ??
        nearestAnswer({ advisor, draft, reading, messages }) ??
        notUnderstood(draft, reading.asked)
      )
    case 'topic':
      // What the gearbox of a car that we do not build takes is not guessed at.
      if (meaning.stranger && STRENGTH_TOPICS.has(meaning.topic ?? '') && draft.car === undefined)
        return sharedEngine(advisor, draft, reading) ?? strangerTold()
      if (meaning.topic === 'fuel_low_octane_tuned' && isOnItsOwnRegular(advisor, draft, reading))
        return plan(advisor, before, draft, reading)
      return (
        (meaning.topic === 'goal_realistic' ? answerRealistic(advisor, draft) : undefined) ??
        ofShownBuild(advisor, draft, reading) ??
        lacksCar(advisor, draft, reading) ??
        withBuild(advisor, before, draft, reading)
      )
    case 'cart':
      return trueOfCart(
        advisor,
        draft,
        reading.asked,
        messages,
        answerCart(advisor, withSpokenPart(draft, meaning, messages), meaning, () =>
          chosenCar(advisor, draft, reading),
        ),
      )
    case 'price':
      if (!draft.shown && isOtherYear(advisor, draft)) return workOfOther(advisor, draft, reading)
      if (draft.shown || !explained(reading)) return answerPrice(advisor, draft, meaning)
      return explain(advisor, draft, reading)
    case 'why':
      return draft.shown ? answerWhy(advisor, draft, meaning) : answerTopic(advisor, draft, reading)
    case 'plan':
      return plan(advisor, before, draft, reading)
    default:
      return question(advisor, before, draft, reading)
  }
}

/** "Runs on 87" of a truck that was made for it: what it wants is asked or planned. */
function isOnItsOwnRegular(advisor: Advisor, draft: Draft, reading: MessageReading): boolean {
  const car = chosenCar(advisor, draft, reading)
  return 'vehicle' in car && runsOnRegular(car.vehicle, reading.asked)
}

/** "How much are long tubes? Throw them in the cart": the part that was asked about last, where no build is on the table. */
function withSpokenPart(draft: Draft, { part, cart }: Meaning, messages: readonly Said[]): Draft {
  if (part || draft.part || draft.shown || (cart ?? 'add') !== 'add') return draft
  const spoken = messages.slice(0, -1).filter(({ from }) => from === 'visitor')
  const [kind, ...more] =
    spoken.map((message) => kindsIn(new Sentence(message.text).rest)).findLast((kinds) => kinds.length > 0) ?? []
  return kind ? { ...draft, part: { kind, ...(more.length > 0 ? { kinds: [kind, ...more] } : {}) } } : draft
}

function plan(advisor: Advisor, before: Draft, draft: Draft, reading: MessageReading): Answer {
  const isOpen = draft.goal === undefined && draft.budgetUsd === undefined && reading.meaning.change === undefined
  const explained = isOpen && !isOrder(reading.asked) ? explainedAnyway(advisor, draft, reading) : undefined
  const car = chosenCar(advisor, draft, reading)
  const doubted = draft.goal
    ? undefined
    : answerPriceDoubted(advisor, draft, reading.asked, 'vehicle' in car ? car : undefined)
  if (doubted) return doubted
  const other = 'vehicle' in car ? undefined : withGearboxOfOurs(advisor, draft, reading)
  if (other) return [...other.told, ...answerPlan(advisor, before, other.draft, other.car, undefined, () => [])]
  if (!('vehicle' in car))
    return isOtherYear(advisor, draft)
      ? car.answer
      : (explained ?? withLikelyTopic(advisor, draft, reading, car.answer))
  const isSure = isSureFragment(advisor.catalog.vehicles, reading.asked)
  const isState = before.last === undefined && tellsState(advisor, reading)
  if (explained && ((isSure && tellsNothingOfBuild(reading)) || isState)) return explained
  const [kind, ...more] = reading.meaning.wants ?? []
  if (
    isOpen &&
    kind &&
    !isBuildAsked(reading) &&
    !reading.meaning.installed &&
    !isYield(reading.asked) &&
    !asksWithParts(reading.asked)
  )
    return answerFits(advisor, draft, car, {
      intent: 'fits',
      part: { kind, ...(more.length > 0 ? { kinds: [kind, ...more] } : {}) },
    })
  const isNext = NEXT_STEP.test(reading.asked) && (draft.installed?.length ?? 0) > 0
  const isOrdered = isOpen && draft.wants === undefined && (isOrder(reading.asked) || isNext)
  const ordered: Draft = isOrdered ? { ...draft, goal: { most: true, isSafe: true } } : draft
  const needed = reading.meaning.isOfShown ? undefined : neededKind(reading)
  if (needed && draft.goal) return answerNeed(advisor, before, draft, car, needed)
  const planned =
    allMotorFirst(advisor, before, draft, car, reading) ??
    planOfMoney(advisor, before, ordered, car, reading, () =>
      ASKS_IF_SOUND.test(reading.asked)
        ? answerLimits(advisor, draft, car, reading.meaning)
        : isBuildAsked(reading)
          ? askGoal(advisor, draft, car, reading.asked)
          : withLikelyTopic(advisor, draft, reading, askGoal(advisor, draft, car, reading.asked)),
    )
  return nothingLeft(before, draft, reading, planned) ?? planned
}

function question(advisor: Advisor, before: Draft, draft: Draft, reading: MessageReading): Answer {
  const { meaning } = reading
  if (meaning.intent === 'compare') return answerCompare(advisor, draft, reading)
  const asksOther = meaning.car !== undefined && meaning.car !== before.car
  const subject = asksOther
    ? withMeaning({}, meaning)
    : meaning.year !== undefined && meaning.year !== draft.year
      ? { ...draft, year: meaning.year }
      : draft
  const withLanguage = { ...subject, ...(draft.language ? { language: draft.language } : {}) }
  if (meaning.intent === 'limits' && withLanguage.car === undefined)
    return answerTopic(advisor, draft, { ...reading, meaning: { ...meaning, topic: 'safe_limit' } })
  if (meaning.intent === 'stages' && withLanguage.car === undefined && ASKS_WHAT_STAGES_ARE.test(reading.asked))
    return answerTopic(advisor, draft, { ...reading, meaning: { ...meaning, topic: 'stage_meaning' } })
  if (meaning.intent === 'fits' && reading.about?.isSure && reading.about.question.type === 'safe')
    return explain(advisor, draft, reading)
  const notListed = meaning.intent === 'fits' && !meaning.part ? answerNotListed(draft, reading.asked) : undefined
  if (notListed) return notListed
  const car = chosenCar(advisor, withLanguage, reading)
  const isOfHisCar = meaning.intent === 'fits' && meaning.part !== undefined && OWN_CAR.test(reading.asked)
  const ofEach = 'vehicle' in car || draft.car !== undefined ? undefined : stockOfEach(advisor, reading)
  if (ofEach) return ofEach
  if (!('vehicle' in car))
    return explained(reading) && !isOfHisCar && !isOtherYear(advisor, withLanguage)
      ? explain(advisor, draft, reading)
      : withLikelyTopic(advisor, draft, reading, car.answer)
  switch (meaning.intent) {
    case 'slip':
      return answerSlip(advisor, withLanguage, car, meaning)
    case 'limits':
      return answerLimits(advisor, withLanguage, car, meaning)
    case 'fits':
      return answerFits(advisor, withLanguage, car, ofSpokenPart(meaning, draft, reading.asked))
    case 'stages':
      return answerStages(advisor, withLanguage, car)
    default:
      return answerStock(advisor, withLanguage, car)
  }
}

/** A question that the build on the table answers: what of its price is labor, whether a part of it is needed. */
function ofShownBuild(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { meaning, asked } = reading
  if (!draft.shown || (meaning.car !== undefined && meaning.car !== draft.shown.modelId)) return undefined
  if (meaning.topic === 'labor_rate' && /\b(?:that|this|it|those)\b/.test(asked))
    return answerPrice(advisor, draft, meaning)
  const kind = meaning.topic === 'clutch' || meaning.topic === 'transmission' ? undefined : neededKind(reading)
  return kind && OF_IT.test(asked) ? answerWhy(advisor, draft, { ...meaning, part: { kind } }) : undefined
}
const OF_IT = /\bneed (?:the|that|this|those)\b/

/** A question about a power that is wanted as well: the answer first, then the build. */
function withBuild(advisor: Advisor, before: Draft, draft: Draft, reading: MessageReading): Answer {
  const told = answerTopic(advisor, draft, reading)
  const { meaning, asked } = reading
  if (meaning.goal === undefined || !isOfStrength(meaning.topic)) return told
  if (ASKS_ANYWHERE.test(asked) && !(meaning.topic === 'safe_limit' && WANTED.test(asked))) return told
  const wanted = withMeaning(draft, { ...meaning, intent: 'plan' })
  const car = chosenCar(advisor, wanted, reading)
  if (!('vehicle' in car)) return told
  const built = answerPlan(advisor, before, wanted, { ...car, assumed: '' }, undefined, () => [])
  return [...told.filter(({ type }) => type === 'text'), text('\n'), ...built]
}
/** "Worried about the trans" beside a power: told, and planned. */
const isOfStrength = (topic = ''): boolean => topic === 'weak_points' || STRENGTH_TOPICS.has(topic)
const ASKS_ANYWHERE =
  /\?|\b(?:is|are|am|will|would|can|could|does|do|should|how|what|when|where|which|whether|if|or|limit|max|rating|safe|enough)\b/
const WANTED =
  /\b(?:wants?|wanted|would like|(?:going|shooting|looking|aiming) for|my goal|goal(?: is|:)|trying to (?:make|get|hit))\b(?! (?:to )?know)/

/** "Would that fit his?": the part that was spoken of last. */
const ofSpokenPart = (meaning: Meaning, { part }: Draft, asked: string): Meaning =>
  meaning.part === undefined && part && /\b(?:it|that|this|one|ones|they|those|these|them)\b/.test(asked)
    ? { ...meaning, part }
    : meaning

/** What a car is from the factory cannot be told of no car. */
function lacksCar(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const { meaning, asked } = reading
  if (meaning.topic !== 'car_specs' || carOfEngine(advisor.catalog.vehicles, asked)) return undefined
  const wanted = meaning.car === undefined ? draft : withMeaning({}, meaning)
  const car = chosenCar(advisor, wanted, { ...reading, meaning: { ...meaning, intent: 'stages' } })
  return 'vehicle' in car ? undefined : car.answer
}

const ASKS_WHAT_STAGES_ARE = /\b(?:difference|mean\w*|explain|what is|what are)\b/

/** A part for a car that nobody has named yet. */
const OWN_CAR = /\b(?:my|his|her|our|their) (?:\w+ )?(?:car|truck|ride|whip)\b|\b(?:on|for|fits?) (?:mine|hers|his)\b/

const FEW_WORDS = 4

/** "And rotors": parts alone, for the car that is talked about. */
function alsoThese(advisor: Advisor, draft: Draft, reading: MessageReading): Answer | undefined {
  const [kind, ...more] = kindsIn(reading.asked)
  if (!kind || draft.car === undefined || reading.asked.trim().split(/\s+/).length > FEW_WORDS) return undefined
  const car = chosenCar(advisor, draft, reading)
  if (!('vehicle' in car)) return car.answer
  const part = { kind, ...(more.length > 0 ? { kinds: [kind, ...more] } : {}) }
  return answerFits(advisor, draft, car, { intent: 'fits', part })
}

const OF_A_BUILD = ['wants', 'installed', 'dynoSheet', 'induction', 'without', 'keepsStock', 'boostKinds'] as const
const tellsNothingOfBuild = ({ meaning }: MessageReading): boolean =>
  OF_A_BUILD.every((name) => meaning[name] === undefined)

/** Whether a question that lacks its car or its build can be answered without them. */
const explained = ({ about }: MessageReading): boolean =>
  about !== undefined && (about.topics.length > 0 || about.kinds.length > 0)

function explain(advisor: Advisor, draft: Draft, reading: MessageReading): Answer {
  const topic = reading.meaning.topic ?? reading.about?.topics[0]?.topic.id
  return answerTopic(advisor, draft, { ...reading, meaning: { ...reading.meaning, ...(topic ? { topic } : {}) } })
}
