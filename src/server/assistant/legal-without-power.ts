import type { Part, PartKind } from '../../engine/model.ts'
import { carWords, stockFigures } from '../planning/car-facts.ts'
import { installedUsdOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, inLanguage, listed, suggestions, text, whp } from './advisor.ts'
import type { Draft } from './draft.ts'
import { offered } from './offered-part.ts'
import { kindWords } from './parts-answer.ts'
import type { ChosenCar } from './request-of.ts'

const TOWS = /\b(?:tow\w*|trailer|haul\w*|camper|boat|rv|grade)\b/
/** What money does for a car that gets no power, in the order in which it is felt. */
const FOR_TOWING: readonly PartKind[] = [
  'transmission_cooler',
  'brake_pads',
  'brake_rotors',
  'brake_fluid',
  'spark_plugs',
  'radiator',
]
const FOR_DRIVING: readonly PartKind[] = [
  'tires',
  'brake_pads',
  'brake_fluid',
  'coilovers',
  'springs',
  'sway_bar',
  'catback_exhaust',
]
/** Coilovers bring their own springs. */
const INSTEAD: Readonly<Partial<Record<PartKind, PartKind>>> = { springs: 'coilovers' }
const MOST = 5
const ANY_MONEY = 5000

/** What of that the money buys, fitted, one of a kind. */
function bought({ catalog }: Advisor, { vehicle }: ChosenCar, kinds: readonly PartKind[], usd: number): Part[] {
  const fitting = catalog.partsFor(vehicle).toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))
  const list: Part[] = []
  let left = usd
  for (const kind of kinds) {
    const part = fitting.find((one) => one.kind === kind && installedUsdOf(one) <= left)
    const other = INSTEAD[kind]
    if (!part || list.length >= MOST || list.some((one) => one.kind === other)) continue
    list.push(part)
    left -= installedUsdOf(part)
  }
  return list
}

/** A car whose every part needs a CARB order, where none of ours adds power: that, plainly, and what the money does for it. */
export function legalWithoutPower(advisor: Advisor, draft: Draft, car: ChosenCar): Answer {
  const { budgetUsd, language, talk, turns = [] } = draft
  const name = carWords(car.vehicle, car.year)
  const { wheelHp } = stockFigures(advisor.catalog, car.vehicle)
  const tows = talk?.purpose === 'tow' || TOWS.test(turns.join(' ').toLowerCase())
  const parts = bought(advisor, car, tows ? FOR_TOWING : FOR_DRIVING, budgetUsd ?? ANY_MONEY)
  const total = parts.reduce((sum, part) => sum + installedUsdOf(part), 0)
  const list = parts.map((part) => `${kindWords(part.kind)} ${dollars(installedUsdOf(part))}`)
  const beside = tows
    ? ' For the grade itself: tow/haul mode, fresh transmission and diff fluid, and a shorter rear gear, which we quote at /contact.'
    : ''
  const money = budgetUsd ? `What ${dollars(budgetUsd)} does for it` : 'What money does for it'
  const dinero = budgetUsd ? `Con ${dollars(budgetUsd)}` : 'Lo que sí vale'
  return [
    text(
      inLanguage(language, [
        `CARB legal leaves no power to buy here: with an order on every part the ${name} stays at its stock ${whp(wheelHp)}. Tunes, headers, cams and boost without an order are out, and I won't sell you a sticker for them.${list.length > 0 ? ` ${money}, installed: ${listed(list)}; ${dollars(total)} in all.` : ''}${beside}`,
        `No hay potencia legal ahí: con orden CARB en cada pieza el ${name} se queda en unos ${whp(wheelHp)}. Tunes, headers, levas y boost sin orden quedan fuera.${list.length > 0 ? ` ${dinero}, instalado: ${parts.map((part) => `${kindWords(part.kind)} ${dollars(installedUsdOf(part))}`).join(', ')}; ${dollars(total)} en total.` : ''}`,
      ]),
      car.assumed,
    ),
    ...(parts.length > 0 ? [{ type: 'parts' as const, vehicleId: car.vehicle.id, parts: parts.map(offered) }] : []),
    suggestions('Add it to my cart', 'What breaks first?'),
  ]
}
