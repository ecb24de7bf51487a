import type { Part, Vehicle } from '../../engine/model.ts'
import { isUniversal } from '../../engine/rulebook/rule.ts'
import { installedUsdOf } from '../pricing/money.ts'
import type { Draft } from './draft.ts'

/** A converter that slips higher up cooks its fluid under a trailer; drag tires have soft walls, and no bottle lasts a grade. */
const HIGH_STALL = /\bhigh[- ]stall\b|\b\d,?\d{3}(?: rpm)? stall\b|\bstall \d/i

export const isForTowing = ({ talk }: Draft): boolean => talk?.purpose === 'tow'

/** What no truck that tows is sold, unless it was asked for by its kind. */
export const isNoTowPart = ({ kind, name, description }: Part, { wants = [] }: Draft): boolean =>
  !wants.includes(kind) &&
  (kind === 'drag_tires' ||
    kind === 'nitrous' ||
    (kind === 'torque_converter' && HIGH_STALL.test(`${name} ${description}`)))

/** So much of the money may go into the cooler: the rest has to buy what it was said for. */
const SHARE_OF_BUDGET = 0.45

/** The cheapest cooler for its automatic; one made for the truck comes before a universal one. */
export function coolerOf(fitting: readonly Part[], { transmission }: Vehicle): Part | undefined {
  if (transmission.kind === 'manual') return undefined
  const coolers = fitting
    .filter(({ kind }) => kind === 'transmission_cooler')
    .toSorted((a, b) => installedUsdOf(a) - installedUsdOf(b))
  return coolers.find((part) => !isUniversal(part)) ?? coolers[0]
}

/** An automatic that tows is cooled before it gets more torque: the cooler goes into its build. A stage package has its own parts. */
export function towCooler(fitting: readonly Part[], draft: Draft, vehicle: Vehicle): Part | undefined {
  const { without = [], installed = [], goal, budgetUsd = Infinity } = draft
  if (!isForTowing(draft) || (goal && 'stage' in goal)) return undefined
  if ([...without, ...installed].includes('transmission_cooler')) return undefined
  const cooler = coolerOf(fitting, vehicle)
  return cooler && installedUsdOf(cooler) <= SHARE_OF_BUDGET * budgetUsd ? cooler : undefined
}
