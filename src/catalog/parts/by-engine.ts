import type { Part } from '../../engine/model.ts'
import { DODGE_HEMI_PARTS } from './by-engine/dodge-hemi.ts'
import { DODGE_SUPERCHARGED_PARTS } from './by-engine/dodge-supercharged.ts'
import { DODGE_VIPER_AND_SRT4_PARTS } from './by-engine/dodge-viper-srt4.ts'
import { FORD_1987_2004_PARTS } from './by-engine/ford-1987-2004.ts'
import { FORD_COYOTE_PARTS } from './by-engine/ford-coyote.ts'
import { FORD_ECOBOOST_PARTS } from './by-engine/ford-ecoboost.ts'
import { FORD_ECOBOOST_MUSTANG_PARTS } from './by-engine/ford-ecoboost-mustang.ts'
import { FORD_ECOBOOST_V6_PARTS } from './by-engine/ford-ecoboost-v6.ts'
import { FORD_FACTORY_BLOWER_PARTS } from './by-engine/ford-factory-blower.ts'
import { FORD_S197_PARTS } from './by-engine/ford-s197.ts'
import { FORD_TRUCK_AND_SHELBY_PARTS } from './by-engine/ford-truck-shelby.ts'

/** Products of named makers by engine family. */
export const PARTS_BY_ENGINE: readonly Part[] = [
  ...FORD_1987_2004_PARTS,
  ...FORD_S197_PARTS,
  ...FORD_COYOTE_PARTS,
  ...FORD_TRUCK_AND_SHELBY_PARTS,
  ...FORD_FACTORY_BLOWER_PARTS,
  ...FORD_ECOBOOST_PARTS,
  ...FORD_ECOBOOST_MUSTANG_PARTS,
  ...FORD_ECOBOOST_V6_PARTS,
  ...DODGE_HEMI_PARTS,
  ...DODGE_SUPERCHARGED_PARTS,
  ...DODGE_VIPER_AND_SRT4_PARTS,
]
