import type { Answer } from '../advisor.ts'
import type { Turn } from '../turn.ts'
import { twoWays } from './two-ways.ts'

/** What a message surely asks, told before readers that go by single words take it for something else. */
const TELL = [twoWays] as const

export function askedActs(turn: Turn): Answer | undefined {
  for (const tell of TELL) {
    const told = tell(turn)
    if (told) return told
  }
  return undefined
}
