import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Nissan cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const NISSAN_GEARBOXES = {
  '5mt-300zx-turbo': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.214, 1.925, 1.302, 1, 0.752],
  },
  fs6r31a: {
    kind: 'manual',
    code: 'FS6R31A',
    gearRatios: [3.794, 2.324, 1.624, 1.271, 1, 0.794],
    sources: [
      ['http://www.nissanz370.com/370Z/caranddriver-2009-nissan-z370-comparison-tests/', 'published', 'kind'],
      [
        'https://zinref.ru/avtomobili/Infiniti/040_010_00_Infiniti_G37_Cupe_service_manual_2008_ENGLISH/1305.htm',
        'published',
        'gearRatios',
      ],
    ],
  },
  re7r01a: {
    kind: 'automatic',
    code: 'RE7R01A',
    gearRatios: [4.924, 3.194, 2.043, 1.412, 1, 0.862, 0.772],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['estimate: agrees with owner projects only', 'estimated', 'gearRatios'],
    ],
  },
  '9at-z': {
    kind: 'automatic',
    code: '9AT',
    gearRatios: [5.425, 3.263, 2.25, 1.649, 1.221, 1, 0.862, 0.713, 0.597],
  },
  gr6: {
    kind: 'dual_clutch',
    code: 'GR6',
    gearRatios: [4.056, 2.301, 1.595, 1.248, 1.001, 0.796],
    limits: { transmissionTorqueLbft: 732 },
    sources: [
      [
        'https://www.automotiverhythms.com/2013-nissan-gt-r-black-edition-legend-or-mythical-supercar/',
        'published',
        'kind',
      ],
      ['http://d.hatena.ne.jp/keyword/GR6', 'published', 'gearRatios'],
      ['estimate: owners and tuners on the GR6', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
} as const satisfies Record<string, GearboxEntry>
