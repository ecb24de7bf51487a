import type { Part, PartKind } from '../../../engine/model.ts'
import { dollarsOf, installedUsdOf } from '../../pricing/money.ts'
import { type Answer, dollars, inLanguage, listed, suggestions, text } from '../advisor.ts'
import { ofCar } from '../frame/of-car.ts'
import { offered } from '../offered-part.ts'
import { kindWords } from '../parts-answer.ts'
import { shownBuild } from '../stage-plan.ts'
import type { Turn } from '../turn.ts'
import { isBesideDanger } from './ask-in.ts'

const COOLING = /\b(?:cooling|coolers?|oil (?:\+|and|&|n) water|temps?)\b/
const ONLY =
  /\b(?:(?:only|just)(?: \w+){0,3} (?:cooling|coolers\b)|(?:cooling|coolers?)(?: \w+){0,2} (?:only|alone|and nothing else)|nothing (?:else )?but (?:the )?cooling|cooling (?:parts|stuff|list|mods)\b)/
/** Heat of one part, or a power that is wished for as well. */
const ELSE = /\b(?:brakes?|cart|add|ship\w*|overheat\w*|boil\w*|\d{3} ?w?hp)\b/

/** "List cooling only, cheapest that works": what cools the car, each with its price, and no build around it. */
export function coolingOnly(turn: Turn): Answer | undefined {
  const { advisor, draft, reading } = turn
  const { asked, meaning } = reading
  if (!COOLING.test(asked) || !ONLY.test(asked) || ELSE.test(asked)) return undefined
  if (isBesideDanger(turn) || meaning.intent === 'cart' || meaning.stranger) return undefined
  const car = ofCar(advisor, draft, reading)
  if (!car) return undefined
  const { vehicle } = car
  const isBoosted = vehicle.engine.aspiration !== 'na'
  const kinds: readonly PartKind[] = [
    ...(['oil_cooler', 'radiator'] as const),
    ...(isBoosted ? (['intercooler', 'heat_exchanger'] as const) : []),
    ...(vehicle.transmission.kind === 'manual' ? [] : (['transmission_cooler'] as const)),
  ]
  const fitting = advisor.catalog.partsFor(vehicle).toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))
  const found = kinds.flatMap((kind) => fitting.find((part) => part.kind === kind) ?? [])
  // A charge air cooler sits in the air or in water: a car with one in the air has no exchanger for it.
  const isAirToAir = vehicle.engine.aspiration !== 'supercharged' && found.some(({ kind }) => kind === 'intercooler')
  const parts = found.filter(({ kind }) => !(isAirToAir && kind === 'heat_exchanger'))
  if (parts.length === 0) return undefined
  const built = draft.shown?.modelId === vehicle.modelId ? shownBuild(advisor, draft, draft.shown) : undefined
  const has = new Set<string>(built?.ok ? built.reply.recommendedParts.map(({ kind }) => kind) : [])
  const line = (part: Part) =>
    `${kindWords(part.kind)} ${dollars(dollarsOf(part.priceCents))}, ${dollars(installedUsdOf(part))} installed (${part.manufacturer} ${part.name}${has.has(part.kind) ? ', one is in the build already' : ''})`
  const open = parts.filter(({ kind }) => !has.has(kind))
  const total = open.reduce((sum, part) => sum + installedUsdOf(part), 0)
  const missing = kinds.filter((kind) => parts.every((part) => part.kind !== kind) && kind !== 'heat_exchanger')
  const none = missing.length > 0 ? ` No ${listed(missing.map(kindWords))} on our list for it.` : ''
  return [
    text(
      inLanguage(draft.language, [
        `Cooling only for the ${car.name}, the cheapest of each: ${parts.map(line).join('; ')}. ${dollars(total)} installed${has.size > 0 && open.length < parts.length ? ' for what the build lacks' : ' together'}.${none} Oil first on track, then water; fresh coolant, a good cap and closed gaps around the radiator cost next to nothing.`,
        `Solo enfriamiento para el ${car.name}: ${parts.map((part) => `${kindWords(part.kind)} ${dollars(dollarsOf(part.priceCents))}, ${dollars(installedUsdOf(part))} instalado`).join('; ')}. ${dollars(total)} en total.`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: vehicle.id, parts: parts.map(offered) },
    suggestions('Add it to my cart', 'How long does it take?'),
  ]
}
