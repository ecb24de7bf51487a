import { test } from 'vitest'
import { SWEEP } from './sweep.ts'

/** All cases of a law on a machine that does other work besides. */
const ALL_TIMEOUT_MS = 900_000

/**
 * One law in two sizes. `npm test` tries one case in `every`, spread over all of them, the same ones each time;
 * `npm run test:sweeps` tries all. `holds` gets the cases and not one by one, because what it expects of their number
 * goes by how many they are.
 */
export function lawOf<T>(
  name: string,
  every: number,
  cases: readonly T[],
  holds: (some: readonly T[]) => void | Promise<void>,
): void {
  const sample = cases.filter((_, at) => at % every === 0)
  test(`${name} (sample: ${sample.length} of ${cases.length})`, () => holds(sample))
  test(`${name} (all ${cases.length})`, { tags: SWEEP.name, timeout: ALL_TIMEOUT_MS }, () => holds(cases))
}

/** What one case hands on: its values, or itself. */
type Given<T> = T extends readonly unknown[] ? [...T] : [T]

/** `test.each` in the same two sizes: one case in `every` in `npm test`, the others in the sweeps. */
export const eachOf =
  <const T>(every: number, cases: readonly T[]) =>
  (name: string, holds: (...given: Given<T>) => void | Promise<void>): void => {
    const [sample, others] = [true, false].map((isSampled) => cases.filter((_, at) => (at % every === 0) === isSampled))
    const run = (...given: unknown[]) => holds(...(given as unknown as Given<T>))
    test.each([...(sample ?? [])])(name, run)
    test.each([...(others ?? [])])(name, { tags: SWEEP.name }, run)
  }

/** A story at several widths: `npm test` walks through it on a phone, `npm run test:sweeps` on every other screen. */
export const atWidth = (width: number): { tags?: string } => (width === PHONE_PX ? {} : { tags: SWEEP.name })
const PHONE_PX = 390

/** The seeds of made-up cases: 1, 2, 3 and so on. */
export const seeds = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)
