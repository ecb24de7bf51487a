import { type Advisor, type Answer, type Bilingual, inLanguage, type Said, text } from '../advisor.ts'
import { familyOf } from '../asks/ask.ts'
import { asksIn } from '../asks/asks-in.ts'
import { draftOf } from '../draft-of.ts'
import type { Language } from '../words/language.ts'
import type { AskedList } from './asked-list.ts'

/** What answers one message of a talk. */
export type AnswersOne = (messages: readonly Said[], toldBefore: readonly string[]) => { told: Answer; isLost: boolean }

const NOT_KNOWN: Bilingual = [
  "I can't give you that one for certain: ask at /contact.",
  'Eso no te lo puedo decir con certeza: pregunta en /contact.',
]
const AS_BEFORE: Bilingual = ['Same answer as for', 'Lo mismo que en']
/** So many of the items have to be understood. */
const MOST_LOST = 0.5

/**
 * Each item of a list of questions under its mark, in the order in which they were asked. What stands before the list is said
 * first, so that every item is asked of its car and wish, and is answered itself where it wishes or asks something.
 */
export function listAnswered(
  { catalog }: Advisor,
  messages: readonly Said[],
  toldBefore: readonly string[],
  { list, one, language }: { list: AskedList; one: AnswersOne; language: Language | undefined },
): Answer | undefined {
  const before = messages.slice(0, -1)
  const lead = leadAnswered(before, toldBefore, list.lead, one)
  const hasCar = draftOf(catalog, [...before, ...lead.said]).car !== undefined
  const talk = hasCar || lead.isOfItems ? [...before, ...lead.said] : before
  const earlier = [...toldBefore, ...(lead.isTold ? [wordsOf(lead.told)] : [])]
  const told: Answer[] = lead.isTold ? [lead.told] : []
  const words: string[] = []
  let lost = 0
  for (const { mark, asks } of list.items) {
    const own = one([...talk, { from: 'visitor', text: asks }], earlier)
    if (own.isLost) lost += 1
    const said = wordsOf(own.told)
    const same = own.isLost ? -1 : words.indexOf(said)
    const answer = own.isLost
      ? [text(inLanguage(language, NOT_KNOWN))]
      : same >= 0
        ? [text(`${inLanguage(language, AS_BEFORE)} ${headOf(list.items[same])}`)]
        : own.told
    words.push(own.isLost ? '' : said)
    earlier.push(said)
    told.push(headed(headOf({ mark, asks }), answer))
  }
  if (lost > list.items.length * MOST_LOST) return undefined
  return told.flatMap((answer, at) => [
    ...(at > 0 ? [text('\n')] : []),
    ...answer.filter(({ type }) => at === told.length - 1 || type !== 'suggestions'),
  ])
}

function leadAnswered(before: readonly Said[], toldBefore: readonly string[], lead: string, one: AnswersOne) {
  if (!/\w/.test(lead)) return { said: [], told: [], isTold: false, isOfItems: false }
  const { told, isLost } = one([...before, { from: 'visitor', text: lead }], toldBefore)
  const request = told.findLast((event) => event.type === 'build')?.request
  const said = [
    { from: 'visitor', text: lead },
    { from: 'assistant', text: wordsOf(told), ...(request ? { request } : {}) },
  ] as Said[]
  const turns = before.flatMap(({ from, text: words }) => (from === 'visitor' ? [words] : []))
  const [ask] = asksIn([...turns, lead])
  // "Explain the difference": the items say what of it.
  const isOfItems = ask?.kind === 'advice.explain' || (ask !== undefined && familyOf(ask.kind) === 'compare')
  const isAsked = request !== undefined || (/\w{3,}[^.!\n]*\?/.test(lead) && !ONLY_ANNOUNCES.test(lead))
  return { said, told, isTold: isAsked && !isLost && !isOfItems, isOfItems }
}
/** "Couple of questions?", "can you help me with these?". */
const ONLY_ANNOUNCES = /\b(?:questions?|help|preguntas?)\b[^.?!]*\?\W*$/i

/** A number leads its item; an item without one is told by its own words. */
const MOST_WORDS = 9
function headOf(item: AskedList['items'][number] | undefined): string {
  const { mark = '', asks = '' } = item ?? {}
  if (/\w/.test(mark)) return mark
  const words = asks.replace(/[\s?.:]+$/, '').split(/\s+/)
  const few = words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(' ')} ...` : words.join(' ')
  return `${few.charAt(0).toUpperCase()}${few.slice(1)}:`
}

function headed(head: string, answer: Answer): Answer {
  const first = answer.findIndex(({ type }) => type === 'text')
  if (first < 0) return [text(head), ...answer]
  return answer.map((event, at) =>
    at === first && event.type === 'text' ? { ...event, text: `${head} ${event.text.trimStart()}` } : event,
  )
}

const wordsOf = (told: Answer): string =>
  told.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n')
