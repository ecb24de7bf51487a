import { CsvError, parse } from 'csv-parse/sync'

export interface CsvRow {
  /** Line of the file where the row starts, the header being line 1. */
  line: number
  /** Trimmed cells by the header's lower-case names. */
  cells: Readonly<Record<string, string | undefined>>
}
export type CsvText = { ok: true; rows: readonly CsvRow[] } | { ok: false; why: string }

/**
 * Reads CSV text with a header line. Commas or semicolons separate, whichever the header uses; quotes, a byte order
 * mark and any line ends are fine. Says why when it is no CSV, has no rows or lacks a needed column.
 */
export function readCsv(text: string, neededColumns: readonly string[]): CsvText {
  const header = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? ''
  const separator = header.split(';').length > header.split(',').length ? ';' : ','
  const columns = header.split(separator).map((name) => name.trim().replaceAll('"', '').toLowerCase())
  const missing = neededColumns.filter((name) => !columns.includes(name))
  if (missing.length > 0)
    return { ok: false, why: `The first line must name the columns; ${missing.join(', ')} missing.` }
  try {
    const records = parse(text, {
      bom: true,
      columns: () => columns,
      delimiter: separator,
      info: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
    }) as unknown as { info: { lines: number }; record: Record<string, string> }[]
    if (records.length === 0) return { ok: false, why: 'There is no row under the header.' }
    return { ok: true, rows: records.map(({ info, record }) => ({ line: info.lines, cells: record })) }
  } catch (error) {
    if (error instanceof CsvError) return { ok: false, why: `This is not CSV: ${error.message}.` }
    throw error
  }
}
