import type { EngineFamily, WeakPoint } from '../engine/families/engine-family.ts'
import type { TransmissionKind, Vehicle } from '../engine/model.ts'

/** The cars of a family that have a weak point, where not all of them do. */
interface OnlyOn {
  yearFrom?: number
  yearTo?: number
  gearbox?: TransmissionKind
  modelIds?: readonly string[]
}

export interface FamilyWeakPoint extends WeakPoint {
  only?: OnlyOn
}

/** An engine family with what is weak on some of its cars. */
export interface EngineFamilyEntry extends Omit<EngineFamily, 'weakPoints'> {
  weakPoints: readonly FamilyWeakPoint[]
}

type Car = Pick<Vehicle, 'modelId' | 'yearFrom' | 'yearTo'> & { transmission: Pick<Vehicle['transmission'], 'kind'> }

const isOn = ({ yearFrom = 0, yearTo = Number.POSITIVE_INFINITY, gearbox, modelIds }: OnlyOn, car: Car): boolean =>
  car.yearTo >= yearFrom &&
  car.yearFrom <= yearTo &&
  (gearbox === undefined || gearbox === car.transmission.kind) &&
  (modelIds?.includes(car.modelId) ?? true)

/** The family as one of its cars has it: without the weak points of other years, gearboxes and models. */
export function familyOn(entry: EngineFamilyEntry, car: Car): EngineFamily {
  const weakPoints = entry.weakPoints
    .filter(({ only }) => !only || isOn(only, car))
    .map(({ only: _, ...point }): WeakPoint => point)
  return { ...entry, weakPoints }
}
