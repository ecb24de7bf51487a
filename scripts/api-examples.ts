/** `npm run examples`: records one request and reply of every call from a shop of its own, for the API's document. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from '../src/contract/call.ts'
import { CALLS, type CallName } from '../src/contract/calls.ts'
import { exampleAddress } from '../src/server/docs/curl-line.ts'
import type { Example } from '../src/server/docs/examples.ts'
import { startProcess } from '../tests/support/shop-process.ts'
import { REQUESTS, type Seen } from './api-examples/requests.ts'
import { shortened } from './api-examples/shortened.ts'

const FILE = new URL('../src/server/docs/examples.json', import.meta.url)
const TOKEN = 'the-shop-token'

const replies = new Map<CallName, unknown>()
const seen = ((name: CallName) => replies.get(name)) as Seen

/** Makes the call and checks the answer by the contract; the example holds as much of it as a reader wants to see. */
async function record(address: string, name: CallName): Promise<Example> {
  const call: Call = CALLS[name]
  const asked: Omit<Example, 'reply'> = REQUESTS[name](seen)
  const reply = await fetch(address + exampleAddress(name, asked), {
    method: name.split(' ')[0] ?? 'GET',
    headers: { authorization: `Bearer ${TOKEN}`, ...(call.body ? { 'content-type': 'application/json' } : {}) },
    ...(call.body ? { body: JSON.stringify(asked.body) } : {}),
  })
  const text = await reply.text()
  if (reply.status !== (call.status ?? 200)) throw new Error(`${name}: ${reply.status} ${text.slice(0, 500)}`)
  const answered: unknown = JSON.parse((call.lines && text.split('\n')[0]) || text)
  replies.set(name, call.reply.parse(answered))
  return { ...asked, reply: shortened(call.reply, answered) }
}

const folder = mkdtempSync(join(tmpdir(), 'shop-examples-'))
const shop = await startProcess({ DATA_DIR: folder, ADMIN_TOKEN: TOKEN, NODE_ENV: 'production' })
try {
  const recorded: Partial<Record<CallName, Example>> = {}
  for (const name of Object.keys(REQUESTS) as CallName[]) recorded[name] = await record(shop.address, name)
  writeFileSync(FILE, `${JSON.stringify(recorded, null, 1)}\n`)
} finally {
  await shop.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
