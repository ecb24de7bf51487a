import { count } from '../ui/money.ts'
import { valueAt } from './chart-scale.ts'
import { type DynoSheet, linesOf } from './dyno-scale.ts'

const STEP = 500

/** The same figures every 500 rpm, for those who read rather than look. */
export function DynoTable({ sheet }: { sheet: DynoSheet }) {
  const lines = linesOf(sheet)
  const low = Math.ceil((sheet.curve[0]?.rpm ?? 0) / STEP) * STEP
  const high = sheet.curve.at(-1)?.rpm ?? 0
  const speeds = Array.from({ length: Math.max(0, Math.floor((high - low) / STEP) + 1) }, (_, row) => low + row * STEP)
  const cell = (value: number | null) => (value === null ? '-' : Math.round(value))
  return (
    <details className="text-sm print:hidden">
      <summary className="inline-flex min-h-10 cursor-pointer items-center font-semibold text-silver underline underline-offset-4 hover:text-light">
        All figures
      </summary>
      <div className="relative mt-2 overflow-x-auto">
        <table className="w-full max-w-3xl text-right">
          <caption className="sr-only">{sheet.title}: power and torque by engine speed</caption>
          <thead className="align-bottom text-xs text-steel">
            <tr>
              {['rpm', ...lines.map(({ name, unit }) => `${name}, ${unit}`)].map((words) => (
                <th key={words} scope="col" className="py-2 pl-3 font-medium first:pl-0">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="figures divide-y divide-hairline/50">
            {speeds.map((rpm) => (
              <tr key={rpm}>
                <th scope="row" className="py-1.5 font-medium text-steel">
                  {count(rpm)}
                </th>
                {lines.map(({ name, curve, key }) => (
                  <td key={name} className="py-1.5 pl-3">
                    {cell(valueAt(curve, rpm, key))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
