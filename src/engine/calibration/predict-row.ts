import type { CalibrationFactors, Vehicle } from '../model.ts'
import { evaluateLogGain, openFactors } from '../power/power-factors.ts'
import { rangeAround, rangeHalfWidth, type Uncertainty } from '../power/range.ts'
import type { EvidenceRow } from './evidence.ts'
import { isBuilt } from './report-signals.ts'
import { type RowModel, rowModel } from './row-gain.ts'

export interface RowPrediction {
  /** In the row's power basis. */
  hp: number
  lowHp: number
  highHp: number
  /** What was assumed, for a reader; empty when everything was stated. */
  note: string
}

const TURBOS = ['turbo_kit_single', 'turbo_kit_twin', 'turbo_upgrade'] as const

/** Where the width of a row's range comes from. */
export function rowUncertainty(row: EvidenceRow, model: RowModel, hp: number): Uncertainty {
  return {
    logGain: Math.log(hp / model.baseHp),
    baseline: model.hasBaseline ? 'stated' : model.car.known,
    boostUnstated: model.boostUnstated,
    turboAdded: TURBOS.some((kind) => model.mods.kinds.has(kind)),
    car: model.car.known,
    baselineDoubt: model.baselineDoubt,
    built: isBuilt(model.mods),
    measured: row.figureKind === 'measured_test',
  }
}

/** Hp that a model foresees with these effects, in the row's basis. */
export function modelHp(model: RowModel, effects: Readonly<Record<string, number>>): number {
  return model.baseHp * Math.exp(evaluateLogGain(model, effects)) + model.nitrousHp
}

function assumptions(row: EvidenceRow, model: RowModel): string {
  const notes: string[] = []
  if (!model.hasBaseline) {
    notes.push(model.car.known !== 'text' ? 'baseline from the rating' : 'baseline typical of such an engine')
  }
  if (model.boostUnstated) notes.push('boost not stated')
  if (row.mods.length === 0) notes.push('no parts listed')
  if (model.mods.unknown.length > 0) notes.push(`not understood: ${model.mods.unknown.join(' ')}`)
  return notes.join('; ')
}

/**
 * Predicts a published result in its own power basis, hp, from what the row states. The columns `product` and
 * `modified_*` are never read. `exact` false = `vehicle` is only the nearest platform. Never throws on a row.
 */
export function predictRow(
  row: EvidenceRow,
  vehicle: Vehicle | undefined,
  factors: CalibrationFactors,
  exact = true,
): RowPrediction {
  const { effects, spread } = openFactors(factors)
  const model = rowModel(row, vehicle, exact)
  const hp = modelHp(model, effects)
  const { low, high } = rangeAround(hp, rangeHalfWidth(rowUncertainty(row, model, hp), spread))
  return { hp, lowHp: low, highHp: high, note: assumptions(row, model) }
}
