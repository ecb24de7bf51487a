import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { TEST_FROM_MI } from '../../engine/current-setup/mileage-notes.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import { buildPower } from '../../engine/index.ts'
import { limitName } from '../../engine/limits/limit-words.ts'
import { SAE_J1349_WEATHER } from '../../engine/model.ts'
import { carWords } from '../planning/car-facts.ts'
import { type Advisor, type Bilingual, dollars, inLanguage, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import { atLeastOn, moreFuelPercent, plannedOn } from './ethanol-blend.ts'
import { kindWords } from './parts-answer.ts'
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
    return "Don't run 87 or 89 on a tune: it knocks under load and the computer pulls timing. I planned this on 91 premium. Run 93 if you can get it."
  if (fuel) return undefined
  return notFuels.length > 0
    ? `No ${notFuels.map((one) => FUEL_NAMES[one]).join(' or ')}, then: this is on ${notFuels.includes('93') ? '91' : '93'} octane.`
    : 'Assuming 93 octane. Running 91 or E85? Tell me.'
}

/** A blend that we do not count is never planned as another without a word: which one, why, and what it has at least. */
export function blendWords(
  { catalog }: Advisor,
  { talk, fuel }: Draft,
  { enhancedData, recommendedParts, power }: GenerateReply,
): Bilingual | undefined {
  const { blend } = talk ?? {}
  const vehicle = catalog.vehicle(enhancedData.vehicle.id)
  if (!blend || !vehicle || fuel !== plannedOn(blend)) return undefined
  const [counted, least] = [plannedOn(blend), atLeastOn(blend)]
  const parts = recommendedParts.flatMap(({ partId }) => catalog.part(partId) ?? [])
  const on = buildPower({ vehicle, parts, fuel: least, weather: SAE_J1349_WEATHER }, catalog.factors).wheelHp
  const name = FUEL_NAMES[counted]
  const between: Bilingual =
    on >= power.wheelHp
      ? [
          `These parts make that on ${FUEL_NAMES[least]} as well.`,
          `Estas piezas dan lo mismo con ${FUEL_NAMES[least]}.`,
        ]
      : [
          `On E${blend} the power lies between the ${name} figure and what these parts make on ${FUEL_NAMES[least]}, about ${whp(on)}.`,
          `Con E${blend} la potencia queda entre esa cifra y unos ${whp(on)}.`,
        ]
  return [
    `You said E${blend}. I don't count that blend by itself, so this is planned on ${name}: its pump and injectors feed E${blend} (about ${moreFuelPercent(blend)}% more fuel than gasoline) with room. ${between[0]} The tune has to be written for your blend.`,
    `Dijiste E${blend}. No calculo esa mezcla sola: esto va con ${name}, cuya bomba e inyectores la alimentan de sobra. ${between[1]} El tune tiene que ser para tu mezcla.`,
  ]
}

/** What a car can do on regular, where no power was asked for yet. */
export function onRegular({ catalog }: Advisor, { vehicle, year }: ChosenCar, language?: Draft['language']): string {
  const stock = Math.round(catalog.stockPower(vehicle).stockWheelHp)
  const { stage1 } = vehicle.family.stageWheelHp
  const ofStage = stage1 === undefined ? '' : ` On 91 premium, stage 1 is about ${Math.round(stage1)} whp.`
  const isRegular = vehicle.engine.ratedFuel === '87'
  const name = carWords(vehicle, year)
  const block = Math.round(vehicle.family.bottomEndLimitWheelHp)
  const etapa = stage1 === undefined ? '' : ` Con 91, la etapa 1 da unos ${Math.round(stage1)} whp.`
  return inLanguage(language, [
    `On 87 leave the ${name} on its stock tune, about ${stock} whp${isRegular ? '' : ', if the fuel door or the manual allows regular'}: every tune we sell needs 91 or better, because 87 knocks under load. What helps on 87 adds no power: cooling, brakes, tires, a cat-back for sound.${ofStage} Want that, or parts for 87?`,
    `Con 87 el máximo es el tune de fábrica: unos ${stock} whp en el ${name}. Todos nuestros tunes piden 91 o más, porque con 87 detona con carga.${etapa} El motor de fábrica aguanta unos ${block} whp con buena gasolina. ¿Lo armo con 91, o piezas que sirven con 87 (enfriamiento, frenos, escape)?`,
  ])
}

