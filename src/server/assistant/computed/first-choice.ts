import { buildPower } from '../../../engine/index.ts'
import { type Part, type PartKind, SAE_J1349_WEATHER, type Vehicle } from '../../../engine/model.ts'
import { carWords } from '../../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Advisor, type Answer, dollars, suggestions, text, whp } from '../advisor.ts'
import { kindName } from '../knowledge/part-answer.ts'
import { refusesPower } from '../no-power.ts'
import { offered } from '../offered-part.ts'
import { allKindsIn, BOOST_KINDS, kindsIn } from '../part-words.ts'
import type { ChosenCar } from '../request-of.ts'
import { type Purpose, purposeSaid } from './purpose-said.ts'

/** What is bought first for a use, and why: the trade's order, the parts from the catalog. */
interface Order {
  why: string
  kinds: readonly PartKind[]
}

const TOW_TURBO: Order = {
  why: 'Towing makes heat for minutes at a time: intake temps climb and the computer takes the power back. Then look after the transmission, and last a mild tow tune on the fuel you really buy, not a stage 3: torque is what the transmission feels.',
  kinds: ['intercooler', 'transmission_cooler', 'tune'],
}
const TOW: Order = {
  why: 'Towing makes heat for minutes at a time, and the transmission cooks before the engine does. Then a mild tune on the fuel you really buy.',
  kinds: ['transmission_cooler', 'tune'],
}
const ORDERS: Readonly<Partial<Record<Purpose, Order>>> = {
  autocross: {
    why: 'Nothing else finds as much time between cones. Then all the camber your class lets you run, a sway bar, and dampers. Power comes last, you are in second gear. Check your class rules before you buy.',
    kinds: ['tires', 'sway_bar', 'coilovers'],
  },
  track: {
    why: 'Fluid and pads are cheap, and a soft pedal is what ends a first track day. Then tires, then oil cooling. Power last.',
    kinds: ['brake_fluid', 'brake_pads', 'tires', 'oil_cooler'],
  },
  corners: {
    why: 'They are all that touches the road. Then a sway bar and an alignment, then coilovers.',
    kinds: ['tires', 'sway_bar', 'coilovers'],
  },
  drag: {
    why: 'A car that spins throws away the power it has. Then power, the cheapest first.',
    kinds: ['drag_tires'],
  },
}

/** What is neither power nor of a use: what keeps the car on the road comes first. */
const SAFE_FIRST: Order = {
  why: "Tires are all that touches the road, and brakes are only as good as they are; what's worn goes before what's slow.",
  kinds: [
    'tires',
    'brake_pads',
    'brake_fluid',
    'brake_rotors',
    'brake_kit',
    'sway_bar',
    'coilovers',
    'springs',
    'clutch',
    'differential',
  ],
}

const orderFor = (use: Purpose | undefined, { engine }: Vehicle): Order | undefined =>
  use === 'tow' ? (engine.aspiration === 'na' ? TOW : TOW_TURBO) : use && ORDERS[use]

const NOT_ALONE: ReadonlySet<PartKind> = new Set<PartKind>([
  ...BOOST_KINDS,
  'nitrous',
  'e85_tune',
  'stroker',
  'built_bottom_end',
  'ported_heads',
  'methanol_injection',
  'camshafts',
])
const CATLESS = /\bcatless\b|\boff[- ]road\b/i
const LEAST_GAIN = 3

interface Worth {
  part: Part
  gain: number
  installedUsd: number
  perWhp: number
}

function worthOf({ catalog }: Advisor, vehicle: Vehicle, part: Part): Worth | undefined {
  const fuel = vehicle.engine.ratedFuel
  const { wheelHp } = buildPower({ vehicle, parts: [part], fuel, weather: SAE_J1349_WEATHER }, catalog.factors)
  const gain = wheelHp - catalog.stockPower(vehicle).stockWheelHp
  const usd = installedUsdOf(part)
  return gain >= LEAST_GAIN ? { part, gain, installedUsd: usd, perWhp: usd / gain } : undefined
}

const cheapest = ({ catalog }: Advisor, vehicle: Vehicle, kind: PartKind): Part | undefined =>
  catalog
    .partsFor(vehicle)
    .filter((part) => part.kind === kind && !CATLESS.test(part.name))
    .toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))[0]

/** What each bolt-on brings alone for its money, the best first; by kind the cheapest. */
export function perDollar(advisor: Advisor, vehicle: Vehicle): Worth[] {
  const kinds = [...new Set(advisor.catalog.partsFor(vehicle).map(({ kind }) => kind))].filter(
    (kind) => !NOT_ALONE.has(kind),
  )
  return kinds
    .flatMap((kind) => {
      const part = cheapest(advisor, vehicle, kind)
      return (part && worthOf(advisor, vehicle, part)) ?? []
    })
    .toSorted((a, b) => a.perWhp - b.perWhp)
}

