import { expect, test } from 'vitest'
import { loadCatalogSnapshot } from '../../src/server/catalog/catalog-snapshot.ts'
import { connect } from '../../src/server/database/connection.ts'
import { copyOfTemplate } from '../support/shop.ts'

test('a catalog that is read while it is edited is of one moment', async () => {
  const database = await copyOfTemplate()
  const connection = connect(database.url)
  const { pool, db } = connection
  try {
    // Parts are read in pages: the first and the last part stand on different ones.
    const ends = (
      await pool.query<{ id: string }>(
        `select id from parts where id in (select min(id) from parts union select max(id) from parts)`,
      )
    ).rows
    const setPrices = (cents: number) =>
      pool.query(`update parts set price_cents = $1 where id = any($2)`, [cents, ends.map(({ id }) => id)])
    await setPrices(1)
    let isOver = false
    const edit = async () => {
      for (let cents = 2; !isOver; cents += 1) await setPrices(cents)
    }
    const editing = edit()
    const seen = []
    for (let round = 0; round < 10; round += 1) {
      const catalog = await loadCatalogSnapshot(db)
      seen.push(ends.map(({ id }) => catalog.part(id)?.priceCents))
    }
    isOver = true
    await editing
    for (const [first, last] of seen) expect(first).toBe(last)
    expect(new Set(seen.map(([first]) => first)).size).toBeGreaterThan(1)
  } finally {
    await connection.close()
    await database.drop()
  }
})
