import type { TransmissionKind } from '../engine/model.ts'

const RANK: Readonly<Record<TransmissionKind, number>> = { manual: 0, dual_clutch: 1, automatic: 2 }

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
  RANK[a.gearbox] - RANK[b.gearbox] || b.yearFrom - a.yearFrom
