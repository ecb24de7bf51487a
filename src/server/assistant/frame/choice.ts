import { FUEL_NAMES, partName } from '../../../engine/display-words.ts'
import type { Fuel, Part } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, capital, dollars, listed, suggestions, text, whp } from '../advisor.ts'
import { purposeSaid } from '../computed/purpose-said.ts'
import { fuelsNamed } from '../fuel-words.ts'
import type { MessageReading } from '../meaning-of.ts'
import { tellsLoad } from '../measured-figures.ts'
import { offered } from '../offered-part.ts'
import { makerIn, partsIn } from '../part-words.ts'
import { chassisTold } from './chassis-choice.ts'
import { fedFor } from './fed-for.ts'
import { isBoost, namedParts, type OfCar, powerWith, type Side, stockWhp } from './of-car.ts'

const OR = /\s(?:or|vs\.?|versus|over|instead of)\s(?:should i |do i |would you |a |an |the |just |go |get |do )*/
const BETWEEN = /\bbetween (.+?) and (.+)/

/** The words on both sides of what is chosen between, the last name before it and the first behind it. */
export function sidesIn(asked: string): readonly [string, string] | undefined {
  const between = BETWEEN.exec(asked)
  if (between) return [between[1] ?? '', between[2] ?? '']
  const or = OR.exec(asked)
  if (!or) return undefined
  return [asked.slice(0, or.index), asked.slice(or.index + or[0].length)]
}

const NAMES_ALONE = 44

/** What a side names: the parts that stand together nearest to the "or", a maker's kit, or a fuel. */
function sideOf(car: OfCar, said: string, isLeft: boolean, base: Fuel): Side | undefined {
  const near = isLeft
    ? (said.split(/[,.;?!](?=\s)/).at(-1) ?? '').slice(-NAMES_ALONE)
    : (said.split(/[,.;?!](?=\s|$)/)[0] ?? '')
  const places = partsIn(near)
  const fuel = fuelsNamed(near)[isLeft ? fuelsNamed(near).length - 1 : 0]
  if (places.length === 0 && fuel && fuel !== base) return fuelSide(car, fuel)
  const maker = makerIn(car.advisor.catalog.parts, near)
  const words = isLeft ? near : firstTogether(near, places)
  const named = namedParts(car, words).filter(({ parts }) => parts.length > 0)
  if (named.length === 0 && maker) return makerSide(car, maker, base)
  const parts = named.flatMap(({ parts: [part] }) => part ?? [])
  if (parts.length === 0) return undefined
  const own = named.length === 1 && named[0]?.isOfMaker ? `${named[0].maker} ${named[0].words}` : undefined
  return sideWith(car, own ?? listed(named.map((one) => one.words)), parts, base)
}

/** "A blower for my street car with an intake": behind the "or" only what stands together. */
function firstTogether(words: string, places: ReturnType<typeof partsIn>): string {
  const [first, ...rest] = places
  if (!first) return words
  let { to } = first
  for (const next of rest) {
    if (!/^\s*(?:and|&|\+|,|with)\s*(?:a |an |the )?$/.test(words.slice(to, next.from))) break
    to = next.to
  }
  return words.slice(0, to)
}

function makerSide(car: OfCar, maker: string, fuel: Fuel): Side | undefined {
  const kit = car.advisor.catalog
    .partsFor(car.vehicle)
    .filter((part) => part.manufacturer === maker && isBoost(part))
    .toSorted((a, b) => a.priceCents - b.priceCents)[0]
  return kit && sideWith(car, maker, [kit], fuel)
}

const sideWith = (car: OfCar, words: string, parts: readonly Part[], fuel: Fuel): Side => ({
  ...{ words, parts, fuel },
  wheelHp: powerWith(car, parts, fuel).wheelHp,
  usd: parts.reduce((sum, part) => sum + installedUsdOf(part), 0),
})