/** What a build for a car that has to pass leaves out, and what its owner has to check. */
export const carbWords = ({ talk }: Draft, { recommendedParts }: GenerateReply): string | undefined => {
  const { mustPass } = talk ?? {}
  if (!mustPass) return undefined
  if (mustPass === 'cats')
    return 'It has to pass, so nothing here takes a catalytic converter out or moves it. In California every part that touches the engine needs a CARB order as well: say "CARB legal" and I leave the others out.'
  const left = 'Custom tunes, headers, cams and boost without a CARB order are left out, so the gain is small.'
  return recommendedParts.length === 0
    ? `CARB legal: nothing we sell for it adds power that you would feel. ${left}`
    : `CARB legal: every part here has a CARB order or needs none. Check that the order covers your year and engine at arb.ca.gov. ${left}`
}

/** A tired engine is tested before power goes on it. */
export const milesWords = ({ standing }: Draft, { safetyNotes }: GenerateReply): string | undefined =>
  (standing?.mileage ?? 0) < TEST_FROM_MI ? undefined : safetyNotes.find((note) => note.includes('compression'))

/** A budget that is passed is never passed in silence. */
export function budgetWords(
  { estimatedCost }: GenerateReply,
  { budgetUsd = Infinity }: GenerateRequest,
): string | undefined {
  const over = estimatedCost - budgetUsd
  return over > 0 ? `That is ${dollars(over)} over your budget of ${dollars(budgetUsd)}.` : undefined
}

/** So far below the goal a build is no answer to it, and that is said first. */
const FAR_SHORT = 0.97

/** A power that the terms do not reach is never passed over: "Not 600 whp for $1,500: that buys 423 whp." */
export function shortWords(
  { budgetUsd, targetHorsepower, timeGoal }: GenerateRequest,
  { power, shortfall, frontier }: GenerateReply,
): string | undefined {
  if (!shortfall || timeGoal || targetHorsepower === undefined || power.wheelHp >= FAR_SHORT * targetHorsepower)
    return undefined
  const isOfMoney = budgetUsd !== undefined && /\$/.test(shortfall.reason)
  return isOfMoney
    ? `Not ${whp(targetHorsepower)} for ${dollars(budgetUsd)}: that buys ${whp(power.wheelHp)}.`
    : `Not ${whp(targetHorsepower)} on these terms: the most we get is ${whp(Math.max(power.wheelHp, Math.floor(frontier.at(-1)?.wheelHp ?? 0)))}.`
}

/** The same in Spanish. */
export function spanishShort(request: GenerateRequest, reply: GenerateReply): string | undefined {
  const { budgetUsd, targetHorsepower = 0 } = request
  const english = shortWords(request, reply)
  if (!english) return undefined
  return english.includes('$')
    ? `No llega a ${whp(targetHorsepower)} con ${dollars(budgetUsd ?? 0)}: eso da ${whp(reply.power.wheelHp)}.`
    : `No llega a ${whp(targetHorsepower)} en estas condiciones: lo más son ${whp(Math.max(reply.power.wheelHp, Math.floor(reply.frontier.at(-1)?.wheelHp ?? 0)))}.`
}

/** What was asked to stay stock is said to stay: silence would leave it open. */
export function keptWords(before: Draft, { keepsStock = [], without = [], goal }: Draft): string | undefined {
  const stays = keepsStock
    .filter((slot) => !before.keepsStock?.includes(slot))
    .map((slot) => limitName({ component: 'hardware', slot }))
  // Another car is matched on tires like its own, which nobody left out.
  const isRival = goal !== undefined && 'fasterThan' in goal
  const out = without
    .filter((kind) => !before.without?.includes(kind) && !(isRival && kind === 'drag_tires'))
    .map(kindWords)
  const words = [
    stays.length > 0 && stays.length < 4 ? `Stays stock: ${stays.join(', ')}.` : '',
    out.length > 0 && out.length < 3 ? `Left out: ${out.join(', ')}.` : '',
  ].filter(Boolean)
  return words.length > 0 ? words.join(' ') : undefined
}
