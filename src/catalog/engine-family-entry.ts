import type { EngineFamily, ModelYears, MustKind, WeakPoint } from '../engine/families/engine-family.ts'
import type { TransmissionKind, Vehicle } from '../engine/model.ts'
import { shortYears } from './model-generations.ts'

/** The cars of a family that it is about, where not all of them are. All that is said has to hold. */
interface OnlyOn {
  yearFrom?: number
  yearTo?: number
  gearbox?: TransmissionKind
  modelIds?: readonly string[]
  notModelIds?: readonly string[]
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

type Car = Pick<Vehicle, 'modelId' | 'yearFrom' | 'yearTo'> & {
  transmission: Pick<Vehicle['transmission'], 'kind'>
  engine: Pick<Vehicle['engine'], 'code'>
}

/** The years of the car that it is about; undefined: none of them. */
function yearsOn(only: OnlyOn | undefined, car: Car): { yearFrom: number; yearTo: number } | undefined {
  const { yearFrom = 0, yearTo = Number.POSITIVE_INFINITY, gearbox, modelIds, notModelIds }: OnlyOn = only ?? {}
  const years = { yearFrom: Math.max(yearFrom, car.yearFrom), yearTo: Math.min(yearTo, car.yearTo) }
  const isOn =
    years.yearFrom <= years.yearTo &&
    (gearbox === undefined || gearbox === car.transmission.kind) &&
    (modelIds?.includes(car.modelId) ?? true) &&
    !notModelIds?.includes(car.modelId)
  return isOn ? years : undefined
}

type Years = Pick<Vehicle, 'yearFrom' | 'yearTo'>
const isAllYears = (years: Years, car: Years): boolean => years.yearFrom === car.yearFrom && years.yearTo === car.yearTo
const modelYears = ({ yearFrom, yearTo }: Years): ModelYears => ({ from: yearFrom, to: yearTo })

/** The weak point as this car has it. Worked: "the open differential" of 2003 on a car of 2003-05 says "(2003)". */
function weakPointOn({ only, ...point }: FamilyWeakPoint, car: Car): WeakPoint[] {
  const years = yearsOn(only, car)
  if (!years) return []
  return [
    isAllYears(years, car)
      ? point
      : { ...point, what: `${point.what} (${shortYears(years)})`, years: modelYears(years) },
  ]
}

function mustKindOn({ only, ...must }: FamilyMustKind, car: Car): MustKind[] {
  const years = yearsOn(only, car)
  if (!years) return []
  return [isAllYears(years, car) ? must : { ...must, years: modelYears(years) }]
}

/** The name as this car has it: of sister engines its own. Worked: "L83, L84" of a 2021 Silverado is "L84". */
const nameOn = (name: string, { engine }: Car): string => (/, | and /.test(name) ? engine.code : name)

/** The family as one of its cars has it: without the names, weak points and needs of other years, gearboxes and models. */
export const familyOn = (entry: EngineFamilyEntry, car: Car): EngineFamily => ({
  ...entry,
  name: nameOn(entry.name, car),
  weakPoints: entry.weakPoints.flatMap((point) => weakPointOn(point, car)),
  mustKindsAbove: entry.mustKindsAbove.flatMap((must) => mustKindOn(must, car)),
})
