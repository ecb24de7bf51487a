import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Plan } from '../../contract/plans.ts'
import { FUEL_LABELS } from '../../engine/display-words.ts'
import { xrayOfReply } from '../../xray/build-of-reply.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { loadOrNull } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { AddBuildToCart } from '../build-sheet/add-build-to-cart.tsx'
import { inConfigurator, similarBuild } from '../build-sheet/build-addresses.ts'
import { buildCsv } from '../build-sheet/build-csv.ts'
import { BuildFigures } from '../build-sheet/build-figures.tsx'
import { goalLine, goalWords } from '../build-sheet/goal-line.ts'
import { PartGroups } from '../build-sheet/part-groups.tsx'
import { StartingCar } from '../build-sheet/starting-car.tsx'
import { DynoChart } from '../figures/dyno-chart.tsx'
import { LimitGauges } from '../figures/limit-gauges.tsx'
import { TimeSlipCard } from '../figures/time-slip-card.tsx'
import { useHead } from '../head/use-head.ts'
import { RaceCard } from '../race/race-card.tsx'
import { planRace } from '../race/racers.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { csvFile, saveFile } from '../ui/save-file.ts'
import { SectionHeading } from '../ui/section.tsx'
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx'
import { drawingOf } from '../xray/car-drawing.ts'
import { XrayCard } from '../xray/car-xray.tsx'
import { KeepInGarage } from './keep-in-garage.tsx'
import { PlanOffers } from './plan-offers.tsx'

export async function load({ call, queries, params }: LoadContext): Promise<void> {
  const plan = await queries.ensureQueryData(
    loadOrNull(call, 'GET /api/plans/:code', { params: { code: params.code ?? '' } }),
  )
  if (plan) await queries.ensureQueryData(drawingOf(call, plan.vehicleId))
}

/** A saved build under its permanent address: today's figures, what moved since, and everything to buy it. */
export function Component() {
  const { code = '' } = useParams()
  const plan = useQuery(loadOrNull(useCall(), 'GET /api/plans/:code', { params: { code } }))
  useHead({
    title: plan.data?.title ?? (plan.data === null ? 'Build Not Found' : 'Saved build'),
    description: plan.data
      ? `${plan.data.title}: ${plan.data.now.recommendedParts.length} parts, predicted dyno curve, time slip, limits and cost.`
      : 'A saved build.',
    canonicalPath: `/plans/${code}`,
    ...(plan.data ? { imagePath: `/images/plans/${code}.jpg` } : {}),
    isPrivate: true,
    ...(plan.data === null ? { status: 404 } : {}),
  })
  if (plan.data) return <PlanSheet plan={plan.data} />
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-36 pb-24">
      {plan.isPending ? (
        <>
          <LoadingNote>Loading the saved build</LoadingNote>
          <Skeleton className="h-16 max-w-xl" />
          <Skeleton className="h-72" />
        </>
      ) : (
        <Empty
          level={1}
          title={plan.isError ? 'The build did not load' : 'Build Not Found'}
          action={
            plan.isError ? (
              <Button onClick={() => void plan.refetch()}>Try again</Button>
            ) : (
              <ButtonLink to="/build-my-ride">Plan a build</ButtonLink>
            )
          }
        >
          {plan.isError ? errorWords(plan.error) : `We can't find a saved build at /plans/${code}.`}
        </Empty>
      )}
    </div>
  )
}

