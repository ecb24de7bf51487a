import type { Engine, Part } from '../model.ts'
import { HP_PER_LB_PER_MIN } from './charge-air.ts'
import { stockTorqueLbft } from './stock-curve.ts'

/** Share of full-boost torque that a factory engine makes before its own compressor has built boost. */
const OFF_BOOST_SHARE = { na: 1, turbo: 0.5, supercharged: 0.65 } as const

/** How far a positive-displacement blower levels the engine's own hill. */
const PUMPS_LEVEL = 0.8

/** How boost comes in over rpm: 0 = none, 1 = what the compressor gives at rated power rpm. */
export interface BoostOnset {
  /** Torque without the boost over torque with all of it. */
  offBoostShare: number
  share(rpm: number): number
}

const ratedHp = ({ ratings }: Part, engine: Engine): number =>
  ratings.supportsCrankHp ??
  (ratings.maxAirflowLbPerMin === undefined ? 1.5 * engine.crankHp : ratings.maxAirflowLbPerMin * HP_PER_LB_PER_MIN)

/**
 * Rpm at which a turbo of this size makes nine tenths of its torque: exhaust flow grows with displacement and rpm, and a
 * larger wheel asks more of it. Trade practice: 600 hp spools by 4,100 on a 2.0 and by 3,350 on a 3.0; of two turbos
 * each half has half the engine. Worked: 800 hp on a 5.0: 2,994.
 */
function fullBoostRpm(supportsHp: number, displacementL: number, turbos: number): number {
  return 4100 * (supportsHp / turbos / 600) ** 0.5 * Math.sqrt((2 * turbos) / displacementL)
}

/**
 * A larger turbo is later than the factory's: by 300 rpm (600 where one replaces two), and by 1,380 at most, before a tuner
 * calls it the wrong turbo. One of twice the factory's power is near that already.
 */
function laterThanFactory(rpm: number, factoryRpm: number, least: number): number {
  const room = 1380 - least
  const wanted = (rpm - factoryRpm - least) / room
  return factoryRpm + least + room * (wanted > 0 ? 1 - 0.85 * Math.exp(-2.2 * wanted) : 0.15 * Math.exp(4 * wanted))
}

function turboOnset(source: Part, engine: Engine, offBoostShare: number): BoostOnset {
  const turbos = source.kind === 'turbo_kit_twin' ? 2 : 1
  const bySize = fullBoostRpm(ratedHp(source, engine), engine.displacementL, turbos)
  const factory = engine.aspiration === 'turbo' || engine.aspiration === 'twin_turbo'
  // The factory's reaches nine tenths two thirds of the way up to its rated torque rpm.
  const factoryRpm = 1000 + 0.67 * (engine.crankTorqueRpm - 1000)
  const conversion = source.kind === 'turbo_kit_single' && engine.aspiration === 'twin_turbo'
  const full = factory ? laterThanFactory(bySize, factoryRpm, conversion ? 600 : 300) : bySize
  const width = Math.max(220, Math.min(full, 3600) / 9)
  // Nine tenths of the torque: this share of the boost, and so this far up the S.
  const boostThere = Math.max(0.5, (0.9 - offBoostShare) / (1 - offBoostShare))
  const middle = full - width * Math.log(boostThere / (1 - boostThere))
  const spooled = (rpm: number) => 1 / (1 + Math.exp((middle - rpm) / width))
  const top = spooled(engine.crankHpRpm)
  return { offBoostShare, share: (rpm) => spooled(rpm) / top }
}

/**
 * How the boost of a kit, blower or larger turbo comes in. `logGain`: what it adds at rated power rpm.
 * A centrifugal blower's boost grows with the square of its speed; roots and twin-screw blowers move the same air each
 * turn and lose a little at low speed to leakage; a turbo needs exhaust.
 * Worked: centrifugal at half the rpm: a quarter of its boost.
 */
export function boostOnset(source: Part, engine: Engine, logGain: number): BoostOnset {
  const induction = engine.aspiration === 'na' ? 'na' : engine.aspiration === 'supercharged' ? 'supercharged' : 'turbo'
  const offBoostShare = Math.min(0.95, OFF_BOOST_SHARE[induction] / Math.exp(logGain))
  if (source.kind === 'supercharger_centrifugal') {
    return { offBoostShare, share: (rpm) => (rpm / engine.crankHpRpm) ** 2 }
  }
  if (source.kind === 'supercharger_roots' || source.kind === 'supercharger_twin_screw') {
    // Its air per turn does not follow the engine's own breathing, which levels part of the hill.
    const filled = (rpm: number) => (1 - 0.45 * Math.exp(-rpm / 1400)) / stockTorqueLbft(engine, rpm) ** PUMPS_LEVEL
    return { offBoostShare, share: (rpm) => filled(rpm) / filled(engine.crankHpRpm) }
  }
  return turboOnset(source, engine, offBoostShare)
}
