import pg from 'pg'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { evidencePoints } from '../../src/catalog/evidence-points.ts'
import { VEHICLES } from '../../src/catalog/vehicles.ts'
import type { OptimizationStatus } from '../../src/contract/optimization.ts'
import { calibrate } from '../../src/engine/calibration/calibrate.ts'
import type { EvidenceRow } from '../../src/engine/calibration/evidence.ts'
import { judgedEvidence, thinEvidence } from '../support/judged.ts'
import { ask, askRefused } from '../support/replies.ts'
import { copyOfTemplate, openShop, type TestShop } from '../support/shop.ts'
import { type ShopProcess, startProcess } from '../support/shop-process.ts'
import { until } from '../support/until.ts'

const closes: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closes.splice(0).reverse()) await close()
})

async function shopWith(env: Record<string, string> = {}): Promise<TestShop> {
  const shop = await openShop(env)
  closes.push(shop.close)
  await thinEvidence(shop)
  return shop
}
async function thinDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const database = await copyOfTemplate()
  closes.push(database.drop)
  const client = await clientOf(database.url)
  await thinEvidence({ query: async (text, values) => (await client.query(text, values)).rows })
  return database
}
async function clientOf(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  closes.push(() => client.end())
  return client
}

const statusOf = (shop: TestShop) => ask(shop, 'GET /api/optimization/status')
const testsIn = (status: OptimizationStatus) => status.vehicleAccuracy.reduce((sum, one) => sum + one.testCount, 0)

/** While it is held no test can be stored, so that whoever works on a run stands in the middle of it. */
async function holdTests(
  url: string,
): Promise<{ untilSomebodyWaits: () => Promise<void>; release: () => Promise<void> }> {
  const client = await clientOf(url)
  await client.query('begin')
  await client.query('lock table optimization_tests in share mode')
  return {
    untilSomebodyWaits: async () => {
      await until(
        async () => {
          const { rows } = await client.query(
            `select 1 from pg_locks where not granted and relation = 'optimization_tests'::regclass`,
          )
          return rows.length
        },
        (waiting) => waiting > 0,
      )
    },
    release: async () => {
      await client.query('commit')
    },
  }
}

