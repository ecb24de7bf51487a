import type { Part } from '../../../engine/model.ts'
import { BMW_B_SERIES_PARTS } from './bmw-b-series.ts'
import { BMW_M_NA_PARTS } from './bmw-m-na.ts'
import { BMW_M_TURBO_PARTS } from './bmw-m-turbo.ts'
import { BMW_N_SERIES_PARTS } from './bmw-n-series.ts'
import { BMW_V8_PARTS } from './bmw-v8.ts'

/** Products for BMW engines. */
export const BMW_PARTS: readonly Part[] = [
  ...BMW_N_SERIES_PARTS,
  ...BMW_B_SERIES_PARTS,
  ...BMW_M_TURBO_PARTS,
  ...BMW_V8_PARTS,
  ...BMW_M_NA_PARTS,
]
