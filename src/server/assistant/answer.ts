import type { AssistantEvent } from '../../contract/assistant.ts'
import { type Advisor, type Answer, type Bilingual, inLanguage, type Said, text } from './advisor.ts'
import { areLettered } from './asked-acts/two-ways.ts'
import { hangsOnAnswer, isSettled, notYet, orderFirst, withoutTakingOut } from './asked-of-part/order-first.ts'
import { ordersApart, questionBesideOrder } from './asked-of-part/orders-apart.ts'
import { asksIn } from './asks/asks-in.ts'
import { oneByOne } from './asks/one-by-one.ts'
import { betterTold } from './better-told.ts'
import { isBuildAsked } from './build-by-ask.ts'
import { byIntent } from './by-intent.ts'
import { withOrderTold } from './cart-talk/never-lost.ts'
import { outOfBoth } from './cart-talk/out-of-both.ts'
import { bringsPart } from './change/brought-along.ts'
import { inPlainWords } from './computed/in-plain-words.ts'
import { convertedBeside } from './computed/unit-answer.ts'
import { concernsTheBuild } from './concerns-the-build.ts'
import { inContext } from './corrected-car.ts'
import { factBeside } from './counter/asks-of-shop.ts'
import { factsBesideWish } from './counter/at-counter.ts'
import { isInGermanOrFrench } from './counter/in-german-or-french.ts'
import { asksShippedPrice } from './counter/shipped-price.ts'
import { isAllOfShop } from './counter/shop-asked.ts'
import { shopQuestions } from './counter/shop-questions.ts'
import { dangerTold } from './danger-told.ts'
import { type Draft, withMeaning } from './draft.ts'
import { draftOf } from './draft-of.ts'
import { followUp } from './follow-up.ts'
import { lawfulAdvisor } from './lawful-catalog.ts'
import { askedList } from './listed/asked-list.ts'
import { listAnswered } from './listed/list-answered.ts'
import { claimOfBuild } from './named-car/claim-told.ts'
import { namingStranger } from './named-stranger.ts'
import { namingCar } from './naming-car.ts'
import { neverTwice } from './never-twice.ts'
import { OF_SHOWN } from './of-shown/asked-of-shown.ts'
import { withAsked } from './of-shown/told-of-shown.ts'
import { withOpenQuestions } from './open-question.ts'
import { askedBefore } from './pending-question.ts'
import { piecesWithCar } from './pieces-with-car.ts'
import { planOf, refused } from './plan-answer.ts'
import { withVerdict } from './possible-words.ts'
import { questionsBesideBuild } from './question-beside-build.ts'
import { readInTalk } from './read-in-talk.ts'
import { answerOfReaders, refusalTold } from './readers.ts'
import { withoutRefused } from './refused/last-guard.ts'
import { sparesPower } from './refused/power-left.ts'
import { plainWords, Sentence } from './sentence.ts'
import { spelledOut, withTaken } from './spelled-out/spelled-out.ts'
import { withStandingNotes } from './standing-notes.ts'
import { withStillFits } from './still-fits.ts'
import { talkAfter } from './talk.ts'
import { withNextJob, withTwoJobs } from './two-jobs.ts'
import { inUnitsOfTalk } from './units-of-talk.ts'
import { sameBuildAgain } from './what-changed.ts'
import { asksOnlyLanguage, type Language } from './words/language.ts'
import { besideLanguage } from './words/language-beside.ts'
import { withoutEnglish } from './words/leftover-english.ts'

const languageIn = (words: string) => new Sentence(words).language

/**
 * The engine's answer to a conversation: no language model, only the catalog and the engine. Asks back what it needs,
 * plans, changes, compares, answers. The same conversation on the same catalog always gets the same answer.
 */
