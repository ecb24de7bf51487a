// @module-tag sweep
import { expect, test } from 'vitest'
import { connect } from '../../src/server/database/connection.ts'
import { migrateDatabase } from '../../src/server/database/migrate.ts'
import { copyOfTemplate } from '../support/shop.ts'

test('a database whose role may not create the extensions of search refuses with what to do', async () => {
  const database = await copyOfTemplate('template0')
  const { pool, close } = connect(database.url)
  try {
    await pool.query(`create function no_extensions() returns event_trigger language plpgsql as $$
      begin raise insufficient_privilege using message = 'permission denied to create extension'; end $$`)
    await pool.query(`create event trigger no_extensions on ddl_command_start when tag in ('CREATE EXTENSION')
      execute function no_extensions()`)
    await expect(migrateDatabase(pool)).rejects.toThrow(
      /^The shop's search needs .*pg_trgm and btree_gin.*CREATE EXTENSION/,
    )
    await pool.query('drop event trigger no_extensions')
    await migrateDatabase(pool)
    expect((await pool.query('select count(*)::int as n from shop_parts')).rows[0].n).toBe(0)
  } finally {
    await close()
    await database.drop()
  }
})
