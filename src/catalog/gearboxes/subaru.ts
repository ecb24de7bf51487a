import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Subaru cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const SUBARU_GEARBOXES = {
  '5mt-legacy-gt': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.454, 2.062, 1.448, 1.088, 0.78],
  },
  'ty75-wrx-2009': {
    kind: 'manual',
    code: 'TY75',
    gearRatios: [3.166, 1.882, 1.296, 0.972, 0.738],
    limits: { transmissionTorqueLbft: 427 },
    sources: [
      ['RomRaider definitions', 'published', 'gearRatios'],
      ['estimate: owners and tuners on the TY75', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  'ty75-wrx-2015': {
    kind: 'manual',
    code: 'TY75',
    gearRatios: [3.454, 1.947, 1.296, 0.972, 0.78, 0.666],
    limits: { transmissionTorqueLbft: 427 },
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['estimate: agrees with owner projects only', 'estimated', 'gearRatios'],
      ['estimate: owners and tuners on the TY75', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  'ty75-wrx-2002': {
    kind: 'manual',
    code: 'TY75',
    gearRatios: [3.454, 1.947, 1.366, 0.972, 0.738],
    limits: { transmissionTorqueLbft: 427 },
    sources: [['estimate: owners and tuners on the TY75', 'estimated', 'limits.transmissionTorqueLbft']],
  },
  'ty85-wrx-sti-2008': {
    kind: 'manual',
    code: 'TY85',
    gearRatios: [3.636, 2.235, 1.521, 1.137, 0.971, 0.756],
    limits: { transmissionTorqueLbft: 488 },
    sources: [
      ['http://baycityautos.blogspot.com/2009/09/2008-subaru-wrx-sti-alphabet-alpha-dog.html', 'published', 'kind'],
      ['RomRaider definitions', 'published', 'gearRatios'],
      ['estimate: owners and tuners on the TY85', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  'ty85-wrx-sti-2004': {
    kind: 'manual',
    code: 'TY85',
    gearRatios: [3.636, 2.375, 1.761, 1.346, 0.971, 0.756],
    limits: { transmissionTorqueLbft: 488 },
    sources: [['estimate: owners and tuners on the TY85', 'estimated', 'limits.transmissionTorqueLbft']],
  },
} as const satisfies Record<string, GearboxEntry>
