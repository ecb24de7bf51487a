import { dangerTold } from '../danger-told.ts'
import type { Intent, Meaning } from '../meaning.ts'
import type { MessageReading } from '../meaning-of.ts'
import type { Before } from '../said-before.ts'
import { aspectsAsked } from './aspects-asked.ts'

/** The topic of everything that is asked of the build that is shown. */
export const OF_SHOWN = 'build_asked'

const ELSEWHERE: ReadonlySet<Intent> = new Set<Intent>(['reset', 'stranger', 'help', 'stages'])
/** What was shown after the build is what a price and a day are asked of. */
const OF_PARTS: ReadonlySet<Intent> = new Set<Intent>(['fits', 'cart', 'compare'])
/** The money of an order, another car, or a thing that is bought: none of it is asked of the build. */
const OTHER =
  /\b(?:cart|checkout|basket|add it|coupon|discount|promo|financ\w*|payment plan|affirm|klarna|deposit|appointment|loaner|used car|trade ?in|resale|tüv|insur\w+|track (?:my|the) (?:order|package)|order (?:number|status))\b/
const MOST_WORDS = 40

/** A question of the build that is shown, whatever else its words might mean in another talk. */
export function askedOfShown(before: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  const isOtherCar = meaning.car !== undefined && meaning.car !== before.car && !meaning.isYearOfCode
  if (before.shown === undefined || isOtherCar || ELSEWHERE.has(meaning.intent)) return undefined
  if (OTHER.test(asked) || asked.trim().split(/\s+/).length > MOST_WORDS || dangerTold(asked, asked)) return undefined
  if (meaning.against?.car !== undefined || meaning.cars !== undefined) return undefined
  if (OF_PARTS.has(before.last?.intent ?? 'plan')) return undefined
  return aspectsAsked(asked).length > 0
    ? { intent: 'topic', topic: OF_SHOWN, ...(meaning.gearbox ? { gearbox: meaning.gearbox } : {}) }
    : undefined
}
