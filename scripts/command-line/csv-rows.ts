import { CsvError, parse } from 'csv-parse/sync'
import { UsageError } from './command.ts'

type Cells = Record<string, string>

/**
 * Rows by lower-case column name. Inches as in `3" downpipe` are letters; a cell whose quote never closes, or closes so
 * late that it has taken lines of other rows with it, refuses the file with the line where it began.
 */
export function csvRows(text: string): Cells[] {
  let columns: readonly string[] = []
  let parsed: { info: { lines: number }; raw: string; record: Cells }[]
  try {
    parsed = parse(text, {
      bom: true,
      columns: (header: string[]) => {
        columns = header.map((name) => name.trim().toLowerCase())
        return [...columns]
      },
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as typeof parsed
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UsageError(quoteWords(lineOfOpenQuote(text)))
  }
  for (const { info, raw, record } of parsed) {
    const lines = raw.trimEnd().split('\n').length
    const isWhole = columns.every((name) => record[name] !== undefined) && Object.keys(record).length === columns.length
    if (lines > 1 && !isWhole) throw new UsageError(quoteWords(info.lines - lines + 1))
  }
  return parsed.map(({ record }) => record)
}

const quoteWords = (line: number): string =>
  `line ${line}: a quote opens here and does not close in its row. Nothing was read; close it or double it ("").`

/** The last line with an odd number of quotes: there the one that never closes begins. */
function lineOfOpenQuote(text: string): number {
  const odd = text.split('\n').map((line) => line.split('"').length % 2 === 0)
  return Math.max(1, odd.lastIndexOf(true) + 1)
}

/** One line of CSV. */
export const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
