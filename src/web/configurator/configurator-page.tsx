import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { useCall } from '../api/api-context.ts'
import { UnreachedError } from '../api/call.ts'
import { errorWords } from '../api/error-words.ts'
import { load as query } from '../api/queries.ts'
import type { LoadContext } from '../app/page-route.ts'
import { DemoBuild, loadDemoBuild } from '../build-my-ride/demo-build.tsx'
import { useOutcome } from '../build-sheet/use-outcome.ts'
import type { KeptSetup } from '../current-setup/setup-dialog.tsx'
import { SetupLine } from '../current-setup/setup-line.tsx'
import { type StartingSetup, startingSetup } from '../current-setup/starting-setup.ts'
import { carInGarage, chosenCar, withSetup } from '../garage/garage-storage.ts'
import { changeGarage, useGarage } from '../garage/use-garage.ts'
import { useHead } from '../head/use-head.ts'
import { latePart } from '../late-code/late-part.tsx'
import { notify } from '../notices/notices.ts'
import { startBuilds } from '../start-cars/start-cars.ts'
import { StartLive, useOpenedEmpty } from '../start-cars/start-with.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { RoomBelow } from '../ui/room-below.tsx'
import { SectionHeading } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { chosenVariant } from '../vehicles/choices.ts'
import { useVehicles } from '../vehicles/use-vehicles.ts'
import { importBuilder, prepareBuilder, usePreparedBuilder } from './builder-code.ts'
import { ConfiguratorForm } from './configurator-form.tsx'
import {
  addressOf,
  type Change,
  choose,
  fetchesByItself,
  requestFor,
  type Selection,
  selectionFrom,
  startFrom,
} from './selection.ts'

const LiveBuild = latePart(importBuilder)

export async function load(context: LoadContext): Promise<unknown> {
  if (!context.search.has('model'))
    return Promise.allSettled([loadDemoBuild(context), context.queries.ensureQueryData(startBuilds(context.call))])
  if (!import.meta.env.SSR) prepareBuilder()
}

/** The real-time configurator: a car, a kind of induction, and every part under the visitor's hand. */
export function Component() {
  useHead({
    title: 'Build Configurator',
    description:
      'Pick every part for your car and watch wheel horsepower, torque, quarter mile, limits and cost change as you go.',
    canonicalPath: '/configurator',
  })
  const [search, setSearch] = useSearchParams()
  const { vehicles, error: catalogError, retry } = useVehicles()
  const { selection: asked, naRefused } = useMemo(() => selectionFrom(search, vehicles), [search, vehicles])
  const vehicle = chosenVariant(vehicles, asked)
  const garage = useGarage()
  const own = vehicle && asked.year !== undefined ? carInGarage(garage, vehicle.id, asked.year) : undefined
  const selection = startingSetup(asked, own?.setup, search.has('parts'))
  const { request, parts, bench, isLoading, failure, hasParts, ask, fetchAgain } = useOfferedParts(selection, vehicle)
  usePrefilledFromGarage(search.size === 0, (address) =>
    setSearch(address, { replace: true, preventScrollReset: true }),
  )

  const change = (what: Change) => {
    ask()
    setSearch(addressOf(choose(selection, what)), { replace: true, preventScrollReset: true })
  }
  const start = (from: StartingSetup) =>
    setSearch(addressOf(startFrom(selection, from)), { replace: true, preventScrollReset: true })
  const label = vehicle ? `${selection.year} ${vehicle.make} ${vehicle.model}` : ''
  const keepSetup = (kept: KeptSetup) => {
    if (!vehicle || selection.year === undefined) return
    const { id: vehicleId, modelId } = vehicle
    changeGarage((before) => withSetup(before, { vehicleId, modelId, year: selection.year!, label }, kept))
    start(kept.setup ? { setup: kept.setup } : {})
  }
  const form = usePreparedBuilder(search.has('model'))
  return (
    <div className="page-width pt-32 pb-24">
      <SectionHeading
        level={1}
        label="Your parts, your call"
        title={<span className="text-[0.82em]">Build Configurator</span>}
        subtitle="Real-time: change a part, and power, time slip, limits and cost move with it."
      />
      {useOpenedEmpty() ? <StartLive /> : null}
      <div className="mt-6 grid grid-cols-1 gap-6">
        <div ref={form} className="print:hidden">
          <ConfiguratorForm
            vehicles={vehicles}
            selection={selection}
            vehicle={vehicle}
            naRefused={naRefused}
            onChange={change}
          >
            {vehicle && selection.year !== undefined ? (
              <SetupLine
                car={{ vehicleId: vehicle.id, label }}
                kept={{ setup: selection.setup ?? own?.setup, sheetCurve: own?.sheetCurve }}
                isFromStock={selection.setup === undefined}
                onSave={keepSetup}
                onFromStock={(isFromStock) =>
                  start(isFromStock || !own?.setup ? { isFromStock: true } : { setup: own.setup })
                }
              />
            ) : null}
          </ConfiguratorForm>
        </div>
        {catalogError ? (
          <Empty
            title="The vehicle catalog did not load"
            action={<Button onClick={() => void retry()}>Try again</Button>}
          >
            {errorWords(catalogError)}
          </Empty>
        ) : isLoading ? (
          <LoadingParts />
        ) : failure ? (
          <Empty title="Error Loading Parts" action={<Button onClick={fetchAgain}>Retry Loading Parts</Button>}>
            {failure instanceof UnreachedError
              ? failure.message
              : `Please try again or select different options. ${errorWords(failure)}`}
          </Empty>
        ) : parts.data && !hasParts ? (
          <Empty title="No Parts Available" action={<Button onClick={fetchAgain}>Retry Loading Parts</Button>}>
            We have no parts for that choice. Try a different forced induction.
          </Empty>
        ) : parts.data && bench.data && request && selection.induction ? (
          <LiveBuild
            key={`${bench.data.vehicle.id} ${selection.induction} ${JSON.stringify(selection.setup)}`}
            fallback={<LoadingParts />}
            workbench={bench.data}
            setup={selection.setup}
            reply={parts.data}
            induction={selection.induction}
            request={request}
          />
        ) : selection.induction === 'no_preference' ? (
          <Empty title="Choose forced induction" action={<Button onClick={fetchAgain}>Load Parts</Button>}>
            Pick Turbo, Supercharger or, if your car allows it, Naturally Aspirated, and the parts load on their own. No
            preference? Load them here.
          </Empty>
        ) : (
          <DemoBuild start="Start with make, model and year. Then pick forced induction, and every part is yours to choose." />
        )}
      </div>
    </div>
  )
}

