import type { Part } from '../../../engine/model.ts'
import { partsLike, stockFigures } from '../../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text, whp } from '../advisor.ts'
import { bearersOn, bearerWords } from '../asked-limits/bearers.ts'
import { torqueIn } from '../computed/unit-words.ts'
import type { Draft } from '../draft.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { answerPlan } from '../plan-answer.ts'
import { shownBuild } from '../stage-plan.ts'
import type { Turn } from '../turn.ts'
import { isBesideDanger } from './ask-in.ts'

const ENGINE = String.raw`(?:motor|engine|block|bottom ?end|short ?block|long ?block|internals?)`
const BUILT = new RegExp(
  [
    String.raw`\b(?:built|forged|sleeved|build(?:ing)?|forge|sleeve) (?:(?:the|my|this|his|her|a|an|it|stock|proper|good|real|whole|ej\d*|ls\d?|\d\.\d) )*${ENGINE}\b`,
    String.raw`\b(?:pistons? (?:and|&|n|\+) rods?|rods? (?:and|&|n|\+) pistons?)\b(?=.*\b(?:forged?|aftermarket|better|stronger|good|manley|wiseco|je|cp|carrillo)\b)|\b(?:forged?|aftermarket|stronger) (?:pistons?|rods?|internals)\b`,
    String.raw`\b(?:open|go through|rebuild) (?:it|the (?:motor|engine)) (?:up )?(?:with|and put) (?:forged|built)\b`,
  ].join('|'),
)
const ASKS_COST =
  /\b(?:costs?|price[ds]?|how much|run(?:s)? me|bill|dollars|bucks|quote|whole thing|cuanto|money|difference)\b|\$/
const ASKS_POWER =
  /\b(?:how (?:much|far|many|high)|what)\b[^.?!]{0,40}\b(?:more|power|w?hp|horse\w*|good for|hold|take|handle|go|make|safe|live)\b|\bgood for\b|\bhow much more\b/
