import { type Advisor, type Answer, inLanguage, type Said, text } from './advisor.ts'
import { alreadyDone } from './already-done.ts'
import { asAsked } from './as-asked.ts'
import { byIntent } from './by-intent.ts'
import { carWanted } from './car-wanted.ts'
import { cartOfTold } from './cart-of-told.ts'
import { cartOrder } from './cart-order-answer.ts'
import { comparedGoesOn } from './compared-goes-on.ts'
import { computedAnswer } from './computed/computed-answer.ts'
import { inPlainWords } from './computed/in-plain-words.ts'
import { convertedBeside } from './computed/unit-answer.ts'
import { inContext } from './corrected-car.ts'
import { dangerFirst } from './danger-answer.ts'
import { deliveryTime } from './delivery-answer.ts'
import { concernsTheBuild, type Draft, draftOf, withMeaning } from './draft.ts'
import { whichOfEngine } from './engine-alone.ts'
import { ethanolGain } from './ethanol-gain.ts'
import { ethanolSafe } from './ethanol-safe.ts'
import { skipsItsTune, withoutItsTune } from './ethanol-tune.ts'
import { figureMeant } from './figure-meant.ts'
import { firstCar } from './first-car.ts'
import { followUp } from './follow-up.ts'
import { framed, symptomFirst } from './frame/frame-answer.ts'
import { likelyTold } from './frame/likely-told.ts'
import { fuelGoesOn } from './fuel-goes-on.ts'
import { gainOfParts } from './gain-of-parts.ts'
import { lawfulAdvisor } from './lawful-catalog.ts'
import { listGoesOn } from './list-goes-on.ts'
import { lowerPrice } from './lower-price.ts'
import { namingCar } from './naming-car.ts'
import { neverTwice } from './never-twice.ts'
import { nitrousGoal } from './nitrous-goal.ts'
import { nitrousShot } from './nitrous-shot.ts'
import { withOpenQuestions } from './open-question.ts'
import { partLaw } from './part-law.ts'
import { nonePasses } from './passes-answer.ts'
import { askedBefore } from './pending-question.ts'
import { choiceOfParts } from './pick-of-parts.ts'
import { planOf, refused } from './plan-answer.ts'
import { priceOfTold } from './price-of-told.ts'
import { readInTalk } from './read-in-talk.ts'
import { Sentence } from './sentence.ts'
import { inspectionPrice } from './service-price.ts'
import { shotGoesOnIn } from './shot-goes-on.ts'
import { ofShownParts } from './shown-parts-answer.ts'
import { smallListGoesOn } from './small-list-goes-on.ts'
import { withStandingNotes } from './standing-notes.ts'
import { withStillFits } from './still-fits.ts'
import { talkAfter } from './talk.ts'
import { answerOfTalk } from './talk-answer.ts'
import { topicGoesOn } from './topic-goes-on.ts'
import { twoMakers } from './two-makers.ts'
import { bySaidUse } from './use-said.ts'
import { sameBuildAgain, whatChanged } from './what-changed.ts'

const languageIn = (words: string) => new Sentence(words).language

/**
 * The engine's answer to a conversation: no language model, only the catalog and the engine. Asks back what it needs,
 * plans, changes, compares, answers. The same conversation on the same catalog always gets the same answer.
 */
export function answer(advisor: Advisor, asSaid: readonly Said[]): Answer {
  const messages = withOpenQuestions(advisor.catalog, asSaid)
  const said = messages.filter(({ from }) => from === 'visitor').map((message) => message.text)
  const answered = answerOf(advisor, messages)
  const isAgain = messages.at(-1) !== asSaid.at(-1)
  const ofCar = isAgain ? namingCar(advisor, messages, answered, asSaid) : answered
  const told = inPlainWords(advisor, withStillFits(advisor, asSaid, ofCar), said)
  const visitor = messages.filter(({ from }) => from === 'visitor').map((message) => languageIn(message.text))
  const language = visitor.at(-1)
  const isNew = (language === 'de' || language === 'fr') && visitor.indexOf(language) === visitor.length - 1
  return isNew ? [text(IN_ENGLISH[language]), ...told] : told
}

