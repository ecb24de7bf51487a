import type { AskKind } from '../asks/ask.ts'
import type { Ask } from '../asks/asks-in.ts'

/** Words that ask the same as the learned kind: with them a less likely one is believed. */
const AGREES: readonly (readonly [AskKind, RegExp])[] = [
  [
    'parts.install',
    /\b(?:install\w*|hours? fitted|how many hours (?:to|for) (?:swap|fit|do|change|mount|bolt|put) (?:it|that|them|those|this|these)(?: (?:on|in|up))?|put (?:it|that|them|those|one|long tubes) (?:on|in)(?! (?:the|my) (?:cart|basket))|labor|how long (?:to|would (?:it|that) take|does (?:it|that) take|for (?:you|yall|u|you guys))|(?:what|how much) (?:do|would|to|will) (?:you|u|yall) charge|bolt it (?:on|in))\b/,
  ],
  [
    'parts.find',
    /\b(?:whatcha got|whatchu got|what (?:all )?(?:do |did )?(?:you|u|ya|yall|y'all) (?:got|have)|que tienen?)\b/,
  ],
  ['parts.fit', /\b(?:fits?|fitment|same (?:as|for|on|ones?|parts?)|is (?:the|it|that) .{0,20}same|clears?)\b/],
  [
    'parts.price',
    /\b(?:how much(?! (?:can|more|of|time|(?:will|would|does|do) (?:it|that|they|this) (?:hold|take|handle|make|add|give|drop|weigh|lower)|lower|longer|power|hp|torque|tq|louder|does it (?:add|give|drop)))|price[sd]?|costs?|cuanto|what (?:does|do|would|d?)? ?.{0,30}\b(?:run|go for))\b/,
  ],
  [
    'parts.spec',
    /\b(?:sizes?|flow(?! cats?)|rates?|thick|weigh\w*|what(?:'?s| is) in the box|core (?:size|thick\w*|dimensions?)|cat(?:ted|less)|cc|lph|durometer|gap|come with)\b/,
  ],
  ['parts.needs', /\b(?:needs?|require\w*|gaskets?|adapters?|comes? with|go(?:es)? with|with it|ocupa)\b/],
  [
    'parts.stock',
    /\b(?:in stock|stock (?:it|them|those|that)|on (?:the|your|ur) shel(?:f|ves)|lead time|do (?:you|u) (?:stock|have) (?:it|them|that))\b/,
  ],
  [
    'parts.best',
    /\b(?:which|best|recommend\w*|would (?:you|u) (?:run|pick|get|use|take|put)|you(?:'d| would) (?:run|put|take))\b/,
  ],
]
/** So likely a question of a part is answered as one; less likely where its words ask the same. */
const SURE = 0.5
const LIKELY = 0.3
const AGREED = 0.15

/** Whether the words of a question ask what it was learned to ask. */
export const agreesIn = (kind: AskKind, words: string): boolean =>
  AGREES.some(([of, form]) => of === kind && form.test(words.toLowerCase()))

/** So sure is a question that nothing else in the message says what it is. */
export const isBelieved = ({ kind, likely, typed }: Ask, least = SURE): boolean =>
  likely >= least || (likely >= AGREED && agreesIn(kind, typed))

const OF_PARTS = /^parts\./

/** What a message asks of a part, in its order. */
export function partAsks(asks: readonly Ask[]): Ask[] {
  const own = asks.filter(({ kind }) => OF_PARTS.test(kind))
  if (own.some((ask) => isBelieved(ask))) {
    const believed = own.filter((ask) => isBelieved(ask, LIKELY))
    const ofSheet = asks.find(({ typed }) => ASKS_SHEET.test(typed.toLowerCase()))
    const isTold = !ofSheet || believed.some(({ kind }) => kind === 'parts.spec' || kind === 'parts.needs')
    return isTold ? believed : [...believed, { ...ofSheet, kind: 'parts.spec', likely: SURE }]
  }
  const [only, ...more] = asks
  const isOutright =
    only !== undefined && more.length === 0 && only.likely < OTHER_IS_SURE && ASKS_SHEET.test(only.typed.toLowerCase())
  return isOutright ? [{ ...only, kind: 'parts.spec', likely: SURE }] : []
}

/** So likely a message asks another thing, whatever its words name. */
const OTHER_IS_SURE = 0.9
const IN_THE_BOX = String.raw`(?:bearings?|gaskets?|clamps?|hardware|bolts?|alignment tool|pilot|connectors?|mid-?pipes?|mids)`
/** What stands on the sheet of a part: its wall, its flange, what its box holds. */
export const ASKS_SHEET = new RegExp(
  String.raw`\bwall thickness\b|\bpressure drop\b|\bflange (?:thickness|size)\b|\bwhat(?:'s|s| is| comes| all comes)? in the box\b|\bcomes? with (?:the |an? |its |all (?:the )?|new )?(?:\w+ )?${IN_THE_BOX}\b|\b${IN_THE_BOX} (?:included|come with (?:it|them)|in the (?:box|kit))\b`,
)

/** Asked in the same piece as something else: "which one would you run and is it in stock", "and what's it cost". */
const BESIDE: readonly AskKind[] = ['parts.stock', 'parts.price']
export const alsoAsked = (asks: readonly Ask[], words: string): AskKind[] =>
  BESIDE.filter((kind) => !asks.some((ask) => ask.kind === kind) && agreesIn(kind, words))