/** The parts for the choice and the bench that builds are made on; what became of the last asking is told. */
function useOfferedParts(selection: Selection, vehicle: VehicleReply | undefined) {
  const call = useCall()
  const request = requestFor(selection, vehicle)

  const parts = useQuery({
    queryKey: ['configurator', request ?? null],
    queryFn: () => {
      if (!request) throw new Error('configurator: asked for parts without a car')
      return call('POST /api/configurator/generate', { body: request })
    },
    enabled: fetchesByItself(selection),
  })
  const bench = useQuery({
    ...query(call, 'GET /api/vehicles/:id/workbench', { params: { id: vehicle?.id ?? '' } }),
    enabled: vehicle !== undefined && request !== undefined,
  })
  const ask = useOutcome(parts, {
    succeeded: ({ availableParts }) => {
      if (availableParts.length === 0) return
      notify({ title: 'Parts Loaded!', text: `Found ${availableParts.length} authentic parts for your configuration.` })
    },
    failed: (error) =>
      notify({
        title: 'Error Loading Parts',
        text: error instanceof UnreachedError ? error.message : 'Please try again or select different options.',
        tone: 'destructive',
      }),
  })
  const isLoading = (parts.isFetching && !parts.data) || (parts.data !== undefined && bench.isPending)
  const failure = parts.error ?? (parts.data ? bench.error : null)
  const fetchAgain = () => {
    ask()
    void parts.refetch()
    if (bench.isError) void bench.refetch()
  }
  const hasParts = parts.data !== undefined && parts.data.availableParts.length > 0
  return { request, parts, bench, isLoading, failure, hasParts, ask, fetchAgain }
}

function LoadingParts() {
  return (
    <RoomBelow>
      <Card className="grid gap-6 p-6 sm:p-10" role="status">
        <p className="headline text-2xl">Loading Authentic Parts</p>
        <p className="text-silver">Finding every part that fits your car.</p>
        <div className="grid gap-4 sm:grid-cols-3">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      </Card>
    </RoomBelow>
  )
}

/** A visitor who comes without a choice starts with the car chosen in the garage. */
function usePrefilledFromGarage(isEmpty: boolean, setAddress: (address: URLSearchParams) => void) {
  const car = chosenCar(useGarage())
  const { vehicles } = useVehicles()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || vehicles.length === 0) return
    isDone.current = true
    const vehicle = car && vehicles.find((one) => one.id === car.vehicleId)
    if (!vehicle || !isEmpty) return
    setAddress(addressOf({ make: vehicle.make, modelId: vehicle.modelId, year: car.year, variantId: vehicle.id }))
  }, [car, vehicles, isEmpty, setAddress])
}
