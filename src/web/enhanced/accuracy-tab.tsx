import type { AccuracyAnalysis } from '../../contract/market.ts'
import { percentTone } from '../optimization/accuracy-bands.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { fixed, whole } from '../ui/money.ts'

/** How true the predictions are per vehicle, and what would make them truer. */
export function AccuracyTab({ accuracy }: { accuracy: AccuracyAnalysis }) {
  if (accuracy.data.length === 0)
    return (
      <p className="text-silver">
        {accuracy.summary.isJudging ? 'Checking every published result. Back in a minute.' : 'No accuracy data yet.'}
      </p>
    )
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {accuracy.data.map((row) => (
        <li key={row.vehicle}>
          <Card className="h-full p-5">
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <h3 className="font-semibold">{row.vehicle}</h3>
                <p className="figures text-sm text-steel">Market demand: {whole(row.marketDemand)}</p>
              </div>
              <Badge tone={percentTone(row.accuracyScore)}>{fixed(row.accuracyScore, 1)}% accurate</Badge>
            </div>
            <p className="mt-3 text-sm text-silver">{row.competitivePositioning}</p>
            <ul className="mt-3 list-disc pl-5 text-sm text-silver marker:text-redline">
              {row.recommendations.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Card>
        </li>
      ))}
    </ul>
  )
}
