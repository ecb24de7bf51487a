import { useRef } from 'react'
import { errorWords } from '../api/error-words.ts'
import type { LoadContext } from '../app/page-route.ts'
import { SetupLine } from '../current-setup/setup-line.tsx'
import { useHead } from '../head/use-head.ts'
import { latePart } from '../late-code/late-part.tsx'
import { loadStartCars } from '../start-cars/start-cars.ts'
import { StartRide, useOpenedEmpty } from '../start-cars/start-with.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Empty } from '../ui/empty.tsx'
import { RoomBelow } from '../ui/room-below.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DemoBuild, loadDemoBuild } from './demo-build.tsx'
import { FailedBuild } from './failed-build.tsx'
import { ProgressWords } from './progress-words.tsx'
import { RideForm } from './ride-form.tsx'
import { choose, isSameCar, takeOffer, togglePart } from './selection.ts'
import { type Ride, useRide } from './use-ride.ts'

// What is shown after the first choice comes then.
const BuildResult = latePart(async () => ({ default: (await import('./build-result.tsx')).BuildResult }))
const StockPreview = latePart(async () => ({ default: (await import('./stock-preview.tsx')).StockPreview }))

const COLUMNS = 'grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]'

export const load = (context: LoadContext): Promise<unknown> =>
  context.search.has('model') ? Promise.resolve() : Promise.allSettled([loadDemoBuild(context), loadStartCars(context)])

/** Build My Ride: a car and a goal in, a build out. The address holds the choice and whether it was generated. */
export function Component() {
  useHead({
    title: 'Build My Ride',
    description:
      'Choose your car and a goal: wheel horsepower, a quarter mile or 0-60. Get the lowest-cost build that gets there: parts that fit, dyno curve, time slip, limits and cost.',
    canonicalPath: '/build-my-ride',
  })
  const result = useRef<HTMLDivElement>(null)
  const ride = useRide(() => showResult(result.current))
  const { selection } = ride
  const isOpenedEmpty = useOpenedEmpty()
  return (
    <div className="page-width pt-32 pb-24">
      <SectionHeading
        level={1}
        label="AI powered configurator"
        title="Build My Ride"
        subtitle="Name the car and the power, or the time. We find the lowest-cost build that gets you there: what it dynos, how quick it is and what would break first."
      />
      {isOpenedEmpty ? <StartRide /> : null}
      <div className={classes(isOpenedEmpty ? 'mt-6' : 'mt-10', COLUMNS)}>
        <div className="lg:sticky lg:top-24 print:hidden">
          <RideForm
            vehicles={ride.vehicles}
            selection={selection}
            isPending={ride.isPending}
            isReady={ride.isReady}
            onChange={ride.change}
            onGenerate={ride.generate}
          >
            {ride.car ? (
              <SetupLine
                car={ride.car}
                kept={{ setup: selection.setup ?? ride.own?.setup, sheetCurve: ride.own?.sheetCurve }}
                isFromStock={selection.setup === undefined}
                onSave={ride.keepSetup}
                onFromStock={(isFromStock) =>
                  ride.start(isFromStock || !ride.own?.setup ? { isFromStock: true } : { setup: ride.own.setup })
                }
              />
            ) : null}
          </RideForm>
        </div>
        <div ref={result} className="grid min-w-0 scroll-mt-20 gap-6">
          <RideResult ride={ride} />
        </div>
      </div>
    </div>
  )
}

/** What stands beside the form: why there is nothing, that it is on its way, the build, or what the choice so far shows. */
function RideResult({ ride }: { ride: Ride }) {
  const { selection, vehicle, show } = ride
  if (ride.catalogError) {
    return (
      <Empty
        title="The vehicle catalog did not load"
        action={<Button onClick={() => void ride.retryCatalog()}>Try again</Button>}
      >
        {errorWords(ride.catalogError)}
      </Empty>
    )
  }
  const generating = (
    <RoomBelow>
      <ProgressWords />
    </RoomBelow>
  )
  if (ride.isPending) return generating
  const { shown } = ride
  // A change that cannot be built leaves the build of the same car where it was.
  if (ride.error && !(shown && isSameCar(shown.selection, selection))) return <Failed ride={ride} error={ride.error} />
  if (shown) {
    const from = ride.error ? shown.selection : selection
    return (
      <>
        {ride.error ? <Failed ride={ride} error={ride.error} onKeep={() => show(from)} /> : null}
        <BuildResult
          key={JSON.stringify(shown.request)}
          fallback={generating}
          reply={shown.reply}
          sheetCurve={ride.own?.sheetCurve}
          request={shown.request}
          onNew={ride.startAgain}
          onFuel={(fuel) => show(choose(from, { field: 'fuel', value: fuel }))}
          onAnyBudget={() => show(choose(from, { field: 'budgetUsd', value: undefined }))}
          onOffer={(offer) => show(takeOffer(from, offer))}
          onAdd={(partId) => show(togglePart(from, 'withPartIds', partId))}
          onLeaveOut={(partId) => show(togglePart(from, 'withoutPartIds', partId))}
        />
      </>
    )
  }
  return vehicle && selection.year !== undefined ? (
    <StockPreview
      fallback={
        <RoomBelow>
          <Skeleton className="h-96" />
        </RoomBelow>
      }
      vehicle={vehicle}
      year={selection.year}
      goal={selection}
    />
  ) : (
    <DemoBuild />
  )
}

function Failed({ ride, error, onKeep }: { ride: Ride; error: Error; onKeep?: () => void }) {
  const { selection, show } = ride
  return (
    <FailedBuild
      error={error}
      onAgain={ride.generate}
      onInduction={(induction) => show(choose(selection, { field: 'induction', value: induction }))}
      onFuel={(fuel) => show(choose(selection, { field: 'fuel', value: fuel }))}
      onSeconds={(value) => show(choose(selection, { field: 'seconds', value }))}
      onOffer={(offer) => show(takeOffer(selection, offer))}
      onKeep={onKeep}
    />
  )
}

/** On a phone the result stands below the form: brings it into sight. */
function showResult(element: HTMLElement | null) {
  if (element && element.getBoundingClientRect().top > window.innerHeight * 0.6) {
    element.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }
}
