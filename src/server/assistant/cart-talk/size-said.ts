import type { Part } from '../../../engine/model.ts'

/** What injectors, pumps and pulleys are sold by: a figure with its unit. */
const SIZE =
  /(?<![\d.-])(\d{2,4}|\d\.\d{1,2}) ?(lbs?(?: ?\/ ?hr?| an hour| per hour)?|#|cc(?: ?\/ ?min)?|lph|l\/h|liters? (?:an|per) hour|in(?:ch)?(?:es)?|")(?![a-z\d])(?! ?-?(?:ft|feet))/g
/** A pump that goes by its flow alone: "a 255 pump". */
const OF_PUMP = /(?<![\d.-])(\d{3})(?= (?:[a-z]+ )?(?:fuel )?pumps?\b)/g

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:lb|#)/, 'lb/hr'],
  [/^cc/, 'cc'],
  [/^l/, 'L/h'],
  [/^(?:in|")/, 'in'],
]
const unitOf = (said: string): string => UNITS.find(([form]) => form.test(said))?.[1] ?? said

/** The kinds that are told apart by size, and the units in which theirs is said. */
const SIZED: Readonly<Partial<Record<Part['kind'], readonly string[]>>> = {
  injectors: ['lb/hr', 'cc'],
  fuel_pump: ['L/h'],
  pulley_smaller: ['in'],
}

export interface SaidSize {
  figure: string
  /** As it is told. */
  words: string
}

/** The size of a part of that kind that the words name: "24 lb", "1000cc", "255 lph", "2.85 in"; undefined where none is. */
export function sizeSaid(kind: Part['kind'] | undefined, said: string): SaidSize | undefined {
  const units = kind ? SIZED[kind] : undefined
  if (!units) return undefined
  for (const [, figure = '', unit = ''] of said.matchAll(SIZE)) {
    if (units.includes(unitOf(unit))) return { figure, words: `${figure} ${unitOf(unit)}` }
  }
  const [, pump] = kind === 'fuel_pump' ? ([...said.matchAll(OF_PUMP)][0] ?? []) : []
  return pump ? { figure: pump, words: `${pump} L/h` } : undefined
}

const CC_PER_LB_HR = 10.5
const asCc = (figure: number, unit: string): number => (unitOf(unit) === 'lb/hr' ? figure * CC_PER_LB_HR : figure)

/** How far the size of a part stands from the one that was said; parts without one come last. */
export function awayFrom({ name }: Part, { figure, words }: SaidSize): number {
  const wanted = asCc(Number(figure), words.replace(/^[\d.]+ /, '').toLowerCase())
  const own = [...name.toLowerCase().matchAll(SIZE)].map(([, size, unit = '']) => asCc(Number(size), unit))
  const byName = /\bid(\d{3,4})/i.exec(name)?.[1]
  return Math.min(...[...own, ...(byName ? [Number(byName)] : [])].map((size) => Math.abs(size - wanted)), Infinity)
}

/** Whether a part goes by that figure: "ID1050X" is one of 1,050 cc as well. */
export const isOfSize = ({ name }: Part, { figure }: SaidSize): boolean =>
  new RegExp(String.raw`(?<![\d.])${figure.replace('.', String.raw`\.`)}(?![\d.]*\d)`).test(name.replaceAll(',', ''))
