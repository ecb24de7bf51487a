import { clash } from '../fitment/clash.ts'
import { fillsSlot } from '../fitment/slots.ts'
import type { Slot } from '../model.ts'
import type { Candidate } from './allowed-parts.ts'
import type { Caps, PricedOption } from './choice-frontier.ts'
import type { Scenario } from './scenarios.ts'
import { laborTogether, overlapCents } from './shared-labor.ts'
import { type SlotOption, undominatedWithCaps } from './slot-options.ts'

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

/** Some slots of a tied set decided, the others not yet. */
interface PartialChoice extends PricedOption {
  chosen: readonly Candidate[]
}

const fills = ({ part }: Candidate, need: Slot): boolean => fillsSlot(part, need)

const clashes = (a: Candidate, b: Candidate): boolean => (a.mayClash || b.mayClash) && clash(a.effective, b.effective)

/** The caps of both; of two parts that set the same one the higher counts. */
function capsTogether(a: Caps | undefined, b: Caps | undefined): Caps | undefined {
  if (!a || !b) return a ?? b
  const caps: Record<string, number> = { ...a }
  for (const name in b) caps[name] = Math.max(b[name]!, a[name] ?? 0)
  return caps
}

function withOption(before: PartialChoice, option: SlotOption): PartialChoice | undefined {
  const { candidate } = option
  if (!candidate) return before
  if (before.chosen.some((other) => clashes(other, candidate))) return undefined
  return {
    cents: before.cents + option.cents - overlapCents(before.labor, option.labor),
    gain: before.gain * option.gain,
    parts: [...before.parts, ...option.parts],
    caps: capsTogether(before.caps, option.caps),
    labor: laborTogether(before.labor, option.labor),
    chosen: [...before.chosen, candidate],
  }
}

/**
 * What of a partial choice the slots still open can see: needs that it leaves unmet, needs of theirs that it meets, and
 * which of their parts it rules out. Partial choices that look alike have the same futures.
 */
function outlook(
  choice: PartialChoice,
  open: readonly Candidate[],
  needs: readonly Slot[],
  filled: ReadonlySet<Slot>,
): string {
  const met = (need: Slot) => filled.has(need) || choice.chosen.some((candidate) => fills(candidate, need))
  const unmet = new Set(choice.chosen.flatMap(({ effective }) => effective.needs.filter((need) => !met(need))))
  const offered = needs.filter(met)
  const ruledOut = open.flatMap((other, index) => (choice.chosen.some((c) => clashes(c, other)) ? index : []))
  return `${[...unmet].sort()};${offered};${ruledOut}`
}

/** Partial choices are thinned to the undominated of each outlook once there are more than this. */
const THIN_ABOVE = 48

function thinned(
  choices: readonly PartialChoice[],
  open: readonly SlotOption[],
  required: readonly Slot[],
  filled: ReadonlySet<Slot>,
): readonly PartialChoice[] {
  if (choices.length <= THIN_ABOVE) return choices
  const candidates = open.flatMap((option) => option.candidate ?? [])
  const needs = [...new Set([...required, ...candidates.flatMap(({ effective }) => effective.needs)])]
  const alike = new Map<string, PartialChoice[]>()
  for (const choice of choices) {
    const key = outlook(choice, candidates, needs, filled)
    const same = alike.get(key)
    if (same) same.push(choice)
    else alike.set(key, [choice])
  }
  return [...alike.values()].flatMap((same) => undominatedWithCaps(same))
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
      !candidate || candidate.effective.needs.every((need) => filled.has(need) || fills(candidate, need))
    return undominatedWithCaps(options.get(only!)!.filter(isMet))
  }
  const lists = slots.map((slot) => options.get(slot)!)
  let choices: readonly PartialChoice[] = [
    { cents: 0, gain: 1, parts: [], caps: undefined, labor: undefined, chosen: [] },
  ]
  for (const [index, list] of lists.entries()) {
    const next = choices.flatMap((before) => list.flatMap((option) => withOption(before, option) ?? []))
    choices = thinned(next, lists.slice(index + 1).flat(), required, filled)
  }
  const possible = choices.filter(({ chosen }) => {
    const has = (need: Slot) => filled.has(need) || chosen.some((candidate) => fills(candidate, need))
    return required.every(has) && chosen.every(({ effective }) => effective.needs.every(has))
  })
  return undominatedWithCaps([...possible])
}
