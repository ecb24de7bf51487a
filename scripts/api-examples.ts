/** `npm run examples`: records one request and reply of every call from a shop of its own, for the API's document. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from '../src/contract/call.ts'
import { CALLS, type CallName } from '../src/contract/calls.ts'
import { exampleAddress } from '../src/server/docs/curl-line.ts'
import type { Example } from '../src/server/docs/examples.ts'
import { startProcess } from '../tests/support/shop-process.ts'
import { openStripePeer } from '../tests/support/stripe-peer.ts'
import { type MakeFirst, REQUESTS, type Seen } from './api-examples/requests.ts'
import { shortened } from './api-examples/shortened.ts'
import { databaseOf, query } from './crash-database.ts'

const FILE = new URL('../src/server/docs/examples.json', import.meta.url)
const TOKEN = 'the-shop-token'

const replies = new Map<CallName, unknown>()
const seen = ((name: CallName) => replies.get(name)) as Seen

async function make(address: string, name: CallName, asked: Omit<Example, 'reply'>): Promise<unknown> {
  const call: Call = CALLS[name]
  const reply = await fetch(address + exampleAddress(name, asked), {
    method: name.split(' ')[0] ?? 'GET',
    headers: { authorization: `Bearer ${TOKEN}`, ...(call.body ? { 'content-type': 'application/json' } : {}) },
    ...(call.body ? { body: JSON.stringify(asked.body) } : {}),
  })
  const text = await reply.text()
  if (reply.status !== (call.status ?? 200)) throw new Error(`${name}: ${reply.status} ${text.slice(0, 500)}`)
  return JSON.parse((call.lines && text.split('\n')[0]) || text)
}

/** Makes the call and checks the answer by the contract; the example holds as much of it as a reader wants to see. */
async function record(address: string, name: CallName): Promise<Example> {
  const { reply }: Call = CALLS[name]
  const first: MakeFirst = async (before, input) =>
    CALLS[before].reply.parse(await make(address, before, input)) as never
  const asked: Omit<Example, 'reply'> = await REQUESTS[name](seen, first, (text, values) =>
    query(databaseOf(folder), text, values),
  )
  const answered = await make(address, name, asked)
  replies.set(name, reply.parse(answered))
  return { ...asked, reply: shortened(reply, answered) }
}

const folder = mkdtempSync(join(tmpdir(), 'shop-examples-'))
const stripe = await openStripePeer()
const shop = await startProcess({ DATA_DIR: folder, ADMIN_TOKEN: TOKEN, NODE_ENV: 'production', ...stripe.env })
try {
  const recorded: Partial<Record<CallName, Example>> = {}
  for (const name of Object.keys(REQUESTS) as CallName[]) recorded[name] = await record(shop.address, name)
  writeFileSync(FILE, `${JSON.stringify(recorded, null, 1)}\n`)
} finally {
  await shop.end('SIGTERM')
  await stripe.close()
  rmSync(folder, { recursive: true, force: true })
}
