import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Chevrolet cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const CHEVROLET_GEARBOXES = {
  'tr-6060-camaro-ss-2010': {
    kind: 'manual',
    code: 'TR-6060',
    gearRatios: [3.01, 2.07, 1.43, 1, 0.84, 0.57],
    limits: { transmissionTorqueLbft: 600 },
    sources: [['estimate: owners and tuners on the TR-6060', 'estimated', 'limits.transmissionTorqueLbft']],
  },
  'tr-6060-camaro-zl1': {
    kind: 'manual',
    code: 'TR-6060',
    gearRatios: [2.66, 1.78, 1.3, 1, 0.8, 0.63],
    sources: [
      [
        'https://www.kbb.com/car-news/all-the-latest/2012-chevrolet-camaro-zl1-joins-the-11_second-quarter_mile-club/2000008110/',
        'published',
        'kind',
      ],
    ],
  },
  'tr-6060-camaro-ss-2016': {
    kind: 'manual',
    code: 'TR-6060',
    gearRatios: [2.66, 1.78, 1.3, 1, 0.74, 0.5],
    limits: { transmissionTorqueLbft: 600 },
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['GM option descriptions', 'published', 'gearRatios'],
      ['estimate: owners and tuners on the TR-6060', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  'tr-6060-corvette': {
    kind: 'manual',
    code: 'TR-6060',
    gearRatios: [2.97, 2.07, 1.43, 1, 0.71, 0.57],
    limits: { transmissionTorqueLbft: 600 },
    sources: [
      [
        'https://edmunds.com/car-reviews/track-tests/2014-chevrolet-corvette-stingray-z51-vs-2009-chevrolet-corvette-z51-track-test.html',
        'published',
        'kind',
      ],
      ['estimate: agrees with owner projects only', 'estimated', 'gearRatios'],
      ['estimate: owners and tuners on the TR-6060', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  'tr-6060-corvette-zr1': {
    kind: 'manual',
    code: 'TR-6060',
    gearRatios: [2.29, 1.61, 1.21, 1, 0.81, 0.67],
    sources: [['estimate: agrees with owner projects only', 'estimated', 'gearRatios']],
  },
  'tr-6060-camaro-v6': {
    kind: 'manual',
    code: 'TR-6060',
    gearRatios: [4.44, 2.59, 1.8, 1.35, 1, 0.75],
    limits: { transmissionTorqueLbft: 600 },
    sources: [['estimate: owners and tuners on the TR-6060', 'estimated', 'limits.transmissionTorqueLbft']],
  },
  '6mt-ss': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.01, 2.07, 1.43, 1, 0.84, 0.57],
  },
  '5mt-cobalt-ss': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.38, 1.76, 1.18, 0.89, 0.7],
  },
  '6l80': {
    kind: 'automatic',
    code: '6L80',
    gearRatios: [4.027, 2.364, 1.532, 1.152, 0.852, 0.667],
    sources: [['estimate: agrees with owner projects only', 'estimated', 'gearRatios']],
  },
  '8l90-camaro-ss': {
    kind: 'automatic',
    code: '8L90',
    gearRatios: [4.56, 2.971, 2.075, 1.688, 1.27, 1, 0.846, 0.652],
    sources: [
      ['https://www.cars.com/articles/texas-truck-showdown-2016-mpg-acceleration-452810/', 'published', 'kind'],
      ['https://www.wikiwand.com/en/articles/GM_8L_transmission', 'published', 'gearRatios'],
    ],
  },
  '8l90-camaro-v6': {
    kind: 'automatic',
    code: '8L90',
    gearRatios: [4.615, 3.039, 2.065, 1.658, 1.259, 1, 0.849, 0.658],
    limits: { transmissionTorqueLbft: 650 },
    sources: [['estimate: owners and tuners on the 8L90', 'estimated', 'limits.transmissionTorqueLbft']],
  },
  '10l90-camaro-ss': {
    kind: 'automatic',
    code: '10L90',
    gearRatios: [4.696, 2.985, 2.146, 1.769, 1.52, 1.275, 1, 0.854, 0.689, 0.636],
    limits: { transmissionTorqueLbft: 650 },
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['https://en.wikipedia.org/wiki/Ford-GM_10-speed_automatic_transmission', 'published', 'gearRatios'],
      ['estimate: owners and tuners on the 10L90', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  '10l90-camaro-zl1': {
    kind: 'automatic',
    code: '10L90',
    gearRatios: [4.7, 2.99, 2.15, 1.77, 1.52, 1.28, 1, 0.85, 0.69, 0.64],
    limits: { transmissionTorqueLbft: 650 },
    sources: [
      ['https://issuhub.com/view/index/5491?pageIndex=60', 'published', 'kind', 'gearRatios'],
      ['estimate: owners and tuners on the 10L90', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  't-56-corvette-z06-2006': {
    kind: 'manual',
    code: 'T-56',
    gearRatios: [2.66, 1.78, 1.3, 1, 0.74, 0.5],
    sources: [['GM option descriptions', 'published', 'gearRatios']],
  },
  't-56-corvette-z06-2001': {
    kind: 'manual',
    code: 'T-56',
    gearRatios: [2.97, 2.07, 1.43, 1, 0.84, 0.57],
  },
  'tr-6070-chevrolet-corvette-stingray-2014-c7-z51-7-speed-manual': {
    kind: 'manual',
    code: 'TR-6070',
    gearRatios: [2.97, 2.07, 1.43, 1, 0.71, 0.57, 0.48],
    sources: [
      [
        'https://edmunds.com/car-reviews/track-tests/2014-chevrolet-corvette-stingray-z51-vs-2009-chevrolet-corvette-z51-track-test.html',
        'published',
        'kind',
      ],
    ],
  },
  'tr-6070-chevrolet-corvette-stingray-2014-c7-base-exhaust-7-speed-manual': {
    kind: 'manual',
    code: 'TR-6070',
    gearRatios: [2.66, 1.78, 1.3, 1, 0.74, 0.5, 0.42],
  },
  'tr-6070-corvette-z06': {
    kind: 'manual',
    code: 'TR-6070',
    gearRatios: [2.29, 1.61, 1.21, 1, 0.82, 0.68, 0.45],
    sources: [['gtcars public data set', 'published', 'kind']],
  },
  'tr-9080': {
    kind: 'dual_clutch',
    code: 'TR-9080',
    gearRatios: [2.91, 1.76, 1.22, 0.88, 0.65, 0.51, 0.4, 0.33],
    sources: [['estimate: agrees with owner projects only', 'estimated', 'gearRatios']],
  },
  '10l80': {
    kind: 'automatic',
    code: '10L80',
    gearRatios: [4.696, 2.985, 2.146, 1.769, 1.52, 1.275, 1, 0.854, 0.689, 0.636],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['https://en.wikipedia.org/wiki/Ford-GM_10-speed_automatic_transmission', 'published', 'gearRatios'],
    ],
  },
} as const satisfies Record<string, GearboxEntry>