export function answer(advisor: Advisor, everySaid: readonly Said[]): Answer {
  const asked = everySaid.map((said) => (said.from === 'visitor' ? withoutLanguageAsk(said) : said))
  const spelled = spelledOut(advisor.catalog, asked)
  const said = asked.flatMap(({ from, text: words }) => (from === 'visitor' ? [words] : []))
  const told = withoutRefused(advisor, said, answerSpelled(advisor, spelled.messages))
  return withTaken(advisor.catalog, spelled, told)
}

function answerSpelled(advisor: Advisor, everySaid: readonly Said[]): Answer {
  const { messages: asSaid, next } = withTwoJobs(advisor.catalog, againInLanguage(everySaid))
  const asked = asSaid.flatMap(({ from, text: words }) => (from === 'visitor' ? [words] : []))
  const messages = isAllOfShop(asked) ? asSaid : withOpenQuestions(advisor.catalog, asSaid)
  const said = messages.filter(({ from }) => from === 'visitor').map((message) => message.text)
  const toldBefore = asSaid.flatMap(({ from, text: words }) => (from === 'assistant' ? [words] : []))
  const answered = answerEach(advisor, messages, toldBefore).told
  const isAgain = messages.at(-1) !== asSaid.at(-1)
  const ofCar = isAgain ? namingCar(advisor, messages, answered, asSaid) : answered
  const ofOne = inPlainWords(advisor, withStillFits(advisor, asSaid, ofCar), said)
  const visitor = messages.filter(({ from }) => from === 'visitor').map((message) => languageIn(message.text))
  const language = visitor.at(-1)
  const told = withNextJob(ofOne, next, language)
  const isRead = language === 'de' || language === 'fr' || language === 'pt'
  const isNew = isRead && visitor.indexOf(language) === visitor.length - 1
  return isNew && !isInGermanOrFrench(wordsOf(told)) ? [text(IN_ENGLISH[language]), ...told] : told
}

