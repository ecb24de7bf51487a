import type { Engine } from '../model.ts'
import { HP_RPM_PER_LBFT, KG_PER_LB } from '../units.ts'
import { AMBIENT_K, AMBIENT_KPA, HP_PER_LB_PER_MIN } from './charge-air.ts'
import { stockTorqueLbft } from './stock-curve.ts'

/** Gas constant of dry air, kJ/(kg K). */
const AIR_R = 0.287

/**
 * Air that a four-stroke engine swallows, lb/min: m = VE rho Vd N / 2 (Heywood eq. 2.27).
 * Worked: 5.0 L, 7000 rpm, VE 0.98 at ambient density (1.157 kg/m3): 19.84 kg/min = 43.7 lb/min.
 */
export function airflowLbPerMin(engine: {
  displacementL: number
  rpm: number
  volumetricEfficiency: number
  densityRatio: number
}): number {
  const ambientKgPerM3 = AMBIENT_KPA / (AIR_R * AMBIENT_K)
  const kgPerMin =
    engine.volumetricEfficiency *
    engine.densityRatio *
    ambientKgPerM3 *
    (engine.displacementL / 1000) *
    (engine.rpm / 2)
  return kgPerMin / KG_PER_LB
}

/**
 * Volumetric efficiency of the stock engine at one rpm, from its rated points: the air that its power takes
 * (`HP_PER_LB_PER_MIN`) over what its displacement sweeps at ambient density. Above 1 = tuned intake, or boost.
 * Worked: 5.0 L making 460 hp at 7000 rpm: 47.9 lb/min of 44.6: 1.074.
 */
export function volumetricEfficiency(engine: Engine, rpm: number): number {
  const hp = (stockTorqueLbft(engine, rpm) * rpm) / HP_RPM_PER_LBFT
  const swept = airflowLbPerMin({ displacementL: engine.displacementL, rpm, volumetricEfficiency: 1, densityRatio: 1 })
  return hp / HP_PER_LB_PER_MIN / swept
}

/**
 * Air at the power peak of a build, lb/min: what a compressor must flow. The charge that makes `crankHp` is denser or
 * more than stock in the ratio of the powers. Worked: the same engine at 690 hp: 71.9 lb/min.
 */
export function peakAirLbPerMin(engine: Engine, crankHp: number): number {
  return airflowLbPerMin({
    displacementL: engine.displacementL,
    rpm: engine.crankHpRpm,
    volumetricEfficiency: volumetricEfficiency(engine, engine.crankHpRpm),
    densityRatio: crankHp / engine.crankHp,
  })
}
