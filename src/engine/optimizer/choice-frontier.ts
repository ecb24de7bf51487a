import type { Part } from '../model.ts'
import { byLabor, laborTogether, overlapCents, type SharedLabor, unsharedCents } from './shared-labor.ts'
import { compareTies } from './tie-break.ts'

/**
 * Caps in wheel hp by name: what can hold power down and be replaced by a part. Injectors, pump, internals, gearbox and
 * clutch, and one for each ceiling of the rulebook; the boost source's own flow limit belongs to the scenario.
 */
export type Caps = Readonly<Record<string, number>>

/** One option of a group: its parts (none = leave it stock), what they cost and by what they multiply power. */
export interface PricedOption {
  /** Parts, labor and penalties, whole cents; a job that its own parts share counts once. */
  cents: number
  gain: number
  parts: readonly Part[]
  /** Labor that parts of other groups may share. */
  labor: SharedLabor | undefined
}

/** A choice over some groups, as a chain back to the empty choice. */
export interface ChoiceState extends PricedOption {
  before: ChoiceState | undefined
}

/** Gains closer than this are the same gain: products of floats taken in another order. */
export const SAME_GAIN = 1e-12

export const EMPTY_CHOICE: ChoiceState = {
  cents: 0,
  gain: 1,
  parts: [],
  labor: undefined,
  before: undefined,
}

/** All parts of a choice. */
export function partsOf(state: ChoiceState): Part[] {
  const parts: Part[] = []
  for (let s: ChoiceState | undefined = state; s; s = s.before) parts.push(...s.parts)
  return parts
}

const allParts = (option: PricedOption | ChoiceState): readonly Part[] =>
  'before' in option ? partsOf(option) : option.parts

/**
 * The options that no other beats: a cheaper one with at least the gain rules an option out; at equal cost and gain
 * the tie rule decides, and at equal cost a smaller gain survives only if the tie rule prefers it (power may be
 * capped elsewhere). Where they share different labor with others, what joins later may cost that much less beside one of
 * them: it is beaten only by more than that. Sorted by cost, then falling gain, within equal labor.
 */
export function undominated<T extends PricedOption | ChoiceState>(options: T[]): T[] {
  if (options.every((option) => option.labor === undefined)) return undominatedAlike(options)
  const sets = byLabor(options).map((alike) => undominatedAlike(alike))
  if (sets.length === 1) return sets[0]!
  return sets.flatMap((set) =>
    sets.reduce((left, rivals) => (rivals === set ? left : unbeatenBesides(left, rivals)), set),
  )
}

/** Those of one shared labor that none of another beats, whatever joins them; both rise in cost. */
function unbeatenBesides<T extends PricedOption | ChoiceState>(options: readonly T[], rivals: readonly T[]): T[] {
  const saves = unsharedCents(options[0]?.labor, rivals[0]?.labor)
  let best = Number.NEGATIVE_INFINITY
  let next = 0
  return options.filter(({ cents, gain }) => {
    while (next < rivals.length && rivals[next]!.cents + saves < cents) best = Math.max(best, rivals[next++]!.gain)
    return gain > best * (1 + SAME_GAIN)
  })
}

function undominatedAlike<T extends PricedOption | ChoiceState>(options: T[]): T[] {
  options.sort((a, b) => a.cents - b.cents || b.gain - a.gain)
  const kept: T[] = []
  let best = Number.NEGATIVE_INFINITY
  let bestCheaper = best
  let from = 0
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!
    if (i > 0 && option.cents !== options[i - 1]!.cents) {
      from = kept.length
      bestCheaper = best
    }
    if (option.gain <= bestCheaper * (1 + SAME_GAIN)) continue
    let beaten = false
    for (let k = from; k < kept.length && !beaten; k++) {
      const rival = kept[k]!
      const order = compareTies(allParts(rival), allParts(option))
      if (order <= 0) beaten = true
      else if (rival.gain <= option.gain * (1 + SAME_GAIN)) kept.splice(k--, 1)
    }
    if (!beaten) {
      kept.push(option)
      best = Math.max(best, option.gain)
    }
  }
  return kept
}

/** A choice with one more option. */
export function joined(state: ChoiceState, option: PricedOption): ChoiceState {
  return {
    cents: state.cents + option.cents - overlapCents(state.labor, option.labor),
    gain: state.gain * option.gain,
    parts: option.parts,
    labor: laborTogether(state.labor, option.labor),
    before: state,
  }
}

/**
 * The frontier after one more group: every kept choice with every option, the beaten ones left out. Exact, because
 * cost adds (less the labor that both share) and gain multiplies: a beaten choice stays beaten whatever comes later.
 */
export function withGroup(states: readonly ChoiceState[], options: readonly PricedOption[]): ChoiceState[] {
  if (options.length === 1 && options[0]!.parts.length === 0) return [...states]
  const next: ChoiceState[] = []
  for (const state of states) {
    for (const option of options) {
      next.push(joined(state, option))
    }
  }
  return options.length === 1 ? next : undominated(next)
}
