import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgedEvidence, thinEvidence } from '../support/judged.ts'
import { ask, askRefused } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { until } from '../support/until.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const evidence = () => judgedEvidence(shop)
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

describe('the evidence', () => {
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
    const etag = String(reply.headers.get('etag'))
    expect((await shop.fetch('/accuracy.csv', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(lines).toHaveLength((await evidence()).results.length + 1)
    expect(lines[0]).toContain('measured_hp,predicted_hp')
  })
})

describe('evidence that comes in', { timeout: 240_000 }, () => {
  beforeAll(() => thinEvidence(shop))

  test('a file with three bad rows: the good ones are stored, the bad ones named by line and reason', async () => {
    const before = (await evidence()).results.length
    const reply = await ask(shop, 'POST /api/evidence/import', { body: { csv: SHEETS }, headers: shop.owner })
    expect(reply.imported).toBe(3)
    expect(reply.badRows).toEqual([
      { row: 3, reason: 'modified_hp "lots" is not a number from 20 to 5000' },
      { row: 5, reason: 'make is missing' },
      { row: 6, reason: 'mods: "flux_capacitor" is not a part that we know' },
    ])
    const again = await ask(shop, 'POST /api/evidence/import', { body: { csv: SHEETS }, headers: shop.owner })
    expect(again).toMatchObject({ imported: 0, duplicates: 3 })
    const { results } = await evidence()
    expect(results).toHaveLength(before + 3)
    expect(results.filter(({ origin }) => origin === 'shop').map(({ sourceName }) => sourceName)).toEqual([
      "the shop's dyno",
      "the shop's dyno",
      "the shop's dyno",
    ])
  })

  test('one sheet by the form; the same run again is refused; one far out is stored, marked and kept out of the fit', {
    tags: 'sweep',
  }, async () => {
    const sheet = {
      ...{ make: 'Toyota', model: 'GR86', year: 2022, engine: '2.4 H4', powerBasis: 'wheel' as const },
      ...{ baselineHp: 200, modifiedHp: 214, mods: ['headers_long_tube', 'tune'], fuel: '93' },
    }
    const stored = await ask(shop, 'POST /api/evidence', { body: sheet, headers: shop.owner })
    expect((await evidence()).results.find(({ id }) => id === stored.id)?.measuredHp).toBe(214)
    await askRefused(shop, 'POST /api/evidence', 'conflict', { body: sheet, headers: shop.owner })
    const odd = await ask(shop, 'POST /api/evidence', { body: { ...sheet, modifiedHp: 420 }, headers: shop.owner })
    expect(odd.flagged).toContain('420 hp measured')
    expect(odd.flagged).toContain('Kept out of the fit')
    const found = (await evidence()).results.find(({ id }) => id === odd.id)
    expect(found?.flagged).toContain('counted in the accuracy')
  })

  test('a sheet that makes no sense is refused in words', async () => {
    const body = { make: 'Ford', model: 'Mustang GT', year: 2018, modifiedHp: 60, baselineHp: 400, mods: ['tune'] }
    const nonsense = await askRefused(shop, 'POST /api/evidence', 'unprocessable', { body, headers: shop.owner })
    expect(nonsense.detail).toContain('does not go with baseline_hp 400')
    const noPower = await askRefused(shop, 'POST /api/evidence', 'invalid_input', {
      body: { ...body, modifiedHp: 6 },
      headers: shop.owner,
    })
    expect(noPower.errors?.[0]?.message).toContain('20 to 5000')
    const unknown = { make: 'Zaporozhets', model: '968M', year: 1980, modifiedHp: 60, mods: ['tune'] }
    expect(
      (await askRefused(shop, 'POST /api/evidence', 'unprocessable', { body: unknown, headers: shop.owner })).detail,
    ).toContain('engine')
    const noCsv = await askRefused(shop, 'POST /api/evidence/import', 'unprocessable', {
      body: { csv: 'hello\nworld' },
      headers: shop.owner,
    })
    expect(noCsv.detail).toContain('modified_hp')
  })

  test('the next run tests the new sheets, tries to fit them in, and says how that went', {
    tags: 'sweep',
  }, async () => {
    const { jobId } = await ask(shop, 'POST /api/enhanced/optimize')
    await until(
      () => ask(shop, 'GET /api/jobs/:id', { params: { id: jobId } }),
      ({ status }) => status === 'done',
    )
    const status = await ask(shop, 'GET /api/optimization/status')
    const actions = status.recentActions.map(({ action }) => action)
    const said = await shop.query<{ action: string }>(
      `select action from optimization_actions where action like 'Refit%' order by id`,
    )
    expect(said).toHaveLength(1)
    expect(actions.length).toBeGreaterThan(0)
    const [, words, before, after] =
      /^(Refit\w*) .*unseen results ([\d.]+)% to ([\d.]+)%/.exec(said[0]?.action ?? '') ?? []
    const isKept = words === 'Refitted'
    // The words are rounded: a small step reads as none.
    expect(Math.sign(Number(after) - Number(before))).toBeOneOf([0, isKept ? 1 : -1])
    const [factors] = await shop.query<{ fitted: boolean }>(
      'select factors is not null as fitted from optimization_state',
    )
    expect(factors?.fitted).toBe(isKept)
    expect(status.accuracyTrends[0]?.fixesApplied).toBe(factors?.fitted ? 1 : 0)
    const { summary } = await evidence()
    expect(status.overallAccuracy).toBeCloseTo(summary.accuracy, 2)
  })

  test('more sheets than the shop keeps are refused, and none of them is stored', async () => {
    await shop.query(
      `insert into evidence (id, origin, row, flagged, import_id)
       select 'filler-' || n, 'shop', (select row from evidence limit 1), true, 'filler' from generate_series(1, 298) n`,
    )
    const csv = `${HEADER}\n${[430, 431, 432].map((hp) => `Ford,Mustang GT,2018,5.0 V8,manual,wheel,395,${hp},tune,,93,dynojet`).join('\n')}`
    const refusal = await askRefused(shop, 'POST /api/evidence/import', 'unprocessable', {
      body: { csv },
      headers: shop.owner,
    })
    expect(refusal.detail).toContain('at most 300 sheets')
    await shop.query(`delete from evidence where import_id = 'filler'`)
  })
})

describe('an import that was a mistake', { timeout: 240_000 }, () => {
  const importsOf = async () => (await ask(shop, 'GET /api/evidence/imports')).imports
  const undo = (id: string, headers = shop.owner) =>
    ask(shop, 'DELETE /api/evidence/imports/:id', { params: { id }, headers })

  test('is listed with its cars, and undone by the owner alone: evidence and accuracy are as before', {
    tags: 'sweep',
  }, async () => {
    const before = await evidence()
    const poison = `${HEADER}\n${Array.from({ length: 40 }, (_, n) => `Ford,Mustang GT,2018,5.0 V8,manual,wheel,395,${800 + n},tune,,93,dynojet`).join('\n')}`
    const reply = await ask(shop, 'POST /api/evidence/import', { body: { csv: poison }, headers: shop.owner })
    expect(reply.imported).toBe(40)
    const [newest] = await importsOf()
    expect(newest).toMatchObject({
      id: reply.importId,
      sheets: 40,
      cars: expect.arrayContaining(['2018 Ford Mustang GT']),
    })
    expect((await evidence()).summary.accuracy).toBeLessThan(before.summary.accuracy - 0.05)
    await askRefused(shop, 'DELETE /api/evidence/imports/:id', 'unauthorized', { params: { id: newest!.id } })
    expect(await undo(newest!.id)).toEqual({ removed: 40 })
    expect(await evidence()).toEqual(before)
    expect((await importsOf()).map(({ id }) => id)).not.toContain(newest!.id)
    await askRefused(shop, 'DELETE /api/evidence/imports/:id', 'not_found', {
      params: { id: newest!.id },
      headers: shop.owner,
    })
  })

  test('takes a fit with it that was made with its sheets, and the tests of them', { tags: 'sweep' }, async () => {
    const imports = await importsOf()
    const ours = await shop.query<{ id: string; import_id: string }>(
      `select id, import_id from evidence where origin = 'shop' order by id`,
    )
    const published = await shop.query<{ id: string }>(`select id from evidence where origin = 'published'`)
    const fitted = [...published, ...ours].map(({ id }) => id)
    await shop.query(
      `insert into catalog_state (key, value) values ('calibration', $1)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ fitted, rejected: [] })],
    )
    await shop.query(`update optimization_state set factors = coalesce(factors, '{"version":"of-these-sheets"}')`)
    for (const { id } of imports) await undo(id)
    // One that still runs from the fit before is not begun again, one that has ended is.
    const [state] = await shop.query(
      `select factors, (select value from catalog_state where key = 'calibration') as fit,
         (select count(*)::int from evidence where origin = 'shop') as own,
         (select count(*)::int from optimization_tests t where not exists
           (select 1 from evidence e where e.id = t.evidence_id)) as orphans,
         exists (select 1 from optimization_runs where kind = 'generate') as "isGenerated"
       from optimization_state`,
    )
    expect(state).toEqual({ factors: null, fit: { fitted: null, rejected: [] }, own: 0, orphans: 0, isGenerated: true })
    expect((await evidence()).results.every(({ origin }) => origin === 'published')).toBe(true)
  })
})
