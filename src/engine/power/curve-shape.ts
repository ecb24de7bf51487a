import type { PartKind } from '../model.ts'

const logistic = (x: number, middle: number, width: number): number => 1 / (1 + Math.exp(-(x - middle) / width))

/** Flow parts help where flow is high: restriction loss grows with the square of flow. */
const flow = (x: number) => Math.min(1.25, 0.25 + 0.75 * x * x)
/** Later valve timing trades low-speed filling for high-speed filling. */
const lateBreathing = (x: number) => Math.max(-0.35, Math.min(1.35, (x - 0.5) / 0.5))
/** Boost of a centrifugal blower grows with the square of its speed. */
const centrifugal = (x: number) => Math.min(1.3, x * x)
const level = () => 1
const turbo = (x: number) => logistic(x, 0.42, 0.05)
const largeTurbo = (x: number) => 1.3 * logistic(x, 0.52, 0.06) - 0.3
/** A turbo tune raises boost most where the factory limits torque. */
const midrange = (x: number) => 1.25 - 0.25 * x

const SHAPES: Partial<Record<PartKind, (x: number) => number>> = {
  supercharger_roots: level,
  supercharger_twin_screw: level,
  pulley_smaller: level,
  supercharger_centrifugal: centrifugal,
  turbo_kit_single: turbo,
  turbo_kit_twin: turbo,
  turbo_upgrade: largeTurbo,
  camshafts: lateBreathing,
  intake_manifold: lateBreathing,
  tune: midrange,
  e85_tune: midrange,
  flex_fuel: midrange,
  stroker: level,
  nitrous: (x) => Math.min(2, 1 / Math.max(0.5, x)),
  methanol_injection: level,
}

/**
 * How a kind's gain spreads over rpm: the share of its logarithmic gain at `x` = rpm over the rpm of rated power.
 * 1 at x = 1 for all kinds. Shapes by physics; their heights are calibrated.
 * Worked: a centrifugal blower at half the rpm gives a quarter.
 */
export function gainShape(kind: PartKind, x: number): number {
  return (SHAPES[kind] ?? flow)(x)
}
