import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Toyota cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const TOYOTA_GEARBOXES = {
  '6mt-gr-corolla': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.833, 2.217, 1.558, 1.161, 1.022, 0.85],
    sources: [
      [
        'https://vcpmotorsports.com/2024/02/09/toyota-calls-our-bluff-and-builds-a-giant-slayer-from-a-corolla-articles/amp',
        'published',
        'kind',
      ],
    ],
  },
  '6mt-supra-turbo': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.827, 2.36, 1.685, 1.312, 1, 0.793],
  },
  '6mt-gr-supra-3-0': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [4.11, 2.315, 1.542, 1.179, 1, 0.846],
    sources: [
      ['gtcars public data set', 'published', 'kind'],
      ['BMW press data sheet', 'published', 'gearRatios'],
    ],
  },
  '5at-tacoma-4-0': {
    kind: 'automatic',
    code: '5AT',
    gearRatios: [3.587, 2.186, 1.405, 1, 0.831],
  },
  '8hp51-gr-supra-3-0': {
    kind: 'automatic',
    code: '8HP51',
    gearRatios: [5.25, 3.36, 2.172, 1.72, 1.316, 1, 0.822, 0.64],
    limits: { transmissionTorqueLbft: 700 },
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['BMW press data sheet', 'published', 'gearRatios'],
      ['estimate: owners and tuners on the 8HP51', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  tl70: {
    kind: 'manual',
    code: 'TL70',
    gearRatios: [3.626, 2.188, 1.541, 1.213, 1, 0.767],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['https://www.jackstransmissions.com/blogs/pages/brz-frs-ppg-gear-ratio-chart', 'published', 'gearRatios'],
    ],
  },
  '6at-tacoma': {
    kind: 'automatic',
    code: '6AT',
    gearRatios: [3.6, 2.09, 1.488, 1, 0.687, 0.58],
    sources: [['US EPA test car list, model year 2022', 'published', 'kind']],
  },
  '6at-gr86': {
    kind: 'automatic',
    code: '6AT',
    gearRatios: [3.538, 2.06, 1.404, 1, 0.713, 0.582],
  },
  '6at-tundra-5-7': {
    kind: 'automatic',
    code: '6AT',
    gearRatios: [3.333, 1.96, 1.353, 1, 0.728, 0.588],
  },
  '8at-camry-trd': {
    kind: 'automatic',
    code: '8AT',
    gearRatios: [5.25, 3.028, 1.95, 1.457, 1.221, 1, 0.809, 0.673],
  },
} as const satisfies Record<string, GearboxEntry>
