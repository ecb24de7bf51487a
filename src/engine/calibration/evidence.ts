import { PSI_PER_BAR } from '../units.ts'
/** How a published figure came about. `shop_typical` = one shop's rounded steps, not one car: lowest weight. */
export type FigureKind = 'measured_test' | 'owner_report' | 'manufacturer_claim' | 'shop_typical'
export type PowerBasis = 'wheel' | 'crank'

/** One published result, or one row to predict: the columns of dyno-results.csv, typed. */
export interface EvidenceRow {
  make: string
  model: string
  /** Inclusive; both undefined where no year is stated. */
  yearFrom?: number
  yearTo?: number
  /** The source's own words, such as "Coyote 5.0 V8". */
  engine: string
  transmission?: string
  drivetrain?: string
  powerBasis: PowerBasis
  baselineHp?: number
  baselineTorqueLbft?: number
  /** Undefined in rows to predict. */
  modifiedHp?: number
  modifiedTorqueLbft?: number
  /** Lower-case words of the published vocabulary, `other:...` included. */
  mods: readonly string[]
  /** What the source calls the package. Often holds the answer: the prediction never reads it. */
  product?: string
  /** Gauge psi; a stated range is its middle. */
  boostGaugePsi?: number
  fuel?: string
  dyno?: string
  figureKind: FigureKind
  sourceUrl: string
  // What follows is read once, by hand, from the words of a source with its figures struck out. Absent = not stated.
  /** Words of parts that the car of the baseline already has, and that stay on it. */
  baselineMods?: readonly string[]
  /** Boost of the baseline run, gauge psi. */
  baselineBoostGaugePsi?: number
  /** Displacement of a positive-displacement blower per revolution, liters. */
  blowerL?: number
  /** Turbo as the source names it; for readers. */
  turbo?: string
  /** What the maker of that turbo (or pair) rates it for, crank hp. */
  turboRatedCrankHp?: number
  /** The source says that the car is built to race or to set a record. */
  dragCar?: boolean
}

/** Cells of one CSV row by column name, as any CSV reader gives them. */
export type EvidenceCells = Readonly<Record<string, string | undefined>>

const FIGURE_KINDS: readonly FigureKind[] = ['measured_test', 'owner_report', 'manufacturer_claim', 'shop_typical']

/** First number of a cell, or the middle of a range such as "10-11". Nonsense and non-positive figures are undefined. */
export function parseFigure(cell: string | undefined): number | undefined {
  if (/^\s*-/.test(cell ?? '')) return undefined
  const numbers = (cell ?? '').replaceAll(',', '').match(/\d+(?:\.\d+)?/g)
  if (!numbers) return undefined
  const first = Number(numbers[0])
  const second = numbers[1] === undefined ? first : Number(numbers[1])
  const middle = second >= first && second < 2 * first ? (first + second) / 2 : first
  return middle > 0 && Number.isFinite(middle) ? middle : undefined
}

/** More than any street or strip engine runs: the cell says something else. */
const MOST_BOOST_PSI = 90

/** Boost of a cell, gauge psi; a figure in bar or kPa is converted. Worked: "1.2 bar" is 17.4 psi. */
export function parseBoostPsi(cell: string | undefined): number | undefined {
  const figure = parseFigure(cell)
  if (figure === undefined) return undefined
  const psi = /bar/i.test(cell ?? '')
    ? figure * PSI_PER_BAR
    : /kpa/i.test(cell ?? '')
      ? (figure * PSI_PER_BAR) / 100
      : figure
  return psi <= MOST_BOOST_PSI ? psi : undefined
}

