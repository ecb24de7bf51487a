import type { TrackTest } from '../../engine/dragstrip/track-test.ts'
import { buildPower, FITTED_FACTORS, SAE_J1349_WEATHER, type Vehicle } from '../../engine/index.ts'
import type { Transaction } from '../database/connection.ts'
import { trackTests } from '../database/schema/accuracy.ts'
import { VERIFIED_ORDER, VERIFIED_SLIP } from './source-link.ts'

export interface OrderSlip {
  vehicle: Vehicle
  year: number
  /** The kinds of parts that the order brought. */
  kinds: readonly string[]
  /** By the dyno sheet that came with it. */
  wheelHp?: number | undefined
  quarterMileS?: number | undefined
  trapMph?: number | undefined
}

/** The slip as a track test. Power at the crank is the sheet's, by what this car loses on its way to the wheels. */
export function trackTestOf({ vehicle, year, kinds, wheelHp, quarterMileS, trapMph }: OrderSlip): TrackTest {
  const { ratedFuel: fuel } = vehicle.engine
  const { stockCrankHp, stockWheelHp } = buildPower(
    { vehicle, parts: [], fuel, weather: SAE_J1349_WEATHER },
    FITTED_FACTORS,
  )
  return {
    ...{ make: vehicle.make, model: vehicle.model, trim: vehicle.variant, year },
    drivetrain: vehicle.chassis.drivetrain,
    ...(kinds.length > 0 ? { modification: kinds.map((kind) => kind.replaceAll('_', ' ')).join(', ') } : {}),
    ...(wheelHp === undefined ? {} : { crankHp: Math.round((wheelHp * stockCrankHp) / stockWheelHp) }),
    ...(quarterMileS === undefined ? {} : { quarterMileS }),
    ...(trapMph === undefined ? {} : { trapMph }),
    ...{ rollout: 'yes', publication: VERIFIED_SLIP, sourceUrl: VERIFIED_ORDER },
  }
}

/** Takes the time slip of a verified order as track evidence, beside the published road tests. */
export async function takeSlip(tx: Transaction, slip: OrderSlip, importId: string): Promise<void> {
  const row = { ...trackTestOf(slip) }
  await tx
    .insert(trackTests)
    .values({ id: `slip-${importId}`, origin: 'order', row, sourceUrl: VERIFIED_ORDER, importId })
    .onConflictDoNothing()
}
