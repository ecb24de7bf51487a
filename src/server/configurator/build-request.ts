import type { z } from 'zod'
import { passes } from '../../catalog/emissions.ts'
import type { BudgetPriority } from '../../contract/budget-priority.ts'
import type { generateRequest, OfferName } from '../../contract/configurator.ts'
import type { FieldProblem, ProblemCode } from '../../contract/problems.ts'
import { WANTED_SLOTS, type WantedSlot } from '../../contract/wanted-slots.ts'
import type { TimeGoal } from '../../engine/dragstrip/timed-run.ts'
import type { FittedTires } from '../../engine/dragstrip/tire.ts'
import { carOfYear } from '../../engine/families/car-of-year.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { Fuel, Part, Vehicle } from '../../engine/model.ts'
import type { IntendedUse, MustPass } from '../../engine/vocabulary.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { inVariantOrder } from '../catalog/variant-order.ts'
import { yearsText } from '../catalog/vehicle-reply.ts'
import type { Refused } from '../http/problem.ts'
import { type StartingCar, startingCar } from '../planning/current-setup.ts'
import {
  type RequestedInduction,
  readFuel,
  readInduction,
  readPriority,
  readUse,
  type Understood,
} from '../planning/preference-words.ts'

export type GenerateInput = z.output<typeof generateRequest>

/** A generate request understood: a car of the catalog and the engine's own words for everything else. */
export interface BuildRequest {
  /** The catalog's car, or the customer's own where a current setup says more; `car` holds what is on it. */
  vehicle: Vehicle
  car: StartingCar
  year: number
  goalWheelHp: number
  /** Where there is one, it is the goal in place of the power. */
  timeGoal: TimeGoal | undefined
  /** That the car stands on, where they are not its own. */
  fittedTires: FittedTires | undefined
  budgetCents: number | undefined
  /** The power goal is what the budget buys at most; the customer named none. */
  isMostForBudget: boolean
  induction: RequestedInduction
  fuel: Fuel
  use: IntendedUse
  priority: BudgetPriority
  lockedPartIds: readonly string[]
  excludedPartIds: readonly string[]
  /** Places in which the build has a new part. */
  wantedSlots: readonly WantedSlot[]
  /** The very part that such a place is to have. */
  wantedParts: ReadonlyMap<WantedSlot, Part>
  /** The parts of the catalog with which the car would not pass are excluded. */
  mustPass: MustPass | undefined
  /** Supporting parts that stay out. */
  leftOutPartIds: readonly string[]
  /** A build beside the cheapest one that is to be shown in its place. */
  offer: OfferName | undefined
}

