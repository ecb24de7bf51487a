import type { Engine, Fuel, Part, PartKind, Slot } from '../model.ts'
import { boostedPowerRatio, intercoolerPowerRatio } from './boosted-power.ts'
import type { CompressorKind } from './charge-air.ts'
import { FUEL_FACTS, octaneLogEffect } from './fuel.ts'
import { isGerman } from './platform.ts'
import { type GainTerm, type LogGain, NO_GAIN } from './power-factors.ts'

/** What the air path looks like once boost source, pulley, tune and fuel are chosen. */
export interface AirPath {
  induction: 'na' | 'turbo' | 'supercharged'
  /** The factory engine had no boost. */
  converted: boolean
  compressor: CompressorKind
  boostGaugePsi: number
  /** Effectiveness of the intercooler that comes with car or kit; 0 = none. */
  effectiveness: number
}

/** What fixes the scenario. `boostGaugePsi` overrides the kit's own figure (a published result that states it). */
export interface ScenarioChoice {
  engine: Engine
  boostSource?: Pick<Part, 'kind' | 'ratings'> | undefined
  pulley?: Pick<Part, 'kind' | 'ratings'> | undefined
  tuned: boolean
  ethanolTune: boolean
  /** The fuel that is really burned. */
  fuel: Fuel
  /** Engine family, from `platformOf`: results of the same engine teach more than those of others. */
  platform: string
}

const COMPRESSOR_OF: Partial<Record<PartKind, CompressorKind>> = {
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
/** Factory boost where the catalog has none: typical of production turbo and supercharged engines. */
const TYPICAL_FACTORY_BOOST_PSI = { na: 0, turbo: 15, supercharged: 10 } as const
/** What a smaller pulley adds where its boost is not stated (makers' pages: 2-4 psi). */
const TYPICAL_PULLEY_PSI = 2.5
/** What a larger blower or a turbo kit adds to a car that left the factory with boost (makers' pages: 3-7 psi). */
const LARGER_BLOWER_PSI = 4
const FACTORY_INTERCOOLER = 0.65
const KIT_INTERCOOLER = 0.72
const BETTER_INTERCOOLER = 0.82

const inductionOf = (engine: Engine): AirPath['induction'] =>
  engine.aspiration === 'na' ? 'na' : engine.aspiration === 'supercharged' ? 'supercharged' : 'turbo'

/** The air path of the car as it left the factory. */
export function factoryAirPath(engine: Engine): AirPath {
  const induction = inductionOf(engine)
  const boost = engine.boostGaugePsi > 0 ? engine.boostGaugePsi : TYPICAL_FACTORY_BOOST_PSI[induction]
  return {
    induction,
    converted: false,
    compressor: induction === 'supercharged' ? 'roots' : 'turbo',
    boostGaugePsi: induction === 'na' ? 0 : boost,
    effectiveness: induction === 'na' ? 0 : FACTORY_INTERCOOLER,
  }
}

const powerOf = (engine: Engine, path: AirPath): number =>
  boostedPowerRatio({
    boostGaugePsi: path.boostGaugePsi,
    compressor: path.compressor,
    effectiveness: path.effectiveness,
    compressionRatio: engine.compressionRatio,
  })

/** ln of power on the new air path over power on the old one, by physics alone. */
const pathLogRatio = (engine: Engine, path: AirPath, before: AirPath): number =>
  Math.log(Math.max(0.3, powerOf(engine, path)) / Math.max(0.3, powerOf(engine, before)))

/** ln(specific output / 75 hp per liter): an engine that breathes well at high rpm takes more of a kit's boost to the wheels. */
const strung = (engine: Engine): number =>
  Math.max(-0.5, Math.min(0.5, Math.log(engine.crankHp / (75 * engine.displacementL))))

/**
 * (80 hp/L over specific output)^0.5: an unboosted engine of low specific output is held back by its breathing, and
 * gains more from parts that free it. Worked: 57 hp/L gives 1.19, 100 hp/L gives 0.89.
 */
const stifled = (engine: Engine): number =>
  Math.max(0.75, Math.min(1.35, Math.sqrt((80 * engine.displacementL) / engine.crankHp)))

function withBoostSource(choice: ScenarioChoice, factory: AirPath): { path: AirPath; gain: LogGain } {
  const kit = choice.boostSource
  const compressor = kit && COMPRESSOR_OF[kit.kind]
  if (!kit || !compressor) return { path: factory, gain: NO_GAIN }
  const stated = kit.ratings.boostGaugePsi
  const terms: GainTerm[] = []
  if (kit.kind === 'turbo_upgrade') {
    if (factory.induction !== 'turbo') return { path: factory, gain: NO_GAIN }
    const path = { ...factory, boostGaugePsi: stated ?? factory.boostGaugePsi * 1.25 }
    const supports = kit.ratings.supportsCrankHp
    if (supports) {
      const size = Math.log(supports / (1.5 * choice.engine.crankHp))
      terms.push({ name: 'turbo_upgrade.size', amount: Math.max(-0.5, Math.min(0.7, size)) })
    }
    terms.push({ name: 'turbo_upgrade.boosted', amount: 1 })
    terms.push({ name: 'turbo_upgrade.headroom', amount: headroom(choice.engine) })
    terms.push({ name: `platform.${choice.platform}.boost`, amount: 1 })
    if (stated !== undefined)
      terms.push({ name: 'turbo_upgrade.stated', amount: pathLogRatio(choice.engine, path, factory) })
    if (!choice.tuned) terms.push({ name: 'turbo_upgrade.untuned', amount: 1 })
    return { path, gain: { offset: 0, terms } }
  }
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
    if (setting === 'na') terms.push({ name: 'kit_boost_unstated.specific_output', amount: strung(choice.engine) })
  }
  terms.push({ name: `platform.${choice.platform}.boost`, amount: 1 })
  if (!choice.tuned) terms.push({ name: 'kit_untuned', amount: 1 })
  return { path, gain: { offset: pathLogRatio(choice.engine, bare, factory), terms } }
}

