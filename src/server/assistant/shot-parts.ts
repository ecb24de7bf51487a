import type { Part, PartKind } from '../../engine/model.ts'
import { injectorCrankHp, pumpCrankHp } from '../../engine/power/fuel.ts'
import { stockCrankTorqueLbft } from '../../engine/power/stock-curve.ts'
import { partsLike } from '../planning/car-facts.ts'
import { AT_THE_WHEELS, KEEPS, powerBefore, type ShotSubject } from './shot-limits.ts'

/** The cheapest part of the first of these kinds that is rated for the power with the shot; one without a rating is none. */
export function partForShot(subject: ShotSubject, shot: number, kinds: readonly PartKind[]): Part | undefined {
  const { advisor, vehicle, reply } = subject
  const isFitted = ({ id }: Part) => reply?.recommendedParts.some(({ partId }) => partId === id) ?? false
  return kinds
    .map((kind) =>
      partsLike(advisor.catalog, vehicle, { kind }).find(
        (part) => part.kind === kind && !isFitted(part) && bearsShot(subject, shot, part),
      ),
    )
    .find((part) => part !== undefined)
}

/** Whether a part's own rating leaves the margin that a shot wants. */
function bearsShot(subject: ShotSubject, shot: number, part: Part): boolean {
  const { advisor, vehicle, reply } = subject
  const wheelHp = powerBefore(subject)
  const withShot = wheelHp + AT_THE_WHEELS * shot
  const { supportsTorqueLbft, injectorCcPerMin, pumpLitersPerHour, supportsCrankHp } = part.ratings
  if (supportsTorqueLbft) {
    const stock = advisor.catalog.stockPower(vehicle)
    const ofBuild = reply && subject.baseWheelHp === undefined ? reply.power.crankTorqueLbft : undefined
    const torque = ofBuild ?? stockCrankTorqueLbft(vehicle.engine) * Math.max(1, wheelHp / stock.stockWheelHp)
    return torque * (withShot / wheelHp) <= KEEPS * supportsTorqueLbft
  }
  const fed = injectorCcPerMin
    ? injectorCrankHp({ ccPerMin: injectorCcPerMin, cylinders: vehicle.engine.cylinders, boosted: true, fuel: '93' })
    : pumpLitersPerHour
      ? pumpCrankHp({ litersPerHour: pumpLitersPerHour, boosted: true, fuel: '93' })
      : undefined
  const crankHp = fed ?? supportsCrankHp
  const kept = 1 - advisor.catalog.stockPower(vehicle).drivelineLoss
  return crankHp !== undefined && withShot <= KEEPS * crankHp * kept
}
