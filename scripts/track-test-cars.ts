import { vehicleOfTrackTest } from '../src/catalog/track-test-vehicle.ts'
import type { TrackTestCar } from '../src/engine/dragstrip/predict-track-test.ts'
import type { TrackTest } from '../src/engine/dragstrip/track-test.ts'
import { buildPower, FITTED_FACTORS, SAE_J1349_WEATHER } from '../src/engine/index.ts'

/** Joins a test with its catalog car and that car's stock curve on the fuel that it is rated for. */
export function trackTestCar(test: TrackTest): (TrackTestCar & { note: string }) | undefined {
  const found = vehicleOfTrackTest(test)
  if (!found) return undefined
  const { vehicle, note } = found
  const power = buildPower(
    { vehicle, parts: [], fuel: vehicle.engine.ratedFuel, weather: SAE_J1349_WEATHER },
    FITTED_FACTORS,
  )
  return { test, vehicle, stockCurve: power.stockCurve, note }
}
