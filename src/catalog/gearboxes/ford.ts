import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Ford cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const FORD_GEARBOXES = {
  'tr-3650': {
    kind: 'manual',
    code: 'TR-3650',
    gearRatios: [3.38, 2, 1.32, 1, 0.68],
    sources: [
      ['https://www.germancarforum.com/threads/first-test-2010-ford-mustang-gt.28349/latest', 'published', 'kind'],
      ['estimate: agrees with owner projects only', 'estimated', 'gearRatios'],
    ],
  },
  'mt82-mustang-gt': {
    kind: 'manual',
    code: 'MT82',
    gearRatios: [3.66, 2.43, 1.69, 1.32, 1, 0.65],
    limits: { transmissionTorqueLbft: 500 },
    sources: [
      ['https://www.edmunds.com/ford/mustang/2011/road-test2.html', 'published', 'kind'],
      ['http://www.soonerfans.com/archive/index.php/t-138758.html', 'published', 'gearRatios'],
      ['estimate: owners and tuners on the MT82', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  'mt82-mustang-ecoboost': {
    kind: 'manual',
    code: 'MT82',
    gearRatios: [4.24, 2.54, 1.67, 1.24, 1, 0.7],
    limits: { transmissionTorqueLbft: 500 },
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['estimate: owners and tuners on the MT82', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  'mt82-mustang-v6': {
    kind: 'manual',
    code: 'MT82',
    gearRatios: [4.236, 2.538, 1.665, 1.238, 1, 0.704],
    limits: { transmissionTorqueLbft: 500 },
    sources: [['estimate: owners and tuners on the MT82', 'estimated', 'limits.transmissionTorqueLbft']],
  },
  '6r80-mustang-gt': {
    kind: 'automatic',
    code: '6R80',
    gearRatios: [4.17, 2.34, 1.52, 1.14, 0.87, 0.69],
    limits: { transmissionTorqueLbft: 590 },
    sources: [
      ['http://www.soonerfans.com/archive/index.php/t-138758.html', 'published', 'gearRatios'],
      ['estimate: owners and tuners on the 6R80', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  '6r80-mustang-v6': {
    kind: 'automatic',
    code: '6R80',
    gearRatios: [4.171, 2.34, 1.521, 1.143, 0.867, 0.691],
    limits: { transmissionTorqueLbft: 590 },
    sources: [['estimate: owners and tuners on the 6R80', 'estimated', 'limits.transmissionTorqueLbft']],
  },
  'mt82-d4': {
    kind: 'manual',
    code: 'MT82-D4',
    gearRatios: [3.237, 2.104, 1.422, 1, 0.814, 0.622],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['engineering notes citing maker sheets', 'published', 'gearRatios'],
    ],
  },
  '10r80': {
    kind: 'automatic',
    code: '10R80',
    gearRatios: [4.696, 2.985, 2.146, 1.769, 1.52, 1.275, 1, 0.854, 0.689, 0.636],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['https://en.wikipedia.org/wiki/Ford-GM_10-speed_automatic_transmission', 'published', 'gearRatios'],
    ],
  },
  'tr-3160': {
    kind: 'manual',
    code: 'TR-3160',
    gearRatios: [3.25, 2.23, 1.61, 1.24, 1, 0.63],
    sources: [
      ['https://exbulletin.com/tech/2093254/', 'published', 'kind'],
      ['estimate: agrees with owner projects only', 'estimated', 'gearRatios'],
    ],
  },
  'tr-9070': {
    kind: 'dual_clutch',
    code: 'TR-9070',
    gearRatios: [3.14, 2.05, 1.43, 1.1, 0.86, 0.68, 0.56],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['estimate: agrees with owner projects only', 'estimated', 'gearRatios'],
    ],
  },
  'tr-6060-mustang-shelby-gt500-2007': {
    kind: 'manual',
    code: 'TR-6060',
    gearRatios: [2.97, 1.78, 1.3, 1, 0.8, 0.63],
    limits: { transmissionTorqueLbft: 600 },
    sources: [
      [
        'http://www.mustangandfords.com/featured-vehicles/mdmp-0701-2007-shelby-mustang-gt500/breaking-brakes.html',
        'published',
        'kind',
      ],
      ['https://dustinszelong.blogspot.com', 'published', 'gearRatios'],
      ['estimate: owners and tuners on the TR-6060', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  'tr-6060-mustang-shelby-gt500-2011': {
    kind: 'manual',
    code: 'TR-6060',
    gearRatios: [2.97, 1.78, 1.3, 1, 0.74, 0.5],
  },
  'tr-6060-mustang-shelby-gt500-2013': {
    kind: 'manual',
    code: 'TR-6060',
    gearRatios: [2.66, 1.82, 1.3, 1, 0.77, 0.5],
  },
  '6mt-focus-st': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.23, 1.95, 1.32, 1.03, 0.82, 0.69],
    sources: [
      ['https://edmunds.com/car-reviews/track-tests/track-tested-2013-ford-focus-st.html', 'published', 'kind'],
    ],
  },
  '6mt-fiesta-st': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.727, 2.05, 1.357, 1.032, 0.821, 0.69],
  },
  '6mt-mustang-svt-cobra': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [2.66, 1.78, 1.3, 1, 0.8, 0.63],
  },
  '6mt-mustang-bullitt': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.237, 2.104, 1.422, 1, 0.814, 0.622],
    limits: { clutchTorqueLbft: 510 },
    sources: [['estimate: owners and tuners on the stock clutch', 'estimated', 'limits.clutchTorqueLbft']],
  },
  '6mt-mustang-mach-1': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.25, 2.23, 1.61, 1.24, 1, 0.63],
    limits: { clutchTorqueLbft: 510 },
    sources: [['estimate: owners and tuners on the stock clutch', 'estimated', 'limits.clutchTorqueLbft']],
  },
  '6mt-gt': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [2.61, 1.71, 1.23, 0.94, 0.77, 0.63],
  },
  '5mt-mustang-gt': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.38, 2, 1.32, 1, 0.68],
  },
  '5mt-mustang-fox-5-0': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.35, 1.99, 1.33, 1, 0.68],
  },
  '5mt-mustang-svt-cobra': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.37, 1.99, 1.33, 1, 0.67],
  },
  '4at-mustang-gt': {
    kind: 'automatic',
    code: '4AT',
    gearRatios: [3.059, 1.625, 1, 0.696],
  },
  '4at-f-150-svt-lightning': {
    kind: 'automatic',
    code: '4AT',
    gearRatios: [2.71, 1.54, 1, 0.71],
  },
  '5at-mustang-gt': {
    kind: 'automatic',
    code: '5AT',
    gearRatios: [3.22, 2.32, 1.55, 1, 0.71],
  },
  '7dct-gt': {
    kind: 'dual_clutch',
    code: '7DCT',
    gearRatios: [3.14, 2.05, 1.43, 1.1, 0.86, 0.68, 0.56],
  },
} as const satisfies Record<string, GearboxEntry>
