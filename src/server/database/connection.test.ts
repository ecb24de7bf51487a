import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { refusalOf } from '../http/problem.ts'
import { connect } from './connection.ts'

/** What a server says to a client that may come in: authentication is done, ready for a query. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

/** An empty query's reply, and ready for the next. */
const EMPTY = Buffer.from([0x49, 0, 0, 0, 4, 0x5a, 0, 0, 0, 5, 0x49])

test('a server that is frozen in the middle of a query fails the query as "unavailable"', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', () => socket.write(WELCOME))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const database = connect(`postgresql://shop@127.0.0.1:${port}/shop`, { statementTimeoutMs: 1 })
  const error = await database.pool.query('select 1').catch((thrown: unknown) => thrown)
  expect(refusalOf(error).code).toBe('unavailable')
  for (const socket of sockets) socket.destroy()
  await database.close()
  server.close()
})

test('every statement is timed, whether it is asked by promise or callback, and whatever comes of it', async () => {
  const told: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.write(WELCOME))
    // An empty answer to every question.
    socket.on('data', (asked) => {
      if (asked[0] === 0x51) socket.write(EMPTY)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const onQuery = (text: string) => (ms: number) => {
    told.push(`${text} ${ms >= 0}`)
  }
  const database = connect(`postgresql://shop@127.0.0.1:${port}/shop`, { onQuery })
  await database.pool.query('one')
  const client = await database.pool.connect()
  await client.query({ text: 'two' })
  await new Promise<void>((done) => client.query('three', () => done()))
  client.release()
  expect(told).toEqual(['one true', 'two true', 'three true'])
  await database.close()
  server.close()
})

test('a transaction that cannot even begin gives its connection back', async () => {
  const words = [...Buffer.from('SERROR\0C08006\0Mno server behind the pooler\0\0')]
  const refused = Buffer.from([0x45, 0, 0, 0, words.length + 4, ...words, 0x5a, 0, 0, 0, 5, 0x49])
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(WELCOME)
      socket.on('data', (asked) => asked[0] === 0x51 && socket.write(refused))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const url = `postgresql://shop@127.0.0.1:${port}/shop`
  const { db, pool, close } = connect(url, { maxConnections: 1, connectionTimeoutMs: 500 })
  for (const _ of [1, 2]) {
    const error = await db.transaction(async () => {}).catch((thrown: Error) => thrown)
    expect((error as Error).cause).toMatchObject({ code: '08006' })
  }
  expect(pool.totalCount).toBe(pool.idleCount)
  await close()
  server.close()
})
