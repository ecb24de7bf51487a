import type { Aspiration, Part, PartKind } from '../model.ts'
import type { InductionPreference } from '../vocabulary.ts'
import { slotOf } from './slots.ts'

/** Hardware that only a boosted engine can use. */
const BOOST_ONLY: ReadonlySet<PartKind> = new Set<PartKind>([
  'pulley_smaller',
  'intercooler',
  'charge_pipes',
  'downpipe',
  'heat_exchanger',
])

const isBoostSource = ({ kind }: Part): boolean => slotOf(kind) === 'boost_source'
export const isTurbo = ({ kind }: { kind: string }): boolean => kind.startsWith('turbo_')
export const isSupercharger = ({ kind }: { kind: string }): boolean => kind.startsWith('supercharger_')
/** What makes a car's boost: the source that was bought, else the factory's; undefined where it has none. */
export function boostOf(aspiration: Aspiration, source: { kind: string } | undefined): 'turbo' | 'blower' | undefined {
  if (source) return isTurbo(source) ? 'turbo' : 'blower'
  return aspiration === 'na' ? undefined : aspiration === 'supercharged' ? 'blower' : 'turbo'
}
/** Whether it is a blower of ProCharger's own; other centrifugal ones are superchargers like any. */
export const isProCharger = ({ kind, manufacturer, name }: { kind: string; manufacturer: string; name: string }) =>
  kind === 'supercharger_centrifugal' && /procharger/i.test(`${manufacturer} ${name}`)

/** One turbo in place of two: a kit for it, by its kind or by its name. */
export const isSingleConversion = ({ kind, name }: Part): boolean =>
  kind === 'turbo_kit_single' || (kind === 'turbo_upgrade' && /\bsingle\b/i.test(name))

/** The induction rule of parts: whether a part obeys the preference. Only boost sources can disobey it. */
export function obeysInduction(preference: InductionPreference, part: Part): boolean {
  if (preference === 'auto' || !isBoostSource(part)) return true
  if (preference === 'naturally_aspirated') return false
  return { turbo: isTurbo, supercharger: isSupercharger, procharger: isProCharger }[preference](part)
}

/** Whether an engine without a boost source of ours obeys the preference, as the factory left it. */
export function factoryObeysInduction(preference: InductionPreference, aspiration: Aspiration): boolean {
  switch (preference) {
    case 'auto':
      return true
    case 'naturally_aspirated':
      return aspiration === 'na'
    case 'turbo':
      return aspiration === 'turbo' || aspiration === 'twin_turbo'
    case 'supercharger':
      return aspiration === 'supercharged'
    case 'procharger':
      return false
  }
}

/** Whether a build of the preference has any use for the part: it obeys, and has something to act on. */
export function isOfUseWith(preference: InductionPreference, part: Part): boolean {
  if (preference === 'naturally_aspirated' && BOOST_ONLY.has(part.kind)) return false
  if (preference === 'turbo' && part.kind === 'pulley_smaller') return false
  return obeysInduction(preference, part)
}
