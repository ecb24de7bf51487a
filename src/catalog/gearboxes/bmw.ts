import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of BMW cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const BMW_GEARBOXES = {
  '6mt-m3-2008': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [4.055, 2.369, 1.582, 1.192, 1, 0.872],
    sources: [
      ['https://autofinder.cincinnati.com/research/bmw-m3-2010/', 'published', 'kind'],
      ['race data notes citing maker sheets', 'published', 'gearRatios'],
    ],
  },
  '6mt-335i': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [4.06, 2.4, 1.58, 1.19, 1, 0.87],
    sources: [['https://autofinder.cincinnati.com/research/bmw-m3-2010/', 'published', 'kind']],
  },
  '6mt-m2': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [4.11, 2.32, 1.54, 1.18, 1, 0.85],
    sources: [['US EPA test car list, model year 2022', 'published', 'kind']],
  },
  '6mt-m3-2001': {
    kind: 'manual',
    code: '6MT',
    gearRatios: [4.23, 2.53, 1.67, 1.23, 1, 0.83],
  },
  '7dct-m5': {
    kind: 'dual_clutch',
    code: '7DCT',
    gearRatios: [3.985, 2.652, 1.806, 1.392, 1.159, 1, 0.833],
  },
  '7dct-135i': {
    kind: 'dual_clutch',
    code: '7DCT',
    gearRatios: [4.806, 2.593, 1.701, 1.277, 1, 0.844, 0.671],
  },
  '8hp51-m340i': {
    kind: 'automatic',
    code: '8HP51',
    gearRatios: [5.25, 3.36, 2.17, 1.72, 1.32, 1, 0.82, 0.64],
    limits: { transmissionTorqueLbft: 700 },
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['estimate: owners and tuners on the 8HP51', 'estimated', 'limits.transmissionTorqueLbft'],
    ],
  },
  gs7d36sg: {
    kind: 'dual_clutch',
    code: 'GS7D36SG',
    gearRatios: [4.78, 2.933, 2.153, 1.678, 1.39, 1.203, 1],
    sources: [['estimate: agrees with owner projects only', 'estimated', 'gearRatios']],
  },
  '8hp45-335i': {
    kind: 'automatic',
    code: '8HP45',
    gearRatios: [4.714, 3.143, 2.106, 1.667, 1.285, 1, 0.839, 0.667],
    sources: [['https://wikizero.org/wiki/en/ZF_8HP', 'published', 'gearRatios']],
  },
  '8hp45-m240i': {
    kind: 'automatic',
    code: '8HP45',
    gearRatios: [5, 3.2, 2.143, 1.72, 1.313, 1, 0.823, 0.64],
  },
  '8hp45-330i': {
    kind: 'automatic',
    code: '8HP45',
    gearRatios: [5.25, 3.36, 2.172, 1.72, 1.316, 1, 0.822, 0.64],
  },
  '8hp50': {
    kind: 'automatic',
    code: '8HP50',
    gearRatios: [5, 3.2, 2.143, 1.72, 1.314, 1, 0.822, 0.64],
    sources: [['BMW press data sheet', 'published', 'gearRatios']],
  },
  gs7d36bg: {
    kind: 'dual_clutch',
    code: 'GS7D36BG',
    gearRatios: [4.806, 2.593, 1.701, 1.277, 1, 0.844, 0.671],
    sources: [['BMW press data sheet', 'published', 'gearRatios']],
  },
  '8hp76-m3-competition': {
    kind: 'automatic',
    code: '8HP76',
    gearRatios: [5, 3.2, 2.143, 1.72, 1.313, 1, 0.823, 0.64],
    sources: [
      ['US EPA test car list, model year 2022', 'published', 'kind'],
      ['BMW press data sheet', 'published', 'gearRatios'],
    ],
  },
  '8hp76-m440i': {
    kind: 'automatic',
    code: '8HP76',
    gearRatios: [5.25, 3.36, 2.172, 1.72, 1.316, 1, 0.822, 0.64],
  },
  '6hp21': {
    kind: 'automatic',
    code: '6HP21',
    gearRatios: [4.171, 2.34, 1.521, 1.143, 0.867, 0.691],
    limits: { transmissionTorqueLbft: 520 },
    sources: [['estimate: owners and tuners on the 6HP21', 'estimated', 'limits.transmissionTorqueLbft']],
  },
} as const satisfies Record<string, GearboxEntry>
