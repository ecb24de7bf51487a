import type { TimeMeasure } from '../engine/vocabulary.ts'

/** Limits that the browser and the server both keep. No schema library, so that a page may import it. */

/** Of one thing in a cart, and different things in it. */
export const MAX_QUANTITY = 99
export const MAX_LINES = 250

/** Build My Ride's target slider, wheel horsepower. */
export const TARGET_HP = { min: 300, max: 1000, step: 25, default: 500 } as const
/** The planner's Target HP input, wheel horsepower. */
export const SMART_TARGET = { min: 300, max: 1500, step: 50 } as const

/** Goals at the strip, seconds; below the least no street car runs. Sliders move by the step, a typed time by hundredths. */
export const TIME_GOALS = {
  quarter_mile: { min: 7, max: 18, step: 0.1, default: 11.5 },
  zero_to_sixty: { min: 1.5, max: 9, step: 0.1, default: 4 },
} as const satisfies Record<TimeMeasure, object>
/** The slowest time that counts as a goal: longer than any car of the catalog takes. */
export const MOST_TIME_S = 60

/** The nearest target that the slider has. Worked: 640 is 650, 1200 is 1000. */
export function nearestTarget(wheelHp: number): number {
  const { min, max, step } = TARGET_HP
  return Math.min(max, Math.max(min, Math.round(wheelHp / step) * step))
}
