import { type Answer, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import { gearboxName, withGearbox } from './gearbox-said.ts'
import { type ChosenCar, carOf, requestFor } from './request-of.ts'
import type { Turn } from './turn.ts'

/** "Compare with swapping to a 5-speed", "what about a manual swap". */
const SWAP =
  /\b(?:(?:swap(?:ping|ped)?|convert(?:ing)?|chang(?:e|ing)|going) (?:it |over )?to (?:an? |the )?(?:([56])[- ]?(?:sp\w*|speed|mt)|manual|stick)|(?:([56])[- ]?(?:sp\w*|speed|mt)|manual|stick) (?:swap|conversion))\b/
const ASKED = /\b(?:compare\w*|vs|versus|instead|better|cheaper|worth|what about|how about|or)\b/

/** A gearbox swap held against the build: no swap of ours is made up, and the car that left the factory with it is the figure. */
export function gearboxSwapTold({ advisor, before, draft, reading }: Turn): Answer | undefined {
  const said = SWAP.exec(reading.asked)
  if (!said || !ASKED.test(reading.asked) || draft.shown === undefined || before.car !== draft.car) return undefined
  const last = advisor.plan(draft.shown)
  const car = carOf(advisor, draft)
  if (!last.ok || typeof car === 'string' || car.vehicle.transmission.kind === 'manual') return undefined
  const others = advisor.catalog
    .variantsOf(car.vehicle.modelId)
    .filter(({ yearFrom, yearTo }) => yearFrom <= car.year && car.year <= yearTo)
  const [manual] = withGearbox(others, { kind: 'manual' })
  const code = gearboxName(car.vehicle)
  const own = last.reply
  const base = `${whp(own.power.wheelHp)} for ${dollars(own.estimatedCost)}`
  const { gearbox: _, ...open } = draft
  const chosen: ChosenCar | undefined = manual && { vehicle: manual, year: car.year, assumed: '' }
  const request = chosen && requestFor(advisor, open, chosen, Math.round(own.power.wheelHp))
  const planned = request && advisor.plan(request)
  const ofManual =
    planned?.ok && planned.reply.recommendedParts.length > 0 && chosen
      ? ` For scale: one that left the factory with the ${gearboxName(chosen.vehicle)} makes ${whp(planned.reply.power.wheelHp)} for ${dollars(planned.reply.estimatedCost)} in ${planned.reply.laborHours} hours, so the swap would have to come on top of about that.`
      : ''
  return [
    text(
      inLanguage(draft.language, [
        `Stay with the ${code}: as it stands it makes ${base}. We list no manual swap for this car, so there's no price of ours for it: it takes the gearbox, clutch and flywheel, pedals, hydraulics, shifter, crossmember, driveshaft and computer work, and a donor car is the usual way.${ofManual} Want a quote for a swap? Ask at /contact.`,
        `Quédate con la ${code}: el build es de ${whp(own.power.wheelHp)} por ${dollars(own.estimatedCost)}. No tenemos un cambio a manual para este carro, así que no le invento precio: lleva caja, clutch y volante, pedales, hidráulicos, palanca, travesaño, flecha y computadora, casi siempre de un carro donante. Pide cotización en /contact.`,
      ]),
    ),
    suggestions('What breaks first?', 'Add it to my cart'),
  ]
}
