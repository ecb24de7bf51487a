import { emissionsOf } from '../../catalog/emissions.ts'
import type { PartKind } from '../../engine/model.ts'
import { carWords } from '../planning/car-facts.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type Advisor, type Answer, dollars, inLanguage, suggestions, text } from './advisor.ts'
import type { Draft } from './draft.ts'
import { offered } from './parts-answer.ts'
import type { ChosenCar } from './request-of.ts'

/** What anybody is glad of and can bolt on, in the order in which it is offered. */
const WELCOME: readonly PartKind[] = [
  ...(['cold_air_intake', 'brake_pads', 'brake_fluid', 'springs', 'catback_exhaust', 'sway_bar'] as const),
  ...(['charge_pipes', 'spark_plugs', 'brake_rotors', 'reliability_fix', 'transmission_cooler'] as const),
]
const SHOWN = 5

/** Where money buys no power: single parts that fit and cost no more. */
export function smallParts(advisor: Advisor, { budgetUsd, language }: Draft, car: ChosenCar): Answer | undefined {
  if (budgetUsd === undefined) return undefined
  const fitting = advisor.catalog
    .partsFor(car.vehicle)
    .filter(({ priceCents }) => dollarsOf(priceCents) <= budgetUsd)
    .toSorted((a, b) => b.priceCents - a.priceCents)
  const parts = WELCOME.flatMap((kind) => fitting.find((part) => part.kind === kind) ?? []).slice(0, SHOWN)
  if (parts.length === 0) return undefined
  const name = carWords(car.vehicle, car.year)
  return [
    text(
      inLanguage(language, [
        `${dollars(budgetUsd)} buys no power worth its money on the ${name}. These fit it and stay under that; prices without labor:`,
        `Con ${dollars(budgetUsd)} no se compra potencia que valga en el ${name}. Esto le queda y cuesta menos, sin mano de obra:`,
      ]),
      car.assumed,
    ),
    { type: 'parts', vehicleId: car.vehicle.id, parts: parts.map(offered) },
    suggestions('Add it to my cart', 'As much as possible under $5,000'),
  ]
}

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
