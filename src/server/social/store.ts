import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'

export interface EvidenceOfModel {
  count: number
  sources: { title: string; url: string }[]
}

/** Published and shop results of a model, and where they stand (at most 12 addresses). */
export async function evidenceOfModel(db: Database, modelId: string): Promise<EvidenceOfModel> {
  const { rows } = await db.execute<{ url: string | null; count: number }>(sql`
    select source_url as url, count(*)::int as count from evidence
    where row ->> 'modelId' = ${modelId} and not flagged group by source_url order by 2 desc, 1`)
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    sources: rows
      .flatMap(({ url }) => (url?.startsWith('http') ? [{ title: new URL(url).host, url }] : []))
      .slice(0, 12),
  }
}

/** Mentions in stored signals whose vehicle text names the model. */
export async function mentionsOfModel(db: Database, modelId: string, title: string): Promise<number> {
  const { rows } = await db.execute<{ mentions: number }>(sql`
    select coalesce(sum(mentions), 0)::int as mentions from market_signals
    where not is_sample and (lower(vehicle) = ${modelId} or lower(vehicle) = ${title.toLowerCase()})`)
  return rows[0]?.mentions ?? 0
}
