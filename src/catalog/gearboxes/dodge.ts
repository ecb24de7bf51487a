import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Dodge cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const DODGE_GEARBOXES = {
  'tr-6060-challenger-r-t': {
    kind: 'manual',
    code: 'TR-6060',
    gearRatios: [2.97, 2.1, 1.46, 1, 0.74, 0.5],
    limits: { transmissionTorqueLbft: 600 },
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['estimate: owners and tuners on the TR-6060', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  'tr-6060-challenger-srt-hellcat': {
    kind: 'manual',
    code: 'TR-6060',
    gearRatios: [2.26, 1.58, 1.19, 1, 0.77, 0.63],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['estimate: agrees with owner projects only', 'estimated', 'gearRatios'],
    ],
  },
  '6mt-viper-2003': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [2.66, 1.78, 1.3, 1, 0.74, 0.5],
  },
  '6mt-viper-2013': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [2.26, 1.58, 1.19, 1, 0.77, 0.63],
  },
  '5mt-neon-srt-4': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.58, 1.947, 1.374, 1, 0.77],
  },
  '8hp70': {
    kind: 'automatic',
    code: '8HP70',
    gearRatios: [4.714, 3.143, 2.106, 1.667, 1.285, 1, 0.839, 0.667],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['https://wikizero.org/wiki/en/ZF_8HP', 'published', 'gearRatios'],
    ],
  },
  '8hp90': {
    kind: 'automatic',
    code: '8HP90',
    gearRatios: [4.714, 3.143, 2.106, 1.667, 1.285, 1, 0.839, 0.667],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['https://wikizero.org/wiki/en/ZF_8HP', 'published', 'gearRatios'],
    ],
  },
  '8hp95': {
    kind: 'automatic',
    code: '8HP95',
    gearRatios: [4.714, 3.143, 2.106, 1.667, 1.285, 1, 0.839, 0.667],
    sources: [
      ['https://www.gurufocus.com/news/1277754 (release of Dodge, November 5, 2020)', 'published', 'kind'],
      ['https://wikizero.org/wiki/en/ZF_8HP', 'published', 'gearRatios'],
    ],
  },
  nag1: {
    kind: 'automatic',
    code: 'NAG1',
    gearRatios: [3.587, 2.186, 1.405, 1, 0.831],
  },
} as const satisfies Record<string, GearboxEntry>
