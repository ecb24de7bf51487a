import { createHash } from 'node:crypto'
import { evidencePoints } from '../../catalog/evidence-points.ts'
import { refusedCar } from '../../catalog/refused-cars.ts'
import type { DynoSheet } from '../../contract/evidence.ts'
import {
  type EvidenceCells,
  type EvidenceRow,
  type FigureKind,
  parseBoostPsi,
  readEvidenceRow,
} from '../../engine/calibration/evidence.ts'
import { readMods } from '../../engine/calibration/mod-words.ts'
import { predictRow } from '../../engine/calibration/predict-row.ts'
import type { CalibrationFactors, Vehicle } from '../../engine/model.ts'
import { flagOf } from './judge.ts'

export const NEEDED_COLUMNS = ['make', 'model', 'year', 'modified_hp', 'mods'] as const
const FIGURE_KINDS: readonly FigureKind[] = ['measured_test', 'owner_report', 'manufacturer_claim', 'shop_typical']
const LEAST_HP = 20
const MOST_HP = 5000
/** No street car keeps less than half its power or makes eight times as much; a sheet that says so was mistyped. */
const LEAST_RATIO = 0.5
const MOST_RATIO = 8

export type SheetRead = { ok: true; row: EvidenceRow } | { ok: false; reason: string }

/** Checks one line of a dyno sheet file and reads it. The reason is for whoever typed the line. */
export function readSheet(vehicles: readonly Vehicle[], cells: EvidenceCells): SheetRead {
  const reason = wrongCell(cells)
  if (reason !== undefined) return { ok: false, reason }
  const row = readEvidenceRow({
    ...cells,
    power_basis: cells.power_basis || 'wheel',
    figure_kind: cells.figure_kind || 'measured_test',
    source_url: cells.source_url || 'shop',
  })
  const { baselineHp, modifiedHp = 0 } = row
  if (baselineHp !== undefined && (modifiedHp < LEAST_RATIO * baselineHp || modifiedHp > MOST_RATIO * baselineHp)) {
    return { ok: false, reason: `modified_hp ${modifiedHp} does not go with baseline_hp ${baselineHp}` }
  }
  const refused = refusedCar(row)
  if (refused) return { ok: false, reason: `${row.make} ${row.model} cannot be judged: the model knows no ${refused}s` }
  const [point] = evidencePoints(vehicles, [row])
  if (!point?.vehicle && row.engine === '') {
    return { ok: false, reason: `the car ${row.make} ${row.model} is not known: name its engine, such as "5.0 V8"` }
  }
  return { ok: true, row }
}

function wrongCell(cells: EvidenceCells): string | undefined {
  const cell = (name: string) => (cells[name] ?? '').trim()
  for (const name of ['make', 'model', 'modified_hp']) if (cell(name) === '') return `${name} is missing`
  if (cell('year') !== '' && !/^(19[5-9]\d|20[0-3]\d)\s*([-/–+]\s*(\d\d|\d{4})?)?$/.test(cell('year'))) {
    return `year "${cell('year')}" is not a year such as 2018 or 2015-2017`
  }
  for (const name of ['baseline_hp', 'modified_hp']) {
    const hp = Number(cell(name).replaceAll(',', ''))
    if (cell(name) !== '' && !(hp >= LEAST_HP && hp <= MOST_HP)) {
      return `${name} "${cell(name)}" is not a number from ${LEAST_HP} to ${MOST_HP}`
    }
  }
  if (!['', 'wheel', 'crank'].includes(cell('power_basis').toLowerCase())) {
    return `power_basis "${cell('power_basis')}" is neither wheel nor crank`
  }
  if (!['', ...FIGURE_KINDS].includes(cell('figure_kind').toLowerCase())) {
    return `figure_kind "${cell('figure_kind')}" is none of ${FIGURE_KINDS.join(', ')}`
  }
  if (cell('boost_psi') !== '' && parseBoostPsi(cell('boost_psi')) === undefined && Number(cell('boost_psi')) !== 0) {
    return `boost_psi "${cell('boost_psi')}" is not a boost up to 90 psi`
  }
  if (cell('source_url') !== '' && !/^https?:\/\/\S+\.\S+/i.test(cell('source_url'))) {
    return `source_url "${cell('source_url')}" is not an address`
  }
  const named = readEvidenceRow(cells).mods.filter((word) => !word.startsWith('other'))
  const { unknown } = readMods(named)
  return unknown.length > 0 ? `mods: "${unknown.join('", "')}" is not a part that we know` : undefined
}

/** A sheet from the form, as the line of a file that says the same. */
export function cellsOfSheet(sheet: DynoSheet): EvidenceCells {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value))
  return {
    make: sheet.make,
    model: sheet.model,
    year: String(sheet.year),
    engine: sheet.engine,
    transmission: sheet.transmission,
    drivetrain: sheet.drivetrain,
    power_basis: sheet.powerBasis,
    baseline_hp: text(sheet.baselineHp),
    modified_hp: text(sheet.modifiedHp),
    modified_torque_lbft: text(sheet.modifiedTorqueLbft),
    mods: (sheet.mods ?? []).join(';'),
    boost_psi: text(sheet.boostGaugePsi),
    fuel: sheet.fuel,
    dyno: sheet.dyno,
    source_url: sheet.sourceUrl,
  }
}

/** Two sheets with the same name tell of the same run: car, figures and parts, whatever else is written. */
export function sheetId(row: EvidenceRow): string {
  const { make, model, yearFrom, yearTo, powerBasis, baselineHp, modifiedHp, mods } = row
  const facts = [make, model, yearFrom, yearTo, powerBasis, baselineHp, modifiedHp, [...mods].sort().join(' ')]
  const said = facts.map((fact) => String(fact ?? '').toLowerCase()).join('|')
  return `run-${createHash('sha256').update(said).digest('hex').slice(0, 16)}`
}

export interface SheetFlag {
  /** Why the sheet stands out against what the fit in force predicts; null when it does not. */
  why: string | null
  /** So far out that it stays out of the fit: beyond twice its range. */
  isOutlier: boolean
}

/** Holds a new sheet against the fit in force, which has not seen it. */
export function flagOfSheet(
  { vehicles, factors }: { vehicles: readonly Vehicle[]; factors: CalibrationFactors },
  row: EvidenceRow,
): SheetFlag {
  const measuredHp = row.modifiedHp ?? 0
  const [point] = evidencePoints(vehicles, [row])
  const { hp, lowHp, highHp } = predictRow(row, point?.vehicle, factors, point?.exact ?? true)
  const isOutlier = Math.abs(Math.log(measuredHp / hp)) > 2 * Math.log(measuredHp > hp ? highHp / hp : hp / lowHp)
  return { why: flagOf({ measuredHp, lowHp, highHp, inFit: !isOutlier }), isOutlier }
}