/** What it is, whether it is wanted at all, and one that is in the car already. */
const ELSE =
  /\b(?:what(?:'s|s| is| are) (?:an? )?(?:built|forged)\b|what does (?:a )?(?:built|forged)|do i need|need (?:a |to )?(?:built|build)|worth it|(?:has|have|got|with) (?:a |the )?(?:built|forged)|already|it is (?:built|forged)|its (?:built|forged)|without)\b/

/** A short block is asked for by its price or by what it bears. */
const isAsked = (asked: string): boolean =>
  BUILT.test(asked) && !ELSE.test(asked) && (ASKS_COST.test(asked) || ASKS_POWER.test(asked))

/** "What does a built short block cost, and what is it good for": the part, fitted, what it bears and what comes next. */
export function builtEngine(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { meaning, asked } = reading
  if (!isAsked(asked) || isBesideDanger(turn) || meaning.intent === 'cart' || meaning.stranger) return undefined
  if (meaning.against?.car || (meaning.cars?.length ?? 0) > 1) return undefined
  if (meaning.goal && !('crankHp' in meaning.goal && meaning.goal.crankHp < 100) && turn.before.shown === undefined)
    return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const blocks = partsLike(advisor.catalog, car.vehicle, { kind: 'built_bottom_end' })
    .filter(({ kind }) => kind === 'built_bottom_end')
    .toSorted((a, b) => a.priceCents - b.priceCents)
  const [first] = blocks
  if (!first) return undefined
  const built = toTheGoal(turn, car)
  const said = wordsOf(turn, car, blocks)
  return [
    ...(built ? [...built.filter(({ type }) => type === 'text'), text('\n')] : []),
    text(inLanguage(draft.language, said), built ? '' : car.assumed),
    ...(built ?? []).filter(({ type }) => type === 'build'),
    suggestions('What breaks first?', 'How long does it take?'),
  ]
}

const bearsCrankHp = ({ vehicle }: OfCar, { ratings }: Part): number | undefined => {
  const own = vehicle.limits.builtEngineCrankHp
  const rated = ratings.supportsCrankHp
  return own !== undefined && rated !== undefined ? Math.min(own, rated) : (rated ?? own)
}
const round10 = (value: number): number => 10 * Math.round(value / 10)
const MOST_NEXT = 3

function wordsOf(turn: Turn, car: OfCar, blocks: readonly Part[]): Bilingual {
  const { advisor, draft, reading } = turn
  const { vehicle, name } = car
  const first = blocks[0] as Part
  const strongest = blocks.toSorted((a, b) => (bearsCrankHp(car, b) ?? 0) - (bearsCrankHp(car, a) ?? 0))[0] as Part
  const kept = 1 - advisor.catalog.stockPower(vehicle).drivelineLoss
  const stock = vehicle.family.bottomEndLimitWheelHp
  const isDiy = PARTS_ONLY.test((draft.turns ?? []).join(' ').toLowerCase())
  const priced = (part: Part) =>
    isDiy
      ? `${part.manufacturer} ${part.name}, ${dollars(dollarsOf(part.priceCents))} for the part`
      : `${part.manufacturer} ${part.name}, ${dollars(dollarsOf(part.priceCents))}, ${dollars(installedUsdOf(part))} installed (${part.laborHours} hours)`
  const bears = (part: Part) => {
    const crank = bearsCrankHp(car, part)
    return crank === undefined ? '' : `, good for about ${whp(round10(crank * kept))} (${round10(crank)} at the crank)`
  }
  const other = strongest.id === first.id ? '' : ` The strongest we list: ${priced(strongest)}${bears(strongest)}.`
  const limit = (bearsCrankHp(car, first) ?? Number.POSITIVE_INFINITY) * kept
  const next = bearersOn(car, draft.fuel ?? '93')
    .filter(({ what, wheelHp }) => what !== 'engine' && wheelHp < limit)
    .slice(0, MOST_NEXT)
    .map((bearer) => bearerWords(bearer, torqueIn(reading.asked))[0])
  const then =
    next.length > 0
      ? ` By itself it adds no power, it lifts that limit; what stops you next is the ${listed(next)}.`
      : ' By itself it adds no power, it lifts that limit.'
  const usd = carPrice(reading.asked)
  const sum =
    usd && !isDiy
      ? ` With the car at ${dollars(usd)} that's ${dollars(usd + installedUsdOf(first))} before tune and fluids.`
      : ''
  const now = stockFigures(advisor.catalog, vehicle)
  return [
    `${priced(first)}${bears(first)}; the stock bottom end of the ${name} stops at about ${whp(stock)}.${other}${then} It comes assembled and machined; gaskets, break-in oil and a new tune come on top.${sum}`,
    `${first.manufacturer} ${first.name}: ${dollars(dollarsOf(first.priceCents))}, ${dollars(installedUsdOf(first))} instalado (${first.laborHours} horas)${bearsCrankHp(car, first) ? `, aguanta unos ${whp(round10(limit))}` : ''}; el motor de fábrica llega a unos ${whp(stock)} y hoy hace ${whp(now.wheelHp)}. Solo no da potencia, sube el límite; juntas, aceite y tune van aparte.`,
  ]
}

const PARTS_ONLY =
  /\b(?:only (?:tell me )?the parts|parts only|i do (?:all )?(?:the|my) (?:own )?(?:labor|work|install)|do (?:all )?the labor|all the labor is my)\b/

/** "Suppose he drops it to 12k": the car itself. */
function carPrice(asked: string): number | undefined {
  const [, thousands] =
    /\b(?:drops? (?:it )?to|takes?|for|at|asking|asks|down to) \$?(\d{1,2}(?:\.\d)?) ?(?:k|grand)\b/.exec(asked) ?? []
  return thousands === undefined ? undefined : Number(thousands) * 1000
}

/** The goal of the talk that stock internals did not reach, with the engine opened: shown, as a wish for it would be. */
function toTheGoal({ advisor, before, draft }: Turn, car: OfCar): Answer | undefined {
  const { shown, goal } = before
  if (!shown || !goal || !('wheelHp' in goal) || shown.modelId !== car.vehicle.modelId) return undefined
  const last = shownBuild(advisor, before, shown)
  if (!last.ok || last.reply.power.wheelHp >= 0.97 * goal.wheelHp) return undefined
  const { keepsStock = [], wants = [], budgetUsd: _, shown: __, ...rest } = draft
  const wished: Draft = {
    ...rest,
    goal,
    keepsStock: keepsStock.filter((slot) => slot !== 'bottom_end'),
    wants: [...new Set([...wants, 'built_bottom_end' as const])],
  }
  const planned = answerPlan(advisor, {}, wished, car, undefined, () => [])
  return planned.some(({ type }) => type === 'build') ? planned : undefined
}
