import type { PowerFactors } from '../power/power-factors.ts'
import { DEFAULT_SPREAD } from '../power/range.ts'
import { PRIOR_MEANS } from './priors.ts'

/** What the engine believes before it has seen any published result: the priors' means. */
export const DEFAULT_FACTORS: PowerFactors = {
  version: 'priors-1',
  effects: PRIOR_MEANS,
  spread: DEFAULT_SPREAD,
}
