import type { GenerateReply } from '../../../contract/configurator.ts'
import type { Part, PartKind } from '../../../engine/model.ts'
import { carWords } from '../../planning/car-facts.ts'
import { dollarsOf } from '../../pricing/money.ts'
import { type Answer, capital, dollars, suggestions, text, whp } from '../advisor.ts'
import { plannedSide } from '../built-sides.ts'
import type { Draft } from '../draft.ts'
import { BOOST_KINDS, makerIn, partsIn } from '../part-words.ts'
import { kindWords } from '../parts-answer.ts'
import { slipWords } from '../question-answers.ts'
import { type ChosenCar, carOf } from '../request-of.ts'
import type { Turn } from '../turn.ts'
import { isBesideDanger } from './ask-in.ts'

/** What stands between the ways that are named. */
const BETWEEN = /\bvs?\b\.?|\bversus\b|\bor\b|,|\//
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\brotrex\b|\bcentri\b/g, 'centrifugal supercharger'],
  [/\btwins\b/g, 'twin turbo'],
  [/\b(?:small|big|little|bigger) turbo\b/g, 'turbo'],
]
/** "No turbo" and "the stock turbo" are none of the ways. */
const NOT_A_WAY = /\b(?:no|not|without|w\/o|stock|factory|oem|keep(?:ing)?|my|current) (?:an? |the )?(?:\w+ )?$/

interface Way {
  /** As it was said. */
  said: string
  kinds: readonly PartKind[]
  maker?: string
}

/** "Roots or twin screw only": a term of the build, and nothing to choose from. */
const EITHER_ONLY = /\bor (?:an? )?(?:[a-z-]+ ){1,3}only\b|\bonly (?:an? )?[a-z- ]{4,24}? or (?:an? )?[a-z-]+/

/** How each kind comes in: what a driver feels of it. */
const CHARACTER: Readonly<Partial<Record<PartKind, string>>> = {
  supercharger_centrifugal: 'boost climbs with rpm: linear, little of it low down',
  supercharger_twin_screw: 'full boost from off idle',
  supercharger_roots: 'full boost from off idle',
  turbo_kit_single: 'boost arrives with the spool, the most torque in the middle',
  turbo_kit_twin: 'boost arrives with the spool, the most torque in the middle',
  turbo_upgrade: 'boost a little later than stock, more of it up top',
}
const LINEAR = /\b(?:linear|predictable|mid[- ]?corner|throttle|smooth(?:er|est)?|progressive)\b/

function waysNamed({ advisor, reading }: Turn, car: ChosenCar): Way[] {
  const asked = SHORT_NAMES.reduce((words, [form, name]) => words.replaceAll(form, name), reading.asked)
  const sold = advisor.catalog.partsFor(car.vehicle).filter(({ kind }) => BOOST_KINDS.includes(kind))
  const makers = advisor.catalog.parts.filter(({ kind }) => BOOST_KINDS.includes(kind))
  return asked.split(BETWEEN).flatMap((piece): Way[] => {
    const maker =
      makerIn(makers, piece) ??
      sold.find(({ manufacturer }) => piece.includes(manufacturer.toLowerCase()))?.manufacturer
    const own = maker ? [...new Set(sold.filter((part) => part.manufacturer === maker).map(({ kind }) => kind))] : []
    if (maker) return [{ said: maker, kinds: own, maker }]
    const [found] = partsIn(piece).filter(
      ({ word, from }) =>
        word.kinds.some((kind) => BOOST_KINDS.includes(kind)) && !NOT_A_WAY.test(piece.slice(0, from)),
    )
    if (!found) return []
    const kinds = found.word.kinds.filter((kind) => BOOST_KINDS.includes(kind))
    return [{ said: piece.slice(found.from, found.to).trim(), kinds }]
  })
}

interface Planned extends Way {
  /** The cheapest of it that fits. */
  ours?: Part | undefined
  reply?: GenerateReply
  part?: Part | undefined
}

/** The goal of the talk with that way of boost and no other. */
function planned(turn: Turn, car: ChosenCar, way: Way): Planned {
  const { advisor, draft } = turn
  const sold = advisor.catalog
    .partsFor(car.vehicle)
    .filter(({ kind, manufacturer }) => way.kinds.includes(kind) && (!way.maker || manufacturer === way.maker))
  if (sold.length === 0) return way
  const { shown: _, induction: __, maker: ___, boostKinds: ____, partNamed: _____, ...kept } = draft
  const kinds = [...new Set(sold.map(({ kind }) => kind))]
  const wished: Draft = { ...kept, boostKinds: kinds, ...(way.maker ? { maker: way.maker } : {}) }
  const reply = plannedSide(advisor, wished, car)
  const part = reply?.recommendedParts.find(
    ({ kind, manufacturer }) => kinds.some((one) => one === kind) && (!way.maker || manufacturer === way.maker),
  )
  return { ...way, ours: sold[0], ...(reply && part ? { reply, part: advisor.catalog.part(part.partId) } : {}) }
}

