import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { VehicleReply } from '../../contract/vehicles.ts'
import { useCall } from '../api/api-context.ts'
import { load } from '../api/queries.ts'
import { startingSetup } from '../current-setup/starting-setup.ts'
import { carInGarage, chosenCar } from '../garage/garage-storage.ts'
import { useGarage } from '../garage/use-garage.ts'
import { Empty } from '../ui/empty.tsx'
import { chosenVariant } from '../vehicles/choices.ts'
import { BrandPicker } from './brand-picker.tsx'
import { CarStages } from './car-stages.tsx'
import {
  addressOf,
  type Change,
  choose,
  OWN_PARAMETERS,
  type Selection,
  selectionFrom,
  startFrom,
} from './selection.ts'
import { VehicleSelection } from './vehicle-selection.tsx'

/** Brand, model and year, and then the four stages of that car. */
export function NormalMode({ vehicles }: { vehicles: readonly VehicleReply[] }) {
  const call = useCall()
  const [search, setSearch] = useSearchParams()
  const brands = useQuery(load(call, 'GET /api/brands')).data ?? []
  const told = useMemo(() => selectionFrom(search, vehicles), [search, vehicles])
  const vehicle = chosenVariant(vehicles, told)
  const garage = useGarage()
  const own = vehicle && told.year !== undefined ? carInGarage(garage, vehicle.id, told.year) : undefined
  const selection = useMemo(() => startingSetup(told, own?.setup, false), [told, own?.setup])
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
        <CarStages
          {...{ vehicle, selection, own }}
          year={selection.year}
          onStart={(from) => write(startFrom(selection, from))}
        />
      ) : (
        <Empty title="Select Your Vehicle">Choose your vehicle year, make, and model above</Empty>
      )}
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
