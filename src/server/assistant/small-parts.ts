import { emissionsOf } from '../../catalog/emissions.ts'
import type { PartKind } from '../../engine/model.ts'
import { carWords } from '../planning/car-facts.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions, text, whp } from './advisor.ts'
import { perDollar } from './computed/first-choice.ts'
import type { Draft } from './draft.ts'
import { PART_FACTS } from './knowledge/part-facts.ts'
import { offered } from './offered-part.ts'
import { kindWords } from './parts-answer.ts'
import type { ChosenCar } from './request-of.ts'

/** What anybody is glad of and can bolt on, in the order in which it is offered. */
const WELCOME: readonly PartKind[] = [
  ...(['cold_air_intake', 'brake_pads', 'brake_fluid', 'springs', 'catback_exhaust', 'sway_bar'] as const),
  ...(['charge_pipes', 'spark_plugs', 'brake_rotors', 'reliability_fix', 'transmission_cooler'] as const),
]
const SHOWN = 5

/** Where money buys no power: single parts that fit and cost no more. */
export function smallParts(advisor: Advisor, draft: Draft, car: ChosenCar): Answer | undefined {
  const { budgetUsd, goal, language } = draft
  if (budgetUsd === undefined || (goal && !('most' in goal))) return undefined
  const fitting = advisor.catalog
    .partsFor(car.vehicle)
    .filter(({ priceCents }) => dollarsOf(priceCents) <= budgetUsd)
    .toSorted((a, b) => a.priceCents - b.priceCents)
  const step = cheapestPower(advisor, car)
  const isWithin = step !== undefined && step.installedUsd <= budgetUsd
  const kinds = isWithin ? WELCOME.filter((kind) => kind !== step.part.kind) : WELCOME
  const parts = [
    ...(isWithin ? [step.part] : []),
    ...kinds.flatMap((kind) => fitting.find((part) => part.kind === kind) ?? []),
  ].slice(0, SHOWN)
  if (parts.length === 0) return undefined
  const name = carWords(car.vehicle, car.year)
  const list = parts
    .filter((part) => !isWithin || part !== step.part)
    .map((part) => `${kindWords(part.kind)}, ${dollars(dollarsOf(part.priceCents))} (${doesWords(part.kind)})`)
    .join('; ')
  const told = isWithin
    ? `The power that ${dollars(budgetUsd)} buys on the ${name} is the ${stepWords(step)}. What else it buys, each alone and without labor: ${list}.`
    : `${dollars(budgetUsd)} buys no power worth its money on the ${name}. What it does buy, each alone and without labor: ${list}.${step ? ` The first step that adds power is the ${stepWords(step)}.` : ''}`
  return [
    text(
      inLanguage(language, [
        told,
        `Con ${dollars(budgetUsd)} no se compra potencia que valga en el ${name}. Esto le queda y cuesta menos, sin mano de obra:`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: parts.map(offered) },
    suggestions('Add it to my cart', 'As much as possible under $5,000'),
  ]
}

/** A power that the car has as it stands: nothing is sold for nothing, and what was meant is asked. */
export function alreadyMakes(
  advisor: Advisor,
  before: Draft,
  { goal, language }: Draft,
  car: ChosenCar,
): Answer | undefined {
  if (!goal || !('wheelHp' in goal) || before.shown || language === 'es') return undefined
  const stock = advisor.catalog.stockPower(car.vehicle).stockWheelHp
  if (goal.wheelHp > stock) return undefined
  return [
    text(
      `The ${carWords(car.vehicle, car.year)} makes ${whp(stock)} stock, so ${whp(goal.wheelHp)} takes no parts. Did you mean ${goal.wheelHp} more, another figure, or what it needs for towing, track or heat?`,
      car.assumed,
    ),
    suggestions(`${goal.wheelHp} more whp`, 'As much as possible under $5,000', 'What breaks first?'),
  ]
}

/** The first sentence of what the shop says of a kind. */
const doesWords = (kind: PartKind): string => {
  const [first = ''] = PART_FACTS[kind].does.split(/\.(?: |$)/)
  return first.charAt(0).toLowerCase() + first.slice(1)
}

type Step = ReturnType<typeof perDollar>[number]

/** The least power that is worth its money. */
const cheapestPower = (advisor: Advisor, { vehicle }: ChosenCar): Step | undefined =>
  perDollar(advisor, vehicle).toSorted((a, b) => a.installedUsd - b.installedUsd)[0]

const stepWords = ({ part, gain, installedUsd }: Step): string =>
  `${kindWords(part.kind)} (${part.manufacturer} ${part.name}): about +${whp(gain)} for ${dollars(dollarsOf(part.priceCents))}, ${dollars(installedUsd)} installed`

/** Of what is before the smog station's eyes what passes there: intakes with an order, exhausts behind the cats. */
const BREATHES: readonly PartKind[] = ['cold_air_intake', 'catback_exhaust', 'headers_shorty', 'headers_long_tube']

export function carbParts({ catalog }: Advisor, { vehicle }: ChosenCar): Answer {
  const legal = catalog.partsFor(vehicle).filter((part) => emissionsOf(part) === '50_state')
  const parts = BREATHES.flatMap((kind) =>
    legal
      .filter((part) => part.kind === kind)
      .toSorted((a, b) => a.priceCents - b.priceCents)
      .slice(0, 2),
  )
  if (parts.length === 0) return []
  return [
    text(' These are legal there: a few whp at most, and sound.'),
    { type: 'parts', vehicleId: vehicle.id, parts: parts.map(offered) },
  ]
}
