import type { Part, PartKind } from '../../engine/model.ts'
import { dollarsOf } from '../pricing/money.ts'
import {
  type Advisor,
  type Answer,
  type Bilingual,
  dollars,
  inLanguage,
  type Said,
  suggestions,
  text,
  whp,
} from './advisor.ts'
import { aspectAsked, saysNothing } from './asked-of-talk.ts'
import { addedOrAsked } from './cart-of-told.ts'
import type { Draft } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { atPower, isAsked } from './nitrous-shot.ts'
import { offered } from './offered-part.ts'
import { kindsIn } from './part-words.ts'
import {
  AT_THE_WHEELS,
  type Bears,
  bearersOf,
  isBuiltAmong,
  KEEPS,
  largestShot,
  MOST_OF_STOCK,
  powerBefore,
  type ShotSubject,
} from './shot-limits.ts'
import { needsOfShot, needsWords } from './shot-needs.ts'
import { partForShot } from './shot-parts.ts'
import { LEAST_SHOT } from './shot-said.ts'
import { ASKS_HARM } from './strength-answers.ts'
import type { StrengthTopic } from './strength-asked.ts'
import { componentSaid } from './strength-goes-on.ts'
import { subjectOf } from './subject-of-answer.ts'
import { limitInSpanish } from './words/limits-in-spanish.ts'

/** The limits that a component goes by, and what we sell past them; the first limit that the car has is the answer. */
const LIMITS_OF: Readonly<Partial<Record<StrengthTopic, readonly (readonly string[])[]>>> = {
  clutch: [['clutch'], ['transmission']],
  transmission: [['transmission', 'torque converter']],
  differential: [['differential', 'axles and diff', 'half shafts', 'driveline', 'driveshaft'], ['transmission']],
  fuel_system: [['fuel system', 'injectors', 'fuel pump', 'high-pressure fuel pump']],
  safe_limit: [['bottom end']],
}
const PAST: Readonly<Partial<Record<StrengthTopic, readonly PartKind[]>>> = {
  clutch: ['clutch'],
  transmission: ['built_transmission'],
  differential: ['differential', 'half_shafts'],
  fuel_system: ['high_pressure_fuel_pump', 'injectors', 'fuel_pump'],
  safe_limit: ['built_bottom_end'],
}

/** "And the trans?", "what else do I need" after a shot that was judged: the shot is counted in all of it. */
export function shotGoesOnIn(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  reading: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  const { meaning, asked } = reading
  const judged = draft.talk?.shot
  if (judged === undefined || before.talk?.shot !== judged || draft.talk?.danger) return undefined
  if (meaning.goal !== undefined || meaning.budgetUsd !== undefined) return undefined
  const found = subjectOf(advisor, draft, reading)
  if (!found) return undefined
  const { hp: shot, onTopOf } = judged
  const subject = onTopOf ? atPower(found, onTopOf) : found
  const component = componentSaid(asked) ?? componentNeeded(asked)
  if (component && meaning.intent !== 'cart') return ofComponent(draft, subject, shot, component)
  const aspect = aspectAsked(asked, messages.at(-1)?.text ?? '')
  const isNeeds = aspect === 'else' || aspect === 'need'
  const parts = needsOfShot(subject, shot)
  if (isNeeds && meaning.intent !== 'cart')
    return [
      text(inLanguage(draft.language, needsWords(subject, shot, parts))),
      { type: 'parts', vehicleId: subject.vehicle.id, parts: parts.map(offered) },
      suggestions('Put all of them in the cart', 'What breaks first?'),
    ]
  const last = messages.findLast(({ from }) => from === 'assistant')?.text ?? ''
  const isOfList = parts.length > 0 && parts.every(({ name }) => last.includes(name))
  const isAdded = meaning.intent === 'cart' && (meaning.cart ?? 'add') === 'add' && meaning.part?.kind === undefined
  const isReply = /^(?:Which one|¿Cuál)/.test(last) && saysNothing(asked)
  return (isAdded || isReply) && isOfList ? addedOrAsked(draft, { vehicle: subject.vehicle }, parts, asked) : undefined
}

