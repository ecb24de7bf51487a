import type { Part } from '../model.ts'
import { isUniversal, type Rule } from './rule.ts'

/** A piggyback shifts the boost signal; past a quarter more power the fueling no longer follows. */
const PIGGYBACK_GAIN = 1.25
/** What a customer gladly pays more for a flash: most of an unlock. */
const PIGGYBACK_COUNTS_DEARER_CENTS = 100_000

export const isPiggyback = (part: Part | undefined): boolean => part?.calibration === 'piggyback'
/** A file for the car's own computer, from somebody who writes them for this car. */
const isFlash = (part: Part): boolean => part.kind === 'tune' && !isUniversal(part) && !isPiggyback(part)

/** Computers that BMW locked in the middle of a model run, in June 2020: the unlock is by Femto. */
const LOCKED_FROM_YEAR = 2020
const isLockedByBuildDate = ({ kind, manufacturer }: Part): boolean => kind === 'ecu_unlock' && manufacturer === 'Femto'

/** Boxes beside the engine computer, and computers that are locked by their build date. */
export const PIGGYBACK_RULES: readonly Rule[] = [
  {
    id: 'A12',
    severity: 'never',
    sentence: 'A piggyback box is not a tune for injectors, a cam or a bigger turbo.',
    reason: 'It only lies to the boost sensor.',
    excludes: (part) => (isPiggyback(part) ? ['injectors', 'camshafts', 'port_injection', 'stroker'] : []),
    refusesScenario: ({ tune, boostSource, fuelBlend }, { fuel }) =>
      isPiggyback(tune) && (boostSource !== undefined || fuelBlend !== undefined || fuel === 'e85'),
    scenarioCeiling: ({ tune }, { stockWheelHp }) =>
      isPiggyback(tune) ? PIGGYBACK_GAIN * stockWheelHp : Number.POSITIVE_INFINITY,
  },
  {
    id: 'A12-flash',
    severity: 'never',
    sentence: 'No piggyback box where the engine computer takes a flash.',
    reason: 'The flash sets boost, fuel and timing; the box lies to one sensor, and costs the same.',
    refuses: (part, { family, fitting }) =>
      isPiggyback(part) && family.ecuLock === 'open' && fitting.some((other) => isFlash(other)),
  },
  {
    id: 'A12-locked',
    severity: 'should_with',
    sentence: 'A flash comes before a piggyback box, with the unlock that it takes.',
    reason: 'The box is what a small budget buys while the computer stays locked.',
    penaltyCents: (part, { fitting }) =>
      isPiggyback(part) && fitting.some((other) => isFlash(other)) ? PIGGYBACK_COUNTS_DEARER_CENTS : 0,
  },
  {
    id: 'A12-box',
    severity: 'warn',
    sentence:
      'This piggyback leaves the engine computer alone. A flash does more, but a locked computer needs an unlock first.',
    reason: 'BMW locked the computers of cars built from June 2020; the box runs on either.',
    warns: ({ parts, fitting }) => parts.some(isPiggyback) && fitting.some(({ kind }) => kind === 'ecu_unlock'),
  },
  {
    id: 'A08-built',
    severity: 'warn',
    sentence:
      'Built before June 2020? Then the computer is open: tell us the build date, and the unlock comes off the bill.',
    reason: 'BMW locked its engine computers in the middle of that year.',
    warns: ({ parts, vehicle }) =>
      (vehicle.modelYear ?? vehicle.yearFrom) <= LOCKED_FROM_YEAR &&
      parts.some((part) => !part.installed && isLockedByBuildDate(part)),
  },
  {
    id: 'A08-bench',
    severity: 'warn',
    sentence:
      'Built after June 2020? Then the computer is locked: this tune needs a bench unlock first, not in this price.',
    reason: 'BMW locked its engine computers in the middle of that year.',
    warns: ({ parts, vehicle, fitting }) =>
      vehicle.make === 'BMW' &&
      (vehicle.modelYear ?? vehicle.yearTo) >= LOCKED_FROM_YEAR &&
      parts.some((part) => !part.installed && isFlash(part)) &&
      !fitting.some(({ kind }) => kind === 'ecu_unlock'),
  },
]
