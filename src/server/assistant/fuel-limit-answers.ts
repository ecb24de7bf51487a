import type { PartKind } from '../../engine/model.ts'
import { FUEL_FACTS, massPerPowerOf } from '../../engine/power/fuel.ts'
import { type Bilingual, capital, whp } from './advisor.ts'
import { pastIt, type Subject, safeLimit, verdict, type Words } from './strength-answers.ts'

interface LimitByFuel {
  93: number
  e85: number
  /** On a blend with so much ethanol, in percent. */
  onBlend: (percent: number) => number
}

/** A limit that the fuel moves: what feeds the engine, or what blows into it. The verdict is of the fuel that was said. */
function byFuel(subject: Subject, limit: LimitByFuel, names: Bilingual, kinds: readonly PartKind[]): Bilingual {
  const { asked, name, goalWheelHp, reply } = subject
  const percent = /\b(?:e85|ethanol|corn)\b/.test(asked) ? 85 : (subject.ethanolPercent ?? 0)
  const power = goalWheelHp ?? reply?.power.wheelHp
  const own = percent === 0 ? limit[93] : percent >= 85 ? limit.e85 : limit.onBlend(percent)
  const past = pastIt(subject, kinds)
  const blend = percent === 0 || percent >= 85 ? '' : `, ${whp(own)} on E${percent}`
  const mezcla = blend && `, ${whp(own)} con E${percent}`
  const both: Bilingual = [
    `the stock ${names[0]} of the ${name} is good for about ${whp(limit[93])} on 93${blend} and ${whp(limit.e85)} on E85`,
    `${names[1]} de fábrica del ${name} alcanza para unos ${whp(limit[93])} con 93${mezcla} y ${whp(limit.e85)} con E85`,
  ]
  if (power === undefined) return [`${capital(both[0])}. ${past[0]}`, `${capital(both[1])}. ${past[1]}`]
  const [english, spanish] = verdict(power / own)
  const fuel = percent === 0 ? '93' : `E${Math.min(percent, 85)}`
  return [
    `${english}: ${both[0]}; ${whp(power)} is ${Math.round((100 * power) / own)}% of what it does on ${fuel}. ${past[0]}`,
    `${spanish}: ${both[1]}; ${whp(power)} es el ${Math.round((100 * power) / own)}% con ${fuel}. ${past[1]}`,
  ]
}

export const fuelSystem: Words = (subject) => {
  const { family } = subject.vehicle
  const kinds: readonly PartKind[] =
    family.injection === 'port' ? ['injectors', 'fuel_pump'] : ['high_pressure_fuel_pump', 'port_injection']
  const names: Bilingual =
    family.injection === 'port'
      ? ['fuel system (injectors and pump)', 'el sistema de combustible (inyectores y bomba)']
      : ['fuel system (high-pressure pump and injectors)', 'el sistema de combustible (bomba de alta e inyectores)']
  const limit = family.fuelLimitWheelHp
  // A pump delivers so much mass: a blend that takes less of it than E85 leaves more power.
  const onBlend = (percent: number) =>
    Math.min(limit[93], (limit.e85 * FUEL_FACTS.e85.massPerPower) / massPerPowerOf(percent / 100))
  return byFuel(subject, { ...limit, onBlend }, names, kinds)
}

export const boostSource: Words = (subject) => {
  const { family, engine } = subject.vehicle
  const limit = family.boostSourceLimitWheelHp
  if (!limit) return safeLimit(subject)
  const isBlower = engine.aspiration === 'supercharged'
  return byFuel(
    subject,
    { ...limit, onBlend: () => limit[93] },
    [isBlower ? 'blower' : 'turbo', isBlower ? 'el supercharger' : 'el turbo'],
    isBlower ? ['supercharger_twin_screw', 'supercharger_roots'] : ['turbo_upgrade', 'turbo_kit_single'],
  )
}