/** A fuel with the tune for it and what has to feed it. */
function fuelSide(car: OfCar, fuel: Fuel): Side | undefined {
  const like = (kind: Part['kind']) =>
    car.advisor.catalog
      .partsFor(car.vehicle)
      .filter((part) => part.kind === kind)
      .toSorted((a, b) => a.priceCents - b.priceCents)[0]
  const tune = like('tune')
  const isEthanol = fuel === 'e85' || fuel === 'e30'
  const fed = isEthanol ? fedFor(car.advisor, car, tune ? [tune] : [], fuel) : undefined
  const parts = fed?.bought ?? (tune ? [tune] : [])
  if (parts.length === 0) return undefined
  const all = fed?.parts ?? parts
  return {
    ...{ words: FUEL_NAMES[fuel], parts, fuel, wheelHp: powerWith(car, all, fuel).wheelHp },
    usd: parts.reduce((sum, part) => sum + installedUsdOf(part), 0),
  }
}

const ASKS_MORE =
  /\b(?:makes?|gives?|gains?|adds?|which is) (?:the )?more\b|\bmore power\b|\bmost power\b|\bbigger gain\b/
const FEARS =
  /\b(?:blow(?:ing)? (?:it |the |my |up)|reliab\w*|safe\w*|break(?:ing)?|last|hurt|stock (?:motor|internals|engine|bottom end))\b/
const STRIP = /\b(?:drag|strip|track|road course|laps?|quarter mile)\b/
const STREET = /\b(?:street|daily|dailies|commut\w+|work|every ?day|dd|around town|traffic)\b/
/** A kit that leaves this much is preferred to one that leaves nothing. */
const NEAR_LIMIT = 0.92
const NEAR_WHP = 15
const LITTLE_STRIP = /\b(?:twice|once|couple|few|occasional\w*|sometimes|maybe)\b/

const perWhp = (car: OfCar, { usd, wheelHp }: Side): number => {
  const gain = wheelHp - stockWhp(car)
  return gain < 3 ? Number.POSITIVE_INFINITY : usd / gain
}
const positive = ({ parts }: Side): boolean =>
  parts.some(({ kind }) => kind === 'supercharger_roots' || kind === 'supercharger_twin_screw')
const boosted = ({ parts }: Side): boolean => parts.some(isBoost)
const bottomEnd = ({ vehicle }: OfCar): number => vehicle.family.bottomEndLimitWheelHp

