import type { PaintId } from '../../xray/paints.ts'
import { chosenCar } from './garage-storage.ts'
import { useGarage } from './use-garage.ts'

/** The color of the visitor's own car, where a page shows it: the chosen one before others of the same version. */
export function usePaint(vehicleId: string | undefined): PaintId | undefined {
  const garage = useGarage()
  const chosen = chosenCar(garage)
  const own = chosen?.vehicleId === vehicleId ? chosen : garage.vehicles.find((car) => car.vehicleId === vehicleId)
  return own?.paint
}
