import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Mercedes-Benz cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const MERCEDES_BENZ_GEARBOXES = {
  '5at-e55-amg': {
    kind: 'automatic',
    code: '5AT',
    gearRatios: [3.595, 2.186, 1.405, 1, 0.831],
  },
  '7dct-cla45-amg': {
    kind: 'dual_clutch',
    code: '7DCT',
    gearRatios: [3.86, 2.43, 1.56, 1.06, 0.81, 0.65, 0.55],
    sources: [['https://motor-news.space/news/car-reviews/page/147', 'published', 'kind']],
  },
  '7dct-amg-gt-s': {
    kind: 'dual_clutch',
    code: '7DCT',
    gearRatios: [3.4, 2.19, 1.63, 1.29, 1.03, 0.84, 0.72],
  },
  '9at-c43-amg': {
    kind: 'automatic',
    code: '9AT',
    gearRatios: [5.354, 3.243, 2.252, 1.636, 1.211, 1, 0.865, 0.717, 0.601],
  },
  '722-9': {
    kind: 'automatic',
    code: '722.9',
    gearRatios: [4.377, 2.859, 1.921, 1.368, 1, 0.82, 0.728],
    sources: [
      ['https://mazdas247.com/forum/t/ultimate-sport-sedan-comparison.123705588/post-3827214', 'published', 'kind'],
      ['gearbox catalog citing maker sheets', 'published', 'gearRatios'],
    ],
  },
  'mct-7': {
    kind: 'automatic',
    code: 'MCT 7',
    gearRatios: [4.377, 2.859, 1.921, 1.368, 1, 0.82, 0.728],
    sources: [['gearbox catalog citing maker sheets', 'published', 'gearRatios']],
  },
  '725-0-mct-9g': {
    kind: 'automatic',
    code: '725.0 MCT 9G',
    gearRatios: [5.354, 3.243, 2.252, 1.636, 1.211, 1, 0.865, 0.717, 0.601],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['race data notes citing maker sheets', 'published', 'gearRatios'],
    ],
  },
  '8dct': {
    kind: 'dual_clutch',
    code: '8DCT',
    gearRatios: [4.87, 3.14, 2.1, 1.52, 1.15, 0.91, 0.74, 0.61],
    sources: [['https://motor-news.space/news/car-reviews/page/147', 'published', 'kind']],
  },
  '7at': {
    kind: 'automatic',
    code: '7AT',
    gearRatios: [4.377, 2.859, 1.921, 1.368, 1, 0.82, 0.728],
  },
} as const satisfies Record<string, GearboxEntry>
