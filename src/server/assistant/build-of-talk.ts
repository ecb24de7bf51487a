import { dangerTold } from './danger-told.ts'
import { figureOfCost } from './goal-meant.ts'
import { tellsTrouble } from './knowledge/question-shape.ts'
import type { Goal, Intent } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import type { Before } from './said-before.ts'

/** "So what would you put on it", "what parts go with it", "just the parts list and the number". */
const ASKS_BUILD = new RegExp(
  [
    String.raw`\bwhat (?:all )?(?:would|should|do|could) (?:you|u|ya|i|we) (?:put|run|throw|bolt|stick|do|add)(?: (?:on|to|in|with|onto))? (?:it|her|him|this|that|mine|there|(?:the|my) (?:car|truck))\b`,
    String.raw`\b(?:what|which) (?:parts?|mods?|stuff|pieces?|upgrades?) (?:all )?(?:go(?:es)?(?! bad| (?:(?:on|in) )?(?:first|next|last)| out| wrong| missing)|would go|fits?|work|(?:do|would|should) (?:i|we|you|u) (?:need|get|want|buy|use|run|put|pick|choose)|(?:does|would) (?:it|that|this) (?:need|take)|gets? me there)\b`,
    String.raw`\b(?:just|only|gimme|give|show|send|need|want|straight to|list|drop)(?: (?:me|us|send|give|show|list|want|need|the|a|your|my|full|whole|complete|actual))* (?:parts?|mods?|shopping|build) ?(?:list|sheet)\b`,
    String.raw`\bwhat(?:'?s| is| would be)? (?:on |in )?(?:the|your|that|its) (?:full |whole )?(?:parts?|mods?|shopping|build) ?(?:list|sheet)\b`,
    String.raw`\b(?:just|only|gimme|give me|show me) (?:me )?(?:the )?(?:parts|list)(?: list)?,? (?:and|plus|with|\+) (?:the |a )?(?:number|price|total|cost|figure)s?\b`,
    String.raw`\bwhat (?:gets|would get|will get) (?:me|it|us|her) there\b|\b(?:then )?(?:spec|build) (?:me )?(?:one|it|something|that)(?: out)?(?: for me| then)?\W*$`,
    String.raw`\bque (?:le|me) (?:pondrias|recomiendas ponerle|meterias|harias)\b|\bque (?:partes|piezas) (?:le )?(?:lleva|van|pongo|ocupo|necesito|hacen falta)\b`,
  ].join('|'),
)

/** What answers by words alone, where nothing was planned yet. */
const GIVES_WAY: ReadonlySet<Intent> = new Set<Intent>(['unknown', 'topic', 'help', 'chat', 'fits', 'price', 'plan'])
const OF_SHELF: ReadonlySet<Intent> = new Set<Intent>(['fits', 'cart'])
const MOST_WORDS = 16

/**
 * A build that is asked for in a talk of one car, with words that say neither car nor power: for the power that was
 * talked about, the money that is said, else the most that its parts take with a margin.
 */
export function buildOfTalk(before: Before, text: string, reading: MessageReading): MessageReading {
  const { meaning, asked } = reading
  const isOfTalk = before.car !== undefined && before.shown === undefined && (meaning.car ?? before.car) === before.car
  if (!isOfTalk || meaning.noPower || !GIVES_WAY.has(meaning.intent)) return reading
  const figure = meaning.goal === undefined ? figureOfCost(asked) : undefined
  // What goes with brake pads is no build.
  if (OF_SHELF.has(before.last?.intent ?? 'chat') || (!figure && !ASKS_BUILD.test(asked))) return reading
  const isLong = asked.trim().split(/\s+/).length > MOST_WORDS
  if (isLong || kindsIn(asked).length > 0 || tellsTrouble(asked) || dangerTold(asked, text)) return reading
  const { part: _, topic: __, change: ___, without: ____, keepsStock: _____, ...said } = meaning
  const goal = goalOfTalk(before, said.goal ?? figure, said.budgetUsd)
  // Surely a build from here on: no reader by single words comes before it.
  const asks = [{ kind: 'build.goal' as const, likely: 1, typed: text }]
  return { ...reading, asks, meaning: { ...said, intent: 'plan', ...(goal ? { goal } : {}) } }
}

function goalOfTalk(before: Before, said: Goal | undefined, budgetUsd: number | undefined): Goal | undefined {
  const known = said ?? before.goal
  // "The most before it goes" was asked of the engine as it is.
  if (known && 'most' in known) return { ...known, isSafe: true }
  if (known !== undefined || budgetUsd !== undefined || before.budgetUsd !== undefined) return known
  return { most: true, isSafe: true }
}
