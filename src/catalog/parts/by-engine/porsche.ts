import type { Part } from '../../../engine/model.ts'
import { PORSCHE_CARRERA_AND_718_PARTS } from './porsche-carrera.ts'
import { PORSCHE_NA_PARTS } from './porsche-na.ts'
import { PORSCHE_TURBO_PARTS } from './porsche-turbo.ts'

/** Products for Porsche engines. */
export const PORSCHE_PARTS: readonly Part[] = [
  ...PORSCHE_TURBO_PARTS,
  ...PORSCHE_CARRERA_AND_718_PARTS,
  ...PORSCHE_NA_PARTS,
]
