import type { PowerFactors } from '../power/power-factors.ts'
import { DEFAULT_SPREAD } from '../power/range.ts'
import { PRIORS } from './priors.ts'

/** What the engine believes before it has seen any published result: the priors' means. */
export const DEFAULT_FACTORS: PowerFactors = {
  version: 'priors-1',
  effects: Object.fromEntries(Object.entries(PRIORS).map(([name, prior]) => [name, prior.mean])),
  spread: DEFAULT_SPREAD,
}
