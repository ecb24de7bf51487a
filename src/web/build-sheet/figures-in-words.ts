import type { Range90 } from '../../engine/model.ts'
import { fixed, whole } from '../ui/money.ts'

/** Whole wheel horsepower: 483.6 is "484". */
export const wholeHp = (hp: number): string => whole(hp)
/** A gain with its sign: 12.4 is "+12", -3.2 is "-3", 0.3 is "+0". */
export function signed(value: number): string {
  const rounded = Math.round(value)
  return rounded >= 0 ? `+${rounded}` : whole(value)
}
/** "566 to 639 whp, 90% range". */
export const rangeInWords = (range: Range90): string => `${whole(range.low)} to ${whole(range.high)} whp, 90% range`
/** Seconds of a time slip: 11.234 is "11.23". */
export const seconds = (s: number): string => fixed(s, 2)
/** Hours with at most one place: 2.5 is "2.5 h", 3 is "3 h". */
export const hours = (h: number): string => (Number.isFinite(h) ? `${Number(h.toFixed(1))} h` : 'N/A')
