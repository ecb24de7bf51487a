import type { PowerFactors } from '../power/power-factors.ts'
import { DEFAULT_FACTORS } from './factors.ts'

/** Written by `npm run accuracy -- --fit`. Until the first fit: the priors. */
export const FITTED_FACTORS: PowerFactors = DEFAULT_FACTORS
