import type { Part } from '../../../engine/model.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, capital, dollars, inLanguage, suggestions, text, whp } from '../advisor.ts'
import { purposeSaid } from '../computed/purpose-said.ts'
import { type OfCar, ofCar, powerWith, stockWhp } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import { BOOST_KINDS, kindsIn } from '../part-words.ts'
import { kindWords } from '../parts-answer.ts'
import type { Turn } from '../turn.ts'

const ASKS =
  /\bfirst (?:mods?|upgrades?|parts?|thing|step|buy|purchase)\b|\b(?:mods?|upgrades?|do|buy|get|spend|spent|start)\b[^.?!]{0,40}\bfirst\b|\bwhere (?:do|should|would|to) (?:i |you )?(?:start|begin|spend)\b|\b(?:start|begin) with\b|\bbest (?:use|way) (?:of|to (?:use|spend))\b|\bhow (?:should|would|do) (?:i|you) spend\b|\bque (?:le )?(?:pongo|hago|compro) primero\b/
const ELSE = /\b(?:tires?|brakes?|coilovers?|suspension|handling|cart|install(?:ed|ation) first)\b/
/** Not bolted on alone, or no first mod. */
const NOT_FIRST: ReadonlySet<string> = new Set([
  ...BOOST_KINDS,
  ...['nitrous', 'e85_tune', 'stroker', 'built_bottom_end', 'ported_heads', 'methanol_injection', 'camshafts'],
])
/** What nobody does at home. */
const NEEDS_SHOP = /\bdyno\b|\bfabricated\b/i
const FELT_WHP = 3
const MOST_TOLD = 3

interface Buy {
  part: Part
  gain: number
  usd: number
  isFitted: boolean
}

/** "I have 1k for my WRX, what first": the most power for the money on this car, after what keeps it healthy. */
export function firstMoney({ advisor, draft, reading }: Turn): Answer | undefined {
  const { asked, meaning } = reading
  const { budgetUsd } = meaning
  const isOther = meaning.goal !== undefined && !('most' in meaning.goal)
  if (!budgetUsd || !ASKS.test(asked) || ELSE.test(asked) || isOther || draft.shown || meaning.noPower) return undefined
  if (purposeSaid(asked) !== undefined || kindsIn(asked).length > 1 || meaning.stranger !== undefined) return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const [first, ...others] = buysWithin(car, budgetUsd)
  if (!first) return undefined
  const rest = others.slice(0, MOST_TOLD - 1)
  const left = budgetUsd - first.usd
  const weak = car.vehicle.family.weakPoints[0]?.what
  return [
    text(
      inLanguage(draft.language, [
        `${capital(kindWords(first.part.kind))} first on the ${car.name}: ${buyWords(first)}, the most power that ${dollars(budgetUsd)} buys per dollar. ${left >= 50 ? `That leaves ${dollars(left)} for fresh oil, plugs and good gas.` : 'Fresh oil and plugs before it.'}${rest.length > 0 ? ` After that: ${rest.map((one) => `${kindWords(one.part.kind)}, ${buyWords(one)}`).join('; ')}.` : ''} Counted on ${car.vehicle.engine.ratedFuel} octane.`,
        `En el ${car.name} primero ${kindWords(first.part.kind)}: ${buyWords(first)}. Es lo que más potencia da por dólar con ${dollars(budgetUsd)}. Antes: aceite y bujías nuevas.`,
      ]),
      weak ? inLanguage(draft.language, [`Watch on this engine: ${weak}.`, '']) : '',
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: [first, ...rest].map(({ part }) => offered(part)) },
    suggestions('Add it to my cart', 'Does it need a tune?', '100 more whp'),
  ]
}

const buyWords = ({ part, gain, usd, isFitted }: Buy): string =>
  `${part.manufacturer} ${part.name}, about +${whp(gain)} for ${dollars(usd)} ${isFitted ? 'installed' : 'for the part, installed by you'}`

/** What the money buys, fitted where that is inside it, the cheapest power first and one of a kind. */
function buysWithin(car: OfCar, budgetUsd: number): readonly Buy[] {
  const { advisor, vehicle } = car
  const buys = advisor.catalog.partsFor(vehicle).flatMap((part): Buy[] => {
    if (NOT_FIRST.has(part.kind) || /\bcatless\b|\boff[- ]road\b/i.test(part.name)) return []
    const installed = installedUsdOf(part)
    const isFitted = installed <= budgetUsd
    const usd = isFitted ? installed : dollarsOf(part.priceCents)
    if (usd > budgetUsd || (!isFitted && NEEDS_SHOP.test(part.name))) return []
    const gain = powerWith(car, [part], vehicle.engine.ratedFuel).wheelHp - stockWhp(car)
    return gain >= FELT_WHP ? [{ part, gain, usd, isFitted }] : []
  })
  const inOrder = buys.toSorted((a, b) => a.usd / a.gain - b.usd / b.gain)
  return inOrder.filter(({ part }, at) => inOrder.findIndex((one) => one.part.kind === part.kind) === at)
}
