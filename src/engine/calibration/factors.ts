import type { PowerFactors } from '../power/power-factors.ts'
import { PRIORS } from './priors.ts'

/** What the engine believes before it has seen any published result: the priors' means. */
export const DEFAULT_FACTORS: PowerFactors = {
  version: 'priors-1',
  effects: Object.fromEntries(Object.entries(PRIORS).map(([name, prior]) => [name, prior.mean])),
  spread: { base: 0.08, rating: 0.08, slope: 0.3, unstated_boost: 0.15 },
}
