import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Services } from '../../src/server/api.ts'
import { connect, type DatabaseConnection } from '../../src/server/database/connection.ts'
import type { Judgement, StoredResult } from '../../src/server/evidence/judge.ts'
import { judgedEvidence } from '../../src/server/evidence/judged-evidence.ts'
import { copyOfTemplate } from '../support/shop.ts'

let database: DatabaseConnection
let drop: () => Promise<void>
beforeAll(async () => {
  const copy = await copyOfTemplate()
  database = connect(copy.url)
  drop = copy.drop
})
afterAll(async () => {
  await database?.close()
  await drop?.()
})

/** A judge that counts what works at once, and judges with the number of results that it was given. */
function countingJudge() {
  const counts = { atOnce: 0, most: 0, times: 0 }
  const judge = async (results: readonly StoredResult[]): Promise<Judgement> => {
    counts.times += 1
    counts.atOnce += 1
    counts.most = Math.max(counts.most, counts.atOnce)
    await database.pool.query('select pg_sleep(0.1)')
    counts.atOnce -= 1
    return { results: [], dragStrip: { judgedOf: results.length } as never }
  }
  return { counts, judge }
}
const store = (id: string) =>
  database.pool.query(`insert into evidence (id, origin, row) values ($1, 'shop', '{}')`, [id])
const stored = async () => Number((await database.pool.query('select count(*) from evidence')).rows[0].count)

describe('the evidence', () => {
  test('is judged once at a time, however often it changes and whoever asks, and each answer is of all that was stored', async () => {
    const { counts, judge } = countingJudge()
    const process = () => judgedEvidence({ db: database.db } as Services, async () => new Set(), judge)
    const [one, other] = [process(), process()]
    const asked: Promise<void>[] = []
    for (let change = 0; change < 8; change += 1) {
      await store(`change-${change}`)
      const atLeast = await stored()
      for (const judged of [one, other, one]) {
        asked.push(
          judged().then(({ dragStrip }) => {
            expect((dragStrip as unknown as { judgedOf: number }).judgedOf).toBeGreaterThanOrEqual(atLeast)
          }),
        )
      }
    }
    await Promise.all(asked)
    expect(counts.most).toBe(1)
    expect(counts.times).toBeLessThanOrEqual(9)
    const before = counts.times
    await Promise.all([one(), other()])
    expect(counts.times).toBe(before)
  })

  test('that could not be judged is judged again for whoever asks next', async () => {
    let isBroken = true
    const { judge } = countingJudge()
    const judged = judgedEvidence(
      { db: database.db } as Services,
      async () => new Set(),
      (results) => (isBroken ? Promise.reject(new Error('the thread broke')) : judge(results)),
    )
    await store('after-a-break')
    await expect(judged()).rejects.toThrow('the thread broke')
    isBroken = false
    expect((await judged()).results).toEqual([])
  })
})
