import { clash } from '../fitment/clash.ts'
import type { Slot } from '../model.ts'
import type { Scenario } from './scenarios.ts'
import type { SlotOption } from './slot-options.ts'

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

/** Pairs of slots whose parts set the same cap: a kit of one slot may bring what another slot sells alone. */
function capTies(options: SlotOptions): [Slot, Slot][] {
  const setters = new Map<string, Slot>()
  const pairs: [Slot, Slot][] = []
  for (const [slot, list] of options) {
    for (const { caps } of list) {
      for (const name in caps) {
        const first = setters.get(name)
        if (first === undefined) setters.set(name, slot)
        else if (first !== slot) pairs.push([first, slot])
      }
    }
  }
  return pairs
}

/** Pairs of slots that cannot be chosen apart: a need not met by the scenario, parts that clash, or one cap. */
function ties(options: SlotOptions, scenario: Scenario, broughtBy: ReadonlyMap<Slot, readonly Slot[]>): [Slot, Slot][] {
  const pairs = capTies(options)
  for (const need of scenario.required) {
    const [first, ...rest] = broughtBy.get(need) ?? []
    if (first) for (const other of [need, ...rest]) if (options.has(other)) pairs.push([first, other])
  }
  for (const [slot, list] of options) {
    for (const { candidate } of list) {
      if (!candidate) continue
      for (const need of candidate.effective.needs) {
        if (scenario.filled.has(need)) continue
        if (options.has(need)) pairs.push([slot, need])
        for (const bringer of broughtBy.get(need) ?? []) pairs.push([slot, bringer])
      }
      if (!candidate.mayClash) continue
      for (const [other, rivals] of options) {
        if (other === slot) continue
        if (rivals.some((o) => o.candidate && clash(candidate.effective, o.candidate.effective)))
          pairs.push([slot, other])
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
