import type { Bilingual } from '../advisor.ts'

/** A symptom that says stop before it says anything of power. */
export interface Danger {
  id: string
  /** As it is named in a sentence: "soft brake pedal". */
  name: Bilingual
  said: RegExp
  /** In Spanish, without accents. */
  dicho: RegExp
  /** What to leave at once, and why. */
  stop: Bilingual
  /** What is looked at next. */
  check: Bilingual
}
