/** Limits that the browser and the server both keep. No schema library, so that a page may import it. */

/** Of one thing in a cart, and different things in it. */
export const MAX_QUANTITY = 99
export const MAX_LINES = 250

/** Build My Ride's target slider, wheel horsepower. */
export const TARGET_HP = { min: 300, max: 1000, step: 25, default: 500 } as const
/** The planner's Target HP input, wheel horsepower. */
export const SMART_TARGET = { min: 300, max: 1500, step: 50 } as const

/** The nearest target that the slider has. Worked: 640 is 650, 1200 is 1000. */
export function nearestTarget(wheelHp: number): number {
  const { min, max, step } = TARGET_HP
  return Math.min(max, Math.max(min, Math.round(wheelHp / step) * step))
}
