import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { classes } from '../ui/classes.ts'

export interface Column<T> {
  head: string
  cell: (row: T) => ReactNode
  isRight?: boolean
  /** Short words that stay whole; other text breaks anywhere where the table is narrow. */
  isWord?: boolean
}
interface RowTableProps<T> {
  label: string
  rows: readonly T[]
  columns: readonly Column<T>[]
  keyOf: (row: T) => string
  /** Where a row leads; its first cell is the link. */
  to?: (row: T) => string
  empty: string
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)

/** A table for the keyboard: J and K walk its rows, Enter opens one, / goes to the search. On a phone rows are blocks. */
export function RowTable<T>({ label, rows, columns, keyOf, to, empty }: RowTableProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
      const links = [...(body.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])]
      const at = links.indexOf(document.activeElement as HTMLAnchorElement)
      if (event.key === 'j') links[Math.min(at + 1, links.length - 1)]?.focus()
      if (event.key === 'k') links[Math.max(at - 1, 0)]?.focus()
      if (event.key === '/') {
        event.preventDefault()
        document.querySelector<HTMLInputElement>('input[type=search]')?.focus()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (rows.length === 0)
    return <p className="rounded-sm border border-hairline/70 px-4 py-10 text-center text-silver">{empty}</p>
  return (
    <table aria-label={label} className="block w-full md:table">
      <thead className="hidden md:table-header-group">
        <tr className="border-b border-hairline text-left text-xs text-steel">
          {columns.map(({ head, isRight }) => (
            <th key={head} scope="col" className={classes('px-2 py-2 font-semibold', isRight ? 'text-right' : '')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} className="block md:table-row-group">
        {rows.map((row) => {
          const href = to?.(row)
          return (
            <tr
              key={keyOf(row)}
              onClick={(event) => {
                if (href && !(event.target as HTMLElement).closest('a,button')) void navigate(href)
              }}
              className={classes(
                'flex flex-wrap gap-x-4 border-b border-hairline/50 py-2 md:table-row',
                href ? 'cursor-pointer hover:bg-raised/60 focus-within:bg-raised/60' : '',
              )}
            >
              {columns.map(({ head, cell, isRight, isWord }, index) => (
                <td
                  key={head}
                  className={classes(
                    'px-1 py-0.5 md:table-cell md:px-2 md:py-2',
                    index === 0 ? 'w-full font-semibold md:w-auto' : 'text-silver',
                    isRight ? 'tabular-nums md:text-right' : 'wrap-anywhere',
                    isWord ? 'md:wrap-normal' : '',
                  )}
                >
                  {index === 0 && href ? (
                    <Link data-row to={href}>
                      {cell(row)}
                    </Link>
                  ) : (
                    <>
                      {isRight ? <span className="mr-1 text-xs text-steel md:hidden">{head}</span> : null}
                      {cell(row)}
                    </>
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