function pulleyGain(choice: ScenarioChoice, path: AirPath): { path: AirPath; gain: LogGain } {
  if (!choice.pulley || path.induction !== 'supercharged') return { path, gain: NO_GAIN }
  const stated = choice.pulley.ratings.boostGaugePsi
  const boost = Math.max(stated ?? path.boostGaugePsi + TYPICAL_PULLEY_PSI, path.boostGaugePsi)
  const smaller = { ...path, boostGaugePsi: boost }
  return {
    path: smaller,
    gain: {
      offset: pathLogRatio(choice.engine, smaller, path),
      terms: [{ name: 'pulley_smaller.boosted', amount: 1 }],
    },
  }
}

/**
 * ln(reference / specific output): how much the factory left in a turbo engine. 100 hp/L of a turbo engine is the
 * reference; a mild engine has more to give than a strung one.
 */
const headroom = (engine: Engine): number =>
  Math.max(-0.6, Math.min(0.6, Math.log((100 * engine.displacementL) / engine.crankHp)))

/** Share of a tune's gain that is left on fuel below the rated octane, where knock and not the table sets the spark. */
const onThisOctane = (margin: number): number => Math.max(0.2, Math.min(1, 1 + 0.12 * margin))

function tuneTerms(choice: ScenarioChoice, path: AirPath): GainTerm[] {
  if (!choice.tuned) return []
  const terms: GainTerm[] = []
  if (!path.converted) {
    const margin = FUEL_FACTS[choice.fuel].effectiveAki - FUEL_FACTS[choice.engine.ratedFuel].effectiveAki
    const share = onThisOctane(margin)
    terms.push({ name: `tune.${path.induction}`, amount: share })
    if (path.induction === 'turbo') terms.push({ name: 'tune.turbo_headroom', amount: share * headroom(choice.engine) })
    if (isGerman(choice.platform)) terms.push({ name: `tune.german_${path.induction}`, amount: share })
    if (path.induction === 'na')
      terms.push({ name: 'tune.na_octane_margin', amount: Math.max(0, Math.min(6, margin)) / 4 })
    terms.push({ name: `platform.${choice.platform}.tune`, amount: path.induction === 'na' ? 0.3 : 1 })
  }
  const setting = path.induction === 'na' ? 'na' : 'boosted'
  if (choice.ethanolTune && FUEL_FACTS[choice.fuel].ethanolShare > 0.2) {
    const richness = Math.sqrt((FUEL_FACTS[choice.fuel].ethanolShare - 0.1) / 0.75)
    terms.push({ name: `e85_tune.${setting}`, amount: richness })
  } else if (choice.fuel === 'race') {
    terms.push({ name: `race_fuel.${setting}`, amount: 1 })
  }
  return terms
}

