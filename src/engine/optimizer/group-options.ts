import { clash } from '../fitment/clash.ts'
import { fillsSlot } from '../fitment/slots.ts'
import type { Slot } from '../model.ts'
import type { Candidate } from './allowed-parts.ts'
import { type Caps, type PricedOption, undominated } from './choice-frontier.ts'
import { laborCovers, laborTogether, overlapCents } from './shared-labor.ts'
import { capsAtLeast, type SlotOption } from './slot-options.ts'
import { compareTies } from './tie-break.ts'
import type { SlotOptions } from './tied-slots.ts'

/** An option of a whole group, with the least that it leaves of the caps which the group can replace, wheel hp. */
export interface GroupOption extends PricedOption {
  cap: number
}

/** What stands around a group. */
export interface GroupSetting {
  /** Slots that the scenario fills. */
  filled: ReadonlySet<Slot>
  /** Slots that the group has to fill. */
  required: readonly Slot[]
  /** What holds power while nothing is replaced. */
  stock: Caps
  /** No build of the scenario makes more: caps above it are as good as none. */
  topWheelHp: number
}

/** Some slots of a tied set decided, the others not yet. Sets of needs and of rivals are bits. */
interface PartialChoice extends GroupOption {
  /** Caps that a slot still open may raise; the others are in `cap` already. */
  open: Caps | undefined
  needs: bigint
  fills: bigint
  rulesOut: bigint
}

/** A slot's option as bits: what it needs and fills of what matters to the group, and which candidates it rules out. */
interface BitOption {
  option: SlotOption
  needs: bigint
  fills: bigint
  self: bigint
  rulesOut: bigint
}

interface BitSlot {
  options: readonly BitOption[]
  /** Caps that no other slot of the group sets, and those that some other does. */
  alone: readonly string[]
  shared: boolean
}

const capNames = (list: readonly SlotOption[]): Set<string> =>
  new Set(list.flatMap(({ caps }) => (caps ? Object.keys(caps) : [])))

const clashes = (a: Candidate, b: Candidate): boolean => (a.mayClash || b.mayClash) && clash(a.effective, b.effective)

/** Candidates that no other can tell apart share a bit. */
function bitsOfCandidates(lists: readonly (readonly SlotOption[])[]): Map<string, { bit: bigint; example: Candidate }> {
  const known = new Map<string, { bit: bigint; example: Candidate }>()
  for (const { candidate } of lists.flat()) {
    if (candidate && !known.has(candidate.relations)) {
      known.set(candidate.relations, { bit: 1n << BigInt(known.size), example: candidate })
    }
  }
  return known
}

function bitSlots(
  lists: readonly (readonly SlotOption[])[],
  { filled, required }: GroupSetting,
): { slots: BitSlot[]; wanted: readonly Slot[] } {
  const own = lists.flat().flatMap(({ candidate }) => candidate?.effective.needs ?? [])
  const wanted = [...new Set([...required, ...own])].filter((slot) => !filled.has(slot))
  const bitOf = new Map(wanted.map((slot, index) => [slot, 1n << BigInt(index)] as const))
  const candidates = bitsOfCandidates(lists)
  const cache = new Map<string, Omit<BitOption, 'option'>>()
  const bitsFor = (candidate: Candidate): Omit<BitOption, 'option'> => {
    const known = cache.get(candidate.relations)
    if (known) return known
    let rulesOut = 0n
    for (const { bit, example } of candidates.values()) if (clashes(candidate, example)) rulesOut |= bit
    let needs = 0n
    for (const need of candidate.effective.needs) needs |= bitOf.get(need) ?? 0n
    let fills = 0n
    for (const [slot, bit] of bitOf) if (fillsSlot(candidate.part, slot)) fills |= bit
    const bits = { needs, fills, rulesOut, self: candidates.get(candidate.relations)!.bit }
    cache.set(candidate.relations, bits)
    return bits
  }
  const names = lists.map(capNames)
  const slots = lists.map((list, index): BitSlot => {
    const others = new Set(names.flatMap((set, at) => (at === index ? [] : [...set])))
    const none = { needs: 0n, fills: 0n, self: 0n, rulesOut: 0n }
    return {
      options: list.map((option) => ({ option, ...(option.candidate ? bitsFor(option.candidate) : none) })),
      alone: [...names[index]!].filter((name) => !others.has(name)),
      shared: [...names[index]!].some((name) => others.has(name)),
    }
  })
  return { slots, wanted }
}

/** The caps of both that stay open; of two parts that set the same one the higher counts. */
function openTogether(a: Caps | undefined, b: Caps | undefined, alone: readonly string[]): Caps | undefined {
  const caps: Record<string, number> = { ...a }
  for (const name in b) if (!alone.includes(name)) caps[name] = Math.max(b[name]!, caps[name] ?? 0)
  return caps
}

