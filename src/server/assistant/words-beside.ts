import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import { carWords } from '../planning/car-facts.ts'
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

/** What a car can do on regular, where no power was asked for yet. */
export function onRegular({ catalog }: Advisor, { vehicle, year }: ChosenCar): string {
  const stock = Math.round(catalog.stockPower(vehicle).stockWheelHp)
  const { stage1 } = vehicle.family.stageWheelHp
  const ofStage = stage1 === undefined ? '' : ` On 91 premium, stage 1 is about ${Math.round(stage1)} whp.`
  const isRegular = vehicle.engine.ratedFuel === '87'
  return `On 87 leave the ${carWords(vehicle, year)} on its stock tune, about ${stock} whp${isRegular ? '' : ', if the fuel door or the manual allows regular'}: every tune we sell needs 91 or better, because 87 knocks under load. What helps on 87 adds no power: cooling, brakes, tires, a cat-back for sound.${ofStage} Want that, or parts for 87?`
}

/** What a build for California's smog check leaves out, and what its owner has to check. */
export const carbWords = ({ isCarbLegal }: Draft, { recommendedParts }: GenerateReply): string | undefined => {
  if (!isCarbLegal) return undefined
  const left = 'Custom tunes, headers, cams and boost without a CARB order are left out, so the gain is small.'
  return recommendedParts.length === 0
    ? `CARB legal: nothing we sell for it adds power that you would feel. ${left}`
    : `CARB legal: every part here has a CARB order or needs none. Check that the order covers your year and engine at arb.ca.gov. ${left}`
}

/** A budget that is passed is never passed in silence. */
export function budgetWords(
  { estimatedCost }: GenerateReply,
  { budgetUsd = Infinity }: GenerateRequest,
): string | undefined {
  const over = estimatedCost - budgetUsd
  return over > 0 ? `That is ${dollars(over)} over your budget of ${dollars(budgetUsd)}.` : undefined
}
