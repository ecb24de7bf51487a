import { dangerTold } from '../danger-told.ts'
import { wantsLegalOnly } from '../emissions-said.ts'
import { howAsked } from '../how-asked.ts'
import type { Intent, Meaning } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import type { Before } from '../said-before.ts'
import { SHOT } from '../shot-said.ts'
import { asksOnlyOfBuild, aspectOf, aspectsAsked, SURE } from './aspects-of-asks.ts'
import type { ShownAspect } from './shown-aspect.ts'

/** The topic of everything that is asked of the build that is shown. */
export const OF_SHOWN = 'build_asked'

const ELSEWHERE: ReadonlySet<Intent> = new Set<Intent>(['reset', 'stranger', 'help', 'stages'])
/** What was shown after the build is what a price and a day are asked of. */
const OF_PARTS: ReadonlySet<Intent> = new Set<Intent>(['fits', 'cart', 'compare'])
/** The money of an order, another car, or a thing that is bought: none of it is asked of the build. */
const OTHER =
  /\b(?:ship\w*|deliver\w*|cart|checkout|basket|add it(?! (?:all )?up)|coupon|discount|promo|financ\w*|payment plan|affirm|klarna|deposit|appointment|loaner|used car|trade ?in|resale|tüv|insur\w+|track (?:my|the) (?:order|package)|order (?:number|status))\b/
/** When they come is no work on the car. */
const ARRIVAL =
  /\b(?:get|getting|receive|order|have|for) (?:the|my|all the|these) (?:parts|kit|stuff)\b|\bparts? (?:to )?(?:arrive|come in|get (?:here|there))\b|\barriv\w+/
const AT_HOME = /\b(?:at home|my ?self|in (?:my|the) (?:garage|driveway)|diy|en casa|yo mismo)\b/
const MOST_WORDS = 40
/** What the words of a refusal may seem to ask. */
const BESIDE_REFUSAL: ReadonlySet<ShownAspect> = new Set<ShownAspect>([
  'in_build',
  'daily',
  'sound',
  'lasts',
  'strength',
])
const REFUSALS = ['without', 'keepsStock', 'notFuels', 'notMade'] as const

/** What is another answer at another power. */
const BY_POWER: ReadonlySet<ShownAspect> = new Set<ShownAspect>(['strength', 'in_build', 'lasts', 'daily', 'margin'])
const POWER =
  /(?<![\d.$])\b([2-9]\d\d|1[0-5]\d\d)\b(?! ?(?:lbs?|lb-?ft|ft|tq|torque|nm|rpm|psi|miles|mi|hours|cc|lph|pumps?\b|k\b|%|\$|bucks|dollars|days|c?id|z\b|i\b|awd))/g
const NEARLY = 0.04
/** "Will the clutch hold 700" after a build for 550: another power than the one that is planned. */
function isOfOtherPower({ shown, goal }: Before, asked: string): boolean {
  const { targetHorsepower } = (shown ?? {}) as { targetHorsepower?: number }
  const planned = goal && 'wheelHp' in goal ? goal.wheelHp : targetHorsepower
  const said = [...asked.matchAll(POWER)].map(([, figure]) => Number(figure))
  return planned !== undefined && said.some((figure) => Math.abs(figure / planned - 1) > NEARLY)
}

/** What parts that were shown after the build have as well: a price, a time of work, and whether one is worth it. */
const OF_PARTS_TOO: ReadonlySet<ShownAspect> = new Set<ShownAspect>([
  ...(['total', 'part_price', 'hours', 'labor', 'why', 'in_build', 'street', 'list', 'next', 'sound'] as const),
])
/** After the price of a part that was shown its hours are asked. */
const isOfItsPrice = ({ last, part }: Before): boolean => last?.intent === 'price' && part !== undefined
const isOfWholeBuild = (asks: MessageReading['asks'] = []): boolean =>
  asks.length > 0 && asks.every(({ kind, likely }) => likely >= SURE && !OF_PARTS_TOO.has(aspectOf(kind) ?? 'total'))

const ASKS_TIME = /\?|\b(?:what|how|will|would|does|do|can|is|run|runs)\b/

const BEARS = /\b(?:stop|hold|handle|take|limit|safe|survive)\b/
const TURNS_BACK = 2
/** A CVT bears by its own rule, and no build of ours has one: "so how much torque would you stop at" goes on from it. */
function isOfCvt({ turns = [] }: Before, asked: string): boolean {
  const earlier = BEARS.test(asked) ? turns.slice(-TURNS_BACK).join(' . ').toLowerCase() : ''
  return howAsked(asked, earlier)?.startsWith('cvt_') === true
}

/** A question of the build that is shown, whatever else its words might mean in another talk. */
export function askedOfShown(before: Before, { meaning, asked, asks }: MessageReading): Meaning | undefined {
  const isOtherCar = meaning.car !== undefined && meaning.car !== before.car && !meaning.isYearOfCode
  if (before.shown === undefined || isOtherCar) return undefined
  if (ELSEWHERE.has(meaning.intent) && !(asksOnlyOfBuild(asks) && meaning.intent !== 'reset')) return undefined
  // "What if I just spray it, a 100 shot": counted by itself.
  if (SHOT.test(asked)) return undefined
  // "Only the legal parts then" is the build again, without the others.
  if (wantsLegalOnly(asked)) return undefined
  // A danger that was told comes first until it is repaired.
  if (before.talk?.danger !== undefined) return undefined
  // "0-60 in 3.5" wishes for a time.
  const isTime = meaning.goal !== undefined && ('zeroToSixtyS' in meaning.goal || 'quarterMileS' in meaning.goal)
  if (isTime && meaning.intent === 'plan' && !ASKS_TIME.test(asked)) return undefined
  if (isOfCvt(before, asked)) return undefined
  const isSure = asksOnlyOfBuild(asks)
  if ((OTHER.test(asked) && !isSure) || asked.trim().split(/\s+/).length > MOST_WORDS || dangerTold(asked, asked))
    return undefined
  if (meaning.against?.car !== undefined || meaning.cars !== undefined) return undefined
  const isOfParts = OF_PARTS.has(before.last?.intent ?? 'plan') || isOfItsPrice(before)
  if (isOfParts && !isOfWholeBuild(asks)) return undefined
  const aspects = aspectsAsked(asked, asks, { intent: meaning.intent, turns: before.turns })
  // What can be done at home is told by its parts and hours, and leaves nothing out.
  if (AT_HOME.test(asked) && aspects.some(({ aspect }) => aspect === 'droppable')) return undefined
  if (ARRIVAL.test(asked) && aspects.some(({ aspect }) => aspect === 'hours')) return undefined
  // "No nitrous, can't have a bottle in the barracks": a refusal that asks nothing is planned.
  const isRefusal = meaning.intent === 'plan' && REFUSALS.some((name) => meaning[name] !== undefined)
  if (isRefusal && !asked.includes('?') && aspects.every(({ aspect }) => BESIDE_REFUSAL.has(aspect))) return undefined
  if (isOfOtherPower(before, asked) && aspects.some(({ aspect }) => BY_POWER.has(aspect))) return undefined
  return aspects.length > 0
    ? { intent: 'topic', topic: OF_SHOWN, ...(meaning.gearbox ? { gearbox: meaning.gearbox } : {}) }
    : undefined
}
