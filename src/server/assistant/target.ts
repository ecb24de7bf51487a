import type { TimeGoal } from '../../engine/dragstrip/timed-run.ts'

/** What a build is planned for: power at the wheels, or a time. */
export type Target = number | TimeGoal
