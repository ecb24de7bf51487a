import { readFileSync } from 'node:fs'
import type { CallName } from '../../contract/calls.ts'

/** What a call was sent and what it answered, with long lists cut short. */
export interface Example {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  reply: unknown
}

const FILE = new URL('./examples.json', import.meta.url)

/** One example of every call, recorded from a running shop by `npm run examples`. */
export const examples = (): Record<CallName, Example> => JSON.parse(readFileSync(FILE, 'utf8'))
