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
  const queries = useQueryClient()
  const refresh = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'api' && queryKey[1] === 'enhanced' })
  return (
    <div className="page-width pt-32 pb-24">
      <SectionHeading
        level={1}
        label="Internal"
        title="Enhanced Packages"
        subtitle="99% accuracy optimization and comprehensive market analysis."
      />
      <Controls refresh={refresh} />
      <Findings refresh={refresh} />
    </div>
  )
}

/** A job of the shop that a button starts, until it is done. */
function useStartedJob(
  path: 'POST /api/enhanced/generate-packages' | 'POST /api/enhanced/optimize',
  onDone: () => void,
) {
  const call = useCall()
  const headers = useShopTokenHeaders()
  const start = useMutation({ mutationFn: () => call(path, undefined, { headers }) })
  const job = useJob(start.data?.jobId, onDone)
  const isRunning = start.isPending || (start.isSuccess && (job?.status ?? 'running') === 'running')
  return { start: () => start.mutate(), error: start.error, job, isRunning }
}

interface RefreshProps {
  refresh: () => void
}

function Controls({ refresh }: RefreshProps) {
  const generating = useStartedJob('POST /api/enhanced/generate-packages', refresh)
  const optimizing = useStartedJob('POST /api/enhanced/optimize', refresh)
  const failure = generating.error ?? optimizing.error
  return (
    <>
      <div className="mt-8 flex flex-wrap items-end gap-4">
        <Button disabled={generating.isRunning} aria-busy={generating.isRunning} onClick={generating.start}>
          {generating.isRunning ? 'Generating...' : 'Generate Enhanced Packages'}
        </Button>
        <Button
          kind="outline"
          disabled={optimizing.isRunning}
          aria-busy={optimizing.isRunning}
          onClick={optimizing.start}
        >
          {optimizing.isRunning ? 'Optimizing...' : 'Optimize for 99% Accuracy'}
        </Button>
        <Button kind="quiet" onClick={refresh}>
          Refresh Data
        </Button>
        <ShopTokenField />
      </div>
      {failure ? <Alert>That didn't go through. {errorWords(failure)}</Alert> : null}
      <JobProgress title="Generating packages" job={generating.job} />
      <JobProgress title="Optimizing" job={optimizing.job} />
    </>
  )
}

function Findings({ refresh }: RefreshProps) {
  const call = useCall()
  const [tab, setTab] = useAddressTab(TABS)
  const market = useQuery(query(call, 'GET /api/enhanced/market-analysis'))
  const accuracy = useQuery({
    ...query(call, 'GET /api/enhanced/accuracy-analysis'),
    refetchInterval: ({ state }) => whileJudging(state.data?.summary),
  })
  // Before the first judging there is no accuracy: not even 0%.
  const judged = accuracy.data?.data.length === 0 ? undefined : accuracy.data
  const priority = useQuery(query(call, 'GET /api/enhanced/priority-additions'))
  const overview = <OverviewTab market={market.data} accuracy={judged} priority={priority.data} />
  const marketTab = market.data ? (
    <MarketTab market={market.data} onImported={refresh} />
  ) : (
    <Waiting error={market.error}>Loading market data...</Waiting>
  )
  const accuracyTab = accuracy.data ? (
    <AccuracyTab accuracy={accuracy.data} />
  ) : (
    <Waiting error={accuracy.error}>Loading accuracy data...</Waiting>
  )
  const priorityTab = priority.data ? (
    <PriorityTab priority={priority.data} />
  ) : (
    <Waiting error={priority.error}>Loading priority data...</Waiting>
  )
  return (
    <Tabs
      className="mt-10"
      label="Enhanced packages"
      value={tab}
      onValue={setTab}
      tabs={[
        { value: 'overview', label: 'Overview', content: overview },
        { value: 'market', label: 'Market Analysis', content: marketTab },
        { value: 'accuracy', label: 'Accuracy Analysis', content: accuracyTab },
        { value: 'priority', label: 'Priority Additions', content: priorityTab },
      ]}
    />
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
  if (error) return <Alert>This data didn't load. {errorWords(error)}</Alert>
  return (
    <p role="status" className="text-silver">
      {children}
    </p>
  )
}
