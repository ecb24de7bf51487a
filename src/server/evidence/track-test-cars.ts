import { vehicleOfTrackTest } from '../../catalog/track-test-vehicle.ts'
import { readModText } from '../../engine/calibration/mod-words.ts'
import { predictRow } from '../../engine/calibration/predict-row.ts'
import type { TrackTestCar } from '../../engine/dragstrip/predict-track-test.ts'
import type { TrackTest } from '../../engine/dragstrip/track-test.ts'
import { buildPower, FITTED_FACTORS, SAE_J1349_WEATHER, type Vehicle } from '../../engine/index.ts'

/** Power of the modified car over the stock one by the power model, from the words that say what was changed. */
function modifiedPowerRatio(test: TrackTest, vehicle: Vehicle): number | undefined {
  const mods = [...readModText(test.modification ?? '').kinds]
  if (mods.length === 0) return undefined
  const row = {
    make: test.make,
    model: test.model,
    engine: '',
    powerBasis: 'crank',
    figureKind: 'measured_test',
    sourceUrl: '',
  } as const
  const hpWith = (parts: readonly string[]) => predictRow({ ...row, mods: parts }, vehicle, FITTED_FACTORS).hp
  return hpWith(mods) / hpWith([])
}

/**
 * Joins a test with its catalog car and that car's stock curve on the fuel that it is rated for. A modified car whose
 * power is not stated gets what the power model gives for the modifications named.
 */
export function trackTestCar(
  vehicles: readonly Vehicle[],
  test: TrackTest,
): (TrackTestCar & { note: string }) | undefined {
  const found = vehicleOfTrackTest(vehicles, test)
  if (!found) return undefined
  const { vehicle } = found
  const fuel = vehicle.engine.ratedFuel
  const power = buildPower({ vehicle, parts: [], fuel, weather: SAE_J1349_WEATHER }, FITTED_FACTORS)
  const car = { test, vehicle, stockCurve: power.stockCurve, note: found.note }
  if (test.modification === undefined || test.crankHp !== undefined) return car
  const ratio = modifiedPowerRatio(test, vehicle)
  const note =
    ratio === undefined ? 'modification not understood: stock power used' : 'power from the modifications named'
  return {
    ...car,
    note: [found.note, note].filter((words) => words !== '').join('; '),
    ...(ratio === undefined ? {} : { modifiedCrankHp: ratio * power.stockCrankHp }),
  }
}
