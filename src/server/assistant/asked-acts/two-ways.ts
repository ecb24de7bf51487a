import { kindName } from '../../../catalog/trade-words.ts'
import type { GenerateReply } from '../../../contract/configurator.ts'
import type { PartKind } from '../../../engine/model.ts'
import { carWords } from '../../planning/car-facts.ts'
import {
  type Advisor,
  type Answer,
  type Bilingual,
  dollars,
  inLanguage,
  listed,
  suggestions,
  text,
  whp,
} from '../advisor.ts'
import { draftOfSide, type Mods, modsIn, plannedSide, type Side, saysMods, sideOf } from '../built-sides.ts'
import type { Draft } from '../draft.ts'
import { ofCar } from '../frame/of-car.ts'
import { BOOST_KINDS, makerIn } from '../part-words.ts'
import { slipWords } from '../question-answers.ts'
import type { ChosenCar } from '../request-of.ts'
import { shownBuild } from '../stage-plan.ts'
import type { Turn } from '../turn.ts'
import { isBesideDanger } from './ask-in.ts'

/** So surely two ways for one car are held against each other. */
const SURE = 0.4

/** What stands between the two, or before each where they are lettered or numbered. */
const LETTERED = /(?:^|[\s,;:])(?:option [ab12]\b\)?:?|\(?[ab12]\))/gi
const BETWEEN = /\bvs?\b\.?|\bversus\b|\bagainst\b|\bcompared? (?:it |that |this |them )?(?:to|with)\b|\bor\b|\bthan\b/
/** The build on the table. */
const ON_TABLE =
  /\b(?:that|this|it|what you (?:showed|planned|quoted)|the build|your build|the one above|the first one)\b/
const WHOLE = /\b(?:whole|full|complete|entire) (?:package|build|thing|kit|list|works?)\b|\ball of it\b|\beverything\b/
const ALONE = /\b(?:only|just|(?<!\bleav(?:e|ing) (?:it|them|that|her|him|this) )alone|by itself|nothing else)\b/

/** "COA 1: ... COA 2: ...", "plan A - ...". */
const NUMBERED = /(?:^|[\s,;:.])(?:coa|option|plan|choice|car|scenario|idea|route) ?#?(?:[a-d]|[1-4])(?: ?[:=)]| -)/gi

/** Two options with a letter or a number each are one question, whatever each of them would ask by itself. */
export const areLettered = (typed: string): boolean =>
  typed.split(LETTERED).length === 3 || (typed.match(NUMBERED)?.length ?? 0) > 1

interface Ways {
  pieces: readonly [string, string]
  /** Lettered, or two stages: nothing else can be meant. */
  isPlain: boolean
}

/** The two ways that a message names, in its words. */
export function waysIn(asked: string): Ways | undefined {
  const lettered = asked.split(LETTERED).map((piece) => piece.trim())
  if (lettered.length === 3) return { pieces: [lettered[1] ?? '', lettered[2] ?? ''], isPlain: true }
  const [first, second, ...more] = asked.split(BETWEEN).map((piece) => piece.trim())
  if (first === undefined || !second || more.length > 0) return undefined
  return { pieces: [first, second], isPlain: STAGE.test(first) && STAGE.test(second) && !STAGED_PART.test(asked) }
}
const STAGE = /\bstage [123]\b/
/** "A stage 2 or a stage 3 cam": parts have stages as well. */
const STAGED_PART = /\bstage [123] (?:\w+ )?(?:cams?|camshafts?|clutch(?:es)?|heads?|turbos?)\b/

/** Less likely than this, nothing else was learned to be asked. */
const UNSURE = 0.35
/** Two ways by what was learned; by their words where they can mean nothing else, or nothing else is likely. */
function holdsAgainst(turn: Turn, { isPlain }: Ways): boolean {
  const { asks = [], meaning } = turn.reading
  const [ask, ...more] = asks
  if (!ask || isBesideDanger(turn) || meaning.intent === 'cart') return false
  if (isPlain) return true
  if (more.length > 0) return false
  if (ask.kind === 'compare.builds') return ask.likely >= SURE
  const { asked } = turn.reading
  return ask.likely < UNSURE && !ELSE.test(asked) && (AGAINST.test(asked) || ALONE.test(asked) || WHOLE.test(asked))
}
/** Bought or shipped, doubted, or asked how long it lives: no two ways of building. */
const ELSE =
  /\b(?:buy|leave (?:it|them|that|this)|purchase|trade|insur\w+|ship\w*|pay|card|or (?:not|no|nah|what|is|are|am|should|can|do)|limits?|breaks?|fails?|holds?|dies|lets? go|goes|worth)\b/
