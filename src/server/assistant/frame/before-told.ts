import { partName } from '../../../engine/display-words.ts'
import type { LimitComponent, PartKind } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, capital, dollars, suggestions, text, whp } from '../advisor.ts'
import type { MessageReading } from '../meaning-of.ts'
import { offered } from '../offered-part.ts'
import { limitOf } from '../strength-answers.ts'
import { makesPower } from './aims.ts'
import { namedParts, type OfCar, powerWith, priceWords } from './of-car.ts'

/** What has to bear the power that another part makes. */
const BEARS: Readonly<Partial<Record<PartKind, LimitComponent>>> = {
  clutch: 'clutch',
  built_transmission: 'transmission',
}
const ASKS_ORDER = /\bbefore\b|\bfirst\b|\bahead of\b/
const ASKS_ELSE = /\b(?:slip(?:s|ping)?|\$|how much|price|cost|track|tow\w*)\b/
/** Up to this share of its limit a stock part is left alone. */
const LEFT_ALONE = 0.92

/** "Should I do the clutch before the tune": whether the stock one bears what the other part makes. */
export function beforeTold(car: OfCar, { asked, meaning }: MessageReading): Answer | undefined {
  if (!ASKS_ORDER.test(asked) || ASKS_ELSE.test(asked) || meaning.goal || meaning.budgetUsd) return undefined
  const named = namedParts(car, asked)
  const bearing = named.find(({ kinds: [kind] }) => kind && BEARS[kind])
  const making = named.find(({ parts: [part] }) => part && makesPower(part.kind))
  const [bought, maker] = [bearing?.parts[0], making?.parts[0]]
  const component = bearing?.kinds[0] && BEARS[bearing.kinds[0]]
  if (named.length !== 2 || !bearing || !making || !bought || !maker) return undefined
  const limit = component && limitOf({ ...car, asked }, component)
  if (limit === undefined) return undefined
  const makes = powerWith(car, [maker], car.vehicle.engine.ratedFuel).wheelHp
  const share = `${Math.round((100 * makes) / limit)}% of the ${whp(limit)} that the stock ${bearing.words} is good for`
  const words = (named.find(({ words: one }) => one === making.words) ?? making).words
  const price = `${partName(bought)}, ${priceWords(bought)}, ${dollars(installedUsdOf(bought))} installed`
  const told =
    makes <= LEFT_ALONE * limit
      ? `${capital(words)} first, on the ${car.name}: with it the car makes about ${whp(makes)}, ${share}. The ${bearing.words} can wait until it slips or until the next step (${price}).`
      : `${capital(bearing.words)} first, or both at once, on the ${car.name}: with the ${words} the car makes about ${whp(makes)}, ${share}. That is ${price}.`
  return [
    text(told, `The ${words}: ${partName(maker)}, ${dollars(installedUsdOf(maker))} installed.`, car.assumed),
    { type: 'parts', vehicleId: car.vehicle.id, parts: [maker, bought].map(offered) },
    suggestions('What breaks first?', '100 more whp', 'Add it to my cart'),
  ]
}
