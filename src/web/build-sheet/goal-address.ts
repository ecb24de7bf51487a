import type { TimeGoal } from '../../engine/dragstrip/timed-run.ts'

/** Strips print thousandths; a goal is told to the hundredth. */
export const hundredths = (seconds: number): number => Math.round(seconds * 100) / 100

/** A time goal as every address carries it: ?goal=quarter_mile&seconds=10.9. */
export const goalInAddress = ({ measure, seconds }: TimeGoal) => ({ goal: measure, seconds: String(seconds) })
