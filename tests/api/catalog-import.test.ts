import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportReply } from '../../src/contract/admin/imports.ts'
import { exportedLines } from '../../src/server/catalog-import/export-parts.ts'
import { type ImportAsk, importParts } from '../../src/server/catalog-import/import-parts.ts'
import { undoImport } from '../../src/server/catalog-import/undo-import.ts'
import { connect, type DatabaseConnection } from '../../src/server/database/connection.ts'
import { ask } from '../support/replies.ts'
import { openShop, type TestShop } from '../support/shop.ts'
import { type Desk, signedIn } from '../support/staff.ts'
import { until } from '../support/until.ts'

const ROOT = join(import.meta.dirname, '../..')
const NODE = join(ROOT, 'node_modules/.bin/node')
const HEADER = 'sku,maker,part_number,name,category,kind,price,labor_hours,fuel,emissions,stock,description,fits'
const MUSTANGS = '2018-2023 Ford Mustang GT'

const line = (sku: string, { price = '349.00', name = 'Nightjar intake', fits = MUSTANGS } = {}) =>
  `${sku},Nightjar Works,NJ-${sku},${name},intake,cold_air_intake,${price},1.5,,50-state,4,"Short, with a filter",${fits}`

let shop: TestShop
let database: DatabaseConnection
let folder: string
beforeAll(async () => {
  shop = await openShop()
  database = connect(shop.databaseUrl)
  folder = mkdtempSync(join(tmpdir(), 'shop-import-'))
})
afterAll(async () => {
  await database?.close()
  await shop?.close()
  if (folder) rmSync(folder, { recursive: true })
})

async function* pieces(...lines: readonly string[]): AsyncGenerator<string> {
  for (const one of [HEADER, ...lines]) yield `${one}\n`
}

/** An import and the wrong lines it was told of. */
async function imported(lines: readonly string[], given: Partial<ImportAsk> = {}) {
  const wrong: [number, string][] = []
  const onWrong = (at: number, why: string) => void wrong.push([at, why])
  const result = await importParts(database.db, { file: pieces(...lines), fileName: 'parts.csv', onWrong, ...given })
  return { ...result, lines: wrong }
}

/** Everything that the listing and the imports hold, to be compared. */
const state = () =>
  shop.query(`select
    (select md5(string_agg(p::text, '|' order by id)) from shop_parts p) as parts,
    (select count(*)::int from catalog_imports) as imports, (select count(*)::int from catalog_import_changes) as changes`)
const parts = () => shop.query(`select md5(string_agg(p::text, '|' order by id)) as parts from shop_parts p`)

