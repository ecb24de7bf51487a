import { WANTED_SLOTS, type WantedSlot } from '../../contract/wanted-slots.ts'

/** The very part for a place that is to have a new one, by its id. */
export type WantedParts = Readonly<Partial<Record<WantedSlot, string>>>

/** What an address wants: "catback:some-part,camshafts" is that part, and any cams. Places that there are none of are left out. */
export function wantedFrom(text: string | null): { wantedSlots?: readonly WantedSlot[]; wantedParts?: WantedParts } {
  const named = new Map((text ?? '').split(',').map((one) => [one.split(':')[0], one.split(':')[1]]))
  const wantedSlots = WANTED_SLOTS.filter((slot) => named.has(slot))
  const parts = wantedSlots.flatMap((slot) => (named.get(slot) ? [[slot, named.get(slot)]] : []))
  return {
    ...(wantedSlots.length > 0 ? { wantedSlots } : {}),
    ...(parts.length > 0 ? { wantedParts: Object.fromEntries(parts) } : {}),
  }
}

export const wantedInAddress = (slots: readonly WantedSlot[], parts: WantedParts = {}): string =>
  slots.map((slot) => (parts[slot] === undefined ? slot : `${slot}:${parts[slot]}`)).join(',')
