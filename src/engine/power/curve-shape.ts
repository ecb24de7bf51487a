import type { Engine, Part, PartKind } from '../model.ts'
import { boostOnset } from './boost-onset.ts'
import { dipFilled } from './torque-dip.ts'

/** A part of the build with the natural logarithm of its gain at the power peak. */
export interface ShapedGain {
  part: Part
  logGain: number
}

/** What the parts of a build do to a curve. */
export interface CurveBend {
  /** The whole breathing of the engine stands this much higher in rpm. */
  rpmScale: number
  /** Share of the overspeed past the power peak that still costs breath. */
  overspeed: number
  /** ln of power gained at an rpm. */
  logGain(rpm: number): number
}

type Shape = (rpm: number, engine: Engine) => number

const bell = (rpm: number, middle: number, width: number): number => Math.exp(-0.5 * ((rpm - middle) / width) ** 2)
/** A shape brought to 1 at rated power rpm. */
const oneAtPeak =
  (shape: Shape): Shape =>
  (rpm, engine) =>
    shape(rpm, engine) / shape(engine.crankHpRpm, engine)

/** Flow parts help where flow is high: restriction loss grows with the square of flow, and levels out past the peak. */
const flow: Shape = (rpm, engine) => {
  const x = rpm / engine.crankHpRpm
  return x < 1 ? 0.25 + 0.75 * x * x : 1.25 - 0.25 * Math.exp(-6 * (x - 1))
}
const level: Shape = () => 1
/** A turbo tune raises boost where the factory limits torque; at the top the factory turbo has little left. */
const turboTune: Shape = oneAtPeak(
  (rpm, engine) =>
    (0.82 + 0.32 * bell(rpm, 3300, 1300)) * (rpm > engine.crankHpRpm ? bell(rpm, engine.crankHpRpm, 2500) : 1),
)
/** Ethanol and water pay by knock margin, which is shortest at the torque peak. */
const knockMargin: Shape = oneAtPeak((rpm, engine) => 1 + 0.1 * bell(rpm, engine.crankTorqueRpm, 1500))
/** A shot is the same power at any rpm; a progressive controller eases it in at low rpm. */
const shot: Shape = oneAtPeak((rpm, engine) => 1 / Math.hypot(rpm / engine.crankHpRpm, 0.6))
/** Same boost over rpm; past the middle the blower runs ever hotter. */
const smallerPulley: Shape = oneAtPeak((rpm, engine) => 1.1 - 0.1 * (rpm / engine.crankHpRpm) ** 6)

/**
 * Cams and short runners move the breathing of the engine up in rpm by a share of their gain, which brings that share of
 * power with it; what is left of the gain is lost below and won above.
 */
const BREATHING: Partial<Record<PartKind, { moves: number; swing: number; width: number }>> = {
  camshafts: { moves: 0.5, swing: 0.72, width: 0.45 },
  intake_manifold: { moves: 1, swing: 1.1, width: 0.4 },
}

const SHAPES: Partial<Record<PartKind, Shape>> = {
  pulley_smaller: smallerPulley,
  e85_tune: knockMargin,
  flex_fuel: knockMargin,
  methanol_injection: knockMargin,
  stroker: level,
  nitrous: shot,
}
/** Share of a known torque hole that a part fills: better tuned runners, and fuel that lets the tuner advance the cams. */
const FILLS_DIP: Partial<Record<PartKind, number>> = {
  headers_long_tube: 0.4,
  headers_shorty: 0.25,
  e85_tune: 0.3,
  flex_fuel: 0.2,
}
const MOST_MOVED = 0.12

const isTurbo = ({ aspiration }: Engine) => aspiration === 'turbo' || aspiration === 'twin_turbo'

function shapeOf({ kind }: Part, engine: Engine, source: Part | undefined): Shape {
  const centrifugal = source?.kind === 'supercharger_centrifugal'
  if (kind === 'tune') return isTurbo(engine) && !source ? turboTune : level
  if (kind === 'pulley_smaller' && centrifugal) return (rpm) => (rpm / engine.crankHpRpm) ** 2
  return SHAPES[kind] ?? flow
}

/** ln gain of one part at an rpm; `logGain` at rated power rpm, less what a move of the breathing brings by itself. */
function gainOf({ part, logGain }: ShapedGain, engine: Engine, source: Part | undefined): (rpm: number) => number {
  const breathing = BREATHING[part.kind]
  if (breathing) {
    const { moves, swing, width } = breathing
    return (rpm) => logGain * (1 - moves + swing * Math.tanh((rpm / engine.crankHpRpm - 1) / width))
  }
  if (part === source) {
    const onset = boostOnset(part, engine, logGain)
    return (rpm) => logGain + Math.log(onset.offBoostShare + (1 - onset.offBoostShare) * onset.share(rpm))
  }
  const shape = shapeOf(part, engine, source)
  const filled = FILLS_DIP[part.kind]
  return (rpm) => logGain * shape(rpm, engine) + (filled === undefined ? 0 : dipFilled(engine, rpm, filled))
}

/** A centrifugal blower still gains boost past the power peak, and a larger turbo does not choke where the factory's did. */
const reachesFurther = ({ kind }: Part, engine: Engine): boolean =>
  kind === 'supercharger_centrifugal' || (isTurbo(engine) && kind.startsWith('turbo_'))

/** How far a part moves the breathing of the engine up, as a share of rpm. */
function movedBy({ part, logGain }: ShapedGain, engine: Engine): number {
  if (isTurbo(engine) && reachesFurther(part, engine)) return Math.max(0.075, Math.min(0.11, 0.25 * logGain))
  return Math.max(0, (BREATHING[part.kind]?.moves ?? 0) * logGain)
}

const SOURCES = /^(?:supercharger_|turbo_kit_|turbo_upgrade)/

/**
 * How the parts of a build bend the stock curve. Shapes by physics and trade practice; their heights are calibrated.
 * Worked: cams worth 8 % move the peak of a 6,000 rpm engine up by about 400 rpm.
 */
export function curveBend(engine: Engine, gains: readonly ShapedGain[]): CurveBend {
  const source = gains.find(({ part }) => SOURCES.test(part.kind))?.part
  const each = gains.map((gain) => gainOf(gain, engine, source))
  const moved = gains.reduce((sum, gain) => sum + movedBy(gain, engine), 0)
  return {
    rpmScale: 1 + MOST_MOVED * Math.tanh(moved / MOST_MOVED),
    overspeed: source && reachesFurther(source, engine) ? 0.4 : 1,
    logGain: (rpm) => each.reduce((sum, gain) => sum + gain(rpm), 0),
  }
}
