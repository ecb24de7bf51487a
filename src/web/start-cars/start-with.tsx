import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../api/api-context.ts'
import { useVehicles } from '../vehicles/use-vehicles.ts'
import { type Car, goalOf, liveAddress, plannerAddress, rideAddress } from './start-address.ts'
import { type StartBuild, type StartCar, startBuilds, startCars } from './start-cars.ts'
import { StartRow } from './start-row.tsx'
import { useOwnFirst } from './use-own-first.ts'
import { VinLine } from './vin-line.tsx'

/** Whether the tool was opened without a car: then it offers some, and keeps offering them while the form changes. */
export function useOpenedEmpty(): boolean {
  const [search] = useSearchParams()
  return useState(!search.has('model'))[0]
}

const stage3 = ({ wheelHp }: Pick<StartCar, 'wheelHp'>) => `Stage 3: ${wheelHp} whp`
const goal = ({ wheelHp }: Pick<StartCar, 'wheelHp'>) => `Goal: ${goalOf(wheelHp)} whp`

/** Cars to start Build My Ride with, each with the power of its Stage 3 package as the goal. */
export function StartRide() {
  return <StartCars cars={useQuery(startCars(useCall())).data} wordsOf={goal} addressOf={rideAddress} />
}

/** Cars to start the planner with. */
export function StartPlanner() {
  return <StartCars cars={useQuery(startCars(useCall())).data} wordsOf={stage3} addressOf={plannerAddress} />
}

/** Cars to start the configurator with, their Stage 3 package on the car. */
export function StartLive() {
  const { vehicles } = useVehicles()
  const cars = useQuery(startBuilds(useCall())).data
  return <StartCars cars={cars} wordsOf={stage3} addressOf={(car) => liveAddress(car, vehicles)} />
}

interface StartCarsProps<C> {
  cars: readonly C[] | undefined
  wordsOf: (car: C) => string
  addressOf: (car: Car & Partial<Omit<StartBuild, keyof Car>>) => string
}

function StartCars<C extends StartCar>({ cars = [], wordsOf, addressOf }: StartCarsProps<C>) {
  const navigate = useNavigate()
  const chosen = useSearchParams()[0].get('variant')
  const shown = useOwnFirst(cars)
  if (cars.length === 0) return null
  const cards = shown.map(({ car, own }) => ({
    ...{ vehicleId: car.vehicleId, label: car.label, isChosen: car.vehicleId === chosen, to: addressOf(car) },
    ...(own ? { paint: own.paint, words: 'Your car' } : { words: wordsOf(car as C) }),
  }))
  return (
    <StartRow cards={cards}>
      <VinLine onFound={(car) => navigate(addressOf(car), { preventScrollReset: true })} />
    </StartRow>
  )
}
