import { emissionsOf, passes } from '../../catalog/emissions.ts'
import type { RecommendedPart } from '../../contract/configurator.ts'
import type { PartKind } from '../../engine/model.ts'
import { type Bilingual, dollars, listed } from './advisor.ts'
import { aspectAsked } from './asked-of-talk.ts'
import { kindsAsked } from './build-asked.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { named, type OfBuild } from './of-build.ts'
import type { Before } from './said-before.ts'

/** What goes on a stock tune and is felt at once. */
const BOLTS_ON: ReadonlySet<string> = new Set<PartKind>([
  ...(['cold_air_intake', 'catback_exhaust', 'intercooler', 'charge_pipes', 'heat_exchanger'] as const),
])
/** What is driven only with the tune that was made for it. */
const WITH_TUNE =
  /^(?:turbo|supercharger|camshafts|headers|downpipe|midpipe|nitrous|methanol|injectors|pulley|ported|stroker|intake_manifold|throttle|tune|e85_tune|flex_fuel|port_injection)/

const pricedOf = (parts: readonly RecommendedPart[]): string =>
  listed(parts.map((part) => `${named(part)} (${dollars(part.pricing.totalCost)} installed)`))

/** "Which one first": what carries the power, then what bolts on, and what needs the tune together with it. */
export const orderOf: OfBuild = (_, { recommendedParts }) => {
  const tuned = recommendedParts.filter(({ kind }) => WITH_TUNE.test(kind))
  const bolted = recommendedParts.filter(({ kind }) => BOLTS_ON.has(kind))
  const carries = recommendedParts.filter((part) => !tuned.includes(part) && !bolted.includes(part))
  const [only, another] = recommendedParts
  if (only && !another)
    return [`There's only one part in it: ${pricedOf([only])}.`, `Solo lleva una pieza: ${named(only)}.`]
  const steps = [carries, bolted, tuned].filter((parts) => parts.length > 0)
  if (steps.length === 1)
    return [
      `All at once: ${pricedOf(tuned.length > 0 ? tuned : recommendedParts)} go in together, because the tune is written for what is on the car.`,
      'Todo junto: el tune se hace para lo que trae el carro.',
    ]
  const [first = [], ...later] = steps.map(pricedOf)
  const rest = later.map((words, at) => `${at === later.length - 1 ? 'Last' : 'Then'} ${words}.`).join(' ')
  const why = tuned.length > 0 ? ' What comes last goes in together with its tune: never drive it on the old one.' : ''
  return [`First ${String(first)}. ${rest}${why}`, `Primero ${String(first)}. ${rest}`]
}

/** Open fuel lines are no driveway job. */
const FUEL_LINES: ReadonlySet<string> = new Set<PartKind>([
  ...(['fuel_pump', 'high_pressure_fuel_pump', 'flex_fuel'] as const),
])
/** Jobs of so few hours go on in a driveway; what they need beside them does not. */
const DRIVEWAY_HOURS = 3

/** "Which of these can I do at home": of the build's own parts, by their hours. */
export const atHome: OfBuild = (_, { recommendedParts, laborHours }) => {
  const own = recommendedParts.filter(
    ({ kind, pricing }) => pricing.laborHours <= DRIVEWAY_HOURS && !WITH_TUNE.test(kind) && !FUEL_LINES.has(kind),
  )
  const rest = recommendedParts.filter((part) => !own.includes(part))
  const withHours = (parts: readonly RecommendedPart[]) =>
    listed(parts.map((part) => `${named(part)} (${part.pricing.laborHours} h)`))
  const ownHours = own.reduce((sum, { pricing }) => sum + pricing.laborHours, 0)
  if (own.length === 0)
    return [
      `None of it is a driveway job: ${withHours(rest)} want a lift, a shop or the tuner.`,
      `Nada de eso es trabajo de casa: ${withHours(rest)}.`,
    ]
  const others = rest.length > 0 ? ` For a shop or the tuner: ${withHours(rest)}.` : ''
  return [
    `At home, with hand tools, jack stands and a torque wrench: ${withHours(own)}.${others} That leaves about ${Math.round((laborHours - ownHours) * 10) / 10} of the ${laborHours} hours of labor to the shop. What belongs to the tune goes in with it and is not driven before.`,
    `En casa: ${withHours(own)}.${rest.length > 0 ? ` En el taller: ${withHours(rest)}.` : ''}`,
  ]
}

