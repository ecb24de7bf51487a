import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, 'migrations', 'meta')
const SCHEMA = join(import.meta.dirname, 'schema')

type Snapshot = Awaited<ReturnType<typeof generateDrizzleJson>>
const snapshots = readdirSync(FOLDER)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Snapshot)

test('each migration follows the one before it', () => {
  expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(snapshots.slice(0, -1).map(({ id }) => id))
})

test('each is later than the one before it: a database runs only what is later than its newest', () => {
  const { entries } = JSON.parse(readFileSync(join(FOLDER, '_journal.json'), 'utf8')) as { entries: { when: number }[] }
  expect(entries).toHaveLength(snapshots.length)
  for (const [at, { when }] of entries.entries()) expect(when).toBeGreaterThan(entries[at - 1]?.when ?? 0)
})

test('the tables in code are those that the migrations end in', async () => {
  const files = readdirSync(SCHEMA).map((name) => import(join(SCHEMA, name)) as Promise<Record<string, unknown>>)
  const tables = Object.assign({}, ...(await Promise.all(files))) as Record<string, unknown>
  const last = snapshots.at(-1) as Snapshot
  expect(await generateMigration(last, generateDrizzleJson(tables, last.id))).toEqual([])
})
