import type { CarInBuild, CarToday } from '../../contract/current-setup.ts'
import type { StagePackageReply } from '../../contract/planner.ts'
import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'
import { mileageNotes } from '../../engine/current-setup/mileage-notes.ts'
import { FUEL_NAMES } from '../../engine/display-words.ts'
import type { BuildPower } from '../../engine/model.ts'
import type { PlanLine, PlannedBuild } from '../../engine/optimizer/planned-build.ts'
import type { StagePackage } from '../../engine/planner/stage-packages.ts'
import { rangeOf, roundTo, thinCurve } from '../catalog/figures.ts'
import { whyReply } from '../catalog/part-reply.ts'
import { stockWheelHp, stockWheelHpShown } from '../catalog/vehicle-reply.ts'
import { dollarsOf } from '../pricing/money.ts'
import { timeSlipOfBuild } from './time-slip.ts'

/** One component of a stage package. Gains keep every digit, so that they add up to the target. */
export const stagePartReply = (
  { part, priceCents, laborHours, gainWheelHp }: PlanLine,
  reasons: StagePackage['reasons'],
) => ({
  partId: part.id,
  name: part.name,
  manufacturer: part.manufacturer,
  category: part.category,
  kind: part.kind,
  price: dollarsOf(priceCents),
  laborHours,
  powerGain: gainWheelHp,
  required: true,
  why: whyReply(reasons.get(part.id) ?? []),
})

/** The car as it stands that a stage starts from. */
interface OwnCar {
  today: CarToday
  inBuild: CarInBuild
  setup: CurrentSetup | undefined
}

/**
 * A stage package for the wire: parts + tuning + labor = total cost; what the car makes + gains = target wheel hp. `stock`
 * is the car as the screen shows it, on the fuel that it is rated on; what the package's own fuel adds belongs to its
 * calibration.
 */
export function stageReply(stage: StagePackage, stock: BuildPower, own?: OwnCar | null): StagePackageReply {
  const { planned, tuning, injectors } = stage
  const { power, build } = planned
  const bought = planned.lines.filter(({ part }) => !part.installed)
  const targetHp = Math.round(stage.targetWheelHp)
  const stockHp = own ? Math.round(own.today.wheelHp) : stockWheelHpShown(stock)
  const fuelGain = stage.stockWheelHp - stockWheelHp(stock)
  return {
    name: stage.name,
    stage: stage.stage,
    targetHp,
    stockHp,
    gainHp: targetHp - stockHp,
    parts: stage.shown.map((line) => stagePartReply(line, stage.reasons)),
    allParts: bought.map((line) => stagePartReply(line, stage.reasons)),
    tuning: {
      partId: tuning.partId ?? null,
      name: tuning.name,
      manufacturer: tuning.manufacturer,
      cost: dollarsOf(tuning.priceCents),
      description: tuning.description + (own ? '' : fuelWords(build, fuelGain)),
      requiresDualInjection: tuning.requiresDualInjection,
      powerGain: tuning.gainWheelHp + (own ? 0 : fuelGain),
    },
    supportingMods: stage.supportingMods.map(({ category, items }) => ({
      category,
      items: items.map(({ part, reason, ruleId = null }) => ({
        partId: part.id,
        name: part.name,
        manufacturer: part.manufacturer,
        reason,
        ruleId,
        price: dollarsOf(part.priceCents),
      })),
    })),
    injectors: injectors ? { sizeCc: injectors.ccPerMin, label: `${injectors.ccPerMin}cc` } : null,
    partsCost: dollarsOf(stage.partsCents),
    laborHours: roundTo(stage.laborHours, 2),
    laborCost: dollarsOf(stage.laborCents),
    totalCost: dollarsOf(stage.totalCents),
    timeline: stage.timeline,
    safetyNotes: [...mileageNotes(own?.setup?.mileage, build.vehicle, build.parts), ...stage.safetyNotes],
    limits: [...planned.limits],
    curve: thinCurve(power.curve),
    wheelHpRange90: rangeOf(power.wheelHpRange90),
    timeSlip: timeSlipOfBuild(build.vehicle, build.parts, power.curve, own?.setup),
    currentSetup: own ? { ...own.inBuild, powerGain: ownPartsGain(stage, own) } : null,
  }
}

/** What the bought parts and the tune leave of the way from what the car makes today to the target. */
function ownPartsGain({ core, tuning, targetWheelHp }: StagePackage, { today }: OwnCar): number {
  const bought = core.reduce((sum, line) => sum + line.gainWheelHp, tuning.gainWheelHp)
  return targetWheelHp - today.wheelHp - bought
}

/** What the fuel alone changes on the stock car, where that is a figure to show. */
function fuelWords({ vehicle, fuel }: PlannedBuild['build'], gainWheelHp: number): string {
  const gain = Math.round(gainWheelHp)
  if (gain === 0) return ''
  const than = `instead of ${FUEL_NAMES[vehicle.engine.ratedFuel]}`
  return gain > 0
    ? ` ${FUEL_NAMES[fuel]} ${than} is ${gain} whp of the gain.`
    : ` ${FUEL_NAMES[fuel]} ${than} takes ${-gain} whp off the stock power.`
}

/** Working days that so many hours take in the shop, as a range. Worked: 6 h = "1-2 days"; 27 h = "4-5 days". */
export function installDays(laborHours: number): string {
  const days = Math.max(1, Math.ceil(laborHours / 8))
  return `${days}-${days + 1} days`
}
