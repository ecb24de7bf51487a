// @module-tag sweep
import { expect, test } from 'vitest'
import { loadCatalogSnapshot } from '../../src/server/catalog/catalog-snapshot.ts'
import type { KnownParts } from '../../src/server/catalog/stored-parts.ts'
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
    for (let round = 0; round < 5; round += 1) {
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

test('a catalog that is read again, rows that stand unread, is the one that is read afresh', async () => {
  const database = await copyOfTemplate()
  const { pool, db, close } = connect(database.url)
  try {
    const known: KnownParts = new Map()
    const first = await loadCatalogSnapshot(db, known)
    const [changed, gone, twice] = first.parts.map(({ id }) => id)
    const steps = [
      [`update parts set price_cents = price_cents + 1 where id = $1`, changed],
      [`update parts set name = name || ' II' where id = $1`, twice],
      [`update parts set name = name || ' III', data = data || '{"description": "New words"}' where id = $1`, twice],
      [`delete from parts where id = $1`, gone],
      [
        `insert into parts select 'a-new-part', category, kind, manufacturer, name, price_cents, data from parts where id = $1`,
        changed,
      ],
    ] as const
    for (const [text, id] of steps) {
      await pool.query(text, [id])
      expect((await loadCatalogSnapshot(db, known)).parts).toEqual((await loadCatalogSnapshot(db)).parts)
    }
    const last = await loadCatalogSnapshot(db, known)
    expect(last.part(changed!)?.priceCents).toBe(first.part(changed!)!.priceCents + 1)
    expect([last.part(gone!), last.part('a-new-part')?.kind]).toEqual([undefined, first.part(changed!)?.kind])
    // Only what changed was read: the others are the very objects of before.
    expect(last.parts.filter((part) => first.part(part.id) !== part)).toHaveLength(3)
  } finally {
    await close()
    await database.drop()
  }
})