const nameOf = ({ part, said }: Planned): string => (part ? `${part.manufacturer} ${part.name}` : said)

function lineOf(way: Planned, goalWheelHp: number | undefined): string {
  const { reply, part, ours, said, maker } = way
  if (!reply || !part)
    return ours
      ? `${capital(said)}: the ${ours.manufacturer} ${ours.name} is ${dollars(dollarsOf(ours.priceCents))} for the part, and no build with it gets to that goal on these terms.`
      : `${capital(said)}: ${maker ? 'nothing of theirs' : 'none'} on our list for this car.`
  const { wheelHp, stockWheelHp, wheelTorqueLbft } = reply.power
  const gain = Math.round(wheelHp - stockWheelHp)
  const isShort = goalWheelHp !== undefined && wheelHp < 0.98 * goalWheelHp
  const how = CHARACTER[part.kind]
  return `${nameOf(way)} (${kindWords(part.kind)}): ${whp(wheelHp)} (+${gain} whp)${isShort ? ', as far as it goes' : ''}, ${Math.round(wheelTorqueLbft)} lb-ft for ${dollars(reply.estimatedCost)} installed; ${slipWords(reply.timeSlip)}${how ? `; ${how}` : ''}.`
}

const isReached = (goal: number | undefined) => (way: Planned) =>
  way.reply !== undefined && (goal === undefined || way.reply.power.wheelHp >= 0.98 * goal)

function verdictOf(ways: readonly Planned[], goal: number | undefined, asked: string): string {
  const built = ways.filter(({ reply }) => reply !== undefined)
  const there = built.filter(isReached(goal))
  const usd = ({ reply }: Planned) => reply?.estimatedCost ?? 0
  const linear = there.find(({ part }) => part?.kind === 'supercharger_centrifugal')
  if (LINEAR.test(asked) && linear)
    return `For linear throttle, the ${nameOf(linear)}: its boost rises with rpm, so the torque never jumps in a corner.`
  const [only] = there
  if (there.length === 0) return 'None of them gets all the way there on these terms.'
  if (only && there.length === 1 && built.length > 1) return `Only the ${nameOf(only)} gets there.`
  if (only && built.length === 1) return `Of those only the ${nameOf(only)} gets there with what we list for this car.`
  const [cheap, next] = there.toSorted((a, b) => usd(a) - usd(b)) as [Planned, Planned]
  if (usd(next) - usd(cheap) < 1) return `No difference in money between the ${nameOf(cheap)} and the ${nameOf(next)}.`
  return `The ${nameOf(cheap)} for the money: ${dollars(usd(next) - usd(cheap))} less than the next one for the same goal.`
}

/** "Kenne Bell, Whipple or a single turbo": each planned to the goal of the talk, with its price and its times. */
export function boostWays(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { meaning, asked } = reading
  if (isBesideDanger(turn) || meaning.intent === 'cart' || meaning.stranger || draft.language === 'es') return undefined
  if ((draft.goal ?? draft.budgetUsd) === undefined || (meaning.cars?.length ?? 0) > 1 || meaning.against?.car)
    return undefined
  if (EITHER_ONLY.test(asked) || !BETWEEN.test(asked) || !/\bor\b|\bv(?:s|ersus)\b/.test(asked)) return undefined
  const car = carOf(advisor, draft, true)
  if (typeof car === 'string') return undefined
  const named = waysNamed(turn, car)
  const ways = named.filter(
    ({ said, kinds }, at) =>
      named.findIndex(
        (one) =>
          one.said === said ||
          (kinds.length > 0 && one.kinds.join() === kinds.join() && one.maker === named[at]?.maker),
      ) === at,
  )
  if (ways.length < 2 || ways.every(({ kinds }) => kinds.length === 0)) return undefined
  const each = ways.map((way) => planned(turn, car, way))
  // One kit under two names is one way, and the name that we don't sell is no other.
  const all = each.filter(({ part }, at) => !part || each.findIndex((one) => one.part?.id === part.id) === at)
  if (all.every(({ reply }) => reply === undefined)) return undefined
  const goal = draft.goal && 'wheelHp' in draft.goal ? draft.goal.wheelHp : undefined
  const head = verdictOf(all, goal, asked)
  const of = `On the ${carWords(car.vehicle, car.year)}${goal ? `, planned to ${whp(goal)}` : ''}:`
  return [
    text([head, of, ...all.map((way) => lineOf(way, goal)), car.assumed].filter(Boolean).join('\n')),
    suggestions('What breaks first?', 'How long does it take?'),
  ]
}
