import type { Build, LimitComponent, LimitUse, Vehicle } from '../model.ts'
import type { LimitedPower } from './limit-power.ts'
import { APPROACHED, bindsFirst } from './limit-use.ts'
import { isStrength, kindWords, limitName } from './limit-words.ts'

/** Where the vehicle's own figure of a limit is sourced. */
const PATHS: Partial<Record<LimitComponent, string>> = {
  internals: 'limits.internalsCrankHp',
  transmission: 'limits.transmissionTorqueLbft',
  clutch: 'limits.clutchTorqueLbft',
  fuel_system: 'limits.fuelSystemCrankHp',
  boost_source: 'limits.boostSourceCrankHp',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const percent = (share: number): string => `${Math.round(share * 100)}%`
const figures = (use: LimitUse): string => `${Math.round(use.value)} of ${Math.round(use.limit)} ${use.unit}`

function isEstimate(use: LimitUse, vehicle: Vehicle): boolean {
  if (use.liftedByPartId) return false
  const known = vehicle.sources[PATHS[use.component] ?? '']
  return !known || known.confidence === 'estimated'
}

function noteOf(use: LimitUse, vehicle: Vehicle): string {
  const name = capital(limitName(use, vehicle.family))
  const estimate = isEstimate(use, vehicle) ? ' (estimated limit)' : ''
  const state = use.share >= 0.995 ? 'at the limit' : `at ${percent(use.share)} of the limit`
  const remedy = use.liftedByKind ? ` Next step up: ${kindWords(use.liftedByKind, vehicle.family)}.` : ''
  return `${name} ${state}: ${figures(use)}${estimate}.${remedy}`
}

/** The limits that a build comes near, each piece of hardware once: what is strictest of it is what counts. */
function approached(uses: readonly LimitUse[]): LimitUse[] {
  const near = uses.filter((use) => use.component !== 'grip' && use.share > APPROACHED)
  return near.filter((use, index) => near.findIndex((other) => limitName(other) === limitName(use)) === index)
}

/**
 * What a customer must know before driving the build, from the limits that it really approaches (above 90 %), what
 * the calibration holds back, and grip at launch. Never empty: with nothing near, it says what is nearest.
 */
export function safetyNotes({ vehicle }: Build, limited: LimitedPower, uses: readonly LimitUse[]): string[] {
  const notes: string[] = []
  if (limited.limitedBy && limited.limitedBy !== 'request') {
    const name = limitName(
      limited.limitedByRule
        ? { component: 'hardware', slot: limited.limitedByRule.slot }
        : { component: limited.limitedBy },
      vehicle.family,
    )
    const [made, could] = [limited.power.wheelHp, limited.unlimitedWheelHp].map((hp) =>
      Math.round(hp).toLocaleString('en-US'),
    )
    const { slot, sentence } = limited.limitedByRule ?? {}
    const isHeld = !sentence || isStrength({ component: 'hardware', ...(slot ? { slot } : {}) })
    notes.push(
      isHeld
        ? `The tune holds power at ${made} whp to protect the ${name}; the parts could make ${could}.`
        : `Count on ${made} whp, whatever the parts say. ${sentence}`,
    )
  }
  for (const use of approached(uses)) notes.push(noteOf(use, vehicle))
  const grip = uses.find((use) => use.component === 'grip')
  if (grip && grip.share > 1.5) {
    notes.push(
      `First gear spins the tires above ${Math.round(grip.limit)} lb-ft; this build makes ${Math.round(grip.value)}. ` +
        'Roll into it, or get stickier tires.',
    )
  }
  const nearest = bindsFirst(uses)
  if (!notes.some((note) => note.includes('limit')) && nearest) {
    notes.unshift(
      `Everything stays within its limits. Closest: the ${limitName(nearest, vehicle.family)} at ${percent(nearest.share)}.`,
    )
  }
  return notes
}
