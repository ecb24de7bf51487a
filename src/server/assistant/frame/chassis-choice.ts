import { partName } from '../../../engine/display-words.ts'
import type { Part } from '../../../engine/model.ts'
import { type Answer, capital, dollars, suggestions, text } from '../advisor.ts'
import { purposeSaid } from '../computed/purpose-said.ts'
import { PART_FACTS } from '../knowledge/part-facts.ts'
import { offered } from '../offered-part.ts'
import type { OfCar, Side } from './of-car.ts'

/** "Coilovers or springs": parts that make no power go by what the car is for. */
export function chassisTold(car: OfCar, sides: readonly [Side, Side], asked: string): Answer | undefined {
  const parts = sides.flatMap(({ parts: [part] }) => part ?? [])
  const [cheap, dear] = sides.toSorted((a, b) => a.usd - b.usd)
  const [cheapPart, dearPart] = [cheap?.parts[0], dear?.parts[0]]
  if (
    parts.length < 2 ||
    !cheap ||
    !dear ||
    !cheapPart ||
    !dearPart ||
    cheapPart.category !== dearPart.category ||
    cheapPart.category !== 'suspension'
  )
    return undefined
  const use = purposeSaid(asked)
  const isHard = use === 'track' || use === 'autocross' || use === 'corners'
  const [best, other] = isHard ? [dear, cheap] : [cheap, dear]
  const why = isHard
    ? 'what it is used for pays for the adjustment'
    : 'on the street it does what you feel for less money'
  const words = (side: Side, part: Part) =>
    `${capital(side.words)}: ${dollars(side.usd)} installed (${partName(part)}). ${PART_FACTS[part.kind].worth}`
  return [
    text(
      `On the ${car.name} the ${best.words}${isHard || use ? '' : ', for a street car'}: ${why}. ${[best, other].map((side) => words(side, side.parts[0] as Part)).join(' ')}`,
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: parts.map(offered) },
    suggestions('How long does it take?', 'Add it to my cart'),
  ]
}
