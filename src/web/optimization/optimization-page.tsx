import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OptimizationStatus } from '../../contract/optimization.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { load } from '../api/queries.ts'
import { FigureTile } from '../build-sheet/figure-tile.tsx'
import { useHead } from '../head/use-head.ts'
import { ShopTokenField, useShopTokenHeaders } from '../shop-token/shop-token.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { count } from '../ui/money.ts'
import { SectionHeading } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs, useAddressTab } from '../ui/tabs.tsx'
import { accuracyBand, BAND_LABEL, BAND_TONE, belowTarget, percentOf } from './accuracy-bands.ts'
import { ActionsTab } from './actions-tab.tsx'
import { RealBuildsTab } from './real-builds-tab.tsx'
import { TrendsTab } from './trends-tab.tsx'
import { VehicleAccuracyTab } from './vehicle-accuracy-tab.tsx'

const POLL_MS = 5000
const TABS = ['vehicles', 'trends', 'actions', 'builds'] as const

/** The optimization dashboard: what the engine tests, how true its predictions are, and its controls. */
export function Component() {
  useHead({
    title: 'Optimization dashboard',
    description: 'How close our power predictions are, tested against published dyno results, car by car.',
    canonicalPath: '/optimization',
  })
  const call = useCall()
  const status = useQuery({ ...load(call, 'GET /api/optimization/status'), refetchInterval: POLL_MS })
  return (
    <div className="page-width pt-32 pb-24">
      <SectionHeading
        level={1}
        label="Internal"
        title="Optimization"
        subtitle="Each test predicts one published dyno result with a model that has never seen its source. Nothing here is set by hand."
      />
      {status.data ? (
        <Dashboard status={status.data} />
      ) : status.isError ? (
        <div className="mt-12">
          <Empty
            title="The dashboard did not load"
            action={<Button onClick={() => void status.refetch()}>Try again</Button>}
          >
            {errorWords(status.error)}
          </Empty>
        </div>
      ) : (
        <div className="mt-12 grid gap-6" role="status">
          <p className="text-silver">Loading optimization dashboard...</p>
          <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            {TABS.map((tab) => (
              <Skeleton key={tab} className="h-32" />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function Dashboard({ status }: { status: OptimizationStatus }) {
  const call = useCall()
  const queries = useQueryClient()
  const headers = useShopTokenHeaders()
  const [tab, setTab] = useAddressTab(TABS)
  const statusKey = load(call, 'GET /api/optimization/status').queryKey
  const refetch = () => queries.invalidateQueries({ queryKey: statusKey })
  const { isRunning, accuracyTarget } = status.engineStatus
  const toggle = useMutation({
    mutationFn: () =>
      isRunning
        ? call('POST /api/optimization/stop', undefined, { headers })
        : call('POST /api/optimization/start', undefined, { headers }),
    onSettled: refetch,
  })
  const trigger = useMutation({
    mutationFn: (vehicleModel: string) =>
      call(
        'POST /api/optimization/trigger/:vehicleModel',
        { params: { vehicleModel }, body: { testCount: 20 } },
        { headers },
      ),
    onSettled: refetch,
  })
  const tests = status.vehicleAccuracy.reduce((sum, vehicle) => sum + vehicle.testCount, 0)
  const overall = tests > 0 ? status.overallAccuracy : null
  const alert = belowTarget(overall, accuracyTarget, isRunning)
  const failure = toggle.error ?? trigger.error
  return (
    <>
      <div className="mt-8 flex flex-wrap items-end gap-4">
        <Button
          kind={isRunning ? 'danger' : 'primary'}
          disabled={toggle.isPending}
          aria-busy={toggle.isPending}
          onClick={() => toggle.mutate()}
        >
          <Icon name={isRunning ? 'pause' : 'play'} className="size-4" />
          {isRunning ? 'Stop Engine' : 'Start Engine'}
        </Button>
        <Button kind="outline" onClick={() => void refetch()}>
          Refresh
        </Button>
        <ShopTokenField />
      </div>
      {failure ? (
        <p role="alert" className="mt-4 text-redline">
          That didn't go through. {errorWords(failure)}
        </p>
      ) : null}
      {trigger.data ? (
        <p role="status" className="mt-4 text-silver">
          {trigger.data.testsQueued} {trigger.data.testsQueued === 1 ? 'test' : 'tests'} queued for{' '}
          {status.vehicleAccuracy.find(({ vehicleModel }) => vehicleModel === trigger.data.vehicleModel)?.vehicleName ??
            trigger.data.vehicleModel}
          .
        </p>
      ) : null}
      <SummaryCards status={status} overall={overall} tests={tests} />
      {alert ? (
        <p role="status" className="mt-6 flex items-start gap-3 rounded-sm border border-caution/50 p-4 text-caution">
          <Icon name="warning" className="mt-0.5 size-5 shrink-0" />
          {alert}
        </p>
      ) : null}
      <Tabs
        className="mt-10"
        label="Optimization"
        value={tab}
        onValue={setTab}
        tabs={[
          {
            value: 'vehicles',
            label: 'Vehicle Accuracy',
            content: (
              <VehicleAccuracyTab
                vehicles={status.vehicleAccuracy}
                pendingModel={trigger.isPending ? trigger.variables : undefined}
                onTrigger={(vehicleModel) => trigger.mutate(vehicleModel)}
              />
            ),
          },
          {
            value: 'trends',
            label: 'Accuracy Trends',
            content: <TrendsTab trends={status.accuracyTrends} target={accuracyTarget} />,
          },
          { value: 'actions', label: 'Recent Actions', content: <ActionsTab actions={status.recentActions} /> },
          { value: 'builds', label: 'Real-World Builds', content: <RealBuildsTab isShown={tab === 'builds'} /> },
        ]}
      />
    </>
  )
}

function SummaryCards({
  status,
  overall,
  tests,
}: {
  status: OptimizationStatus
  overall: number | null
  tests: number
}) {
  const { isRunning, accuracyTarget } = status.engineStatus
  const band = overall === null ? undefined : accuracyBand(overall)
  const reached = status.vehicleAccuracy.filter((vehicle) => vehicle.avgAccuracy >= accuracyTarget).length
  return (
    <div className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Card className="p-6">
        <dl>
          <FigureTile
            label="Engine Status"
            value={isRunning ? 'Running' : 'Stopped'}
            note={isRunning ? 'Tests run in the background' : 'Start it to test more results'}
            isStrong={isRunning}
          />
        </dl>
      </Card>
      <Card className="p-6">
        <dl>
          <FigureTile
            label="Overall Accuracy"
            value={overall === null ? 'No tests' : percentOf(overall)}
            note={
              <span className="flex flex-wrap items-center gap-2">
                {band ? <Badge tone={BAND_TONE[band]}>{BAND_LABEL[band]}</Badge> : null}
                {overall === null
                  ? 'Before the first test'
                  : `${overall >= accuracyTarget ? 'Target reached' : 'Below target'}, of the ${count(tests)} tests run so far`}
              </span>
            }
          />
        </dl>
      </Card>
      <Card className="p-6">
        <dl>
          <FigureTile
            label="Accuracy Target"
            value={percentOf(accuracyTarget)}
            note={`${reached} of ${status.vehicleAccuracy.length} vehicles reach it`}
          />
        </dl>
      </Card>
      <Card className="p-6">
        <dl>
          <FigureTile
            label="Tests Run"
            value={count(tests)}
            note={`over ${count(status.vehicleAccuracy.length)} vehicles`}
          />
        </dl>
      </Card>
    </div>
  )
}
