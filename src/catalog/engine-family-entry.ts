import type { EngineFamily, MustKind, WeakPoint } from '../engine/families/engine-family.ts'
import type { TransmissionKind, Vehicle } from '../engine/model.ts'
import { shortYears } from './model-generations.ts'

/** The cars of a family that it is about, where not all of them are. All that is said has to hold. */
interface OnlyOn {
  yearFrom?: number
  yearTo?: number
  gearbox?: TransmissionKind
  modelIds?: readonly string[]
}

export interface FamilyWeakPoint extends WeakPoint {
  only?: OnlyOn
}

export type FamilyMustKind = MustKind & { only?: OnlyOn }

/** An engine family with what is weak on some of its cars, and what only some of them have to have. */
export interface EngineFamilyEntry extends Omit<EngineFamily, 'weakPoints' | 'mustKindsAbove'> {
  weakPoints: readonly FamilyWeakPoint[]
  mustKindsAbove: readonly FamilyMustKind[]
}

type Car = Pick<Vehicle, 'modelId' | 'yearFrom' | 'yearTo'> & { transmission: Pick<Vehicle['transmission'], 'kind'> }

/** The years of the car that it is about; undefined: none of them. */
function yearsOn(only: OnlyOn | undefined, car: Car): { yearFrom: number; yearTo: number } | undefined {
  const { yearFrom = 0, yearTo = Number.POSITIVE_INFINITY, gearbox, modelIds }: OnlyOn = only ?? {}
  const years = { yearFrom: Math.max(yearFrom, car.yearFrom), yearTo: Math.min(yearTo, car.yearTo) }
  const isOn =
    years.yearFrom <= years.yearTo &&
    (gearbox === undefined || gearbox === car.transmission.kind) &&
    (modelIds?.includes(car.modelId) ?? true)
  return isOn ? years : undefined
}

/** The weak point as this car has it. Worked: "the open differential" of 2003 on a car of 2003-05 says "(2003)". */
function weakPointOn({ only, ...point }: FamilyWeakPoint, car: Car): WeakPoint[] {
  const years = yearsOn(only, car)
  if (!years) return []
  const isAllYears = years.yearFrom === car.yearFrom && years.yearTo === car.yearTo
  return [isAllYears ? point : { ...point, what: `${point.what} (${shortYears(years)})` }]
}

const mustKindOn = ({ only, ...must }: FamilyMustKind, car: Car): MustKind[] => (yearsOn(only, car) ? [must] : [])

/** The family as one of its cars has it: without the weak points and needs of other years, gearboxes and models. */
export const familyOn = (entry: EngineFamilyEntry, car: Car): EngineFamily => ({
  ...entry,
  weakPoints: entry.weakPoints.flatMap((point) => weakPointOn(point, car)),
  mustKindsAbove: entry.mustKindsAbove.flatMap((must) => mustKindOn(must, car)),
})
