import type { PartKind } from '../../engine/model.ts'
import type { Advisor } from './advisor.ts'
import { draftOfSide, type Mods, modsIn, plannedSide, type Side, saysMods, sideOf } from './built-sides.ts'
import type { SaidCar } from './cars-said.ts'
import type { Draft } from './draft.ts'
import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { readMessageOnce } from './read-message-once.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import { shownBuild } from './stage-plan.ts'

const CUT =
  /\bvs?\b\.?|\bversus\b|\bagainst\b|\bcompared? (?:to|with)\b|\bor\b|\bthan\b|\bwhile\b|[,;:] ?(?=(?:an?|the|my|his) )|\band (?=(?:an?|the|my|his) )|\bbeats?\b|\bgap\b|\bwalks?\b|\bsmokes?\b/
/** What is said once for both: "both bolt-ons on E30". */
const FOR_BOTH = /\b(?:both|each|all)\b(.*)$/
/** What the other has as well. */
const SAME =
  /\bsame (?:mods?|parts|list|build|set-?up|thing|stuff|tune|stage|but)\b|\b(?:did|has) the same\b|^\W*same\b/
const SAME_MONEY =
  /\bsame (?:money|price|budget|cash|\$+|spend|cost|\d+k?)\b|\b(?:for|with|spend|put|putting) (?:that|the same|same) (?:money|cash|much|budget)\b|\bsame money is spent\b|\bsme money\b/

const chosen = (advisor: Advisor, one: SaidCar | Draft): ChosenCar | undefined => {
  const car = carOf(advisor, one, true)
  return typeof car === 'string' ? undefined : { ...car, assumed: '' }
}

/** The words of a comparison by the car that they are said of, in the order of the cars; undefined where they are not told apart. */
function piecesOf(
  advisor: Advisor,
  asked: string,
  cars: readonly string[],
): { pieces: readonly string[]; shared: string } | undefined {
  const shared = FOR_BOTH.exec(asked)?.[1] ?? ''
  const own = shared ? asked.slice(0, asked.length - shared.length) : asked
  const pieces: string[] = []
  let at = -1
  for (const piece of own.split(new RegExp(CUT, 'g'))) {
    const { car } = readMessageOnce(advisor.catalog, piece, true).meaning
    const place = car === undefined ? -1 : cars.findIndex((one, index) => index > at && isOf(one, car))
    if (place >= 0) at = place
    const to = Math.max(at, 0)
    pieces[to] = `${pieces[to] ?? ''} ${piece}`
  }
  return { pieces: cars.map((_, index) => pieces[index] ?? ''), shared }
}
const plateOf = (modelId: string): string => modelId.split('-').slice(0, 2).join('-')
const isOf = (one: string, car: string): boolean => one === car || plateOf(one) === plateOf(car)

/** The build on the table as a side. */
function shownSide(advisor: Advisor, before: Draft): Side | undefined {
  const { shown } = before
  const car = shown && chosen(advisor, before)
  const built = shown && shownBuild(advisor, before, shown)
  return car && built?.ok ? sideOf(advisor, car, before, built.reply, true) : undefined
}

/** The car that another one is said to have the mods or the money of. */
interface Pattern {
  mods?: Mods
  shown?: Side
  usd?: number
  goal?: Draft['goal']
}

function rivalSide(
  advisor: Advisor,
  before: Draft,
  one: SaidCar,
  piece: string,
  { meaning }: MessageReading,
  like: Pattern,
): Side | undefined {
  const car = chosen(advisor, one)
  if (!car) return undefined
  const mods = modsIn(advisor, piece)
  const fuel = meaning.fuel ?? before.fuel
  const budgetUsd = SAME_MONEY.test(piece) ? like.usd : undefined
  const isSame = SAME.test(piece)
  const shared = isSame && !mods.isStock ? (like.mods ?? patternOf(like)) : undefined
  const whole: Mods = shared ? { ...shared, meaning: { ...shared.meaning, ...onlyFuel(mods.meaning) } } : mods
  const draft = draftOfSide(car, whole, piece, fuel)
  const wished: Draft = budgetUsd === undefined ? draft : { ...draft, budgetUsd, goal: { most: true } }
  const isBuilt = !mods.isStock && (budgetUsd !== undefined || saysMods(whole, piece))
  return sideOf(advisor, car, wished, isBuilt ? plannedSide(advisor, wished, car) : undefined)
}
const onlyFuel = ({ fuel }: Meaning): Partial<Meaning> => (fuel ? { fuel } : {})

