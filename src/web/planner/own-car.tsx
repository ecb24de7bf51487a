import { useSearchParams } from 'react-router'
import { SETUP_PARAMETERS, writeSetup } from '../current-setup/setup-address.ts'
import { SetupLine } from '../current-setup/setup-line.tsx'
import { type StartingSetup, startingSetup } from '../current-setup/starting-setup.ts'
import { type GarageVehicle, withSetup } from '../garage/garage-storage.ts'
import { changeGarage, useGarage } from '../garage/use-garage.ts'
import type { SmartChoice } from './smart-request.ts'

/** Takes a car and what is on it out of an address. */
export function forgetCar(search: URLSearchParams): void {
  for (const name of ['variant', ...SETUP_PARAMETERS]) search.delete(name)
}

/** The choice with the visitor's own car of the chosen model, where one stands in the garage: packages start from it. */
export function useOwnCar(choice: SmartChoice): { choice: SmartChoice; ownCar: GarageVehicle | undefined } {
  const { vehicles } = useGarage()
  const { vehicleModel, vehicleId } = choice
  const ownCar = vehicles.find((car) => car.modelId === vehicleModel && (!vehicleId || car.vehicleId === vehicleId))
  if (!ownCar) return { choice, ownCar }
  return { choice: { ...startingSetup(choice, ownCar.setup, false), vehicleId: ownCar.vehicleId }, ownCar }
}

/** What the packages start from: that car as it stands, or stock. */
export function OwnCarLine({ car, choice }: { car: GarageVehicle; choice: SmartChoice }) {
  const [, setSearch] = useSearchParams()
  const start = (from: StartingSetup) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        forgetCar(next)
        next.set('variant', car.vehicleId)
        writeSetup(next, from)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <SetupLine
      car={car}
      kept={{ setup: choice.setup ?? car.setup, sheetCurve: car.sheetCurve }}
      isFromStock={choice.setup === undefined}
      onSave={(kept) => {
        changeGarage((before) => withSetup(before, car, kept))
        start(kept.setup ? { setup: kept.setup } : {})
      }}
      onFromStock={(isFromStock) => start(isFromStock || !car.setup ? { isFromStock: true } : { setup: car.setup })}
    />
  )
}
