import type { TimeSlip } from '../../engine/dragstrip/time-slip.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { powerToday } from '../planning/current-setup.ts'
import { runOfBuild } from '../planning/time-slip.ts'
import { plannedNow, type SavedPlan } from './plans.ts'

/** A saved build down the strip, or the car that it starts from: the run behind the time slips of the plan's own page. */
export interface PlanRun {
  title: string
  vehicleId: string
  /** Whether the run is of a car whose owner told what stands on it. */
  isOwnCar: boolean
  wheelHp: number
  slip: TimeSlip
}

/** Undefined when the plan's car left the catalog. */
export function planRun(catalog: CatalogSnapshot, plan: SavedPlan, what: 'plan' | 'before'): PlanRun | undefined {
  const vehicle = catalog.vehicle(plan.vehicleId)
  if (!vehicle) return undefined
  const known = plan.partIds.flatMap((id) => catalog.part(id) ?? [])
  const { planned, car } = plannedNow(catalog, vehicle, known, plan)
  const { build, power } = planned
  const { setup } = car
  const about = { title: plan.title, vehicleId: vehicle.id, isOwnCar: setup !== undefined }
  const terms = { tires: plan.request.tires ?? setup?.tires, altitudeFt: setup?.altitudeFt }
  if (what === 'plan') {
    const { parts } = build
    const slip = runOfBuild({ vehicle: build.vehicle, parts, curve: power.curve }, terms, true)
    return { ...about, wheelHp: power.wheelHp, slip }
  }
  if (!setup) {
    const slip = runOfBuild({ vehicle, parts: [], curve: power.stockCurve }, {}, true)
    return { ...about, wheelHp: power.stockWheelHp, slip }
  }
  const today = powerToday(catalog, car, build.fuel)
  const slip = runOfBuild({ vehicle: car.vehicle, parts: car.installed, curve: today.curve }, setup, true)
  return { ...about, wheelHp: today.wheelHp, slip }
}
