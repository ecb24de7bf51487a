import type { Draft } from './draft.ts'
import type { Goal } from './meaning.ts'

/** What is planned where no power was asked for: the most for the money, or what the wanted parts bring. */
export function impliedGoal({
  budgetUsd,
  wants = [],
  installed = [],
  induction,
  boostKinds = [],
  maker,
  keepsStock = [],
  use,
  fuel,
  talk,
}: Draft): Goal | 'parts' | undefined {
  if (budgetUsd !== undefined) return { most: true }
  if (induction === 'naturally_aspirated' && wants.length === 0) return { most: true, isSafe: true }
  if (wants.length > installed.length || boostKinds.length > 0 || maker || (induction && induction !== 'auto'))
    return 'parts'
  // What stays for a smog check is no wish for the most around it.
  return keepsStock.length > 0 && !talk?.mustPass && (use !== undefined || fuel !== undefined)
    ? { most: true, isSafe: true }
    : undefined
}
