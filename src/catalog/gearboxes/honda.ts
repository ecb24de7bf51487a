import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Honda cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const HONDA_GEARBOXES = {
  '6mt-civic-si-2017': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.643, 2.08, 1.361, 1.024, 0.83, 0.686],
    limits: { clutchTorqueLbft: 260 },
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['estimate: owners and tuners on the stock clutch', 'estimated', 'limits.clutchTorqueLbft'],
    ],
  },
  '6mt-civic-type-r': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.625, 2.115, 1.529, 1.125, 0.911, 0.734],
    limits: { clutchTorqueLbft: 400 },
    sources: [
      ['https://flic.kr/photos/20127329@N06/51163824081', 'published', 'kind'],
      ['https://clicccar.com/2015/06/02/310402/2', 'published', 'gearRatios'],
      ['estimate: owners and tuners on the stock clutch', 'estimated', 'limits.clutchTorqueLbft'],
    ],
  },
  '6mt-s2000': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.133, 2.045, 1.481, 1.161, 0.97, 0.81],
  },
  '6mt-civic-si-2012': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [3.267, 2.04, 1.43, 1.07, 0.83, 0.65],
  },
  '5mt-civic-si': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.23, 2.105, 1.458, 1.107, 0.848],
  },
  'k20-6mt-civic-si': {
    kind: 'manual',
    code: 'K20 6MT',
    gearRatios: [3.267, 2.13, 1.517, 1.147, 0.921, 0.738],
    sources: [['estimate: agrees with owner projects only', 'estimated', 'gearRatios']],
  },
  'k20-6mt-s2000': {
    kind: 'manual',
    code: 'K20 6MT',
    gearRatios: [3.133, 2.045, 1.481, 1.161, 0.943, 0.763],
  },
  'k20-6mt-cr-z': {
    kind: 'manual',
    code: 'K20 6MT',
    gearRatios: [3.143, 1.87, 1.303, 1.054, 0.853, 0.689],
  },
  'honda-10at': {
    kind: 'automatic',
    code: 'Honda 10AT',
    gearRatios: [5.246, 3.271, 2.185, 1.597, 1.304, 1, 0.782, 0.653, 0.581, 0.517],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['dyno tool presets citing maker sheets', 'published', 'gearRatios'],
    ],
  },
} as const satisfies Record<string, GearboxEntry>
