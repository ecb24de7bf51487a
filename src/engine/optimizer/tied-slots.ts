import { clash } from '../fitment/clash.ts'
import type { Part, Slot } from '../model.ts'
import type { Candidate } from './allowed-parts.ts'
import { CAP_NAMES, type Caps, type PricedOption, undominated } from './choice-frontier.ts'
import type { Scenario } from './scenarios.ts'
import { compareTies } from './tie-break.ts'

/** One part of a slot as an option, or none. */
export interface SlotOption extends PricedOption {
  candidate: Candidate | undefined
}
export type SlotOptions = ReadonlyMap<Slot, readonly SlotOption[]>

/** For each slot, the other slots with a part that brings it along. */
export function bringers(options: SlotOptions): ReadonlyMap<Slot, readonly Slot[]> {
  const found = new Map<Slot, Slot[]>()
  for (const [slot, list] of options) {
    for (const { candidate } of list) {
      for (const brought of candidate?.part.ratings.includes ?? []) {
        const known = found.get(brought)
        if (brought === slot || known?.includes(slot)) continue
        if (known) known.push(slot)
        else found.set(brought, [slot])
      }
    }
  }
  return found
}

/** Pairs of slots that cannot be chosen apart: a need not met by the scenario, or parts that clash. */
function ties(options: SlotOptions, scenario: Scenario, broughtBy: ReadonlyMap<Slot, readonly Slot[]>): [Slot, Slot][] {
  const pairs: [Slot, Slot][] = []
  for (const need of scenario.required) {
    const [first, ...rest] = broughtBy.get(need) ?? []
    if (first) for (const other of [need, ...rest]) if (options.has(other)) pairs.push([first, other])
  }
  for (const [slot, list] of options) {
    for (const { candidate } of list) {
      if (!candidate) continue
      for (const need of candidate.part.needs) {
        if (scenario.filled.has(need)) continue
        if (options.has(need)) pairs.push([slot, need])
        for (const bringer of broughtBy.get(need) ?? []) pairs.push([slot, bringer])
      }
      if (!candidate.mayClash) continue
      for (const [other, rivals] of options) {
        if (other === slot) continue
        if (rivals.some((o) => o.candidate && clash(candidate.part, o.candidate.part))) pairs.push([slot, other])
      }
    }
  }
  return pairs
}

/** The slots in sets that can be chosen apart from each other. */
export function tiedSlots(
  options: SlotOptions,
  scenario: Scenario,
  broughtBy: ReadonlyMap<Slot, readonly Slot[]>,
): Slot[][] {
  const pairs = ties(options, scenario, broughtBy)
  const slots = [...options.keys()]
  if (pairs.length === 0) return slots.map((slot) => [slot])
  const leader = new Map(slots.map((slot) => [slot, slot] as const))
  const find = (slot: Slot): Slot => (leader.get(slot) === slot ? slot : find(leader.get(slot)!))
  for (const [a, b] of pairs) leader.set(find(a), find(b))
  const groups = new Map<Slot, Slot[]>()
  for (const slot of slots) {
    const first = find(slot)
    const group = groups.get(first)
    if (group) group.push(slot)
    else groups.set(first, [slot])
  }
  return [...groups.values()]
}

function compatible(combination: readonly SlotOption[], filled: ReadonlySet<Slot>, required: readonly Slot[]): boolean {
  const chosen = combination.flatMap((option) => option.candidate ?? [])
  const has = (slot: Slot) =>
    filled.has(slot) || chosen.some((c) => c.slot === slot || c.part.ratings.includes?.includes(slot))
  if (!required.every(has)) return false
  return chosen.every(
    ({ part }, index) =>
      part.needs.every(has) && chosen.every((other, later) => later <= index || !clash(part, other.part)),
  )
}

function joined(combination: readonly SlotOption[]): PricedOption {
  let cents = 0
  let gain = 1
  let caps: Caps | undefined
  const parts: Part[] = []
  for (const option of combination) {
    cents += option.cents
    gain *= option.gain
    parts.push(...option.parts)
    if (option.caps) caps = { ...caps, ...option.caps }
  }
  return { cents, gain, parts, caps }
}

/** Whether `a` sets every cap that `b` sets, at least as high, and no other. */
function capsAtLeast(a: Caps | undefined, b: Caps | undefined): boolean {
  if (a === b) return true
  if (!a || !b) return false
  for (const name of CAP_NAMES) {
    const capA = a[name]
    const capB = b[name]
    if (capA !== capB && (capA === undefined || capB === undefined || capA < capB)) return false
  }
  return true
}

/**
 * The options that no other beats in cost, gain and each cap; equal in all of them: the tie rule. Options that set
 * different caps are never compared.
 */
function undominatedWithCaps(options: PricedOption[]): PricedOption[] {
  if (options.every((option) => !option.caps)) return undominated(options)
  options.sort((a, b) => a.cents - b.cents || b.gain - a.gain)
  const kept: PricedOption[] = []
  for (const option of options) {
    const beaten = kept.some(
      (rival) =>
        rival.gain >= option.gain &&
        capsAtLeast(rival.caps, option.caps) &&
        (rival.cents < option.cents || compareTies(rival.parts, option.parts) <= 0),
    )
    if (!beaten) kept.push(option)
  }
  return kept
}

/** What of an option the other slots can see: its kind, what it needs, excludes and brings. */
function relationsOf({ candidate }: SlotOption): string {
  if (!candidate) return ''
  const { kind, needs, excludes, ratings } = candidate.part
  return `${kind};${needs};${excludes};${ratings.includes ?? ''}`
}

/** Options of one slot that other slots cannot tell apart compete among themselves first. */
function contenders(options: readonly SlotOption[]): SlotOption[] {
  const alike = new Map<string, SlotOption[]>()
  for (const option of options) {
    const key = relationsOf(option)
    const same = alike.get(key)
    if (same) same.push(option)
    else alike.set(key, [option])
  }
  return [...alike.values()].flatMap((same) => undominatedWithCaps(same) as SlotOption[])
}

/** The options of a set of tied slots that are compatible and worth considering; empty if it cannot be filled. */
export function groupOptions(
  slots: readonly Slot[],
  options: SlotOptions,
  filled: ReadonlySet<Slot>,
  required: readonly Slot[],
): PricedOption[] {
  const [only] = slots
  if (slots.length === 1 && required.length === 0) {
    const isMet = ({ candidate }: SlotOption) =>
      !candidate ||
      candidate.part.needs.every((need) => filled.has(need) || candidate.part.ratings.includes?.includes(need))
    return undominatedWithCaps(options.get(only!)!.filter(isMet))
  }
  let combinations: (readonly SlotOption[])[] = [[]]
  for (const slot of slots) {
    const list = contenders(options.get(slot)!)
    combinations = combinations.flatMap((before) => list.map((option) => [...before, option]))
  }
  const possible = combinations.filter((combination) => compatible(combination, filled, required))
  return undominatedWithCaps(possible.map(joined))
}
