import type { TransmissionKind } from '../engine/model.ts'

const GEARBOXES: readonly TransmissionKind[] = ['manual', 'dual_clutch', 'automatic']

interface Variant {
  gearbox: TransmissionKind
  yearFrom: number
}

/**
 * Which of several variants of a model comes first, and so is meant where nobody says which: manual gearboxes before
 * automatic ones, then the newer generation. One order for the pages, the API and the assistant, so that the same words
 * always mean one car.
 */
export const variantOrder = (a: Variant, b: Variant): number =>
  GEARBOXES.indexOf(a.gearbox) - GEARBOXES.indexOf(b.gearbox) || b.yearFrom - a.yearFrom
