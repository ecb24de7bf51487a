import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { useCall } from '../api/api-context.ts'
import { errorWords } from '../api/error-words.ts'
import { load } from '../api/queries.ts'
import { chosenCar } from '../garage/garage-storage.ts'
import { useGarage } from '../garage/use-garage.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { chosenVariant } from '../vehicles/choices.ts'
import { useDemand } from '../vehicles/use-demand.ts'
import { BrandPicker } from './brand-picker.tsx'
import { addressOf, type Change, choose, type Selection, selectionFrom } from './selection.ts'
import { StageCard } from './stage-card.tsx'
import { VehicleSelection } from './vehicle-selection.tsx'
import { VehicleSummary } from './vehicle-summary.tsx'

const OWN_PARAMETERS = ['brand', 'model', 'year', 'variant', 'induction', 'filter'] as const

/** Brand, model and year, and then the four stages of that car. */
export function NormalMode({ vehicles }: { vehicles: readonly VehicleReply[] }) {
  const call = useCall()
  const [search, setSearch] = useSearchParams()
  const brands = useQuery(load(call, 'GET /api/brands')).data ?? []
  const selection = useMemo(() => selectionFrom(search, vehicles), [search, vehicles])
  const vehicle = chosenVariant(vehicles, selection)
  const write = (next: Selection) =>
    setSearch(
      (before) => {
        const address = new URLSearchParams(before)
        for (const name of OWN_PARAMETERS) address.delete(name)
        const brand = brands.find((one) => one.make.toUpperCase() === next.make)
        for (const [name, value] of addressOf(next)) {
          address.set(name, name === 'brand' && brand ? brand.slug : value)
        }
        return address
      },
      { replace: true, preventScrollReset: true },
    )
  usePrefilledFromGarage(search, vehicles, write)
  const change = (what: Change) => write(choose(selection, what))
  return (
    <>
      <BrandPicker
        brands={brands.filter((brand) => vehicles.some((one) => one.make === brand.make))}
        make={selection.make}
        onChoose={(make) => change({ field: 'make', value: make })}
      />
      <VehicleSelection vehicles={vehicles} selection={selection} vehicle={vehicle} onChange={change} />
      {vehicle && selection.year !== undefined ? (
        <>
          <VehicleSummary vehicle={vehicle} year={selection.year} />
          <Stages vehicle={vehicle} year={selection.year} selection={selection} />
        </>
      ) : (
        <Empty title="Select Your Vehicle">Choose your vehicle year, make, and model above</Empty>
      )}
    </>
  )
}

function Stages({ vehicle, year, selection }: { vehicle: VehicleReply; year: number; selection: Selection }) {
  useDemand('plan', vehicle.id)
  const stages = useQuery(
    load(useCall(), 'GET /api/planner/stages', {
      query: { vehicleId: vehicle.id, induction: selection.induction, filter: selection.filter },
    }),
  )
  if (stages.isPending) {
    return (
      <div role="status" className="grid gap-5 md:grid-cols-2 2xl:grid-cols-4">
        <p className="sr-only">Planning the stages</p>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-[34rem]" />
        ))}
      </div>
    )
  }
  if (stages.isError) {
    return (
      <Empty
        title="No packages for this choice"
        action={<Button onClick={() => void stages.refetch()}>Try again</Button>}
      >
        {errorWords(stages.error)}
      </Empty>
    )
  }
  return (
    <>
      <div className="grid items-stretch gap-5 md:grid-cols-2 2xl:grid-cols-4">
        {stages.data.packages.map((stagePackage) => (
          <StageCard key={stagePackage.stage} {...{ stagePackage, vehicle, year }} induction={selection.induction} />
        ))}
      </div>
      {stages.data.missing.length > 0 ? (
        <Card className="grid gap-2 p-5 text-sm text-silver">
          {stages.data.missing.map(({ stage, reason }) => (
            <p key={stage}>{reason}</p>
          ))}
        </Card>
      ) : null}
    </>
  )
}

/** A visitor who comes without a choice starts with the car chosen in the garage. */
function usePrefilledFromGarage(
  search: URLSearchParams,
  vehicles: readonly VehicleReply[],
  write: (selection: Selection) => void,
) {
  const car = chosenCar(useGarage())
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    const vehicle = car && vehicles.find((one) => one.id === car.vehicleId)
    if (!vehicle || OWN_PARAMETERS.some((name) => search.has(name))) return
    const start = choose({ induction: 'auto', filter: 'all' }, { field: 'make', value: vehicle.make })
    write({ ...start, modelId: vehicle.modelId, year: car.year, variantId: vehicle.id })
  }, [car, vehicles, search, write])
}
