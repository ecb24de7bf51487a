import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { refuse } from '../http/problem.ts'

/** Rows of one page. */
export const PAGE = 50

/** Where a page of a list that is sorted by time, the newest first, ends. Microseconds count, so the time is a text. */
export const cursorOf = ({ atText, id }: { atText: string; id: string }): string =>
  Buffer.from(`${atText} ${id}`).toString('base64url')

/** A time as a text that PostgreSQL reads back as the very same. */
export const timeText = (column: PgColumn) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`

/** The rows behind a cursor; undefined without one. */
export function behind(cursor: string | undefined, at: PgColumn, id: PgColumn): SQL | undefined {
  if (cursor === undefined) return undefined
  const [atText = '', rowId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+$/.test(atText)) return refuse('invalid_input', 'This page of the list does not exist.')
  return sql`(${at}, ${id}) < (${atText}::timestamp at time zone 'UTC', ${rowId})`
}

/** The first rows of a page, and the cursor of the next; `rows` holds one more where there is a next one. */
export function pageOf<T extends { atText: string; id: string }>(
  rows: readonly T[],
): { page: T[]; next: string | null } {
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return { page, next: rows.length > PAGE && last ? cursorOf(last) : null }
}

/** A search begins with as many letters as the index has in a piece: fewer would read every row there is. */
export const LEAST_LETTERS = 3

/** Text that a user typed, as `like` takes it: any place, and no character of it means anything else. */
export const anywhere = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
