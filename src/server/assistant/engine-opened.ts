import type { Meaning } from './meaning.ts'
import type { MessageReading } from './meaning-of.ts'
import type { Before } from './said-before.ts'

const OPENS =
  /\b(?:build|forge|open|sleeve|rebuild)(?:ing)? (?:it|the (?:motor|engine|block|bottom end|short ?block))\b|\b(?:we|i|they|he|she)(?:'d| had| have)? (?:built|forged) (?:it|the (?:motor|engine|block|bottom end|short ?block))\b|\bwith (?:a |the )?(?:built|forged) (?:motor|engine|block|bottom end|short ?block|internals)\b/
const REFUSES = /\b(?:not|no|never|don't|won't|without|can't)\b/

/** "Say we build it" after a goal on the stock block: the bottom end is open, and car, goal and fuel stand. */
export function engineOpened(before: Before, { meaning, asked }: MessageReading): Meaning | undefined {
  const isKept = before.keepsStock?.includes('bottom_end') && before.goal !== undefined && before.car !== undefined
  if (!isKept || !OPENS.test(asked) || REFUSES.test(asked) || meaning.car !== undefined) return undefined
  const { keepsStock: _, topic: __, ...said } = meaning
  return { ...said, intent: 'plan', allows: ['built_bottom_end'] }
}