/** Which of the two, and by what it is decided. */
function decide(car: OfCar, [a, b]: readonly [Side, Side], asked: string, goal: number | undefined): [Side, string] {
  const [more, less] = a.wheelHp >= b.wheelHp ? [a, b] : [b, a]
  const [cheap] = perWhp(car, a) <= perWhp(car, b) ? [a, b] : [b, a]
  const limit = bottomEnd(car)
  if (/\bno (?:e85|ethanol|corn)\b|\be85\b[^.?!]{0,20}\b(?:not|isn't|far|hours?)\b/.test(asked)) {
    const other = [a, b].find(({ fuel }) => fuel !== 'e85')
    if (other) return [other, "there's no E85 near you, so that settles it"]
  }
  if (goal !== undefined) {
    const there = [a, b].filter(({ wheelHp }) => wheelHp >= goal).toSorted((x, y) => x.usd - y.usd)
    const [first] = there
    if (first && there.length === 1) return [first, `only that one gets to ${whp(goal)}`]
    if (first) return [first, `both get to ${whp(goal)} and it costs less`]
    return [more, `neither is ${whp(goal)} by itself, and it gets nearer`]
  }
  if (ASKS_MORE.test(asked)) return [more, 'it makes more']
  const sprayed = [a, b].filter(({ parts }) => parts.some(({ kind }) => kind === 'methanol_injection'))
  const [dry] = [a, b].filter((side) => !sprayed.includes(side) && side.fuel !== 'e85')
  if (sprayed.length === 1 && dry && !STRIP.test(asked))
    return [dry, "it works on every pull, needs no refilling and can't run dry at full boost"]
  if (boosted(a) && boosted(b)) {
    if (less.wheelHp <= limit && more.wheelHp > limit)
      return [less, `the other is past the ${Math.round(limit)} whp that the stock bottom end takes`]
    if (less.wheelHp <= NEAR_LIMIT * limit && more.wheelHp > limit - NEAR_WHP && !ASKS_MORE.test(asked))
      return [less, `the other sits right at the ${Math.round(limit)} whp that the stock bottom end takes`]
    if (FEARS.test(asked)) return [less, 'less power and less torque on the same stock bottom end']
    const [pd, other] = positive(a) ? [a, b] : [b, a]
    if (positive(pd) && other.parts.some(({ kind }) => kind === 'supercharger_centrifugal')) {
      if (STRIP.test(asked) && !(STREET.test(asked) && LITTLE_STRIP.test(asked)))
        return [other, 'cooler charge lap after lap, and it comes in where the tires can use it']
      if (STREET.test(asked)) return [pd, 'full torque from idle is what you feel on the street']
    }
  }
  if (STREET.test(asked) && boosted(a) !== boosted(b)) {
    const [kit, bolt] = boosted(a) ? [a, b] : [b, a]
    if (!/\bfirst\b/.test(asked) && kit.wheelHp <= limit)
      return [kit, `the ${bolt.words} come nowhere near it, and it has its torque where a street car is driven`]
  }
  return [cheap, 'the cheaper power']
}

/** "Whipple or Procharger", "downpipe or E85 first", "heads and cam or a blower": a verdict, why, and what each makes for what. */
export function choiceTold(car: OfCar, { asked, meaning }: MessageReading): Answer | undefined {
  // Of one part with a cat or without the topic tells; of sizes the fuel formulas do.
  if (/\bcat(?:less|ted)\b[^.?!]{0,12}\b(?:or|vs)\b/.test(asked)) return undefined
  const said = sidesIn(asked)
  const tows = purposeSaid(asked) === 'tow' || tellsLoad(asked)
  if (!said || meaning.budgetUsd || (meaning.car && meaning.against?.car) || meaning.cars) return undefined
  const base =
    meaning.fuel && meaning.fuel !== 'e85' && meaning.fuel !== '87' ? meaning.fuel : car.vehicle.engine.ratedFuel
  const [left, right] = [sideOf(car, said[0], true, base), sideOf(car, said[1], false, base)]
  const one = left && right ? undefined : onlyOne(car, said, left ?? right)
  if (one) return one
  if (!left || !right || left.words === right.words || isSame(left, right)) return undefined
  const stock = stockWhp(car)
  const sides = [left, right] as const
  const cools = sides.find(({ parts }) => parts.length > 0 && parts.every(isCooler))
  const warms = sides.find((side) => side !== cools)
  if (tows && cools && warms?.parts.some((part) => !isCooler(part))) return coolerFirst(car, cools, warms, stock)
  // Of two single parts the order goes by the use as well.
  if (
    /\bfirst\b/.test(asked) &&
    sides.every(({ parts, fuel }) => parts.length === 1 && fuel === base && !parts.some(isBoost))
  )
    return undefined
  if (
    sides.some(
      ({ parts }) => parts.some(({ kind }) => kind === 'nitrous') || (parts.length > 0 && parts.every(isSupply)),
    )
  )
    return undefined
  if (sides.every(({ wheelHp }) => wheelHp - stock < 3)) return chassisTold(car, sides, asked)
  const goal = meaning.goal && 'wheelHp' in meaning.goal ? meaning.goal.wheelHp : undefined
  const [best, why] = decide(car, sides, asked, goal)
  const lead = /\bfirst\b/.test(asked)
    ? `${capital(best.words)} first, on the ${car.name}`
    : `On the ${car.name} ${best.fuel === base ? 'the ' : ''}${best.words}`
  const other = best === left ? right : left
  const lines = [best, other].map((side) => sideWords(side, stock))
  const limit = Math.round(bottomEnd(car))
  const bears = boosted(best)
    ? ` The stock bottom end is good for about ${limit} whp on 93: the ${best.words} is at ${Math.round((100 * best.wheelHp) / limit)}% of that.`
    : ''
  const more =
    goal !== undefined && sides.every(({ wheelHp }) => wheelHp < goal)
      ? `${whp(goal)} takes more than either: say "${goal} whp" and I'll plan it whole.`
      : ''
  return [
    text(
      `${lead}: ${why}. ${lines.join(' ')}${bears}`,
      more,
      ...notSold(car, said).map((maker) => `We have no ${maker} for it; that is the kit of its kind that we do have.`),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: [...best.parts, ...other.parts].map(offered) },
    suggestions('What breaks first?', '100 more whp', 'Add it to my cart'),
  ]
}

const isCooler = ({ kind }: Part): boolean => /cooler$|^radiator$/.test(kind)

/** A truck that tows is ended by heat, and not by what it lacks in power. */
const coolerFirst = (car: OfCar, cools: Side, warms: Side, stock: number): Answer => [
  text(
    `${capital(cools.words)} first: heat is what ends a transmission that tows, and no ${warms.words} takes any away. A factory tow package may have one already, so look for it and watch the gauge; back off past 230°F. The ${warms.words} comes after that, a mild one for towing on the fuel that you really buy.`,
    ...[cools, warms].map((side) => sideWords(side, stock)),
    car.assumed,
  ),
  { type: 'parts', vehicleId: car.vehicle.id, parts: [...cools.parts, ...warms.parts].map(offered) },
  suggestions('Which oil for towing?', 'Can I tow with a tune?', 'Add it to my cart'),
]

/** "Paxton or Vortech" where we sell one of them for the car: that, and that the other is not here. */
function onlyOne(car: OfCar, said: readonly [string, string], side: Side | undefined): Answer | undefined {
  const makers = said.map((words) => makerIn(car.advisor.catalog.parts, words))
  const [part] = side?.parts ?? []
  if (!side || !part || !isBoost(part) || makers.some((maker) => maker === undefined) || makers[0] === makers[1])
    return undefined
  const missing = makers.find((maker) => maker !== part.manufacturer)
  if (missing === undefined || !makers.includes(part.manufacturer)) return undefined
  return [
    text(
      `On the ${car.name} the ${part.manufacturer}: it is the one of the two that we have for it, so I won't judge the ${missing} by figures that I don't have. ${sideWords(side, stockWhp(car))} Between two centrifugal kits service, belt drive and who tunes it near you decide more than the badge.`,
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: side.parts.map(offered) },
    suggestions('What breaks first?', '100 more whp', 'Add it to my cart'),
  ]
}

/** A part that feeds or bears power and makes none is never one side of a choice by power. */
const isSupply = ({ kind }: Part): boolean =>
  /^(?:injectors|fuel_pump|port_injection|flex_fuel|spark_plugs)$/.test(kind)

const isSame = (a: Side, b: Side): boolean =>
  a.parts.length > 0 && a.parts.every(({ id }) => b.parts.some((one) => one.id === id)) && a.fuel === b.fuel

const sideWords = ({ words, parts, wheelHp, usd, fuel }: Side, stock: number): string => {
  const gain = Math.round(wheelHp - stock)
  const power = gain < 3 ? 'next to no power by itself' : `about +${gain} whp (${whp(wheelHp)} in all)`
  const own = parts.length === 1 && parts[0] ? partName(parts[0]) : parts.map(partName).join(' + ')
  const range =
    fuel === 'e85' ? ', and about 30% more fuel burned' : fuel === 'race' ? ', at race gas prices every tank' : ''
  return `${capital(words)}: ${power} for ${dollars(usd)} installed (${own})${range}.`
}

/** Makers that a side names and that we do not have for this car, so that another's kit stands for them. */
function notSold({ advisor, vehicle }: OfCar, said: readonly string[]): string[] {
  const fitting = advisor.catalog.partsFor(vehicle)
  return said.flatMap((words) => {
    const maker = makerIn(advisor.catalog.parts, words)
    const isBrand = maker !== undefined && partsIn(words).some(({ word }) => word.induction)
    return isBrand && !fitting.some((part) => part.manufacturer === maker && isBoost(part)) ? [maker] : []
  })
}
