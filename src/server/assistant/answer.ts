import type { AssistantEvent } from '../../contract/assistant.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, type Said, text } from './advisor.ts'
import { betterTold } from './better-told.ts'
import { byIntent } from './by-intent.ts'
import { inPlainWords } from './computed/in-plain-words.ts'
import { convertedBeside } from './computed/unit-answer.ts'
import { torqueInNm } from './computed/unit-words.ts'
import { concernsTheBuild } from './concerns-the-build.ts'
import { inContext } from './corrected-car.ts'
import { factsBesideWish } from './counter/at-counter.ts'
import { type Draft, draftOf, withMeaning } from './draft.ts'
import { followUp } from './follow-up.ts'
import { lawfulAdvisor } from './lawful-catalog.ts'
import { namingStranger } from './named-stranger.ts'
import { namingCar } from './naming-car.ts'
import { neverTwice } from './never-twice.ts'
import { withAsked } from './of-shown/told-of-shown.ts'
import { withOpenQuestions } from './open-question.ts'
import { askedBefore } from './pending-question.ts'
import { planOf, refused } from './plan-answer.ts'
import { readInTalk } from './read-in-talk.ts'
import { answerOfReaders } from './readers.ts'
import { plainWords, Sentence } from './sentence.ts'
import { withStandingNotes } from './standing-notes.ts'
import { withStillFits } from './still-fits.ts'
import { talkAfter } from './talk.ts'
import { withNextJob, withTwoJobs } from './two-jobs.ts'
import { sameBuildAgain } from './what-changed.ts'
import { asksOnlyLanguage } from './words/language.ts'
import { withoutEnglish } from './words/leftover-english.ts'

const languageIn = (words: string) => new Sentence(words).language

/**
 * The engine's answer to a conversation: no language model, only the catalog and the engine. Asks back what it needs,
 * plans, changes, compares, answers. The same conversation on the same catalog always gets the same answer.
 */
export function answer(advisor: Advisor, everySaid: readonly Said[]): Answer {
  const { messages: asSaid, next } = withTwoJobs(advisor.catalog, againInLanguage(everySaid))
  const messages = withOpenQuestions(advisor.catalog, asSaid)
  const said = messages.filter(({ from }) => from === 'visitor').map((message) => message.text)
  const toldBefore = asSaid.flatMap(({ from, text: words }) => (from === 'assistant' ? [words] : []))
  const answered = answerOf(advisor, messages, toldBefore)
  const isAgain = messages.at(-1) !== asSaid.at(-1)
  const ofCar = isAgain ? namingCar(advisor, messages, answered, asSaid) : answered
  const ofOne = inPlainWords(advisor, withStillFits(advisor, asSaid, ofCar), said)
  const visitor = messages.filter(({ from }) => from === 'visitor').map((message) => languageIn(message.text))
  const language = visitor.at(-1)
  const told = withNextJob(ofOne, next, language)
  const isRead = language === 'de' || language === 'fr' || language === 'pt'
  const isNew = isRead && visitor.indexOf(language) === visitor.length - 1
  return isNew ? [text(IN_ENGLISH[language]), ...told] : told
}

/** "Now in English": what was asked before it is answered again, in that language. */
function againInLanguage(messages: readonly Said[]): readonly Said[] {
  const last = messages.at(-1)
  const asked = messages.slice(0, -1).findLastIndex(({ from }) => from === 'visitor')
  const before = messages[asked]
  if (!last || !before || !asksOnlyLanguage(plainWords(last.text))) return messages
  return [...messages.slice(0, asked), { ...before, text: `${before.text} (${last.text})` }]
}

const withLast = (messages: readonly Said[], words: string): readonly Said[] =>
  messages.map((message, at) => (at === messages.length - 1 ? { ...message, text: words } : message))

const factsTold = ({ language }: Draft, facts: readonly Bilingual[]): Answer =>
  facts.map((fact) => text(`${inLanguage(language, fact)}\n`))

/** Said once to whoever writes in a language that we read and do not write. */
const IN_ENGLISH = {
  de: 'Ich verstehe Deutsch, antworte aber auf Englisch. ',
  fr: 'Je comprends le français, mais je réponds en anglais. ',
  pt: 'Entendo português, mas respondo em inglês. ',
} as const

/** `isRest`: what was computed of the message is told already. */
function answerOf(shop: Advisor, messages: readonly Said[], toldBefore: readonly string[], isRest = false): Answer {
  const before = draftOf(shop.catalog, messages.slice(0, -1))
  const said = readInTalk(shop.catalog, before, messages.at(-1)?.text ?? '')
  const inTalk = { ...said, meaning: inContext(shop.catalog.vehicles, before, said) }
  const meaning = askedBefore(before, followUp(before, inTalk))
  // A car that the talk tells is not asked for by half its name.
  const isTold = meaning.car !== undefined && said.meaning.car === undefined
  const reading = { ...said, meaning, ...(isTold ? { mayMean: [] } : {}) }
  const language = reading.language ?? before.language
  const concerned = concernsTheBuild(before, meaning) ? withMeaning(before, meaning, reading.isCorrection) : before
  const words = messages.at(-1)?.text ?? ''
  const talk = talkAfter(before.talk ?? {}, { ...reading, text: words, carBefore: before.car })
  const draft: Draft = { ...concerned, ...(language ? { language } : {}), talk }
  const advisor = lawfulAdvisor(shop, talk.mustPass)
  const converted = isRest ? undefined : convertedBeside(advisor.catalog, reading.asked)
  if (converted) return [text(`${inLanguage(language, converted)} `), ...answerOf(shop, messages, toldBefore, true)]
  const beside = isRest
    ? undefined
    : factsBesideWish(advisor, draft, words, (one) => readInTalk(shop.catalog, before, one))
  if (beside) return [...factsTold(draft, beside.facts), ...answerOf(shop, withLast(messages, beside.wish), toldBefore)]
  const turn = { shop, advisor, before, draft, reading, messages, toldBefore, words }
  // What changes the build that is shown is planned, and asks nothing of the trade.
  const byReader = isRest || meaning.isOfShown ? undefined : answerOfReaders(turn)
  const by = byReader?.by ?? meaning.intent
  const read = byReader?.says ?? byIntent(advisor, messages, { before, draft, reading })
  const answered = isRest || meaning.isOfShown ? read : betterTold(turn, by, read)
  const asked = isRest ? answered : withAsked(shop, draft, before.shown !== undefined, reading, answered)
  const told = namingStranger(turn, by, asked)
  const noted = withStandingNotes(
    advisor,
    draft,
    { asked: said.asked, text: words },
    sameBuildAgain(advisor, draft, reading, messages, neverTwice({ advisor, draft, reading, messages }, told)),
  )
  const inUnits = /\bnm\b/.test(said.asked) ? noted.map(withNm) : noted
  return draft.language === 'es' ? inUnits.map(inSpanish) : inUnits
}

/** Torque for who counts in Nm, beside our own unit. */
const withNm = (event: AssistantEvent): AssistantEvent =>
  event.type === 'text' ? { ...event, text: torqueInNm(event.text) } : event

const inSpanish = (event: AssistantEvent): AssistantEvent =>
  event.type === 'text' ? { ...event, text: withoutEnglish(event.text) } : event

export { planOf, refused }
