import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { useCall } from '../api/api-context.ts'
import { UnreachedError } from '../api/call.ts'
import { errorWords } from '../api/error-words.ts'
import type { LoadContext } from '../app/page-route.ts'
import { useOutcome } from '../build-sheet/use-outcome.ts'
import type { KeptSetup } from '../current-setup/setup-dialog.tsx'
import { SetupLine } from '../current-setup/setup-line.tsx'
import { type StartingSetup, startingSetup } from '../current-setup/starting-setup.ts'
import { carInGarage, chosenCar, withSetup } from '../garage/garage-storage.ts'
import { changeGarage, useGarage } from '../garage/use-garage.ts'
import { useHead } from '../head/use-head.ts'
import { notify } from '../notices/notices.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { chosenVariant } from '../vehicles/choices.ts'
import { useVehicles } from '../vehicles/use-vehicles.ts'
import { BuildResult } from './build-result.tsx'
import { DemoBuild, loadDemoBuild } from './demo-build.tsx'
import { FailedBuild } from './failed-build.tsx'
import { ProgressWords } from './progress-words.tsx'
import { RideForm } from './ride-form.tsx'
import {
  addressOf,
  type Change,
  choose,
  requestFor,
  type Selection,
  selectionFrom,
  startFrom,
  takeOffer,
  togglePart,
} from './selection.ts'
import { StockPreview } from './stock-preview.tsx'

interface Shown {
  reply: GenerateReply
  request: GenerateRequest
}

export const load = (context: LoadContext): Promise<void> =>
  context.search.has('model') ? Promise.resolve() : loadDemoBuild(context)

/** Build My Ride: a car and a goal in, a build out. The address holds the choice and whether it was generated. */
export function Component() {
  useHead({
    title: 'Build My Ride',
    description:
      'Choose your car and a goal: wheel horsepower, a quarter mile or 0-60. Get the lowest-cost build that gets there: parts that fit, dyno curve, time slip, limits and cost.',
    canonicalPath: '/build-my-ride',
  })
  const call = useCall()
  const [search, setSearch] = useSearchParams()
  const { vehicles, error, retry } = useVehicles()
  const told = useMemo(() => selectionFrom(search, vehicles), [search, vehicles])
  const vehicle = chosenVariant(vehicles, told)
  const garage = useGarage()
  const own = vehicle && told.year !== undefined ? carInGarage(garage, vehicle.id, told.year) : undefined
  const selection = useMemo(
    () => startingSetup(told, own?.setup, search.get('build') === '1'),
    [told, own?.setup, search],
  )
  const request = useMemo(() => requestFor(selection, vehicles), [selection, vehicles])
  const isAsked = search.get('build') === '1' && request.ok

  const build = useQuery({
    queryKey: ['build', request.ok ? request.request : null],
    queryFn: async (): Promise<Shown> => {
      if (!request.ok) throw new Error('build: asked without a car or an induction')
      return {
        reply: await call('POST /api/configurator/generate', { body: { ...request.request, explain: true } }),
        request: request.request,
      }
    },
    enabled: isAsked,
  })
  const result = useRef<HTMLDivElement>(null)
  const ask = useOutcome(build, {
    succeeded: ({ reply }) => {
      notify({ title: 'Build Generated!', text: `Your ${reply.provider}-powered build recommendation is ready.` })
      showResult(result.current)
    },
    failed: (error) =>
      notify({
        title: 'Generation Failed',
        text: error instanceof UnreachedError ? error.message : 'Please check your inputs and try again.',
        tone: 'destructive',
      }),
  })
  const [shown, forget] = useShown(isAsked ? build.data : undefined, isAsked)
  usePrefilledFromGarage(search, setSearch)

  const change = (what: Change) =>
    setSearch(addressOf(choose(selection, what)), { replace: true, preventScrollReset: true })
  const show = (asked: Selection) => {
    ask()
    const next = addressOf(asked)
    next.set('build', '1')
    setSearch(next, { preventScrollReset: true })
  }
  const generate = () => {
    if (vehicle === undefined || selection.year === undefined) {
      notify({
        title: 'Missing Information',
        text: 'Please select a vehicle and year before generating a build.',
        tone: 'destructive',
      })
      return
    }
    if (isAsked) void build.refetch()
    show(selection)
  }
  const start = (from: StartingSetup) =>
    setSearch(addressOf(startFrom(selection, from)), { replace: true, preventScrollReset: true })
  const keepSetup = (kept: KeptSetup) => {
    if (!vehicle || selection.year === undefined) return
    const { id: vehicleId, modelId } = vehicle
    const car = { vehicleId, modelId, year: selection.year, label: carLabel(vehicle, selection.year) }
    changeGarage((before) => withSetup(before, car, kept))
    start(kept.setup ? { setup: kept.setup } : {})
  }
  const startAgain = () => {
    forget()
    setSearch(addressOf(selection))
  }
  const isPending = isAsked && build.isFetching
  return (
    <div className="page-width pt-32 pb-24">
      <SectionHeading
        level={1}
        label="AI powered configurator"
        title="Build My Ride"
        subtitle="Name the car and the power, or the time. We find the lowest-cost build that gets you there: what it dynos, how quick it is and what would break first."
      />
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 print:hidden">
          <RideForm
            vehicles={vehicles}
            selection={selection}
            isPending={isPending}
            isReady={request.ok}
            onChange={change}
            onGenerate={generate}
          >
            {vehicle && selection.year !== undefined ? (
              <SetupLine
                car={{ vehicleId: vehicle.id, label: carLabel(vehicle, selection.year) }}
                kept={{ setup: selection.setup ?? own?.setup, sheetCurve: own?.sheetCurve }}
                isFromStock={selection.setup === undefined}
                onSave={keepSetup}
                onFromStock={(isFromStock) =>
                  start(isFromStock || !own?.setup ? { isFromStock: true } : { setup: own.setup })
                }
              />
            ) : null}
          </RideForm>
        </div>
        <div ref={result} className="grid min-w-0 scroll-mt-20 gap-6">
          {error ? (
            <Empty
              title="The vehicle catalog did not load"
              action={<Button onClick={() => void retry()}>Try again</Button>}
            >
              {errorWords(error)}
            </Empty>
          ) : isPending ? (
            <ProgressWords />
          ) : isAsked && build.isError ? (
            <FailedBuild
              error={build.error}
              onAgain={generate}
              onInduction={(induction) => show(choose(selection, { field: 'induction', value: induction }))}
              onFuel={(fuel) => show(choose(selection, { field: 'fuel', value: fuel }))}
              onSeconds={(value) => show(choose(selection, { field: 'seconds', value }))}
            />
          ) : shown ? (
            <BuildResult
              key={JSON.stringify(shown.request)}
              reply={shown.reply}
              sheetCurve={own?.sheetCurve}
              request={shown.request}
              onNew={startAgain}
              onFuel={(fuel) => show(choose(selection, { field: 'fuel', value: fuel }))}
              onAnyBudget={() => show(choose(selection, { field: 'budgetUsd', value: undefined }))}
              onOffer={(offer) => show(takeOffer(selection, offer))}
              onToggle={(partId) => show(togglePart(selection, partId))}
            />
          ) : vehicle && selection.year !== undefined ? (
            <StockPreview vehicle={vehicle} year={selection.year} goal={selection} />
          ) : (
            <DemoBuild />
          )}
        </div>
      </div>
    </div>
  )
}