function PlanSheet({ plan }: { plan: Plan }) {
  const { now } = plan
  const { vehicle, preferences } = now.enhancedData
  const xray = useMemo(() => xrayOfReply(now), [now])
  const savedOn = plan.createdAt.slice(0, 10)
  const car = `${plan.request.year} ${vehicle.make} ${vehicle.model}`
  return (
    <article className="page-width grid grid-cols-1 gap-6 pt-32 pb-24 print:pt-4">
      <SectionHeading
        level={1}
        label={`Saved build ${plan.code}, ${savedOn}`}
        title={plan.title}
        subtitle={`${plan.title.includes(car) ? '' : `${car}, `}${vehicle.engineType}, ${vehicle.variant}. ${FUEL_LABELS[preferences.fuel_type]}. ${goalLine(plan.request, now.timeSlip)}`}
      />
      {plan.moved ? (
        <p role="note" className="flex items-start gap-3 rounded-sm border border-caution/60 p-4 text-silver">
          <Icon name="info" className="mt-0.5 size-5 shrink-0 text-caution" />
          <span>
            The figures have moved since this build was saved. {plan.moved} Saved with engine{' '}
            <span className="figures">{plan.engineVersion}</span>.
          </span>
        </p>
      ) : null}
      <Card className="p-5 sm:p-8">
        <BuildFigures build={now} />
        <div className="mt-7 grid gap-4 border-t border-hairline/60 pt-6 lg:grid-cols-[auto_1fr] lg:items-end print:hidden">
          {now.recommendedParts.length > 0 ? (
            <AddBuildToCart
              name={plan.title}
              vehicleId={vehicle.id}
              plan={plan}
              total={now.estimatedCost}
              parts={now.recommendedParts.map((part) => ({ ...part, price: part.pricing.partCost, ...part.pricing }))}
            />
          ) : null}
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink kind="outline" to={similarBuild(plan)}>
              Build Something Similar
            </ButtonLink>
            <ButtonLink kind="outline" to={inConfigurator(plan)}>
              Change parts
            </ButtonLink>
            <Button kind="quiet" onClick={() => window.print()}>
              <Icon name="printer" className="size-4" />
              Print
            </Button>
            <Button kind="quiet" onClick={() => downloadCsv(plan)}>
              <Icon name="download" className="size-4" />
              CSV
            </Button>
            <KeepInGarage plan={plan} />
          </div>
        </div>
      </Card>
      <XrayCard vehicleId={vehicle.id} build={xray} />
      {now.currentSetup ? <StartingCar car={now.currentSetup} range90={now.power.wheelHpRange90} /> : null}
      <PlanOffers plan={plan} />
      <Card className="p-5 sm:p-8">
        <DynoChart
          title={plan.title}
          curve={now.power.curve}
          stockCurve={now.currentSetup?.curve ?? now.power.stockCurve}
          {...(now.currentSetup ? { stockName: 'Your car now' } : {})}
          range90={now.power.wheelHpRange90}
        />
      </Card>
      <div className="grid gap-6 md:grid-cols-2">
        <TimeSlipCard
          slip={now.timeSlip}
          stockSlip={now.currentSetup?.timeSlip ?? now.stockTimeSlip}
          {...(now.currentSetup ? { stockName: 'Now' } : {})}
        />
        <LimitGauges limits={now.limits} />
      </div>
      <RaceCard racers={planRace(plan.code)} />
      <section aria-label="Parts">
        <h2 className="headline mb-4 text-2xl sm:text-3xl">Parts by category</h2>
        {now.recommendedParts.length > 0 ? (
          <PartGroups parts={now.recommendedParts} />
        ) : (
          <p className="text-silver">This is the stock car: no parts, nothing to install.</p>
        )}
      </section>
      {now.safetyNotes.length > 0 ? (
        <Card className="p-5 sm:p-8">
          <h2 className="telemetry text-caution">Before you drive it hard</h2>
          <ul className="mt-3 list-disc pl-5 text-sm text-silver marker:text-caution">
            {now.safetyNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Card>
      ) : null}
    </article>
  )
}

function downloadCsv(plan: Plan) {
  const { now } = plan
  const csv = buildCsv({
    goal: goalWords(plan.request),
    timeSlip: now.timeSlip,
    wheelHp: now.estimatedHorsepower,
    parts: now.recommendedParts,
    laborHours: now.laborHours,
    laborCost: now.laborCost,
    estimatedCost: now.estimatedCost,
  })
  saveFile(`build-${plan.code}.csv`, csvFile(csv))
}
