import type { CurvePoint } from '../../engine/model.ts'
import { valueAt } from './chart-scale.ts'

interface DynoTableProps {
  id: string
  curve: readonly CurvePoint[]
  stockCurve: readonly CurvePoint[]
  powerKey: 'wheelHp' | 'crankHp'
  torqueKey: 'wheelTorqueLbft' | 'crankTorqueLbft'
  unit: string
  title: string
  tunedName: string
  stockName: string
}

/** The same figures every 500 rpm, for screen readers. */
export function DynoTable({
  id,
  curve,
  stockCurve,
  powerKey,
  torqueKey,
  unit,
  title,
  tunedName,
  stockName,
}: DynoTableProps) {
  const low = Math.ceil((curve[0]?.rpm ?? 0) / 500) * 500
  const high = curve.at(-1)?.rpm ?? 0
  const rows = Array.from({ length: Math.max(0, Math.floor((high - low) / 500) + 1) }, (_, index) => low + index * 500)
  const cell = (value: number | null) => (value === null ? '-' : Math.round(value))
  return (
    <div className="sr-only">
      <table id={id}>
        <caption>{title}: power and torque by engine speed</caption>
        <thead>
          <tr>
            <th scope="col">rpm</th>
            <th scope="col">{`${stockName} ${unit}`}</th>
            <th scope="col">{`${stockName} lb-ft`}</th>
            <th scope="col">{`${tunedName} ${unit}`}</th>
            <th scope="col">{`${tunedName} lb-ft`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((rpm) => (
            <tr key={rpm}>
              <th scope="row">{rpm}</th>
              <td>{cell(valueAt(stockCurve, rpm, powerKey))}</td>
              <td>{cell(valueAt(stockCurve, rpm, torqueKey))}</td>
              <td>{cell(valueAt(curve, rpm, powerKey))}</td>
              <td>{cell(valueAt(curve, rpm, torqueKey))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
