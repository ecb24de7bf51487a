import { Link } from 'react-router'
import type { PartList } from '../../contract/shop-parts.ts'
import { buttonClass } from '../ui/button.tsx'
import { count } from '../ui/money.ts'

/** "146 parts", "5,000+ parts". */
export const countWords = ({ total, isMore }: Pick<PartList, 'total' | 'isMore'>): string =>
  `${count(total)}${isMore ? '+' : ''} ${total === 1 ? 'part' : 'parts'}`

/** Links to the pages of a list; nothing for a single one. */
export function Pages({
  page,
  pages,
  addressOf,
}: {
  page: number
  pages: number
  addressOf: (page: number) => string
}) {
  if (pages <= 1) return null
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const shown = [...new Set(near)].toSorted((a, b) => a - b)
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-center gap-2">
      {page > 1 ? (
        <Link to={addressOf(page - 1)} rel="prev" className={buttonClass('outline', 'small')}>
          Previous
        </Link>
      ) : null}
      {shown.map((one, at) => (
        <span key={one} className="flex items-center gap-2">
          {at > 0 && one - shown[at - 1]! > 1 ? <span className="text-steel">…</span> : null}
          <Link
            to={addressOf(one)}
            aria-current={one === page ? 'page' : undefined}
            aria-label={`Page ${one}`}
            className={buttonClass(one === page ? 'primary' : 'outline', 'small', 'min-w-11 px-2')}
          >
            {one}
          </Link>
        </span>
      ))}
      {page < pages ? (
        <Link to={addressOf(page + 1)} rel="next" className={buttonClass('outline', 'small')}>
          Next
        </Link>
      ) : null}
    </nav>
  )
}
