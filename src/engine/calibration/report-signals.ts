import type { Engine, PartKind } from '../model.ts'
import { evaluateLogGain, type GainTerm } from '../power/power-factors.ts'
import type { EvidenceRow } from './evidence.ts'
import type { ListedMods } from './mod-words.ts'
import { PRIOR_MEANS } from './priors.ts'
import type { RowCar } from './row-car.ts'

/** Parts that commonly come in a kit's box. */
const IN_THE_BOX =
  /^(cold_air_intake|intercooler|throttle_body|charge_pipes|intake_manifold|heat_exchanger|other\.(blower_inlet|filter|plugs))/

/**
 * Intake, intercooler and the like that a report lists beside a kit mostly came in its box and are part of the kit's own
 * gain: an effect on the sum of what they are worth apart.
 */
export function boxedParts(partTerms: readonly GainTerm[], boostStated: boolean): GainTerm {
  const boxed = partTerms.filter(({ name }) => IN_THE_BOX.test(name))
  return {
    name: boostStated ? 'bundle.stated' : 'bundle.unstated',
    amount: evaluateLogGain({ offset: 0, terms: boxed }, PRIOR_MEANS),
  }
}

const groupOf = (kit: PartKind): string =>
  kit === 'turbo_upgrade' ? 'turbo_upgrade' : kit.startsWith('turbo') ? 'turbo_kit' : 'supercharger'

/** The engine was opened: a built bottom end or a stroker. */
export const isBuilt = ({ kinds }: ListedMods): boolean => kinds.has('built_bottom_end') || kinds.has('stroker')

/** Blower over engine displacement of common kits, on an unboosted engine and in place of a factory blower. */
const TYPICAL_BLOWER = { na: 0.47, boosted: 0.63 } as const

/** ln of blower displacement over what is common on such an engine, within 0.5. Worked: 2.9 L on 5.0 L: 0.21. */
function blowerSize(
  blowerL: number,
  { displacementL, aspiration }: Pick<Engine, 'displacementL' | 'aspiration'>,
): number {
  const typical = TYPICAL_BLOWER[aspiration === 'na' ? 'na' : 'boosted'] * displacementL
  return Math.max(-0.5, Math.min(0.5, Math.log(blowerL / typical)))
}

/**
 * What came with a kit tells how far it was turned up: a built bottom end, more fuel, more octane. A stated boost says
 * most of that itself, so the signals count 0.4 then, and not at all for a larger turbo, whose whole gain it gives.
 */
export function boostSignals(
  row: EvidenceRow,
  mods: ListedMods,
  kit: PartKind | undefined,
  engine: Pick<Engine, 'displacementL' | 'aspiration'>,
  richFuel: boolean,
): GainTerm[] {
  if (!kit) return []
  const group = groupOf(kit)
  const amount = row.boostGaugePsi === undefined ? 1 : group === 'turbo_upgrade' ? 0 : 0.4
  if (amount === 0) return []
  const terms: GainTerm[] = []
  const isMeasured = row.figureKind === 'measured_test' || row.figureKind === 'owner_report'
  const built = mods.kinds.has('built_bottom_end')
  if (built) terms.push({ name: `signal.${group}.built`, amount })
  // A measured figure without a baseline is more often a record car than a package.
  if (built && row.baselineHp === undefined && isMeasured)
    terms.push({ name: `signal.${group}.built_no_baseline`, amount })
  // A race car on a stock bottom end is held back by it.
  if (built && row.dragCar) terms.push({ name: `signal.${group}.drag_car`, amount })
  if (mods.kinds.has('injectors') || mods.kinds.has('fuel_pump')) terms.push({ name: `signal.${group}.fuel`, amount })
  // A blower large for its engine is bought for boost.
  if (row.blowerL !== undefined && row.boostGaugePsi === undefined) {
    terms.push({ name: 'signal.blower_size', amount: blowerSize(row.blowerL, engine) })
  }
  if (richFuel) terms.push({ name: `signal.${group}.fuel_octane`, amount })
  return terms
}

/** How published gains run high or low by who publishes them and how they were taken: effects on the expected gain. */
export function reportTerms(row: EvidenceRow, expectedLogGain: number, ratingRatio: number): GainTerm[] {
  const terms: GainTerm[] = [
    { name: `report.${row.figureKind}`, amount: expectedLogGain },
    { name: `report.${row.powerBasis}`, amount: expectedLogGain },
  ]
  // Claims at the crank compare the modified engine as it is with the stock one as it is rated.
  if (row.powerBasis === 'crank' && expectedLogGain > 0.02) {
    terms.push({ name: 'report.underrated', amount: Math.log(ratingRatio) })
  }
  // A bare engine on its brake shows more of a part than the same engine in a car.
  if (row.dyno === 'engine') terms.push({ name: 'report.engine_dyno', amount: expectedLogGain })
  return terms
}

/** What turns a rating into a wheel figure: the fitted shifts of the driveline loss. */
export function drivelineTerms(car: RowCar): GainTerm[] {
  const terms = [{ name: `driveline.${car.drivetrain}`, amount: 1 }]
  return car.transmission === 'automatic' ? [...terms, { name: 'driveline.automatic', amount: 1 }] : terms
}

/** Brakes that load the car read low, hub dynos and bare engines high; a stated baseline has that in it already. */
export function dynoTerms(row: Pick<EvidenceRow, 'dyno' | 'powerBasis'>): GainTerm[] {
  const dyno = row.dyno ?? ''
  if (/mustang|dyno.?dynamics|mainline|maha|superflow/.test(dyno)) return [{ name: 'dyno.loading', amount: 1 }]
  if (/dynapack|hub|rototest/.test(dyno)) return [{ name: 'dyno.hub', amount: 1 }]
  return dyno === 'engine' && row.powerBasis === 'crank' ? [{ name: 'dyno.engine', amount: 1 }] : []
}
