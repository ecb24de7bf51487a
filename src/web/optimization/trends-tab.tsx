import type { OptimizationStatus } from '../../contract/optimization.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { percentOf } from './accuracy-bands.ts'
import { TrendChart } from './trend-chart.tsx'

type Trend = OptimizationStatus['accuracyTrends'][number]
const TONE: Readonly<Record<Trend['trendDirection'], BadgeTone>> = {
  improving: 'go',
  declining: 'redline',
  stable: 'steel',
}

/** Accuracy over time: one line per run, newest first, under the chart. */
export function TrendsTab({ trends, target }: { trends: readonly Trend[]; target: number }) {
  if (trends.length === 0) {
    return <p className="text-silver">No trend data available yet. Data will appear as the optimization engine runs.</p>
  }
  const oldestFirst = [...trends].sort((a, b) => a.date.localeCompare(b.date))
  return (
    <div className="grid grid-cols-1 gap-6">
      {oldestFirst.length > 1 ? (
        <Card className="p-5">
          <TrendChart points={oldestFirst} target={target} />
        </Card>
      ) : null}
      <ul className="grid gap-3">
        {[...oldestFirst].reverse().map((trend) => (
          <li key={trend.date}>
            <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 p-5">
              <div className="flex items-center gap-3">
                <time dateTime={trend.date} className="figures text-sm text-silver">
                  {trend.date.slice(0, 16).replace('T', ' ')}
                </time>
                <Badge tone={TONE[trend.trendDirection]}>{trend.trendDirection}</Badge>
              </div>
              <dl className="figures flex flex-wrap gap-x-6 gap-y-1 text-sm text-silver">
                <Count name="tests run" value={trend.testsRun} />
                <Count name="issues identified" value={trend.issuesIdentified} />
                <Count name="fixes applied" value={trend.fixesApplied} />
                <div className="flex gap-2">
                  <dt className="text-steel">overall</dt>
                  <dd className="font-bold text-light">{percentOf(trend.overallAccuracy)}</dd>
                </div>
              </dl>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex gap-2">
      <dt className="text-steel">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
