import { STAGE_NAMES } from '../../engine/display-words.ts'
import type { PartCategory, Slot } from '../../engine/model.ts'
import type { Stage } from '../../engine/vocabulary.ts'

/** Category names as the shop shows them. */
export const CATEGORY_NAME: Readonly<Record<PartCategory, string>> = {
  intake: 'Intake',
  exhaust: 'Exhaust',
  cooling: 'Cooling',
  fuel_system: 'Fuel System',
  tuning: 'Tuning',
  transmission: 'Transmission',
  forced_induction: 'Forced Induction',
  turbo: 'Turbo',
  engine_internals: 'Engine Internals',
  drivetrain: 'Drivetrain',
  braking: 'Braking',
  suspension: 'Suspension',
}

/** "boost_source" as "boost source": a slot or a kind of part in running text. */
export function inWords(code: Slot | (string & {})): string {
  return code.replaceAll('_', ' ')
}

/** A category's name also for a word that this build does not know yet. */
export function categoryName(category: string): string {
  return CATEGORY_NAME[category as PartCategory] ?? capital(inWords(category))
}

/** "Stage 2" from "stage2"; text that already reads well stays as it is. */
export function stageName(stage: string): string {
  return STAGE_NAMES[stage as Stage] ?? stage
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
