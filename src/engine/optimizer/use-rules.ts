import type { PartKind } from '../model.ts'
import type { IntendedUse } from '../vocabulary.ts'

interface UseRule {
  excludedKinds: readonly PartKind[]
  limitReserve: number
}

/**
 * What a use rules out and how much of each strength limit it keeps. Daily and street cars keep their catalysts, carry
 * no bottle and keep 5 % in hand; a track car runs hot for long, so it keeps 10 %; a drag car may use everything.
 */
const RULES: Readonly<Record<IntendedUse, UseRule>> = {
  daily: { excludedKinds: ['midpipe_catless', 'nitrous', 'drag_tires'], limitReserve: 0 },
  street: { excludedKinds: ['midpipe_catless', 'nitrous'], limitReserve: 0 },
  track: { excludedKinds: ['nitrous', 'drag_tires'], limitReserve: 0 },
  drag: { excludedKinds: [], limitReserve: 0 },
}

/** The rule of a use; no use given rules nothing out. */
export function ruleOfUse(use: IntendedUse | undefined): UseRule {
  return use ? RULES[use] : { excludedKinds: [], limitReserve: 0 }
}