/**
 * Gain of boost source, pulley, tune and fuel together over the factory car on its rated fuel, and the air path
 * that the other parts then meet. Physics is in `offset`; what was fitted hangs on the terms.
 */
export function scenarioGain(choice: ScenarioChoice): { path: AirPath; gain: LogGain } {
  const source = withBoostSource(choice, factoryAirPath(choice.engine))
  const pulley = pulleyGain(choice, source.path)
  return {
    path: pulley.path,
    gain: {
      offset: source.gain.offset + pulley.gain.offset + octaneLogEffect(choice),
      terms: [...source.gain.terms, ...pulley.gain.terms, ...tuneTerms(choice, pulley.path)],
    },
  }
}

/** Kinds that breathe: one fitted effect on an unboosted engine, another on a boosted one. */
const BREATHING: ReadonlySet<PartKind> = new Set<PartKind>([
  'cold_air_intake',
  'intake_manifold',
  'throttle_body',
  'catback_exhaust',
  'headers_shorty',
  'headers_long_tube',
  'midpipe_catless',
  'camshafts',
  'ported_heads',
  'stroker',
  'built_bottom_end',
  'methanol_injection',
])
const BOOSTED_ONLY: ReadonlySet<PartKind> = new Set<PartKind>(['charge_pipes', 'downpipe', 'heat_exchanger'])

/** The kind that stands for a slot which another part fills besides its own. */
const KIND_IN_SLOT: Partial<Record<Slot, PartKind>> = {
  intake: 'cold_air_intake',
  intake_manifold: 'intake_manifold',
  throttle_body: 'throttle_body',
  charge_pipes: 'charge_pipes',
  headers: 'headers_shorty',
  midpipe: 'midpipe_catless',
  downpipe: 'downpipe',
  catback: 'catback_exhaust',
  intercooler: 'intercooler',
  heat_exchanger: 'heat_exchanger',
  heads: 'ported_heads',
  camshafts: 'camshafts',
}

/** Gain of a part with all that it brings along, such as headers sold with midpipe and cat-back. */
export function wholePartGain(part: Pick<Part, 'kind' | 'ratings'>, path: AirPath, engine: Engine): LogGain {
  const own = partGain(part.kind, path, engine)
  const brought = (part.ratings.includes ?? []).flatMap((slot) => KIND_IN_SLOT[slot] ?? [])
  if (brought.length === 0) return own
  const gains = [own, ...brought.filter((kind) => kind !== part.kind).map((kind) => partGain(kind, path, engine))]
  return {
    offset: gains.reduce((sum, gain) => sum + gain.offset, 0),
    terms: gains.flatMap((gain) => gain.terms),
  }
}

/**
 * Gain of one of the other parts on a given air path. Kinds that do not change power give none.
 * An intercooler's worth is physics: the charge density at this boost with and without it.
 */
export function partGain(kind: PartKind, path: AirPath, engine: Engine): LogGain {
  const setting = path.induction === 'na' ? 'na' : 'boosted'
  if (BREATHING.has(kind)) {
    const amount = path.induction === 'na' || path.converted ? stifled(engine) : 1
    return { offset: 0, terms: [{ name: `${kind}.${setting}`, amount }] }
  }
  if (path.induction === 'na') return NO_GAIN
  if (BOOSTED_ONLY.has(kind)) {
    if (kind === 'downpipe' && path.induction !== 'turbo') return NO_GAIN
    return { offset: 0, terms: [{ name: `${kind}.boosted`, amount: 1 }] }
  }
  if (kind !== 'intercooler') return NO_GAIN
  const ratio = intercoolerPowerRatio({
    boostGaugePsi: path.boostGaugePsi,
    compressor: path.compressor,
    effectivenessBefore: path.effectiveness,
    effectivenessAfter: path.effectiveness > 0 ? BETTER_INTERCOOLER : KIT_INTERCOOLER,
    compressionRatio: engine.compressionRatio,
  })
  return { offset: 0, terms: [{ name: 'intercooler.boosted', amount: Math.log(ratio) }] }
}
