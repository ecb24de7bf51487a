/**
 * `npm run -s predict -- --input rows.csv`: predicts published results. Columns as in the evidence file; `modified_*`
 * cells are ignored. Prints CSV `row,predicted_hp,low_hp,high_hp,vehicle,note` in each row's own power basis.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'
import { vehicleOfResult } from '../src/catalog/evidence-points.ts'
import { vehicleLabel } from '../src/catalog/find-vehicle.ts'
import { refusedCar } from '../src/catalog/refused-cars.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { type EvidenceCells, readEvidenceRow } from '../src/engine/calibration/evidence.ts'
import { FITTED_FACTORS } from '../src/engine/calibration/fitted-factors.ts'
import { predictRow } from '../src/engine/calibration/predict-row.ts'
import { isRelated } from '../src/engine/calibration/row-car.ts'

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows by column name. A file whose quotes do not close is read again with quotes as plain letters. */
function readRows(text: string): EvidenceCells[] {
  const options = {
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  }
  try {
    return parse(text, options)
  } catch {
    return parse(text, { ...options, quote: null })
  }
}

/** One line of the answer. Never throws: a row that says too little has empty figures and a note. */
function answer(cells: EvidenceCells, number: number): string {
  const blank = (note: string) => [String(number), '', '', '', '', note]
  const line = ((): string[] => {
    const row = readEvidenceRow({ ...cells, modified_hp: '', modified_torque_lbft: '', product: '' })
    const refused = refusedCar(row)
    if (refused)
      return blank(`no prediction for ${refused}s: the model knows gasoline engines of cars and light trucks`)
    const nearest = vehicleOfResult(VEHICLES, row)
    // Another maker's engine of the same size says nothing of this one.
    const found = nearest && (nearest.exact || isRelated(nearest.vehicle, row)) ? nearest : undefined
    const engineSaid = /\d\.\d|[vih]-?\d|flat|inline/i.test(row.engine)
    if (!found && row.baselineHp === undefined && !engineSaid) {
      return blank('cannot be resolved: neither a known car, nor a baseline, nor an engine')
    }
    const { hp, lowHp, highHp, note } = predictRow(row, found?.vehicle, FITTED_FACTORS, found?.exact ?? true)
    const notes = [found?.note ?? 'car not in the catalog', note].filter((words) => words !== '').join('; ')
    const label = found ? vehicleLabel(found.vehicle) : ''
    return [String(number), hp.toFixed(1), lowHp.toFixed(1), highHp.toFixed(1), label, notes]
  })()
  return line.map(quoted).join(',')
}

const { values } = parseArgs({ options: { input: { type: 'string' } } })
if (!values.input) {
  console.error('usage: npm run -s predict -- --input rows.csv')
  process.exit(2)
}
console.log('row,predicted_hp,low_hp,high_hp,vehicle,note')
for (const [index, cells] of readRows(readFileSync(values.input, 'utf8')).entries())
  console.log(answer(cells, index + 1))
