import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import type { Log } from '../log.ts'
import type { Database } from './connection.ts'
import { openReading } from './reading.ts'

const PATIENT = { timeout: 30_000, interval: 20 }
const SILENT = { warn: () => {}, debug: () => {} } as unknown as Log

const int16 = (value: number) => [value >> 8, value & 255]
const int32 = (value: number) => [0, 0, ...int16(value)]
const message = (type: string, body: readonly number[]) =>
  Buffer.from([type.charCodeAt(0), ...int32(body.length + 4), ...body])
const bytes = (text: string) => [...Buffer.from(text)]

/** The answer to a question with parameters: one row with one column of text, "position". */
const answer = (position: number) =>
  Buffer.concat([
    message('1', []),
    message('2', []),
    message('T', [
      ...[...int16(1), ...bytes('position\0'), ...int32(0), ...int16(0)],
      ...[...int32(25), ...int16(0), ...int32(0), ...int16(0)],
    ]),
    message('D', [...int16(1), ...int32(String(position).length), ...bytes(String(position))]),
    message('C', bytes('SELECT 1\0')),
    message('Z', bytes('I')),
  ])

/** A replica that has replayed as much as the test says. */
async function openReplica() {
  const state = { position: 0 }
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), message('Z', bytes('I'))]))
      // A question ends with Sync.
      socket.on('data', (asked) => asked.includes(message('S', [])) && socket.write(answer(state.position)))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { state, url: `postgresql://shop@127.0.0.1:${port}/shop`, close }
}

test('a replica that lags behind, or that is lost, is not asked; one that has caught up is', async () => {
  const written = { position: 5 }
  const $client = { query: async () => ({ rows: [{ position: String(written.position) }] }) }
  const leader = { $client } as unknown as Database
  const replica = await openReplica()
  const { read, changed, close } = openReading([replica.url], leader, SILENT)
  const asked = () => read(async (db) => (db === leader ? 'leader' : 'replica'))
  expect(await asked(), 'nothing is known of it').toBe('leader')
  replica.state.position = 5
  await expect.poll(asked, PATIENT).toBe('replica')

  written.position = 9
  await expect.poll(asked, PATIENT).toBe('leader')
  replica.state.position = 9
  await expect.poll(asked, PATIENT).toBe('replica')

  changed()
  expect(await asked(), 'the catalog changed a moment ago').toBe('leader')
  await expect.poll(asked, PATIENT).toBe('replica')

  const failing = read(async (db) => {
    if (db !== leader) throw new Error('the connection is lost')
    return 'leader'
  })
  expect(await failing).toBe('leader')
  expect(await asked(), 'it failed a question').toBe('leader')
  replica.close()
  await close()
})
