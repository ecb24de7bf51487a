import { dangerTold } from '../danger-told.ts'
import type { Intent, Meaning } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import type { Before } from '../said-before.ts'
import { aspectsAsked } from './aspects-likely.ts'
import type { ShownAspect } from './shown-aspect.ts'

/** The topic of everything that is asked of the build that is shown. */
export const OF_SHOWN = 'build_asked'

const ELSEWHERE: ReadonlySet<Intent> = new Set<Intent>(['reset', 'stranger', 'help', 'stages'])
/** What was shown after the build is what a price and a day are asked of. */
const OF_PARTS: ReadonlySet<Intent> = new Set<Intent>(['fits', 'cart', 'compare'])
/** The money of an order, another car, or a thing that is bought: none of it is asked of the build. */
const OTHER =
  /\b(?:ship\w*|deliver\w*|cart|checkout|basket|add it|coupon|discount|promo|financ\w*|payment plan|affirm|klarna|deposit|appointment|loaner|used car|trade ?in|resale|tüv|insur\w+|track (?:my|the) (?:order|package)|order (?:number|status))\b/
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
  /(?<![\d.$])\b([2-9]\d\d|1[0-5]\d\d)\b(?! ?(?:lbs?|lb-?ft|ft|tq|torque|nm|rpm|psi|miles|mi|hours|cc|k\b|%|\$|bucks|dollars|days|c?id|z\b|i\b|awd))/g
const NEARLY = 0.04
/** "Will the clutch hold 700" after a build for 550: another power than the one that is planned. */
function isOfOtherPower({ shown, goal }: Before, asked: string): boolean {
  const { targetHorsepower } = (shown ?? {}) as { targetHorsepower?: number }
  const planned = goal && 'wheelHp' in goal ? goal.wheelHp : targetHorsepower
  const said = [...asked.matchAll(POWER)].map(([, figure]) => Number(figure))
  return planned !== undefined && said.some((figure) => Math.abs(figure / planned - 1) > NEARLY)
}

/** A question of the build that is shown, whatever else its words might mean in another talk. */
export function askedOfShown(before: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  const isOtherCar = meaning.car !== undefined && meaning.car !== before.car && !meaning.isYearOfCode
  if (before.shown === undefined || isOtherCar || ELSEWHERE.has(meaning.intent)) return undefined
  // A danger that was told comes first until it is repaired.
  if (before.talk?.danger !== undefined) return undefined
  if (OTHER.test(asked) || asked.trim().split(/\s+/).length > MOST_WORDS || dangerTold(asked, asked)) return undefined
  if (meaning.against?.car !== undefined || meaning.cars !== undefined) return undefined
  if (OF_PARTS.has(before.last?.intent ?? 'plan')) return undefined
  const isOpen = meaning.intent === 'unknown' || (meaning.intent === 'topic' && !meaning.topic?.startsWith('build_'))
  const aspects = aspectsAsked(asked, isOpen)
  // "No nitrous, can't have a bottle in the barracks": a refusal that asks nothing is planned.
  const isRefusal = meaning.intent === 'plan' && REFUSALS.some((name) => meaning[name] !== undefined)
  if (isRefusal && !asked.includes('?') && aspects.every(({ aspect }) => BESIDE_REFUSAL.has(aspect))) return undefined
  if (isOfOtherPower(before, asked) && aspects.some(({ aspect }) => BY_POWER.has(aspect))) return undefined
  return aspects.length > 0
    ? { intent: 'topic', topic: OF_SHOWN, ...(meaning.gearbox ? { gearbox: meaning.gearbox } : {}) }
    : undefined
}
