import { PRIOR_MEANS } from '../calibration/priors.ts'
import type { Engine, Part, PartKind, Slot } from '../model.ts'
import { type AirPath, BETTER_INTERCOOLER, KIT_INTERCOOLER } from './air-path.ts'
import { intercoolerPowerRatio } from './boosted-power.ts'
import { breathingRestriction } from './engine-character.ts'
import { evaluateLogGain, type LogGain, NO_GAIN } from './power-factors.ts'

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
  'methanol_injection',
])
const BOOSTED_ONLY: ReadonlySet<PartKind> = new Set<PartKind>(['charge_pipes', 'downpipe', 'heat_exchanger'])

/** What stage 2 of a turbo engine is made of. */
const BOLT_ONS: ReadonlySet<PartKind> = new Set<PartKind>([
  'cold_air_intake',
  'charge_pipes',
  'downpipe',
  'intercooler',
  'catback_exhaust',
  'midpipe_catless',
])

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
  const plain = plainPartGain(kind, path, engine)
  const deviation = path.boltOnDeviation ?? 0
  if (deviation === 0 || !BOLT_ONS.has(kind)) return plain
  const amount = deviation * evaluateLogGain(plain, PRIOR_MEANS)
  return { ...plain, terms: [...plain.terms, { name: 'family.bolt_ons', amount }] }
}

/** The same of any engine, whatever the trade says of its family. */
export function plainPartGain(kind: PartKind, path: AirPath, engine: Engine): LogGain {
  const setting = path.induction === 'na' ? 'na' : 'boosted'
  if (BREATHING.has(kind)) {
    const amount = path.induction === 'na' || path.converted ? breathingRestriction(engine) : 1
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