const carLabel = ({ make, model }: { make: string; model: string }, year: number): string => `${year} ${make} ${model}`

/** On a phone the result stands below the form: brings it into sight. */
function showResult(element: HTMLElement | null) {
  if (element && element.getBoundingClientRect().top > window.innerHeight * 0.6) {
    element.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }
}

/** The build on the screen: it stays while the form is changed, and goes with Back or Generate New Build. */
function useShown(current: Shown | undefined, isAsked: boolean): [Shown | undefined, forget: () => void] {
  const [kept, setKept] = useState<Shown | undefined>(current)
  const isBack = useNavigationType() === 'POP'
  useEffect(() => {
    if (current) setKept(current)
    else if (!isAsked && isBack) setKept(undefined)
  }, [current, isAsked, isBack])
  return [current ?? kept, () => setKept(undefined)]
}

/** A visitor who comes without a choice starts with the car chosen in the garage. */
function usePrefilledFromGarage(
  search: URLSearchParams,
  setSearch: (next: URLSearchParams, options: { replace: boolean; preventScrollReset: boolean }) => void,
) {
  const car = chosenCar(useGarage())
  const { vehicles } = useVehicles()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || vehicles.length === 0) return
    isDone.current = true
    const vehicle = car && vehicles.find((one) => one.id === car.vehicleId)
    if (!vehicle || [...search.keys()].length > 0) return
    setSearch(
      addressOf({
        year: car.year,
        make: vehicle.make,
        modelId: vehicle.modelId,
        variantId: vehicle.id,
        targetHorsepower: 500,
      }),
      { replace: true, preventScrollReset: true },
    )
  }, [car, vehicles, search, setSearch])
}
