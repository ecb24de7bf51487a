import type { GearboxEntry } from '../vehicle-entry.ts'

/** Gear sets of Infiniti cars, one entry a set: figures with their sources; what no source names is an estimate. */
export const INFINITI_GEARBOXES = {
  '5at-g35': {
    kind: 'automatic',
    code: '5AT',
    gearRatios: [3.842, 2.353, 1.529, 1, 0.839],
  },
} as const satisfies Record<string, GearboxEntry>
