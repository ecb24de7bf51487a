import { test } from 'vitest'
import { SWEEP } from './sweep.ts'

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
  test(`${name} (all ${cases.length})`, { tags: SWEEP.name }, () => holds(cases))
}

/** `test.each` in the same two sizes: one case in `every` in `npm test`, the others in the sweeps. */
export const eachOf =
  <T extends readonly unknown[]>(every: number, cases: readonly T[]) =>
  (name: string, holds: (...given: T) => void | Promise<void>): void => {
    const [sample, others] = [true, false].map((isSampled) => cases.filter((_, at) => (at % every === 0) === isSampled))
    test.each([...(sample ?? [])])(name, (...given) => holds(...(given as unknown as T)))
    test.each([...(others ?? [])])(name, { tags: SWEEP.name }, (...given) => holds(...(given as unknown as T)))
  }

/** A story at several widths: `npm test` walks through it on a phone, `npm run test:sweeps` on every other screen. */
export const atWidth = (width: number): { tags?: string } => (width === PHONE_PX ? {} : { tags: SWEEP.name })
const PHONE_PX = 390

/** The seeds of made-up cases: 1, 2, 3 and so on. */
export const seeds = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)
