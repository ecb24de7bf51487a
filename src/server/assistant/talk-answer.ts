import type { PartKind } from '../../engine/model.ts'
import { carWords, partsLike } from '../planning/car-facts.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import { type Aspect, aspectAsked, saidOf } from './asked-of-talk.ts'
import { dangerOf } from './dangers.ts'
import type { Draft } from './draft.ts'
import { cheapestOf, fitted, lastsOf, legalOf, louderOf, pricesOf, soundOf } from './kind-in-talk.ts'
import { kindName, partAnswer } from './knowledge/part-answer.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import { topicOf, topicsFor } from './knowledge/topic-index.ts'
import type { MessageReading } from './meaning-of.ts'
import { answerFits, kindWords } from './parts-answer.ts'
import { pickOfCars } from './pick-of-cars.ts'
import { pickOfParts } from './pick-of-parts.ts'
import { type ChosenCar, carOf } from './request-of.ts'

/** A short question without a subject of its own, asked of what was talked about last: a danger, a part, a topic. */
export function answerOfTalk(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  reading: MessageReading,
  said: string,
): Answer | undefined {
  const { of: talked, danger } = before.talk ?? {}
  const aspect = aspectAsked(reading.asked, said)
  const say = (words: Bilingual, ...more: readonly string[]): Answer => [
    text(inLanguage(draft.language, words)),
    suggestions(...more, 'What breaks first?'),
  ]
  if (!aspect && danger && draft.talk?.danger === danger && reading.meaning.intent === 'unknown')
    return say(stillThere(danger))
  if (!aspect || (reading.meaning.intent !== 'compare' && (reading.meaning.car ?? reading.meaning.goal) !== undefined))
    return undefined
  const told = danger && draft.talk?.danger === danger ? ofDanger(danger, aspect, reading.asked) : undefined
  if (told) return say(told, 'Book the shop')
  const isOfCars =
    (aspect === 'which' && !/\b(?:quick|fast)\w*/.test(reading.asked)) ||
    (talked?.intent === 'compare' && OF_CARS.has(aspect))
  if (isOfCars && !talked?.kinds.length && before.compared)
    return pickOfCars(advisor, draft, before.compared, reading.asked)
  if (reading.meaning.intent === 'compare' && !talked?.isChoice) return undefined
  if (!talked) return undefined
  const kinds = aspect === 'other' ? (talked.otherKinds ?? talked.kinds.slice(1)) : talked.kinds
  const isOfBuild =
    reading.meaning.topic?.startsWith('build_') ||
    (before.shown !== undefined && (kinds.length === 0 || (talked.intent === 'plan' && !talked.isChoice)))
  if (isOfBuild) return undefined
  const chosen = draft.car === undefined ? 'none' : carOf(advisor, draft, true)
  const car = typeof chosen === 'string' ? undefined : chosen
  if (kinds.length > 0) {
    const asked = aspect === 'other' ? (talked.aspect ?? 'what') : aspect
    return ofKinds(advisor, draft, { kinds, car, aspect: asked, asked: reading.asked })
  }
  const words = talked.topic && !OF_SHOP.test(talked.topic) ? ofTopic(talked.topic, aspect, reading.asked) : undefined
  return words && say(words)
}

/** "But it went away": nothing of it is a repair. */
function stillThere(id: string): Bilingual {
  const check = dangerOf(id)?.check ?? ['', '']
  return [`That alone doesn't clear it. ${check[0]}`, `Eso solo no lo descarta. ${check[1]}`]
}

const AS_BAD = /\b(?:bad|hurts?|dangerous|harm|damage|risky|malo|peligroso|serious)\b/

/** Of a danger: what it risks, what is looked at next, and that nothing goes on before it is found. */
function ofDanger(id: string, aspect: Aspect, asked: string): Bilingual | undefined {
  const danger = dangerOf(id)
  if (!danger) return undefined
  const { stop, check, name } = danger
  if (aspect === 'safe' || aspect === 'why' || aspect === 'worth') {
    const verdict: Bilingual = AS_BAD.test(asked)
      ? ['It can be.', 'Puede serlo.']
      : aspect === 'why'
        ? ['', '']
        : ['No.', 'No.']
    return [`${verdict[0]} ${stop[0]}`.trim(), `${verdict[1]} ${stop[1]}`.trim()]
  }
  if (aspect === 'cost' || aspect === 'install')
    return [
      `Nobody can price the ${name[0]} before it is found, so the first money goes into the check. ${check[0]} Book it at /book and you get a price before anything is replaced.`,
      `Nadie puede dar precio a ${name[1]} antes de encontrarlo. ${check[1]} Reserva en /book y te damos precio antes de cambiar nada.`,
    ]
  if (aspect === 'tune' || aspect === 'gain')
    return [
      `Not before the ${name[0]} is found and fixed: a tune or more power makes it worse and can't cure it. ${check[0]}`,
      `No antes de arreglar ${name[1]}: un tune o más potencia lo empeora. ${check[1]}`,
    ]
  return check
}

/** What the shop itself answers by its own questions. */
const OF_SHOP = /^(?:shop_|ship|order|return|payment|financing|services|install|labor_rate|warranty|contact|hours|book)/

/** What is asked of two cars beside which of them. */
const OF_CARS: ReadonlySet<Aspect> = new Set<Aspect>(['cost', 'worth', 'safe', 'why', 'last'])

