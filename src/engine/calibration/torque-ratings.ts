import type { Aspiration } from '../model.ts'
import { type Observation, robustMap } from './robust-map.ts'
import type { StockReading } from './stock-power.ts'

/** Engines whose torque is what the factory let the turbo give; the others read within a percent or two of their rating. */
const UNDERRATED = ['turbo', 'twin_turbo'] as const satisfies readonly Aspiration[]

/** True over rated torque beside the true power, by how the engine breathes, and by family where it was read. */
export interface TorqueRatios {
  aspirations: Readonly<Partial<Record<Aspiration, number>>>
  families: Readonly<Record<string, number>>
}

/** A reading that prints torque. */
interface TorqueReading extends StockReading {
  wheelTorqueLbft: number
}

/** How far the engines of an aspiration may stand from their ratings, a family from its aspiration, and a reading from both, ln. */
const ASPIRATION_SPREAD = 0.08
const FAMILY_SPREAD = 0.03
const READING_SCATTER = 0.05
const FREEDOM = 4
/** No family leaves its rating by more, whatever few readings say. */
const MOST_RATIO = 0.15

/** ln of what was read over the ratings, torque over power: driveline, dyno and weather count in both alike. */
export const torqueOverRating = ({ test, vehicle, wheelTorqueLbft }: TorqueReading): number =>
  Math.log(wheelTorqueLbft / test.wheelHp / (vehicle.engine.crankTorqueLbft / vehicle.engine.crankHp))

/** Readings of every engine that print torque, a car of a page once. */
export function torqueReadings(readings: readonly StockReading[]): readonly TorqueReading[] {
  const seen = new Set<string>()
  return readings.flatMap((reading): TorqueReading[] => {
    const { wheelTorqueLbft, wheelHp } = reading.test
    const key = `${reading.vehicle.family.id} ${wheelHp} ${wheelTorqueLbft}`
    if (wheelTorqueLbft === undefined || seen.has(key)) return []
    seen.add(key)
    return [{ ...reading, wheelTorqueLbft }]
  })
}

const rounded = (logRatio: number): number =>
  Number(Math.exp(Math.max(-MOST_RATIO, Math.min(MOST_RATIO, logRatio))).toFixed(2))

/**
 * Fits true over rated torque of turbo engines to stock cars on dynos: each aspiration by its readings, each family near its aspiration by its
 * own. Torque over power is compared, which no dyno brand or driveline moves. Worked: 270 lb-ft rated at 252 hp, read as 289
 * at 246 at the wheels: ln(1.1748 / 1.0714) = 0.092.
 */
export function fitTorqueRatios(all: readonly TorqueReading[]): TorqueRatios {
  const aspirations: readonly Aspiration[] = UNDERRATED
  const readings = all.filter(({ vehicle }) => aspirations.includes(vehicle.engine.aspiration))
  const families = [...new Set(readings.map(({ vehicle }) => vehicle.family.id))].sort()
  const observations = readings.map((reading): Observation => {
    const { engine, family } = reading.vehicle
    return {
      target: torqueOverRating(reading),
      columns: [aspirations.indexOf(engine.aspiration), aspirations.length + families.indexOf(family.id)],
      values: [1, 1],
      weight: 1,
      scatter: READING_SCATTER,
    }
  })
  const sds = [...aspirations.map(() => ASPIRATION_SPREAD), ...families.map(() => FAMILY_SPREAD)]
  const solution = robustMap(observations, sds, FREEDOM)
  const aspirationOf = new Map(readings.map(({ vehicle }) => [vehicle.family.id, vehicle.engine.aspiration]))
  return {
    aspirations: Object.fromEntries(aspirations.map((name, index) => [name, rounded(solution[index]!)])),
    families: Object.fromEntries(
      families.map((id, index) => [
        id,
        rounded(solution[aspirations.indexOf(aspirationOf.get(id)!)]! + solution[aspirations.length + index]!),
      ]),
    ),
  }
}

/** The ratio of an engine; 1 where nothing of its kind was read. */
export const torqueRatioOf = (
  { aspirations, families }: TorqueRatios,
  { familyId, aspiration }: { familyId: string; aspiration: Aspiration },
): number => families[familyId] ?? aspirations[aspiration] ?? 1

/** One torque reading against the rating, ln(read / expected): as rated, and by a fit that has seen nothing of its family. */
export interface TorqueJudgement {
  reading: TorqueReading
  asRated: number
  fitted: number
}

/** Unseen misses: each reading is judged by a fit without any reading of its family. */
export function leaveOneTorqueFamilyOut(readings: readonly TorqueReading[]): readonly TorqueJudgement[] {
  return readings.map((reading) => {
    const { engine, family } = reading.vehicle
    const fit = fitTorqueRatios(readings.filter(({ vehicle }) => vehicle.family.id !== family.id))
    const ratio = torqueRatioOf(fit, { familyId: family.id, aspiration: engine.aspiration })
    const asRated = torqueOverRating(reading)
    return { reading, asRated, fitted: asRated - Math.log(ratio) }
  })
}
