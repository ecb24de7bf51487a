import type { Aspiration } from './model.ts'

/** The words that requests and replies share, each listed once; what customers read for them: `display-words.ts`. */

/** How a car is to make its power. `auto` leaves it to the shop. */
export const INDUCTION_PREFERENCES = ['auto', 'naturally_aspirated', 'turbo', 'supercharger', 'procharger'] as const
export type InductionPreference = (typeof INDUCTION_PREFERENCES)[number]

/** How an engine breathes, however many turbochargers it has. */
export type Induction = Exclude<Aspiration, 'twin_turbo'>
export const inductionOf = (aspiration: Aspiration): Induction => (aspiration === 'twin_turbo' ? 'turbo' : aspiration)

/** What the car is for. It rules parts out (`optimizer/use-rules.ts`) and keeps a reserve on the limits. */
export const INTENDED_USES = ['daily', 'street', 'track', 'drag'] as const
export type IntendedUse = (typeof INTENDED_USES)[number]

/** What a car has to pass: California's rules, or another state's inspection, for which the cats stay where they are. */
export const MUST_PASS = ['cats', 'carb'] as const
export type MustPass = (typeof MUST_PASS)[number]

/** What a goal at the strip is timed over, from a standing start. */
export const TIME_MEASURES = ['quarter_mile', 'zero_to_sixty'] as const
export type TimeMeasure = (typeof TIME_MEASURES)[number]

export const STAGES = ['stage1', 'stage2', 'stage3', 'wide_open'] as const
export type Stage = (typeof STAGES)[number]

export const COMPONENT_FILTERS = [
  'all',
  'core_components',
  'forced_induction',
  'engine_internals',
  'fuel_system',
  'cooling',
  'exhaust',
  'intake',
  'transmission',
] as const
export type ComponentFilter = (typeof COMPONENT_FILTERS)[number]
