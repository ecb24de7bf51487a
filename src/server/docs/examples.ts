import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallName } from '../../contract/calls.ts'
import { ROOT } from '../places.ts'

/** What a call was sent and what it answered, with long lists cut short. */
export interface Example {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  reply: unknown
}

const FILE = join(ROOT, 'src/server/docs/examples.json')

/** One example of every call, recorded from a running shop by `npm run examples`. */
export const examples = (): Record<CallName, Example> => JSON.parse(readFileSync(FILE, 'utf8'))
