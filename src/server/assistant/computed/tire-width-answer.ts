import type { Bilingual } from '../advisor.ts'

const WIDTHS = /\b(2[0-9]5|3[0-9]5)\b(?:s|\/\d{2})?(?: ?(?:or|vs\.?|versus|and) ?(?:a |the )?)(2[0-9]5|3[0-9]5)\b/
const MM_PER_INCH = 25.4
/** A tire sits right on a wheel of 85 to 95% of its section width (tire makers' rim tables). */
const RIM = [0.85, 0.95] as const
const rimOf = (width: number): string =>
  RIM.map((share) => (Math.round((2 * share * width) / MM_PER_INCH) / 2).toString()).join(' to ')

/** "275 or 315 drag radial": the wider, where the wheel takes it. */
export function tireWidth(asked: string): Bilingual | undefined {
  const [, one, other] = WIDTHS.exec(asked) ?? []
  if (!one || !other || !/\b(?:tires?|radials?|slicks?|rubber|section|wide)\b/.test(asked)) return undefined
  const [narrow, wide] = [Number(one), Number(other)].toSorted((a, b) => a - b) as [number, number]
  if (narrow === wide) return undefined
  return [
    `The ${wide}, if your wheel is ${rimOf(wide)} inches wide and it clears the fender and the strut: more rubber holds more torque. On a ${rimOf(narrow)} inch wheel take the ${narrow}: a ${wide} pinched on it crowns and grips no better. Measure the rear wheel first; it's cast on the back of a spoke.`,
    `La ${wide}, si el rin mide de ${rimOf(wide)} pulgadas y libra el guardafango; con un rin de ${rimOf(narrow)}, la ${narrow}.`,
  ]
}
