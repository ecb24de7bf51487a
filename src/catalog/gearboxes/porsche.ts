import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Porsche cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const PORSCHE_GEARBOXES = {
  '6mt-911-carrera-s': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.91, 2.32, 1.61, 1.28, 1.08, 0.88],
  },
  '6mt-718-cayman-gt4': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.31, 1.95, 1.41, 1.13, 0.95, 0.81],
    sources: [['US EPA test car list, model year 2022', 'published', 'kind']],
  },
  '6mt-911-turbo': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.82, 2.14, 1.48, 1.18, 0.97, 0.79],
  },
  '7dct-911-gt3': {
    kind: 'dual_clutch',
    code: '7DCT',
    gearRatios: [3.75, 2.38, 1.72, 1.34, 1.11, 0.96, 0.84],
  },
  '7dct-718-cayman-gt4': {
    kind: 'dual_clutch',
    code: '7DCT',
    gearRatios: [3.91, 2.29, 1.65, 1.3, 1.08, 0.88, 0.62],
  },
  'pdk-7-911-carrera-s': {
    kind: 'dual_clutch',
    code: 'PDK 7',
    gearRatios: [3.91, 2.29, 1.65, 1.3, 1.08, 0.88, 0.62],
    sources: [
      ['https://carbuzz.com/news/991-carrera-s-bests-997-turbo-on-the-ring', 'published', 'kind'],
      ['estimate: agrees with owner projects only', 'estimated', 'gearRatios'],
    ],
  },
  'pdk-7-911-turbo-s': {
    kind: 'dual_clutch',
    code: 'PDK 7',
    gearRatios: [3.91, 2.29, 1.58, 1.18, 0.94, 0.79, 0.62],
  },
  'pdk-7-911-gt3': {
    kind: 'dual_clutch',
    code: 'PDK 7',
    gearRatios: [3.75, 2.38, 1.72, 1.34, 1.11, 0.96, 0.84],
  },
  '7mt': {
    kind: 'manual',
    code: '7MT',
    gearRatios: [3.91, 2.29, 1.55, 1.3, 1.08, 0.88, 0.71],
    sources: [['gtcars public data set', 'published', 'kind']],
  },
  'pdk-8': {
    kind: 'dual_clutch',
    code: 'PDK 8',
    gearRatios: [4.89, 3.17, 2.15, 1.56, 1.18, 0.94, 0.76, 0.61],
    sources: [
      [
        'http://www.msn.com/en-gb/cars/research/the-2020-porsche-911-carrera-s-does-not-disappoint-at-the-track/ar-AAEb8Kk?li=BBoPJKX',
        'published',
        'kind',
      ],
      ['estimate: agrees with owner projects only', 'estimated', 'gearRatios'],
    ],
  },
} as const satisfies Record<string, GearboxEntry>
