import { expect } from 'vitest'

/** A mean error and how far chance moves it: the standard error of that mean. */
export interface MeasuredError {
  mean: number
  noise: number
}

/** Of single misses, whatever their sign. */
export function meanErrorOf(misses: readonly number[]): MeasuredError {
  const sizes = misses.map(Math.abs)
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  const variance = sizes.reduce((sum, size) => sum + (size - mean) ** 2, 0) / (sizes.length - 1)
  return { mean, noise: Math.sqrt(variance / sizes.length) }
}

/** An accepted error may only shrink: it is not passed, and it follows when the error falls by more than chance. */
export function expectAccepted(name: string, { mean, noise }: MeasuredError, accepted: number): void {
  const tight = (Math.ceil(mean * 1000) / 1000).toFixed(3)
  expect(mean, `${name}: worse than accepted`).toBeLessThanOrEqual(accepted)
  expect(mean, `${name}: better than accepted by more than its noise; accept ${tight} from now on`).toBeGreaterThan(
    accepted - noise,
  )
}
