import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Acura cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const ACURA_GEARBOXES = {
  '6mt-rsx-type-s-2005': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.267, 2.13, 1.517, 1.212, 0.972, 0.78],
  },
  '6mt-rsx-type-s-2002': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.267, 2.13, 1.517, 1.147, 0.921, 0.738],
  },
  '6mt-tl-type-s': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.933, 2.478, 1.7, 1.25, 0.976, 0.771],
  },
  '5mt-nsx': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.071, 1.8, 1.23, 0.967, 0.771],
  },
  '5mt-integra-type-r': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.23, 2.105, 1.458, 1.034, 0.787],
  },
  '9dct': {
    kind: 'dual_clutch',
    code: '9DCT',
    gearRatios: [3.838, 2.433, 1.778, 1.427, 1.211, 1.042, 0.882, 0.747, 0.634],
    sources: [['https://magzter.com/tr/stories/Automotive/Car-and-Driver/Closing-Time', 'published', 'kind']],
  },
} as const satisfies Record<string, GearboxEntry>
