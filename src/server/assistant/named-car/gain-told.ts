import { FUEL_NAMES } from '../../../engine/display-words.ts'
import type { Fuel, PartKind, Vehicle } from '../../../engine/model.ts'
import { carWords, stockLimits } from '../../planning/car-facts.ts'
import { timeSlipOfBuild } from '../../planning/time-slip.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text, whp } from '../advisor.ts'
import { partsPower } from '../computed/parts-power.ts'
import { fedFor } from '../frame/fed-for.ts'
import { type OfCar, powerWith, stockWhp } from '../frame/of-car.ts'
import { fuelsNamed } from '../fuel-words.ts'
import { gainOfParts } from '../gain-of-parts.ts'
import { kindName } from '../knowledge/part-answer.ts'
import { offered } from '../offered-part.ts'
import { kindWords } from '../parts-answer.ts'
import { slipWords } from '../question-answers.ts'
import { strengthAsked } from '../strength-asked.ts'
import type { Turn } from '../turn.ts'
import { carOfTalk } from './car-of-talk.ts'
import { claimTold } from './claim-told.ts'
import { asksGain, asksGainOfMore, partsOfGain } from './gain-said.ts'

/** A kind that the car has none of, and the one that stands in its place. */
const INSTEAD: Partial<Record<PartKind, PartKind>> = {
  headers_long_tube: 'headers_shorty',
  headers_shorty: 'headers_long_tube',
  downpipe: 'midpipe_catless',
  midpipe_catless: 'downpipe',
  tune: 'e85_tune',
}

/** What named parts make together on the car that is talked about: wheel and crank power over stock, and the price. */
export function gainNamed(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { asked, meaning } = reading
  const isOfMore = !asksGain(asked) && asksGainOfMore(asked)
  if (!(isOfMore || asksGain(asked)) || strengthAsked(asked) || isWish(turn)) return undefined
  const newest = carOfTalk(turn)
  const car = newest && withParts(newest, asked, meaning.year ?? draft.year)
  if (!car) return undefined
  const kinds = kindsOn(car, asked)
  if (kinds.length < (isOfMore ? 2 : 1) || isRefused(turn, kinds)) return undefined
  const alone =
    kinds.length === 1 && !/\b(?:only|just)\b/.test(asked) ? gainOfParts(advisor, draft, reading) : undefined
  if (alone) return alone
  return gainTold(turn, car, kinds, fuelsNamed(asked).at(-1) ?? draft.fuel)
}

const ASKS_RUN = /\btraps?\b|\bquarter\b|\b1\/4\b|\b0-60\b/
/** Below this share of what the same parts make with all the fuel they want a build tells too little. */
const HELD = 0.97

/** What these parts make on this car, and what else the message asks of it: its run, its fuel. */
export function gainTold(
  turn: Turn,
  car: OfCar,
  kinds: readonly PartKind[],
  fuel: Fuel | undefined,
): Answer | undefined {
  const {
    advisor,
    draft,
    reading: { asked, meaning },
  } = turn
  const isSame = meaning.car === undefined || meaning.car === draft.car
  const ofCarOnly = { ...(isSame ? draft : {}), car: car.vehicle.modelId, year: car.year }
  const { language } = draft
  const wished = { ...ofCarOnly, ...(fuel ? { fuel } : {}), ...(language ? { language } : {}) }
  const planned = partsPower(advisor, wished, car, asked, kinds, true)
  const own = planned?.find((event) => event.type === 'build')
  const sum = own && fuel !== 'e85' && fuel !== 'e30' ? undefined : counted(turn, car, kinds, fuel)
  // On ethanol the cheapest fuel parts that stand end the power that the others make.
  const isHeld = sum !== undefined && own !== undefined && own.reply.power.wheelHp < HELD * sum.wheelHp
  const told = isHeld ? sum.answer : (planned ?? sum?.answer)
  const build = isHeld ? undefined : own
  if (!told || !build) return told
  const { reply } = build
  const trap = ASKS_RUN.test(asked) ? ` Predicted: ${slipWords(reply.timeSlip)}.` : ''
  const more = `${trap}${fuelLine(car, reply.power.wheelHp, asked)}`
  return more === '' ? told : [...told.slice(0, 1), text(inLanguage(language, [more, more])), ...told.slice(1)]
}

/** "B8.5 S4, crank pulley": no year is said, and only one of the engines of that name has such a part. */
function withParts(car: OfCar, asked: string, year: number | undefined): OfCar {
  const { advisor, vehicle } = car
  const lacks = (one: Vehicle) => {
    const fitting = new Set(advisor.catalog.partsFor(one).map(({ kind }) => kind))
    return partsOfGain(asked, one).filter((kind) => !fitting.has(kind)).length
  }
  if (year !== undefined || lacks(vehicle) === 0) return car
  const [better] = advisor.catalog
    .variantsOf(vehicle.modelId)
    .filter((one) => lacks(one) === 0)
    .toSorted((a, b) => b.yearTo - a.yearTo)
  if (!better) return car
  const { yearTo } = better
  return {
    ...{ ...car, vehicle: better, year: yearTo, name: carWords(better, yearTo) },
    assumed: `Assuming a ${yearTo}, with the ${better.family.name}. Different year?`,
  }
}