/** Reads the request against the catalog. What cannot be understood is refused field by field, with the choices. */
export function readBuildRequest(
  catalog: CatalogSnapshot,
  input: GenerateInput,
): { ok: true; buildRequest: BuildRequest } | Refused {
  const found = findVariant(catalog, input)
  if (!found.ok) return found
  const starting = startingCar(catalog, carOfYear(found.vehicle, input.year), input.currentSetup)
  if (!starting.ok) return starting
  const { car } = starting
  const { vehicle } = car
  const { preferences } = input
  const errors: FieldProblem[] = []
  const codes: ProblemCode[] = []
  const refuse = (code: ProblemCode, field: string, message: string) => {
    codes.push(code)
    errors.push({ field, message })
  }
  const help: Record<string, unknown> = {}
  const take = <T>(field: string, understood: Understood<T>): T | undefined => {
    if (understood.ok) return understood.value
    refuse('not_understood', `body.${field}`, `choose one of ${understood.choices.join(', ')}`)
    help[field] = understood.choices
    return undefined
  }
  const induction = take(
    'preferences.forced_induction_preference',
    readInduction(preferences.forced_induction_preference, vehicle.engine.aspiration),
  )
  const fuel = take('preferences.fuel_type', readFuel(preferences.fuel_type ?? car.setup?.fuel))
  const use = take('preferences.intended_use', readUse(input.intendedUse ?? preferences.intended_use))
  const priority = take('preferences.budget_priority', readPriority(input.budgetRange ?? preferences.budget_priority))
  const fitting = (id: string, field: string): Part | undefined => {
    const part = catalog.part(id)
    if (!part) refuse('unknown_part', field, `There is no part "${id}".`)
    else if (catalog.fits(part, vehicle)) return part
    else refuse('does_not_fit', field, `${part.manufacturer} ${part.name} does not fit this car.`)
    return undefined
  }
  const lockedPartIds = input.lockedPartIds ?? []
  for (const [index, id] of lockedPartIds.entries()) fitting(id, `body.lockedPartIds.${index}`)
  const wantedParts = new Map<WantedSlot, Part>()
  for (const [index, id] of (input.wantedPartIds ?? []).entries()) {
    const field = `body.wantedPartIds.${index}`
    const part = fitting(id, field)
    const slot = part && WANTED_SLOTS.find((one) => one === slotOf(part.kind))
    if (part && (!slot || wantedParts.has(slot)))
      refuse('not_understood', field, `choose one part of a place, of ${WANTED_SLOTS.join(', ')}`)
    else if (part && slot) wantedParts.set(slot, part)
  }
  if (!induction || !fuel || !use || !priority || errors.length > 0) {
    const [first] = errors
    return { ok: false, code: codes[0] ?? 'not_understood', detail: `${first?.field}: ${first?.message}`, errors, help }
  }
  return {
    ok: true,
    buildRequest: {
      vehicle,
      car,
      year: input.year,
      goalWheelHp: input.targetHorsepower,
      timeGoal: input.timeGoal,
      fittedTires: input.tires ?? car.setup?.tires,
      budgetCents: input.budgetUsd === undefined ? undefined : Math.round(input.budgetUsd * 100),
      isMostForBudget: input.isMostForBudget === true && input.budgetUsd !== undefined && input.timeGoal === undefined,
      induction,
      fuel,
      use,
      priority,
      lockedPartIds,
      excludedPartIds: [...(input.excludedPartIds ?? []), ...failing(catalog, vehicle, input.mustPass)],
      wantedSlots: [...new Set([...(input.wantedSlots ?? []), ...wantedParts.keys()])],
      wantedParts,
      mustPass: input.mustPass,
      leftOutPartIds: input.leftOutPartIds ?? [],
      offer: input.offer,
    },
  }
}

/** With which the car does not pass. */
const failing = (catalog: CatalogSnapshot, vehicle: Vehicle, mustPass: MustPass | undefined): string[] =>
  catalog.partsFor(vehicle).flatMap((part) => (passes(part, mustPass) ? [] : part.id))

/**
 * The variant that a request names: by its own id where one is given, else the model's variant of that year. Of
 * several the first counts.
 */
function findVariant(
  catalog: CatalogSnapshot,
  input: Pick<GenerateInput, 'modelId' | 'vehicleId' | 'year'>,
): { ok: true; vehicle: Vehicle } | Refused {
  if (input.vehicleId !== undefined && !catalog.vehicle(input.vehicleId)) {
    return { ok: false, code: 'not_found', detail: `There is no vehicle "${input.vehicleId}".` }
  }
  const named = catalog.vehicle(input.vehicleId ?? input.modelId)
  if (named && input.modelId !== named.id && input.modelId !== named.modelId) {
    const message = `${named.id} is a ${named.modelId}, not a ${input.modelId}.`
    return { ok: false, code: 'two_cars', detail: message, errors: [{ field: 'body.vehicleId', message }] }
  }
  const variants = named ? [named] : catalog.variantsOf(input.modelId)
  if (variants.length === 0) return { ok: false, code: 'not_found', detail: `There is no model "${input.modelId}".` }
  const ofYear = variants.filter(({ yearFrom, yearTo }) => yearFrom <= input.year && input.year <= yearTo)
  const [vehicle] = ofYear.toSorted(inVariantOrder)
  if (vehicle) return { ok: true, vehicle }
  const sold = [...new Set(variants.map(yearsText))]
  const [first] = variants
  return {
    ok: false,
    code: 'year_not_sold',
    detail: `The ${first?.make} ${first?.model} of ${input.year} is not in the catalog: it has ${sold.join(', ')}.`,
    errors: [{ field: 'body.year', message: `choose a year of ${sold.join(', ')}` }],
    help: { years: sold },
  }
}
