import { type Answer, type Bilingual, inLanguage, suggestions, text } from './advisor.ts'
import { isPriceAsked } from './asked-of-talk.ts'
import { tellsStop } from './danger-answer.ts'
import { topicOf, topicsFor } from './knowledge/topic-index.ts'
import type { Intent } from './meaning.ts'
import { strangerAgain } from './stranger-again.ts'
import { type Asked, nearestAnswer } from './topic-goes-on.ts'

const plain = (words: string): string => words.replace(/\s+/g, ' ').trim()
const wordsOf = (answer: Answer): string =>
  plain(answer.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n'))

/** An answer that gives only words: figures and parts that are shown again may stand under a question of their own. */
const isOnlyWords = (answer: Answer): boolean => answer.every(({ type }) => type === 'text' || type === 'suggestions')

/** The same words are no answer to another question: the next best for its own words is told, else what is missing is asked. */
export function neverTwice(inTalk: Asked, answer: Answer): Answer {
  const { draft, reading, messages } = inTalk
  const { asked, about, meaning } = reading
  const told = messages.filter(({ from }) => from === 'assistant').map((message) => plain(message.text))
  const words = wordsOf(answer)
  const visitor = messages.filter(({ from }) => from === 'visitor').map((message) => plain(message.text.toLowerCase()))
  const isAskedAgain = visitor.slice(0, -1).includes(visitor.at(-1) ?? '')
  const again = isAskedAgain ? undefined : strangerAgain(draft, asked, words, told)
  if (again) return [text(again), ...answer.filter(({ type }) => type !== 'text')]
  const isPriced = words.includes('$') && isPriceAsked(asked, messages.at(-1)?.text ?? '')
  const isAsking = isPriced || words.endsWith('?') || !ANSWERS.has(meaning.intent) || NOT_KNOWN.test(words)
  if (
    words === '' ||
    tellsStop(draft, words) ||
    isAskedAgain ||
    isAsking ||
    !isOnlyWords(answer) ||
    !told.includes(words)
  )
    return answer
  const hits = [...(about?.topics ?? []), ...topicsFor(asked, 4)]
  const next = hits.find(
    ({ topic: { id, answer: own } }) => id !== meaning.topic && !told.some((one) => one.includes(plain(own[0]))),
  )
  if (next && next.score >= LEAST_SCORE && next.covered >= LEAST_COVER)
    return [text(inLanguage(draft.language, next.topic.answer)), ...answer.filter(({ type }) => type !== 'text')]
  const near = nearestAnswer(inTalk)
  if (near && !told.includes(wordsOf(near))) return near
  return [
    text(inLanguage(draft.language, missing(words, meaning.topic, draft.compared !== undefined))),
    suggestions('What does it cost?', 'How long does it take?', 'Does it need a tune?'),
  ]
}

/** Readings whose answer is words; a build or parts that are the same may stand under a question of their own. */
const ANSWERS: ReadonlySet<Intent> = new Set<Intent>(['topic', 'compare', 'unknown', 'why'])
const NOT_KNOWN = /^(?:I don't have a straight answer|I didn't catch that|No te entendí|No tengo una respuesta)/

/** So well the next topic has to speak of the question's own words. */
const LEAST_SCORE = 10
const LEAST_COVER = 0.6
const SENTENCES = 2

function missing(words: string, topic: string | undefined, isOfCars: boolean): Bilingual {
  const title = topic && topicOf(topic)?.title
  const short = words
    .split(/(?<=[.?!]) (?=[A-Z¿])/)
    .slice(0, SENTENCES)
    .join(' ')
  if (isOfCars && topic === undefined)
    return [
      `Still that one: ${short} Tell me what it is for (daily, towing, autocross, strip) and which power, and I'll weigh them by that.`,
      `Sigue siendo ese: ${short} Dime para qué es y qué potencia quieres, y los comparo por eso.`,
    ]
  const [verdict = ''] = short.split(/(?<=[.?!]) (?=[A-Z¿])/)
  if (!title) return [`Still: ${verdict}`, `Sigue igual: ${verdict}`]
  return [
    `On "${title}" that is all I have: ${short} If you meant something else, ask me what it costs, how long it takes, whether it needs a tune or what it does on your car; for anything else a person answers at /contact.`,
    `De eso es todo lo que sé: ${short} Si no era eso, pregunta cuánto cuesta, cuánto tarda, si necesita tune o qué hace en tu carro; para lo demás, /contact.`,
  ]
}
