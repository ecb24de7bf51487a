import type { Engine, Fuel, Part, PartKind, Vehicle } from '../model.ts'
import type { AirPath } from '../power/air-path.ts'
import { boostedPowerRatio } from '../power/boosted-power.ts'
import { drivelineLoss } from '../power/driveline.ts'
import { octaneLogEffect } from '../power/fuel.ts'
import { partGain } from '../power/part-gain.ts'
import { platformOf } from '../power/platform.ts'
import { evaluateLogGain, type GainTerm } from '../power/power-factors.ts'
import { scenarioGain } from '../power/scenario-gain.ts'
import { type BaselineStory, baselineStory, shareAlreadyIncluded } from './baseline-story.ts'
import type { EvidenceRow } from './evidence.ts'
import { type ListedMods, readMods } from './mod-words.ts'
import { PRIOR_MEANS } from './priors.ts'
import { boostSignals, boxedParts, drivelineTerms, dynoTerms, isBuilt, reportTerms } from './report-signals.ts'
import { type RowCar, rowCar } from './row-car.ts'

/** A published result as the fit sees it: ln(result) = ln(baseHp) + offset + sum of effect x amount, then nitrous. */
export interface RowModel {
  car: RowCar
  mods: ListedMods
  /** The rating in the row's basis, with the unfitted driveline loss. */
  ratedHp: number
  /** Stated baseline, or `ratedHp`. */
  baseHp: number
  hasBaseline: boolean
  offset: number
  terms: readonly GainTerm[]
  nitrousHp: number
  /** A kit or turbo was added, and nobody says at what boost. */
  boostUnstated: boolean
  /** How far a stated baseline stands off what an untouched car reads, ln beyond the usual scatter. */
  baselineDoubt: number
  /** ln of the gain that the priors expect of the listed parts on an untouched car. */
  priorLogGain: number
}

/** Strongest statement first: of several boost sources in one row, the first of these counts. */
const BOOST_KINDS: readonly PartKind[] = [
  'turbo_kit_twin',
  'turbo_kit_single',
  'supercharger_twin_screw',
  'supercharger_roots',
  'supercharger_centrifugal',
  'turbo_upgrade',
]

/** What raises boost that nobody states anew. */
const RAISING: readonly PartKind[] = ['pulley_smaller', 'tune', 'e85_tune']

interface ListedGain {
  offset: number
  terms: GainTerm[]
  boostUnstated: boolean
}

/** The fuel that the modified car burned; where the row says none, the best pump gas, on which makers and shops publish. */
function fuelOf(row: EvidenceRow, mods: ListedMods): Fuel {
  if (mods.kinds.has('e85_tune') || row.fuel === 'e85') return 'e85'
  if (row.fuel === 'race' || row.fuel === '93' || row.fuel === '91') return row.fuel
  return '93'
}

/** The stated boost against the boost before, on a factory turbo: it says how far the tune goes. */
function statedBoostTerm(path: AirPath, before: Engine, stated: number): GainTerm[] {
  if (path.induction !== 'turbo' || before.boostGaugePsi <= 0) return []
  const { compressionRatio } = before
  const more = Math.log(
    boostedPowerRatio({ ...path, boostGaugePsi: stated, compressionRatio }) /
      boostedPowerRatio({ ...path, boostGaugePsi: before.boostGaugePsi, compressionRatio }),
  )
  return [{ name: 'tune.stated_boost', amount: Math.max(-0.3, Math.min(0.5, more)) }]
}

/** What the listed parts do to the engine as the baseline found it. */
function listedGain(row: EvidenceRow, mods: ListedMods, car: RowCar, before: Engine): ListedGain {
  const kit = BOOST_KINDS.find(
    (kind) => mods.kinds.has(kind) && (kind !== 'turbo_upgrade' || car.engine.aspiration !== 'na'),
  )
  const stated = row.boostGaugePsi
  const boostStated = stated !== undefined
  const statedRating: Part['ratings'] = {
    ...(boostStated && { boostGaugePsi: stated }),
    ...(row.turboRatedCrankHp !== undefined && { supportsCrankHp: row.turboRatedCrankHp }),
  }
  const ethanolTune = mods.kinds.has('e85_tune') || row.fuel === 'e85'
  // Nobody opens an engine around a kit or a larger turbo and leaves its calibration alone, named or not.
  const tuned = mods.kinds.has('tune') || mods.kinds.has('e85_tune') || (kit !== undefined && isBuilt(mods))
  const fuel = fuelOf(row, mods)
  // With a kit whose boost is stated, its pulley is in that boost.
  const pulley = mods.kinds.has('pulley_smaller') && !(kit && boostStated)
  const { path, gain } = scenarioGain({
    engine: before,
    boostSource: kit && { kind: kit, ratings: statedRating },
    pulley: pulley ? { kind: 'pulley_smaller', ratings: kit ? {} : statedRating } : undefined,
    tuned,
    ethanolTune,
    fuel,
    platform: platformOf(row.make, car.engine),
    family: car.family,
  })
  // The same pump fuel was in the tank before: only ethanol and race fuel came with the parts.
  const sameFuel = fuel !== 'e85' && fuel !== 'race'
  let offset = gain.offset - (sameFuel ? octaneLogEffect({ fuel, engine: before }) : 0)
  const partTerms: GainTerm[] = []
  for (const kind of mods.kinds) {
    const part = partGain(kind, path, car.engine)
    offset += part.offset
    partTerms.push(...part.terms)
  }
  for (const extra of mods.extras) partTerms.push({ name: extra, amount: 1 })

  const terms = [...gain.terms, ...partTerms, ...boostSignals(row, mods, kit, car.engine, !sameFuel)]
  if (kit) terms.push(boxedParts(partTerms, boostStated))
  else if ((tuned || row.baselineBoostGaugePsi !== undefined) && boostStated) {
    terms.push(...statedBoostTerm(path, before, stated))
  }
  if (mods.octanePoints > 0) {
    terms.push({ name: `octane.${path.induction === 'na' ? 'na' : 'boosted'}`, amount: mods.octanePoints })
  }
  if (!kit && before.aspiration === 'supercharged' && tuned && mods.kinds.has('injectors')) {
    terms.push({ name: 'signal.factory_supercharger.fuel', amount: 1 })
  }
  return { offset, terms, boostUnstated: kit !== undefined && !boostStated }
}