describe('the optimization engine', { timeout: 180_000 }, () => {
  test('before the first test there is nothing to show, and nothing is made up', { tags: 'sweep' }, async () => {
    const shop = await shopWith()
    expect(await statusOf(shop)).toEqual({
      engineStatus: { isRunning: false, accuracyTarget: 0.99 },
      overallAccuracy: 0,
      vehicleAccuracy: [],
      accuracyTrends: [],
      recentActions: [],
    })
  })

  test('started, it tests by itself; trend and actions tell what the tests found', async () => {
    const shop = await shopWith()
    const started = await ask(shop, 'POST /api/optimization/start')
    expect(started.isRunning).toBe(true)
    const status = await until(
      () => statusOf(shop),
      ({ accuracyTrends }) => accuracyTrends.length > 0,
    )
    expect(status.engineStatus.isRunning).toBe(true)
    await ask(shop, 'POST /api/optimization/stop')
    const [first] = status.accuracyTrends.slice(-1)
    expect(first?.testsRun).toBeGreaterThan(0)
    expect(status.recentActions.map(({ action }) => action)).toContain('Engine started')
    for (const { vehicleModel, avgAccuracy, testCount } of status.vehicleAccuracy) {
      const rows = await shop.query<{ predicted: number; measured: number }>(
        'select predicted, measured from optimization_tests where vehicle_model = $1',
        [vehicleModel],
      )
      expect(rows.length).toBeGreaterThanOrEqual(testCount)
      const accuracies = rows.map(({ predicted, measured }) => 1 - Math.abs(predicted - measured) / measured)
      if (rows.length === testCount) {
        expect(avgAccuracy).toBeCloseTo(accuracies.reduce((sum, one) => sum + one, 0) / testCount, 9)
      }
    }
  })

  test('stopped in the middle of a run it stops there, and says so', { tags: 'sweep' }, async () => {
    const shop = await shopWith()
    const held = await holdTests(shop.databaseUrl)
    await ask(shop, 'POST /api/optimization/start')
    await held.untilSomebodyWaits()
    await ask(shop, 'POST /api/optimization/stop')
    await held.release()
    const status = await statusOf(shop)
    expect(status.engineStatus.isRunning).toBe(false)
    expect(status.recentActions[0]?.action).toBe('Engine stopped in the middle of a run')
    const [run] = await shop.query<{ status: string; planned: number; tested: number }>(
      `select status, jsonb_array_length(data -> 'evidenceIds') as planned,
         (select count(*)::int from optimization_tests t where t.run_id = r.id) as tested from optimization_runs r`,
    )
    expect(run?.status).toBe('stopped')
    expect(run?.tested).toBeLessThan(run?.planned ?? 0)
    expect(status.accuracyTrends).toEqual([])
  })

  test('after a full run the overall accuracy is what the accuracy command prints, and the vehicles add up to it', {
    tags: 'sweep',
  }, async () => {
    const shop = await shopWith()
    const { jobId } = await ask(shop, 'POST /api/enhanced/optimize')
    const job = await until(
      () => ask(shop, 'GET /api/jobs/:id', { params: { id: jobId } }),
      ({ status }) => status !== 'running',
    )
    const stored = await shop.query<{ row: EvidenceRow }>('select row from evidence order by created_at, id')
    const points = evidencePoints(
      VEHICLES,
      stored.map(({ row }) => row),
    )
    const { unseen } = calibrate(points, 'test')
    expect(unseen.length).toBeGreaterThan(30)
    expect(job).toMatchObject({ status: 'done', done: unseen.length, total: unseen.length })
    const expected = unseen.reduce((sum, { accuracy }) => sum + accuracy, 0) / unseen.length
    const status = await statusOf(shop)
    expect(status.overallAccuracy).toBeCloseTo(expected, 9)
    const weighted = status.vehicleAccuracy.reduce((sum, one) => sum + one.avgAccuracy * one.resultCount, 0)
    expect(weighted / unseen.length).toBeCloseTo(expected, 9)
    expect(testsIn(status)).toBe(unseen.length)
    expect(status.accuracyTrends[0]?.overallAccuracy).toBeCloseTo(expected, 9)
    const { summary } = await judgedEvidence(shop)
    expect(summary.accuracy).toBeCloseTo(expected, 9)
  })

  test('one vehicle is tested on demand, engine or not; a car without results is refused', {
    tags: 'sweep',
  }, async () => {
    const shop = await shopWith()
    const vehicleModel = 'ford-mustang-gt'
    const queued = await ask(shop, 'POST /api/optimization/trigger/:vehicleModel', {
      params: { vehicleModel },
      body: { testCount: 20 },
    })
    expect(queued.testsQueued).toBeGreaterThan(0)
    expect(queued.testsQueued).toBeLessThanOrEqual(20)
    const status = await until(
      () => statusOf(shop),
      ({ accuracyTrends }) => accuracyTrends.length > 0,
    )
    expect(status.vehicleAccuracy.map((one) => [one.vehicleModel, one.testCount])).toEqual([
      [vehicleModel, queued.testsQueued],
    ])
    await askRefused(shop, 'POST /api/optimization/trigger/:vehicleModel', 'not_found', {
      params: { vehicleModel: 'no-such-car' },
      body: { testCount: 20 },
    })
  })

  test('asked again and again it does no more than one thing of a kind, and lets no crowd wait', {
    tags: 'sweep',
  }, async () => {
    const shop = await shopWith()
    const held = await holdTests(shop.databaseUrl)
    const optimize = () => ask(shop, 'POST /api/enhanced/optimize')
    const jobs = await Promise.all(Array.from({ length: 6 }, optimize))
    expect(new Set(jobs.map(({ jobId }) => jobId)).size).toBe(1)
    const { results } = await judgedEvidence(shop)
    const models = [...new Set(results.map(({ vehicleModel }) => vehicleModel))].slice(0, 7)
    const trigger = (vehicleModel: string) =>
      shop.fetch(`/api/optimization/trigger/${encodeURIComponent(vehicleModel)}`, { json: { testCount: 20 } })
    await Promise.all(Array.from({ length: 8 }, () => trigger(models[0]!)))
    const statuses: number[] = []
    for (const model of models) statuses.push((await trigger(model)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429])
    const runs = await shop.query(
      `select kind, count(*)::int as runs from optimization_runs group by kind order by kind`,
    )
    expect(runs).toEqual([
      { kind: 'optimize', runs: 1 },
      { kind: 'trigger', runs: 5 },
    ])
    await held.release()
  })

  test('a shop with a token asks for it before the controls act, and for nothing else', async () => {
    const token = 'a-long-shop-token'
    const shop = await shopWith({ ADMIN_TOKEN: token })
    await askRefused(shop, 'POST /api/optimization/start', 'unauthorized')
    await askRefused(shop, 'POST /api/enhanced/optimize', 'unauthorized')
    await askRefused(shop, 'POST /api/enhanced/generate-packages', 'unauthorized')
    await askRefused(shop, 'POST /api/evidence/import', 'unauthorized', { body: { csv: 'x' } })
    expect((await statusOf(shop)).engineStatus.isRunning).toBe(false)
    const headers = { authorization: `Bearer ${token}` }
    await ask(shop, 'POST /api/optimization/start', { headers })
    expect((await statusOf(shop)).engineStatus.isRunning).toBe(true)
    await ask(shop, 'POST /api/optimization/stop', { headers })
  })
})

