import { type Part, type PowerCurve, SAE_J1349_WEATHER, type Vehicle, type Weather } from '../model.ts'
import { scenarioParts } from '../power/build-power.ts'
import { weatherAtAltitude, weatherPowerRatio } from '../power/weather.ts'
import { type Induction, inductionOf } from '../vocabulary.ts'

function inductionWith({ engine }: Vehicle, parts: readonly Part[]): Induction {
  const source = scenarioParts(parts).chosen.boostSource
  if (!source) return inductionOf(engine.aspiration)
  return source.kind.startsWith('turbo_') ? 'turbo' : 'supercharged'
}

/**
 * A run at altitude: the air there, and what it leaves of a curve in reference weather. Dyno figures stay corrected to
 * sea level, as sheets print them. Worked: an unboosted engine at 5,280 ft makes 0.798 of its power.
 */
export function atAltitude(
  curve: PowerCurve,
  { vehicle, parts }: { vehicle: Vehicle; parts: readonly Part[] },
  altitudeFt = 0,
): { curve: PowerCurve; weather: Weather } {
  if (altitudeFt === 0) return { curve, weather: SAE_J1349_WEATHER }
  const weather = weatherAtAltitude(altitudeFt)
  const left = weatherPowerRatio(weather, inductionWith(vehicle, parts))
  const thinner = curve.map(({ rpm, crankHp, crankTorqueLbft, wheelHp, wheelTorqueLbft }) => ({
    rpm,
    ...{ crankHp: crankHp * left, crankTorqueLbft: crankTorqueLbft * left },
    ...{ wheelHp: wheelHp * left, wheelTorqueLbft: wheelTorqueLbft * left },
  }))
  return { curve: thinner, weather }
}