describe('import of parts', () => {
  test('an imported part is on its page, in search and on the cars it fits, and gone after undo', async () => {
    const before = await parts()
    const { importId, added, wrong } = await imported([line('nj-page')])
    expect({ added, wrong }).toEqual({ added: 1, wrong: 0 })
    const search = () => ask(shop, 'GET /api/search', { query: { q: 'nightjar works 2019 mustang gt' } })
    const found = await until(search, ({ hits }) => hits.some(({ path }) => path === '/parts/nj-page'))
    const card = found.hits.find(({ path }) => path === '/parts/nj-page')?.part
    expect(card).toMatchObject({ price: 349, fits: true, stock: 4, emissions: '50_state', partNumber: 'NJ-nj-page' })
    const { part, fitment } = await ask(shop, 'GET /api/catalog/parts/:slug', { params: { slug: 'nj-page' } })
    expect(part.description).toBe('Short, with a filter')
    expect(fitment.map(({ modelId }) => modelId)).toEqual(['ford-mustang-gt'])
    expect(await undoImport(database.db, importId!)).toEqual({ ok: true, removed: 1, restored: 0 })
    expect(await parts()).toEqual(before)
  })

  test('the same file again changes nothing, and a new price is told with the old one', async () => {
    const first = await imported([line('nj-a'), line('nj-b')])
    const before = await state()
    expect(await imported([line('nj-a'), line('nj-b')])).toMatchObject({ importId: null, unchanged: 2, changed: 0 })
    const cheaper = [line('NJ-A', { price: '"$1,299.5"' }), line('nj-c')]
    const preview = await imported(cheaper, { isDryRun: true })
    expect(preview).toMatchObject({ importId: null, added: 1, changed: 1, unchanged: 0, gone: 1 })
    expect(preview.changes[0]).toMatchObject({ sku: 'nj-a', oldPriceCents: 34_900, newPriceCents: 129_950 })
    expect(await state()).toEqual(before)
    await undoImport(database.db, first.importId!)
  })

  test('wrong lines are told with their numbers, and nothing is written', async () => {
    const before = await state()
    const [{ id: ours = '' } = {}] = await shop.query<{ id: string }>(`select id from parts limit 1`)
    const lines = [
      line('nj-right'),
      line('nj-price', { price: 'call us' }),
      line('nj-car', { fits: '2018-2020 Kia Stinger' }),
      line('nj-years', { fits: '2019 Ford Mustang GT' }),
      line('nj-right'),
      line(ours),
      line('braking'),
      'nj-short,Nightjar Works',
      line('nj-name', { name: '"two\nlines"' }),
      line('nj-free', { price: '0' }),
      line('nj-nobody', { fits: '' }),
    ]
    const { wrong, importId, lines: told } = await imported(lines)
    expect(importId).toBeNull()
    expect(wrong).toBe(9)
    const words = Object.fromEntries(told)
    expect(Object.keys(words).map(Number)).toEqual([3, 4, 5, 6, 7, 8, 9, 12, 13])
    expect(words[3]).toBe('price "call us": use dollars above 0 and up to 1000000, such as 1249.99')
    expect(words[4]).toContain('not a car we list')
    expect(words[5]).toContain('only part of our 2018-2021 Ford Mustang GT')
    expect(words[6]).toBe('sku "nj-right" is on line 2 already: keep one of the two')
    expect(words[7]).toContain("the shop's own catalog")
    expect(words[9]).toContain('2 cells, the header 13')
    expect(await state()).toEqual(before)
    const skipped = await imported(lines, { skipWrong: true })
    expect(skipped).toMatchObject({ added: 2, wrong: 9 })
    await undoImport(database.db, skipped.importId!)
  })

  test('undo puts back what stood before, and not under a later import', async () => {
    const first = await imported([line('nj-u1'), line('nj-u2')])
    const before = await parts()
    const second = await imported([line('nj-u1', { price: '99' }), line('nj-u3')], { removeGone: true })
    expect(second).toMatchObject({ added: 1, changed: 1, gone: 1 })
    expect(await shop.query(`select id from shop_parts where id = 'nj-u2'`)).toEqual([])
    expect(await undoImport(database.db, first.importId!)).toMatchObject({ ok: false, reason: 'later' })
    expect(await undoImport(database.db, second.importId!)).toEqual({ ok: true, removed: 1, restored: 2 })
    expect(await parts()).toEqual(before)
    expect(await undoImport(database.db, second.importId!)).toMatchObject({ ok: false, reason: 'undone' })
    expect(await undoImport(database.db, first.importId!)).toMatchObject({ ok: true, removed: 2 })
    expect(await undoImport(database.db, 999_999)).toMatchObject({ ok: false, reason: 'unknown' })
  })

  test('what is exported and imported again changes nothing, whatever its cells hold', async () => {
    const names = ['"=SUM(1,2) ""quoted"""', '+5 hp', "'=x", "''-y", '"two\nlines, one name"', 'Größe 3"', '1-7/8']
    const lines = names.map((name, at) =>
      line(`nj-r${at}`, { name, fits: at === 0 ? 'all' : `${MUSTANGS}; 2022-2025 Subaru WRX` }),
    )
    const first = await imported(lines)
    expect(first.lines).toEqual([])
    const before = await state()
    const again = await importParts(database.db, { file: exportedLines(database.db), fileName: 'again.csv' })
    expect(again).toMatchObject({ importId: null, wrong: 0, added: 0, changed: 0, gone: 0, unchanged: names.length })
    expect(await state()).toEqual(before)
    await undoImport(database.db, first.importId!)
  })

  test('20,000 parts come in, change and go, whole', { tags: 'sweep' }, async () => {
    const before = await parts()
    const lines = (price: string) => Array.from({ length: 20_000 }, (_, at) => line(`nj-many-${at}`, { price }))
    const first = await imported(lines('10'))
    expect(first.added).toBe(20_000)
    const second = await imported(lines('11'), { show: 3 })
    expect(second.changed).toBe(20_000)
    expect(second.changes).toHaveLength(3)
    for (const { importId } of [second, first]) await undoImport(database.db, importId!)
    expect(await parts()).toEqual(before)
  })

  test('a connection that is lost halfway leaves nothing behind', { tags: 'sweep' }, async () => {
    const before = await state()
    async function* cutOff() {
      for (let at = 0; at < 2_000; at += 1) {
        yield `${at === 0 ? `${HEADER}\n` : ''}${line(`nj-cut-${at}`)}\n`
        if (at === 1_500) {
          await shop.query(`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and query like '%staged_parts%'`)
        }
      }
    }
    await expect(importParts(database.db, { file: cutOff(), fileName: 'cut.csv' })).rejects.toThrow()
    expect(await state()).toEqual(before)
    const after = await imported([line('nj-cut-0')])
    expect(after.added).toBe(1)
    await undoImport(database.db, after.importId!)
  })
})

