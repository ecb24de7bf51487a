/**
 * `npm run test:restore`: what docs/operations.md says of backups and upgrades, done from end to end. Orders are placed,
 * saved, destroyed and restored; the restored shop must know exactly those of before. Needs Debian's PostgreSQL for a
 * server of one's own; without it these rehearsals are skipped and said to be. Exit 1 when one is wrong.
 *
 *   npm run test:restore -- --only moment,dump,embedded,upgrade
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { processesWith } from '../tests/support/shop-process.ts'
import { databaseOf, query } from './crash-database.ts'
import { type Report, startShop } from './crash-rounds.ts'
import { placeOrders, wrongOrders } from './restore-orders.ts'
import { installedPostgres, rehearsalServer } from './restore-server.ts'
import { ROOT } from './steps.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
type Rehearsal = (folder: string, report: Report) => Promise<void>

/** A base backup and the archive bring the server back to a moment before the damage. */
const toMoment =
  (programs: string): Rehearsal =>
  async (folder, { say, problems }) => {
    const server = rehearsalServer(programs, join(folder, 'moment'))
    try {
      server.run('createdb', ['shop'])
      const url = server.url('shop')
      const env = { DATABASE_URL: url }
      const shop = await startShop(join(folder, 'moment-data'), env)
      const kept = await placeOrders(shop, 5)
      const backup = server.backUp('backup')
      kept.push(...(await placeOrders(shop, 5)))
      const [noted] = await query<{ at: string }>(url, 'select clock_timestamp()::text as at')
      const gone = await placeOrders(shop, 4)
      await query(url, 'truncate orders cascade')
      await server.archiveAll()
      await shop.end('SIGTERM')
      server.stop('immediate')

      const started = performance.now()
      await server.restoreTo(backup, noted?.at ?? '', 'restored')
      const restored = await startShop(join(folder, 'moment-data'), env)
      const seconds = (performance.now() - started) / 1_000
      problems.push(...(await wrongOrders({ shop: restored, url }, { kept, gone })))
      await restored.end('SIGTERM')
      say(
        `to a moment: ${kept.length} orders of before, ${gone.length} of after; open again in ${seconds.toFixed(1)} s`,
      )
    } finally {
      server.stop('fast')
    }
  }

/** A dump of the running shop makes the same shop in another database. */
const fromDump =
  (programs: string): Rehearsal =>
  async (folder, { say, problems }) => {
    const server = rehearsalServer(programs, join(folder, 'dump'))
    try {
      for (const name of ['shop', 'restored']) server.run('createdb', [name])
      const shop = await startShop(join(folder, 'dump-data'), { DATABASE_URL: server.url('shop') })
      const kept = await placeOrders(shop, 5)
      const file = join(folder, 'dump', 'shop.dump')
      server.run('pg_dump', ['--format=custom', '--file', file, 'shop'])
      const gone = await placeOrders(shop, 3)
      await shop.end('SIGTERM')
      server.run('pg_restore', ['--no-owner', '--exit-on-error', '--dbname', 'restored', file])
      const url = server.url('restored')
      const restored = await startShop(join(folder, 'dump-data'), { DATABASE_URL: url })
      problems.push(...(await wrongOrders({ shop: restored, url }, { kept, gone })))
      await restored.end('SIGTERM')
      say(`from a dump: ${kept.length} orders of before, ${gone.length} of after`)
    } finally {
      server.stop('fast')
    }
  }

/** The embedded database is a folder: copied while the shop is closed, and put back. */
const embedded: Rehearsal = async (folder, { say, problems }) => {
  const dataDir = join(folder, 'embedded')
  mkdirSync(dataDir)
  const before = await startShop(dataDir)
  const kept = await placeOrders(before, 5)
  await before.end('SIGTERM')
  const backup = join(folder, 'embedded-backup')
  cpSync(join(dataDir, 'postgres'), backup, { recursive: true })
  const after = await startShop(dataDir)
  const gone = await placeOrders(after, 3)
  await after.end('SIGTERM')
  renameSync(join(dataDir, 'postgres'), join(folder, 'embedded-damaged'))
  cpSync(backup, join(dataDir, 'postgres'), { recursive: true })
  const restored = await startShop(dataDir)
  problems.push(...(await wrongOrders({ shop: restored, url: databaseOf(dataDir) }, { kept, gone })))
  await restored.end('SIGTERM')
  say(`the embedded database: ${kept.length} orders of before, ${gone.length} of after`)
}

/** A shop that was left at its first migration, with customers in it, opens with this program. */
const upgrade: Rehearsal = async (_, { problems }) => {
  const args = ['run', '--project', 'api', 'tests/api/upgrade.test.ts']
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/vitest'), args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) problems.push('the upgrade from the first migration fails')
}

const skipped: Rehearsal = async (_, { say }) =>
  say('skipped: postgresql not installed (Debian: apt-get install postgresql)')

const programs = installedPostgres()
const REHEARSALS: Record<string, Rehearsal> = {
  moment: programs ? toMoment(programs) : skipped,
  dump: programs ? fromDump(programs) : skipped,
  embedded,
  upgrade,
}

const problems: string[] = []
const say = (words: string) => process.stdout.write(`${words}\n`)
const folder = mkdtempSync(join(tmpdir(), 'shop-restore-'))
// PostgreSQL's own user goes through it to the folder of its server.
chmodSync(folder, 0o755)
for (const name of values.only?.split(',') ?? Object.keys(REHEARSALS)) {
  const rehearse = REHEARSALS[name]
  if (!rehearse) throw new Error(`no such rehearsal: ${name}; there are ${Object.keys(REHEARSALS).join(', ')}`)
  try {
    await rehearse(folder, { say, problems })
  } catch (error) {
    problems.push(`${name} broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
  const left = processesWith(folder)
  for (const pid of left) problems.push(`${name} left process ${pid} running`)
  for (const pid of left) process.kill(pid, 'SIGKILL')
}
rmSync(folder, { recursive: true, force: true })
for (const words of problems.slice(0, 60)) say(`WRONG ${words}`)
say(problems.length === 0 ? 'everything came back' : `${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
