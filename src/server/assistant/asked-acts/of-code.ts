import { type Answer, inLanguage, suggestions, text } from '../advisor.ts'
import { CODE_TOPICS } from '../knowledge/code-topics.ts'
import type { Turn } from '../turn.ts'
import { asksNothingSurely } from './ask-in.ts'

const CODE = /\b(?:p[0-3][0-9a-f]{3}|[2-6][0-9a-f]{3})\b/gi
const WHAT_FIRST =
  /\b(?:what|which|where|whats)\b[^.?!]{0,40}\b(?:look|check|start|first|replace|bad|wrong|parts?)\b|\bcheapest first\b|\bfix(?:es|ed)? (?:it|that|this)\b/

/** The topic of a trouble code that the words name. */
const topicOfCode = (words: string) => {
  const codes = new Set((words.match(CODE) ?? []).map((code) => code.toLowerCase()))
  return CODE_TOPICS.find(({ asked: known }) => known.split(/\s+/).some((word) => codes.has(word)))
}

/** "What parts do I look at first" after a code, or whether a stage cures it: what the code means, cheapest check first. */
export function ofCode(turn: Turn): Answer | undefined {
  const { before, draft, reading, toldBefore } = turn
  const { asked } = reading
  if (!WHAT_FIRST.test(asked) || before.shown !== undefined) return undefined
  if (!asksNothingSurely(turn, ['trouble', 'advice', 'parts', 'of_build'])) return undefined
  const topic = topicOfCode(asked) ?? topicOfCode((before.turns ?? []).slice(-2).join(' '))
  const told = topic && inLanguage(draft.language, topic.answer)
  if (!told || toldBefore.some((earlier) => earlier.includes(told))) return undefined
  return [text(told), suggestions('What does an inspection cost?', 'Book the shop')]
}
