import { breakable } from '../../engine/limits/is-strength.ts'
import { limitName } from '../../engine/limits/limit-words.ts'
import type { LimitUse, Part } from '../../engine/model.ts'
import type { Vehicle } from '../../engine/vehicle.ts'
import { partsLike, stockLimits } from '../planning/car-facts.ts'
import type { Advisor } from './advisor.ts'
import type { Subject } from './strength-answers.ts'

/** A shot is rated at the crank: so much of it arrives at the wheels. */
export const AT_THE_WHEELS = 0.85
/** The rulebook's word on shots (B20): a share of stock crank power, no more, on a stock bottom end. */
export const MOST_OF_STOCK = 0.25
/** The torque of a shot comes in all at once: it stays so far below a limit. */
export const KEEPS = 0.92
const STEP_HP = 5

export interface Bears {
  name: string
  wheelHp: number
  isStock: boolean
}

/** What has to bear the shot, the weakest first: of the build that is shown, else as the factory made it. */
export function bearersOf({ advisor, vehicle, reply }: Subject): readonly Bears[] {
  const ofBuild = reply?.limits as readonly LimitUse[] | undefined
  const all = ofBuild
    ? breakable(ofBuild).map((use) => ({
        ...use,
        name: limitName(use),
        wheelHp: (reply?.power.wheelHp ?? 0) / use.share,
        isStock: use.liftedByPartId === undefined,
      }))
    : breakable(stockLimits(advisor.catalog, vehicle).map((one) => ({ ...one, share: 1 / one.wheelHp }))).map(
        (one) => ({
          ...one,
          isStock: true,
        }),
      )
  return all.filter(({ component, slot }) => component !== 'boost_source' && slot !== 'intercooler')
}

/** A car that a shot goes on: as it stands, with the build that is shown, or at a power that was said. */
export interface ShotSubject extends Subject {
  baseWheelHp?: number
}

/** What it makes without the shot. */
export const powerBefore = ({ advisor, vehicle, reply, baseWheelHp }: ShotSubject): number =>
  baseWheelHp ?? reply?.power.wheelHp ?? advisor.catalog.stockPower(vehicle).stockWheelHp

/** The largest shot that everything bears, in steps. */
export function mostShot(advisor: Advisor, vehicle: Vehicle): number {
  const { stockWheelHp } = advisor.catalog.stockPower(vehicle)
  return largest(bearersOf({ advisor, vehicle, name: '', asked: '' }), stockWheelHp, vehicle)
}

/** The same of the car that is talked about, with the build that is shown. */
export function largestShot(subject: ShotSubject): number {
  const bearers = bearersOf(subject)
  // What boost already makes of a stock bottom end leaves nothing to a shot.
  const isFull = subject.baseWheelHp !== undefined && subject.vehicle.engine.boostGaugePsi > 0
  return isFull && !isBuiltAmong(bearers) ? 0 : largest(bearers, powerBefore(subject), subject.vehicle)
}

export function largest(bearers: readonly Bears[], wheelHp: number, vehicle: Vehicle): number {
  const room = Math.min(...bearers.map((one) => (KEEPS * one.wheelHp - wheelHp) / AT_THE_WHEELS))
  const most = isBuiltAmong(bearers) ? room : Math.min(room, MOST_OF_STOCK * vehicle.engine.crankHp)
  return Math.max(0, STEP_HP * Math.floor(most / STEP_HP))
}

export const isBuiltAmong = (bearers: readonly Bears[]): boolean =>
  bearers.some(({ name, isStock }) => name === 'bottom end' && !isStock)

/** The biggest kit whose shot is no larger. */
export function biggestKit({ catalog }: Advisor, vehicle: Vehicle, mostHp: number): Part | undefined {
  const hpOf = ({ ratings }: Part) => ratings.nitrousHp ?? Number.POSITIVE_INFINITY
  return partsLike(catalog, vehicle, { kind: 'nitrous' })
    .filter((part) => part.kind === 'nitrous' && hpOf(part) <= mostHp)
    .toSorted((a, b) => hpOf(b) - hpOf(a) || a.priceCents - b.priceCents)[0]
}
