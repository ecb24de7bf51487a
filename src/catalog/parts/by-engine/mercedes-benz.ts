import type { Part } from '../../../engine/model.ts'
import { MERCEDES_BENZ_SMALL_PARTS } from './mercedes-benz-small.ts'
import { MERCEDES_BENZ_V8_PARTS } from './mercedes-benz-v8.ts'

/** Products for Mercedes-Benz AMG engines. */
export const MERCEDES_BENZ_PARTS: readonly Part[] = [...MERCEDES_BENZ_V8_PARTS, ...MERCEDES_BENZ_SMALL_PARTS]
