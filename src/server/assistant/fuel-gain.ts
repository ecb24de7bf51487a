import { buildPower } from '../../engine/index.ts'
import { type Fuel, type Part, SAE_J1349_WEATHER } from '../../engine/model.ts'
import { partsLike } from '../planning/car-facts.ts'
import { type Bilingual, whp } from './advisor.ts'
import type { Subject } from './strength-answers.ts'

/** What a fuel is worth on this car with nothing but its tune, and where the stock fuel system ends it. */
export function fuelGain(subject: Subject): Bilingual {
  const { advisor, vehicle, name, asked } = subject
  const { catalog } = advisor
  const on = (parts: readonly Part[], fuel: Fuel) =>
    buildPower({ vehicle, parts, fuel, weather: SAE_J1349_WEATHER }, catalog.factors)
  const tuneOf = (kind: 'tune' | 'e85_tune') =>
    partsLike(catalog, vehicle, { kind })
      .filter((part) => part.kind === kind)
      .slice(0, 1)
  const tuned = on(tuneOf('tune'), '93').wheelHp
  if (!/\b(?:e85|e30|ethanol|corn)\b/.test(asked)) {
    const [low, high] = [on([], '91').wheelHp, on([], '93').wheelHp]
    const lowTuned = on(tuneOf('tune'), '91').wheelHp
    return [
      `About ${Math.max(0, Math.round(high - low))} whp stock on the ${name}: ${whp(low)} on 91 against ${whp(high)} on 93. With a tune for each it's ${Math.round(lowTuned)} against ${Math.round(tuned)}. Tell me you run 91 and I'll plan on it.`,
      `Unos ${Math.max(0, Math.round(high - low))} whp de fábrica en el ${name}: ${whp(low)} con 91 y ${whp(high)} con 93. Con tune para cada una, ${Math.round(lowTuned)} y ${Math.round(tuned)}.`,
    ]
  }
  const limit = vehicle.family.fuelLimitWheelHp.e85
  const ethanol = on(tuneOf('e85_tune'), 'e85')
  const gain = Math.round(ethanol.wheelHp - tuned)
  const isShort = ethanol.cappedBy !== undefined && /fuel/.test(ethanol.cappedBy)
  return isShort
    ? [
        `By itself not much on the ${name}, because the stock fuel system ends it: it feeds about ${whp(limit)} on E85, and a tune on 93 already makes ${whp(tuned)}. With injectors and a pump to feed it, E85 is worth 10 to 20% over 93. Give me a power goal on E85 and I'll plan it with the fuel system it needs.`,
        `Solo, poco en el ${name}: el sistema de fábrica alcanza para unos ${whp(limit)} con E85, y un tune de 93 ya da ${whp(tuned)}. Con inyectores y bomba, E85 da 10 a 20% más.`,
      ]
    : [
        `About ${gain} whp on the ${name}: a tune on 93 makes ${whp(tuned)}, an E85 tune ${whp(ethanol.wheelHp)}. The stock fuel system feeds about ${whp(limit)} on E85; past that it takes injectors and a pump.`,
        `Unos ${gain} whp en el ${name}: con tune de 93 da ${whp(tuned)} y con tune de E85 ${whp(ethanol.wheelHp)}. El sistema de fábrica alcanza para unos ${whp(limit)} con E85.`,
      ]
}
