import { memo, type ReactNode, useMemo, useRef, useState } from 'react'
import type { GenerateReply } from '../../contract/configurator.ts'
import type { Workbench } from '../../contract/workbench.ts'
import type { CurrentSetup } from '../../engine/current-setup/current-setup.ts'
import { FUEL_LABELS } from '../../engine/display-words.ts'
import { carOfYear } from '../../engine/families/car-of-year.ts'
import { FUELS, type Fuel } from '../../engine/model.ts'
import { AddBuildToCart } from '../build-sheet/add-build-to-cart.tsx'
import { standingBench } from '../build-sheet/bench.ts'
import { FrontierChart } from '../build-sheet/frontier-chart.tsx'
import type { OpenedWith } from '../build-sheet/opened-with.ts'
import { SavePlan } from '../build-sheet/save-plan.tsx'
import { DynoChart } from '../figures/dyno-chart.tsx'
import { LimitGauges } from '../figures/limit-gauges.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Select } from '../ui/field.tsx'
import { count, usdOf } from '../ui/money.ts'
import { useInSight } from '../ui/use-in-sight.ts'
import { LiveXray } from '../xray/live-xray.tsx'
import { BuildPlaces } from './build-places.tsx'
import { BuildRace } from './build-race.tsx'
import { BuildSummary } from './build-summary.tsx'
import type { BuildView } from './build-view.ts'
import { LiveTotals } from './live-totals.tsx'
import { missingNeeds } from './part-choice.ts'
import { ChoiceNotes } from './part-picker.tsx'
import { PartPickers } from './part-pickers.tsx'
import type { OfferedInduction, requestFor } from './selection.ts'
import { TireSlip } from './tire-slip.tsx'
import { useLiveBuild } from './use-live-build.ts'

interface LiveBuildProps {
  workbench: Workbench
  /** What is on the car. Another setup is another build: the part's key says which. */
  setup: CurrentSetup | undefined
  reply: GenerateReply
  induction: OfferedInduction
  request: NonNullable<ReturnType<typeof requestFor>>
}

const Summary = memo(BuildSummary)
const Dyno = memo(DynoChart)
const Gauges = memo(LimitGauges)

interface InSightProps {
  now: BuildView
  rested: BuildView
  children: (view: BuildView) => ReactNode
  className?: string
  id?: string
}

/** Follows every step of the slider while it is in the window, else it waits until the slider rests. */
function InSight({ now, rested, children, className, id }: InSightProps) {
  const frame = useRef<HTMLDivElement>(null)
  const view = useInSight(frame) ? now : rested
  return (
    <div ref={frame} id={id} className={classes('[contain:layout_paint_style]', className)}>
      {children(view)}
    </div>
  )
}

