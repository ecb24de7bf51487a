import { packages } from '../database/schema/catalog.ts'
import { inThread } from '../jobs/in-thread.ts'
import type { Progress } from '../jobs/long-job.ts'
import { programAt } from '../places.ts'
import type { Services } from '../services.ts'
import type { Generated } from './make-packages.ts'
import { upsertRows } from './store.ts'

/**
 * Makes all packages anew on a thread and stores those that changed; what the shop edited stays. Answers what stage 2
 * costs on each model.
 */
export async function generatePackages(
  { db, catalog }: Services,
  tell: (progress: Progress) => void,
): Promise<Pick<Generated, 'stage2Costs'> & { packages: number; added: number }> {
  const { factors } = catalog
  const made = await inThread<Generated, Progress>(programAt('seed/generate-thread'), factors, {
    onProgress: tell,
  })
  const added = await db.transaction((tx) => upsertRows(tx, { table: packages, rows: made.rows, isEditable: true }))
  return { stage2Costs: made.stage2Costs, packages: made.rows.length, added }
}
