import { kindName } from '../../catalog/trade-words.ts'
import type { FirstMods } from '../../contract/brands.ts'
import { slotOf } from '../../engine/fitment/slots.ts'
import type { Part, PartCategory, PartKind, Vehicle } from '../../engine/model.ts'
import { NEVER_IN_PACKAGES, stageRule } from '../../engine/planner/stage-rules.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'

type Step = FirstMods['steps'][number][number]

/** Says a kind of part as a step, if we sell one for any of the cars. */
export function stepsSold(
  catalog: Pick<CatalogSnapshot, 'partsFor'>,
  cars: readonly Vehicle[],
): (kind: PartKind) => Step[] {
  const sold = new Map<PartKind, PartCategory>(
    cars.flatMap((car) => catalog.partsFor(car)).map(({ kind, category }) => [kind, category]),
  )
  return (kind) => {
    const category = sold.get(kind)
    return category ? [{ name: kindName(kind), category }] : []
  }
}

/**
 * What owners of an engine do first, as far as we sell it for these cars: the trade's path of an unboosted engine; of
 * one that the factory boosts, its Stage 1, and then what its Stage 2 adds.
 */
export function firstStepsOf(catalog: Pick<CatalogSnapshot, 'partsFor'>, cars: readonly Vehicle[]): Step[][] {
  const [car] = cars
  if (!car) return []
  const stepOf = stepsSold(catalog, cars)
  const path = car.family.naPathInOrder.map((kinds) => kinds.flatMap(stepOf)).filter((kinds) => kinds.length > 0)
  if (path.length > 0 || car.engine.aspiration === 'na') return path
  const sold = Map.groupBy(
    cars.flatMap((one) => catalog.partsFor(one)).filter(({ kind }) => !NEVER_IN_PACKAGES.includes(kind)),
    ({ kind }) => slotOf(kind),
  )
  const stageCar = { vehicle: car, induction: 'auto', ethanol: false, boosted: false } as const
  const slots = (['stage1', 'stage2'] as const).flatMap(
    (stage) => stageRule(stage, { ...stageCar, isSold: (slot) => sold.has(slot) }).requiredSlots,
  )
  return [...new Set(slots)]
    .map((slot) => mostCommon(sold.get(slot) ?? []).flatMap(stepOf))
    .filter((kinds) => kinds.length > 0)
}

/** What owners do first, for each engine that the cars had. */
export function firstModsOf(catalog: Pick<CatalogSnapshot, 'partsFor'>, cars: readonly Vehicle[]): FirstMods[] {
  return [...Map.groupBy(cars, ({ family }) => family.id).values()].map((same) => ({
    engine: same[0]?.family.name ?? '',
    vehicleIds: same.map(({ id }) => id),
    steps: firstStepsOf(catalog, same),
  }))
}

/** The kind that most of these parts are of. */
const mostCommon = (parts: readonly Part[]): readonly PartKind[] =>
  [...Map.groupBy(parts, ({ kind }) => kind)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 1)
    .map(([kind]) => kind)