/** Years of a cell such as "2015", "2015-2017", "2015-17" or "2018+". */
export function parseYears(cell: string | undefined): { yearFrom?: number; yearTo?: number } {
  const text = cell ?? ''
  const years = [...text.matchAll(/(?:19|20)\d\d/g)].map((match) => Number(match[0]))
  const [yearFrom] = years
  if (yearFrom === undefined) return {}
  const short = /(?:19|20)\d\d\s*[-/–]\s*(\d\d)(?!\d)/.exec(text)
  const yearTo = short ? Math.floor(yearFrom / 100) * 100 + Number(short[1]) : (years.at(-1) ?? yearFrom)
  return { yearFrom, yearTo: Math.max(yearFrom, yearTo) }
}

const word = (cell: string | undefined): string | undefined => {
  const text = (cell ?? '').trim()
  return text === '' || text.toLowerCase() === 'unknown' ? undefined : text
}

/** Splits a mods cell: separators ; , | and +, spaces to underscores, lower case, no duplicates. */
export function parseMods(cell: string | undefined): string[] {
  const words = (cell ?? '')
    .toLowerCase()
    .split(/[;,|+]/)
    .map((mod) => mod.trim().replaceAll(/[\s-]+/g, '_'))
  return [...new Set(words.filter((mod) => mod !== '' && mod !== 'none' && mod !== 'unknown'))]
}

/**
 * Reads one row. Never throws: a missing or odd cell is left out, an unknown figure kind counts as an owner's report,
 * and a basis that does not say crank or engine is the wheel.
 */
export function readEvidenceRow(cells: EvidenceCells): EvidenceRow {
  const optional: Partial<EvidenceRow> = {}
  const put = <K extends keyof EvidenceRow>(key: K, value: EvidenceRow[K] | undefined) => {
    if (value !== undefined) optional[key] = value
  }
  put('transmission', word(cells.transmission)?.toLowerCase())
  put('drivetrain', word(cells.drivetrain)?.toLowerCase())
  const baseline = parseFigure(cells.baseline_hp)
  put('baselineHp', baseline !== undefined && baseline >= 20 && baseline <= 5000 ? baseline : undefined)
  put('baselineTorqueLbft', parseFigure(cells.baseline_torque_lbft))
  put('modifiedHp', parseFigure(cells.modified_hp))
  put('modifiedTorqueLbft', parseFigure(cells.modified_torque_lbft))
  put('product', word(cells.product))
  put('boostGaugePsi', parseBoostPsi(cells.boost_psi))
  put('fuel', word(cells.fuel)?.toLowerCase())
  put('dyno', word(cells.dyno)?.toLowerCase())
  put('baselineMods', word(cells.baseline_mods) === undefined ? undefined : parseMods(cells.baseline_mods))
  put('baselineBoostGaugePsi', parseBoostPsi(cells.baseline_boost_psi))
  put('blowerL', parseFigure(cells.blower_l))
  put('turboRatedCrankHp', parseFigure(cells.turbo_rated_hp))
  put('dragCar', /^(yes|true|1)$/i.test((cells.drag_car ?? '').trim()) || undefined)
  const basis = (cells.power_basis ?? '').toLowerCase()
  const kind = (cells.figure_kind ?? '').trim().toLowerCase() as FigureKind
  return {
    make: (cells.make ?? '').trim(),
    model: (cells.model ?? '').trim(),
    ...parseYears(cells.year),
    engine: (cells.engine ?? '').trim(),
    powerBasis: /crank|engine|flywheel|bhp/.test(basis) ? 'crank' : 'wheel',
    mods: parseMods(cells.mods),
    figureKind: FIGURE_KINDS.includes(kind) ? kind : 'owner_report',
    sourceUrl: (cells.source_url ?? '').trim(),
    ...optional,
  }
}

/** The row without what only a reader of its source could fill in. */
export function asStatedInCells(row: EvidenceRow): EvidenceRow {
  const {
    baselineMods: _mods,
    baselineBoostGaugePsi: _boost,
    blowerL: _blower,
    turbo: _turbo,
    turboRatedCrankHp: _rating,
    dragCar: _drag,
    ...stated
  } = row
  return stated
}