/** One component against the power with the shot, the verdict first. */
function ofComponent(draft: Draft, subject: ShotSubject, shot: number, component: StrengthTopic): Answer | undefined {
  const { vehicle, name, asked } = subject
  const bearers = bearersOf(subject)
  const one = weakestOf(bearers, component, asked)
  if (!one) return undefined
  const wheelHp = powerBefore(subject)
  const withShot = wheelHp + AT_THE_WHEELS * shot
  const share = withShot / one.wheelHp
  const quarter = Math.round(MOST_OF_STOCK * vehicle.engine.crankHp)
  const isOverRule = component === 'safe_limit' && shot > quarter && !isBuiltAmong(bearers)
  const [verdict, veredicto] = verdictOf(isOverRule ? Number.POSITIVE_INFINITY : share, asked)
  const kinds = PAST[component] ?? []
  const named = kindsIn(asked).filter((kind) => kinds.includes(kind))
  const past = share > KEEPS ? pastWords(partForShot(subject, shot, [...named, ...kinds])) : NOTHING
  const isAhead = component !== 'transmission' && one.name === 'transmission'
  const most = largestShot(subject)
  const room: Bilingual =
    most >= LEAST_SHOT
      ? [`about ${most} hp is the largest shot that everything in the car takes`, `el más grande que cabe: ${most} hp`]
      : ['the car has no room for a shot as it is', 'así no cabe ningún shot']
  const whole: Bilingual =
    shot > most
      ? [
          `That's this part only: a ${shot} shot is too much for the whole car, ${room[0]}.`,
          `Solo esa pieza: ${room[1]}.`,
        ]
      : ['', '']
  const rule = isOverRule
    ? `A stock bottom end takes a shot of about a quarter of stock crank power, ${quarter} hp here.`
    : ''
  const stock = one.isStock ? 'stock ' : ''
  const english = [
    `${verdict}: with the ${shot} shot the ${name} makes about ${whp(withShot)} (${Math.round(wheelHp)} plus ${Math.round(AT_THE_WHEELS * 100)}% of the shot).`,
    isAhead ? `We know no limit of the ${component} itself; the transmission carries the same torque.` : '',
    `The ${stock}${one.name} ${one.name.endsWith('s') ? 'are' : 'is'} good for about ${whp(one.wheelHp)}, so that's ${Math.round(100 * share)}% of it.`,
    share > KEEPS && share <= 1 ? "A shot's torque comes in all at once, so keep 8% in hand." : '',
    rule,
    past[0],
    whole[0],
  ]
  const spanish = [
    `${veredicto}: con el ${shot} shot el ${name} da unos ${whp(withShot)} y ${limitInSpanish(one.name)} aguanta unos ${whp(one.wheelHp)} (${Math.round(100 * share)}%).`,
    past[1],
    whole[1],
  ]
  const words: Bilingual = [english.filter(Boolean).join(' '), spanish.filter(Boolean).join(' ')]
  return [text(inLanguage(draft.language, words)), suggestions('What else do I need?', 'What about a smaller shot?')]
}

/** "Do I need a bigger pump": the component in whose place that part goes. */
function componentNeeded(asked: string): StrengthTopic | undefined {
  const [kind] = NEEDED.test(asked) ? kindsIn(asked) : []
  const found = kind && Object.entries(PAST).find(([, kinds]) => kinds.includes(kind))
  return found?.[0] as StrengthTopic | undefined
}
const NEEDED = /\b(?:need|needs|have to|gotta|should i)\b/

const NOTHING: Bilingual = ['', '']
function pastWords(part: Part | undefined): Bilingual {
  if (!part) return ['Past that it is custom work: ask us at /contact.', 'Más allá es trabajo a medida: /contact.']
  const named = `${part.manufacturer} ${part.name}, ${dollars(dollarsOf(part.priceCents))}`
  return [`Rated for it: ${named}.`, `Para eso: ${named}.`]
}

/** Whether it holds, breaks or has to go, in the words of the question. */
function verdictOf(share: number, asked: string): Bilingual {
  const [holds, close, breaks] = ASKS_HARM.test(asked) ? OF_HARM : NEEDED.test(asked) ? OF_NEED : OF_HOLDING
  return share <= KEEPS ? holds : share <= 1 ? close : breaks
}
type Verdicts = readonly [holds: Bilingual, close: Bilingual, breaks: Bilingual]
const OF_HOLDING: Verdicts = [
  ['Yes', 'Sí'],
  ['Too close', 'Demasiado justo'],
  ['No', 'No'],
]
const OF_HARM: Verdicts = [
  ['No, it lives', 'No, aguanta'],
  ['Too close', 'Demasiado justo'],
  ['Yes, in time', 'Sí, con el tiempo'],
]
const OF_NEED: Verdicts = [
  ['No, the one on the car holds', 'No, el que trae aguanta'],
  ["Yes, it's too close", 'Sí, está demasiado justo'],
  ['Yes', 'Sí'],
]

function weakestOf(bearers: readonly Bears[], component: StrengthTopic, asked: string): Bears | undefined {
  const found = (LIMITS_OF[component] ?? []).map((names) => bearers.filter(({ name }) => names.includes(name)))
  const own = found.find((some) => some.length > 0) ?? []
  const named = own.filter((one) => isAsked(one, asked))
  return (named.length > 0 ? named : own).toSorted((a, b) => a.wheelHp - b.wheelHp)[0]
}
