import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import { limitName } from '../../engine/limits/limit-words.ts'
import {
  type Advisor,
  type Answer,
  type Bilingual,
  capital,
  dollars,
  inLanguage,
  listed,
  type Said,
  suggestions,
  text,
  whp,
} from './advisor.ts'
import { saysNothing } from './asked-of-talk.ts'
import { showsBuild } from './build-goes-on.ts'
import type { Draft } from './draft.ts'
import { gearboxName } from './gearbox-said.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { named } from './of-build.ts'
import { BOOST_KINDS } from './part-words.ts'
import { boostKindsOf } from './request-of.ts'
import { swapOfNothing } from './swap-of-nothing.ts'
import { limitInSpanish } from './words/limits-in-spanish.ts'

/** What asks for the effect of a change; the other words of such a message name nothing. */
const EFFECT =
  /\b(?:chang(?:es?|ed)|matters?|difference|diff|different|differ|affects?|los(?:e|es|ing)|give up|giving up|cambia|cambio|pierdo|diferencia|importa)\b/g
/** "In quarter mile between the two": the figures that are told in any case. */
const OF_WHAT = /\b(?:in|the|a|quarter|mile|1\/4|power|price|cost|money|times?|between|two|both|builds?|ones?)\b/g
const IS_YES_OR_NO = /^\W*(?:(?:so|and|ok|y|eso) )*(?:does|do|did|would|will|is|has|can|cambia|importa)\b/
const MOST_WORDS = 9

const asksEffect = (asked: string): boolean =>
  new RegExp(EFFECT).test(asked) &&
  asked.trim().split(/\s+/).length <= MOST_WORDS &&
  saysNothing(asked.replaceAll(EFFECT, ' ').replaceAll(OF_WHAT, ' '))

/** "Does that change anything", "what do I lose": the last build against the one before it. */
export function whatChanged(
  advisor: Advisor,
  draft: Draft,
  { asked }: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  const answers = messages.filter(({ from }) => from === 'assistant')
  if (!asksEffect(asked) || !answers.at(-1)?.request) return undefined
  const [was, is] = answers.flatMap(({ request }) => request ?? []).slice(-2)
  if (!was || !is || was.modelId !== is.modelId) return undefined
  const [one, other] = [advisor.plan(was), advisor.plan(is)]
  if (!one.ok || !other.ok) return undefined
  const changes = changesBetween(advisor, [was, one.reply], [is, other.reply])
  const answer: Bilingual =
    changes[0].length === 0
      ? [
          `No: it is the same build, ${whp(other.reply.power.wheelHp)} for ${dollars(other.reply.estimatedCost)}, part for part.`,
          `No: es el mismo build, ${whp(other.reply.power.wheelHp)} por ${dollars(other.reply.estimatedCost)}.`,
        ]
      : [
          `${IS_YES_OR_NO.test(asked) ? 'Yes: ' : ''}${changes[0].join('; ')}.`,
          `${IS_YES_OR_NO.test(asked) ? 'Sí: ' : ''}${changes[1].join('; ')}.`,
        ]
  return [
    text(capital(inLanguage(draft.language, answer))),
    suggestions('Go back', 'Add it to my cart', 'What breaks first?'),
  ]
}

type Planned = readonly [GenerateRequest, GenerateReply]

/** What two builds differ in, the power and the price always where anything does. */
function changesBetween(
  { catalog }: Advisor,
  [was, one]: Planned,
  [is, other]: Planned,
): readonly [string[], string[]] {
  const partsOf = (reply: GenerateReply, against: GenerateReply) =>
    reply.recommendedParts.filter(({ partId }) => !against.recommendedParts.some((part) => part.partId === partId))
  const [gone, added] = [partsOf(one, other), partsOf(other, one)].map((parts) => listed(parts.map(named)))
  const boxes = [was, is]
    .map(({ vehicleId }) => catalog.vehicle(vehicleId ?? ''))
    .map((car) => (car ? gearboxName(car) : ''))
  const fuels = [one, other].map(({ enhancedData }) => FUEL_NAMES[enhancedData.preferences.fuel_type])
  const powers = [one, other].map(({ power }) => whp(power.wheelHp))
  const costs = [one, other].map(({ estimatedCost }) => dollars(estimatedCost))
  const times = [one, other].map(({ timeSlip }) => `${timeSlip.quarterMileS.toFixed(1)} s`)
  const hours = [one, other].map(({ laborHours }) => String(laborHours))
  const pair = ([before = '', now = '']: readonly string[], english: string, spanish: string): readonly Bilingual[] =>
    before === now ? [] : [[`${now} ${english} instead of ${before}`, `${now} ${spanish} en vez de ${before}`]]
  const parts: readonly Bilingual[] = [
    ...(gone ? [[`out of the build: ${gone}`, `sale: ${gone}`] as const] : []),
    ...(added ? [[`new in it: ${added}`, `entra: ${added}`] as const] : []),
  ]
  const own = [
    ...pair(boxes, 'gearbox', 'de caja'),
    ...pair(fuels, 'in the tank', 'de combustible'),
    ...pair(times, 'in the quarter mile', 'en el cuarto de milla'),
    ...pair(hours, 'hours of labor', 'horas de mano de obra'),
    ...parts,
  ]
  const [power] = pair(powers, '', '')
  const [cost] = pair(costs, '', '')
  if (own.length === 0 && !power && !cost) return [[], []]
  const result: readonly Bilingual[] = [
    power ?? [`still ${powers[1]}`, `siguen ${powers[1]}`],
    cost ?? [`still ${costs[1]}`, `siguen ${costs[1]}`],
    ...own,
  ]
  const plain = (words: string) => words.replaceAll(/ {2,}/g, ' ').trim()
  return [result.map(([english]) => plain(english)), result.map(([, spanish]) => plain(spanish))]
}

