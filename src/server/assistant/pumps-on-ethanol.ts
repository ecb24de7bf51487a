import type { Part, Vehicle } from '../../engine/model.ts'
import { isSmallerThanStock } from '../../engine/rulebook/fuel-supply.ts'
import type { Said } from './advisor.ts'
import { fuelsNamed } from './fuel-words.ts'

const SAYS_ETHANOL = /\be85\b|\bethanol\b|\bflex[- ]fuel\b/i
const REFUSED = /\b(?:no|not|without|never|sin)\b[^.,;?!]{0,12}\be ?-?85\b/

/** Whether a message puts ethanol in the tank. */
export const isOnEthanol = (words: string): boolean =>
  fuelsNamed(words).some((fuel) => fuel === 'e85' || fuel === 'e30') && !REFUSED.test(words)

/** Whether the visitor put ethanol in the tank in this talk. */
export const isTalkOnEthanol = (messages: readonly Said[]): boolean =>
  messages.some(({ from, text }) => from === 'visitor' && isOnEthanol(text.toLowerCase()))

/** Of pumps those that are sold for E85, where there are any: a plain pump swells and wears on it. */
export function forEthanol(parts: readonly Part[], isEthanol: boolean): readonly Part[] {
  if (!isEthanol) return parts
  const own = parts.filter((part) => part.kind === 'fuel_pump' && SAYS_ETHANOL.test(`${part.name} ${part.description}`))
  return own.length > 0 ? [...parts.filter(({ kind }) => kind !== 'fuel_pump'), ...own] : parts
}

/** Without pumps that feed less than the car's own do, where others fit: a single 255 in a Hellcat runs it lean. */
export function feedingAsStock(parts: readonly Part[], vehicle: Vehicle): readonly Part[] {
  const enough = parts.filter((part) => !isSmallerThanStock(part, { vehicle, family: vehicle.family, fuel: '93' }))
  return enough.some(({ kind }) => kind === 'fuel_pump') ? enough : parts
}
