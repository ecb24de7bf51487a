import { type Answer, inLanguage, suggestions, text } from './advisor.ts'
import type { AskKind } from './asks/ask.ts'
import { firstChoice } from './computed/first-choice.ts'
import { padsAnswer } from './computed/pads-answer.ts'
import { dangerTold } from './danger-told.ts'
import { ofCar } from './frame/of-car.ts'
import { tiresTold } from './frame/tires-told.ts'
import { gearsAsked } from './gears-asked.ts'
import { heatSoak } from './heat-soak.ts'
import { partAnswer } from './knowledge/part-answer.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import { beforeBuying } from './named-car/before-buying.ts'
import { firstMoney } from './named-car/first-money.ts'
import { allKindsIn, kindsIn } from './part-words.ts'
import type { Turn } from './turn.ts'

/** So surely advice of a kind is asked for that the car's own figures come before any topic. */
const SURE = 0.6
/** The same where the teller itself wants words that say so: two ratios. */
const FROM: Partial<Readonly<Record<AskKind, number>>> = { 'advice.gearing': 0.4 }

const WHAT_IS =
  /^\W*(?:(?:ok|so|and|hey|hi|hello|yo|bro|but|also|lol)\W+)*(?:what(?: is|'s|s| are)|que es|explain)(?: an?| the| un| una)? ([\w -]{2,28}?)(?:\s(?:exactly|even|anyway|for))?\W*(?:$|[.?,]| and | y )/

/** "And do I need one": what it is says only half; the topic of its need says both. */
const ASKS_NEED = /\bdo (?:i|we) (?:even |really |actually )?need\b|\b(?:is it|are they) needed\b/
const isOfNeed = ({ asked, meaning }: Turn['reading']): boolean =>
  meaning.topic?.endsWith('_need') === true && ASKS_NEED.test(asked)

/** "What is a cold air intake": what it is and does, before what it is worth. */
function explained({ advisor, draft, reading }: Turn): Answer | undefined {
  if (isOfNeed(reading)) return undefined
  const what = WHAT_IS.exec(reading.asked)?.[1]
  const [kind, ...more] = what === undefined ? [] : allKindsIn(what)
  if (kind === undefined || more.length > 0 || PART_FACTS[kind] === undefined) return undefined
  const car = ofCar(advisor, draft, reading)
  return [
    text(inLanguage(draft.language, partAnswer(advisor, kind, 'what', car)), car?.assumed),
    suggestions('What does it cost?', 'Does it need a tune?'),
  ]
}

/** "What tires for it": ours of the class for the use, and the size; pressures and winter are no such question. */
function tiresFor({ advisor, draft, reading }: Turn): Answer | undefined {
  const car = draft.language === 'es' ? undefined : ofCar(advisor, draft, reading)
  return car && tiresTold(car, reading, true)
}

/** "What should I do first to it": for the use that was said, else the most power for the money. */
function firstFor({ advisor, draft, reading }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  const isOther = meaning.goal !== undefined || draft.shown !== undefined || draft.language === 'es'
  if (isOther || kindsIn(asked).length > 0 || meaning.stranger !== undefined) return undefined
  const car = ofCar(advisor, draft, reading)
  return car && firstChoice(advisor, car, asked, meaning.budgetUsd)
}

const ON_TRACK = /\b(?:track|circuit|laps?|lapping|sessions?|hpde)\b/
/** "What pads and fluid for the track": which of ours, and the fluid. */
function padsFor({ advisor, draft, reading }: Turn): Answer | undefined {
  const { asked } = reading
  const car = draft.language === 'es' ? undefined : ofCar(advisor, draft, reading)
  return car && padsAnswer(advisor, draft, car, ON_TRACK.test(asked) ? `${asked} track day` : asked)
}

const CHOOSES = /\bor\b|\bvs\.?\b|\bversus\b/
/** A car to buy is looked over; of two the better one is another question. */
const toBuy = (turn: Turn): Answer | undefined =>
  CHOOSES.test(turn.reading.asked) ? undefined : beforeBuying(turn, true)

const TELLERS: Partial<Readonly<Record<AskKind, (turn: Turn) => Answer | undefined>>> = {
  'advice.explain': explained,
  'advice.buy': toBuy,
  'advice.first': (turn) => firstMoney(turn) ?? firstFor(turn),
  'advice.brakes': padsFor,
  'advice.tires': tiresFor,
  'advice.gearing': gearsAsked,
  'trouble.symptom': heatSoak,
}

/** Advice, or a trouble, that is surely asked for and that the car's own figures answer. */
export function adviceAsked(turn: Turn): Answer | undefined {
  const { draft, reading, words } = turn
  const [ask, ...more] = reading.asks ?? []
  if (!ask || more.length > 0 || ask.likely < (FROM[ask.kind] ?? SURE)) return undefined
  if (draft.talk?.danger !== undefined || dangerTold(reading.asked, words)) return undefined
  return TELLERS[ask.kind]?.(turn)
}