describe('the back office', () => {
  const form = (...lines: readonly string[]) => {
    const given = new FormData()
    given.set('parts', new File([[HEADER, ...lines].join('\n')], 'office.csv', { type: 'text/csv' }))
    return given
  }
  const send = async (desk: Desk, body: FormData, query = '') => {
    const reply = await desk.fetch(`/api/admin/imports${query}`, { method: 'POST', body })
    return { status: reply.status, json: (await reply.json()) as ImportReply & { detail: string } }
  }

  test('previews, imports and takes back, and the audit log says who', async () => {
    const [before, staff, owner] = [await parts(), await signedIn(shop, 'staff'), await signedIn(shop, 'owner')]
    const preview = await send(staff, form(line('nj-office')))
    expect(preview.json).toMatchObject({ importId: null, added: 1, changed: 0, wrong: 0 })
    expect(await parts(), 'a preview writes nothing').toEqual(before)
    const { importId } = (await send(staff, form(line('nj-office')), '?write=1')).json
    const again = await send(staff, form(line('nj-office', { price: '399.00' })))
    expect(again.json).toMatchObject({ added: 0, changed: 1 })
    expect(again.json.changes).toEqual([
      { sku: 'nj-office', name: 'Nightjar intake', oldPriceCents: 34_900, newPriceCents: 39_900 },
    ])
    const { imports } = await staff.ask('GET /api/admin/imports')
    expect(imports[0]).toMatchObject({ id: importId, fileName: 'office.csv', parts: 1, undoneAt: null })
    const params = { id: String(importId) }
    expect(await staff.ask('POST /api/admin/imports/:id/undo', { params })).toEqual({ removed: 1, restored: 0 })
    expect(await parts()).toEqual(before)
    await staff.refused('POST /api/admin/imports/:id/undo', 'conflict', { params })
    await staff.refused('POST /api/admin/imports/:id/undo', 'not_found', { params: { id: '999999' } })
    const { entries } = await owner.ask('GET /api/admin/audit', { query: { subject: `import:${importId}` } })
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      ['staff@shop.example', 'catalog.import-undo'],
      ['staff@shop.example', 'catalog.import'],
    ])
  })

  test('tells wrong lines, leaves them out when asked, and refuses what is no file', { tags: 'sweep' }, async () => {
    const staff = await signedIn(shop, 'staff', 'files@shop.example')
    const lines = form(line('nj-right'), line('nj-wrong', { price: 'free' }))
    const wrong = await send(staff, lines, '?write=1')
    expect(wrong.json).toMatchObject({ importId: null, wrong: 1 })
    expect(wrong.json.wrongLines).toEqual([{ line: 3, why: expect.stringContaining('price') }])
    const { json } = await send(staff, lines, '?write=1&skipWrong=1')
    expect(json).toMatchObject({ added: 1, wrong: 1 })
    await staff.ask('POST /api/admin/imports/:id/undo', { params: { id: String(json.importId) } })
    const noFile = new FormData()
    noFile.set('parts', 'text')
    const half = form(line('nj-half'))
    half.set('applications', new File(['<ACES/>'], 'aces.xml'))
    for (const body of [noFile, half]) expect((await send(staff, body)).status).toBe(422)
    const reader = await signedIn(shop, 'read-only')
    expect((await send(reader, form(line('nj-reader')), '?write=1')).status).toBe(403)
  })
})

