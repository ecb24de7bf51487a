import type { CalibrationFactors, Vehicle } from '../model.ts'
import { evaluateLogGain, openFactors } from '../power/power-factors.ts'
import { rangeAround, rangeHalfWidth } from '../power/range.ts'
import type { EvidenceRow } from './evidence.ts'
import { rowModel } from './row-gain.ts'

export interface RowPrediction {
  /** In the row's power basis. */
  hp: number
  lowHp: number
  highHp: number
  note: string
}

/** Predicts a published result from what its row states, in its own power basis. Never reads `product` or `modified_*`. */
export function predictRow(row: EvidenceRow, vehicle: Vehicle | undefined, factors: CalibrationFactors, exact = true): RowPrediction {
  const { effects, spread } = openFactors(factors)
  const model = rowModel(row, vehicle, exact)
  const logGain = evaluateLogGain(model, effects)
  const hp = model.baseHp * Math.exp(logGain) + model.nitrousHp
  const halfWidth = rangeHalfWidth(
    {
      logGain: Math.log(hp / model.baseHp),
      measuredBaseline: model.hasBaseline,
      unstatedBoost: model.boostSource !== undefined && row.boostGaugePsi === undefined,
      drivelineUnknown: !model.hasBaseline,
    },
    spread,
  )
  const range = rangeAround(hp, halfWidth)
  return { hp, lowHp: range.low, highHp: range.high, note: '' }
}