/** The same goal as the build on the table, else the same kinds of parts. */
function patternOf({ shown, goal }: Pattern): Mods | undefined {
  if (!shown?.reply) return undefined
  const wanted = goal && !('fasterThan' in goal) && !('most' in goal) ? goal : undefined
  const kinds = [...new Set(shown.reply.recommendedParts.map(({ kind }) => kind as PartKind))]
  return { meaning: { intent: 'plan' }, isStock: false, ...(wanted ? { goal: wanted, kinds: [] } : { kinds }) }
}

/** Two sides of which one at least is built: each with its own mods, or what is on the table against another. */
export function builtSides(advisor: Advisor, before: Draft, reading: MessageReading): readonly Side[] | undefined {
  const { meaning, asked } = reading
  const { car, year, gearbox, against, cars } = meaning
  if (meaning.intent !== 'compare' || (cars?.length ?? 0) > 2) return undefined
  const own = shownSide(advisor, before)
  if (own && !against && meaning.goal && 'stage' in meaning.goal && (car ?? before.car) === before.car)
    return stagesOfOne(advisor, before, own, meaning.goal)
  const first: SaidCar | undefined = car
    ? { car, ...(year ? { year } : {}), ...(gearbox ? { gearbox } : {}) }
    : undefined
  if (!against?.car) return undefined
  const other: SaidCar = { ...against, car: against.car }
  const isOwnFirst = own !== undefined && (first === undefined || first.car === before.car)
  const isOwnSecond = own !== undefined && !isOwnFirst && other.car === before.car
  const rival = isOwnFirst ? other : first
  if (own && rival && (isOwnFirst || isOwnSecond)) return againstShown(advisor, before, reading, own, rival)
  if (!first) return undefined
  return eachWithItsMods(advisor, before, reading, [first, other], asked)
}

function stagesOfOne(
  advisor: Advisor,
  before: Draft,
  own: Side,
  goal: NonNullable<Meaning['goal']>,
): readonly Side[] | undefined {
  const draft: Draft = {
    car: own.car.vehicle.modelId,
    year: own.car.year,
    goal,
    ...(before.fuel ? { fuel: before.fuel } : {}),
    ...(before.talk ? { talk: before.talk } : {}),
  }
  const reply = plannedSide(advisor, draft, own.car)
  return reply ? [own, sideOf(advisor, own.car, draft, reply)] : undefined
}

function againstShown(
  advisor: Advisor,
  before: Draft,
  reading: MessageReading,
  own: Side,
  rival: SaidCar,
): readonly Side[] | undefined {
  const { meaning, asked } = reading
  const { goal } = meaning
  const like: Pattern = { shown: own, usd: own.usd, goal: before.goal }
  // A power that is said of both is planned for both: what is on the table may be short of it or past it.
  const isPowerOfBoth = goal !== undefined && 'wheelHp' in goal
  const withGoal = isPowerOfBoth || (SAME.test(asked) && before.goal && !('stage' in before.goal))
  if (withGoal) {
    const wanted = isPowerOfBoth ? goal : before.goal
    const sides = [{ car: own.car.vehicle.modelId, year: own.car.year, gearbox: before.gearbox }, rival].map((one) => {
      const chosenCar = chosen(advisor, one as SaidCar)
      const { fuel, use } = before
      const draft: Draft = {
        ...(one as SaidCar),
        ...(wanted ? { goal: wanted } : {}),
        ...((meaning.fuel ?? fuel) ? { fuel: meaning.fuel ?? fuel } : {}),
        ...(use ? { use } : {}),
      } as Draft
      return chosenCar && sideOf(advisor, chosenCar, draft, plannedSide(advisor, draft, chosenCar))
    })
    return sides.every((side) => side !== undefined) ? (sides as Side[]) : undefined
  }
  const side = rivalSide(advisor, before, rival, asked, reading, like)
  return side && [own, side]
}

function eachWithItsMods(
  advisor: Advisor,
  before: Draft,
  reading: MessageReading,
  cars: readonly [SaidCar, SaidCar],
  asked: string,
): readonly Side[] | undefined {
  const told = piecesOf(
    advisor,
    asked,
    cars.map(({ car }) => car),
  )
  if (!told) return undefined
  const texts = told.pieces.map((piece) => `${piece} ${told.shared}`)
  const mods = texts.map((piece) => modsIn(advisor, piece))
  if (!texts.some((piece, at) => mods[at] !== undefined && saysMods(mods[at], piece) && !mods[at].isStock))
    return undefined
  const [one, two] = cars
  const first = rivalSide(advisor, before, one, texts[0] ?? '', reading, {})
  if (!first) return undefined
  const second = rivalSide(advisor, before, two, texts[1] ?? '', reading, {
    ...(mods[0] ? { mods: mods[0] } : {}),
    usd: first.usd,
  })
  return second && (first.reply ?? second.reply) ? [first, second] : undefined
}
