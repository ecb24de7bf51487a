// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: gear ratios, not roots and logarithms
import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Mitsubishi cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const MITSUBISHI_GEARBOXES = {
  '6mt-lancer-evolution-ix': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [2.909, 1.944, 1.434, 1.1, 0.868, 0.693],
  },
  '5mt-eclipse-gsx': {
    kind: 'manual',
    code: '5MT',
    gearRatios: [3.083, 1.684, 1.115, 0.833, 0.666],
  },
  'w5m51-lancer-evolution-viii': {
    kind: 'manual',
    code: 'W5M51',
    gearRatios: [2.928, 1.95, 1.407, 1.031, 0.72],
    sources: [
      ['https://jackstransmissions.com/blogs/pages/evo-8-9-transmission-gear-ratios', 'published', 'gearRatios'],
    ],
  },
  'w5m51-lancer-evolution-x': {
    kind: 'manual',
    code: 'W5M51',
    gearRatios: [2.857, 1.95, 1.444, 1.096, 0.761],
  },
  'w5m51-lancer-evolution-ix': {
    kind: 'manual',
    code: 'W5M51',
    gearRatios: [2.785, 1.95, 1.444, 1.096, 0.761],
  },
  w6dga: {
    kind: 'dual_clutch',
    code: 'W6DGA',
    gearRatios: [3.655, 2.368, 1.754, 1.322, 1.008, 0.775],
    limits: { transmissionTorqueLbft: 420 },
    sources: [
      [
        'http://www.sandiegouniontribune.com/sdut-lz1dd24sedan23537-excellence-2009jan24-htmlstory.html',
        'published',
        'kind',
      ],
      ['estimate: owners and tuners on the W6DGA', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
} as const satisfies Record<string, GearboxEntry>
