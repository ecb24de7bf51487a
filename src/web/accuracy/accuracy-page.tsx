import { useQuery } from '@tanstack/react-query'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { load as query } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useHead } from '../head/use-head.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { whole } from '../ui/money.ts'
import { SectionHeading } from '../ui/section.tsx'
import { AccuracyReport } from './accuracy-report.tsx'
import { DragStripTable } from './drag-strip-table.tsx'
import { whileJudging } from './while-judging.ts'

const NOTHING_YET = { summary: null, dragStrip: null, results: [], isJudging: false }

export function load({ call, queries }: LoadContext): Promise<unknown> {
  return queries.ensureQueryData(query(call, 'GET /api/evidence'))
}

/** The evidence: every published result beside a prediction that has not seen its source. */
export function Component() {
  useHead({
    title: 'Accuracy',
    description: 'Every published dyno result next to our blind prediction, with the source, the miss and the range.',
    canonicalPath: '/accuracy',
  })
  const evidence = useQuery({
    ...query(useCall(), 'GET /api/evidence'),
    refetchInterval: ({ state }) => whileJudging(state.data),
  })
  const { summary, dragStrip, results, isJudging } = evidence.data ?? NOTHING_YET
  return (
    <section className="page-width pt-36 pb-24">
      <SectionHeading level={1} title="Accuracy" subtitle="Every prediction against every published result." />
      <div className="mt-10 grid gap-6">
        {isJudging ? (
          <p role="status" className="text-silver">
            {summary
              ? 'New results are in and being checked. Until then, these are the figures from before.'
              : 'We are checking our predictions against every published result. The figures show up here in about a minute.'}
          </p>
        ) : null}
        {summary && dragStrip ? (
          <>
            <a href="/accuracy.csv" download className={buttonClass('outline', 'small', 'justify-self-start')}>
              Download all results as CSV
            </a>
            <AccuracyReport results={results} method={<Method results={summary.results} sources={summary.sources} />}>
              <DragStripTable dragStrip={dragStrip} />
            </AccuracyReport>
          </>
        ) : evidence.isError ? (
          <Empty
            title="The results did not load"
            action={<Button onClick={() => void evidence.refetch()}>Try again</Button>}
          >
            {errorWords(evidence.error)}
          </Empty>
        ) : evidence.isPending ? (
          <p role="status" className="text-silver">
            Loading the results...
          </p>
        ) : null}
      </div>
    </section>
  )
}

function Method({ results, sources }: { results: number; sources: number }) {
  return (
    <div className="grid gap-3 text-sm">
      <p>
        {whole(results)} results from {whole(sources)} sources. For each source we refit the power model without any of
        its results, then predict them. Every prediction here is blind.
      </p>
      <p>
        Accuracy of one result = 1 - |predicted - measured| / measured. Overall accuracy is the mean of all results, at
        the wheels or the crank, whichever the source gives. We leave nothing out and set nothing by hand.
      </p>
      <p>
        Each 90% range is set by how far off we were on the other sources. Results outside their range are marked. One
        far outside is left out of the fit, but it still counts against our accuracy.
      </p>
    </div>
  )
}