const AGAINST = /\bvs?\b\.?|\bversus\b|\bagainst\b|\bcompared?\b/

/** Two ways of building one car, each in figures: "the tune alone or with the downpipe", "that or a Roush on it". */
export function twoWays(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { meaning, asked } = reading
  const ways = waysIn(asked)
  if (!ways || !holdsAgainst(turn, ways) || isOfTwoCars(turn)) return undefined
  const found = ofCar(advisor, draft, reading)
  if (!found) return undefined
  const car: ChosenCar = { vehicle: found.vehicle, year: found.year, assumed: '' }
  const fuel = meaning.fuel ?? draft.fuel
  const sides = ways.pieces.map((piece) => sideOfWay(turn, car, piece, fuel))
  const [one, two] = sides
  if (!one || !two || (one.reply === undefined && two.reply === undefined) || isSame(one, two)) return undefined
  return told(draft, [one, two], asked, found.assumed)
}

function isOfTwoCars({ before, draft, reading: { meaning } }: Turn): boolean {
  const own = meaning.car ?? draft.car
  const other = meaning.against?.car
  const isOpen = before.compared !== undefined && meaning.car === undefined && before.shown === undefined
  const isOtherYear = meaning.against?.year !== undefined && (meaning.year ?? draft.year) !== meaning.against.year
  const isOther = own !== undefined && other !== undefined && (other !== own || isOtherYear)
  return isOther || isOpen || (meaning.cars?.length ?? 0) > 1 || meaning.stranger !== undefined
}

const isSame = (one: Side, two: Side): boolean =>
  one.reply !== undefined &&
  two.reply !== undefined &&
  Math.round(one.wheelHp) === Math.round(two.wheelHp) &&
  one.usd === two.usd

function sideOfWay(turn: Turn, car: ChosenCar, piece: string, fuel: Draft['fuel']): Side | undefined {
  const { advisor } = turn
  const said = ofWants(modsIn(advisor, piece))
  if (said.isStock && !saysMods(said, piece)) return sideOf(advisor, car, {}, undefined)
  const mods = exactly(said, piece) ?? ofMaker(advisor, car, said, piece)
  if (mods && (saysMods(mods, piece) || mods.meaning.boostKinds)) {
    const wished = draftOfSide(car, mods, piece, fuel)
    const reply = plannedSide(advisor, wished, car)
    const most = reply && asMuchAsItGives(advisor, wished, car, reply)
    if (most) return sideOf(advisor, car, wished, most)
    return mods.kinds.length > 1 && mods.kinds.includes('tune') ? stageTwo(advisor, car, fuel) : undefined
  }
  return onTable(turn, car, piece) ?? (WHOLE.test(piece) ? stageTwo(advisor, car, fuel) : undefined)
}

/** What a stronger tune asks for beside the list. */
const SMALL: readonly PartKind[] = ['clutch', 'spark_plugs', 'charge_pipes', 'transmission_tune', 'ecu_unlock']
const STEPS = [1.25, 1.18, 1.12, 1.06] as const
/** A list of parts with a tune for all that they give together: the cheapest tune may be one that asks for none of them. */
function asMuchAsItGives(advisor: Advisor, wished: Draft, car: ChosenCar, reply: GenerateReply): GenerateReply {
  const { wants = [] } = wished
  if (!wants.includes('tune') || wants.length < 2) return reply
  const own = new Set<string>([...reply.recommendedParts.map(({ kind }) => kind), ...SMALL])
  for (const step of STEPS) {
    const more = plannedSide(advisor, { ...wished, goal: { wheelHp: step * reply.power.wheelHp } }, car)
    const isOfList = more?.recommendedParts.every(({ kind }) => own.has(kind)) ?? false
    if (more && isOfList && more.power.wheelHp > reply.power.wheelHp) return more
  }
  return reply
}

