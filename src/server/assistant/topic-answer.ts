import type { Part, PartKind } from '../../engine/model.ts'
import { partsLike } from '../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import { alsoAsked } from './also-asked.ts'
import { clausesOf } from './build-asked.ts'
import { carAnswer, type Subject, slipPower } from './car-answers.ts'
import type { Draft } from './draft.ts'
import { horsepowerForTime } from './hp-for-time.ts'
import { ADVICE } from './knowledge/advice-topics.ts'
import { ALIKE } from './knowledge/alike-topics.ts'
import { carLine } from './knowledge/car-lines.ts'
import { kindName, partAnswer, partsCompared } from './knowledge/part-answer.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import { questionIn } from './knowledge/question-shape.ts'
import { type QuestionSubject, withoutCars } from './knowledge/subject-of-question.ts'
import { isSure, LEAST_RANK, topicOf, topicsFor } from './knowledge/topic-index.ts'
import { likelyAnswer } from './likely-topic.ts'
import type { MessageReading } from './meaning-of.ts'
import { offered } from './offered-part.ts'
import { orderWentWrong } from './order-went-wrong.ts'
import { withoutParts } from './part-words.ts'
import { partsAsked } from './parts-answer.ts'
import { isRefusedPart } from './refused-attributes.ts'
import { carOf } from './request-of.ts'
import { type ShopFact, shopAnswer, shopFactIn } from './shop-answers.ts'
import { strengthAsked } from './strength-asked.ts'
import { subjectOf } from './subject-of-answer.ts'
import { timeAtShop } from './time-at-shop.ts'
import { atAltitude, bearingMetals, boostLimit, lowOctane, pastLimit, ratedBox, underAge } from './topic-leads.ts'
import { topicsIn } from './topics.ts'

const MORE = ['What breaks first?', '100 more whp', 'What does stage 2 mean?'] as const
const OFFERED = 3

/** A question that no build answers: of the shop, of the trade, of a kind of part, or of the car that is talked about. */
export function answerTopic(advisor: Advisor, draft: Draft, reading: MessageReading): Answer {
  const { meaning, asked, about } = reading
  const { topic } = meaning
  const subject = subjectOf(advisor, draft, reading)
  const leads = leadingWords(advisor, reading, subject)
  if (!leads) return notUnderstood(draft, asked, subject)
  const spoken = ofSpokenPart(advisor, draft, reading, subject)
  const other = isComplete(topic) ? [] : otherQuestion(asked, topic, leads, subject)
  const told = [
    ...lowOctane(reading, subject),
    ...underAge(reading),
    ...bearingMetals(reading, subject),
    ...ratedBox(reading, subject),
    ...spoken,
    leads,
    ...alsoBears(reading, subject),
    ...(topic === 'altitude' ? [] : atAltitude(reading)),
    ...other,
  ]
  const isCarSaid = subject !== undefined || reading.mayMean.length > 0 || (draft.car ?? meaning.stranger) !== undefined
  const asSaid = (words: string) => (isCarSaid ? withoutAsking(words) : words)
  const isWhole = topic?.startsWith('build_') || ALONE.has(topic ?? '') || isComplete(topic) || about?.isSure
  const also = isWhole
    ? []
    : alsoAsked(withoutCars(advisor.catalog.vehicles, asked), told.map(([english]) => english).join(' '), subject)
  return [
    text(...[...told, ...also].map((one) => asSaid(inLanguage(draft.language, one)))),
    ...(draft.shown || LINE_LEADS.has(topic ?? '') || about?.question.type === 'legal'
      ? []
      : cardsOf(advisor, about?.kinds ?? [], draft, reading)),
    suggestions(...next(asked, topic)),
  ]
}

/** "How much boost is that, and will the clutch hold": the strength that is asked about beside the build. */
function alsoBears({ meaning: { topic }, asked }: MessageReading, subject: Subject | undefined): Bilingual[] {
  if (!subject || !topic?.startsWith('build_')) return []
  return clausesOf(asked).flatMap((clause) => {
    const component = strengthAsked(clause)
    const told = component && carAnswer(component, { ...subject, asked: clause })
    return told ? [told] : []
  })
}

/** Topics beside which nothing of the car's engine is told. */
const ALONE: ReadonlySet<string> = new Set([
  'hours',
  'tire_width',
  'drag_tire_life',
  'tires_choice',
  'track_tires',
  'fuel_gain',
])

/** Topics of which the car's own line says the most. */
const LINE_LEADS: ReadonlySet<string> = new Set(['octane', 'oil', 'tow_oil'])

/** Topics that answer all of a question themselves. */
const isComplete = (topic = ''): boolean => ADVICE.has(topic) || topic === 'engine_swap'

/** Topics that the shop's own settings answer. */
const FACT_OF: Readonly<Record<string, ShopFact>> = {
  contact: 'person',
  business_hours: 'open',
  shop_address: 'address',
  real_person: 'assistant',
}

