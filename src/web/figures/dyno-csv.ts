import { csvText, plain } from '../ui/csv.ts'
import { valueAt } from './chart-scale.ts'
import { type DynoSheet, linesOf } from './dyno-scale.ts'

/** The curves as CSV: one row for each engine speed that has a point; empty where a curve does not reach. */
export function dynoCsv(sheet: DynoSheet): string {
  const lines = linesOf(sheet)
  const speeds = new Set([...sheet.curve, ...sheet.stockCurve].map(({ rpm }) => rpm))
  return csvText([
    ['rpm', ...lines.map(({ name, unit }) => plain(`${name} (${unit})`))],
    ...[...speeds]
      .sort((one, other) => one - other)
      .map((rpm) => [rpm, ...lines.map(({ curve, key }) => valueAt(curve, rpm, key) ?? '')]),
  ])
}
