import type { StockLimits } from '../model.ts'

/** What a limit follows from where nobody knows it. */
export interface LimitBasis {
  crankHp: number
  torqueLbft: number
  /** True output over rated output; 1 where left out. */
  ratingRatio?: number
  /** True over rated torque beside the true power; 1 where left out. */
  torqueRatio?: number
  /** The factory fitted a turbo or a blower. */
  boosted?: boolean
  /** A manual gearbox; otherwise the clutches are inside the transmission and its limit is theirs. */
  clutchPedal?: boolean
}

/** The rule behind each limit, as its source says it. */
export const LIMIT_RULES: Readonly<Record<keyof StockLimits, string>> = {
  internalsCrankHp: 'estimate: 1.8 x rated power',
  transmissionTorqueLbft: 'estimate: 1.5 x rated torque',
  clutchTorqueLbft: 'estimate: 1.35 x real torque, or the transmission that holds the clutches',
  fuelSystemCrankHp: 'estimate: 1.6 x rated power',
  fuelSystemE85CrankHp: 'estimate: the pump gas limit over 1.36',
  boostSourceCrankHp: 'estimate: 1.35 x real power',
  boostSourceE85CrankHp: 'estimate: as on pump gas',
  builtEngineCrankHp: 'estimate: 2.5 x rated power, at least 1.3 x the stock internals',
}

/** Rules of thumb are known to 5 hp or lb-ft at best; a figure halfway goes to the even five. */
function toFive(value: number): number {
  const below = Math.floor(value / 5)
  return 5 * (value / 5 - below === 0.5 ? below + (below % 2) : Math.round(value / 5))
}

/**
 * The stock limits of a car: what is known of them, and for the others internals 1.8 x power, transmission 1.5 x
 * torque, fuel system 1.6 x power, factory boost source 1.35 x and clutch 1.35 x what the engine really makes, built
 * engine 2.5 x power. Worked: 400 hp, 350 lb-ft: 720, 525, 640; no clutch pedal: 525; built 1000.
 */
export function defaultLimits(basis: LimitBasis, known: Partial<StockLimits> = {}): StockLimits {
  const { crankHp, torqueLbft, ratingRatio = 1, torqueRatio = 1, boosted = false, clutchPedal = false } = basis
  const internalsCrankHp = known.internalsCrankHp ?? toFive(1.8 * crankHp)
  const transmissionTorqueLbft = known.transmissionTorqueLbft ?? toFive(1.5 * torqueLbft)
  return {
    internalsCrankHp,
    transmissionTorqueLbft,
    clutchTorqueLbft: clutchPedal ? toFive(1.35 * torqueLbft * ratingRatio * torqueRatio) : transmissionTorqueLbft,
    fuelSystemCrankHp: toFive(1.6 * crankHp),
    ...(boosted ? { boostSourceCrankHp: toFive(1.35 * crankHp * ratingRatio) } : {}),
    builtEngineCrankHp: toFive(Math.max(2.5 * crankHp, 1.3 * internalsCrankHp)),
    ...known,
  }
}