/** What answers first: a fact of the shop, the car's own figures, the topic, or the kind of part. */
function leadingWords(advisor: Advisor, reading: MessageReading, subject: Subject | undefined): Bilingual | undefined {
  const { asked, about } = reading
  const { topic } = reading.meaning
  const fact = FACT_OF[topic ?? ''] ?? (topic?.startsWith('shop_') ? shopFactIn(asked) : undefined)
  const told =
    (fact && shopAnswer(advisor.shop, fact, asked)) ??
    pastLimit(topic, subject) ??
    (topic === 'hp_for_et' ? horsepowerForTime(asked) : undefined) ??
    (topic === undefined ? undefined : topicWords(topic, subject, asked))
  const isPair = about?.question.type === 'versus' && about.kinds.length > 1 && !about.isSure
  const isOfParts =
    about !== undefined &&
    about.kinds.length > 0 &&
    (told === undefined || isPair || (!about.isClear && !isNamed(advisor, topic, asked, about)))
  return isOfParts && (isPair || !isSpokenFor(topic, subject))
    ? ofParts(advisor, about, subject, told)
    : told && withFacts(told, about, topic, subject)
}

/** Nobody is asked for a car that he named. */
const withoutAsking = (words: string): string =>
  words.replaceAll(
    / ?(?:Tell me (?:the|your) car(?: or the engine)?(?: and (?:the \w+|the \w+ or \w+))?(?: and I'll [^.]*)?\.|Which one is yours\?)/g,
    '',
  )

/** The parts that a question names, to be looked at beside its answer; none where the car is not known. */
function cardsOf(advisor: Advisor, kinds: readonly PartKind[], draft: Draft, { meaning }: MessageReading): Answer {
  const wanted =
    meaning.car === undefined ? draft : { car: meaning.car, ...(meaning.year ? { year: meaning.year } : {}) }
  const car = wanted.car === undefined ? 'none' : carOf(advisor, wanted, false)
  if (typeof car === 'string') return []
  const { clutchTorqueLbft = 0 } = car.vehicle.limits
  // Nobody who asks what a stock clutch holds is shown one that holds less.
  const bearsMore = ({ kind, ratings }: Part) =>
    kind !== 'clutch' || (ratings.supportsTorqueLbft ?? Number.POSITIVE_INFINITY) > clutchTorqueLbft
  const found = kinds.slice(0, 2).flatMap((kind) =>
    partsAsked(advisor, car, { kind })
      .filter(bearsMore)
      .filter((part) => !isRefusedPart(part, meaning.notMade ?? draft.notMade ?? []))
      .slice(0, 2),
  )
  return found.length > 0 ? [{ type: 'parts', vehicleId: car.vehicle.id, parts: found.map(offered) }] : []
}

/** So well the words beside a part's name have to speak of the topic for it to be about more than the part. */
const BESIDE = { score: 5, covered: 0.5, telling: 8 }

/** The question names its topic in so many words, or speaks of it beside the part that it names. */
function isNamed({ catalog }: Advisor, topic: string | undefined, asked: string, about: QuestionSubject): boolean {
  if (about.isSure || about.isTrouble || topicsIn(asked).some((one) => one === topic)) return true
  return topicsFor(withoutCars(catalog.vehicles, withoutParts(about.question.text)), 2).some(
    ({ topic: { id }, score, covered }) =>
      id === topic && score >= BESIDE.score && (covered >= BESIDE.covered || score >= BESIDE.telling),
  )
}

const WHAT_IT_DOES =
  /\bwhat (?:does|do|is|are|would) (?:it|that|this|one|they|those|these)(?: things?)?(?: actually| even| really| exactly)?(?: (?:do|for)\b|\W*(?:$|\?|,| and\b))/

/** "What does it actually do, and is it legal?": the part that was spoken of before, told first. */
function ofSpokenPart(advisor: Advisor, { part, shown }: Draft, { asked, about }: MessageReading, subject?: Subject) {
  const kind = part?.kind
  if (!kind || shown || (about?.kinds.length ?? 0) > 0 || !WHAT_IT_DOES.test(asked)) return []
  return [partAnswer(advisor, kind, 'what', subject && { vehicle: subject.vehicle, name: subject.name })]
}

const SHOP: ReadonlySet<string> = new Set([
  ...[
    'order_status',
    'returns',
    'payment',
    'financing',
    'services',
    'install',
    'labor_rate',
    'shipping',
    'warranty',
    'emissions',
    'accuracy',
  ],
])

/** The car's own figures answer it. */
const isSpokenFor = (topic: string | undefined, subject: Subject | undefined): boolean =>
  topic !== undefined && subject !== undefined && carAnswer(topic, subject) !== undefined

/** The car's figures, and whether the part that is asked about is worth it. */
function withFacts(
  told: Bilingual,
  about: QuestionSubject | undefined,
  topic: string | undefined,
  subject: Subject | undefined,
): Bilingual {
  const [kind] = about?.kinds ?? []
  const isAsked = about?.question.type === 'need' || about?.question.type === 'worth'
  if (!kind || !isAsked || topic?.startsWith('build_') || !isSpokenFor(topic, subject)) return told
  const { worth, spanish } = PART_FACTS[kind]
  return [`${told[0].trim()} ${kindName(kind)}: ${worth}`, `${told[1].trim()} ${spanish}`]
}

function topicWords(topic: string, subject: Subject | undefined, asked: string): Bilingual | undefined {
  const isOfBoostLimit =
    (topic === 'boost' || topic === 'what_is_boost') &&
    !subject?.reply &&
    /\b(?:can|could|safe|handle|take|hold|max|too much)\b/.test(asked)
  const own =
    (topic === 'slip_power' ? slipPower(asked) : undefined) ??
    (subject && !isOfBoostLimit ? carAnswer(topic, subject) : undefined)
  if (own) return own
  if (isOfBoostLimit && subject) return boostLimit(subject)
  if (topic === 'hours') return timeAtShop(asked)
  const general = topicOf(ALIKE[topic] ?? topic)?.answer
  if (!general || !subject) return general
  const line = carLine(ALIKE[topic] ?? topic, subject)
  if (LINE_LEADS.has(topic)) return [`${line[0]} ${general[0]}`.trim(), `${line[1]} ${general[1]}`.trim()]
  return [`${general[0]} ${line[0]}`.trim(), `${general[1]} ${line[1]}`.trim()]
}

function ofParts(
  advisor: Advisor,
  { kinds, question }: QuestionSubject,
  subject: Subject | undefined,
  told: Bilingual | undefined,
): Bilingual | undefined {
  const car = subject && { vehicle: subject.vehicle, name: subject.name }
  if (kinds.length > 1 && question.type === 'versus') return partsCompared(advisor, kinds, car)
  const [said] = kinds
  if (!said) return told
  const fitting = car ? partsLike(advisor.catalog, car.vehicle, { kind: said }) : []
  const kind = fitting.some((part) => part.kind === said) ? said : (fitting[0]?.kind ?? said)
  return partAnswer(advisor, kind, question.type, car)
}

/** So clear has a second question of the same message to be before it is answered as well: above the next, or for itself. */
const CLEAR = { score: 9, covered: 0.5, above: 1.5, rank: 13 }

/** "How long does it take, and does it need an alignment afterwards?": the second question of a message. */
export function otherQuestion(
  asked: string,
  topic: string | undefined,
  said: Bilingual,
  subject?: Subject,
): Bilingual[] {
  const clauses = asked.split(
    /[?;]|\.(?=\s)|,? and (?=(?:is|are|do|does|will|can|what|how|why|when|which|should|if|whether|where|who)\b)/,
  )
  if (clauses.length < 2) return []
  const found = clauses.slice(0, MOST_QUESTIONS).flatMap((clause) => {
    if (!questionIn(clause)) return []
    const hits = topicsFor(clause, 2)
    if (hits[0]?.topic.id === topic) return []
    if (orderWentWrong(clause)) return topicOf('damaged_part') ?? []
    const form = isSure(hits) ? undefined : topicsIn(clause).find((one) => SHOP.has(one))
    if (form) return topicOf(form) ?? []
    const [hit, next] = hits
    const lead = (hit?.rank ?? 0) - (next?.rank ?? 0)
    const isAbove = hit !== undefined && hit.rank >= (lead >= CLEAR.above ? LEAST_RANK : CLEAR.rank)
    return hit && (isAbove || (hit.score >= CLEAR.score && hit.covered >= CLEAR.covered)) ? [hit.topic] : []
  })
  return found
    .flatMap(({ id, answer }) => (id !== topic && answer !== said && !(id === 'safe_limit' && subject) ? [answer] : []))
    .slice(0, 1)
}
const MOST_QUESTIONS = 6

/** The topics that lie nearest, as what may be asked next. */
function next(asked: string, topic: string | undefined): string[] {
  const near = topicsFor(asked, OFFERED + 1).filter((hit) => hit.topic.id !== topic)
  return [...near.slice(0, 2).map((hit) => hit.topic.title), ...MORE].slice(0, 4)
}

/** What was understood of a question that nothing here answers, and what may have been meant. */
export function notUnderstood(draft: Draft, asked: string, subject?: Subject): Answer {
  const likely = likelyAnswer(asked)
  if (likely) return [text(inLanguage(draft.language, likely.words)), suggestions(...next(asked, likely.topic))]
  const near = topicsFor(asked, OFFERED).map(({ topic }) => topic.title)
  const known = subject ? [` I have your ${subject.name}.`, ` Tengo tu ${subject.name}.`] : ['', '']
  const words: Bilingual =
    near.length > 0
      ? [
          `I don't have a straight answer to that, and I won't make one up.${known[0]} Is it one of these? If not, ask us at /contact and we'll answer.`,
          `No tengo una respuesta segura a eso y no la voy a inventar.${known[1]} ¿Es una de estas? Si no, en /contact te contesta una persona.`,
        ]
      : [
          `I didn't catch that.${known[0]} I know cars, parts, power, times and money: which car is it, and what should it do?`,
          `No te entendí bien.${known[1]} ¿Qué carro es y qué quieres que haga?`,
        ]
  return [text(inLanguage(draft.language, words)), suggestions(...(near.length > 0 ? near : MORE))]
}