describe('the commands', () => {
  const env = () => ({ ...process.env, DATABASE_URL: shop.databaseUrl })
  const run = (script: string, ...args: string[]) => {
    const ran = spawnSync(NODE, [join(ROOT, 'scripts', script), ...args], { encoding: 'utf8', env: env() })
    return { code: ran.status, out: ran.stdout, errors: ran.stderr }
  }
  const file = (name: string, ...lines: readonly string[]) => {
    const path = join(folder, name)
    writeFileSync(path, `${[HEADER, ...lines].join('\n')}\n`)
    return path
  }

  test('exit 0: a dry run, the import, the same again, export, undo', { tags: 'sweep' }, async () => {
    const path = file('good.csv', line('nj-cmd'))
    expect(run('catalog-import.ts', path, '--dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 new'),
    })
    const done = run('catalog-import.ts', path)
    expect(done.code).toBe(0)
    const id = /Import (\d+) done/.exec(done.out)?.[1] ?? expect.fail(done.out)
    expect(run('catalog-import.ts', path)).toMatchObject({ code: 0, out: expect.stringContaining('Nothing to change') })
    expect(run('catalog-import.ts', '--list').out).toContain('good.csv')
    const copy = join(folder, 'export.csv')
    expect(run('catalog-export.ts', copy).code).toBe(0)
    expect(run('catalog-export.ts').out).toBe(readFileSync(copy, 'utf8'))
    expect(run('catalog-export.ts', copy).code).toBe(1)
    expect(run('catalog-import.ts', '--undo', id)).toMatchObject({ code: 0 })
    expect(run('catalog-import.ts', '--undo', id)).toMatchObject({ code: 1 })
  })

  test('exit 1: nothing imported though the file is right; exit 2: wrong file or arguments', () => {
    const right = file('right.csv', line('nj-cmd-2'))
    const away = spawnSync(NODE, [join(ROOT, 'scripts/catalog-import.ts'), right], {
      env: { ...env(), DATABASE_URL: 'postgresql://shop@127.0.0.1:1/shop' },
      encoding: 'utf8',
    })
    expect(away).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing imported') })
    const wrong = file('wrong.csv', line('nj-cmd-3', { price: 'x' }))
    expect(run('catalog-import.ts', wrong)).toMatchObject({ code: 2, errors: expect.stringContaining('line 2: price') })
    expect(run('catalog-import.ts', wrong, '--skip-wrong').code).toBe(1)
    expect(run('catalog-import.ts', '--undo', '999999').code).toBe(2)
  })

  test('exit 2: whatever else is wrong with the file or the arguments', { tags: 'sweep' }, () => {
    const header = join(folder, 'header.csv')
    for (const text of ['', 'sku,maker\n', `${HEADER},colour\n`, `${HEADER}\n"never closed`]) {
      writeFileSync(header, text)
      expect(run('catalog-import.ts', header), text).toMatchObject({ code: 2 })
    }
    for (const args of [[], ['a.csv', 'b.csv'], ['--undo', 'x'], ['--nope'], ['none.csv']]) {
      expect(run('catalog-import.ts', ...args).code, args.join(' ')).toBe(2)
    }
  })

  test('killed halfway, nothing is half done and the next run does it all', { tags: 'sweep' }, async () => {
    const before = await state()
    const pipe = join(folder, 'pipe.csv')
    execFileSync('mkfifo', [pipe])
    const child = spawn(NODE, [join(ROOT, 'scripts/catalog-import.ts'), pipe], { env: env(), stdio: 'ignore' })
    const ended = once(child, 'exit')
    const held = openSync(pipe, 'r+')
    const lines = Array.from({ length: 1_000 }, (_, at) => line(`nj-kill-${at}`))
    for (const one of [HEADER, ...lines]) writeSync(held, `${one}\n`)
    const importing = () =>
      shop.query(`select pid from pg_stat_activity where datname = current_database()
        and query like 'insert into staged_parts%' and state = 'idle in transaction'`)
    await until(importing, (found) => found.length > 0)
    child.kill('SIGKILL')
    await ended
    closeSync(held)
    await until(importing, (found) => found.length === 0)
    expect(await state()).toEqual(before)
    const whole = await imported(lines)
    expect(whole.added).toBe(1_000)
    await undoImport(database.db, whole.importId!)
  })
})
