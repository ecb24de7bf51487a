import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Audi cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const AUDI_GEARBOXES = {
  '6mt-r8-v8': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [4.373, 2.709, 1.926, 1.506, 1.239, 1.033],
    sources: [['gtcars public data set', 'published', 'kind']],
  },
  '6mt-tt-rs': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.769, 2.087, 1.324, 0.977, 0.975, 0.814],
  },
  '6mt-s4-2000': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.5, 1.889, 1.32, 1.034, 0.857, 0.729],
  },
  '6mt-s4-2010': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.667, 2.158, 1.52, 1.133, 0.919, 0.778],
  },
  '7dct-r8-v10': {
    kind: 'dual_clutch',
    code: '7DCT',
    gearRatios: [3.133, 2.588, 1.96, 1.244, 0.979, 0.976, 0.841],
  },
  '7dct-rs5': {
    kind: 'dual_clutch',
    code: '7DCT',
    gearRatios: [3.692, 2.15, 1.406, 1.025, 0.787, 0.625, 0.519],
  },
  '8at-s4': {
    kind: 'automatic',
    code: '8AT',
    gearRatios: [5, 3.2, 2.143, 1.72, 1.313, 1, 0.823, 0.64],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['Audi press data sheet', 'published', 'gearRatios'],
    ],
  },
  '8at-rs6': {
    kind: 'automatic',
    code: '8AT',
    gearRatios: [4.714, 3.143, 2.106, 1.667, 1.285, 1, 0.839, 0.667],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['gearbox catalog citing maker sheets', 'published', 'gearRatios'],
    ],
  },
  'dq250-s3': {
    kind: 'dual_clutch',
    code: 'DQ250',
    gearRatios: [2.923, 1.792, 1.143, 0.778, 0.602, 0.481],
    limits: { transmissionTorqueLbft: 488 },
    sources: [['estimate: owners and tuners on the DQ250', 'estimated', 'limits.transmissionTorqueLbft']],
  },
  'dq381-s3': {
    kind: 'dual_clutch',
    code: 'DQ381',
    gearRatios: [4.322, 2.753, 1.899, 1.409, 1.074, 0.861, 0.662],
    sources: [
      [
        'gearbox catalog citing maker sheets, effective ratios of a box with two final drives',
        'published',
        'gearRatios',
      ],
    ],
  },
  dq500: {
    kind: 'dual_clutch',
    code: 'DQ500',
    gearRatios: [4.192, 2.526, 1.679, 1.202, 0.927, 0.761, 0.635],
    limits: { transmissionTorqueLbft: 442 },
    sources: [
      [
        'gearbox catalog citing maker sheets, effective ratios of a box with two final drives',
        'published',
        'gearRatios',
      ],
      ['estimate: owners and tuners on the DQ500', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  dl501: {
    kind: 'dual_clutch',
    code: 'DL501',
    gearRatios: [3.692, 2.15, 1.406, 1.025, 0.787, 0.625, 0.519],
    limits: { transmissionTorqueLbft: 405 },
    sources: [
      ['gearbox catalog citing maker sheets', 'published', 'gearRatios'],
      ['estimate: owners and tuners on the DL501', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
} as const satisfies Record<string, GearboxEntry>
