import type { Fuel, Part, Vehicle } from '../../engine/model.ts'
import type { PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import { goalTerms } from '../../engine/optimizer/planned-for-goal.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { rangeOf, thinCurve } from '../catalog/figures.ts'
import type { StoredBuild } from '../database/schema/catalog.ts'
import { dollarsOf } from '../pricing/money.ts'
import { type BuildGoal, cappedBuild } from './capped-build.ts'
import { timeSlipOfBuild } from './time-slip.ts'

/** What a build of the gallery is planned for: the street, and the reserve that Build My Ride keeps. */
export const galleryGoal = (goalWheelHp: number): BuildGoal => ({
  ...{ use: 'street', priority: 'balanced' },
  ...goalTerms({ wheelHp: goalWheelHp }),
})

/** A build of the gallery as it is planned and billed wherever its parts are sold. */
export const galleryBuild = (
  catalog: Pick<CatalogSnapshot, 'factors' | 'partsFor'>,
  build: { vehicle: Vehicle; parts: readonly Part[]; fuel: Fuel },
  goalWheelHp: number,
): PlannedBuild => cappedBuild(catalog, build, galleryGoal(goalWheelHp))

/** What the gallery shows of a planned build. Power at the wheels; US dollars, parts and labor. */
export function galleryFigures({
  build,
  power,
  costCents,
}: PlannedBuild): Pick<
  StoredBuild,
  | 'finalHorsepower'
  | 'finalTorque'
  | 'baseHorsepower'
  | 'totalCost'
  | 'modList'
  | 'partIds'
  | 'fuel'
  | 'curve'
  | 'stockCurve'
  | 'wheelHpRange90'
  | 'timeSlip'
> {
  const { vehicle, parts, fuel } = build
  return {
    finalHorsepower: Math.round(power.wheelHp),
    finalTorque: Math.round(power.wheelTorqueLbft),
    baseHorsepower: Math.round(power.stockWheelHp),
    totalCost: dollarsOf(costCents),
    modList: parts.map((part) => `${part.manufacturer} ${part.name}`),
    partIds: parts.map((part) => part.id),
    fuel,
    curve: thinCurve(power.curve),
    stockCurve: thinCurve(power.stockCurve),
    wheelHpRange90: rangeOf(power.wheelHpRange90),
    timeSlip: timeSlipOfBuild(vehicle, parts, power.curve),
  }
}
