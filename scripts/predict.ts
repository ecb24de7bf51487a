/**
 * `npm run -s predict -- --input rows.csv`: predicts published results. Columns as in the evidence file; `modified_*`
 * cells are ignored. Prints CSV `row,predicted_hp,low_hp,high_hp,vehicle,note` in each row's own power basis.
 */
import { vehicleOfResult } from '../src/catalog/evidence-points.ts'
import { vehicleLabel } from '../src/catalog/find-vehicle.ts'
import { refusedCar } from '../src/catalog/refused-cars.ts'
import { VEHICLES } from '../src/catalog/vehicles.ts'
import { type EvidenceCells, readEvidenceRow } from '../src/engine/calibration/evidence.ts'
import { FITTED_FACTORS } from '../src/engine/calibration/fitted-factors.ts'
import { predictRow } from '../src/engine/calibration/predict-row.ts'
import { isRelated } from '../src/engine/calibration/row-car.ts'
import { inputPath, inputText, runCommand } from './command-line/command.ts'
import { csvLine, csvRows } from './command-line/csv-rows.ts'

const HELP = `npm run -s predict -- --input rows.csv

  --input rows.csv   rows of results, columns as in the evidence file; - reads stdin
  --json             the answers as JSON
  --version          the version of the shop
  --help             this list

Exit 0: at least one row has a prediction. 1: none has. 2: wrong file or arguments.`

interface Prediction {
  row: number
  /** In the row's own power basis; null where the row says too little. */
  predictedHp: number | null
  lowHp: number | null
  highHp: number | null
  vehicle: string
  note: string
}

/** Never throws: a row that says too little has no figures and a note. */
function predicted(cells: EvidenceCells, number: number): Prediction {
  const blank = (note: string) => ({ row: number, predictedHp: null, lowHp: null, highHp: null, vehicle: '', note })
  const row = readEvidenceRow({ ...cells, modified_hp: '', modified_torque_lbft: '', product: '' })
  const refused = refusedCar(row)
  if (refused) return blank(`no prediction for ${refused}s: the model knows gasoline engines of cars and light trucks`)
  const nearest = vehicleOfResult(VEHICLES, row)
  // Another maker's engine of the same size says nothing of this one.
  const found = nearest && (nearest.exact || isRelated(nearest.vehicle, row)) ? nearest : undefined
  const engineSaid = /\d\.\d|[vih]-?\d|flat|inline/i.test(row.engine)
  if (!found && row.baselineHp === undefined && !engineSaid) {
    return blank('cannot be resolved: neither a known car, nor a baseline, nor an engine')
  }
  const { hp, lowHp, highHp, note } = predictRow(row, found?.vehicle, FITTED_FACTORS, found?.exact ?? true)
  const notes = [found?.note ?? 'car not in the catalog', note].filter((words) => words !== '').join('; ')
  const tenths = (power: number) => Math.round(power * 10) / 10
  return {
    ...{ row: number, predictedHp: tenths(hp), lowHp: tenths(lowHp), highHp: tenths(highHp) },
    ...{ vehicle: found ? vehicleLabel(found.vehicle) : '', note: notes },
  }
}

const figure = (power: number | null): string => (power === null ? '' : power.toFixed(1))

await runCommand({
  help: HELP,
  options: { input: { type: 'string' }, json: { type: 'boolean' } },
  run: ({ input, json }, positionals) => {
    const rows = csvRows(inputText(inputPath(input, positionals)))
    const answers = rows.map((cells, index) => predicted(cells, index + 1))
    if (json) console.log(JSON.stringify(answers, null, 2))
    else {
      console.log('row,predicted_hp,low_hp,high_hp,vehicle,note')
      for (const { row, predictedHp, lowHp, highHp, vehicle, note } of answers) {
        console.log(csvLine([String(row), figure(predictedHp), figure(lowHp), figure(highHp), vehicle, note]))
      }
    }
    return answers.some(({ predictedHp }) => predictedHp !== null) ? 0 : 1
  },
})
