// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: gear ratios, not roots and logarithms
import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Mazda cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const MAZDA_GEARBOXES = {
  '6mt-mazdaspeed3': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.538, 2.238, 1.535, 1.171, 0.922, 0.725],
    sources: [
      [
        'dyno tool presets citing maker sheets, effective ratios of a box with two final drives',
        'published',
        'gearRatios',
      ],
    ],
  },
  '6mt-mx-5-miata-2009': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.815, 2.26, 1.64, 1.177, 1, 0.787],
    sources: [
      ['https://www.edmunds.com/car-reviews/track-tests/track-tested-2010-mazda-mx-5-miata.html', 'published', 'kind'],
    ],
  },
  '6mt-rx-8': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.76, 2.269, 1.645, 1.187, 1, 0.843],
    sources: [['engineering notes citing maker sheets', 'published', 'gearRatios']],
  },
  '6mt-mx-5-miata-2006': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.76, 2.269, 1.645, 1.257, 1, 0.843],
  },
  '5mt-mx-5-miata': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.136, 1.888, 1.33, 1, 0.814],
  },
  '5mt-rx-7': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.483, 2.015, 1.391, 1, 0.719],
  },
  '6at-mazda3-2-5-turbo': {
    kind: 'automatic',
    code: '6AT',
    gearRatios: [3.487, 1.992, 1.449, 1, 0.707, 0.6],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['estimate: agrees with owner projects only', 'estimated', 'gearRatios'],
    ],
  },
  'nd-6mt': {
    kind: 'manual',
    code: 'ND 6MT',
    gearRatios: [5.087, 2.991, 2.035, 1.594, 1.286, 1],
    limits: { transmissionTorqueLbft: 220 },
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['estimate: agrees with owner projects only', 'estimated', 'gearRatios'],
      ['estimate: owners and tuners on the ND 6MT', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
} as const satisfies Record<string, GearboxEntry>
