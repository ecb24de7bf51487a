import { seededNumbers } from '../../tests/support/seeded-numbers.ts'

/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** A whole number from 0 to `below - 1`. */
  below: (below: number) => number
  chance: (share: number) => boolean
  pick: <T>(from: readonly T[]) => T
  shuffled: <T>(from: readonly T[]) => T[]
}

/** One campaign seed and one index give each request its own numbers. */
export function randomFrom(seed: number, index = 0): Random {
  const next = seededNumbers(Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b))
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (from) => from[below(from.length)]!,
    shuffled: (from) => {
      const left = [...from]
      return from.map(() => left.splice(below(left.length), 1)[0]!)
    },
  }
}
