import { FUEL_NAMES } from '../../engine/display-words.ts'
import { fedOn } from '../../engine/power/fuel.ts'
import { carWords } from '../planning/car-facts.ts'
import { type Advisor, type Answer, inLanguage, suggestions, text, whp } from './advisor.ts'
import { type Draft, withMeaning } from './draft.ts'
import { moreFuelPercent, plannedOn } from './ethanol-blend.ts'
import { fuelsNamed } from './fuel-words.ts'
import type { MessageReading } from './meaning-of.ts'
import { kindsIn } from './part-words.ts'
import { carOf } from './request-of.ts'

const ASKS_IF_SAFE =
  /\b(?:is|are|would|will|can|could|does)\b[^.!]{0,40}\b(?:safe|ok(?:ay)?|hurt|harm|bad|damage|fine)\b|\b(?:can|could|should) (?:i|my \w+|it) (?:just )?(?:run|use|put|fill|take|handle)\b/

/** "Is E30 safe on a stock STI": whether, with what tune, and how much power its fuel system feeds on that blend. */
export function ethanolSafe(advisor: Advisor, draft: Draft, { asked, meaning }: MessageReading): Answer | undefined {
  const fuel = fuelsNamed(asked).find((one): one is 'e30' | 'e85' => one === 'e30' || one === 'e85')
  const isAsked = ASKS_IF_SAFE.test(asked) && kindsIn(asked).length === 0
  if (!fuel || !isAsked || meaning.goal || meaning.budgetUsd || draft.shown) return undefined
  const own = meaning.car === undefined ? draft : withMeaning({}, { ...meaning, intent: 'plan' })
  const car = carOf(advisor, own, true)
  if (typeof car === 'string') return undefined
  const { fuelLimitWheelHp: limit, flexFuel } = car.vehicle.family
  if (flexFuel === 'factory') return undefined
  const percent = draft.talk?.blend ?? (fuel === 'e30' ? 30 : 85)
  const blend = draft.talk?.blend ? `E${percent}` : FUEL_NAMES[fuel]
  const feeds = fedOn(draft.talk?.blend ? plannedOn(percent) : fuel, { gasoline: limit[93], e85: limit.e85 })
  const stock = advisor.catalog.stockPower(car.vehicle).stockWheelHp
  const isEnough = feeds > stock
  const name = carWords(car.vehicle, car.year)
  return [
    text(
      inLanguage(draft.language, [
        `Only with a tune for it: ${blend} takes about ${moreFuelPercent(percent)}% more fuel than gasoline, and on the stock tune the ${name} runs lean under load. Its stock fuel system feeds about ${whp(feeds)} on it and the car makes ${whp(stock)} stock, so ${isEnough ? 'with the tune the stock pump and injectors keep up to there' : 'it takes a pump or injectors as well, even at stock power'}. Measure what is in the tank: pump E85 is anything from 51 to 83%.`,
        `Solo con su tune: ${blend} pide un ${moreFuelPercent(percent)}% más de combustible y con el tune de fábrica corre pobre. El sistema de fábrica alcanza para unos ${whp(feeds)} con esa mezcla${isEnough ? '' : ', así que también pide bomba o inyectores'}.`,
      ]),
      car.assumed,
    ),
    suggestions(`100 more whp on ${FUEL_NAMES[fuel]}`, 'What breaks first?'),
  ]
}
