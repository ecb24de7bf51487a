import type { Part, PartKind } from '../../engine/model.ts'
import { carWords } from '../planning/car-facts.ts'
import { dollarsOf, installedUsdOf } from '../pricing/money.ts'
import { type Answer, dollars, inLanguage, suggestions, text } from './advisor.ts'
import { type Asked, told } from './asked-here.ts'
import { asksIfFelt } from './how-asked.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import { offered } from './offered-part.ts'
import { kindsIn } from './part-words.ts'
import { kindWords } from './parts-answer.ts'
import { cheapestOf } from './price-of-told.ts'
import type { ChosenCar } from './request-of.ts'
import { isAfterSmallList } from './small-list-goes-on.ts'

/** What is felt of a part that makes no power. */
const FELT_AS: Readonly<Partial<Record<PartKind, string>>> = {
  brake_pads: 'pads: a firmer bite at the first stop',
  brake_fluid: 'fluid: nothing, until the brakes are hot; then the pedal stays hard',
  springs: 'springs: lower and flatter in corners, and a stiffer ride',
  sway_bar: 'sway bar: less lean and quicker turn-in, the most you feel for the money',
  spark_plugs: 'plugs: nothing, unless the old ones were worn',
  catback_exhaust: 'cat-back: sound',
  cold_air_intake: 'intake: mostly sound',
  charge_pipes: 'charge pipes: nothing, they keep it from popping off',
  brake_rotors: 'rotors: smoothness, if the old ones shake',
}
/** A list that begins with a step of power. */
const POWER_TOLD = /^the power that/
const CHEAPEST = /\b(?:cheap\w*|least|lowest|how much)\b/

/** After a list for a small budget: whether it is felt, and the cheapest of a kind that is not on it. */
export function ofSmallList(one: Asked): Answer | undefined {
  const { advisor, draft, messages, car, words } = one
  if (!car || !isAfterSmallList(messages)) return undefined
  const list = messages.findLast(({ from }) => from === 'assistant')?.text.toLowerCase() ?? ''
  if (asksIfFelt(words)) {
    const felt = Object.entries(FELT_AS).flatMap(([kind, says]) =>
      list.includes(kindWords(kind as PartKind)) ? [says] : [],
    )
    return told(
      one,
      [
        `${POWER_TOLD.test(list) ? 'You feel some of it, and only the part that adds power makes it a little faster.' : 'You feel some of it, and none of it makes the car faster.'} By part: ${felt.join('; ')}. More power that you feel takes a tune.`,
        'Algo se siente, pero nada de eso lo hace más rápido: lo que se siente en potencia es un tune.',
      ],
      'What is the cheapest tune?',
    )
  }
  const [kind] = kindsIn(words)
  const cheapest = kind && CHEAPEST.test(words) ? cheapestOf(advisor, car, kind) : undefined
  return cheapest && cheapestWords(one, car, cheapest, draft.budgetUsd)
}

function cheapestWords({ draft }: Asked, { vehicle, year }: ChosenCar, part: Part, budgetUsd = 0): Answer {
  const [shelf, fitted] = [dollarsOf(part.priceCents), installedUsdOf(part)]
  const over = shelf - budgetUsd
  const name = carWords(vehicle, year)
  const money =
    over > 0 ? `${dollars(over)} over your ${dollars(budgetUsd)} by itself` : `inside your ${dollars(budgetUsd)}`
  return [
    text(
      inLanguage(draft.language, [
        `The cheapest ${kindWords(part.kind)} for the ${name} is the ${part.manufacturer} ${part.name}: ${dollars(shelf)}, ${dollars(fitted)} installed. That is ${money}. ${PART_FACTS[part.kind].needs}`,
        `Lo más barato: ${part.manufacturer} ${part.name}, ${dollars(shelf)}, ${dollars(fitted)} instalado. ${PART_FACTS[part.kind].spanish}`,
      ]),
    ),
    { type: 'parts', vehicleId: vehicle.id, parts: [offered(part)] },
    suggestions('Add it to my cart', 'What does it gain?'),
  ]
}
