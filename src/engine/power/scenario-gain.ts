import { type AirPath, factoryAirPath } from './air-path.ts'
import { smallerPulley, withBoostSource } from './boost-source.ts'
import { chargeOf } from './charge-air.ts'
import { familyDeviation, familyTerms, largerTurboTerms } from './family-gain.ts'
import { FUEL_FACTS, knockLimitedBoostGaugePsi, octaneLogEffect } from './fuel.ts'
import type { GainTerm, LogGain } from './power-factors.ts'
import type { ScenarioChoice } from './scenario-choice.ts'
import { tuneTerms } from './tune-gain.ts'

/**
 * Gain of boost source, pulley, tune and fuel together over the factory car on its rated fuel, and the air path
 * that the other parts then meet. Physics is in `offset`; what was fitted hangs on the terms.
 */
export function scenarioGain(choice: ScenarioChoice): { path: AirPath; gain: LogGain } {
  const source = withBoostSource(choice, factoryAirPath(choice.engine))
  const pulley = smallerPulley(choice, source.path)
  const family = familyDeviation(choice)
  const ofFamily = choice.boostSource ? largerTurboTerms(choice, family) : familyTerms(choice, family, pulley.logGain)
  const path =
    choice.boostSource || family.boltOns === 0 ? pulley.path : { ...pulley.path, boltOnDeviation: family.boltOns }
  return {
    path,
    gain: {
      offset: source.gain.offset + octaneLogEffect(choice),
      terms: [
        ...source.gain.terms,
        { name: pulley.effect, amount: pulley.logGain },
        ...tuneTerms(choice, path),
        ...ofFamily,
        ...knockTerms(choice, path),
      ],
    },
  }
}

/** Boost above the knock limit costs spark advance: psi of it, counted against a kit on a formerly unboosted engine. */
function knockTerms(choice: ScenarioChoice, path: AirPath): GainTerm[] {
  if (!path.converted) return []
  const limit = knockLimitedBoostGaugePsi({
    compressionRatio: choice.engine.compressionRatio,
    effectiveAki: FUEL_FACTS[choice.fuel].effectiveAki,
    chargeK: chargeOf(path).chargeK,
  })
  return [{ name: 'knock.per_psi', amount: Math.min(20, Math.max(0, path.boostGaugePsi - limit)) }]
}
