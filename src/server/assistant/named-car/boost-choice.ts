import type { Part, PartKind } from '../../../engine/model.ts'
import { installedUsdOf } from '../../pricing/money.ts'
import { type Answer, capital, dollars, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { choiceTold } from '../frame/choice.ts'
import { type OfCar, ofCar, powerWith, stockWhp } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import { BOOST_KINDS, partsIn } from '../part-words.ts'
import { kindWords } from '../parts-answer.ts'
import type { Turn } from '../turn.ts'

const PER_DOLLAR =
  /\b(?:per|for the|for my|a|each) (?:dollar|buck|money|\$)|\bbang for\b|\bdollars? (?:per|a|for each) (?:w?hp|horse\w*|pony)\b|\bcheapest (?:power|w?hp|horsepower)\b/
const CHOOSES = /\b(?:or|vs\.?|versus|better|best|which|wich)\b/
/** "Roots is better than centri": the same choice, told as a claim. */
const CLAIMS = /\b(?:(?:is|are) )?(?:way |much |a lot )?(?:better|worse|stronger|faster|quicker) than\b|\bbeats?\b/
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bcentri\b/g, 'centrifugal'],
  [/\btwins\b/g, 'twin turbo'],
]
/** "No turbo" is none of the ways. */
const REFUSED = /\b(?:no|not|without|w\/o|except) (?:an? |the )?$/
const IS_CHOSEN: ReadonlySet<PartKind> = new Set<PartKind>([...BOOST_KINDS, 'nitrous', 'camshafts'])

interface Way {
  kind: PartKind
  part: Part
  gain: number
  usd: number
}

/** "Nitrous, twins or a ProCharger per dollar", "roots or a centrifugal for mine": every one of them counted on the car. */
export function boostChoice(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { meaning } = reading
  const isOther = meaning.goal !== undefined || meaning.budgetUsd !== undefined || meaning.against?.car !== undefined
  if (isOther || meaning.cars !== undefined || meaning.intent === 'cart' || meaning.stranger !== undefined)
    return undefined
  const asked = SHORT_NAMES.reduce((words, [form, name]) => words.replaceAll(form, name), reading.asked)
  const words = partsIn(asked).filter(
    ({ word, from }) => word.kinds.some((kind) => IS_CHOSEN.has(kind)) && !REFUSED.test(asked.slice(0, from)),
  )
  if (words.length < 2 || !CHOOSES.test(asked)) return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const ways = words.flatMap(({ word }) => wayOf(car, word.kinds) ?? [])
  const each = ways.filter(({ part }, at) => ways.findIndex((one) => one.part.id === part.id) === at)
  if (PER_DOLLAR.test(asked) || each.length > 2) return each.length > 1 ? perDollar(turn, car, each) : undefined
  const isClaim = CLAIMS.test(asked)
  if (draft.language === 'es' || !(draft.shown || isClaim)) return undefined
  return choiceTold(car, { ...reading, asked: isClaim ? asked.replace(CLAIMS, ' or ') : asked })
}

/** The cheapest of what goes by a name, fitted, and what it makes by itself. */
function wayOf(car: OfCar, kinds: readonly PartKind[]): Way | undefined {
  const { advisor, vehicle } = car
  const fitting = advisor.catalog.partsFor(vehicle).toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))
  const part = kinds.flatMap((kind) => fitting.find((one) => one.kind === kind) ?? [])[0]
  if (!part) return undefined
  const gain = powerWith(car, [part], vehicle.engine.ratedFuel).wheelHp - stockWhp(car)
  return gain > 0 ? { kind: part.kind, part, gain, usd: installedUsdOf(part) } : undefined
}

function perDollar({ draft }: Turn, car: OfCar, ways: readonly Way[]): Answer {
  const inOrder = ways.toSorted((a, b) => a.usd / a.gain - b.usd / b.gain)
  const stock = stockWhp(car)
  const limit = car.vehicle.family.bottomEndLimitWheelHp
  const line = ({ kind, part, gain, usd }: Way) =>
    `${capital(kindWords(kind))}: about +${whp(gain)} (${whp(stock + gain)} in all) for ${dollars(usd)} installed, ${dollars(usd / gain)} a whp (${part.manufacturer} ${part.name})${kind === 'nitrous' ? ', only while you hold the button and the bottle lasts' : ''}${stock + gain > limit ? `, past the ${limit} whp of the stock bottom end` : ''}.`
  const [first] = inOrder as [Way, ...Way[]]
  const bottle =
    first.kind === 'nitrous' && inOrder[1] ? ` Of what is always there, the ${kindWords(inOrder[1].kind)}.` : ''
  return [
    text(
      inLanguage(draft.language, [
        `Per dollar on the ${car.name}: the ${kindWords(first.kind)} first.${bottle} ${inOrder.map(line).join(' ')} Each by itself on ${car.vehicle.engine.ratedFuel} octane; the stock bottom end is good for about ${limit} whp.`,
        `Por dólar en el ${car.name}: primero ${kindWords(first.kind)}. ${inOrder.map(({ kind, gain, usd }) => `${kindWords(kind)}: +${whp(gain)} por ${dollars(usd)}`).join('; ')}. El motor de fábrica aguanta unos ${limit} whp.`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: inOrder.map(({ part }) => offered(part)) },
    suggestions('What breaks first?', '100 more whp', 'Add it to my cart'),
  ]
}
