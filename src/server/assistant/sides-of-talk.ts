import { kindName } from '../../catalog/trade-words.ts'
import type { PartKind } from '../../engine/model.ts'
import type { Advisor } from './advisor.ts'
import { draftOfSide, isBlown, type Mods, modsIn, plannedSide, type Side, saysMods, sideOf } from './built-sides.ts'
import type { Draft } from './draft.ts'
import type { Goal, Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { readMessageOnce } from './read-message-once.ts'
import { type ChosenCar, carOf } from './request-of.ts'
import type { SaidCar } from './said-car.ts'
import { shownBuild } from './stage-plan.ts'

const CUT =
  /\bvs?\b\.?|\bversus\b|\bagainst\b|\bcompared? (?:to|with)\b|\bor\b|\bthan\b|\bwhile\b|[,;:.?]+ (?=(?:an?|the|my|his) )|\band (?=(?:an?|the|my|his) )|\b(?:beats?|gap|walks?|smokes?|still quicker|still faster)\b/g
/** What is said once for both: "both bolt-ons on E30". */
const FOR_BOTH = /\b(?:both|each)\b(.*)$/
/** "If I tune both", "stage 2 on both": what is said before the word. */
const BOTH_AT_END = /\b((?:tune|tuning|flash|stage \d|e85|e30|bolt-?\s?ons?)\b[^.?!,]{0,16})\b(?:both|each)\b\W*/
/** What is asked of whichever it is, behind the cars: "which one has more room on E30". */
const WHICHEVER = /[,.;:?!]\s*((?:which|who|whose|what|for|same|all)\b.*)$|\b((?:which|who|whose)\b.*)$/
/** What the other has as well. */
const SAME =
  /\bsame (?:mods?|parts|list|build|set-?up|thing|stuff|tune|stage|but|power|goal|number)\b|\b(?:did|has) the same\b|^\W*same\b/
export const PER_DOLLAR = /\b(?:per|for the|for my|a) (?:dollar|buck|money|\$)|\bbang for\b|\bvalue\b|\bhp\/\$/
export const SAME_MONEY =
  /\b(?:equal|identical|same) (?:amounts? of )?(?:money|budgets?|spend\w*|dollars|cash)\b|\b(?:mism[oa]|igual) (?:dinero|plata|presupuesto|lana|feria|gasto)\b|\bsa?me (?:money|price|budget|cash|\$+|spend|cost|amount|\d+k?)(?:(?= )|\W|$)|\b(?:for|with|spend|put|putting) (?:that|the same|same) (?:money|cash|much|budget)\b/

const chosen = (advisor: Advisor, one: SaidCar | Draft): ChosenCar | undefined => {
  const car = carOf(advisor, one, true)
  return typeof car === 'string' ? undefined : { ...car, assumed: '' }
}

const plateOf = (modelId: string): string => modelId.split('-').slice(0, 2).join('-')
const isOf = (one: string, car: string): boolean => one === car || plateOf(one) === plateOf(car)

/** What is said of both, wherever it stands; nothing where it names one of them. */
function sharedIn(advisor: Advisor, asked: string): string {
  const whichever = WHICHEVER.exec(asked)
  const tails = [BOTH_AT_END.exec(asked)?.[1], FOR_BOTH.exec(asked)?.[1], whichever?.[1] ?? whichever?.[2]]
  return (
    tails.find((tail) => {
      if (tail === undefined || tail.trim() === '') return false
      const { car, against } = readMessageOnce(advisor.catalog, tail, true).meaning
      return (car ?? against?.car) === undefined
    }) ?? ''
  )
}

/** "Demon 170 against my Hellcat with stage 3": half a name is one of the two that are known. */
const halfOf = (
  advisor: Advisor,
  cars: readonly string[],
  open: ReadonlySet<number>,
  piece: string,
): number | undefined => {
  const words = new Set(piece.toLowerCase().split(/[^a-z\d]+/))
  const places = [...open].filter((place) =>
    (advisor.catalog.variantsOf(cars[place] ?? '')[0]?.model ?? '')
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .some((word) => word.length > 2 && words.has(word)),
  )
  return places.length === 1 ? places[0] : undefined
}

/** The words of a comparison by the car that they are said of; words that name none of them are of all. */
function piecesOf(advisor: Advisor, asked: string, cars: readonly string[]): readonly string[] {
  const shared = sharedIn(advisor, asked)
  const own = asked.replace(shared, ' ')
  const pieces = cars.map(() => '')
  const open = new Set(cars.keys())
  let at: number | undefined
  for (const piece of own.split(CUT)) {
    const { car } = readMessageOnce(advisor.catalog, piece, true).meaning
    const place =
      car === undefined
        ? halfOf(advisor, cars, open, piece)
        : ([...open].find((one) => cars[one] === car) ?? [...open].find((one) => isOf(cars[one] ?? '', car)))
    if (place !== undefined) {
      at = place
      open.delete(place)
    }
    if (at !== undefined) pieces[at] += ` ${piece}`
  }
  return at === undefined ? cars.map(() => asked) : pieces.map((piece) => `${piece} ${shared}`)
}

/** The build on the table as a side. */
function shownSide(advisor: Advisor, before: Draft): Side | undefined {
  const { shown } = before
  const car = shown && chosen(advisor, before)
  const built = shown && shownBuild(advisor, before, shown)
  return car && built?.ok ? sideOf(advisor, car, before, built.reply, true) : undefined
}

/** "My M3 with the blower": of a car without a year the newest that came without boost. */
function bornNa(advisor: Advisor, one: SaidCar, piece: string): ChosenCar | undefined {
  if (one.year !== undefined || !isBlown(piece)) return undefined
  const na = advisor.catalog.variantsOf(one.car).filter(({ engine }) => engine.aspiration === 'na')
  const year = Math.max(...na.map(({ yearTo }) => yearTo))
  return na.length > 0 ? chosen(advisor, { ...one, year }) : undefined
}

/** The terms of a comparison, and what one side is said to have as the other has it. */
interface Terms {
  before: Draft
  meaning: Meaning
  mods?: Mods | undefined
  usd?: number | undefined
}

const onlyFuel = ({ fuel }: Meaning): Partial<Meaning> => (fuel ? { fuel } : {})

function sideSaid(
  advisor: Advisor,
  one: SaidCar,
  piece: string,
  { before, meaning, mods: like, usd }: Terms,
): Side | undefined {
  const car = bornNa(advisor, one, piece) ?? chosen(advisor, one)
  if (!car) return undefined
  const own = modsIn(advisor, piece)
  const isAlike = like !== undefined && SAME.test(piece) && !own.isStock
  const mods: Mods = isAlike ? { ...like, meaning: { ...like.meaning, ...onlyFuel(own.meaning) } } : own
  const draft = draftOfSide(car, mods, piece, meaning.fuel ?? before.fuel)
  const budgetUsd = SAME_MONEY.test(piece) ? usd : undefined
  const wished: Draft = budgetUsd === undefined ? draft : { ...draft, budgetUsd, goal: { most: true } }
  const isBuilt = !mods.isStock && (budgetUsd !== undefined || saysMods(mods, piece))
  const side = sideOf(advisor, car, wished, isBuilt ? plannedSide(advisor, wished, car) : undefined)
  return isBuilt && !side.reply ? { ...side, lacks: true } : side
}

const isReached = (goal: Goal | undefined): goal is Goal =>
  goal !== undefined && ('wheelHp' in goal || 'crankHp' in goal || 'quarterMileS' in goal || 'zeroToSixtyS' in goal)

/** The same stage as the build on the table, else the same kinds of parts. */
function patternOf(goal: Goal | undefined, { reply }: Side): Mods | undefined {
  if (!reply) return undefined
  const kinds = [...new Set(reply.recommendedParts.map(({ kind }) => kind as PartKind))]
  const isStage = goal !== undefined && 'stage' in goal
  return { meaning: { intent: 'plan' }, isStock: false, ...(isStage ? { goal, kinds: [] } : { kinds }) }
}

const LIST = /\bsame (?:list|parts|mods?|stuff|build|set-?up)\b|\bdid the same\b/

/** What is on the table against another car: with what was said to be done to that, for the same goal, or the same money. */
function againstShown(
  advisor: Advisor,
  before: Draft,
  { meaning, asked }: MessageReading,
  own: Side,
  rival: SaidCar,
): readonly Side[] | undefined {
  const { goal } = meaning
  const isSameGoal = SAME.test(asked) && !LIST.test(asked) && isReached(before.goal)
  const wanted = isReached(goal) ? goal : isSameGoal ? before.goal : undefined
  if (wanted) {
    const { fuel = meaning.fuel, use, gearbox } = before
    const terms = { goal: wanted, ...(fuel ? { fuel } : {}), ...(use ? { use } : {}) }
    const drafts: Draft[] = [
      { ...terms, car: own.car.vehicle.modelId, year: own.car.year, ...(gearbox ? { gearbox } : {}) },
      { ...terms, ...rival },
    ]
    const sides = drafts.flatMap((draft) => {
      const car = chosen(advisor, draft)
      return car ? [sideOf(advisor, car, draft, plannedSide(advisor, draft, car))] : []
    })
    return sides.length === 2 ? sides : undefined
  }
  const pieces = piecesOf(advisor, asked, [rival.car, own.car.vehicle.modelId])
  const mods = patternOf(before.goal, own)
  const alike = `${LIST.test(asked) ? ' same list' : ''}${SAME_MONEY.test(asked) ? ' same money' : ''}`
  const side = sideSaid(advisor, rival, `${pieces[0] ?? asked}${alike}`, { before, meaning, mods, usd: own.usd })
  return side && [own, side]
}

/** "A blower on one of them, which one": what is said of whichever it is. */
const FOR_EITHER = /\b(?:one of (?:them|these|those|the two)|either|whichever|which (?:one|of))\b/
/** What both get where the same money is spoken of and no sum. */
export const ANY_MONEY_USD = 5000

/** The parts that were spoken of for the car of the talk, where no build has them yet. */
const wordsOfKinds = ({ wants, part, shown }: Draft): string =>
  shown
    ? ''
    : (wants ?? part?.kinds ?? (part?.kind ? [part.kind] : []))
        .map((kind) => kindName(kind))
        .join(', ')
        .toLowerCase()

/** What is said of each car: its own words, those of the comparison before, and what is meant of whichever it is. */
function textsOf(
  advisor: Advisor,
  before: Draft,
  { meaning, asked }: MessageReading,
  ids: readonly string[],
): readonly string[] {
  const isNamed = readMessageOnce(advisor.catalog, asked, true).meaning.car !== undefined
  const isNew = isNamed || meaning.goal !== undefined || meaning.budgetUsd !== undefined
  const words = before.compared?.words
  const earlier = isNew || words === undefined ? ids.map(() => '') : piecesOf(advisor, words, ids)
  const own = piecesOf(advisor, asked, ids)
  const wanted = meaning.car === undefined && before.car === ids[0] ? wordsOfKinds(before) : ''
  const texts = ids.map((_, at) => `${at === 0 ? wanted : ''} ${earlier[at] ?? ''} ${own[at] ?? ''}`)
  if (meaning.induction && FOR_EITHER.test(asked)) return texts.map((piece) => `${piece} ${meaning.induction}`)
  const isPlain = texts.every((piece) => !saysMods(modsIn(advisor, piece), piece))
  return PER_DOLLAR.test(asked) && isPlain && !meaning.goal ? texts.map((piece) => `${piece} stage 1`) : texts
}

function eachWithItsMods(
  advisor: Advisor,
  before: Draft,
  reading: MessageReading,
  cars: readonly [SaidCar, SaidCar],
): readonly Side[] | undefined {
  const { meaning, asked } = reading
  if (isReached(meaning.goal) || (meaning.goal && 'fasterThan' in meaning.goal)) return undefined
  const texts = textsOf(
    advisor,
    before,
    reading,
    cars.map(({ car }) => car),
  )
  const money = meaning.budgetUsd ?? (SAME_MONEY.test(asked) && !meaning.goal ? ANY_MONEY_USD : undefined)
  const all = texts.map((piece) => modsIn(advisor, piece))
  const isSaid = texts.some((piece, at) => all[at] !== undefined && saysMods(all[at], piece) && !all[at].isStock)
  if (!isSaid && money === undefined) return undefined
  const sides = cars.flatMap((one, at) => {
    const piece = money === undefined ? (texts[at] ?? '') : `${texts[at] ?? ''} same money`
    return sideSaid(advisor, one, piece, { before, meaning, mods: all[1 - at], usd: money }) ?? []
  })
  return sides.length === 2 && sides.some(({ reply }) => reply) ? sides : undefined
}

/** The stage that was asked about beside the build; where that is the build, the stage below it, or the stock car. */
function stagesOfOne(advisor: Advisor, before: Draft, own: Side, asked: Goal): readonly Side[] | undefined {
  const { fuel, talk, goal: shown } = before
  const isShown = shown !== undefined && 'stage' in shown && 'stage' in asked && shown.stage === asked.stage
  if (isShown && asked.stage === 1) return [sideOf(advisor, own.car, {}, undefined), own]
  const goal: Goal = isShown ? { stage: (asked.stage - 1) as 1 | 2 } : asked
  const draft: Draft = {
    ...{ car: own.car.vehicle.modelId, year: own.car.year, goal },
    ...(fuel ? { fuel } : {}),
    ...(talk ? { talk } : {}),
  }
  const reply = plannedSide(advisor, draft, own.car)
  return reply ? [own, sideOf(advisor, own.car, draft, reply)] : undefined
}

/** Two sides of which one at least is built: each with its own mods, or what is on the table against another. */
export function builtSides(advisor: Advisor, before: Draft, reading: MessageReading): readonly Side[] | undefined {
  const { meaning } = reading
  const { car, year, gearbox, against, cars } = meaning
  if (meaning.intent !== 'compare' || (cars?.length ?? 0) > 2) return undefined
  const own = shownSide(advisor, before)
  const isOfOne = !against && (car ?? before.car) === before.car
  if (own && isOfOne && meaning.goal && 'stage' in meaning.goal) return stagesOfOne(advisor, before, own, meaning.goal)
  if (!against?.car) return undefined
  const first: SaidCar | undefined = car
    ? { car, ...(year ? { year } : {}), ...(gearbox ? { gearbox } : {}) }
    : undefined
  const other: SaidCar = { ...against, car: against.car }
  const isOwn = (one: SaidCar | undefined) =>
    own !== undefined && (one === undefined || (one.car === before.car && (one.year ?? own.car.year) === own.car.year))
  if (own && isOwn(first) && !isOwn(other)) return againstShown(advisor, before, reading, own, other)
  if (own && first && isOwn(other) && !isOwn(first)) return againstShown(advisor, before, reading, own, first)
  const mine = first ?? carBefore(before)
  return mine && (first !== undefined || mine.car !== other.car)
    ? eachWithItsMods(advisor, before, reading, [mine, other])
    : undefined
}

/** The car that is talked about and has no build yet. */
const carBefore = ({ car, year, gearbox }: Draft): SaidCar | undefined =>
  car === undefined ? undefined : { car, ...(year ? { year } : {}), ...(gearbox ? { gearbox } : {}) }
