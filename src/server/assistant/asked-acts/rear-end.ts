import { stockLimits } from '../../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, type Bilingual, dollars, inLanguage, listed, suggestions, text, whp } from '../advisor.ts'
import { type OfCar, ofCar } from '../frame/of-car.ts'
import { shownBuild } from '../stage-plan.ts'
import type { Turn } from '../turn.ts'
import { asksNothingSurely } from './ask-in.ts'

/** Whole axles that go in place of the one that a car came with. */
const AXLES =
  /\b(?:(?:ford )?(?:9|nine)[- ]?inch(?= |$|\W)|ford (?:9|nine)\b|(?:12|twelve)[- ]?bolt|s-?60|dana ?(?:44|60)|moser|fab ?9|quick performance)\b/
const SHOPS =
  /\b(?:price|costs?|how much|run(?: me)?|sell|carry|stock|got|have|buy|whats|what is|what does|need|want|get|cuanto|tienes)\b/
const TIRES = /\b(?:tires?|wheels?|rims?|rotor|screen|lift|subwoofer)\b/

const OF_NONE: Bilingual = [
  "We don't sell complete rear ends, no 12-bolt, 9-inch or S60, so I have no price for one and won't guess. Those are built to order by width, gear ratio, spline count and brakes; write to /contact with those and the car and we'll quote it with the install.",
  'No vendemos ejes completos (ni 12-bolt ni 9 pulgadas), así que no tengo precio. Escríbenos a /contact y te lo cotizamos instalado.',
]

/** "What does a 12-bolt or a 9-inch run": whether we sell one for the car, and what its own rear end takes. */
export function rearEnd(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { asked } = reading
  const named = AXLES.exec(asked)?.[0]
  if (!named || !SHOPS.test(asked) || TIRES.test(asked)) return undefined
  if (!asksNothingSurely(turn, ['parts', 'of_build', 'change', 'compare', 'advice', 'limit', 'gain'])) return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return reading.mayMean.length > 0 ? [text(inLanguage(draft.language, OF_NONE))] : undefined
  if (car.vehicle.chassis.drivetrain !== 'rwd') return undefined
  return [
    text(inLanguage(draft.language, wordsOf(turn, car)), car.assumed),
    suggestions('What breaks first?', 'How quick is it?'),
  ]
}

function wordsOf({ advisor, before }: Turn, { vehicle, name }: OfCar): Bilingual {
  const ours = advisor.catalog
    .partsFor(vehicle)
    .filter(({ kind }) => kind === 'differential' || kind === 'half_shafts')
    .toSorted((a, b) => a.priceCents - b.priceCents)
    .slice(0, 2)
  const built = before.shown?.vehicleId === vehicle.id ? shownBuild(advisor, before, before.shown) : undefined
  const limit = stockLimits(advisor.catalog, vehicle).find(
    ({ slot }) => slot === 'differential' || slot === 'driveline',
  )
  const bears = limit
    ? ` The stock rear end is good for about ${whp(limit.wheelHp)}${built?.ok ? `, and this build makes ${whp(built.reply.power.wheelHp)}` : ''}; a manual on slicks breaks it sooner.`
    : ''
  const aguanta = limit ? ` El de fábrica aguanta unos ${whp(limit.wheelHp)}.` : ''
  const parts = ours.map(
    (part) =>
      `${part.manufacturer} ${part.name}, ${dollars(dollarsOf(part.priceCents))} (${dollars(installedUsdOf(part))} installed)`,
  )
  const have =
    parts.length > 0
      ? ` For the stock rear end we have: ${listed(parts)}.`
      : " We don't list axles or a diff for the stock one either."
  return [
    `We don't sell a complete rear end for the ${name}, no 12-bolt, 9-inch or S60, so I have no price for one and won't guess. Those are built to order by width, gear ratio, spline count and brakes; write to /contact with those and we'll quote it with the install.${have}${bears}`,
    `No vendemos un eje completo para el ${name} (ni 12-bolt ni 9 pulgadas), así que no tengo precio. Escríbenos a /contact y te lo cotizamos instalado.${aguanta}`,
  ]
}
