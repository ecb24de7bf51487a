import type { CurvePoint } from '../../engine/model.ts'

/** One point of an owner's own dyno run, at the wheels. */
export interface SheetPoint {
  rpm: number
  wheelHp: number
  wheelTorqueLbft: number
}
export type DynoCurve = readonly SheetPoint[]

export type ReadCurve = { ok: true; curve: DynoCurve } | { ok: false; line: number; words: string }

const HP_RPM_PER_LBFT = 5252.113
const MOST_LINES = 20_000
const KEPT_POINTS = 80
const HIGHEST_RPM = 15_000

const RPM = /^(engine ?)?(rpm|speed ?\(?rpm\)?|engine speed.*|rpm.*)$/
const POWER = /^(w?hp|power.*|horse ?power.*|whp.*|hp.*|rear ?wheel ?hp|cf ?power|corrected ?power)$/
const TORQUE = /^(tq|torque.*|w?tq.*|ft[- ]?lbs?.*|lb[- ]?ft.*|cf ?torque|corrected ?torque)$/

const cellsOf = (line: string): string[] =>
  line.split(/[,;\t]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

interface Columns {
  rpm: number
  power: number
  torque: number
}

function columnsOf(cells: readonly string[]): Columns | undefined {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll('_', ' '))
  const at = (pattern: RegExp) => names.findIndex((name) => pattern.test(name))
  const columns = { rpm: at(RPM), power: at(POWER), torque: at(TORQUE) }
  return columns.rpm >= 0 && (columns.power >= 0 || columns.torque >= 0) ? columns : undefined
}

const figure = (cell: string | undefined): number => (cell === undefined || cell === '' ? Number.NaN : Number(cell))

/**
 * Reads a dyno run out of CSV text: a WinPEP-like export with its notes above the columns, or plain rpm,hp,tq. Commas,
 * semicolons or tabs; columns in any order; where power or torque is missing it follows from the other (hp = lb-ft x rpm /
 * 5252). A line that is no point of a run is told by its number, nothing is guessed.
 */
export function readDynoCurve(text: string): ReadCurve {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  if (lines.length > MOST_LINES) return { ok: false, line: MOST_LINES, words: 'That file is too long for a dyno run.' }
  const head = lines.findIndex((line) => columnsOf(cellsOf(line)) !== undefined)
  const columns = head < 0 ? undefined : columnsOf(cellsOf(lines[head] ?? ''))
  if (!columns)
    return { ok: false, line: 1, words: "We can't find the column names. We look for rpm, power and torque." }
  const points: SheetPoint[] = []
  for (const [index, line] of lines.entries()) {
    if (index <= head || line.trim() === '') continue
    const cells = cellsOf(line)
    const isUnits = points.length === 0 && cells.every((cell) => Number.isNaN(figure(cell)))
    if (isUnits) continue
    const wrong = (words: string): ReadCurve => ({ ok: false, line: index + 1, words })
    const rpm = figure(cells[columns.rpm])
    if (!(rpm > 0 && rpm <= HIGHEST_RPM)) return wrong(`"${cells[columns.rpm] ?? ''}" isn't an engine speed.`)
    const power = figure(cells[columns.power])
    const torque = figure(cells[columns.torque])
    const wheelHp = columns.power >= 0 ? power : (torque * rpm) / HP_RPM_PER_LBFT
    const wheelTorqueLbft = columns.torque >= 0 ? torque : (power * HP_RPM_PER_LBFT) / rpm
    if (!(wheelHp >= 0 && wheelHp <= 5000)) return wrong(`"${cells[columns.power] ?? ''}" isn't a power figure.`)
    if (!(wheelTorqueLbft >= 0 && wheelTorqueLbft <= 5000))
      return wrong(`"${cells[columns.torque] ?? ''}" isn't a torque figure.`)
    points.push({ rpm, wheelHp, wheelTorqueLbft })
  }
  points.sort((a, b) => a.rpm - b.rpm)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || last.rpm - first.rpm < 1000) {
    return { ok: false, line: head + 1, words: 'A run needs at least 1,000 rpm of points below this line.' }
  }
  const odd = points.find(
    (point) =>
      Math.abs(point.wheelHp - (point.wheelTorqueLbft * point.rpm) / HP_RPM_PER_LBFT) > 0.1 * point.wheelHp + 10,
  )
  if (odd) {
    const words = `At ${Math.round(odd.rpm)} rpm, power and torque don't add up: hp is lb-ft x rpm / 5252. Is torque in Nm?`
    return { ok: false, line: head + 1, words }
  }
  return { ok: true, curve: thinned(points) }
}

/** At most 80 points, the peaks among them. */
function thinned(points: readonly SheetPoint[]): DynoCurve {
  const step = Math.ceil(points.length / KEPT_POINTS)
  const { wheelHp, wheelTorqueLbft } = peaksOf(points)
  return points.filter(
    (point, index) =>
      index % step === 0 ||
      index === points.length - 1 ||
      point.wheelHp === wheelHp ||
      point.wheelTorqueLbft === wheelTorqueLbft,
  )
}

/** The points of a run as a chart takes them. */
export const asCurve = (curve: DynoCurve): CurvePoint[] =>
  curve.map((point) => ({ ...point, crankHp: point.wheelHp, crankTorqueLbft: point.wheelTorqueLbft }))

/** The peak figures of a run. */
export function peaksOf(curve: DynoCurve): { wheelHp: number; wheelTorqueLbft: number } {
  return {
    wheelHp: curve.reduce((most, point) => Math.max(most, point.wheelHp), 0),
    wheelTorqueLbft: curve.reduce((most, point) => Math.max(most, point.wheelTorqueLbft), 0),
  }
}

/** A stored run, where it still is one. */
export function soundCurve(stored: unknown): DynoCurve | undefined {
  if (!Array.isArray(stored) || stored.length < 2 || stored.length > 4 * KEPT_POINTS) return undefined
  const isPoint = (point: Partial<SheetPoint> | null) =>
    [point?.rpm, point?.wheelHp, point?.wheelTorqueLbft].every((value) => typeof value === 'number' && value >= 0)
  return stored.every(isPoint) ? (stored as DynoCurve) : undefined
}
