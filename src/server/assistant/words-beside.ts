import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import { type Advisor, dollars } from './advisor.ts'
import type { Draft } from './draft.ts'
import { type ChosenCar, hasFigures } from './request-of.ts'

/** What would help, unless the explanation gave its price already. */
export function remedyBeside({ explanation, shortfall }: GenerateReply): string | undefined {
  const price = shortfall && /\$[\d,]+/.exec(shortfall.remedy)?.[0]
  return price && explanation.includes(`takes ${price}`) ? undefined : shortfall?.remedy
}

/** A gearbox that we have no figures for is not planned with, and that is said. */
export function gearboxWords(advisor: Advisor, { standing }: Draft, car: ChosenCar | undefined): string | undefined {
  const swapped = standing?.gearbox
  if (!swapped || !car || hasFigures(advisor, car.vehicle, swapped)) return undefined
  return `We don't have numbers for a ${swapped} behind this engine, so I planned it with the ${car.vehicle.transmission.code} it came with.`
}

/** The fuel is never taken for granted without a word. */
export function fuelWords({ fuel, notFuels = [] }: Draft): string | undefined {
  if (fuel === '87')
    return "Don't run 87 on a tune: it knocks under load and the computer pulls timing. I planned this on 91 premium. Run 93 if you can get it."
  if (fuel) return undefined
  return notFuels.length > 0
    ? `No ${notFuels.map((one) => FUEL_NAMES[one]).join(' or ')}, then: this is on ${notFuels.includes('93') ? '91' : '93'} octane.`
    : 'Assuming 93 octane. Running 91 or E85? Tell me.'
}

/** A budget that is passed is never passed in silence. */
export function budgetWords(
  { estimatedCost }: GenerateReply,
  { budgetUsd = Infinity }: GenerateRequest,
): string | undefined {
  const over = estimatedCost - budgetUsd
  return over > 0 ? `That is ${dollars(over)} over your budget of ${dollars(budgetUsd)}.` : undefined
}
