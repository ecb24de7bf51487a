import type { Slot } from '../engine/part.ts'

/** Places that a customer may want a new part in, whatever the goal takes, as they stand on the form. */
export const WANTED_SLOT_NAMES = {
  intake: 'Intake',
  headers: 'Headers',
  downpipe: 'Downpipe',
  catback: 'Cat-back exhaust',
  camshafts: 'Cams',
  intake_manifold: 'Intake manifold',
  boost_source: 'Turbo or blower',
  pulley: 'Smaller pulley',
  intercooler: 'Intercooler',
  heat_exchanger: 'Heat exchanger',
  injectors: 'Injectors',
  fuel_pump: 'Fuel pump',
  clutch: 'Clutch',
  transmission_cooler: 'Transmission cooler',
  differential: 'Differential',
  suspension: 'Coilovers or springs',
  tires: 'Tires',
  brakes: 'Big brakes',
} as const satisfies Partial<Record<Slot, string>>

export type WantedSlot = keyof typeof WANTED_SLOT_NAMES
export const WANTED_SLOTS = Object.keys(WANTED_SLOT_NAMES) as readonly WantedSlot[] as readonly [
  WantedSlot,
  ...WantedSlot[],
]

const WORDS: Partial<Record<WantedSlot, string>> = {
  headers: 'headers',
  camshafts: 'cams',
  injectors: 'injectors',
  tires: 'tires',
  brakes: 'big brakes',
  suspension: 'coilovers or springs',
}

/** In running text: "an intercooler", "headers", and "a cam" on an engine that has one. */
export function wantedWords(slot: WantedSlot, hasOneCam = false): string {
  if (slot === 'camshafts' && hasOneCam) return 'a cam'
  const word = WANTED_SLOT_NAMES[slot].toLowerCase()
  return WORDS[slot] ?? `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
}
