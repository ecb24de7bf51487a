import { type AskFamily, type AskKind, familyOf } from './ask.ts'
import type { Ask } from './asks-in.ts'
import { isLeadIn } from './lead-in.ts'

/** A wish and its changes are one plan, and an order of several parts is one order; other asks are answered each by itself. */
const TOGETHER: Partial<Record<AskFamily, string>> = {
  ...{ build: 'plan', change: 'plan', of_build: 'of build', cart: 'order', parts: 'order' },
}
/** Said beside a question and no question of its own. */
const ASIDE: ReadonlySet<AskKind> = new Set<AskKind>([
  ...(['talk.greet', 'talk.thanks', 'talk.car', 'talk.insult', 'talk.joke', 'talk.human_matter'] as const),
  'talk.language',
])
/** A power that is doubted as it is wished for is told before the build for it. */
const DOUBT: ReadonlySet<AskKind> = new Set<AskKind>(['limit.safe', 'limit.engine', 'limit.first'])
const DOUBT_OF_BUILD: ReadonlySet<AskKind> = new Set<AskKind>(['of_build.strength', 'of_build.lasts'])
/** What a change comes to is told of the change. */
const AGAINST = /\b(?:delta|difference|diferencia)\b/i
/** Told of each of two cars beside what holds them against each other. */
const OF_EACH: ReadonlySet<AskKind> = new Set<AskKind>([
  ...(['of_build.weak_point', 'of_build.torque', 'of_build.list', 'limit.first', 'limit.weak_points'] as const),
])
const ENGINE = /\b(?:motor|engine|block|internals|bottom ?end|rods|pistons)\b/i
/** "How much deposit": no price of a part. */
const DEPOSIT = /\b(?:deposit|down payment|anticipo|deposito|enganche)\b/i
/** So likely each has to be what it is read as. */
const LIKELY = 0.35

/**
 * The pieces of a message that are answered one after the other, as if each had been a message; facts of the shop first.
 * `isPlanned`: a build or a wish for one stands before it. Worked: "do you ship to Canada, and what's a clutch for a 2015
 * WRX" is two; "cheaper, and skip the E85" is one change.
 */
export function oneByOne(asks: readonly Ask[], isPlanned: boolean): string[] {
  const jobs: { of: string; typed: string; likely: number }[] = []
  let aside = ''
  for (const [at, ask] of asks.entries()) {
    const { kind, typed, likely } = ask
    const last = jobs.at(-1)
    const family = familyOf(kind)
    // "Which has more headroom, and what breaks" is asked of each that is compared.
    const isOfEach = last?.of.startsWith('compare.') === true && !isPlanned && OF_EACH.has(kind)
    const isDoubt = DOUBT.has(kind) || (!isPlanned && DOUBT_OF_BUILD.has(kind) && ENGINE.test(typed))
    const isAgainst = family === 'of_build' && isPlanned && AGAINST.test(typed)
    const of = (isDoubt || isAgainst) && last?.of === 'plan' ? 'plan' : isOfEach ? last.of : (TOGETHER[family] ?? kind)
    const isTerm = family === 'change' && !isPlanned && jobs.every((job) => job.of !== 'plan')
    if (ASIDE.has(kind) || isTerm || isLeadIn(ask, asks[at + 1])) {
      if (last) last.typed = `${last.typed} ${typed}`
      else aside = `${aside}${typed} `
    } else if (last && last.of === of) {
      last.typed = `${last.typed} ${typed}`
      last.likely = Math.max(last.likely, likely)
    } else {
      jobs.push({ of, likely, typed: `${aside}${typed}` })
      aside = ''
    }
  }
  if (jobs.some(({ likely }) => likely < LIKELY)) return []
  const isFact = ({ of, typed }: { of: string; typed: string }) => of.startsWith('shop.') || DEPOSIT.test(typed)
  return [...jobs.filter(isFact), ...jobs.filter((job) => !isFact(job))].map(({ typed }) => typed)
}
