import { type Advisor, type Answer, type Bilingual, inLanguage, type Said, suggestions, text } from './advisor.ts'
import { dangerTold } from './danger-told.ts'
import { dangerOf } from './dangers.ts'
import type { Draft } from './draft.ts'
import { pricesOf } from './kind-in-talk.ts'
import { topicsFor } from './knowledge/topic-index.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { kindWords } from './parts-answer.ts'
import { cheapestOf } from './price-of-told.ts'
import { carOf } from './request-of.ts'
import { kindsToldIn } from './told-last.ts'
import { topicGoesOn } from './topic-goes-on.ts'

const DID = String.raw`(?:did|done|changed?|replaced|swapped|checked|cleaned|flushed|tried|tested|installed|put(?: in| on)?|got|had|have|bled|greased|tightened|adjusted|rebuilt)`
/** "I already did the fluid", "did change the plugs already", "new pads are on": work that is behind him. */
const DONE = [
  new RegExp(
    String.raw`\b(?:already|just) ${DID}\b(?: (?:in|on|the|a|an|my|new|fresh|change|replace|all))* ([^.;!?]{3,60})`,
  ),
  new RegExp(
    String.raw`\b(?:i|we|shop|dealer|mechanic) (?:did |have |had )?${DID}(?: (?:the|a|my|new|fresh|all))* ([^.;!?]{3,60}?)(?: (?:already|before|last (?:week|month|year)))`,
  ),
  new RegExp(String.raw`^\W*${DID}(?: (?:the|a|my|new|fresh|all))* ([^.;!?]{3,60}?)(?: already)?(?:[.,;!]|$)`),
  /\b(?:the )?((?:[a-z-]+ ){0,2}[a-z-]+) (?:is|are|was|were) (?:already |just )?(?:new|done|changed|replaced|fine|good)\b/,
]
const SMALL =
  /^(?:the|and|put|same|still|new|with|already|change|changed|that|this|have|just|both|all|them|those|shop|last|week|month|year|nothing|problem|issue|does|then|what|else|from|set|ones?|also|too|yet)$/
const MOST_WORDS = 16
const MOST_STEPS = 2
const LEAST_SCORE = 6

/** The nouns of what was done, without their plural. */
function doneWords(asked: string): readonly string[] {
  const said = DONE.map((form) => form.exec(asked)?.[1]).find((words) => words !== undefined) ?? ''
  return (said.match(/[a-z]{3,}/g) ?? []).filter((word) => !SMALL.test(word)).map((word) => word.replace(/s$/, ''))
}

/** The checks of an answer that come after what is done, without those that are of it. */
function stepsAfter(answer: string, done: readonly string[]): string[] {
  const isOfDone = (words: string) => done.some((word) => words.toLowerCase().includes(word))
  return answer
    .replace(/^Next: /, '')
    .split(/(?<=[.?!]) /)
    .flatMap((sentence) => {
      if (!isOfDone(sentence)) return CHECKS.test(sentence) ? [sentence] : []
      const then = sentence.split(/,? then /).at(-1) ?? ''
      return then !== sentence && !isOfDone(then) && CHECKS.test(then) ? [then] : []
    })
    .map((step) => step.replace(/^(?:After that|Next|Then),? /, ''))
    .slice(0, MOST_STEPS)
}
const CHECKS =
  /\b(?:check|test|look (?:at|for)|swap|read|log|pull|measure|inspect|codes?|pressure|compression|leak|clean|replace|fix|then|after that|bleed|flush)\b/i

/** "I already did the fluid": it is not advised again, and the next check or part in line is told. */
export function alreadyDone(
  advisor: Advisor,
  before: Draft,
  draft: Draft,
  reading: MessageReading,
  messages: readonly Said[],
): Answer | undefined {
  const { asked, meaning } = reading
  const last = messages.findLast(({ from }) => from === 'assistant')
  const asksBefore = messages.filter(({ from }) => from === 'visitor').at(-2)?.text
  if (!last || last.request || before.shown || asksBefore === undefined) return undefined
  if (asked.trim().split(/\s+/).length > MOST_WORDS || asked.includes('?')) return undefined
  if ((meaning.car ?? meaning.goal ?? meaning.budgetUsd ?? meaning.dynoSheet) !== undefined) return undefined
  const done = doneWords(asked)
  if (done.length === 0) return undefined
  const say = (words: Bilingual): Answer => [
    text(inLanguage(draft.language, words)),
    suggestions('What do I check first?', 'Book the shop'),
  ]
  const next = nextPart(advisor, draft, last.text, asked)
  if (next) return say(next)
  const turn = topicGoesOn({ advisor, draft, reading, messages })
  if (turn?.some((event) => event.type === 'text' && CHECKS.test(event.text))) return turn
  const danger = dangerOf(before.talk?.danger) ?? dangerTold(asksBefore.toLowerCase(), asksBefore)
  const [topic] = topicsFor(asksBefore, 1)
  const known = topic && topic.score >= LEAST_SCORE ? topic.topic.answer[0] : ''
  const ofThese = [last.text, known].filter((one) => done.some((word) => one.toLowerCase().includes(word)))
  const steps = [...ofThese, danger?.check[0] ?? ''].map((one) => stepsAfter(one, done)).find((some) => some.length > 0)
  if (!steps && turn) return turn
  if (!steps)
    return isTrouble(asksBefore, danger !== undefined)
      ? say([
          `Then that is out of the way. What is left goes by what it does: when does it happen (cold, hot, under load), and are there codes? A scan and a log at the shop tell more than the next part: /book.`,
          'Entonces eso queda descartado. ¿Cuándo lo hace (frío, caliente, con carga) y hay códigos? Un diagnóstico dice más que la siguiente pieza: /book.',
        ])
      : undefined
  const words = [...steps, before.talk?.danger ? (danger?.stop[0] ?? '') : ''].join(' ').trim()
  return say([
    `That's done, so next: ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    `Eso ya está. Sigue: ${words}`,
  ])
}

const TROUBLE =
  /\b(?:noise|clunk|squeak\w*|rattl\w*|vibrat\w*|shak\w*|hard|slip\w*|leak\w*|hot|fade\w*|misfir\w*|stall\w*|rough|codes?|light|crank|start|grind\w*|pull(?:s|ing)|smok\w*|burn\w*|drain\w*|whin\w*|hesitat\w*|bog\w*|loses?|weak)\b/
const isTrouble = (words: string, isDanger: boolean): boolean => isDanger || TROUBLE.test(words.toLowerCase())

/** Of parts that were told with prices the next that is not on the car yet. */
function nextPart(advisor: Advisor, draft: Draft, answer: string, asked: string): Bilingual | undefined {
  const done = kindsIn(asked)
  const told = kindsToldIn(answer)
  if (!answer.includes('$') || !done.some((kind) => told.includes(kind))) return undefined
  const car = draft.car === undefined ? 'none' : carOf(advisor, draft, true)
  if (typeof car === 'string') return undefined
  const kind = told.find((one) => !done.includes(one) && cheapestOf(advisor, car, one))
  if (!kind) return undefined
  const [english, spanish] = pricesOf(advisor, [kind], car)
  return [
    `That's done, so next the ${kindWords(kind)}. ${english}`,
    `Eso ya está; sigue: ${kindWords(kind)}. ${spanish}`,
  ]
}
