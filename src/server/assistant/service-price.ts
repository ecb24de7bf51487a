import { LABOR_CENTS_PER_HOUR } from '../../engine/labor-rates.ts'
import { carWords } from '../planning/car-facts.ts'
import { type Advisor, type Answer, dollars, inLanguage, listed, suggestions, text } from './advisor.ts'
import { chosenCar } from './chosen-car.ts'
import { type Draft, withMeaning } from './draft.ts'
import type { MessageReading } from './meaning-of.ts'
import { type ChosenCar, carOf } from './request-of.ts'

const LOOKS_OVER =
  /\b(?:look(?:ing)?(?: it| them| one)? over|looked over|(?:check|checking|checked)(?: it| one| them)? (?:out|over)|inspect(?:ing|ed|ion|ions)?|pre[- ]?purchase|ppi|go(?:ing)? over|once-?over|(?:take|have) a look at)\b/
const OF_CAR =
  /\b(?:cars?|truck|ride|vehicle|before (?:i|we|he|she|you) (?:buy|pay|sign|get)|pre[- ]?purchase|ppi|dealer\w*|seller|used)\b/
const OF_MONEY =
  /\bhow much\b|\b(?:charge|costs?|price[ds]?|fee|rate|pay)\b|\bwhat (?:do|would|does|will) (?:you|yall|y'all|it|that|one)(?: guys)? (?:charge|cost|run|want)\b/
/** An inspection of the state, and a part that is to be looked at, are other questions. */
const OF_OTHER = /\b(?:state|annual|emissions?|smog|tuv|dekra|sticker|fail(?:ed)?|pass(?:es)?|cart|order)\b/

/** "How much to look over a car before I buy it": a service by the hour, and what is worth checking on that car. */
export function inspectionPrice(
  advisor: Advisor,
  draft: Draft,
  { asked, meaning }: MessageReading,
): Answer | undefined {
  if (!LOOKS_OVER.test(asked) || !OF_CAR.test(asked) || !OF_MONEY.test(asked) || OF_OTHER.test(asked)) return undefined
  const wanted = meaning.car === undefined ? draft : withMeaning({}, { ...meaning, intent: 'plan' })
  const chosen = carOf(advisor, wanted, true)
  const check = typeof chosen === 'string' ? '' : checkWords(chosen)
  const rate = dollars(LABOR_CENTS_PER_HOUR.configurator / 100)
  return [
    text(
      inLanguage(draft.language, [
        `We list no flat price for a pre-purchase inspection, so I won't make one up. Our labor is ${rate} an hour; call ${advisor.shop.phone} or write to /contact with the car and where it is, and you get a price and a time before anything is done.${check} On any used car: a cold start, a code scan with the monitors ready, compression and leak-down, leaks, crash repair, and service records.`,
        `No tenemos precio fijo para una revisión antes de comprar y no lo voy a inventar. La mano de obra es ${rate} por hora; llama al ${advisor.shop.phone} o escribe en /contact.`,
      ]),
    ),
    suggestions('What do I check on a used modified car?', 'What breaks first?'),
  ]
}

function checkWords({ vehicle, year }: ChosenCar): string {
  const points = vehicle.family.weakPoints.map(({ what }) => what)
  const manual =
    vehicle.transmission.kind === 'manual' ? ', and on a manual how the clutch grabs and the shifts feel' : ''
  return points.length > 0 ? ` What to look at on a ${carWords(vehicle, year)} first: ${listed(points)}${manual}.` : ''
}

/** The price of work on a year that we do not build: said so, and what an hour of labor costs. */
export function workOfOther(advisor: Advisor, draft: Draft, reading: MessageReading): Answer {
  const car = chosenCar(advisor, draft, reading)
  const rate = dollars(LABOR_CENTS_PER_HOUR.configurator / 100)
  const words = inLanguage(draft.language, [
    ` So I have no parts or price for it, and I won't make one up. Labor is ${rate} an hour; ask at /contact whether we take that job.`,
    ` Así que no tengo piezas ni precio, y no los voy a inventar. La mano de obra es ${rate} por hora; pregunta en /contact.`,
  ])
  return 'vehicle' in car ? [text(words.trim())] : [...car.answer, text(words)]
}
