import type { JudgedResultReply } from '../../contract/evidence.ts'

const COLUMNS: readonly [name: string, cell: (result: JudgedResultReply) => string | number | null][] = [
  ['car', ({ car }) => car],
  ['vehicle_model', ({ vehicleModel }) => vehicleModel],
  ['origin', ({ origin }) => origin],
  ['figure_kind', ({ figureKind }) => figureKind],
  ['power_basis', ({ powerBasis }) => powerBasis],
  ['baseline_hp', ({ baselineHp }) => baselineHp],
  ['mods', ({ kinds }) => kinds.join(';')],
  ['boost_psi', ({ boostGaugePsi }) => boostGaugePsi],
  ['fuel', ({ fuel }) => fuel],
  ['measured_hp', ({ measuredHp }) => measuredHp],
  ['predicted_hp', ({ predictedHp }) => predictedHp.toFixed(1)],
  ['low_hp', ({ lowHp }) => lowHp.toFixed(1)],
  ['high_hp', ({ highHp }) => highHp.toFixed(1)],
  ['error', ({ predictedHp, measuredHp }) => (predictedHp / measuredHp - 1).toFixed(4)],
  ['flagged', ({ flagged }) => flagged],
  ['source_url', ({ sourceUrl }) => sourceUrl],
]

/** A cell that a spreadsheet would run as a formula is made plain text. */
function quoted(value: string | number | null): string {
  const text = typeof value === 'string' && /^[=+@\t\r-]/.test(value) ? `'${value}` : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Every judged result as CSV, one line each, under a header. */
export function evidenceCsv(results: readonly JudgedResultReply[]): string {
  const lines = results.map((result) => COLUMNS.map(([, cell]) => quoted(cell(result))).join(','))
  return `${[COLUMNS.map(([name]) => name).join(','), ...lines].join('\r\n')}\r\n`
}
