import { familyOf } from './asks/ask.ts'
import type { Ask } from './asks/asks-in.ts'
import { isLeadIn } from './asks/lead-in.ts'
import { carOfTalk, yearAlone } from './car-of-talk.ts'
import type { Names } from './catalog-names.ts'
import type { Compared } from './compared.ts'
import { dangerTold } from './danger-told.ts'
import { goalMeant, wishedFigure, wishesMore } from './goal-meant.ts'
import type { Intent, Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { asksOtherThanBuild } from './other-than-build.ts'
import { readMessageOnce } from './read-message-once.ts'
import type { Before } from './said-before.ts'

/** So likely a build is asked for before the words alone are read again as a request for one. */
const LIKELY = 0.5
/** So likely it is where a car, and a power, money or a time stand in the message beside it. */
const LIKELY_WITH_GOAL = 0.4
/** So surely it is where the words hold two cars against each other, or look for one part. */
const SURELY = 0.75
/** So surely it is before readers that go by single words pass it on. */
const PASSED_FROM = 0.6

/** So unlikely an ask is no ask that a build would have to wait for. */
const UNLIKELY = 0.35

/** Without one of these only what is surely an order is one. */
const WISHES =
  /\b(?:wants?|need|make|build|plan|get|most|max|fast\w*|quick\w*|power|torque|hp|beat|wake|list|stages?|steps)\b/

const IS_TRUE = /\b(?:is (?:it|that|this) (?:true|so|right)|es (?:cierto|verdad)|true)\W*$/

const QUESTIONS = ['topic', 'unknown', 'limits', 'stock', 'slip', 'price', 'why', 'help', 'chat'] as const
const GIVES_WAY: ReadonlySet<Intent> = new Set<Intent>([...QUESTIONS, 'plan'])
const GIVES_WAY_SURELY: ReadonlySet<Intent> = new Set<Intent>([...QUESTIONS, 'plan', 'compare', 'fits', 'stages'])
/** A path of a car that is named or talked about. */
const STAGES_FROM: ReadonlySet<Intent> = new Set<Intent>([...GIVES_WAY, 'fits'])

/** The build that a message asks for, where it asks for one before anything else. */
export function buildAsked(asks: readonly Ask[] = []): Ask | undefined {
  const [first, ...rest] = asks
  if (first && isLeadIn(first, rest[0])) return undefined
  if (!first || familyOf(first.kind) === 'build') return first
  const isPassed = first.kind === 'talk.car' || first.likely < UNLIKELY
  return isPassed
    ? rest.find(({ kind, likely }) => familyOf(kind) === 'build' && (first.kind === 'talk.car' || likely >= SURELY))
    : undefined
}

const PRICES_WORK = /\b(?:come to|cost|run me|set me back|how much|price|parts and labor)\b/

/**
 * A message by what it was learned to ask, where that is a build: planned, whatever topic some of its words speak of.
 * Worked: "2016 Focus RS, E30, stock turbo, torque from 2500 up" is the most on these terms, and no help text.
 */
export function byBuildAsk(
  catalog: Names,
  before: Before,
  text: string,
  reading: MessageReading,
  asks: readonly Ask[],
): MessageReading {
  const ask = buildAsked(asks)
  const { meaning } = reading
  if (!ask || meaning.noPower || dangerTold(reading.asked, text) !== undefined) return reading
  const request = readMessageOnce(catalog, text, true)
  const hasGoal = (request.meaning.goal ?? request.meaning.budgetUsd) !== undefined || wishesMore(reading.asked)
  const least =
    hasGoal && meaning.car !== undefined ? LIKELY_WITH_GOAL : WISHES.test(reading.asked) ? LIKELY : PASSED_FROM
  if (ask.likely < least) return reading
  // "Mine blows up past 350 hp, is that true?" doubts a power and wishes for none.
  if (ask.likely < LIKELY && IS_TRUE.test(text.toLowerCase())) return reading
  if (asksOtherThanBuild(reading.asked, request.meaning, ask)) return reading
  // "What would that come to, parts and labor, cam and lifters": the work that is named is priced.
  const isOfWork = meaning.intent === 'price' && meaning.part?.kind !== undefined && PRICES_WORK.test(reading.asked)
  if (isOfWork && !hasGoal && ask.likely < SURELY) return reading
  // "08 128i, what's a stage 1": a car that we do not build is said to be none of ours, whatever topic was read.
  if (
    request.meaning.stranger &&
    request.meaning.car === undefined &&
    meaning.car === undefined &&
    ask.kind !== 'build.goal'
  )
    return { ...request, meaning: { ...request.meaning, intent: 'stranger' } }
  const named = carOfTalk(catalog, before, request)
  const hasCar = (meaning.car ?? request.meaning.car ?? before.car ?? before.compared ?? named) !== undefined
  if (!hasCar && reading.mayMean.length === 0) return reading
  if (ask.kind === 'build.stages')
    return STAGES_FROM.has(meaning.intent) ? { ...reading, meaning: asStages(request.meaning, meaning) } : reading
  const givesWay = ask.likely >= SURELY ? GIVES_WAY_SURELY : GIVES_WAY
  if (!givesWay.has(meaning.intent) || (meaning.intent === 'stages' && ask.kind === 'build.goal')) return reading
  if (meaning.intent === 'compare' && !isOfRival(request.meaning) && HOLDS_AGAINST.test(reading.asked)) return reading
  const planned = meaning.intent === 'plan' ? reading : request
  if (planned.meaning.intent !== 'plan' && planned.meaning.intent !== 'unknown' && planned.meaning.intent !== 'fits')
    return reading
  const {
    change,
    part: _,
    dynoSheet,
    ...said
  } = withTune(withStockTurbo(ofCompared(planned.meaning, before), planned.asked), planned.asked)
  const wished = ask.likely >= SURELY ? wishedFigure(planned) : undefined
  const car = {
    ...named,
    ...said,
    ...yearOf(catalog, { ...said, car: said.car ?? named?.car ?? before.car } as Meaning, planned.asked),
  }
  if (wished !== undefined) return { ...planned, meaning: { ...car, intent: 'plan', goal: { wheelHp: wished } } }
  const held = heldBefore(before, car)
  const goal = held?.goal ?? goalMeant(planned, before, ask)
  const kept = { ...(goal === undefined && change ? { change } : {}), ...likeForLike(said, planned.asked) }
  return {
    ...planned,
    meaning: {
      ...held,
      ...car,
      ...kept,
      ...(dynoSheet ? { dynoSheet } : {}),
      intent: 'plan',
      ...(goal ? { goal } : {}),
    },
  }
}

/** Words that hold two cars against each other; an "or" between other things does not. */
const HOLDS_AGAINST = /\b(?:vs?\b\.?|versus|compar\w+|which|better|between|against|than)\b|\bor (?:an?|the) /

/** "The same 0-60 as my neighbor's M340i": the other car is the goal. */
const isOfRival = ({ goal, car }: Meaning): boolean => car !== undefined && goal !== undefined && 'fasterThan' in goal

/** "BRZ vs GR86 2023 // stage 1 on the 86 then": the GR86 that was held against it, and no FR-S. */
function ofCompared(meaning: Meaning, { compared }: Before): Meaning {
  const { cars = [] } = (compared ?? {}) as { cars?: readonly { car: string; year?: number }[] }
  const own = meaning.car === 'toyota-fr-s-86' ? cars.find(({ car }) => car === 'toyota-gr86') : undefined
  return own ? { ...meaning, car: own.car, ...(own.year ? { year: own.year } : {}) } : meaning
}

/** "OK, the Evo, show me that build": what both cars were compared at, where nothing else is said. */
function heldBefore(
  { compared, shown }: Before,
  { car, goal, budgetUsd }: Partial<Meaning>,
): Compared['said'] | undefined {
  const { cars = [], said } = (compared ?? {}) as Partial<Compared>
  const isOfThem = car === undefined ? shown === undefined : cars.some((one) => one.car === car)
  return isOfThem && (goal ?? budgetUsd) === undefined ? said : undefined
}

/** Cars that left the factory with the turbo that a smaller sister is given as an upgrade. */
const BUILT_WITH_IS38: ReadonlySet<string> = new Set(['volkswagen-golf-r', 'audi-s3'])

/** "Golf R, is38 still on it": that is its stock turbo, which stays, and no upgrade. */
function withStockTurbo(meaning: Meaning, asked: string): Meaning {
  const { installed = [], car = '', keepsStock = [] } = meaning
  if (!BUILT_WITH_IS38.has(car) || !/\bis ?38\b/.test(asked) || !installed.includes('turbo_upgrade')) return meaning
  const others = installed.filter((kind) => kind !== 'turbo_upgrade')
  const { installed: _, ...rest } = meaning
  return {
    ...rest,
    ...(others.length > 0 ? { installed: others } : {}),
    keepsStock: [...new Set([...keepsStock, 'boost_source' as const])].sort(),
  }
}

/** "$1500 with tune, stock exhaust stays": the exhaust stays stock, the tune is wanted. */
function withTune(meaning: Meaning, asked: string): Meaning {
  if (!meaning.keepsStock?.includes('tune') || !/\b(?:with|plus|incl\w*|and)(?: an?| the)? tune\b/.test(asked))
    return meaning
  return { ...meaning, keepsStock: meaning.keepsStock.filter((slot) => slot !== 'tune') }
}

/** As quick as another car is as quick on tires like its own: drag radials are no answer to it, unless they are said. */
const TIRES_SAID = /\b(?:drag|radials?|slicks?|et streets?|nt05|nt555|sticky|strip)\b/
function likeForLike({ goal, without = [] }: Meaning, asked: string): Pick<Meaning, 'without'> {
  const isRival = goal !== undefined && 'fasterThan' in goal
  return isRival && !TIRES_SAID.test(asked) ? { without: [...new Set([...without, 'drag_tires' as const])].sort() } : {}
}

function yearOf({ vehicles }: Names, said: Meaning, asked: string): { year?: number } {
  const year = yearAlone(vehicles, said, asked)
  return year === undefined ? {} : { year }
}

/** The car and its terms, without a power: "all the steps from stock to 800". */
function asStages({ wants: _, goal: __, change: ___, ...request }: Meaning, { car, year }: Meaning): Meaning {
  return { ...(car ? { car } : {}), ...(year ? { year } : {}), ...request, intent: 'stages' }
}

/** Whether a build or its stages are what is answered, and no reader by single words comes before them. */
export function isBuildAsked({ asks, meaning, asked }: MessageReading): boolean {
  const ask = buildAsked(asks)
  const isPlan = meaning.intent === 'plan' || meaning.intent === 'stages'
  return isPlan && ask !== undefined && ask.likely >= PASSED_FROM && !asksOtherThanBuild(asked, meaning, ask)
}
