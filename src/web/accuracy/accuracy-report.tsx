import { type ReactNode, useState } from 'react'
import { spoken } from '../../engine/display-words.ts'
import { FigureTile } from '../build-sheet/figure-tile.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { fixed, whole } from '../ui/money.ts'
import { AccuracyPlot } from './accuracy-plot.tsx'
import { ClassTable } from './class-table.tsx'
import { ErrorDistribution } from './error-distribution.tsx'
import { GroupTable } from './group-table.tsx'
import { type JudgedResult, summaryOf } from './judged-results.ts'
import { ResultDialog } from './result-dialog.tsx'
import { ResultList } from './result-list.tsx'
import { WhatWouldHelp } from './what-would-help.tsx'

interface AccuracyReportProps {
  results: readonly JudgedResult[]
  /** How a result is predicted and by what it is judged. */
  method: ReactNode
  /** The drag strip's own comparison, and what else belongs to the page. */
  children?: ReactNode
}

const percent = (share: number) => `${fixed(share * 100, 1)}%`

/** Every published result against its prediction: the plot, the misses, the ranges, by platform and by kind of part. */
export function AccuracyReport({ results, method, children }: AccuracyReportProps) {
  const [opened, setOpened] = useState<JudgedResult>()
  const summary = summaryOf(results)
  if (!summary) return <Empty title="No results yet">Published results show up here once they load.</Empty>
  return (
    <div className="grid grid-cols-1 gap-6">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-7 md:grid-cols-5">
        <FigureTile isStrong label="Accuracy" value={percent(summary.accuracy)} note="mean over all results" />
        <FigureTile label="Mean miss" value={percent(summary.meanAbsError)} note="of the measured figure" />
        <FigureTile label="Median miss" value={percent(summary.medianAbsError)} note="half are closer" />
        <FigureTile label="Inside the predicted range" value={percent(summary.held)} note="target 90%" />
        <FigureTile
          label="Results"
          value={whole(summary.results)}
          note={`bias ${summary.bias > 0 ? '+' : ''}${percent(summary.bias)}`}
        />
      </dl>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card className="p-5 sm:p-8">
          <h2 className="headline mb-6 text-2xl">Predicted against measured</h2>
          <AccuracyPlot results={results} onOpen={setOpened} />
        </Card>
        <div className="grid gap-6">
          <Card className="p-5 sm:p-8">
            <h2 className="headline mb-6 text-2xl">How far off</h2>
            <ErrorDistribution results={results} />
          </Card>
          <Card className="p-5 text-silver sm:p-8">
            <h2 className="headline mb-4 text-2xl text-light">How it is computed</h2>
            {method}
          </Card>
        </div>
      </div>
      <ClassTable results={results} />
      <WhatWouldHelp results={results} />
      <ResultList results={results} onOpen={setOpened} />
      <div className="grid gap-6 lg:grid-cols-2">
        <GroupTable title="By platform" results={results} groupsOf={(result) => [result.platform]} />
        <GroupTable title="By kind of part" results={results} groupsOf={(result) => result.kinds.map(spoken)} />
      </div>
      {children}
      <ResultDialog result={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}