/** What the listed parts add where the source says what is on the car already: the whole build less what it was. */
function beyondInstalled(row: EvidenceRow, mods: ListedMods, installed: ListedMods, car: RowCar): ListedGain {
  const { boostGaugePsi: after, fuel: _fuel, ...unboosted } = row
  const boost = row.baselineBoostGaugePsi
  const before = boost === undefined ? unboosted : { ...unboosted, boostGaugePsi: boost }
  const replaces = BOOST_KINDS.some((kind) => mods.kinds.has(kind))
  const stays = [...installed.kinds].filter((kind) => !(replaces && BOOST_KINDS.includes(kind)))
  const all: ListedMods = {
    ...mods,
    kinds: new Set([...stays, ...mods.kinds]),
    extras: [...new Set([...installed.extras, ...mods.extras])],
  }
  const raised = replaces || RAISING.some((kind) => mods.kinds.has(kind))
  const sameBoost = after === undefined && boost !== undefined && !raised
  const whole = listedGain(sameBoost ? { ...row, boostGaugePsi: boost } : row, all, car, car.engine)
  const was = listedGain(before, installed, car, car.engine)
  return {
    offset: whole.offset - was.offset,
    terms: [...whole.terms, ...was.terms.map(({ name, amount }) => ({ name, amount: -amount }))],
    boostUnstated: whole.boostUnstated && !was.boostUnstated,
  }
}

/** Takes out of the listed gain what the baseline probably holds already. */
function stillToCome(listed: ListedGain, story: BaselineStory, priorLogGain: number): ListedGain {
  const included = shareAlreadyIncluded(story, priorLogGain)
  const beyond = priorLogGain - story.excess > 0.15 * priorLogGain
  const share = 1 - included + included * (beyond ? 1 : 0.15)
  return {
    ...listed,
    offset: listed.offset * share - (beyond ? included * story.excess : 0),
    terms: listed.terms.map(({ name, amount }) => ({ name, amount: amount * share })),
  }
}

/**
 * Builds the model of one row. The columns `product` and `modified_*` are never looked at. `exact` false = `vehicle` is
 * only the nearest platform. Never throws on a row.
 */
export function rowModel(row: EvidenceRow, vehicle: Vehicle | undefined, exact = true): RowModel {
  const car = rowCar(row, vehicle, exact)
  const mods = readMods(row.mods)
  const installed = row.baselineMods && readMods(row.baselineMods)
  const wheel = row.powerBasis === 'wheel'
  const loss = wheel ? drivelineLoss(car, {}) : 0
  const ratedHp = car.engine.crankHp * (wheel ? car.engine.ratingRatio : 1) * (1 - loss)
  const hasBaseline = row.baselineHp !== undefined

  const story = baselineStory(row, car, { hp: ratedHp, loss }, exact)
  const listed = installed ? beyondInstalled(row, mods, installed, car) : listedGain(row, mods, car, story.engineBefore)
  const priorLogGain = evaluateLogGain(listed, PRIOR_MEANS)
  const { offset, terms, boostUnstated } = installed ? listed : stillToCome(listed, story, priorLogGain)
  terms.push(...reportTerms(row, evaluateLogGain({ offset, terms }, PRIOR_MEANS), car.engine.ratingRatio))
  if (!hasBaseline) {
    if (wheel) terms.push(...drivelineTerms(car))
    terms.push(...dynoTerms(row))
    terms.push({ name: `no_baseline.${car.known === 'text' ? 'text' : 'vehicle'}`, amount: 1 })
  }
  const nitrousHp = mods.nitrousHp * (1 - loss)
  return {
    car,
    mods,
    ratedHp,
    baseHp: row.baselineHp ?? ratedHp,
    hasBaseline,
    offset,
    terms,
    nitrousHp,
    boostUnstated,
    baselineDoubt: installed ? 0 : Math.max(0, Math.abs(story.excess - story.expected) - story.spread),
    priorLogGain,
  }
}
