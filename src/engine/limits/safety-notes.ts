import type { LimitUse, PartKind, Slot, Vehicle } from '../model.ts'
import type { HeldPower } from './hold-power.ts'
import { APPROACHED, bindsFirst } from './limit-use.ts'

const WORDS = {
  internals: { name: 'engine internals', are: 'are', their: 'their', path: 'limits.internalsCrankHp' },
  transmission: { name: 'transmission', are: 'is', their: 'its', path: 'limits.transmissionTorqueLbft' },
  clutch: { name: 'clutch', are: 'is', their: 'its', path: 'limits.clutchTorqueLbft' },
  fuel_system: { name: 'fuel system', are: 'is', their: 'its', path: 'limits.fuelSystemCrankHp' },
  boost_source: { name: 'boost source', are: 'is', their: 'its', path: 'limits.boostSourceCrankHp' },
  grip: { name: 'tires', are: 'are', their: 'their', path: '' },
  hardware: { name: 'stock hardware', are: 'is', their: 'its', path: '' },
} as const

/** A slot as a workshop says it: "half shafts". */
const slotWords = (slot: Slot): string => slot.replaceAll('_', ' ')
const nameOf = ({ component, slot }: Pick<LimitUse, 'component' | 'slot'>): string =>
  slot ? slotWords(slot) : WORDS[component].name

/** What moves a limit, as a workshop would say it. */
const REMEDIES: Partial<Record<PartKind, string>> = {
  built_bottom_end: 'A built bottom end moves this limit.',
  built_transmission: 'A built transmission moves this limit.',
  clutch: 'A stronger clutch moves this limit.',
  injectors: 'Larger injectors move this limit.',
  fuel_pump: 'A larger fuel pump moves this limit.',
}

const percent = (share: number): string => `${Math.round(share * 100)} %`
const figures = (use: LimitUse): string => `${Math.round(use.value)} of ${Math.round(use.limit)} ${use.unit}`

function isEstimate(use: LimitUse, vehicle: Vehicle): boolean {
  if (use.liftedByPartId) return false
  const known = vehicle.sources[WORDS[use.component].path]
  return !known || known.confidence === 'estimated'
}

function noteOf(use: LimitUse, vehicle: Vehicle): string {
  const { are, their } = WORDS[use.component]
  const name = nameOf(use)
  const estimate = isEstimate(use, vehicle) ? ' (estimated limit)' : ''
  const other =
    use.component === 'hardware' ? 'A stronger part moves this limit.' : 'A larger boost source moves this limit.'
  const remedy = use.liftedByKind ? ` ${REMEDIES[use.liftedByKind] ?? other}` : ''
  const state = use.share >= 0.995 ? `at ${their} limit` : `at ${percent(use.share)} of ${their} limit`
  return `The ${name} ${are} ${state}: ${figures(use)}${estimate}.${remedy}`
}

/**
 * What a customer must know before driving the build, from the limits that it really approaches (above 90 %), what
 * the calibration holds back, and grip at launch. Never empty: with nothing near, it says what is nearest.
 */
export function safetyNotes(vehicle: Vehicle, held: HeldPower, uses: readonly LimitUse[]): string[] {
  const notes: string[] = []
  if (held.heldBy && held.heldBy !== 'request') {
    const name = held.heldByRule ? slotWords(held.heldByRule.slot) : WORDS[held.heldBy].name
    notes.push(
      `The calibration must hold power at ${Math.round(held.power.wheelHp)} whp for the ${name}; ` +
        `air and fuel alone would make ${Math.round(held.unheldWheelHp)}.`,
    )
  }
  for (const use of uses) {
    if (use.component !== 'grip' && use.share > APPROACHED) notes.push(noteOf(use, vehicle))
  }
  const grip = uses.find((use) => use.component === 'grip')
  if (grip && grip.share > 1.5) {
    notes.push(
      `First gear spins the tires from ${Math.round(grip.limit)} lb-ft at the crank; the build makes ${Math.round(grip.value)}. ` +
        'Meter the launch or fit stickier tires.',
    )
  }
  const nearest = bindsFirst(uses)
  if (!notes.some((note) => note.includes('limit')) && nearest) {
    notes.unshift(
      `No strength limit is approached: the nearest is the ${nameOf(nearest)} at ${percent(nearest.share)}.`,
    )
  }
  return notes
}
