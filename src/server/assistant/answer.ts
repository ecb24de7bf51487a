import { carWords } from '../planning/car-facts.ts'
import type { Advisor, Answer, Said } from './advisor.ts'
import { dollars, suggestions, text } from './advisor.ts'
import { concernsTheBuild, type Draft, draftOf, withMeaning } from './draft.ts'
import type { Meaning } from './meaning.ts'
import { type MessageReading, readMessage } from './meaning-of.ts'
import { answerPlan, planOf, refused } from './plan-answer.ts'
import { answerCompare, answerFits, answerLimits, answerSlip, answerStock } from './question-answers.ts'
import { type ChosenCar, carOf } from './request-of.ts'

const EXAMPLES = [
  '2018 Mustang GT, 600 wheel on pump gas, under 20k',
  'What breaks first on a 2019 Challenger Hellcat at 850 whp?',
  'Compare a 2020 M2 Competition and a 2020 GR Supra',
] as const
const GOALS = ['50 more whp', 'As much as possible under $5,000', '11.5 in the quarter mile'] as const

/**
 * The engine's answer to a conversation: no language model, only the catalog and the engine. Asks back what it needs,
 * plans, changes, compares, answers. The same conversation on the same catalog always gets the same answer.
 */
export function answer(advisor: Advisor, messages: readonly Said[]): Answer {
  const before = draftOf(advisor.catalog, messages.slice(0, -1))
  const reading = readMessage(advisor.catalog, messages.at(-1)?.text ?? '')
  const { meaning } = reading
  const draft = concernsTheBuild(before, meaning) ? withMeaning(before, meaning) : before
  switch (meaning.intent) {
    case 'reset':
      return [text('A clean sheet. Which car, and how much power?'), suggestions(...EXAMPLES)]
    case 'thanks':
      return [text('You are welcome.'), suggestions('Add it to my cart', 'Start over')]
    case 'help':
      return [
        text(
          'Tell me the car, the power or time you want, and what it must not cost: I plan the cheapest build that does it, from parts that fit.',
          'You can change it ("on E85", "keep the stock clutch", "cheaper"), ask what breaks first, how quick it is, what fits, compare two cars, and put the build into your cart.',
        ),
        suggestions(...EXAMPLES),
      ]
    case 'unknown':
      return [
        text(
          'I did not understand that. I know cars, parts, power, times and money: say which car and what it should do.',
        ),
        suggestions(...EXAMPLES),
      ]
    case 'cart':
    case 'price':
    case 'why':
      return aboutTheBuild(advisor, draft, meaning)
    case 'plan':
      return plan(advisor, before, draft, reading)
    default:
      return question(advisor, before, draft, reading)
  }
}

function plan(advisor: Advisor, before: Draft, draft: Draft, reading: MessageReading): Answer {
  const car = chosenCar(advisor, draft, reading)
  if (!('vehicle' in car)) return car.answer
  return answerPlan(advisor, before, draft, car, reading.meaning.change, () => [
    text(`The ${carWords(car.vehicle, car.year)} it is. How much power at the wheels, or which time?`, car.assumed),
    suggestions(...GOALS),
  ])
}

function question(advisor: Advisor, before: Draft, draft: Draft, reading: MessageReading): Answer {
  const { meaning } = reading
  const asksOther = meaning.car !== undefined && meaning.car !== before.car
  const subject = asksOther ? withMeaning({}, meaning) : draft
  if (meaning.intent === 'compare' && subject.car === undefined && meaning.against?.car !== undefined) {
    return [text('Compare it with which car?'), suggestions(...EXAMPLES)]
  }
  const car = chosenCar(advisor, subject, reading)
  if (!('vehicle' in car)) return car.answer
  switch (meaning.intent) {
    case 'slip':
      return answerSlip(advisor, subject, car, meaning)
    case 'limits':
      return answerLimits(advisor, subject, car, meaning)
    case 'fits':
      return answerFits(advisor, car, meaning)
    case 'compare':
      return answerCompare(advisor, subject, car, meaning)
    default:
      return answerStock(advisor, car)
  }
}

/** The draft's car, or the question that is to be answered first. */
function chosenCar(advisor: Advisor, draft: Draft, { mayMean }: MessageReading): ChosenCar | { answer: Answer } {
  const car = carOf(advisor, draft)
  if (typeof car !== 'string') return car
  const { catalog } = advisor
  const [any] = draft.car === undefined ? [] : catalog.variantsOf(draft.car)
  if (!any) {
    const offers = mayMean.length > 0 ? mayMean.map(({ label }) => label) : EXAMPLES
    const makes = [...new Set(catalog.vehicles.map((vehicle) => vehicle.make))].sort().join(', ')
    const words =
      mayMean.length > 0 ? 'Which model exactly?' : `Which car is it: year, make and model? We build ${makes}.`
    return { answer: [text(words), suggestions(...offers)] }
  }
  const spans = [...new Set(catalog.variantsOf(any.modelId).map((one) => `${one.yearFrom}-${one.yearTo}`))]
  const years = [...new Set(catalog.variantsOf(any.modelId).map((one) => one.yearTo))].toReversed().slice(0, 6)
  const name = `${any.make} ${any.model}`
  if (car === 'which_year') {
    return {
      answer: [
        text(`Which year is the ${name}? Its engine changed over the years.`),
        suggestions(...years.map(String)),
      ],
    }
  }
  const gearbox = draft.gearbox ? ` with that gearbox` : ''
  return {
    answer: [
      text(`The catalog has no ${draft.year ?? ''} ${name}${gearbox}. It has: ${spans.join(', ')}.`),
      suggestions(...years.map(String)),
    ],
  }
}

/** What concerns the build that was shown last: the cart, its price, its reasons. */
function aboutTheBuild(advisor: Advisor, draft: Draft, meaning: Meaning): Answer {
  if (!draft.shown) {
    return [text('There is no build yet. Which car, and how much power?'), suggestions(...EXAMPLES)]
  }
  const planned = planOf(advisor, draft.shown)
  if (!planned.ok) return refused(planned)
  const { recommendedParts, enhancedData, estimatedCost, partsCost, laborCost, laborHours } = planned.reply
  if (meaning.intent === 'price') {
    return [
      text(
        `${dollars(estimatedCost)}: parts ${dollars(partsCost)}, labor ${dollars(laborCost)} for ${laborHours} hours.`,
      ),
      suggestions('Cheaper', 'Add it to my cart'),
    ]
  }
  if (meaning.intent === 'why') {
    const asked = recommendedParts.filter((part) => meaning.part?.kind === undefined || part.kind === meaning.part.kind)
    const lines = asked.map((part) => `${part.manufacturer} ${part.name}: ${part.reason}`)
    const words = lines.length > 0 ? lines.join('\n') : 'That part is not in this build.'
    return [{ type: 'text', text: words }, suggestions('Cheaper', 'What breaks first?', 'Add it to my cart')]
  }
  if (recommendedParts.length === 0) return [text('The stock car does it: there is nothing to buy.')]
  const { vehicle } = enhancedData
  const plan = {
    title: `${draft.shown.year} ${vehicle.make} ${vehicle.model}, ${planned.reply.estimatedHorsepower} whp`,
    vehicleId: vehicle.id,
    partIds: recommendedParts.map((part) => part.partId),
    request: draft.shown,
  }
  return [
    { type: 'cart', plan },
    text(`In your cart: the whole build with its installation, ${dollars(estimatedCost)}.`),
    suggestions('What breaks first?', 'Start over'),
  ]
}
