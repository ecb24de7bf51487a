import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { whileJudging } from '../accuracy/while-judging.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { load as query } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useHead } from '../head/use-head.ts'
import { ShopTokenField, useShopTokenHeaders } from '../shop-token/shop-token.tsx'
import { Button } from '../ui/button.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { Tabs, useAddressTab } from '../ui/tabs.tsx'
import { AccuracyTab } from './accuracy-tab.tsx'
import { JobProgress } from './job-progress.tsx'
import { MarketTab } from './market-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PriorityTab } from './priority-tab.tsx'
import { useJob } from './use-job.ts'

const TABS = ['overview', 'market', 'accuracy', 'priority'] as const

export async function load({ call, queries }: LoadContext): Promise<void> {
  await Promise.all([
    queries.ensureQueryData(query(call, 'GET /api/enhanced/market-analysis')),
    queries.ensureQueryData(query(call, 'GET /api/enhanced/accuracy-analysis')),
    queries.ensureQueryData(query(call, 'GET /api/enhanced/priority-additions')),
  ])
}

/** The enhanced packages dashboard: market, accuracy, and which vehicles to add next. */
export function Component() {
  useHead({
    title: 'Enhanced packages',
    description: '99% accuracy optimization and comprehensive market analysis.',
    canonicalPath: '/enhanced-packages',
  })
  const call = useCall()
  const queries = useQueryClient()
  const headers = useShopTokenHeaders()
  const [tab, setTab] = useAddressTab(TABS)
  const market = useQuery(query(call, 'GET /api/enhanced/market-analysis'))
  const accuracy = useQuery({
    ...query(call, 'GET /api/enhanced/accuracy-analysis'),
    refetchInterval: ({ state }) => whileJudging(state.data?.summary),
  })
  // Before the first judging there is no accuracy: not even 0%.
  const judged = accuracy.data?.data.length === 0 ? undefined : accuracy.data
  const priority = useQuery(query(call, 'GET /api/enhanced/priority-additions'))
  const refresh = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'api' && queryKey[1] === 'enhanced' })
  const generate = useMutation({
    mutationFn: () => call('POST /api/enhanced/generate-packages', undefined, { headers }),
  })
  const optimize = useMutation({
    mutationFn: () => call('POST /api/enhanced/optimize', undefined, { headers }),
  })
  const failure = generate.error ?? optimize.error
  const generating = useJob(generate.data?.jobId, () => void refresh())
  const optimizing = useJob(optimize.data?.jobId, () => void refresh())
  const isGenerating = generate.isPending || (generate.isSuccess && (generating?.status ?? 'running') === 'running')
  const isOptimizing = optimize.isPending || (optimize.isSuccess && (optimizing?.status ?? 'running') === 'running')
  return (
    <div className="page-width pt-32 pb-24">
      <SectionHeading
        level={1}
        label="Internal"
        title="Enhanced Packages"
        subtitle="99% accuracy optimization and comprehensive market analysis."
      />
      <div className="mt-8 flex flex-wrap items-end gap-4">
        <Button disabled={isGenerating} aria-busy={isGenerating} onClick={() => generate.mutate()}>
          {isGenerating ? 'Generating...' : 'Generate Enhanced Packages'}
        </Button>
        <Button kind="outline" disabled={isOptimizing} aria-busy={isOptimizing} onClick={() => optimize.mutate()}>
          {isOptimizing ? 'Optimizing...' : 'Optimize for 99% Accuracy'}
        </Button>
        <Button kind="quiet" onClick={() => void refresh()}>
          Refresh Data
        </Button>
        <ShopTokenField />
      </div>
      {failure ? <Alert>The control did not act. {errorWords(failure)}</Alert> : null}
      <JobProgress title="Generating packages" job={generating} />
      <JobProgress title="Optimizing" job={optimizing} />
      <Tabs
        className="mt-10"
        label="Enhanced packages"
        value={tab}
        onValue={setTab}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: <OverviewTab market={market.data} accuracy={judged} priority={priority.data} />,
          },
          {
            value: 'market',
            label: 'Market Analysis',
            content: market.data ? (
              <MarketTab market={market.data} onImported={() => void refresh()} />
            ) : (
              <Waiting error={market.error}>Loading market data...</Waiting>
            ),
          },
          {
            value: 'accuracy',
            label: 'Accuracy Analysis',
            content: accuracy.data ? (
              <AccuracyTab accuracy={accuracy.data} />
            ) : (
              <Waiting error={accuracy.error}>Loading accuracy data...</Waiting>
            ),
          },
          {
            value: 'priority',
            label: 'Priority Additions',
            content: priority.data ? (
              <PriorityTab priority={priority.data} />
            ) : (
              <Waiting error={priority.error}>Loading priority data...</Waiting>
            ),
          },
        ]}
      />
    </div>
  )
}

function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-4 text-redline">
      {children}
    </p>
  )
}

function Waiting({ error, children }: { error: Error | null; children: string }) {
  if (error) return <Alert>These data did not load. {errorWords(error)}</Alert>
  return (
    <p role="status" className="text-silver">
      {children}
    </p>
  )
}