/** A power, a time or money that is wished is planned, and so is what is changed of a build. */
function isWish({ draft, reading: { meaning } }: Turn): boolean {
  const { goal, budgetUsd, intent } = meaning
  const isGoal = goal !== undefined && !('quarterMileS' in goal)
  const isOfBuild = draft.shown !== undefined && meaning.car === undefined
  return (
    isGoal ||
    isOfBuild ||
    budgetUsd !== undefined ||
    meaning.stranger !== undefined ||
    meaning.against?.car !== undefined ||
    meaning.dynoSheet !== undefined ||
    (meaning.change !== undefined && draft.shown !== undefined) ||
    ['cart', 'compare', 'price', 'stages'].includes(intent)
  )
}

const isRefused = ({ reading: { meaning } }: Turn, kinds: readonly PartKind[]): boolean =>
  kinds.some((kind) => meaning.without?.includes(kind)) || meaning.induction === 'naturally_aspirated'

/** The kinds that are named, as the car has them; on ethanol the tune is the one for it. */
function kindsOn({ advisor, vehicle }: OfCar, asked: string): readonly PartKind[] {
  const fitting = new Set(advisor.catalog.partsFor(vehicle).map(({ kind }) => kind))
  const isOnE85 = fuelsNamed(asked).at(-1) === 'e85' && fitting.has('e85_tune')
  const named = partsOfGain(asked, vehicle).map((kind) => {
    if (kind === 'tune' && isOnE85) return 'e85_tune'
    const other = INSTEAD[kind]
    return !fitting.has(kind) && other && fitting.has(other) ? other : kind
  })
  const hasTune = named.some((kind) => kind === 'tune' || kind === 'e85_tune')
  return [...new Set([...named, ...(isOnE85 && !hasTune && named.length > 0 ? ['e85_tune' as const] : [])])]
}

/** What the parts make where no build of exactly them stands: their air counted together, the rest left as it came. */
function counted(
  { draft, reading: { asked } }: Turn,
  car: OfCar,
  kinds: readonly PartKind[],
  said: Fuel | undefined,
): { answer: Answer; wheelHp: number } | undefined {
  const isEthanol = said === 'e85' || said === 'e30'
  const chosen = kinds.flatMap((kind) => {
    // What feeds the engine on ethanol comes with its tune.
    if (isEthanol && kind === 'e85_tune') return []
    const [cheapest] = car.advisor.catalog
      .partsFor(car.vehicle)
      .filter((part) => part.kind === kind)
      .toSorted((a, b) => a.priceCents - b.priceCents)
    return cheapest ?? []
  })
  const fuel = said ?? car.vehicle.engine.ratedFuel
  const parts = isEthanol ? fedFor(car.advisor, car, chosen, fuel).parts : chosen
  if (parts.length === 0) return undefined
  const { wheelHp, crankHp, curve } = powerWith(car, parts, fuel)
  const run = ASKS_RUN.test(asked) ? `Predicted: ${slipWords(timeSlipOfBuild(car.vehicle, parts, curve))}.` : ''
  const gain = Math.max(0, Math.round(wheelHp - stockWhp(car)))
  const usd = parts.reduce((sum, part) => sum + installedUsdOf(part), 0)
  const names = listed(parts.map(({ kind }) => kindWords(kind)))
  const missing = kinds.filter((kind) => !parts.some((part) => part.kind === kind)).map((kind) => kindName(kind))
  const none = missing.length > 0 ? `We sell no ${listed(missing).toLowerCase()} for it, so that is not counted.` : ''
  const claim = claimTold(asked, { wheelHp, crankHp, fuel })
  const price: Bilingual = claim ? ['', ''] : [`, for ${dollars(usd)} installed`, `, por ${dollars(usd)} instalado`]
  const answer: Answer = [
    text(
      claim && inLanguage(draft.language, claim),
      inLanguage(draft.language, [
        `On the ${car.name} with ${names}: about +${gain} whp, ${whp(wheelHp)} in all (about ${Math.round(crankHp)} hp at the crank) on ${FUEL_NAMES[fuel]}${price[0]}.`,
        `En el ${car.name} con ${names}: unos +${gain} whp, ${whp(wheelHp)} en total${price[1]}.`,
      ]),
      run,
      none,
      inLanguage(draft.language, [
        'Supporting parts that the rest of the car may need come on top.',
        'Piezas de apoyo que el carro necesite van aparte.',
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: parts.map(offered) },
    suggestions('More power', 'What breaks first?', 'Add it to my cart'),
  ]
  return { answer, wheelHp }
}

const IS_FUEL = /injector|fuel/
/** "And do I need fuel": what the stock pump and injectors feed. */
function fuelLine({ advisor, vehicle }: OfCar, wheelHp: number, asked: string): string {
  if (!/\bneed (?:more |any )?(?:fuel|injectors?|a pump)\b/.test(asked)) return ''
  const limit = stockLimits(advisor.catalog, vehicle).find(({ name }) => IS_FUEL.test(name))
  if (!limit) return ''
  return wheelHp <= limit.wheelHp
    ? ` No fuel parts for that: the stock ${limit.name} feeds about ${whp(limit.wheelHp)} on 93.`
    : ` It takes fuel parts: the stock ${limit.name} ends at about ${whp(limit.wheelHp)} on 93.`
}
