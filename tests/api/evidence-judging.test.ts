import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connect, type DatabaseConnection } from '../../src/server/database/connection.ts'
import type { Evidence, Judgement } from '../../src/server/evidence/judge.ts'
import { type JudgedEvidence, judgedEvidence } from '../../src/server/evidence/judged-evidence.ts'
import type { Services } from '../../src/server/services.ts'
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

const log = { error: () => {} } as unknown as Services['log']
const opened: JudgedEvidence[] = []
const judgingOf = (judge?: Parameters<typeof judgedEvidence>[2]) => {
  const judging = judgedEvidence({ db: database.db, log }, async () => new Set(), judge)
  opened.push(judging)
  return judging
}
/** What a test began in the background would store its judgement in the next one. */
afterEach(async () => {
  for (const judging of opened.splice(0)) await judging.stop()
})

/** A judge that counts what works at once, and judges with the number of results that it was given. */
function countingJudge() {
  const counts = { atOnce: 0, most: 0, times: 0 }
  const judge = async ({ results }: Evidence): Promise<Judgement> => {
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
    const [one, other] = [judgingOf(judge), judgingOf(judge)]
    const asked: Promise<void>[] = []
    for (let change = 0; change < 8; change += 1) {
      await store(`change-${change}`)
      const atLeast = await stored()
      for (const judged of [one, other, one]) {
        asked.push(
          judged.settled().then(({ dragStrip }) => {
            expect((dragStrip as unknown as { judgedOf: number }).judgedOf).toBeGreaterThanOrEqual(atLeast)
          }),
        )
      }
    }
    await Promise.all(asked)
    expect(counts.most).toBe(1)
    expect(counts.times).toBeLessThanOrEqual(9)
    const before = counts.times
    await Promise.all([one.settled(), other.settled()])
    expect(counts.times).toBe(before)
  })

  test('that could not be judged is judged again for whoever asks next', async () => {
    let isBroken = true
    const { judge } = countingJudge()
    const judged = judgingOf((results) => (isBroken ? Promise.reject(new Error('the thread broke')) : judge(results)))
    await store('after-a-break')
    await expect(judged.settled()).rejects.toThrow('the thread broke')
    isBroken = false
    expect((await judged.settled()).results).toEqual([])
  })

  test('that changed answers at once with what was judged before, and says that it is being judged', async () => {
    const { judge } = countingJudge()
    const held = Promise.withResolvers<void>()
    let isHeld = false
    const [one, other] = [0, 1].map(() =>
      judgingOf(async (results) => {
        if (isHeld) await held.promise
        return judge(results)
      }),
    ) as [JudgedEvidence, JudgedEvidence]
    const before = await one.settled()
    expect(await one.latest()).toMatchObject({ judgement: before, isJudging: false })
    isHeld = true
    await store('while-one-judges')
    const meanwhile = await Promise.all([one.latest(), other.latest(), one.latest()])
    for (const { judgement, isJudging } of meanwhile) expect([judgement, isJudging]).toEqual([before, true])
    const { revision } = await one.latest()
    held.resolve()
    const after = await one.settled()
    expect(after).not.toEqual(before)
    const now = await one.latest()
    expect(now).toMatchObject({ judgement: after, isJudging: false })
    expect(now.revision).not.toBe(revision)
    expect(await other.latest()).toMatchObject({ judgement: after, isJudging: false })
  })

  test('of a new shop is nothing yet, and a shop that closes does not wait for its judge', async () => {
    await database.pool.query(`delete from catalog_state where key = 'judged'`)
    const begun = Promise.withResolvers<void>()
    const judged = judgingOf(
      (_, signal) =>
        new Promise((_done, failed) => {
          signal.addEventListener('abort', () => failed(signal.reason))
          begun.resolve()
        }),
    )
    expect(await judged.latest()).toMatchObject({ judgement: null, isJudging: true })
    await begun.promise
    await judged.stop()
    expect((await database.pool.query(`select 1 from catalog_state where key = 'judged'`)).rowCount).toBe(0)
  })
})
