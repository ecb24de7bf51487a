import { eq, sql } from 'drizzle-orm'
import type { MarketSignal } from '../../catalog/market-signal.ts'
import type { Database } from '../database/connection.ts'
import { catalogState } from '../database/schema/catalog.ts'
import { demandEvents, marketSignals } from '../database/schema/visitors.ts'

/** Demand and mentions older than this count nothing. */
export const MARKET_DAYS = 90

/**
 * Visitors' demand by vehicle or model id: each event's weight, falling in a straight line to nothing over 90 days.
 * Worked: a generated build (weight 3) 30 days ago counts 2.
 */
export async function demandByVehicle(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ vehicle: string; demand: number }>(sql`
    select vehicle_id as vehicle,
      sum(weight * greatest(0, 1 - extract(epoch from now() - happened_at) / 86400 / ${MARKET_DAYS}))::float8 as demand
    from demand_events where happened_at > now() - make_interval(days => ${MARKET_DAYS}) group by vehicle_id`)
  return new Map(rows.map(({ vehicle, demand }) => [vehicle, demand]))
}

export async function addDemand(
  db: Database,
  events: readonly { kind: string; vehicleId: string; weight: number }[],
): Promise<void> {
  if (events.length > 0) await db.insert(demandEvents).values([...events])
}

export async function sweepDemand(db: Database): Promise<void> {
  await db.execute(sql`delete from demand_events where happened_at < now() - make_interval(days => ${MARKET_DAYS})`)
}

export interface CountedSignals {
  signals: readonly { vehicle: string; mentions: number }[]
  isSample: boolean
}

/** Mentions by vehicle over the last 90 days; the sample, whatever its date, while nothing was ever imported. */
export async function countedSignals(db: Database): Promise<CountedSignals> {
  const { rows } = await db.execute<{ vehicle: string; mentions: number; is_sample: boolean }>(sql`
    select vehicle, sum(mentions)::int as mentions, is_sample from market_signals
    where is_sample or observed_on > current_date - ${MARKET_DAYS}::int
    group by vehicle, is_sample order by vehicle`)
  const { rows: real } = await db.execute(sql`select 1 from market_signals where not is_sample limit 1`)
  const isSample = real.length === 0
  return { isSample, signals: rows.filter((row) => row.is_sample === isSample) }
}

/** Changes whenever mentions, demand or costs do, and every hour: demand fades. */
export async function marketRevision(db: Database): Promise<string> {
  const { rows } = await db.execute<{ revision: string }>(sql`
    select concat_ws(' ', date_trunc('hour', now()), (select count(*) || ' ' || sum(mentions) from market_signals),
      (select count(*) || ' ' || max(id) from demand_events),
      (select md5(value::text) from catalog_state where key = ${COSTS_KEY})) as revision`)
  return rows[0]?.revision ?? ''
}

/** Signals that were imported: years of all vehicles and sources, and few enough to count at each visit. */
export const MOST_SIGNALS = 50_000

/** Adds signals; the same vehicle, source and day counts once. Returns how many were new; undefined = no room. */
export function addSignals(
  db: Database,
  signals: readonly (MarketSignal & { id: string })[],
): Promise<number | undefined> {
  if (signals.length === 0) return Promise.resolve(0)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('market-signals'))`)
    if ((await tx.$count(marketSignals)) + signals.length > MOST_SIGNALS) return undefined
    const added = await tx
      .insert(marketSignals)
      .values([...signals])
      .onConflictDoNothing()
      .returning({ id: marketSignals.id })
    return added.length
  })
}

const COSTS_KEY = 'stage2-costs'

/** Dollars of stage 2 by model id, as the last generation of packages found them. */
export async function stage2Costs(db: Database): Promise<Readonly<Record<string, number>>> {
  const rows = await db.select().from(catalogState).where(eq(catalogState.key, COSTS_KEY))
  return (rows[0]?.value as Record<string, number> | undefined) ?? {}
}

export async function storeStage2Costs(db: Database, value: Readonly<Record<string, number>>): Promise<void> {
  await db
    .insert(catalogState)
    .values({ key: COSTS_KEY, value })
    .onConflictDoUpdate({ target: catalogState.key, set: { value } })
}
