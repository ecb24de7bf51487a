import type { Engine } from '../model.ts'

interface TorqueDip {
  rpm: number
  widthRpm: number
  /** Share of torque that is missing in the middle. */
  depth: number
  /** Share of peak torque at 1000 rpm: such an engine pulls well on the near side of its hole. */
  idleShare: number
}

/**
 * Holes in the torque of stock engines, by engine code. The FA20 of the 2013-20 86, FR-S and BRZ loses torque around
 * 4,000 rpm to the tuning of its intake and exhaust runners (every published dyno sheet of the car shows it).
 */
const TORQUE_DIPS: Readonly<Record<string, TorqueDip>> = {
  FA20D: { rpm: 4000, widthRpm: 450, depth: 0.12, idleShare: 0.78 },
}

export const torqueDipOf = (engine: Engine): TorqueDip | undefined => TORQUE_DIPS[engine.code]

function missingShare(engine: Engine, rpm: number): number {
  const dip = torqueDipOf(engine)
  return dip ? dip.depth * Math.exp(-0.5 * ((rpm - dip.rpm) / dip.widthRpm) ** 2) : 0
}

/** Torque with the hole that this engine is known for; unchanged on all others. */
export function dippedTorque(engine: Engine, rpm: number, torqueLbft: number): number {
  return torqueLbft * (1 - missingShare(engine, rpm))
}

/** ln of torque that filling a share of the hole gives back at an rpm. */
export function dipFilled(engine: Engine, rpm: number, share: number): number {
  const missing = missingShare(engine, rpm)
  return Math.log((1 - missing * (1 - Math.min(1, share))) / (1 - missing))
}