const FIRST =
  /\bwhat (?:can|could|should|would|do) (?:i|you|we) do (?:to (?:make|help|get) (?:it|her|him|the truck|my truck)|for (?:it|towing))\b|\bwhat(?:'s| is| mods?| parts?| upgrades?| thing| should| would| do)?\b.{0,60}\bfirst\b(?! (?:limit|thing (?:that |to )?(?:break|fail|go)|to (?:break|fail|go)|one to))|\bfirst (?:mod|upgrade|thing (?:you|i|to (?:do|buy|upgrade|get|spend|change|add)))|\bwhere (?:do|should|would) (?:i|you|we) (?:start|begin|spend)\b|\b(?:best|good) (?:first |starter |beginner )(?:mod|upgrade|part)s?\b|\border of operations\b|\b(?:in )?(?:what|which) order\b(?! (?:number|status))/
const RECOMMEND =
  /\bwhat (?:do|would|should|can) (?:you|yall|y'all|i|we) (?:guys )?(?:recommend|suggest|do|start with)\b/
const PER_DOLLAR =
  /\b(?:most|best|cheapest|more|highest|biggest)\b.{0,16}\b(?:hp|whp|power|horsepower|gains?|bang)\b.{0,16}\b(?:per|for (?:the|my|your|each)|a)\b ?(?:dollar|buck|money|\$)|\bbang for (?:the|my|your) buck\b|\bcheap(?:est)? (?:hp|whp|horsepower|power|gains?)\b(?! build)|\b(?:hp|power|whp) per (?:dollar|buck|\$)/
const BREAKS =
  /\bgives? (?:up|out|way)\b|\blets? go\b|\bstages?\b|\bworry\w*\b|\bbreaks?\b|\bfails?\b|\bblows?\b|\bgoes first\b|\bwhich (?:car|one) (?:is|should)\b|\bbefore i (?:buy|tune)\b|\bfix\b/
const OR_FIRST = /\bor\b.{0,40}\bfirst\b|\bfirst\b.{0,60}\bor\b/

/** "What should I do first", for the car or of two parts; of one part that is named its own answer tells. */
export const asksFirst = (asked: string, topic: string | undefined): boolean =>
  !BREAKS.test(asked) &&
  (PER_DOLLAR.test(asked) ||
    isPair(asked) ||
    ((FIRST.test(asked) || (RECOMMEND.test(asked) && topic === 'first_mod')) &&
      (kindsIn(asked).length === 0 || purposeSaid(asked) !== undefined)))
const isPair = (asked: string): boolean => OR_FIRST.test(asked) && kindsIn(asked).length === 2

const priced = (part: Part): string =>
  `${kindName(part.kind).toLowerCase()} (${part.manufacturer} ${part.name}, ${dollars(dollarsOf(part.priceCents))}, ${dollars(installedUsdOf(part))} installed)`

const cards = (vehicleId: string, parts: readonly Part[]): Answer =>
  parts.length > 0 ? [{ type: 'parts', vehicleId, parts: parts.map(offered) }] : []

/** "Intercooler or a tune first": the use decides where one was said, else the dollars for each horsepower. */
function pick(
  advisor: Advisor,
  { vehicle, year, assumed }: ChosenCar,
  kinds: readonly PartKind[],
  use: Purpose | undefined,
): Answer | undefined {
  const parts = kinds.flatMap((kind) => cheapest(advisor, vehicle, kind) ?? [])
  const [a, b] = parts
  if (!a || !b) return undefined
  const name = carWords(vehicle, year)
  const worths = [a, b].map((part) => worthOf(advisor, vehicle, part))
  const order = orderFor(use, vehicle) ?? (worths.some(Boolean) ? undefined : SAFE_FIRST)
  const places = [a, b].map(({ kind }) => order?.kinds.indexOf(kind) ?? -1)
  const isOrdered = order && (places.every((place) => place >= 0) || !worths.some(Boolean))
  const score = (at: number) =>
    isOrdered ? ((places[at] ?? -1) < 0 ? 99 : (places[at] ?? 0)) : (worths[at]?.perWhp ?? 1e6)
  const first = score(0) <= score(1) ? 0 : 1
  if (!isOrdered && !worths[0] && !worths[1]) return undefined
  const [one, other] = first === 0 ? [a, b] : [b, a]
  const gainWords = (at: number) =>
    worths[at] ? `about +${Math.round(worths[at].gain)} whp by itself` : 'next to no power by itself'
  const why =
    isOrdered && order
      ? order.why
      : `${sentence(kindName(one.kind))}: ${gainWords(first)} for ${dollars(installedUsdOf(one))} installed. ${sentence(kindName(other.kind))}: ${gainWords(1 - first)} for ${dollars(installedUsdOf(other))}.`
  return [
    text(
      `${sentence(kindName(one.kind))} first, on the ${name}. ${why}`,
      isOrdered ? `First the ${priced(one)}, then the ${priced(other)}.` : '',
      withoutGearbox(assumed),
    ),
    ...cards(vehicle.id, [one, other]),
    suggestions('100 more whp', 'What breaks first?'),
  ]
}

/** Which gearbox it has changes nothing here. */
const withoutGearbox = (assumed: string): string => assumed.replace(/ ?(?:Assuming the|Lo calculé con la) .*$/, '')

const sentence = (words: string): string => words.replace(/^./, (letter) => letter.toUpperCase())

/** "Nitrous or a blower": dollars for each horsepower against power that is always there. */
export function nitrousOrBoost(
  advisor: Advisor,
  { vehicle, year, assumed }: ChosenCar,
  asked: string,
): Answer | undefined {
  const kinds = kindsIn(asked)
  if (!kinds.includes('nitrous') || !/\bor\b|\bvs\.?|\bversus\b/.test(asked)) return undefined
  const other = allKindsIn(asked).filter((kind) => BOOST_KINDS.includes(kind))
  const parts = [
    cheapest(advisor, vehicle, 'nitrous'),
    other
      .flatMap((kind) => cheapest(advisor, vehicle, kind) ?? [])
      .toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))[0],
  ]
  const [bottle, kit] = parts.map((part) => part && worthOf(advisor, vehicle, part))
  if (!bottle || !kit) return undefined
  const words = ({ part, gain, installedUsd: usd, perWhp }: Worth) =>
    `${part.manufacturer} ${part.name}, about +${whp(gain)} for ${dollars(usd)} installed, ${dollars(perWhp)} a whp`
  return [
    text(
      `On the ${carWords(vehicle, year)}: nitrous for a few passes a month on a budget, the ${kindName(kit.part.kind).toLowerCase()} if you want the power every time you step on it. Nitrous: ${words(bottle)}, but only while you hold the button and the bottle lasts ($50 to $80 a refill). ${sentence(kindName(kit.part.kind))}: ${words(kit)}, always there. Either one takes a tune.`,
      withoutGearbox(assumed),
    ),
    ...cards(vehicle.id, [bottle.part, kit.part]),
    suggestions('What breaks first?', 'As much as possible under $15,000'),
  ]
}