/** Said once to whoever writes in a language that we read and do not write. */
const IN_ENGLISH = {
  de: 'Ich verstehe Deutsch, antworte aber auf Englisch. ',
  fr: 'Je comprends le français, mais je réponds en anglais. ',
} as const

/** `isRest`: what was computed of the message is told already. */
function answerOf(shop: Advisor, messages: readonly Said[], isRest = false): Answer {
  const before = draftOf(shop.catalog, messages.slice(0, -1))
  const said = readInTalk(shop.catalog, before, messages.at(-1)?.text ?? '')
  const inTalk = { ...said, meaning: inContext(shop.catalog.vehicles, before, said) }
  const meaning = askedBefore(before, followUp(before, inTalk))
  const reading = { ...said, meaning }
  const language = reading.language ?? before.language
  const concerned = concernsTheBuild(before, meaning) ? withMeaning(before, meaning, reading.isCorrection) : before
  const words = messages.at(-1)?.text ?? ''
  const talk = talkAfter(before.talk ?? {}, { ...reading, text: words, carBefore: before.car })
  const draft: Draft = { ...concerned, ...(language ? { language } : {}), talk }
  const advisor = lawfulAdvisor(shop, talk.mustPass)
  const converted = isRest ? undefined : convertedBeside(advisor.catalog, reading.asked)
  if (converted) return [text(`${inLanguage(language, converted)} `), ...answerOf(shop, messages, true)]
  const told =
    (isRest
      ? undefined
      : (nitrousGoal(advisor, draft, reading) ??
        nitrousShot(advisor, before, draft, reading) ??
        cartOrder(advisor, before, draft, reading) ??
        shotGoesOnIn(advisor, before, draft, reading, messages) ??
        whatChanged(advisor, draft, reading, messages) ??
        deliveryTime(draft, reading) ??
        inspectionPrice(advisor, draft, reading) ??
        comparedGoesOn(advisor, before, draft, reading) ??
        carWanted(advisor, draft, reading, messages) ??
        asAsked(advisor, before, draft, reading, messages) ??
        twoMakers(advisor, draft, reading) ??
        lowerPrice(advisor, before, draft, reading) ??
        smallListGoesOn(advisor, draft, reading, messages) ??
        ofShownParts(advisor, before, draft, reading) ??
        priceOfTold(advisor, before, draft, reading, messages) ??
        cartOfTold(advisor, before, draft, reading, messages) ??
        alreadyDone(advisor, before, draft, reading, messages) ??
        fuelGoesOn(advisor, before, draft, reading) ??
        figureMeant(before, draft, reading) ??
        listGoesOn(draft, reading, messages) ??
        topicGoesOn({ advisor, draft, reading, messages }) ??
        symptomFirst(advisor, before, draft, reading) ??
        dangerFirst(advisor, draft, reading, messages) ??
        (skipsItsTune(draft, reading.asked) && meaning.intent !== 'plan' ? withoutItsTune(draft) : undefined) ??
        nonePasses(shop, advisor, draft, reading) ??
        framed(advisor, before, draft, reading) ??
        answerOfTalk(advisor, before, draft, reading, words) ??
        firstCar(advisor, draft, reading) ??
        bySaidUse(advisor, draft, reading) ??
        whichOfEngine(advisor, { ...before, talk }, reading) ??
        choiceOfParts(advisor, draft, reading) ??
        partLaw(advisor, draft, reading) ??
        ethanolSafe(advisor, draft, reading) ??
        ethanolGain(advisor, { ...before, talk }, reading) ??
        gainOfParts(advisor, draft, reading) ??
        computedAnswer(advisor, before, draft, reading) ??
        (before.last === undefined ? likelyTold(advisor, draft, reading) : undefined))) ??
    byIntent(advisor, messages, { before, draft, reading })
  return withStandingNotes(
    advisor,
    draft,
    { asked: said.asked, text: words },
    sameBuildAgain(advisor, draft, reading, messages, neverTwice({ advisor, draft, reading, messages }, told)),
  )
}

export { planOf, refused }
