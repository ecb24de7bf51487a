import type { Engine } from '../model.ts'
import { factoryAirPath } from '../power/air-path.ts'
import { boostedPowerRatio } from '../power/boosted-power.ts'
import type { EvidenceRow } from './evidence.ts'
import type { RowCar } from './row-car.ts'

/** What a stated baseline tells beyond its number: how far it stands above the car's rating, and why it may. */
export interface BaselineStory {
  /** ln(stated baseline / rating in the row's basis); 0 where either is unknown. */
  excess: number
  /** The part of the excess that the way of measuring explains: engine dynos run without accessories and exhaust. */
  expected: number
  /** Standard deviation of the excess of an untouched car. */
  spread: number
  /** The engine as the baseline found it: boosted by a former owner, or on more boost than the factory gave it. */
  engineBefore: Engine
}

/**
 * Boost that explains a baseline above the rating, gauge psi: where physics gives this ln excess over the factory's
 * own boost (none for an engine that left the factory without). Up to 25 psi, in steps of 0.1 psi.
 */
export function boostBehind(engine: Engine, excess: number): number {
  const air = { compressor: 'roots' as const, effectiveness: 0.7, compressionRatio: engine.compressionRatio }
  let boost = factoryAirPath(engine).boostGaugePsi
  const before = boostedPowerRatio({ ...air, boostGaugePsi: boost })
  while (boost < 25 && Math.log(boostedPowerRatio({ ...air, boostGaugePsi: boost }) / before) < excess) boost += 0.1
  return boost
}

/** An unboosted street engine stays below this at the crank; a baseline above it has boost, hp per liter. */
const MOST_UNBOOSTED_HP_PER_LITER = 98

/** Reads the story of a row's baseline. `ratedHp` is in the row's basis, `loss` the driveline's share of it. */
export function baselineStory(
  row: EvidenceRow,
  car: RowCar,
  rated: { hp: number; loss: number },
  exact: boolean,
): BaselineStory {
  const { engine } = car
  const engineDyno = row.dyno === 'engine'
  const known = row.baselineHp !== undefined && car.known !== 'text'
  const excess = known ? Math.log((row.baselineHp ?? rated.hp) / rated.hp) : 0
  const expected = engineDyno ? 0.12 : 0
  const spread = (engineDyno ? 0.13 : row.powerBasis === 'wheel' ? 0.07 : 0.025) * (exact ? 1 : 1.8)
  const crankPerLiter = (row.baselineHp ?? 0) / (1 - rated.loss) / engine.displacementL
  const boostAdded = engine.aspiration === 'na' && excess > 0.25 && crankPerLiter > MOST_UNBOOSTED_HP_PER_LITER
  const boostRaised = engine.aspiration === 'supercharged' && excess - expected > 0.05
  const stated = row.baselineBoostGaugePsi
  const engineBefore: Engine =
    stated !== undefined
      ? {
          ...engine,
          aspiration: engine.aspiration === 'na' ? 'supercharged' : engine.aspiration,
          boostGaugePsi: stated,
        }
      : boostAdded || boostRaised
        ? { ...engine, aspiration: 'supercharged', boostGaugePsi: boostBehind(engine, excess - expected) }
        : engine
  return { excess, expected, spread, engineBefore }
}

/**
 * Probability that a baseline above the rating holds the listed parts already, so that only what goes beyond them is
 * still to come. Three stories share the weight: an untouched car (0.85, normal around the expected excess), the listed
 * parts in part installed (0.075, anything up to their gain), other parts that are not listed (0.075, anything up to
 * 0.8); a baseline that the listed parts cannot explain is as likely with them as without. Worked: excess 0.107 at the crank, listed parts worth 0.2: 0.78.
 */
export function shareAlreadyIncluded(story: BaselineStory, listedLogGain: number): number {
  if (listedLogGain <= 0.02 || story.excess <= 0) return 0
  const z = (story.excess - story.expected) / story.spread
  const untouched = (0.85 * Math.exp(-0.5 * z * z)) / (story.spread * Math.sqrt(2 * Math.PI))
  const reach = 1.15 * listedLogGain
  const unlisted = story.excess < 0.8 ? 0.075 / 0.8 : 0.02
  // Further above the rating than the listed parts reach, others are on the car: with the listed ones or without.
  const installed = story.excess < reach ? 0.075 / reach : unlisted
  return installed / (untouched + installed + unlisted)
}
