import type { Part } from '../../engine/model.ts'
import { ACURA_V6_PARTS } from './by-engine/acura-v6.ts'
import { AUDI_25T_PARTS } from './by-engine/audi-25t.ts'
import { AUDI_FSI_PARTS } from './by-engine/audi-fsi.ts'
import { AUDI_V6_PARTS } from './by-engine/audi-v6.ts'
import { AUDI_V8_TURBO_PARTS } from './by-engine/audi-v8-turbo.ts'
import { BMW_B_SERIES_PARTS } from './by-engine/bmw-b-series.ts'
import { BMW_M_NA_PARTS } from './by-engine/bmw-m-na.ts'
import { BMW_M_TURBO_PARTS } from './by-engine/bmw-m-turbo.ts'
import { BMW_N_SERIES_PARTS } from './by-engine/bmw-n-series.ts'
import { BMW_V8_PARTS } from './by-engine/bmw-v8.ts'
import { CHEVROLET_BLOWER_PARTS } from './by-engine/chevrolet-blower.ts'
import { CHEVROLET_FOUR_AND_SIX_PARTS } from './by-engine/chevrolet-four-and-six.ts'
import { CHEVROLET_LS_PARTS } from './by-engine/chevrolet-ls.ts'
import { CHEVROLET_LT_PARTS } from './by-engine/chevrolet-lt.ts'
import { CHEVROLET_TRUCK_PARTS } from './by-engine/chevrolet-truck.ts'
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
import { HONDA_15_TURBO_PARTS } from './by-engine/honda-15-turbo.ts'
import { HONDA_K_SERIES_PARTS } from './by-engine/honda-k-series.ts'
import { HONDA_NA_PARTS } from './by-engine/honda-na.ts'
import { HONDA_TURBO_PARTS } from './by-engine/honda-turbo.ts'
import { MAZDA_MIATA_PARTS } from './by-engine/mazda-miata.ts'
import { MAZDA_ROTARY_PARTS } from './by-engine/mazda-rotary.ts'
import { MAZDA_TURBO_PARTS } from './by-engine/mazda-turbo.ts'
import { MERCEDES_BENZ_SMALL_PARTS } from './by-engine/mercedes-benz-small.ts'
import { MERCEDES_BENZ_V8_PARTS } from './by-engine/mercedes-benz-v8.ts'
import { MITSUBISHI_4B11_PARTS } from './by-engine/mitsubishi-4b11.ts'
import { MITSUBISHI_4G63_PARTS } from './by-engine/mitsubishi-4g63.ts'
import { NISSAN_GT_R_300ZX_PARTS } from './by-engine/nissan-gt-r-300zx.ts'
import { NISSAN_VQ_PARTS } from './by-engine/nissan-vq.ts'
import { NISSAN_VR30_PARTS } from './by-engine/nissan-vr30.ts'
import { PORSCHE_CARRERA_AND_718_PARTS } from './by-engine/porsche-carrera.ts'
import { PORSCHE_NA_PARTS } from './by-engine/porsche-na.ts'
import { PORSCHE_TURBO_PARTS } from './by-engine/porsche-turbo.ts'
import { SUBARU_EJ_PARTS } from './by-engine/subaru-ej.ts'
import { SUBARU_FA_PARTS } from './by-engine/subaru-fa.ts'
import { SUBARU_STI_PARTS } from './by-engine/subaru-sti.ts'
import { TOYOTA_86_PARTS } from './by-engine/toyota-86.ts'
import { TOYOTA_SUPRA_PARTS } from './by-engine/toyota-supra.ts'
import { TOYOTA_TRUCK_CAMRY_PARTS } from './by-engine/toyota-truck-camry.ts'
import { VOLKSWAGEN_EA888_PARTS } from './by-engine/volkswagen-ea888.ts'
import { VOLKSWAGEN_EA888_GEN4_PARTS } from './by-engine/volkswagen-ea888-gen4.ts'
import { VOLKSWAGEN_EARLY_PARTS } from './by-engine/volkswagen-early.ts'

/** Products of named makers by engine family. */
export const PARTS_BY_ENGINE: readonly Part[] = [
  ...ACURA_V6_PARTS,
  ...AUDI_25T_PARTS,
  ...AUDI_FSI_PARTS,
  ...AUDI_V6_PARTS,
  ...AUDI_V8_TURBO_PARTS,
  ...BMW_B_SERIES_PARTS,
  ...BMW_M_NA_PARTS,
  ...BMW_M_TURBO_PARTS,
  ...BMW_N_SERIES_PARTS,
  ...BMW_V8_PARTS,
  ...CHEVROLET_BLOWER_PARTS,
  ...CHEVROLET_FOUR_AND_SIX_PARTS,
  ...CHEVROLET_LS_PARTS,
  ...CHEVROLET_LT_PARTS,
  ...CHEVROLET_TRUCK_PARTS,
  ...DODGE_HEMI_PARTS,
  ...DODGE_SUPERCHARGED_PARTS,
  ...DODGE_VIPER_AND_SRT4_PARTS,
  ...FORD_1987_2004_PARTS,
  ...FORD_COYOTE_PARTS,
  ...FORD_ECOBOOST_MUSTANG_PARTS,
  ...FORD_ECOBOOST_V6_PARTS,
  ...FORD_ECOBOOST_PARTS,
  ...FORD_FACTORY_BLOWER_PARTS,
  ...FORD_S197_PARTS,
  ...FORD_TRUCK_AND_SHELBY_PARTS,
  ...HONDA_15_TURBO_PARTS,
  ...HONDA_K_SERIES_PARTS,
  ...HONDA_NA_PARTS,
  ...HONDA_TURBO_PARTS,
  ...MAZDA_MIATA_PARTS,
  ...MAZDA_ROTARY_PARTS,
  ...MAZDA_TURBO_PARTS,
  ...MERCEDES_BENZ_SMALL_PARTS,
  ...MERCEDES_BENZ_V8_PARTS,
  ...MITSUBISHI_4B11_PARTS,
  ...MITSUBISHI_4G63_PARTS,
  ...NISSAN_GT_R_300ZX_PARTS,
  ...NISSAN_VQ_PARTS,
  ...NISSAN_VR30_PARTS,
  ...PORSCHE_CARRERA_AND_718_PARTS,
  ...PORSCHE_NA_PARTS,
  ...PORSCHE_TURBO_PARTS,
  ...SUBARU_EJ_PARTS,
  ...SUBARU_FA_PARTS,
  ...SUBARU_STI_PARTS,
  ...TOYOTA_86_PARTS,
  ...TOYOTA_SUPRA_PARTS,
  ...TOYOTA_TRUCK_CAMRY_PARTS,
  ...VOLKSWAGEN_EA888_GEN4_PARTS,
  ...VOLKSWAGEN_EA888_PARTS,
  ...VOLKSWAGEN_EARLY_PARTS,
]