/** Everything the visitor sees and changes of the build. */
export function LiveBuild({ workbench, setup, reply, induction, request }: LiveBuildProps) {
  const [onCar] = useState(setup)
  const bench = useMemo(() => {
    const vehicle = carOfYear(workbench.vehicle, request.year)
    return standingBench({ ...workbench, vehicle }, onCar)
  }, [workbench, onCar, request.year])
  const { vehicle } = bench
  const build = useLiveBuild(bench, reply, induction)
  const { choice, fuel, now, rested, actions, offered } = build
  const views = { now, rested }
  const title = `${request.year} ${vehicle.make} ${vehicle.model}`
  const pictures = useMemo(() => new Map(reply.availableParts.map((part) => [part.partId, part.imageUrl])), [reply])
  return (
    <div className="grid grid-cols-1 gap-6">
      <InSight {...views} id="build-summary">
        {({ run, totals }) => (
          <Summary
            title={title}
            run={run}
            totals={totals}
            goal={build.opened.goal}
            onTakeAll={build.takeAll}
            {...(bench.installed ? { ownWheelHp: build.stock.totals.wheelHp } : {})}
          />
        )}
      </InSight>
      <BuildPlaces hasFrontier={build.chartPoints.length > 1} />
      <section aria-labelledby="part-selection" className="will-change-transform">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <h2 id="part-selection" className="headline text-2xl sm:text-3xl">
            Part Selection
          </h2>
          {build.excludedIds.size > 0 ? (
            <Button kind="quiet" size="small" onClick={build.offerAgain}>
              Offer {build.excludedIds.size === 1 ? 'the part' : `the ${build.excludedIds.size} parts`} left out again
            </Button>
          ) : null}
        </div>
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] xl:gap-6">
          <LiveXray vehicleId={vehicle.id} run={now.run}>
            <LiveTotals
              className="mb-4 border-b border-hairline/60 pb-4 max-xl:hidden"
              now={now}
              before={build.before}
              onUndo={build.goBack}
            />
          </LiveXray>
          <div className="grid grid-cols-1 gap-4">
            <Notes
              vehicle={vehicle}
              chosen={rested.chosen}
              dropped={choice.dropped}
              because={choice.because}
              all={offered}
              onAdd={actions.choose}
            />
            <div className="gap-4 [&>*]:mb-4 [&>*]:break-inside-avoid [&>*]:[contain:layout_style]">
              <PartPickers
                vehicle={vehicle}
                offered={offered}
                view={rested}
                lockedIds={build.lockedIds}
                leftOut={build.leftOut}
                refusals={build.refusals}
                pictures={pictures}
                viewOf={build.viewOf}
                actions={actions}
              />
            </div>
          </div>
        </div>
      </section>
      <InSight {...views} id="dyno-sheet" className="light-edge rounded-sm p-5 sm:p-8">
        {({ run, totals, curve, stockCurve }) => (
          <Dyno
            title={nameOf(title, totals.wheelHp)}
            curve={curve}
            stockCurve={stockCurve}
            range90={run.power.wheelHpRange90}
            {...(bench.installed ? { stockName: 'Your car now' } : {})}
          />
        )}
      </InSight>
      {build.chartPoints.length > 1 ? (
        <Card id="power-per-dollar" className="p-5 [contain:layout_paint_style] sm:p-8">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div className="max-w-xl">
              <h2 className="headline text-2xl sm:text-3xl">Power per dollar</h2>
              <p className="mt-2 text-silver">Drag for the best build at each price. The ring is your own pick.</p>
            </div>
            <div className="w-56">
              <Select label="Fuel" value={fuel} onChange={(event) => build.setFuel(event.target.value as Fuel)}>
                {FUELS.map((option) => (
                  <option key={option} value={option}>
                    {FUEL_LABELS[option]}
                  </option>
                ))}
              </Select>
            </div>
          </div>
          {build.fuelRefusal ? (
            <p role="status" className="mt-4 text-caution">
              {build.fuelRefusal}
            </p>
          ) : null}
          <div className="mt-5">
            <FrontierChart
              points={build.chartPoints}
              at={build.at}
              onAt={build.slideTo}
              own={{ wheelHp: now.totals.wheelHp, costUsd: usdOf(now.totals.totalCents) }}
            />
          </div>
        </Card>
      ) : null}
      <div id="limits" className="grid gap-6 md:grid-cols-2">
        <InSight {...views}>{(view) => <TireSlip bench={bench} view={view} stock={build.stock} />}</InSight>
        <InSight {...views}>{({ run }) => <Gauges className="h-full" limits={run.limits} />}</InSight>
      </div>
      <BuildRace bench={bench} name={title} view={rested} stock={build.stock} />
      <NextSteps title={title} view={rested} fuel={fuel} request={request} opened={build.opened} />
      <LiveTotals
        className="sticky bottom-0 z-10 -mx-5 border-t border-hairline bg-ink/95 px-5 py-2 xl:hidden"
        now={now}
        before={build.before}
        onUndo={build.goBack}
      />
    </div>
  )
}

/** The lines of what the visitor would buy. */
const bought = (lines: BuildView['run']['lines']) => lines.filter(({ part }) => !part.installed)
/** The goal that the tune is set to. */
const tunedFor = ({ goal }: OpenedWith): number | undefined => (goal?.deliverWheelHp ? goal.wheelHp : undefined)

const nameOf = (title: string, wheelHp: number) => `${title}, ${count(wheelHp)} whp`

const Notes = memo(function Notes({
  chosen,
  ...rest
}: Omit<Parameters<typeof ChoiceNotes>[0], 'needs'> & { chosen: BuildView['chosen'] }) {
  return <ChoiceNotes {...rest} needs={missingNeeds(rest.vehicle, chosen)} />
})

interface NextStepsProps {
  title: string
  view: BuildView
  fuel: Fuel
  request: LiveBuildProps['request']
  opened: OpenedWith
}

/** Into the cart, or under an address of its own. */
const NextSteps = memo(function NextSteps({ title, view, fuel, request, opened }: NextStepsProps) {
  const { chosen, totals, run } = view
  const { vehicle } = run.build
  const name = nameOf(title, totals.wheelHp)
  const planRequest = {
    ...request,
    vehicleId: vehicle.id,
    targetHorsepower: tunedFor(opened) ?? Math.max(50, Math.floor(totals.wheelHp)),
    ...(opened.goal?.timeGoal ? { timeGoal: opened.goal.timeGoal } : {}),
    preferences: {
      ...request.preferences,
      fuel_type: fuel,
      intended_use: opened.use,
      budget_priority: opened.priority.replace('_', ' '),
    },
  }
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <AddBuildToCart
        name={name}
        vehicleId={vehicle.id}
        plan={{ request: planRequest }}
        total={usdOf(totals.totalCents)}
        parts={bought(run.lines).map(({ part, laborHours }) => ({
          partId: part.id,
          name: part.name,
          manufacturer: part.manufacturer,
          category: part.category,
          price: usdOf(part.priceCents),
          laborHours,
        }))}
      />
      <SavePlan
        key={chosen.map((part) => part.id).join()}
        title={name}
        vehicleId={vehicle.id}
        partIds={bought(run.lines).map(({ part }) => part.id)}
        request={planRequest}
      />
    </div>
  )
})