function withOption(
  before: PartialChoice,
  { option, needs, fills, rulesOut }: BitOption,
  { alone, shared }: BitSlot,
  { stock, topWheelHp }: GroupSetting,
): PartialChoice {
  let { cap } = before
  for (const name of alone) cap = Math.min(cap, option.caps?.[name] ?? stock[name]!)
  return {
    cents: before.cents + option.cents - overlapCents(before.labor, option.labor),
    gain: before.gain * option.gain,
    parts: option.parts.length === 0 ? before.parts : [...before.parts, ...option.parts],
    labor: laborTogether(before.labor, option.labor),
    cap: Math.min(cap, topWheelHp),
    open: shared && option.caps ? openTogether(before.open, option.caps, alone) : before.open,
    needs: before.needs | needs,
    fills: before.fills | fills,
    rulesOut: before.rulesOut | rulesOut,
  }
}

/**
 * The choices that no other beats in cost, gain and cap; equal in all of them: the tie rule. Those with different open
 * caps, or less labor to share, beat none.
 */
function undominatedChoices<T extends GroupOption & { open?: Caps | undefined }>(choices: T[]): T[] {
  if (choices.length < 2) return choices
  choices.sort((a, b) => a.cents - b.cents || b.gain - a.gain || b.cap - a.cap)
  const kept: T[] = []
  for (const choice of choices) {
    const beaten = kept.some(
      (rival) =>
        rival.gain >= choice.gain &&
        rival.cap >= choice.cap &&
        laborCovers(rival.labor, choice.labor) &&
        capsAtLeast(rival.open, choice.open) &&
        (rival.cents < choice.cents || compareTies(rival.parts, choice.parts) <= 0),
    )
    if (!beaten) kept.push(choice)
  }
  return kept
}

/**
 * Choices are compared where the slots still open see the same of them: the needs that they leave unmet, the needs of
 * others that they meet, and the candidates that they rule out. Such choices have the same futures.
 */
function thinned(choices: PartialChoice[], open: { needs: bigint; candidates: bigint }): PartialChoice[] {
  const alike = new Map<string, PartialChoice[]>()
  for (const choice of choices) {
    const unmet = choice.needs & ~choice.fills
    const key = `${unmet};${choice.fills & open.needs};${choice.rulesOut & open.candidates}`
    const same = alike.get(key)
    if (same) same.push(choice)
    else alike.set(key, [choice])
  }
  return [...alike.values()].flatMap((same) => undominatedChoices(same))
}

/** The options of a slot that nothing ties to another. */
function slotAlone(list: readonly SlotOption[], { filled, stock, topWheelHp }: GroupSetting): GroupOption[] {
  const names = [...capNames(list)]
  const possible = list.filter(
    ({ candidate }) =>
      !candidate || candidate.effective.needs.every((need) => filled.has(need) || fillsSlot(candidate.part, need)),
  )
  const capOf = ({ caps }: SlotOption) =>
    names.reduce((least, name) => Math.min(least, caps?.[name] ?? stock[name]!), topWheelHp)
  const settled = possible.map((option): GroupOption => {
    const { cents, gain, parts, labor } = option
    return { cents, gain, parts, labor, cap: capOf(option) }
  })
  return names.length > 0 ? undominatedChoices(settled) : undominated(settled)
}

/** The options of a set of tied slots that are compatible and worth considering; empty if it cannot be filled. */
export function groupOptions(slots: readonly Slot[], options: SlotOptions, setting: GroupSetting): GroupOption[] {
  const lists = slots.map((slot) => options.get(slot)!)
  if (lists.length === 1 && setting.required.length === 0) return slotAlone(lists[0]!, setting)
  const { slots: bits, wanted } = bitSlots(lists, setting)
  let required = 0n
  for (const [index, slot] of wanted.entries()) if (setting.required.includes(slot)) required |= 1n << BigInt(index)
  const later = bits.map((_, index) => bits.slice(index + 1).flatMap((slot) => slot.options))
  const either = (list: readonly BitOption[], of: (option: BitOption) => bigint) =>
    list.reduce((all, option) => all | of(option), 0n)
  let choices: PartialChoice[] = [
    {
      ...{ cents: 0, gain: 1, parts: [], caps: undefined, labor: undefined, cap: setting.topWheelHp, open: undefined },
      ...{ needs: required, fills: 0n, rulesOut: 0n },
    },
  ]
  for (const [index, slot] of bits.entries()) {
    const fillable = either(later[index]!, ({ fills }) => fills)
    const next: PartialChoice[] = []
    for (const before of choices) {
      for (const option of slot.options) {
        if ((before.rulesOut & option.self) !== 0n) continue
        const needs = before.needs | option.needs
        if ((needs & ~(before.fills | option.fills | fillable)) !== 0n) continue
        next.push(withOption(before, option, slot, setting))
      }
    }
    const open = {
      needs: either(later[index]!, ({ needs }) => needs) | required,
      candidates: either(later[index]!, ({ self }) => self),
    }
    choices = thinned(next, open)
  }
  const sharedNames = new Set(lists.flatMap((list, index) => (bits[index]!.shared ? [...capNames(list)] : [])))
  for (const slot of bits) for (const name of slot.alone) sharedNames.delete(name)
  const settled = choices.map(({ open, cents, gain, parts, labor, cap }): GroupOption => {
    let least = cap
    for (const name of sharedNames) least = Math.min(least, open?.[name] ?? setting.stock[name]!)
    return { cents, gain, parts, labor, cap: least }
  })
  return lists.some((list) => capNames(list).size > 0) ? undominatedChoices(settled) : undominated(settled)
}