describe('the optimization engine in several processes', { tags: 'sweep', timeout: 240_000 }, () => {
  const running: ShopProcess[] = []
  afterEach(async () => {
    for (const shop of running.splice(0)) await shop.end('SIGKILL')
  })
  const openProcess = async (url: string) => {
    const shop = await startProcess({ DATABASE_URL: url, DATA_DIR: inject('dataDir') })
    running.push(shop)
    return shop
  }
  const post = async (shop: ShopProcess, path: string) =>
    (await (await fetch(`${shop.address}${path}`, { method: 'POST' })).json()) as { jobId: string }
  const status = async (shop: ShopProcess) =>
    (await (await fetch(`${shop.address}/api/optimization/status`)).json()) as OptimizationStatus

  test('a restart finds the engine as it was left', async () => {
    const database = await thinDatabase()
    const first = await openProcess(database.url)
    await post(first, '/api/optimization/start')
    await until(
      () => status(first),
      ({ accuracyTrends }) => accuracyTrends.length > 0,
    )
    expect((await first.end('SIGTERM')).code).toBe(0)
    const second = await openProcess(database.url)
    const found = await status(second)
    expect(found.engineStatus.isRunning).toBe(true)
    expect(found.accuracyTrends.length).toBeGreaterThan(0)
    await post(second, '/api/optimization/stop')
    const left = await status(second)
    await second.end('SIGTERM')
    const third = await openProcess(database.url)
    expect((await status(third)).engineStatus.isRunning).toBe(false)
    // A run that was under way when the engine was stopped may have told of more meanwhile.
    expect((await status(third)).recentActions).toEqual(expect.arrayContaining(left.recentActions))
  })

  test('one of two is killed in the middle of a run: the other finishes it, and no test counts twice', async () => {
    const database = await thinDatabase()
    const client = await clientOf(database.url)
    const [killed, other] = [await openProcess(database.url), await openProcess(database.url)]
    const { jobId } = await post(killed, '/api/enhanced/optimize')
    const tests = async () => {
      const { rows } = await client.query<{ all: number; different: number }>(
        `select count(*)::int as all, count(distinct evidence_id)::int as different
         from optimization_tests where run_id = $1`,
        [jobId],
      )
      return rows[0] ?? { all: 0, different: 0 }
    }
    await until(tests, ({ all }) => all >= 5)
    const held = await holdTests(database.url)
    await held.untilSomebodyWaits()
    const atDeath = await tests()
    await killed.end('SIGKILL')
    await held.release()
    const end = await until(
      async () =>
        (await (await fetch(`${other.address}/api/jobs/${jobId}`)).json()) as { status: string; total: number },
      (job) => job.status !== 'running',
    )
    expect(end.status).toBe('done')
    expect(atDeath.all).toBeLessThan(end.total)
    expect(await tests()).toEqual({ all: end.total, different: end.total })
    expect((await status(other)).accuracyTrends.map(({ testsRun }) => testsRun)).toEqual([end.total])
  })
})