const withoutLanguageAsk = (said: Said): Said => {
  const rest = besideLanguage(said.text)
  return rest === undefined ? said : { ...said, text: rest }
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

/** A fact of the shop, or a question, beside one wish that was read as a whole. */
function besideOne(turnsBefore: readonly string[], typed: string): readonly string[] {
  const ofShop = shopQuestions(typed)
  if (ofShop.length > 1) return ofShop
  const withFact = factBeside(turnsBefore, typed)
  if (withFact.length > 1) return withFact
  const withOrder = questionBesideOrder(turnsBefore, typed)
  return withOrder.length > 1 ? withOrder : questionsBesideBuild(turnsBefore, typed)
}

/** Each thing that a message asks, one after the other; the message as a whole where one of them alone is not understood. */
function answerEach(shop: Advisor, asSaid: readonly Said[], toldBefore: readonly string[], isItem = false): Told {
  const typed = asSaid.at(-1)?.text ?? ''
  const messages = withLast(asSaid, withoutTakingOut(typed))
  const asked = messages.at(-1)
  const turns = messages.flatMap(({ from, text: words }) => (from === 'visitor' ? [words] : []))
  const before = draftOf(shop.catalog, messages.slice(0, -1))
  const isPlanned = (before.shown ?? before.goal) !== undefined
  const isAlone = asked !== undefined && standsAlone(shop, before, asked.text)
  const listed = asked && !isAlone && !isItem ? ofList(shop, messages, toldBefore, before.language) : undefined
  if (listed) return { told: listed, isLost: false }
  const isWhole =
    isAlone ||
    (asked !== undefined && (bringsPart(asked.text) || areLettered(asked.text) || asksShippedPrice(asked.text)))
  const ordered = isWhole ? [] : orderFirst(messages)
  const isOne = !asked || isWhole || (ordered.length === 0 && isAllOfShop(turns))
  const byAsk = isOne ? [] : ordersApart(asksIn(turns), oneByOne(asksIn(turns), isPlanned))
  const beside = isOne || byAsk.length > 1 ? byAsk : besideOne(turns.slice(0, -1), asked.text)
  const pieces = ordered.length > 1 ? ordered : beside
  const notLost = (told: Answer): Answer =>
    withOrderTold(before, { asks: asksIn(turns), messages: asSaid }, outOfBoth(shop, before, asSaid, told))
  const whole = (): Told => {
    const one = answerOf(shop, messages, toldBefore)
    return { ...one, told: notLost(withoutUnsettled(typed, before, one.told)) }
  }
  if (!asked || pieces.length < 2) return whole()
  const language = languageIn(asked.text) ?? before.language
  const told: Answer[] = []
  let talk = messages.slice(0, -1)
  let earlier = toldBefore
  for (const piece of piecesWithCar(shop, before, pieces)) {
    const messagesSoFar = [...talk, { ...asked, text: piece }]
    const own = answerOf(shop, messagesSoFar, earlier, { language, whole: asked.text })
    if (own.isLost) return whole()
    const words = wordsOf(own.told)
    const request = own.told.findLast((event) => event.type === 'build')?.request
    talk = [...messagesSoFar, { from: 'assistant', text: words, ...(request ? { request } : {}) } as Said]
    earlier = [...earlier, words]
    told.push(own.told)
  }
  return { told: notLost(withoutUnsettled(typed, before, joined(told))), isLost: false }
}

/** The items of a list of questions, each answered as a message of its own. */
function ofList(
  shop: Advisor,
  messages: readonly Said[],
  toldBefore: readonly string[],
  spoken: Language | undefined,
): Answer | undefined {
  const asked = messages.at(-1)?.text ?? ''
  const list = askedList(asked)
  if (!list) return undefined
  const language = languageIn(asked) ?? spoken
  const one = (talk: readonly Said[], told: readonly string[]) => answerEach(shop, talk, told, true)
  return listAnswered(shop, messages, toldBefore, { list, one, language })
}

/** An order that hangs on an answer goes in only where that answer is a yes. */
function withoutUnsettled(words: string, { language }: Draft, told: Answer): Answer {
  const isChanged = told.some(({ type }) => type === 'cart_change' || type === 'cart')
  if (!isChanged || !hangsOnAnswer(words)) return told
  const rest = told.filter(({ type }) => type !== 'cart_change' && type !== 'cart' && type !== 'suggestions')
  const answers = rest.filter((event) => event.type !== 'text' || !IS_CART_TOLD.test(event.text))
  return isSettled(wordsOf(answers)) ? told : [...answers, ...notYet(language)]
}
const IS_CART_TOLD = /^(?:In your cart|En tu carrito|Added|Took)\b/

const wordsOf = (told: Answer): string =>
  told.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('\n')

/** Several answers as one: what may be said next is said once, and no answer stands twice. */
function joined(answers: readonly Answer[]): Answer {
  const different = answers.filter((one, at) => answers.findIndex((other) => wordsOf(other) === wordsOf(one)) === at)
  return different.flatMap((one, at) => [
    ...(at > 0 ? [text('\n')] : []),
    ...one.filter(({ type }) => at === different.length - 1 || type !== 'suggestions'),
  ])
}

/** A danger is told of the whole message, and nothing beside it, and so is a refusal of power; what is reckoned stands before the rest. */
function standsAlone({ catalog }: Advisor, before: Draft, words: string): boolean {
  const { asked } = readInTalk(catalog, before, words)
  const danger = before.talk?.danger ?? dangerTold(asked, words)
  return danger !== undefined || sparesPower(words) || convertedBeside(catalog, asked) !== undefined
}

/** What is told, and whether the words alone were not understood or lack their car. */
interface Told {
  told: Answer
  isLost: boolean
}

/** `isRest`: what was computed of the message is told already. `language`: that of the message of which this is a piece. `whole`: that message. */
function answerOf(
  shop: Advisor,
  messages: readonly Said[],
  toldBefore: readonly string[],
  {
    isRest = false,
    language: ofWhole,
    whole = '',
  }: { isRest?: boolean; language?: Language | undefined; whole?: string } = {},
): Told {
  const before = draftOf(shop.catalog, messages.slice(0, -1))
  const said = readInTalk(shop.catalog, before, messages.at(-1)?.text ?? '')
  const inTalk = { ...said, meaning: inContext(shop.catalog.vehicles, before, said) }
  const meaning = askedBefore(before, followUp(before, inTalk))
  // A car that the talk tells is not asked for by half its name.
  const isTold = meaning.car !== undefined && said.meaning.car === undefined
  const reading = { ...said, meaning, ...(isTold ? { mayMean: [] } : {}) }
  const language = ofWhole === 'es' ? ofWhole : (reading.language ?? before.language)
  const concerned = concernsTheBuild(before, meaning) ? withMeaning(before, meaning, reading.isCorrection) : before
  const words = messages.at(-1)?.text ?? ''
  const talk = talkAfter(before.talk ?? {}, { ...reading, text: words, carBefore: before.car })
  const draft: Draft = { ...concerned, ...(language ? { language } : {}), talk }
  const advisor = lawfulAdvisor(shop, talk.mustPass)
  const converted = isRest || meaning.topic === OF_SHOWN ? undefined : convertedBeside(advisor.catalog, reading.asked)
  if (converted) {
    const rest = answerOf(shop, messages, toldBefore, { isRest: true })
    return { ...rest, told: [text(`${inLanguage(language, converted)} `), ...rest.told] }
  }
  const beside =
    isRest || asksShippedPrice(words)
      ? undefined
      : factsBesideWish(advisor, draft, words, (one) => readInTalk(shop.catalog, before, one))
  if (beside) {
    const wish = answerOf(shop, withLast(messages, beside.wish), toldBefore)
    return { ...wish, told: [...factsTold(draft, beside.facts), ...wish.told] }
  }
  const turn = { shop, advisor, before, draft, reading, messages, toldBefore, words }
  // What changes the build that is shown is planned and asks nothing of the trade, unless it refuses what the build is for.
  const byReader = isRest ? undefined : meaning.isOfShown ? refusalTold(turn) : answerOfReaders(turn)
  const by = byReader?.by ?? meaning.intent
  const read = byReader?.says ?? byIntent(advisor, messages, { before, draft, reading })
  const isOfBuild = isBuildAsked(reading) && (by === 'plan' || by === 'stages')
  const isOpenPlan = meaning.intent === 'plan' && (meaning.goal ?? meaning.fuel) !== undefined
  const answered = isRest || meaning.isOfShown || isOfBuild ? read : betterTold(turn, by, read)
  const asked = isRest
    ? answered
    : claimOfBuild(
        plainWords(words),
        draft.language,
        withAsked(shop, draft, before.shown !== undefined, reading, answered),
      )
  const told = namingStranger(turn, by, isOpenPlan ? withVerdict(words, draft.language, asked) : asked)
  const noted = withStandingNotes(
    advisor,
    draft,
    { asked: said.asked, text: words },
    sameBuildAgain(advisor, draft, reading, messages, neverTwice({ advisor, draft, reading, messages }, told)),
  )
  const inUnits = noted.map(inUnitsOfTalk(draft.turns ?? [], `${said.asked} ${words} ${whole}`))
  const lacksCar = by === 'plan' && draft.car === undefined && told.every(({ type }) => type !== 'build')
  return {
    told: (draft.language === 'es' ? inUnits.map(inSpanish) : inUnits).map(withOneArticle),
    isLost: lacksCar || (answered === read && (by === 'unknown' || by === 'chat' || by === 'help')),
  }
}

/** "The" is part of a maker's name (The Driveshaft Shop) and is said once. */
const withOneArticle = (event: AssistantEvent): AssistantEvent =>
  event.type === 'text'
    ? { ...event, text: event.text.replaceAll(/\b([Tt]he) The (?=Driveshaft|Turbo)/g, '$1 ') }
    : event

const inSpanish = (event: AssistantEvent): AssistantEvent =>
  event.type === 'text' ? { ...event, text: withoutEnglish(event.text) } : event

export { planOf, refused }
