import type { BudgetPriority } from '../contract/budget-priority.ts'
import type { Aspiration, Fuel, PartKind } from '../engine/model.ts'
import type { InductionPreference, IntendedUse } from '../engine/optimizer/search-request.ts'

/** Words of customers and of the two configurators, as what the engine understands. */

/** How much the customer would rather save, or rather be safe. */

export interface InductionWish {
  /** As the customer said it, for the reply. */
  said: string
  preference: InductionPreference
  /** Boost sources that the words rule out: a single turbo is no twin kit. */
  excludedKinds: readonly PartKind[]
}

export type Understood<T> = { ok: true; value: T } | { ok: false; choices: readonly string[] }

const plain = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

export const INDUCTION_CHOICES = [
  'No Preference',
  'Naturally Aspirated',
  'Turbocharger',
  'Single Turbo',
  'Twin Turbo',
  'Supercharger',
  'ProCharger',
] as const

const INDUCTION_WORDS: readonly (readonly [RegExp, (typeof INDUCTION_CHOICES)[number]])[] = [
  [/^(auto|any|no preference|none)?$/, 'No Preference'],
  [/^(na|n\/a|naturally aspirated|natural(ly)?)$/, 'Naturally Aspirated'],
  [/^single( turbo(charger)?)?$/, 'Single Turbo'],
  [/^(twin|bi) ?turbo(charger)?s?$/, 'Twin Turbo'],
  [/^turbo(charged|charger)?$/, 'Turbocharger'],
  [/^(super ?charge[rd]?|blower)$/, 'Supercharger'],
  [/^(pro ?charger|centrifugal( supercharger)?)$/, 'ProCharger'],
]

const PREFERENCES: Readonly<Record<(typeof INDUCTION_CHOICES)[number], InductionPreference>> = {
  'No Preference': 'auto',
  'Naturally Aspirated': 'naturally_aspirated',
  Turbocharger: 'turbo',
  'Single Turbo': 'turbo',
  'Twin Turbo': 'turbo',
  Supercharger: 'supercharger',
  ProCharger: 'procharger',
}

/**
 * An induction preference in any of the tools' spellings. "Single Turbo" and "Twin Turbo" also say how many: a car
 * that left the factory with two turbochargers is a twin turbo as it stands, also with larger ones.
 */
export function readInduction(words: string | undefined, aspiration: Aspiration): Understood<InductionWish> {
  const said = plain(words ?? '')
  const found = INDUCTION_WORDS.find(([form]) => form.test(said))?.[1]
  if (!found) return { ok: false, choices: INDUCTION_CHOICES }
  const excludedKinds: PartKind[] = []
  if (found === 'Single Turbo') {
    excludedKinds.push('turbo_kit_twin')
    if (aspiration === 'twin_turbo') excludedKinds.push('turbo_upgrade')
  }
  if (found === 'Twin Turbo') {
    excludedKinds.push('turbo_kit_single')
    if (aspiration !== 'twin_turbo') excludedKinds.push('turbo_upgrade')
  }
  return { ok: true, value: { said: found, preference: PREFERENCES[found], excludedKinds } }
}

/** Whether the factory's own induction already is what the words ask for. */
export function factoryObeys(wish: InductionWish, aspiration: Aspiration): boolean {
  switch (wish.said) {
    case 'No Preference':
      return true
    case 'Naturally Aspirated':
      return aspiration === 'na'
    case 'Single Turbo':
      return aspiration === 'turbo'
    case 'Twin Turbo':
      return aspiration === 'twin_turbo'
    case 'Turbocharger':
      return aspiration === 'turbo' || aspiration === 'twin_turbo'
    case 'Supercharger':
      return aspiration === 'supercharged'
    default:
      return false
  }
}

export const FUEL_CHOICES = ['Pump Gas', '87', '91', '93', 'E30', 'E85', 'Race Gas'] as const
const FUEL_WORDS: readonly (readonly [RegExp, Fuel])[] = [
  [/^(pump( gas(oline)?)?|gas(oline)?|premium( gas)?|93( octane)?)?$/, '93'],
  [/^91( octane)?$/, '91'],
  [/^(87( octane)?|regular( gas)?)$/, '87'],
  [/^e ?30$/, 'e30'],
  [/^(e ?85|ethanol|flex( ?fuel)?)$/, 'e85'],
  [/^(race|race (gas|fuel)|1\d\d( octane)?|c ?16)$/, 'race'],
]

/** A fuel in any spelling; none said is pump gas, 93 octane. */
export function readFuel(words: string | undefined): Understood<Fuel> {
  const said = plain(words ?? '')
  const found = FUEL_WORDS.find(([form]) => form.test(said))
  return found ? { ok: true, value: found[1] } : { ok: false, choices: FUEL_CHOICES }
}

export const USE_CHOICES = ['daily', 'street', 'track', 'drag'] as const
const USE_WORDS: readonly (readonly [RegExp, IntendedUse])[] = [
  [/^(daily|daily driver|commuter?|commuting)$/, 'daily'],
  [/^(street|weekend|street\/track|road)?$/, 'street'],
  [/^(track|road course|circuit|race|racing|time attack|autocross)$/, 'track'],
  [/^(drag|drag strip|strip|quarter mile)$/, 'drag'],
]

/** What the car is for; nothing said is the street. */
export function readUse(words: string | undefined): Understood<IntendedUse> {
  const said = plain(words ?? '')
  const found = USE_WORDS.find(([form]) => form.test(said))
  return found ? { ok: true, value: found[1] } : { ok: false, choices: USE_CHOICES }
}

export const PRIORITY_CHOICES = ['budget', 'balanced', 'reliability'] as const
const PRIORITY_WORDS: readonly (readonly [RegExp, BudgetPriority])[] = [
  [/^(low|budget|cheap(est)?|lowest cost|cost|value)?$/, 'lowest_cost'],
  [/^(mid|medium|balanced?|performance)$/, 'balanced'],
  [/^(high|reliab(le|ility)|quality|premium|safety)$/, 'reliability'],
]

/** Budget range ("low", "mid", "high") or priority ("balanced"); nothing said is the lowest cost. */
export function readPriority(words: string | undefined): Understood<BudgetPriority> {
  const said = plain(words ?? '')
  const found = PRIORITY_WORDS.find(([form]) => form.test(said))
  return found ? { ok: true, value: found[1] } : { ok: false, choices: PRIORITY_CHOICES }
}
