// @module-tag sweep
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '../../src/contract/cart.ts'
import type { Order } from '../../src/contract/orders.ts'
import type { Plan } from '../../src/contract/plans.ts'
import { ask } from '../support/replies.ts'
import { copyOfTemplate, openShop, type TestShop } from '../support/shop.ts'

const MIGRATIONS = join(import.meta.dirname, '../../src/server/database/migrations')

interface Kept {
  plan: Plan
  cart: Cart
  order: Order
  sheet: string
}

const orderOf = (cart: Cart) => ({
  ...{ cartId: cart.id, cartVersion: cart.version, expectedTotal: cart.cost.totalAmount.amount },
  ...{ name: 'Pat Example', email: 'pat@example.com', delivery: 'installation' },
})

/** What a shop's first customers and its owner leave behind. */
async function firstCustomers(shop: TestShop): Promise<Kept> {
  const request = { modelId: 'ford-mustang-gt', year: 2018, targetHorsepower: 500, preferences: {} }
  const built = await ask(shop, 'POST /api/configurator/generate', { body: request })
  const partIds = built.recommendedParts.map(({ partId }) => partId)
  const plan = await ask(shop, 'POST /api/plans', {
    body: { title: 'The first', vehicleId: built.enhancedData.vehicle.id, partIds, request },
  })
  const lines = partIds.map((id) => ({ merchandiseId: `part:${id}`, quantity: 1 }))
  const cart = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
  const ordered = await ask(shop, 'POST /api/shopify/cart', { body: { lines } })
  const order = await ask(shop, 'POST /api/orders', { body: orderOf(ordered) })
  const sheet = await ask(shop, 'POST /api/evidence', {
    body: {
      make: 'Ford',
      model: 'Mustang GT',
      year: 2018,
      baselineHp: 395,
      modifiedHp: 421,
      mods: ['tune'],
      fuel: '93',
    },
    headers: shop.owner,
  })
  return { plan, cart, order, sheet: sheet.id }
}

/** Brings an empty database to the first migration and no further. */
async function firstMigration(client: pg.Client): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-upgrade-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] }
  expect(entries.length).toBeGreaterThan(1)
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }))
  await migrate(drizzle(client), { migrationsFolder: folder })
  rmSync(folder, { recursive: true, force: true })
}

/** Copies every row into the tables as they were at first; columns that came later are left behind. */
async function copyRows(from: TestShop, to: pg.Client): Promise<number> {
  const { rows: tables } = await to.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  let copied = 0
  await to.query(`set session_replication_role = 'replica'`)
  for (const { name } of tables) {
    const [found] = await from.query<{ rows: string | null }>(`select json_agg(t)::text as rows from "${name}" t`)
    if (!found?.rows) continue
    const { rows: columns } = await to.query<{ names: string }>(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [name],
    )
    const names = columns[0]?.names
    const { rowCount } = await to.query(
      `insert into "${name}" (${names}) overriding system value
       select ${names} from json_populate_recordset(null::"${name}", $1)`,
      [found.rows],
    )
    copied += rowCount ?? 0
  }
  await to.query(`set session_replication_role = 'origin'`)
  return copied
}

let kept: Kept
let shop: TestShop
let drop: () => Promise<void>
beforeAll(async () => {
  const today = await openShop()
  const old = await copyOfTemplate('template0')
  drop = old.drop
  const client = new pg.Client({ connectionString: old.url })
  await client.connect()
  try {
    kept = await firstCustomers(today)
    await firstMigration(client)
    expect(await copyRows(today, client)).toBeGreaterThan(1_000)
  } finally {
    await client.end()
    await today.close()
  }
  shop = await openShop({ DATABASE_URL: old.url })
})
afterAll(async () => {
  await shop?.close()
  await drop?.()
})

describe('a shop that was left at the first migration opens with this program and', () => {
  test('keeps its saved builds, at the labor rate that they were saved at', async () => {
    const { code, partIds, saved, now } = kept.plan
    const plan = await ask(shop, 'GET /api/plans/:code', { params: { code } })
    expect([plan.partIds, plan.saved, plan.now.estimatedCost]).toEqual([partIds, saved, now.estimatedCost])
    expect((await shop.fetch(`/plans/${code}`)).status).toBe(200)
  })

  test('keeps its carts and orders, and takes a new order', async () => {
    const cart = await ask(shop, 'GET /api/shopify/cart/:cartId', { params: { cartId: kept.cart.id } })
    expect(cart).toEqual({ ...kept.cart, checkoutUrl: cart.checkoutUrl })
    const order = await ask(shop, 'GET /api/orders/:id', { params: { id: kept.order.id } })
    expect(order).toEqual(kept.order)
    await ask(shop, 'POST /api/orders', { body: orderOf(cart) })
  })

  test('can take back a sheet that came before imports had ids', async () => {
    const { imports } = await ask(shop, 'GET /api/evidence/imports')
    expect(imports.map(({ id, sheets }) => [id.startsWith('before-'), sheets])).toEqual([[true, 1]])
    const { removed } = await ask(shop, 'DELETE /api/evidence/imports/:id', {
      params: { id: imports[0]?.id ?? '' },
      headers: shop.owner,
    })
    expect(removed).toBe(1)
  })

  test('tells of a changed catalog as a new shop does', async () => {
    const triggers = await shop.query<{ count: number }>(
      `select count(*)::int from pg_trigger where tgname in ('catalog_changed', 'factors_changed')`,
    )
    expect(triggers[0]?.count).toBe(12)
  })
})
