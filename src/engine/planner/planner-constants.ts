import type { Reserve } from '../limits/ceilings.ts'
import type { Part } from '../model.ts'
import type { GoalTerms } from '../optimizer/planned-for-goal.ts'

/** What is assumed of a car that the catalog does not know: crank hp, lb-ft, lb. */
export const DEFAULT_STOCK = { crankHp: 400, torqueLbft: 350, weightLb: 3500 } as const

/** Stage 3 stays this far below what the stock internals stand, wheel hp. */
export const STAGE_3_MARGIN_HP = 5

/** Build My Ride's headroom, on gearbox and clutch; how far engine and fuel system go, each stage says. */
export const STAGE_RESERVE: Reserve = { driveline: 0.05 }

/** On what terms parts make a stage of so much power: with that headroom, where it takes no power from the stage. */
export const stageTerms = (wheelHp: number): GoalTerms => ({
  atLeastWheelHp: wheelHp - ROUNDING_HP,
  atAllWheelHp: wheelHp - ROUNDING_HP,
})
/** A target is told in whole hp. */
const ROUNDING_HP = 0.51

export interface InjectorBand {
  /** Highest target of this band, wheel hp. */
  upToWheelHp: number
  ccPerMin: number
  priceCents: number
}

/** Which injectors a target asks for, and what the set costs. */
export const INJECTOR_BANDS: readonly InjectorBand[] = [
  { upToWheelHp: 500, ccPerMin: 1050, priceCents: 110_000 },
  { upToWheelHp: 650, ccPerMin: 1300, priceCents: 140_000 },
  { upToWheelHp: 850, ccPerMin: 1900, priceCents: 180_000 },
  { upToWheelHp: 1100, ccPerMin: 2600, priceCents: 220_000 },
  { upToWheelHp: Number.POSITIVE_INFINITY, ccPerMin: 3300, priceCents: 280_000 },
]

/** The band of a target. Worked: 500 whp: 1050 cc at 1,100 dollars; 501 whp: 1300 cc at 1,400. */
export function injectorBand(targetWheelHp: number): InjectorBand {
  return INJECTOR_BANDS.find((band) => targetWheelHp <= band.upToWheelHp)!
}

/** The planner's injector sets as parts of any car: one per band, smallest first. */
export const PLANNER_INJECTORS: readonly Part[] = INJECTOR_BANDS.map((band) => ({
  id: `adrenaline-injectors-${band.ccPerMin}cc`,
  category: 'fuel_system',
  kind: 'injectors',
  manufacturer: 'Adrenaline Performance',
  name: `Matched Injector Set ${band.ccPerMin} cc`,
  description: `Flow-matched injectors, ${band.ccPerMin} cc/min each at 3 bar, with connectors and characterization data.`,
  priceCents: band.priceCents,
  priceConfidence: 'published',
  laborHours: 3,
  fitment: { universal: true },
  ratings: { injectorCcPerMin: band.ccPerMin },
  needs: ['tune'],
  excludes: [],
  source: 'house price list',
  confidence: 'published',
}))
