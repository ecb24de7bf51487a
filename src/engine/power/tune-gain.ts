import type { Fuel } from '../fuels.ts'
import type { Induction } from '../vocabulary.ts'
import type { AirPath } from './air-path.ts'
import { headroom } from './engine-character.ts'
import { FUEL_FACTS } from './fuel.ts'
import { isGerman } from './platform.ts'
import type { GainTerm } from './power-factors.ts'
import type { ScenarioChoice } from './scenario-choice.ts'

/** The pump fuel on which the trade states what a boosted engine's tune gains. */
const STATED_ON: Fuel = '93'

/**
 * Share of a tune's gain that is left on this fuel, where knock and not the table sets the spark: of a boosted engine below
 * 93 octane, whatever the factory rates it on; of another below its rated fuel. Worked: boosted, 91 octane: 0.76.
 */
export function onThisOctane({ fuel, engine }: Pick<ScenarioChoice, 'fuel' | 'engine'>, induction: Induction): number {
  const whole = induction === 'na' ? engine.ratedFuel : STATED_ON
  const missing = FUEL_FACTS[fuel].effectiveAki - FUEL_FACTS[whole].effectiveAki
  return Math.max(0.2, Math.min(1, 1 + 0.12 * missing))
}

/** Share of a tune's gain that is left beside a larger turbo of stated boost: the rest is that boost. */
const BESIDE_STATED_BOOST = 0.4

/** Octane in the tank above the rated fuel's. */
export const octaneMargin = ({ fuel, engine }: Pick<ScenarioChoice, 'fuel' | 'engine'>): number =>
  FUEL_FACTS[fuel].effectiveAki - FUEL_FACTS[engine.ratedFuel].effectiveAki

/**
 * Effects of a tune on this air path and fuel: what the factory calibration left (more in a mild turbo engine, more
 * with octane above the rating), and what ethanol or race fuel gives a tune that asks for it. A kit's own tune is part
 * of the kit.
 */
export function tuneTerms(choice: ScenarioChoice, path: AirPath): GainTerm[] {
  if (!choice.tuned) return []
  const terms: GainTerm[] = []
  if (!path.converted) {
    const margin = octaneMargin(choice)
    const boostSaid = choice.boostSource?.ratings.boostGaugePsi !== undefined
    const share =
      onThisOctane(choice, path.induction) * (boostSaid && path.induction === 'turbo' ? BESIDE_STATED_BOOST : 1)
    terms.push({ name: `tune.${path.induction}`, amount: share })
    if (path.induction === 'turbo') terms.push({ name: 'tune.turbo_headroom', amount: share * headroom(choice.engine) })
    if (isGerman(choice.platform)) terms.push({ name: `tune.german_${path.induction}`, amount: share })
    if (path.induction === 'na')
      terms.push({ name: 'tune.na_octane_margin', amount: Math.max(0, Math.min(6, margin)) / 4 })
    terms.push({ name: `platform.${choice.platform}.tune`, amount: path.induction === 'na' ? 0.3 : 1 })
  }
  const setting = path.induction === 'na' ? 'na' : 'boosted'
  if (choice.ethanolTune && FUEL_FACTS[choice.fuel].ethanolShare > 0.2) {
    const richness = Math.sqrt((FUEL_FACTS[choice.fuel].ethanolShare - 0.1) / 0.75)
    terms.push({ name: `e85_tune.${setting}`, amount: richness })
  } else if (choice.fuel === 'race') {
    terms.push({ name: `race_fuel.${setting}`, amount: 1 })
  }
  return terms
}
