import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FITTED_FACTORS } from '../../engine/index.ts'
import type { Database } from '../database/connection.ts'
import { runForked } from '../jobs/run-forked.ts'
import type { Log } from '../log.ts'
import { programAt, ROOT } from '../places.ts'
import type { Seeded, SeedInput } from './seed-catalog.ts'
import { type Forced, factorsInForce, isSeeded } from './store.ts'

export interface SeedNeeds {
  log?: Log
  onProgress?: (words: string) => void
}

/**
 * Brings the stored catalog to the one in the code, in a process with a connection of its own: nobody waits for it, and
 * the source of the catalog never comes into this one's memory. With nothing changed it only compares hashes: of the
 * source, and with `force` of the rows too.
 */
export async function seedDatabase(db: Database, needs: SeedNeeds & Partial<Forced> = {}): Promise<Seeded> {
  const { force = false } = needs
  const source = fingerprint()
  const factors = (await factorsInForce(db)) ?? FITTED_FACTORS
  if (await isSeeded(db, `${source} ${factors.version}`, { force })) return { inserted: 0, skipped: true }
  needs.onProgress?.('seeding the catalog')
  const started = performance.now()
  const { connectionString } = db.$client.options
  const input: SeedInput = { url: connectionString!, source, force }
  const seeded = await runForked<Seeded>(programAt('seed/seed-process'), input)
  needs.log?.info({ inserted: seeded.inserted, ms: Math.round(performance.now() - started) }, 'catalog seeded')
  return seeded
}

const SOURCE = join(ROOT, 'src')

/**
 * Of everything that seeded rows are made from: catalog, engine, listing and this folder, as source text. A change to any of
 * them, however small, makes the next start seed again.
 */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['catalog', 'engine', 'server/listing', 'server/seed']) {
    const files = readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()) {
      hash.update(file).update(readFileSync(join(SOURCE, folder, file)))
    }
  }
  return hash.digest('base64url')
}