const CHEAPER = /\bcheap\w*|\bless\b|\bbarat\w*/

interface OfKinds {
  kinds: readonly PartKind[]
  car: ChosenCar | undefined
  aspect: Aspect
  asked: string
}

/** Of kinds of parts: the words of the car's own parts where it is known, else what the trade knows of the kind. */
function ofKinds(advisor: Advisor, draft: Draft, { kinds, car, aspect, asked }: OfKinds): Answer | undefined {
  const [kind] = kinds
  if (!kind) return undefined
  const isOfTwo = kinds.length > 1
  if (isOfTwo && (aspect === 'which' || (aspect === 'cost' && CHEAPER.test(asked))))
    return pickOfParts(advisor, draft, kinds, car, aspect === 'cost')
  if (isOfTwo && aspect === 'sound')
    return [text(inLanguage(draft.language, louderOf(kinds))), suggestions('What does it cost?')]
  if ((aspect === 'cost' || aspect === 'install' || aspect === 'fit' || aspect === 'which') && car) {
    const shown = answerFits(advisor, draft, car, { intent: 'fits', part: { kind, ...(isOfTwo ? { kinds } : {}) } })
    const isThere = shown.some(({ type }) => type === 'parts')
    if (!isThere) return shown
    const name = carWords(car.vehicle, car.year)
    const words: Bilingual =
      aspect === 'fit'
        ? [
            `Yes: ${kinds.map(kindWords).join(' and ')}, and these bolt to the ${name}.`,
            `Sí: estas le quedan al ${name} (${kinds.map(kindWords).join(', ')}).`,
          ]
        : aspect === 'which'
          ? cheapestOf(advisor, kind, car)
          : pricesOf(advisor, kinds, car)
    return [text(inLanguage(draft.language, words)), ...shown.filter(({ type }) => type !== 'text')]
  }
  const own = kinds.slice(0, 2).map((one) => ofKind(advisor, one, aspect, car, asked))
  const words: Bilingual = [own.map(([english]) => english).join(' '), own.map(([, spanish]) => spanish).join(' ')]
  return [
    text(inLanguage(draft.language, words)),
    suggestions('How much is it?', 'Does it need a tune?', 'Add it to my cart'),
  ]
}

function ofKind(
  advisor: Advisor,
  said: PartKind,
  aspect: Aspect,
  car: ChosenCar | undefined,
  asked: string,
): Bilingual {
  const subject = car && { vehicle: car.vehicle, name: carWords(car.vehicle, car.year) }
  const like = car ? partsLike(advisor.catalog, car.vehicle, { kind: said }) : []
  // Long-tubes of a car that has shorties only are its shorties.
  const kind = like.some((part) => part.kind === said) ? said : (like[0]?.kind ?? said)
  const fitting = like.filter((part) => part.kind === kind)
  const facts = PART_FACTS[kind]
  const name = kindName(kind)
  switch (aspect) {
    case 'duration':
    case 'hard':
      return fitted(advisor, kind, fitting, subject?.name, aspect === 'hard')
    case 'tune':
      return [`${name}: ${facts.needs}`, facts.spanish]
    case 'else':
      return [`With it: ${facts.needs} ${facts.worth}`, facts.spanish]
    case 'sound':
      return soundOf(kind)
    case 'last':
      return lastsOf(kind, asked)
    case 'gain':
      return partAnswer(advisor, kind, 'worth', subject)
    case 'legal':
      return legalOf(kind, fitting, subject?.name)
    case 'safe':
    case 'need':
    case 'worth':
    case 'why':
    case 'cost':
      return partAnswer(advisor, kind, aspect, subject)
    case 'install':
      return partAnswer(advisor, kind, 'cost', subject)
    default:
      return partAnswer(advisor, kind, 'what', subject)
  }
}

/** What a topic may have no word of, and that is said. */
const NOT_KNOWN: Readonly<Partial<Record<Aspect, Bilingual>>> = {
  cost: ['price', 'precio'],
  install: ['price', 'precio'],
  duration: ['time', 'tiempo'],
  gain: ['power figure', 'cifra de potencia'],
  last: ['mileage', 'cifra de millas'],
}

/** Of a topic: the sentences of it that speak of what is asked, else that it is not known, and what is. */
function ofTopic(id: string, aspect: Aspect, asked: string): Bilingual | undefined {
  const topic = topicOf(id)
  if (!topic) return undefined
  const [english, spanish] = topic.answer
  const said = saidOf(english, aspect)
  if (said) return [said, saidOf(spanish, aspect) ?? spanish]
  const [near] = topicsFor(`${topic.title} ${asked}`, 3).filter((hit) => hit.topic.id !== id)
  const other = near && saidOf(near.topic.answer[0], aspect)
  if (other && near) return [other, saidOf(near.topic.answer[1], aspect) ?? near.topic.answer[1]]
  const unknown = NOT_KNOWN[aspect]
  return (
    unknown && [
      `I have no ${unknown[0]} for that ("${topic.title}"), and I won't make one up. Name the part and the car and I'll look it up, or ask a person at /contact.`,
      `De eso no tengo ${unknown[1]} y no lo voy a inventar. Dime la pieza y el carro, o pregunta en /contact.`,
    ]
  )
}
