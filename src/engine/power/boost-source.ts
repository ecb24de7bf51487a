import type { Engine, PartKind } from '../model.ts'
import { type AirPath, KIT_INTERCOOLER, pathLogRatio } from './air-path.ts'
import type { CompressorKind } from './charge-air.ts'
import { headroom, specificOutput } from './engine-character.ts'
import { type GainTerm, type LogGain, NO_GAIN } from './power-factors.ts'
import type { ScenarioChoice } from './scenario-choice.ts'

/** The kinds that fill the boost source, and how each compresses. */
export const COMPRESSOR_OF: Partial<Record<PartKind, CompressorKind>> = {
  supercharger_roots: 'roots',
  supercharger_twin_screw: 'twin_screw',
  supercharger_centrifugal: 'centrifugal',
  turbo_kit_single: 'turbo',
  turbo_kit_twin: 'turbo',
  turbo_upgrade: 'turbo',
}

/** Boost of a street kit on pump fuel where none is stated, gauge psi (makers' kit pages: 6-10 psi). */
const TYPICAL_KIT_BOOST_PSI: Partial<Record<PartKind, number>> = {
  supercharger_roots: 8,
  supercharger_twin_screw: 9,
  supercharger_centrifugal: 8,
  turbo_kit_single: 9,
  turbo_kit_twin: 9,
}
/** What a smaller pulley adds where its boost is not stated (makers' pages: 2-4 psi). */
const TYPICAL_PULLEY_PSI = 2.5
/** What a larger blower or a turbo kit adds to a car that left the factory with boost (makers' pages: 3-7 psi). */
const LARGER_BLOWER_PSI = 4
/** Pairs among published turbo upgrades: a pair gains more than one, but where the size is known that says it. */
const SHARE_OF_PAIRS = 0.4
type Result = { path: AirPath; gain: LogGain }

type BoostPart = NonNullable<ScenarioChoice['boostSource']>

function largerTurbo(choice: ScenarioChoice, turbo: BoostPart, factory: AirPath): Result {
  if (factory.induction !== 'turbo') return { path: factory, gain: NO_GAIN }
  const { boostGaugePsi: stated, supportsCrankHp } = turbo.ratings
  const path = { ...factory, boostGaugePsi: stated ?? factory.boostGaugePsi * 1.25 }
  const terms: GainTerm[] = choice.tuned ? [] : [{ name: 'turbo_upgrade.untuned', amount: 1 }]
  terms.push({ name: `platform.${choice.platform}.boost`, amount: 1 })
  if (stated !== undefined) {
    // A stated boost says how far the turbo is turned up; the gain of a typical one has no place beside it.
    terms.push({ name: 'turbo_upgrade.at_stated_boost', amount: 1 })
    terms.push({ name: 'turbo_upgrade.by_boost', amount: pathLogRatio(choice.engine, path, factory) })
    return { path, gain: { offset: 0, terms } }
  }
  return { path, gain: { offset: 0, terms: [...terms, ...unstatedBoostTerms(choice.engine, supportsCrankHp)] } }
}

/** What a larger turbo gains whose boost the tuner picks: by its rating where that is known, in a mild engine more. */
export function unstatedBoostTerms(engine: Engine, supportsCrankHp: number | undefined): GainTerm[] {
  const terms: GainTerm[] = []
  if (supportsCrankHp !== undefined) {
    const size = Math.log(supportsCrankHp / (1.5 * engine.crankHp))
    terms.push({ name: 'turbo_upgrade.size', amount: Math.max(-0.5, Math.min(0.7, size)) })
  }
  terms.push({ name: 'turbo_upgrade.boosted', amount: 1 })
  const pairs = supportsCrankHp !== undefined ? SHARE_OF_PAIRS : engine.aspiration === 'twin_turbo' ? 1 : 0
  if (pairs > 0) terms.push({ name: 'turbo_upgrade.pair', amount: pairs })
  terms.push({ name: 'turbo_upgrade.headroom', amount: headroom(engine) })
  return terms
}

/**
 * Air path and gain of a kit or a larger turbo over the factory's air path. A kit's gain is physics at its boost plus what
 * results of its kind say; a larger turbo's is fitted, because its boost is the tuner's choice.
 */
export function withBoostSource(choice: ScenarioChoice, factory: AirPath): Result {
  const kit = choice.boostSource
  const compressor = kit && COMPRESSOR_OF[kit.kind]
  if (!kit || !compressor) return { path: factory, gain: NO_GAIN }
  if (kit.kind === 'turbo_upgrade') return largerTurbo(choice, kit, factory)
  const stated = kit.ratings.boostGaugePsi
  const terms: GainTerm[] = []
  // Positive-displacement kits carry their intercooler in the manifold; the others have one if they say so.
  const inManifold = compressor === 'roots' || compressor === 'twin_screw'
  const bare: AirPath = {
    induction: compressor === 'turbo' ? 'turbo' : 'supercharged',
    converted: factory.induction === 'na',
    compressor,
    boostGaugePsi: stated ?? Math.max(TYPICAL_KIT_BOOST_PSI[kit.kind] ?? 8, factory.boostGaugePsi + LARGER_BLOWER_PSI),
    effectiveness: inManifold ? Math.max(KIT_INTERCOOLER, factory.effectiveness) : factory.effectiveness,
  }
  const brings = bare.effectiveness === 0 && (kit.ratings.includes?.includes('intercooler') ?? false)
  const path = brings ? { ...bare, effectiveness: KIT_INTERCOOLER } : bare
  if (brings) terms.push({ name: 'intercooler.boosted', amount: pathLogRatio(choice.engine, path, bare) })
  const setting = factory.induction === 'na' ? 'na' : `on_${factory.induction}`
  terms.push({ name: `${kit.kind}.${setting}`, amount: 1 })
  if (stated === undefined) {
    terms.push({ name: `kit_boost_unstated.${setting}`, amount: 1 })
    if (setting === 'na')
      terms.push({ name: 'kit_boost_unstated.specific_output', amount: specificOutput(choice.engine) })
  }
  terms.push({ name: `platform.${choice.platform}.boost`, amount: 1 })
  if (!choice.tuned) terms.push({ name: 'kit_untuned', amount: 1 })
  return { path, gain: { offset: pathLogRatio(choice.engine, bare, factory), terms } }
}

/** What a smaller pulley does: the air path with it, and the higher pressure ratio's gain by physics, ln(power). */
export interface PulleyGain {
  path: AirPath
  logGain: number
  /** The fitted share of that gain, by whether the boost is known. */
  effect: 'pulley_smaller.by_boost' | 'pulley_smaller.boost_unstated'
}

/**
 * A smaller pulley against the same blower without; nothing without a belt-driven blower. What of its gain counts is fitted,
 * never less than `LEAST_OF_PULLEY`: more boost of the same blower does not cost power.
 */
export function smallerPulley(choice: ScenarioChoice, path: AirPath): PulleyGain {
  const stated = choice.pulley?.ratings.boostGaugePsi
  const effect = stated === undefined ? 'pulley_smaller.boost_unstated' : 'pulley_smaller.by_boost'
  if (!choice.pulley || path.induction !== 'supercharged') return { path, logGain: 0, effect }
  const boost = Math.max(stated ?? path.boostGaugePsi + TYPICAL_PULLEY_PSI, path.boostGaugePsi)
  const smaller = { ...path, boostGaugePsi: boost }
  return { path: smaller, logGain: Math.max(0, pathLogRatio(choice.engine, smaller, path)), effect }
}
