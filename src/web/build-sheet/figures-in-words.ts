import type { Range90 } from '../../engine/model.ts'
import { count, fixed } from '../ui/money.ts'

/** Whole wheel horsepower: 483.6 is "484", 1026 is "1,026". */
export const wholeHp = (hp: number): string => count(hp)
/** A gain with its sign: 12.4 is "+12", -3.2 is "-3", 0.3 is "+0". */
export function signed(value: number): string {
  const rounded = Math.round(value)
  return rounded >= 0 ? `+${count(rounded)}` : count(value)
}
/** "Most cars land between 566 and 639". */
export const rangeInWords = (range: Range90): string =>
  `Most cars land between ${count(range.low)} and ${count(range.high)}`
/** Seconds of a time slip: 11.234 is "11.23". */
export const seconds = (s: number): string => fixed(s, 2)
/** Hours with at most one place: 2.5 is "2.5 h", 3 is "3 h". */
export const hours = (h: number): string => (Number.isFinite(h) ? `${Number(h.toFixed(1))} h` : 'N/A')