/** The parts in their order that the money still buys, fitted. */
function within(budgetUsd: number, parts: readonly Part[]): readonly Part[] {
  let left = budgetUsd
  return parts.filter((part) => {
    const isBought = installedUsdOf(part) <= left
    if (isBought) left -= installedUsdOf(part)
    return isBought
  })
}

/** In winter tires come before any power, and what is said of them is told elsewhere. */
const IN_WINTER = /\b(?:snow\w*|winters?|ice|icy|nieve|invierno)\b/

/** What to buy first for the car and the use that were said: a choice, one reason, and the parts with their prices. */
export function firstChoice(
  advisor: Advisor,
  car: ChosenCar,
  asked: string,
  budgetUsd = Number.POSITIVE_INFINITY,
): Answer | undefined {
  const { vehicle, year, assumed } = car
  const use = purposeSaid(asked)
  const named = kindsIn(asked)
  const picked = isPair(asked) ? pick(advisor, car, named, use) : undefined
  if (picked) return picked
  if (isPair(asked) || IN_WINTER.test(asked)) return undefined
  const order = PER_DOLLAR.test(asked)
    ? undefined
    : (orderFor(use, vehicle) ?? (refusesPower(asked) ? ORDERS.corners : undefined))
  const name = carWords(vehicle, year)
  if (order) {
    const parts = within(
      budgetUsd,
      order.kinds.flatMap((kind) => cheapest(advisor, vehicle, kind) ?? []),
    )
    const list = parts.map(priced)
    return [
      text(
        `${parts[0] ? `${sentence(kindName(parts[0].kind))} first. ` : ''}${order.why} For the ${name}, in that order: ${list.join('; ')}.`,
        withoutGearbox(assumed),
      ),
      ...cards(vehicle.id, parts),
      suggestions('What breaks first?', 'How quick is it stock?'),
    ]
  }
  const best = perDollar(advisor, vehicle).slice(0, 3)
  const [first] = best
  if (!first) return undefined
  const lines = best.map(
    ({ part, gain, installedUsd: usd, perWhp }) =>
      `${part.manufacturer} ${part.name}: about +${whp(gain)} for ${dollars(usd)} installed, ${dollars(perWhp)} a whp`,
  )
  const health = vehicle.family.weakPoints[0]?.what
  return [
    text(
      `On the ${name} the ${kindName(first.part.kind).toLowerCase()} buys the most power for the money. Each by itself, cheapest power first: ${lines.join('; ')}.`,
      health ? `Known weak point to watch: ${health}.` : '',
      withoutGearbox(assumed),
    ),
    ...cards(
      vehicle.id,
      best.map(({ part }) => part),
    ),
    suggestions('100 more whp', 'What breaks first?', 'As much as possible under $5,000'),
  ]
}
