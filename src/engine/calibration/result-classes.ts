import type { Uncertainty } from '../power/range.ts'
import type { EvidenceRow } from './evidence.ts'
import type { RowModel } from './row-gain.ts'

/** Kinds of builds whose errors and ranges are judged by themselves. A result may be of several. */
export const RESULT_CLASSES = [
  'no boost',
  'factory boost',
  'larger turbo',
  'turbo kit',
  'supercharger kit',
  'built engine',
  'doubtful baseline',
  'no baseline',
] as const
export type ResultClass = (typeof RESULT_CLASSES)[number]

interface Judged {
  row: Pick<EvidenceRow, 'mods'>
  model: Pick<RowModel, 'car' | 'hasBaseline'>
  unknowns: Pick<Uncertainty, 'built' | 'baselineDoubt'>
}

/** The classes of a result, by its listed parts, its engine and its baseline. */
export function classesOf({ row, model, unknowns }: Judged): ResultClass[] {
  const has = (pattern: RegExp) => row.mods.some((mod) => pattern.test(mod))
  const isBoosted = model.car.engine.aspiration !== 'na'
  const isAdded = has(/turbo|supercharger/)
  const holds: Readonly<Record<ResultClass, boolean>> = {
    'no boost': !isBoosted && !isAdded,
    'factory boost': isBoosted && !isAdded,
    'larger turbo': has(/^turbo_upgrade/),
    'turbo kit': has(/turbo_kit/),
    'supercharger kit': has(/supercharger/),
    'built engine': unknowns.built,
    'doubtful baseline': unknowns.baselineDoubt > 0,
    'no baseline': !model.hasBaseline,
  }
  return RESULT_CLASSES.filter((name) => holds[name])
}
