import type { Engine, Fuel, Part, PartKind, Vehicle } from '../model.ts'
import { boostedPowerRatio } from '../power/boosted-power.ts'
import { drivelineLoss } from '../power/driveline.ts'
import { type AirPath, factoryAirPath, partGain, scenarioGain } from '../power/gain-terms.ts'
import { platformOf } from '../power/platform.ts'
import { evaluateLogGain, type GainTerm } from '../power/power-factors.ts'
import type { EvidenceRow } from './evidence.ts'
import { type ListedMods, readMods } from './mod-words.ts'
import { PRIORS } from './priors.ts'
import { type RowCar, rowCar } from './row-car.ts'

/** A published result as the fit sees it: ln(result) = ln(baseHp) + offset + sum of effect x amount, then nitrous. */
export interface RowModel {
  car: RowCar
  mods: ListedMods
  /** Stated baseline, or the rating in the row's basis without driveline loss. */
  baseHp: number
  hasBaseline: boolean
  offset: number
  terms: readonly GainTerm[]
  nitrousHp: number
  path: AirPath
  /** A kit or turbo was added, and nobody says at what boost. */
  boostUnstated: boolean
  /** ln of the gain that the priors expect. */
  priorLogGain: number
}

const PRIOR_MEANS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(PRIORS).map(([name, { mean }]) => [name, mean]),
)

const BOOST_KINDS: readonly PartKind[] = [
  'turbo_kit_twin',
  'turbo_kit_single',
  'supercharger_twin_screw',
  'supercharger_roots',
  'supercharger_centrifugal',
  'turbo_upgrade',
]

/** Parts that commonly come in a kit's box. */
const IN_THE_BOX =
  /^(cold_air_intake|intercooler|throttle_body|charge_pipes|intake_manifold|heat_exchanger|other\.(blower_inlet|filter|plugs))/

/**
 * A baseline far above the rating belongs to a car that was modified before. Then either the listed parts are partly in
 * the baseline already, or the baseline has others; the excess over the rating weighs the three stories.
 */
function shareAlreadyIncluded(story: { excess: number; gain: number; spread: number; center: number }): number {
  if (story.gain <= 0.02 || story.excess <= 0) return 0
  const z = (story.excess - story.center) / story.spread
  const fresh = (0.85 * Math.exp(-0.5 * z * z)) / (story.spread * 2.507)
  const included = story.excess < 1.15 * story.gain ? 0.075 / (1.15 * story.gain) : 0
  const otherParts = story.excess < 0.8 ? 0.075 / 0.8 : 0.02
  return included / (fresh + included + otherParts)
}

/**
 * Boost that explains a baseline above the rating, gauge psi: where physics gives this ln excess over the factory's
 * own boost (none for an engine that left the factory without). Up to 25 psi, to 0.1 psi.
 */
function boostBehind(engine: Engine, excess: number): number {
  const from = factoryAirPath(engine)
  const air = { compressor: 'roots' as const, effectiveness: 0.7, compressionRatio: engine.compressionRatio }
  const before = boostedPowerRatio({ ...air, boostGaugePsi: from.boostGaugePsi })
  let boost = from.boostGaugePsi
  while (boost < 25 && Math.log(boostedPowerRatio({ ...air, boostGaugePsi: boost }) / before) < excess) boost += 0.1
  return boost
}

const scaled = (terms: readonly GainTerm[], factor: number): GainTerm[] =>
  terms.map(({ name, amount }) => ({ name, amount: amount * factor }))

