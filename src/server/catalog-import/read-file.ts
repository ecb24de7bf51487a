import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { COLUMNS, type Column, type ImportedPart, NEEDED, readCell, readLine } from './part-line.ts'
import type { FitsRead } from './read-fits.ts'

/** The file cannot be read at all, or not to its end. `line` is where. */
export class UnreadableFile extends Error {}

export type FileLine = { line: number } & ({ ok: true; part: ImportedPart } | { ok: false; why: string })

/** No line of a parts list is longer; a quote that is never closed ends here and not in memory. */
const LONGEST_LINE = 200_000

/** Reads the lines of an import file one after the other, never all of them. Line 1 is the header. */
export async function* linesOf(
  file: AsyncIterable<Uint8Array | string>,
  readFits: (cell: string) => FitsRead,
): AsyncGenerator<FileLine> {
  const parser = parse({
    ...{ bom: true, info: true, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true, trim: true },
    maxRecordSize: LONGEST_LINE,
  })
  const source = Readable.from(file)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let places: ReadonlyMap<Column, number> | undefined
  let count = 0
  let last = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (!places) {
        places = headerOf(record)
        count = record.length
        last = info.lines
        continue
      }
      // A quoted cell may go over several lines: the line is named where it starts.
      const line = info.lines - record.join('').split('\n').length + 1
      last = info.lines
      if (record.length !== count) {
        yield { line, ok: false, why: `has ${record.length} cells, the header ${count}: quote cells that hold commas` }
        continue
      }
      const at = places
      const cell = (column: Column) => readCell((record[at.get(column) ?? -1] ?? '').trim())
      yield { line, ...readLine(cell, readFits) }
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableFile(`line ${last + 1} cannot be read: ${error.message}`)
    throw error
  } finally {
    source.destroy()
  }
  if (!places) throw new UnreadableFile('the file is empty; its first line names the columns')
}

function headerOf(record: readonly string[]): ReadonlyMap<Column, number> {
  const names = record.map((name) => name.toLowerCase().replaceAll(/[\s-]+/g, '_'))
  const hint = `the columns are ${COLUMNS.join(', ')}`
  const missing = NEEDED.filter((column) => !names.includes(column))
  if (missing.length > 0) throw new UnreadableFile(`line 1 lacks ${missing.join(', ')}; ${hint}, separated by commas`)
  const unknown = names.find((name, at) => !COLUMNS.some((column) => column === name) || names.indexOf(name) !== at)
  if (unknown !== undefined) throw new UnreadableFile(`line 1: column "${unknown}" is unknown or twice there; ${hint}`)
  return new Map(names.map((name, at) => [name as Column, at]))
}
