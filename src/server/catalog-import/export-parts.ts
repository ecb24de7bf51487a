import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { COLUMNS, cellsOf, writtenCell } from './part-line.ts'

const ROWS_PER_READ = 1_000

type Row = Parameters<typeof cellsOf>[0]

/** The imported parts in the layout of the import, line by line: imported again, the file changes nothing. */
export async function* exportedLines(db: Database): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`
  let after = ''
  for (;;) {
    const { rows } = await db.execute(sql`
      select id, maker, part_number, name, category, kind, price_cents, labor_hours, fuel, emissions, stock, description,
        vehicle_ids
      from shop_parts where origin = 'import' and id > ${after} order by id limit ${ROWS_PER_READ}`)
    for (const row of rows as unknown as Row[]) {
      const cells = cellsOf(row)
      yield `${COLUMNS.map((column) => writtenCell(cells[column])).join(',')}\r\n`
    }
    if (rows.length < ROWS_PER_READ) return
    after = (rows.at(-1) as unknown as Row).id
  }
}