/** "Headers" are long tubes where a request says so, and not both kinds at once. */
const ofWants = (mods: Mods): Mods => {
  const { wants } = mods.meaning
  return wants && mods.kinds.length > 0 ? { ...mods, kinds: wants } : mods
}

function stageTwo(advisor: Advisor, car: ChosenCar, fuel: Draft['fuel']): Side | undefined {
  const wished: Draft = { car: car.vehicle.modelId, year: car.year, goal: { stage: 2 }, ...(fuel ? { fuel } : {}) }
  const reply = plannedSide(advisor, wished, car)
  return reply && sideOf(advisor, car, wished, reply)
}

/** "Tune only" is the tune and no package with it; "just" before a list of parts adds nothing to them. */
function exactly(mods: Mods, piece: string): Mods | undefined {
  const { goal, ...rest } = mods
  const isTune = ALONE.test(piece) && goal !== undefined && 'stage' in goal && /\btune\b/.test(piece)
  // "Tune alone" leaves the rest alone, and not the tune.
  const { keepsStock: _, ...meaning } = mods.meaning
  if (isTune) return { ...rest, meaning, kinds: ['tune'] }
  return saysMods(mods, piece) ? mods : undefined
}

/** "A Roush Phase 2": a maker that sells one kind of boost for this car. */
function ofMaker({ catalog }: Advisor, car: ChosenCar, mods: Mods, piece: string): Mods | undefined {
  const maker = makerIn(catalog.parts, piece)
  const own = catalog
    .partsFor(car.vehicle)
    .filter(({ manufacturer, kind }) => manufacturer === maker && BOOST_KINDS.includes(kind))
  const kinds = [...new Set(own.map(({ kind }) => kind))]
  return maker && kinds.length > 0 ? { ...mods, meaning: { ...mods.meaning, maker, boostKinds: kinds } } : undefined
}