/** "Is that legal": of the parts of the build those that move a cat, those that state no order, and the rest. */
export const legality: OfBuild = ({ advisor, name }, { recommendedParts }) => {
  const parts = recommendedParts.flatMap(({ partId }) => advisor.catalog.part(partId) ?? [])
  const namesOf = (some: typeof parts) => listed(some.map((part) => `${part.manufacturer} ${part.name}`))
  const atCats = parts.filter((part) => !passes(part, 'cats'))
  const noOrder = parts.filter((part) => passes(part, 'cats') && emissionsOf(part) !== '50_state')
  const fine: Bilingual = [
    `Yes, as far as the parts say: every part of this build for the ${name} carries a CARB order or needs none. Check that the orders cover your year at arb.ca.gov.`,
    'Sí, por lo que dicen las piezas: todas traen orden CARB o no la necesitan.',
  ]
  if (parts.length === 0 || (atCats.length === 0 && noOrder.length === 0)) return fine
  const cats =
    atCats.length > 0
      ? `No, not on the street as it stands: ${namesOf(atCats)} takes out or moves a catalytic converter and states no CARB order, so off-road use only. Say "it has to pass" and I'll plan it without.`
      : 'In California no; where an inspection reads codes only, yes, with a tune that keeps every monitor working.'
  const orders = noOrder.length > 0 ? ` No CARB order stated: ${namesOf(noOrder)}.` : ''
  const rest =
    atCats.length + noOrder.length < parts.length
      ? ' Nothing of the rest of it is an emissions part, or it has its order.'
      : ''
  return [
    `${cats}${orders}${rest}`,
    `${atCats.length > 0 ? 'No en la calle tal como está' : 'En California no'}: ${namesOf([...atCats, ...noOrder])} sin orden CARB.`,
  ]
}

/** What a few words without a subject ask of the build that is shown. */
export function shortOfBuild(before: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  const { last, shown, talk } = before
  if (shown !== undefined && isOfNothingElse(meaning) && kindsAsked(asked).length === 0) {
    if (isWholePrice(asked, meaning)) return { intent: 'topic', topic: 'build_included' }
    if (isOfItsPower(asked) && !meaning.isStock) return { intent: 'topic', topic: 'build_power' }
  }
  const isOfParts =
    last?.intent === 'fits' || last?.intent === 'cart' || last?.intent === 'compare' || talk?.of?.isChoice
  if (shown === undefined || isOfParts || kindsAsked(asked).length > 0) return undefined
  if (!isOfNothingElse(meaning) || OPENING_HOURS.test(asked)) return undefined
  const aspect = aspectAsked(asked, asked)
  if (aspect === 'legal') return { intent: 'topic', topic: 'build_legal' }
  if (aspect === 'which' || (aspect === undefined && ORDER.test(asked)))
    return { intent: 'topic', topic: 'build_order' }
  if (aspect === 'hard') return { intent: 'topic', topic: 'build_home' }
  if (aspect === 'gain') return { intent: 'topic', topic: 'build_power' }
  if (aspect === 'duration') return LASTS.test(asked) ? undefined : { intent: 'topic', topic: 'build_hours' }
  if (aspect === 'else' || aspect === 'need') return { intent: 'topic', topic: 'build_next' }
  return undefined
}
/** The shop's own, not the build's. */
const OPENING_HOURS = /\b(?:your|shop|business|store) hours\b/
const ORDER =
  /^\W*(?:(?:and|so|ok) )*(?:which|what) (?:one |part |of (?:those|these) )?(?:first|goes first|comes first|do i (?:do|buy) first)\W*$/
const LASTS = /\bhow long\W*$|\blast\b/

const isOfNothingElse = ({ car, goal, budgetUsd, fuel, year, intent, change }: Meaning): boolean =>
  (car ?? goal ?? budgetUsd ?? fuel ?? year ?? change) === undefined && intent !== 'cart'

const ALL_OF_IT =
  /\b(?:everything|(?:whole|entire|full|complete) (?:thing|build|job|package|setup|deal|project)|all of (?:it|that|this)|it all|(?:grand )?total|altogether|todo)\b/
const OF_MONEY =
  /\b(?:how much|costs?|price|total|labor|work|install\w*|instalad\w+|bill|quote|out the door|cuanto|run me)\b/
const OF_OTHER =
  /\b(?:power|w?hp|horse\w*|torque|weigh\w*|last|long|hours|days|time|make|loud|tax|ship\w*|monthly|financ\w*|save)\b/
/** "How much is everything with work": parts and labor of the whole build. */
const isWholePrice = (asked: string, { intent }: Meaning): boolean =>
  ALL_OF_IT.test(asked) && (intent === 'price' || OF_MONEY.test(asked)) && !OF_OTHER.test(asked) && !CHANGES.test(asked)
const CHANGES = /\b(?:without|cheaper|less|under|cut|lower|only|instead)\b/

const MUCH = /\b(?:how (?:much|many)|what|cuant[oa]s?)\b/
const AT_WHEELS = /\b(?:w?hp|horse ?power|horses|ponies|power|wheel(?:s| hp)?)\b/
const WILL_BE = /\b(?:will|would|gonna|going to|'ll|end up|ends up)\b/
const NO_FIGURE =
  /\b(?:stock|now|currently|factory|more|hold|holds|take|takes|handle|need|needs|lose|cost|safe|limit|break|fuel|without|if|after|sound|feel)\b/
/** "How much horses on the wheel it will be": what the build makes. */
const isOfItsPower = (asked: string): boolean =>
  MUCH.test(asked) && AT_WHEELS.test(asked) && WILL_BE.test(asked) && !NO_FIGURE.test(asked)
