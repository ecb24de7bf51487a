import { PART_CATEGORY_NAMES, STAGE_NAMES, spoken } from '../../engine/display-words.ts'
import type { PartCategory, Slot } from '../../engine/model.ts'
import type { Stage } from '../../engine/vocabulary.ts'

/** A slot or a kind of part in running text: "fuel_pump" as "fuel pump". */
export function inWords(code: Slot | (string & {})): string {
  return spoken(code)
}

/** A category's name also for a word that this build does not know yet. */
export function categoryName(category: string): string {
  return PART_CATEGORY_NAMES[category as PartCategory] ?? capital(inWords(category))
}

/** "Stage 2" from "stage2"; text that already reads well stays as it is. */
export function stageName(stage: string): string {
  return STAGE_NAMES[stage as Stage] ?? stage
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
