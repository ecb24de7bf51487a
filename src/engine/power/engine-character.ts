import type { Engine } from '../model.ts'

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

/**
 * ln(100 hp/L over specific output), within 0.6: how much the factory left in a turbo engine. A mild engine has more to
 * give than one of high specific output. Worked: 150 hp/L gives -0.405.
 */
export const headroom = (engine: Engine): number =>
  within(-0.6, Math.log((100 * engine.displacementL) / engine.crankHp), 0.6)

/**
 * ln(specific output over 75 hp/L), within 0.5: an engine that breathes well at high rpm makes more of a kit's boost.
 * Worked: 87 hp/L gives 0.148.
 */
export const specificOutput = (engine: Engine): number =>
  within(-0.5, Math.log(engine.crankHp / (75 * engine.displacementL)), 0.5)

/**
 * (80 hp/L over specific output)^0.5, from 0.75 to 1.35: an unboosted engine of low specific output is held back by its
 * breathing, and gains more from parts that free it. Worked: 57 hp/L gives 1.18, 100 hp/L gives 0.89.
 */
export const breathingRestriction = (engine: Engine): number =>
  within(0.75, Math.sqrt((80 * engine.displacementL) / engine.crankHp), 1.35)
