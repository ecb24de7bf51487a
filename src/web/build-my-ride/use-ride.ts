import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import type { GenerateReply, GenerateRequest } from '../../contract/configurator.ts'
import { useCall } from '../api/api-context.ts'
import { UnreachedError } from '../api/call.ts'
import { useOutcome } from '../build-sheet/use-outcome.ts'
import type { KeptSetup } from '../current-setup/setup-dialog.tsx'
import { type StartingSetup, startingSetup } from '../current-setup/starting-setup.ts'
import { carInGarage, chosenCar, withSetup } from '../garage/garage-storage.ts'
import { changeGarage, useGarage } from '../garage/use-garage.ts'
import { notify } from '../notices/notices.ts'
import { chosenVariant } from '../vehicles/choices.ts'
import { useVehicles } from '../vehicles/use-vehicles.ts'
import { addressOf, type Change, choose, requestFor, type Selection, selectionFrom, startFrom } from './selection.ts'

interface GeneratedBuild {
  reply: GenerateReply
  request: GenerateRequest
  selection: Selection
}

/** What Build My Ride knows and can do. */
export type Ride = ReturnType<typeof useRide>

/** The choice as the address tells it, the build of it, and what changes either. `onBuilt`: a build that was asked for is here. */
export function useRide(onBuilt: () => void) {
  const [search, setSearch] = useSearchParams()
  const { vehicles, error: catalogError, retry: retryCatalog } = useVehicles()
  const told = useMemo(() => selectionFrom(search, vehicles), [search, vehicles])
  const vehicle = chosenVariant(vehicles, told)
  const garage = useGarage()
  const own = vehicle && told.year !== undefined ? carInGarage(garage, vehicle.id, told.year) : undefined
  const isOpened = search.get('build') === '1'
  const selection = useMemo(() => startingSetup(told, own?.setup, isOpened), [told, own?.setup, isOpened])
  const request = useMemo(() => requestFor(selection, vehicles), [selection, vehicles])
  const isAsked = isOpened && request.ok
  const { build, announce } = useGeneratedBuild(selection, request.ok ? request.request : null, isAsked, onBuilt)
  const [shown, forget] = useShown(isAsked ? build.data : undefined, isAsked)
  usePrefilledFromGarage(search, setSearch)

  const replace = (next: URLSearchParams) => setSearch(next, { replace: true, preventScrollReset: true })
  const car =
    vehicle && selection.year !== undefined
      ? { vehicleId: vehicle.id, label: `${selection.year} ${vehicle.make} ${vehicle.model}` }
      : undefined
  const show = (asked: Selection) => {
    announce()
    const next = addressOf(asked)
    next.set('build', '1')
    setSearch(next, { preventScrollReset: true })
  }
  const generate = () => {
    if (!car) {
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
  const start = (from: StartingSetup) => replace(addressOf(startFrom(selection, from)))
  const keepSetup = (kept: KeptSetup) => {
    if (!car || !vehicle || selection.year === undefined) return
    const inGarage = { ...car, modelId: vehicle.modelId, year: selection.year }
    changeGarage((before) => withSetup(before, inGarage, kept))
    start(kept.setup ? { setup: kept.setup } : {})
  }
  const startAgain = () => {
    forget()
    setSearch(addressOf(selection))
  }
  return {
    ...{ vehicles, catalogError, retryCatalog, vehicle, car, own, selection, shown },
    isReady: request.ok,
    isPending: isAsked && build.isFetching,
    error: isAsked && build.isError ? build.error : undefined,
    change: (what: Change) => replace(addressOf(choose(selection, what))),
    ...{ show, generate, start, keepSetup, startAgain },
  }
}

/** The build of a request. `announce` is called when one is asked for: then its outcome is told. */
function useGeneratedBuild(
  selection: Selection,
  request: GenerateRequest | null,
  isAsked: boolean,
  onBuilt: () => void,
) {
  const call = useCall()
  const build = useQuery({
    queryKey: ['build', request],
    queryFn: async (): Promise<GeneratedBuild> => {
      if (!request) throw new Error('build: asked without a car or an induction')
      const reply = await call('POST /api/configurator/generate', { body: { ...request, explain: true } })
      return { reply, request, selection }
    },
    enabled: isAsked,
  })
  const announce = useOutcome(build, {
    succeeded: ({ reply }) => {
      notify({ title: 'Build Generated!', text: `Your ${reply.provider}-powered build recommendation is ready.` })
      onBuilt()
    },
    failed: (error) =>
      notify({
        title: 'Generation Failed',
        text: error instanceof UnreachedError ? error.message : 'Please check your inputs and try again.',
        tone: 'destructive',
      }),
  })
  return { build, announce }
}

/** The build on the screen: it stays while the form is changed, and goes with Back or Generate New Build. */
function useShown(
  current: GeneratedBuild | undefined,
  isAsked: boolean,
): [GeneratedBuild | undefined, forget: () => void] {
  const [kept, setKept] = useState<GeneratedBuild | undefined>(current)
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
