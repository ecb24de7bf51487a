import { partName } from '../../../engine/display-words.ts'
import type { Part } from '../../../engine/model.ts'
import { timeSlipOfBuild } from '../../planning/time-slip.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, suggestions, text, whp } from '../advisor.ts'
import type { MessageReading } from '../meaning-of.ts'
import { offered } from '../offered-part.ts'
import { kindsIn } from '../part-words.ts'
import { makesPower, questionsOf } from './aims.ts'
import { namedParts, type OfCar, powerWith, stockWhp } from './of-car.ts'

const ASKS_TIME =
  /\b(?:take|takes|knock|shave|drop|cut|pick up|worth)\b[^.?!]{0,40}\b(?:off|second|seconds|tenths?|quarter|et)\b|\bhow (?:quick|fast)\b[^.?!]{0,60}\b(?:with|on)\b|\bhow much (?:quicker|faster|et|time)\b|\bquicker with\b/
const ASKS_ELSE =
  /\bwhat (?:would|should|can|could|do) (?:you|i|we) (?:do|add|buy|change)\b|\b(?:need|goal|want to run|get (?:it )?(?:to|into)|hp to)\b|\$/
const CLAIMED =
  /\b(half a second|(?:a |one )?full second|a second|(\d|two|three|four|five) tenths?|0?\.(\d)(?: ?s(?:ec\w*)?)?)\b/
const FIGURES = ['zero', 'one', 'two', 'three', 'four', 'five']

/** "Will drag radials take half a second off", "how quick would it be with only slicks": the run with it and without. */
export function stripTold(car: OfCar, { asked, meaning }: MessageReading): Answer | undefined {
  if (!ASKS_TIME.test(asked) || ASKS_ELSE.test(asked) || meaning.goal || meaning.budgetUsd || meaning.against)
    return undefined
  const sentences = questionsOf(asked).filter((one) => ASKS_TIME.test(one))
  const own = sentences.join(' . ')
  const parts = namedParts(car, kindsIn(own).length > 0 ? own : asked)
    .flatMap(({ parts: [part] }) => part ?? [])
    .filter(({ kind }) => makesPower(kind) || kind === 'drag_tires' || kind === 'tires')
  if (parts.length === 0) return undefined
  const { catalog } = car.advisor
  const stock = timeSlipOfBuild(car.vehicle, [], catalog.stockPower(car.vehicle).stockCurve)
  const power = powerWith(car, parts, car.vehicle.engine.ratedFuel)
  const with_ = timeSlipOfBuild(car.vehicle, parts, power.curve)
  const gain = stock.quarterMileS - with_.quarterMileS
  const claimed = secondsIn(asked)
  const verdict =
    claimed === undefined
      ? `About ${gain.toFixed(1)} s off the quarter mile`
      : gain >= 0.8 * claimed
        ? `Yes, about ${gain.toFixed(1)} s`
        : `No, count on about ${gain.toFixed(1)} s`
  const gained = Math.round(power.wheelHp - stockWhp(car))
  const names = parts.map((part: Part) => `${partName(part)} (${dollars(installedUsdOf(part))} installed)`).join(', ')
  return [
    text(
      `${verdict} on the ${car.name}: stock it is predicted to run ${stock.quarterMileS.toFixed(2)} at ${Math.round(stock.trapMph)} mph (60 ft ${stock.sixtyFootS.toFixed(2)}), with the ${names} ${with_.quarterMileS.toFixed(2)} at ${Math.round(with_.trapMph)} mph (60 ft ${with_.sixtyFootS.toFixed(2)}).`,
      gained >= 3
        ? `The power in it is about +${whp(gained)}.`
        : 'All of it is in the 60-foot; trap speed stays the same, since you add no power.',
      'By our model, a good launch and a prepped lane.',
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: parts.map(offered) },
    suggestions('What breaks first?', '100 more whp', 'Add it to my cart'),
  ]
}

function secondsIn(asked: string): number | undefined {
  const found = CLAIMED.exec(asked)
  if (!found) return undefined
  const [words = '', tenths, decimals] = found
  if (/half/.test(words)) return 0.5
  if (tenths) return (Number(tenths) || FIGURES.indexOf(tenths)) / 10
  return decimals ? Number(decimals) / 10 : 1
}
