import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Volkswagen cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const VOLKSWAGEN_GEARBOXES = {
  '6mt-gti-2006': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.357, 2.087, 1.469, 1.098, 0.867, 0.726],
    sources: [
      ['http://cam-cars.blogspot.com/2007/11/2007-volkswagen-gti-5-door.html', 'published', 'kind'],
      [
        'gearbox catalog citing maker sheets, effective ratios of a box with two final drives',
        'published',
        'gearRatios',
      ],
    ],
  },
  '6mt-gti-2015': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [4.123, 2.336, 1.568, 1.128, 0.874, 0.719],
    sources: [['https://www.yahoo.com/news/2017-volkswagen-golf-gti-manual-224500478.html', 'published', 'kind']],
  },
  '6mt-golf-r': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.769, 2.087, 1.469, 1.098, 0.927, 0.756],
    sources: [['US EPA test car list, model year 2022', 'published', 'kind']],
  },
  '5mt-gti': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.3, 1.944, 1.308, 1.034, 0.838],
  },
  'dq250-gti': {
    kind: 'dual_clutch',
    code: 'DQ250',
    gearRatios: [2.93, 1.79, 1.13, 0.77, 0.585, 0.462],
    limits: { transmissionTorqueLbft: 488 },
    sources: [['estimate: owners and tuners on the DQ250', 'estimated', 'limits.transmissionTorqueLbft']],
  },
  'dq381-gti': {
    kind: 'dual_clutch',
    code: 'DQ381',
    gearRatios: [4.53, 2.75, 1.77, 1.239, 0.946, 0.76, 0.64],
    sources: [
      [
        'gearbox catalog citing maker sheets, effective ratios of a box with two final drives',
        'published',
        'gearRatios',
      ],
    ],
  },
} as const satisfies Record<string, GearboxEntry>
