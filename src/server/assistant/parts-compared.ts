import { installedUsdOf } from '../pricing/money.ts'
import { type Answer, dollars, inLanguage, suggestions, text } from './advisor.ts'
import { choiceTold } from './frame/choice.ts'
import { ofCar } from './frame/of-car.ts'
import { rankedAnswers } from './knowledge/ranked-answers.ts'
import { withoutCars } from './knowledge/subject-of-question.ts'
import { offered } from './offered-part.ts'
import { BOOST_KINDS, kindsIn } from './part-words.ts'
import { kindWords } from './parts-answer.ts'
import type { Turn } from './turn.ts'
import { twoMakers } from './two-makers.ts'

const EITHER = /\b([a-z][a-z\d]{1,11}) (?:or|vs\.?|versus) (?:the |an? )?([a-z][a-z\d]{1,11})\b/
/** Words that stand beside "or" and name no maker. */
const PLAIN =
  /^(?:better|one|ones|it|new|used|stock|just|not|street|track|na|manual|auto|turbo|more|less|this|that|me|you|yes|no|single|twin|wet|dry|front|rear|top|cheap|good|bad|car|truck|built|bigger|factory|daily|drag|tune|tuned|full|half|catted|catless|oem)$/
/** An answer of the trade this likely right is told instead. */
const TOPIC_FROM = 0.5
const MOST_TOLD = 3

/** Two makers of a part of which we sell neither: said so, and what of that kind we have for the car. */
function neitherSold({ advisor, draft, reading, words }: Turn): Answer | undefined {
  const { asked } = reading
  const [, one = '', other = ''] = EITHER.exec(asked) ?? []
  const isNamed = [one, other].every((word) => word !== '' && !PLAIN.test(word) && kindsIn(word).length === 0)
  const [kind, ...more] = kindsIn(asked)
  const car = isNamed && kind && more.length === 0 ? ofCar(advisor, draft, reading) : undefined
  if (!car || !kind) return undefined
  const [best] = rankedAnswers([], words, withoutCars(advisor.catalog.vehicles, asked), reading.asks)
  if (best && best.right >= TOPIC_FROM) return undefined
  const fitting = advisor.catalog
    .partsFor(car.vehicle)
    .filter((part) => part.kind === kind)
    .toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))
    .slice(0, MOST_TOLD)
  const isSold = fitting.some(({ manufacturer }) => [one, other].includes(manufacturer.toLowerCase()))
  if (fitting.length === 0 || isSold) return undefined
  const list = fitting.map((part) => `${part.manufacturer} ${part.name}, ${dollars(installedUsdOf(part))}`).join('; ')
  return [
    text(
      inLanguage(draft.language, [
        `We carry neither of those two for the ${car.name}, so I have no figures to hold them against each other. Of that kind (${kindWords(kind)}) we have, installed: ${list}. Between the two you named go by core size, fitment to your bumper and the maker's flow test, not by the peak number in the ad.`,
        `De esas dos no vendemos ninguna para el ${car.name}, así que no tengo cifras para compararlas. De ese tipo tenemos, instalado: ${list}.`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: fitting.map(offered) },
    suggestions('Add it to my cart', 'How long does it take?'),
  ]
}

/** Two makers or kinds of a part that are surely held against each other. */
export function partsCompared(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const ofMakers = twoMakers(advisor, draft, reading, true)
  if (ofMakers) return ofMakers
  const isBoost = kindsIn(reading.asked).some((kind) => BOOST_KINDS.includes(kind))
  const car = isBoost && draft.language !== 'es' && !draft.shown ? ofCar(advisor, draft, reading) : undefined
  return (car && choiceTold(car, reading)) ?? neitherSold(turn)
}