/** The build that is shown, where a side says nothing or points at it. */
function onTable({ advisor, before }: Turn, car: ChosenCar, piece: string): Side | undefined {
  const { shown } = before
  if (!shown || shown.modelId !== car.vehicle.modelId) return undefined
  const words = piece
    .replaceAll(/[^a-z ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  if (words.length > FEW_WORDS && !ON_TABLE.test(piece)) return undefined
  const built = shownBuild(advisor, before, shown)
  return built.ok ? sideOf(advisor, car, before, built.reply, true) : undefined
}
const FEW_WORDS = 4

const ASKS_SPRINT = /\b0 ?(?:-|to) ?60\b|\bzero to sixty\b|\b0 ?(?:-|to) ?100\b/
const ASKS_QUARTER = /\b(?:quarter|1\/4|strip|et|faster|quicker|time slip)\b/

/** Which is ahead in what was asked: a time, or power for the money. */
function verdict([one, two]: readonly [Side, Side], asked: string): Bilingual {
  const isSprint = ASKS_SPRINT.test(asked)
  if (isSprint || ASKS_QUARTER.test(asked)) {
    const time = ({ timeSlip }: Side) => (isSprint ? timeSlip.zeroToSixtyS : timeSlip.quarterMileS)
    const [quick, slow] = time(one) <= time(two) ? [one, two] : [two, one]
    const digits = isSprint ? 1 : 2
    const [a, b] = [time(quick).toFixed(digits), time(slow).toFixed(digits)]
    return [
      `${isSprint ? '0-60' : 'Quarter mile'}: ${a} s for ${wayOf(quick)}, ${b} s for ${wayOf(slow)} (predicted).`,
      `${isSprint ? '0-60' : 'Cuarto de milla'}: ${a} s con ${modoOf(quick)}, ${b} s con ${modoOf(slow)} (predicción).`,
    ]
  }
  const [more, less] = one.wheelHp >= two.wheelHp ? [one, two] : [two, one]
  const power = more.wheelHp - less.wheelHp
  const usd = more.usd - less.usd
  if (power < NO_POWER)
    return [
      `No difference in power: take ${wayOf(one.usd <= two.usd ? one : two)}.`,
      `Sin diferencia de potencia: ${modoOf(one.usd <= two.usd ? one : two)}.`,
    ]
  if (usd <= 0)
    return [
      `${capital(wayOf(more))}: ${whp(power)} more, for ${dollars(-usd)} less.`,
      `${capital(modoOf(more))}: ${whp(power)} más por ${dollars(-usd)} menos.`,
    ]
  return extraOf(more, less)
}
/** So little is within what a dyno repeats. */
const NO_POWER = 2
const DEAR = 2

/** What the dearer way adds, and whether that is good money. */
function extraOf(more: Side, less: Side): Bilingual {
  const power = more.wheelHp - less.wheelHp
  const usd = more.usd - less.usd
  const first = less.usd > 0 ? less.usd / Math.max(1, less.wheelHp - less.stockWheelHp) : undefined
  const next = usd / power
  if (first === undefined)
    return [
      `${capital(wayOf(more))} adds ${whp(power)} for ${dollars(usd)}: ${dollars(next)} a whp.`,
      `${capital(modoOf(more))} suma ${whp(power)} por ${dollars(usd)}: ${dollars(next)} por whp.`,
    ]
  const isDear = next > DEAR * first
  return [
    `${isDear ? `For the money, ${wayOf(less)}` : capital(wayOf(more))}: ${isDear ? 'the rest adds only' : 'it adds'} ${whp(power)} for ${dollars(usd)} more, ${dollars(next)} a whp against ${dollars(first)} for the first step.`,
    `${isDear ? `Por el dinero, ${modoOf(less)}` : capital(modoOf(more))}: ${whp(power)} por ${dollars(usd)} más, ${dollars(next)} por whp contra ${dollars(first)}.`,
  ]
}

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)
const NAMED_PARTS = 5
/** "The tune on 93", "the Roush supercharger on E85", "the stock car". */
function wayOf({ name, reply, car }: Side): string {
  if (!reply) return 'the stock car'
  const said = name.replace(`${carWords(car.vehicle, car.year)} with `, '').replace(/, as far as it goes$/, '')
  if (!/^\d+ parts\b/.test(said)) return `the ${said}`
  const parts = reply.recommendedParts
  const boost = parts.find(({ kind }) => BOOST_KINDS.includes(kind as PartKind))
  const kinds = [...new Set(parts.map(({ kind }) => kindName(kind as PartKind).toLowerCase()))]
  const rest = parts.length - 1
  if (boost && rest > 0)
    return `the ${boost.manufacturer} ${boost.name} and ${rest} more ${rest === 1 ? 'part' : 'parts'}${said.replace(/^\d+ parts/, '')}`
  return kinds.length <= NAMED_PARTS
    ? `the ${listed(kinds)}${said.replace(/^\d+ parts/, '')}`
    : car.vehicle.engine.aspiration === 'na'
      ? `the build without boost (${said})`
      : `the ${said}`
}
const modoOf = ({ spanish, reply }: Side): string => (reply ? spanish : 'el carro de fábrica')

const torqueOf = ({ power }: GenerateReply): string => `, ${Math.round(power.wheelTorqueLbft)} lb-ft`

/** A way in figures. */
const line = (side: Side): Bilingual => {
  const { reply, usd, wheelHp, timeSlip } = side
  const cost = reply
    ? ` for ${dollars(usd)} installed, ${reply.laborHours} ${reply.laborHours === 1 ? 'hour' : 'hours'}`
    : ''
  const costo = reply ? ` por ${dollars(usd)} instalado, ${reply.laborHours} h` : ''
  return [
    `${capital(wayOf(side).replace(/^the /, ''))}: ${whp(wheelHp)}${reply ? torqueOf(reply) : ''}${cost}; ${slipWords(timeSlip)}.`,
    `${capital(modoOf(side))}: ${whp(wheelHp)}${costo}; 0-60 en ${timeSlip.zeroToSixtyS.toFixed(1)} s, cuarto de milla en ${timeSlip.quarterMileS.toFixed(2)} s.`,
  ]
}

function told(draft: Draft, sides: readonly [Side, Side], asked: string, assumed: string): Answer {
  const [{ car }] = sides
  const lines = sides.map((side) => inLanguage(draft.language, line(side)))
  const head = inLanguage(draft.language, verdict(sides, asked))
  const of = inLanguage(draft.language, [
    `On the ${carWords(car.vehicle, car.year)}:`,
    `En el ${carWords(car.vehicle, car.year)}:`,
  ])
  return [
    text([head, of, ...lines, assumed].filter(Boolean).join('\n')),
    suggestions('What breaks first?', 'How long does it take?'),
  ]
}
