import type { Range90 } from '../../engine/model.ts'

/** Whole wheel horsepower: 483.6 is "484". */
export const wholeHp = (hp: number): string => String(Math.round(hp))
/** A gain with its sign: 12.4 is "+12", -3.2 is "-3", 0.3 is "+0". */
export function signed(value: number): string {
  const whole = Math.round(value)
  return whole < 0 ? String(whole) : `+${whole}`
}
/** "566 to 639 whp, 90 % range". */
export const rangeInWords = (range: Range90): string =>
  `${Math.round(range.low)} to ${Math.round(range.high)} whp, 90 % range`
/** Seconds of a time slip: 11.234 is "11.23". */
export const seconds = (s: number): string => s.toFixed(2)
/** Hours with at most one place: 2.5 is "2.5 h", 3 is "3 h". */
export const hours = (h: number): string => `${Number(h.toFixed(1))} h`
