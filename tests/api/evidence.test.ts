import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const evidence = () => ask(shop, 'GET /api/evidence')
const HEADER = 'make,model,year,engine,transmission,power_basis,baseline_hp,modified_hp,mods,boost_psi,fuel,dyno'
const SHEETS = [
  HEADER,
  'Ford,Mustang GT,2018,5.0 V8,manual,wheel,395,421,cold_air_intake;catback_exhaust;tune,,93,dynojet',
  'Ford,Mustang GT,2018,5.0 V8,manual,wheel,395,lots,tune,,93,dynojet',
  'Subaru,WRX STI,2016,2.5 H4,manual,wheel,255,301,downpipe;tune,,93,mustang',
  ',WRX STI,2016,2.5 H4,manual,wheel,255,301,downpipe;tune,,93,mustang',
  'BMW,M3,2021,S58 3.0,automatic,wheel,470,545,flux_capacitor,,93,dynojet',
  'BMW,335i,2008,N54 3.0,manual,wheel,270,340,tune;downpipe,,91,dynojet',
].join('\n')

describe('the evidence', { timeout: 240_000 }, () => {
  test('every published result names its source and stands beside a prediction with a range', async () => {
    const { summary, results, dragStrip } = await evidence()
    expect(summary.results).toBe(results.length)
    const accuracies = results.map((one) => 1 - Math.abs(one.predictedHp / one.measuredHp - 1))
    expect(summary.accuracy).toBeCloseTo(accuracies.reduce((sum, one) => sum + Math.max(0, one), 0) / results.length, 9)
    for (const one of results) {
      expect(one.origin).toBe('published')
      expect(one.sourceName).not.toBe('')
      expect(one.sourceUrl).toMatch(/^https?:\/\//)
      expect(one.lowHp).toBeLessThan(one.predictedHp)
      expect(one.highHp).toBeGreaterThan(one.predictedHp)
      const isInside = one.measuredHp >= one.lowHp && one.measuredHp <= one.highHp
      expect(one.flagged === null, one.car).toBe(isInside)
    }
    expect(dragStrip.unseen.quarterMileS).toBeLessThan(dragStrip.formula.quarterMileS)
  })

  test('the same as a spreadsheet file, one line each', async () => {
    const reply = await shop.fetch('/accuracy.csv')
    expect(reply.headers.get('content-type')).toContain('text/csv')
    const lines = (await reply.text()).trim().split('\r\n')
    expect(lines).toHaveLength((await evidence()).results.length + 1)
    expect(lines[0]).toContain('measured_hp,predicted_hp')
  })

  test('a file with three bad rows: the good ones are stored, the bad ones named by line and reason', async () => {
    const before = (await evidence()).results.length
    const reply = await ask(shop, 'POST /api/evidence/import', { body: { csv: SHEETS } })
    expect(reply.imported).toBe(3)
    expect(reply.badRows).toEqual([
      { row: 3, reason: 'modified_hp "lots" is not a number from 20 to 5000' },
      { row: 5, reason: 'make is missing' },
      { row: 6, reason: 'mods: "flux_capacitor" is not a part that we know' },
    ])
    const again = await ask(shop, 'POST /api/evidence/import', { body: { csv: SHEETS } })
    expect(again).toMatchObject({ imported: 0, duplicates: 3 })
    const { results } = await evidence()
    expect(results).toHaveLength(before + 3)
    expect(results.filter(({ origin }) => origin === 'shop').map(({ sourceName }) => sourceName)).toEqual([
      "the shop's dyno",
      "the shop's dyno",
      "the shop's dyno",
    ])
  })

  test('one sheet by the form; the same run again is refused; one far out is stored, marked and kept out of the fit', async () => {
    const sheet = {
      ...{ make: 'Toyota', model: 'GR86', year: 2022, engine: '2.4 H4', powerBasis: 'wheel' as const },
      ...{ baselineHp: 200, modifiedHp: 214, mods: ['headers_long_tube', 'tune'], fuel: '93' },
    }
    const stored = await ask(shop, 'POST /api/evidence', { body: sheet })
    expect((await evidence()).results.find(({ id }) => id === stored.id)?.measuredHp).toBe(214)
    await askRefused(shop, 'POST /api/evidence', 'conflict', { body: sheet })
    const odd = await ask(shop, 'POST /api/evidence', { body: { ...sheet, modifiedHp: 420 } })
    expect(odd.flagged).toContain('420 hp measured')
    expect(odd.flagged).toContain('Kept out of the fit')
    const found = (await evidence()).results.find(({ id }) => id === odd.id)
    expect(found?.flagged).toContain('counted in the accuracy')
  })

  test('a sheet that makes no sense is refused in words', async () => {
    const body = { make: 'Ford', model: 'Mustang GT', year: 2018, modifiedHp: 60, baselineHp: 400, mods: ['tune'] }
    const nonsense = await askRefused(shop, 'POST /api/evidence', 'unprocessable', { body })
    expect(nonsense.detail).toContain('does not go with baseline_hp 400')
    const noPower = await askRefused(shop, 'POST /api/evidence', 'invalid_input', { body: { ...body, modifiedHp: 6 } })
    expect(noPower.errors?.[0]?.message).toContain('20 to 5000')
    const unknown = { make: 'Zaporozhets', model: '968M', year: 1980, modifiedHp: 60, mods: ['tune'] }
    expect((await askRefused(shop, 'POST /api/evidence', 'unprocessable', { body: unknown })).detail).toContain(
      'engine',
    )
    const noCsv = await askRefused(shop, 'POST /api/evidence/import', 'unprocessable', {
      body: { csv: 'hello\nworld' },
    })
    expect(noCsv.detail).toContain('modified_hp')
  })

  test('the next run tests the new sheets, tries to fit them in, and says how that went', async () => {
    const { jobId } = await ask(shop, 'POST /api/enhanced/optimize')
    for (;;) {
      const job = await ask(shop, 'GET /api/jobs/:id', { params: { id: jobId } })
      if (job.status === 'done') break
      await new Promise((done) => setTimeout(done, 100))
    }
    const status = await ask(shop, 'GET /api/optimization/status')
    const actions = status.recentActions.map(({ action }) => action)
    const said = await shop.query<{ action: string }>(
      `select action from optimization_actions where action like 'Refit%' order by id`,
    )
    expect(said).toHaveLength(1)
    expect(actions.length).toBeGreaterThan(0)
    const [, before, after] = /unseen results ([\d.]+)% to ([\d.]+)%/.exec(said[0]?.action ?? '') ?? []
    const [factors] = await shop.query<{ fitted: boolean }>(
      'select factors is not null as fitted from optimization_state',
    )
    expect(factors?.fitted).toBe(Number(after) > Number(before))
    expect(status.accuracyTrends[0]?.fixesApplied).toBe(factors?.fitted ? 1 : 0)
    const { summary } = await evidence()
    expect(status.overallAccuracy).toBeCloseTo(summary.accuracy, 2)
  })
})
