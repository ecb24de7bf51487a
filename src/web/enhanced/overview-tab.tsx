import type { AccuracyAnalysis, MarketAnalysis, PriorityAdditions } from '../../contract/market.ts'
import { FigureTile } from '../build-sheet/figure-tile.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { count, fixed, whole } from '../ui/money.ts'
import { Progress } from '../ui/progress.tsx'
import { accuracyCounts, inThousands, progressMessage, TARGET_PERCENT } from './accuracy-progress.ts'

interface OverviewTabProps {
  market: MarketAnalysis | undefined
  accuracy: AccuracyAnalysis | undefined
  priority: PriorityAdditions | undefined
}
const UNKNOWN = '...'

/** Four figures of the whole, and how near the accuracy target is. */
export function OverviewTab({ market, accuracy, priority }: OverviewTabProps) {
  const percent = accuracy?.summary.overallAccuracy
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Card className="p-6">
          <dl>
            <FigureTile
              label="Market Coverage"
              value={market ? count(market.summary.vehiclesAnalyzed) : UNKNOWN}
              note="vehicles analyzed"
            />
          </dl>
        </Card>
        <Card className="p-6">
          <dl>
            <FigureTile
              label="Overall Accuracy"
              value={percent === undefined ? UNKNOWN : `${fixed(percent, 1)}%`}
              note={
                <>
                  Target: {TARGET_PERCENT}%
                  <Progress value={percent} label="Overall accuracy" className="mt-3" />
                </>
              }
            />
          </dl>
        </Card>
        <Card className="p-6">
          <dl>
            <FigureTile
              label="Social Mentions"
              value={market ? inThousands(market.summary.totalSocialMentions) : UNKNOWN}
              note={
                market?.summary.isSample ? <Badge tone="caution">Sample data</Badge> : 'from stored posts and signals'
              }
            />
          </dl>
        </Card>
        <Card className="p-6">
          <dl>
            <FigureTile
              label="High Priority"
              value={priority ? count(priority.priorityAdditions.length) : UNKNOWN}
              note="missing vehicles"
            />
          </dl>
        </Card>
      </div>
      {accuracy ? <AccuracyProgress summary={accuracy.summary} /> : null}
    </div>
  )
}

function AccuracyProgress({ summary }: { summary: AccuracyAnalysis['summary'] }) {
  const counts = accuracyCounts(summary)
  return (
    <Card className="grid gap-6 p-6 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="headline text-2xl">99% Accuracy Progress</h2>
        <p className="figures text-silver">
          Current accuracy <span className="font-bold text-light">{fixed(summary.overallAccuracy, 1)}%</span>
        </p>
      </div>
      <Progress value={summary.overallAccuracy} label="Current accuracy" className="h-3" />
      <dl className="grid gap-5 sm:grid-cols-3">
        <FigureTile label="High Accuracy (95%+)" value={whole(counts.high)} />
        <FigureTile label="Medium Accuracy (90-94%)" value={whole(counts.medium)} />
        <FigureTile label="Needs Improvement (<90%)" value={whole(counts.needsImprovement)} />
      </dl>
      <p className={summary.targetAchieved ? 'font-semibold text-go' : 'text-silver'}>{progressMessage(summary)}</p>
    </Card>
  )
}
