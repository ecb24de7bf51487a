import type { Fuel } from '../../engine/model.ts'
import { FUEL_FACTS, massPerPowerOf } from '../../engine/power/fuel.ts'

/** "E40", "e-50": no BMW by its code. */
const BLEND = /\be ?-?([2-4][05]|50|6[05]|7[05])\b(?! (?:m[1-8]|x[1-7]|\d{3}[a-z]|bmw|chassis|[3-8] series))/
const IN_PERCENT =
  /\b(\d\d) ?(?:%|percent) (?:of )?(?:ethanol|corn|blend|mix)\b|\b(?:mix|blend)\w*\b.{0,20}?\b([2-7]\d) ?(?:%|percent)/

/** The share of ethanol that is said, in percent; the two blends that are counted as they are say nothing of their own. */
export function blendIn(asked: string, text = ''): number | undefined {
  const said = BLEND.exec(asked) ?? IN_PERCENT.exec(asked) ?? IN_PERCENT.exec(text.toLowerCase())
  const percent = Number(said?.slice(1).find(Boolean) ?? 0)
  return percent >= 20 && percent <= 75 && percent !== 30 ? percent : undefined
}

/** The fuel that a blend is planned on: the next one up, whose fuel system feeds it. */
export const plannedOn = (percent: number): Fuel => (percent <= 30 ? 'e30' : 'e85')
/** The fuel below a blend, whose power it has at least. */
export const atLeastOn = (percent: number): Fuel => (percent <= 30 ? '93' : 'e30')

/** How much more fuel a blend takes than the same power on gasoline, in percent. */
export const moreFuelPercent = (percent: number): number => Math.round(100 * (massPerPowerOf(percent / 100) - 1))

/** What a blend takes of pump and injectors, of what the fuel takes that it is counted as. */
export const appetiteAgainst = (percent: number, fuel: Fuel): number =>
  massPerPowerOf(percent / 100) / FUEL_FACTS[fuel].massPerPower