/** Builds the model of one row. The columns `product` and `modified_*` are never looked at. Never throws. */
export function rowModel(row: EvidenceRow, vehicle: Vehicle | undefined, exact = true): RowModel {
  const car = rowCar(row, vehicle, exact)
  const mods = readMods(row.mods)
  const { engine } = car
  const wheel = row.powerBasis === 'wheel'
  const loss = wheel ? drivelineLoss(car, {}) : 0
  const ratedHp = engine.crankHp * (wheel ? engine.ratingRatio : 1) * (1 - loss)
  const baseHp = row.baselineHp ?? ratedHp
  const excess = row.baselineHp !== undefined && car.known !== 'text' ? Math.log(row.baselineHp / ratedHp) : 0

  const listed = BOOST_KINDS.filter((kind) => mods.kinds.has(kind))
  const kit = listed.find((kind) => kind !== 'turbo_upgrade' || engine.aspiration !== 'na')
  // A hundred hp a liter and far above the rating: the baseline is a boosted engine already.
  const crankPerLiter = baseHp / (1 - loss) / engine.displacementL
  const boostedBefore = engine.aspiration === 'na' && excess > 0.25 && crankPerLiter > 98
  const engineDyno = row.dyno === 'engine'
  const center = engineDyno ? 0.12 : 0
  const factory =
    boostedBefore || (engine.aspiration === 'supercharged' && excess - center > 0.05)
      ? { ...engine, aspiration: 'supercharged' as const, boostGaugePsi: boostBehind(engine, excess - center) }
      : engine

  const terms: GainTerm[] = []
  const ethanol = mods.kinds.has('e85_tune') || row.fuel === 'e85'
  const tuned = mods.kinds.has('tune') || mods.kinds.has('e85_tune')
  const fuel: Fuel = ethanol ? 'e85' : row.fuel === 'race' ? 'race' : engine.ratedFuel
  const stated = row.boostGaugePsi
  const ratings: Part['ratings'] = stated !== undefined && kit ? { boostGaugePsi: stated } : {}
  const pulley = mods.kinds.has('pulley_smaller')
  const statedPulley = pulley && !kit && stated !== undefined
  const { path, gain } = scenarioGain({
    engine: factory,
    boostSource: kit && { kind: kit, ratings },
    // With a kit whose boost is stated, its pulley is in that boost.
    pulley:
      pulley && !(kit && stated !== undefined)
        ? { kind: 'pulley_smaller', ratings: statedPulley ? { boostGaugePsi: stated } : {} }
        : undefined,
    tuned,
    ethanolTune: ethanol,
    fuel: mods.octanePoints > 0 ? engine.ratedFuel : fuel,
    platform: platformOf(row.make, engine),
  })
  let offset = gain.offset
  terms.push(...gain.terms)

  // A tuned factory turbo whose boost is stated: the boost itself says how far the tune goes.
  if (!kit && tuned && stated !== undefined && factory.boostGaugePsi > 0 && path.induction === 'turbo') {
    const at = (boostGaugePsi: number) =>
      boostedPowerRatio({ ...path, boostGaugePsi, compressionRatio: engine.compressionRatio })
    const more = Math.log(at(stated) / at(factory.boostGaugePsi))
    terms.push({ name: 'tune.stated_boost', amount: Math.max(-0.3, Math.min(0.5, more)) })
  }
  const partTerms: GainTerm[] = []
  for (const kind of mods.kinds) {
    const part = partGain(kind, path, engine)
    offset += part.offset
    partTerms.push(...part.terms)
  }
  for (const extra of mods.extras) partTerms.push({ name: extra, amount: 1 })
  terms.push(...partTerms)
  // Intake, intercooler and the like that a report lists beside a kit mostly came in its box: part of the kit's own gain.
  if (kit) {
    const boxed = partTerms.filter((term) => IN_THE_BOX.test(term.name))
    const besides = evaluateLogGain({ offset: 0, terms: boxed }, PRIOR_MEANS)
    terms.push({ name: stated === undefined ? 'bundle.unstated' : 'bundle.stated', amount: besides })
  }
  if (mods.octanePoints > 0)
    terms.push({ name: `octane.${path.induction === 'na' ? 'na' : 'boosted'}`, amount: mods.octanePoints })

  // Where a kit's boost is not stated, what came with it tells how far it was turned up.
  if (kit) {
    const doubt = stated === undefined ? 1 : 0.4
    const group = kit === 'turbo_upgrade' ? 'turbo_upgrade' : kit.startsWith('turbo') ? 'turbo_kit' : 'supercharger'
    if (mods.kinds.has('built_bottom_end')) {
      terms.push({ name: `signal.${group}.built`, amount: doubt })
      // A figure without a baseline is more often a record car than a package.
      if (row.baselineHp === undefined) terms.push({ name: `signal.${group}.built_no_baseline`, amount: doubt })
    }
    if (mods.kinds.has('injectors') || mods.kinds.has('fuel_pump'))
      terms.push({ name: `signal.${group}.fuel`, amount: doubt })
    if (ethanol || fuel === 'race') terms.push({ name: `signal.${group}.fuel_octane`, amount: doubt })
  }

  if (!kit && factory.aspiration === 'supercharged' && mods.kinds.has('injectors') && tuned) {
    terms.push({ name: 'signal.factory_supercharger.fuel', amount: 1 })
  }

  const all = { offset, terms }
  const priorLogGain = evaluateLogGain(all, PRIOR_MEANS)
  const included = shareAlreadyIncluded({
    excess,
    gain: priorLogGain,
    spread: (engineDyno ? 0.13 : wheel ? 0.07 : 0.025) * (exact ? 1 : 1.8),
    center,
  })
  const stillToCome = priorLogGain - excess > 0.15 * priorLogGain
  const share = 1 - included + included * (stillToCome ? 1 : 0.15)
  const finalTerms = scaled(terms, share)
  offset = offset * share - (stillToCome ? included * excess : 0)
  // How published gains run high or low by who publishes them.
  const expected = evaluateLogGain({ offset, terms: finalTerms }, PRIOR_MEANS)
  finalTerms.push({ name: `report.${row.figureKind}`, amount: expected })
  finalTerms.push({ name: `report.${row.powerBasis}`, amount: expected })
  // Claims at the crank compare the modified engine as it is with the stock one as it is rated.
  if (!wheel && expected > 0.02) finalTerms.push({ name: 'report.underrated', amount: Math.log(engine.ratingRatio) })
  if (row.baselineHp === undefined) {
    if (wheel) {
      finalTerms.push({ name: `driveline.${car.drivetrain}`, amount: 1 })
      if (car.transmission === 'automatic') finalTerms.push({ name: 'driveline.automatic', amount: 1 })
    }
    finalTerms.push({ name: `no_baseline.${car.known === 'text' ? 'text' : 'vehicle'}`, amount: 1 })
  }
  return {
    car,
    mods,
    baseHp,
    hasBaseline: row.baselineHp !== undefined,
    offset,
    terms: finalTerms,
    nitrousHp: mods.nitrousHp * (1 - loss),
    path,
    boostUnstated: kit !== undefined && stated === undefined,
    priorLogGain,
  }
}
