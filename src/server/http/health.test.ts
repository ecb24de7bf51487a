import Fastify from 'fastify'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerHealth } from './health.ts'
import { sendProblem } from './route.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a database that is frozen', () => {
  test('makes the shop not ready within two seconds, and is asked once however many wait', async () => {
    let asked = 0
    const query = () => {
      asked += 1
      return new Promise(() => {})
    }
    const app = Fastify()
    app.setErrorHandler(sendProblem)
    registerHealth(app, { query } as unknown as pg.Pool, () => true)
    await app.ready()
    const answers = Promise.all([app.inject('/readyz'), app.inject('/readyz')])
    await vi.advanceTimersByTimeAsync(2_000)
    for (const answer of await answers) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('2')
      expect(answer.json()).toMatchObject({ code: 'unavailable', detail: 'The database does not answer.' })
    }
    expect(asked).toBe(1)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })
})