const sentencesOf = (words: string): string[] => words.split(/(?<=[.?!:]) (?=[A-Z¿$\d])|\n/).map((one) => one.trim())
/** More new sentences than these are another answer. */
const MOST_NEW = 3
/** "And what should that run": the build's own words have the figure. */
const ASKS_FIGURE = /\b(?:what|how (?:much|many|fast|quick))\b/
const SAME_RESULT = 'Same result as your last build.'

/** A wish that the build has already: said, with its figures and what is new of it, in place of the words that were told before. */
export function sameBuildAgain(
  advisor: Advisor,
  draft: Draft,
  { asked, meaning }: MessageReading,
  messages: readonly Said[],
  answer: Answer,
): Answer {
  const last = messages.findLast(({ request }) => request !== undefined)
  const build = answer.find((event) => event.type === 'build')
  if (!build || !last?.request || Object.keys(meaning).length < 2 || showsBuild(asked)) return answer
  const told = sentencesOf(last.text)
  const words = answer.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n')
  const fresh = sentencesOf(words).filter((one) => !told.includes(one) && one !== SAME_RESULT)
  if (fresh.length > MOST_NEW || !isSame(advisor, last.request, build.reply)) return answer
  const { power, estimatedCost, recommendedParts, enhancedData } = build.reply
  const nothing = swapOfNothing(advisor, build.reply, asked)
  if (nothing) return [text(inLanguage(draft.language, nothing)), ...answer.filter(({ type }) => type !== 'text')]
  const isOfFigures = ASKS_FIGURE.test(asked) || (draft.goal !== undefined && 'torqueLbft' in draft.goal)
  if (recommendedParts.length === 0 || isOfFigures) return answer
  const boost = recommendedParts.find(({ kind }) => (BOOST_KINDS as readonly string[]).includes(kind))
  const fuel = FUEL_NAMES[enhancedData.preferences.fuel_type]
  const kindsMeant: readonly string[] = [...(meaning.boostKinds ?? []), ...boostKindsOf(meaning.induction)]
  const isOfThatKind = boost !== undefined && kindsMeant.includes(boost.kind)
  const why: Bilingual =
    boost && isOfThatKind
      ? [`Its power comes from that already: ${named(boost)}.`, `La potencia ya viene de eso: ${named(boost)}.`]
      : meaning.fuel
        ? [`It is planned on ${fuel} already.`, `Ya está calculado con ${fuel}.`]
        : ['', '']
  const none = noneOf(meaning)
  const isRefused = fresh.some((one) => IS_REFUSAL.test(one))
  const isOtherCar = last.request.modelId !== build.request.modelId || last.request.year !== build.request.year
  const { make, model } = enhancedData.vehicle
  const car = `${build.request.year} ${make} ${model}`
  const said: Bilingual = isOtherCar
    ? [
        `Redone for the ${car}: the same parts fit and nothing changes, ${whp(power.wheelHp)} for ${dollars(estimatedCost)}.`,
        `Hecho para el ${car}: le quedan las mismas piezas y nada cambia, ${whp(power.wheelHp)} por ${dollars(estimatedCost)}.`,
      ]
    : [
        `${isRefused ? 'The' : `${none?.[0] ?? 'That changes nothing'}: the`} build stays at ${whp(power.wheelHp)} for ${dollars(estimatedCost)}.`,
        `${isRefused ? 'El' : `${none?.[1] ?? 'Eso no cambia nada'}: el`} build sigue en ${whp(power.wheelHp)} por ${dollars(estimatedCost)}.`,
      ]
  const [first, rest] = [fresh.filter((one) => IS_REFUSAL.test(one)), fresh.filter((one) => !IS_REFUSAL.test(one))]
  return [
    text(...first, inLanguage(draft.language, said), inLanguage(draft.language, why), ...rest),
    ...answer.filter(({ type }) => type !== 'text'),
  ]
}

/** What cannot be is said before what stays. */
const IS_REFUSAL =
  /^(?:We don't list|We have no|I left out|No tenemos|Dejé fuera)|doesn't go with the rest|no va con el resto/
const FEW_SLOTS = 3

/** Who leaves out what the build never had hears that. */
function noneOf({ keepsStock = [], goal, fuel, installed }: Meaning): Bilingual | undefined {
  if (keepsStock.length === 0 || keepsStock.length > FEW_SLOTS || (goal ?? fuel ?? installed) !== undefined)
    return undefined
  const names = keepsStock.map((slot) => limitName({ component: 'hardware', slot }))
  return [
    `Nothing in it touches the ${listed(names)}`,
    `Ya no lleva nada de eso (${names.map(limitInSpanish).join(', ')})`,
  ]
}

function isSame(advisor: Advisor, before: GenerateRequest, reply: GenerateReply): boolean {
  const planned = advisor.plan(before)
  const idsOf = ({ recommendedParts }: GenerateReply) => recommendedParts.map(({ partId }) => partId).join(' ')
  return (
    planned.ok &&
    planned.reply.enhancedData.vehicle.model === reply.enhancedData.vehicle.model &&
    idsOf(planned.reply) === idsOf(reply) &&
    planned.reply.estimatedCost === reply.estimatedCost &&
    Math.round(planned.reply.power.wheelHp) === Math.round(reply.power.wheelHp) &&
    planned.reply.timeSlip.quarterMileS === reply.timeSlip.quarterMileS
  )
}
