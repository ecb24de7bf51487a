import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgedEvidence } from '../support/judged.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { until } from '../support/until.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)

describe('the market', { timeout: 90_000 }, () => {
  test('a new shop shows a sample and says so; every total is the sum of its rows', async () => {
    const { summary, data } = await ask(shop, 'GET /api/enhanced/market-analysis')
    expect(summary.isSample).toBe(true)
    expect(summary.vehiclesAnalyzed).toBe(data.length)
    expect(summary.totalSocialMentions).toBe(sum(data.map(({ socialMentions }) => socialMentions)))
    expect(summary.totalSocialMentions).toBeGreaterThan(0)
    for (const row of data) {
      expect(row.marketPresence).toBeGreaterThanOrEqual(0)
      expect(row.marketPresence).toBeLessThanOrEqual(100)
      expect(row.popularityScore).toBeLessThanOrEqual(100)
    }
    const withoutCost = data.slice(0, 10).filter(({ averageStage2Cost }) => !averageStage2Cost)
    expect(withoutCost.map(({ vehicle }) => vehicle)).toEqual([])
  })

  test('the accuracy analysis counts its own rows, and its overall is the mean over all results', async () => {
    const { summary, data } = await ask(shop, 'GET /api/enhanced/accuracy-analysis')
    const evidence = await judgedEvidence(shop)
    expect(summary.totalPackages).toBe(data.length)
    expect(summary.highAccuracyPackages).toBe(data.filter((row) => row.accuracyScore >= 95).length)
    expect(summary.packagesNeedingImprovement).toBe(data.filter((row) => row.accuracyScore < 90).length)
    expect(sum(data.map(({ results }) => results))).toBe(evidence.results.length)
    const weighted = sum(data.map((row) => row.accuracyScore * row.results)) / evidence.results.length
    expect(summary.overallAccuracy).toBeCloseTo(weighted, 9)
    expect(summary.overallAccuracy).toBeCloseTo(100 * evidence.summary.accuracy, 9)
    for (const row of data) expect(row.recommendations.length).toBeGreaterThan(0)
  })

  test('priority additions are cars that the catalog lacks', async () => {
    const { priorityAdditions } = await ask(shop, 'GET /api/enhanced/priority-additions')
    const covered = await ask(shop, 'GET /api/enhanced/market-analysis')
    const names = new Set(covered.data.map(({ vehicle }) => vehicle))
    expect(priorityAdditions.length).toBeGreaterThan(5)
    for (const { vehicle, recommendations, vehicleDetails } of priorityAdditions) {
      expect(names.has(vehicle), vehicle).toBe(false)
      expect(recommendations.join(' '), vehicle).toMatch(/Stage 2 estimate: \$[\d,]+/)
      expect(vehicleDetails.basePower, vehicle).toBeGreaterThan(50)
      expect(vehicleDetails.averageStage2Cost, vehicle).toBeGreaterThan(100)
    }
  })

  test('what visitors look at, plan, build and buy raises a car, and nothing is stored of who it was', async () => {
    const id = 'chevrolet-cobalt-ss'
    const scoreOf = async () => {
      const { data } = await ask(shop, 'GET /api/enhanced/market-analysis')
      return data.find((row) => row.vehicle === 'Chevrolet Cobalt SS')?.popularityScore ?? -1
    }
    const before = await scoreOf()
    for (let visit = 0; visit < 30; visit += 1) {
      expect(await ask(shop, 'POST /api/demand', { body: { kind: 'view', vehicle: id } })).toEqual({ counted: true })
    }
    const detail = (await ask(shop, 'GET /api/packages'))[0]!
    await ask(shop, 'POST /api/shopify/cart', {
      body: { lines: [{ merchandiseId: `package:${detail.slug}`, quantity: 1 }] },
    })
    expect(await until(scoreOf, (score) => score > before)).toBeGreaterThan(before)
    const stored = await until(
      () => shop.query<{ kind: string; vehicle_id: string; weight: number }>('select * from demand_events'),
      (rows) => rows.some(({ kind }) => kind === 'cart'),
    )
    expect(sum(stored.filter(({ kind }) => kind === 'view').map(({ weight }) => weight))).toBe(30)
    expect(stored.find(({ kind }) => kind === 'cart')?.vehicle_id).toBe(detail.vehicleId)
    expect(Object.keys(stored[0]!).sort()).toEqual(['happened_at', 'id', 'kind', 'vehicle_id', 'weight'])
    expect(await ask(shop, 'POST /api/demand', { body: { kind: 'view', vehicle: 'no-such-car' } })).toEqual({
      counted: false,
    })
  })

  test('demand fades in a straight line over 90 days', async () => {
    const popular = async () => {
      const { data } = await ask(shop, 'GET /api/enhanced/market-analysis')
      return data.find((row) => row.vehicle === 'Nissan 370Z')?.popularityScore
    }
    const at = async (days: number) => {
      await shop.query(`delete from demand_events where vehicle_id = 'nissan-370z'`)
      await shop.query(
        `insert into demand_events (kind, vehicle_id, weight, happened_at)
         values ('view', 'nissan-370z', 10, now() - make_interval(days => $1))`,
        [days],
      )
      return (await popular()) ?? -1
    }
    const [today, monthAgo, gone] = [await at(0), await at(30), await at(91)]
    expect(today).toBeGreaterThan(monthAgo)
    expect(monthAgo).toBeGreaterThan(gone)
    expect(gone).toBe(0)
  })

  test('imported signals replace the sample; bad lines are named with their reason, good ones are kept', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const csv = [
      'vehicle,source,mentions,date',
      `Ford Mustang GT,forum,1200,${day}`,
      `toyota-gr-supra-3-0,forum,300,${day}`,
      `2023 Hyundai Elantra N,forum,900,${day}`,
      `Ford Mustang GT,forum,many,${day}`,
      `,forum,5,${day}`,
      'Ford Mustang GT,forum,5,someday',
      `Ford Mustang GT,forum,1200,${day}`,
    ].join('\n')
    const first = await ask(shop, 'POST /api/market/signals/import', { body: { csv }, headers: shop.owner })
    expect(first.imported).toBe(3)
    expect(first.duplicates).toBe(1)
    expect(first.badRows.map(({ row }) => row)).toEqual([5, 6, 7])
    expect((await ask(shop, 'POST /api/market/signals/import', { body: { csv }, headers: shop.owner })).imported).toBe(
      0,
    )
    const { summary, data } = await ask(shop, 'GET /api/enhanced/market-analysis')
    expect(summary.isSample).toBe(false)
    expect(data.find((row) => row.vehicle === 'Ford Mustang GT')?.socialMentions).toBeGreaterThanOrEqual(1200)
    const { priorityAdditions } = await ask(shop, 'GET /api/enhanced/priority-additions')
    const wanted = priorityAdditions.find(({ vehicle }) => vehicle === 'Hyundai Elantra N')
    expect(wanted?.vehicleDetails).toMatchObject({ year: 2023, make: 'Hyundai', socialMentions: 900 })
    const noCsv = await askRefused(shop, 'POST /api/market/signals/import', 'unprocessable', {
      body: { csv: 'hello' },
      headers: shop.owner,
    })
    expect(noCsv.detail).toContain('mentions')
  })

  test('packages are generated as one job that tells how far it is', { tags: 'sweep' }, async () => {
    await shop.query(`update packages set data = jsonb_set(data, '{subtitle}', '"old"') where stage = 'stage2'`)
    const [started, again] = await Promise.all([
      ask(shop, 'POST /api/enhanced/generate-packages'),
      ask(shop, 'POST /api/enhanced/generate-packages'),
    ])
    expect(again.jobId).toBe(started.jobId)
    const look = () => ask(shop, 'GET /api/jobs/:id', { params: { id: started.jobId } })
    const midway = await until(look, ({ done, status }) => done > 0 || status !== 'running')
    expect(midway.total).toBeGreaterThan(midway.done - 1)
    const end = await until(look, ({ status }) => status !== 'running')
    expect(end).toMatchObject({ status: 'done', kind: 'generate' })
    const old = await shop.query(`select id from packages where data ->> 'subtitle' = 'old'`)
    expect(old).toEqual([])
    const { data } = await ask(shop, 'GET /api/enhanced/market-analysis')
    expect(data.filter(({ averageStage2Cost }) => averageStage2Cost !== null).length).toBeGreaterThan(100)
    await askRefused(shop, 'GET /api/jobs/:id', 'not_found', { params: { id: 'none' } })
  })
})
