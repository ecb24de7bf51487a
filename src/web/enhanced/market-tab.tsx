import type { MarketAnalysis } from '../../contract/market.ts'
import { useCall } from '../api/api-context.ts'
import { CsvImportForm } from '../csv-import/csv-import-form.tsx'
import { OwnerTokenField, useShopTokenHeaders } from '../shop-token/shop-token.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { count, dollars, whole } from '../ui/money.ts'
import { marketScore } from './accuracy-progress.ts'

const SHOWN = 10

/** The ten vehicles that the market asks for most, by market score. */
export function MarketTab({ market, onImported }: { market: MarketAnalysis; onImported: () => void }) {
  const call = useCall()
  const headers = useShopTokenHeaders()
  const ranked = [...market.data].sort((a, b) => marketScore(b) - marketScore(a)).slice(0, SHOWN)
  if (ranked.length === 0) return <p className="text-silver">No market data yet.</p>
  return (
    <div className="grid gap-4">
      {market.summary.isSample ? (
        <p className="text-sm text-steel">
          <Badge tone="caution">Sample data</Badge> until real signals are imported.
        </p>
      ) : null}
      <ol className="grid gap-3">
        {ranked.map((row, index) => (
          <li key={`${row.vehicle} ${row.year}`}>
            <Card className="grid gap-x-8 gap-y-4 p-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center">
              <span className="figures text-2xl font-bold text-redline">{String(index + 1).padStart(2, '0')}</span>
              <div className="min-w-0">
                <h3 className="font-semibold">
                  {whole(row.year)} {row.make} {row.model}
                </h3>
                <p className="figures text-sm text-silver">Market Score: {whole(marketScore(row))}</p>
              </div>
              <dl className="figures grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-5">
                <Fact
                  name="Avg Stage 2"
                  value={row.averageStage2Cost === null ? 'not planned yet' : dollars(row.averageStage2Cost)}
                />
                <Fact name="Mentions" value={count(row.socialMentions)} />
                <Fact name="Competitors" value={count(row.competitorPackages)} />
                <Fact name="Market" value={`${whole(row.marketPresence)}%`} />
                <Fact name="Popularity" value={`${whole(row.popularityScore)}%`} />
              </dl>
            </Card>
          </li>
        ))}
      </ol>
      <OwnerTokenField />
      <CsvImportForm
        title="Import market signals"
        send={(csv) => call('POST /api/market/signals/import', { body: { csv } }, { headers })}
        onImported={onImported}
      >
        Columns: vehicle, source, mentions, date. Mentions of the last 90 days count; the first import replaces the
        sample.
      </CsvImportForm>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-steel">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
